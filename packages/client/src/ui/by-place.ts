/** The order in which the end of a game names its seats. */
import type { Seat } from '@bottega/kernel';

/** The seats, the best place first; tied seats in the order of the table. */
export function byPlace(places: readonly number[]): Seat[] {
  return places.map((_, seat) => seat).sort((one, other) => places[one] - places[other] || one - other);
}
