/** Whether the page can say "you". */
import type { Seat } from '@bottega/kernel';
import { botIn, type Player } from '@bottega/table';

/** The seat of the one person before this screen; null if there are several, or none. */
export function onlyPerson(players: readonly Player[]): Seat | null {
  const people = players.flatMap((player, seat) => (botIn(player) === null ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}
