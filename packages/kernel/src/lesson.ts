/** Lessons: a position of a real game, and small steps in which somebody learns by doing. They hold no text and no rule. */
import type { Choice, Seat, Setup } from './game.js';
import type { Made } from './record.js';

/** A choice, given by the parts that matter: `{ type: 'activate' }` is any activation. */
export type ChoicePattern<C extends Choice> = C extends unknown ? Partial<C> & Pick<C, 'type'> : never;

/**
 * What the learner is to do: one of these choices; or to try whatever is allowed, once, until the turn is over or for as long as they
 * like. What was tried does not count: the next step begins where the trial began.
 */
export type LessonTask<C extends Choice> = readonly ChoicePattern<C>[] | 'tryChoice' | 'tryTurn' | 'tryGame';

export interface LessonStep<C extends Choice = Choice> {
  /** Names the step's text. */
  readonly id: string;
  /** For the places in it: the names of cards, for example. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The things on the table that light up, as `data-thing` marks them. */
  readonly lights?: readonly string[];
  /** Without a task there is only something to read. */
  readonly task?: LessonTask<C>;
  /** What everybody chooses when the learner has done it, as it is written. */
  readonly afterwards?: readonly Made<C>[];
}

export interface Lesson<C extends Choice = Choice> {
  readonly id: string;
  readonly setup: Setup;
  /** Where the learner sits. */
  readonly seat: Seat;
  /** What was chosen before the first step. */
  readonly before: readonly Made<C>[];
  readonly steps: readonly LessonStep<C>[];
}

/** The parts of a game in three minutes, in the order in which they are read. */
export const PRIMER_PARTS = ['about', 'points', 'turn', 'end', 'advice1', 'advice2', 'advice3'] as const;

/** The sentences that teach a game: its three minutes, and for each lesson a title and a text for each step. */
export type LessonKey<L extends Lesson> =
  | `primer.${(typeof PRIMER_PARTS)[number]}`
  | (L extends unknown ? `${L['id']}.${'title' | L['steps'][number]['id']}` : never);

/** Where the points of a game come from, in games that bots have played. */
export interface PointShares {
  readonly games: number;
  readonly seats: number;
  /** The largest first; what rounds to nothing is left out. */
  readonly shares: readonly { readonly category: string; readonly percent: number }[];
}

/** Whether a choice is one of those that a pattern describes. */
export function fitsPattern<C extends Choice>(choice: C, pattern: ChoicePattern<C>): boolean {
  return Object.entries(pattern).every(([key, value]) => choice[key as keyof C] === value);
}
