/** What was found out about a finished game, as it is kept, sent and shown: plain data, with the game's words as messages. */
import type { CoursePoint, Influence, Reason } from '@bottega/bots';
import type { Choice, Seat } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';

/** Raised when kept analyses of before cannot be read any more: then a game is analysed anew. */
export const ANALYSIS_FORMAT = 3;

/** What one can look with: what the seat could know then, or everything that lay open afterwards. */
export const SIGHTS = ['known', 'open'] as const;
export type Sight = (typeof SIGHTS)[number];

export interface GameAnalysis {
  readonly format: typeof ANALYSIS_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** How many positions were looked at for a decision. */
  readonly positions: number;
  /** The digest of the position at the end: what belongs to another game is not shown. */
  readonly end: string;
  /** How many choices were made, and before how many of them nothing can be looked at. */
  readonly length: number;
  readonly first: number;
  /** False while it is being worked out, or if it was stopped. */
  readonly isComplete: boolean;
  readonly course: readonly CoursePoint[];
  readonly decisions: readonly Decision[];
  /** What mattered most, in the order in which it happened. */
  readonly moments: Readonly<Record<Sight, readonly TurningMoment[]>>;
  /** By seat; null where nothing was learned that chances follow from. */
  readonly influences: readonly Influence[] | null;
}

/** What a decision cost, at least nothing: of the chance to win, and in points of the lead at the end. */
export interface Cost {
  /** Null where there are no chances. */
  readonly chance: number | null;
  readonly points: number;
}

/** Choices of a seat that belong together, and what they cost. */
export interface Decision {
  readonly seat: Seat;
  /** The choices of the record from `from` up to `to`, which does not belong to it. */
  readonly from: number;
  readonly to: number;
  readonly known: Cost;
  readonly open: Cost;
  /** What it was about, in the game's words; null where it does not say. */
  readonly about: Message | null;
  /** The round, year or season; null where the game has none. */
  readonly round: Message | null;
}

/** A way to play on from a moment. */
export interface Line {
  readonly choices: readonly Choice[];
  /** The choices of it that matter, without what goes without saying. */
  readonly says: readonly Message[];
  /** The seat's chance to win after it; null where there are no chances. */
  readonly chance: number | null;
  /** Points ahead of the mean of the rivals at the end; without anything learned, points at the end. */
  readonly points: number;
}

export interface TurningMoment extends Pick<Decision, 'seat' | 'from' | 'to' | 'round'> {
  /** A slip: something else was better. A find: it was better than what is easily taken for the best. */
  readonly kind: 'slip' | 'find';
  readonly played: Line;
  /** Of a slip the best line, of a find the one that is easily taken for the best. */
  readonly other: Line;
  /** How the better one of the two differs from the other, by parts of what is expected, the greatest first. */
  readonly reasons: readonly Reason[];
  /** Points of the difference that no part names: rivals and later turns, as was learned from play. Null where nothing was learned. */
  readonly beyond: number | null;
  /** With everything open: whether the seat could have known that. With what it knew always. */
  readonly couldKnow: boolean;
}
