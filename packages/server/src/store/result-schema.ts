/** The tables of results: how finished games ended for those who played them, and what ratings came of it. */
import type { UnratedReason } from '@bottega/protocol';

/**
 * How a finished game ended for a seat; written once, in the transaction of the game's last act. Only `person` and `line` change: when a
 * guest's seats go to an account, and when somebody goes for good.
 */
export interface ResultsRow {
  table_id: string;
  seat: number;
  /** In which order games ended, counted over all of them: ratings follow from it. */
  number: number;
  game: string;
  /** How many played. */
  seats: number;
  /** Null for bots, and for people who are gone. */
  person: string | null;
  /** Whether a bot sat at the table from the start: 1 or 0. */
  with_bots: number;
  /** From 1; whoever left comes after all who stayed. */
  place: number;
  /** How many share the place. */
  tied: number;
  ended: number;
  /** Why it was not rated; null if it was. */
  unrated: UnratedReason | null;
  /** The rating that it changed, which an account may have from a guest; with what it was before and after, in millionths. */
  line: string | null;
  mu_before: number | null;
  sigma_before: number | null;
  mu_after: number | null;
  sigma_after: number | null;
}

/** Somebody's rating in a game as it is now, in millionths: that after the last result of its line. */
export interface RatingsRow {
  person: string;
  game: string;
  line: string;
  mu: number;
  sigma: number;
  games: number;
}

/** One row: how many results there are. Whoever counts it up has to itself what ratings follow from, until the commit. */
export interface ResultCountRow {
  id: number;
  last: number;
}

export interface ResultTables {
  results: ResultsRow;
  ratings: RatingsRow;
  result_count: ResultCountRow;
}
