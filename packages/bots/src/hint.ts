/** A hint: the advice of the strongest bot, put into the game's words. */
import type { Choice, Game, Seat, View } from '@bottega/kernel';
import type { Message, Words } from '@bottega/kernel/text';
import { advise } from './advice.js';
import { DEFAULT_BUDGET } from './bot.js';
import { ADVISER, botOf } from './register.js';
import type { Weights } from './value/weights.js';

export interface Hint {
  readonly choice: Choice;
  /** All that it would choose until its turn is over, this first, with every detail. */
  readonly choices: readonly Choice[];
  /** What it would choose after that until its turn is over. */
  readonly later: readonly Message[];
  /** Points expected at the end of the game after that turn, and as things stand. */
  readonly worth: number;
  readonly now: number;
  /** Points that it expects to be ahead of the mean of the rivals at the end; null where nothing was learned. */
  readonly lead: number | null;
  /** Where the difference comes from, the greatest part first. */
  readonly reasons: readonly { readonly part: Message; readonly points: number }[];
  /** The best of the other choices. */
  readonly next: {
    readonly choice: Choice;
    readonly choices: readonly Choice[];
    readonly worth: number;
    readonly lead: number | null;
  } | null;
}

/** More parts than this say little each. */
const MOST_REASONS = 4;
/** What would be shown as 0.0 is no reason. */
const LEAST_POINTS = 0.05;

/** What the adviser would do in a seat, from what that seat sees. */
export function hintFor(
  { game, words }: { readonly game: Game; readonly words: Words },
  view: View,
  seat: Seat,
  allowed: readonly Choice[],
  weights: Weights | null,
  seed: string,
): Hint {
  const { best, next, now } = advise(botOf(ADVISER), game, view, allowed, DEFAULT_BUDGET, weights, seed);
  return {
    choice: best.choice,
    choices: best.choices,
    later: best.later.map((step) => words.choice(step.view, seat, step.choice)),
    worth: best.worth,
    now,
    lead: best.lead,
    reasons: best.changes
      .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
      .slice(0, MOST_REASONS)
      .flatMap(({ part, points }) => (words.part === undefined ? [] : [{ part: words.part(part), points }])),
    next: next === null ? null : { choice: next.choice, choices: next.choices, worth: next.worth, lead: next.lead },
  };
}
