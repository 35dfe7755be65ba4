/** What a turn is searched by. */
import type { Choice, Game, GameEvent, State } from '@bottega/kernel';
import type { LearnedValue } from './learned-value.js';

/**
 * Positions inside a turn are put in order by the hand-written worth, or by the straight way of what was learned: slower, but it finds ends
 * that the hand-written worth does not think much of.
 */
export const ORDERS = ['hand', 'straight'] as const;
export type Order = (typeof ORDERS)[number];

/** The game as a search sees it. */
export function searched<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  value: LearnedValue<S, C, E>,
  order: Order,
): Game<S, C, E> {
  return order === 'hand' ? game : { ...game, evaluate: (state, seat) => value.straight(state, seat) };
}
