/** Ends of a turn with what was learned to expect of them. */
import type { Choice, Game, GameEvent, Seat, State } from '@bottega/kernel';
import type { EndOfTurn } from '../plan/ends-of-turn.js';
import type { LearnedValue } from './learned-value.js';

export interface ValuedEnd<S, C> {
  readonly end: EndOfTurn<S, C>;
  /** Points more in the end than the mean of the rivals. */
  readonly value: number;
}

/** The ends of which the most is expected first; of equal ones the one that came first. */
export function bestFirst<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  learned: LearnedValue<S, C, E>,
  ends: readonly EndOfTurn<S, C>[],
  seat: Seat,
): ValuedEnd<S, C>[] {
  return ends
    .map((end) => ({ end, value: learned.margin(end.state, seat, game.evaluate(end.state, seat)) }))
    .sort((one, other) => other.value - one.value);
}
