/** Deletes somebody's account with everything that is only theirs, as they could do it themselves. */
import { Departures } from '../people/departures.js';
import type { Offline } from './offline.js';

export function deletePerson({ services, live }: Offline, person: string): Promise<void> {
  return new Departures(services, live).leaveForGood(person);
}
