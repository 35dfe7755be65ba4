/** A hint: the advice of the strongest bot, put into the game's words. */
import { advise, botOf, DEFAULT_BUDGET } from '@bottega/bots';
import type { Loaded } from '@bottega/games';
import type { Choice, Seat, View } from '@bottega/kernel';
import type { Hint } from '../table';

/** The strongest bot there is. */
export const ADVISER = 'greedy';
/** More parts than this say little each. */
const MOST_REASONS = 4;
/** What would be shown as 0.0 is no reason. */
const LEAST_POINTS = 0.05;

/** What the adviser would do in a seat, from what that seat sees. */
export function hintFor(
  { game, words }: Pick<Loaded, 'game' | 'words'>,
  view: View,
  seat: Seat,
  allowed: readonly Choice[],
  seed: string,
): Hint {
  const { best, next, now } = advise(botOf(ADVISER), game, view, allowed, DEFAULT_BUDGET, seed);
  return {
    choice: best.choice,
    later: best.later.map((step) => words.choice(step.view, seat, step.choice)),
    worth: best.worth,
    now,
    reasons: best.changes
      .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
      .slice(0, MOST_REASONS)
      .flatMap(({ part, points }) => (words.part === undefined ? [] : [{ part: words.part(part), points }])),
    next: next === null ? null : { choice: next.choice, worth: next.worth },
  };
}
