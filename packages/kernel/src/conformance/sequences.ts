/** Counting choice sequences: a golden number that almost any change of the rules changes. */
import type { Choice, Game, GameEvent, State } from '../game.js';
import { apply, asked, legal } from '../play.js';
import { isOver } from '../view.js';

/**
 * How many sequences of exactly so many choices lead on from a position (chess programmers call it perft). Where several
 * seats are asked at once, the first of them answers first. Sequences that reach the end of the game early count once.
 */
export function countSequences<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  depth: number,
): number {
  if (depth === 0 || isOver(state)) return 1;
  const [seat] = asked(game, state);
  const choices = legal(game, state, seat);
  if (depth === 1) return choices.length;
  let count = 0;
  for (const choice of choices) {
    const next = game.clone(state);
    apply(game, next, seat, choice);
    count += countSequences(game, next, depth - 1);
  }
  return count;
}
