/** What is new to somebody who was away. */
import { type Choice, type GameEvent, type Match, maySee, type Seat, type State } from '@bottega/kernel';

/**
 * Where in a seat's log begins what it has not seen, if it saw so many events of it when it last looked. The end of a game opens
 * events of others between those that it saw: these are not told as news.
 */
export function newsFrom(match: Match<State, Choice, GameEvent>, seat: Seat, seen: number): number {
  let passed = 0;
  let place = 0;
  for (const told of match.everything()) {
    if (maySee(told, seat, false) && passed++ === seen) break;
    if (maySee(told, seat, match.over)) place++;
  }
  return place;
}
