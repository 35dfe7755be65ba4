/** What a server tells of people: their results, their ratings, and with whom they played. */
import type { Seat } from '@bottega/kernel';
import type { TableSummary } from './table-types.js';

/**
 * Why a game changed no rating: bots sat at the table, fewer than two people were left to be rated, the components or the rules of the
 * house were others, everybody agreed to end it early, it went on from a moment of another, or it ended before there were ratings.
 */
export const UNRATED_REASONS = [
  'bots',
  'alone',
  'ownData',
  'houseRules',
  'ended',
  'branch',
  'brought',
  'earlier',
] as const;
export type UnratedReason = (typeof UNRATED_REASONS)[number];

/** A rating as people read it: two in three are within so many points of their true strength. */
export interface ShownRating {
  readonly points: number;
  readonly uncertainty: number;
}

export interface GameRating extends ShownRating {
  readonly game: string;
  /** How many games it was made of. */
  readonly games: number;
}

/** What somebody made of one game with one number of players. */
export interface GameResults {
  readonly game: string;
  readonly seats: number;
  /** Whether bots sat there, too; such games are counted apart. */
  readonly withBots: boolean;
  readonly games: number;
  /** How often they were first, second and so on; tied seats share a place, and whoever left comes after all who stayed. */
  readonly places: readonly number[];
  /** First places, of which a shared one counts in parts: a fair share of them is `games / seats`. */
  readonly wins: number;
}

/** How two people did in the games that both played. */
export interface HeadToHead {
  readonly games: number;
  /** How often whose page it is finished ahead of the other, behind them, or in the same place. */
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

export interface PersonPage {
  readonly id: string;
  readonly name: string;
  readonly isMe: boolean;
  readonly ratings: readonly GameRating[];
  readonly results: readonly GameResults[];
  /** Of theirs and of whoever asks; null on one's own page. */
  readonly againstMe: HeadToHead | null;
}

/** Somebody with whom one has finished a game. */
export interface MetPerson extends HeadToHead {
  readonly id: string;
  readonly name: string;
}

export interface MetPeople {
  readonly people: readonly MetPerson[];
  readonly next: string | null;
}

/** How a game changed somebody's rating. */
export interface RatingChange {
  readonly before: ShownRating;
  readonly after: ShownRating;
}

/** A finished game on somebody's page. */
export interface PersonGame {
  readonly table: TableSummary;
  readonly ended: number;
  /** Where they finished: whoever left comes after all who stayed. */
  readonly place: number;
  readonly unrated: UnratedReason | null;
  readonly change: RatingChange | null;
  /** Whether whoever asks may see the game again. */
  readonly canReplay: boolean;
}

export interface PersonGames {
  readonly games: readonly PersonGame[];
  readonly next: string | null;
}

/** How a finished game was rated. */
export interface TableRating {
  /** Null if it was rated. */
  readonly unrated: UnratedReason | null;
  /** Of people who are still there. */
  readonly seats: readonly SeatRating[];
}

export interface SeatRating extends RatingChange {
  readonly seat: Seat;
}
