/** What a simulation found: every game that was played, and how it was set up. */
import type { Chronicle, Options } from '@bottega/kernel';

export interface Simulation {
  readonly game: string;
  readonly seats: number;
  /** The bot in each seat. */
  readonly bots: readonly string[];
  readonly options: Options;
  /** Game number n was played with the seed `${seed}-${n}`. */
  readonly seed: string;
  readonly seconds: number;
  readonly games: readonly SimulatedGame[];
}

export interface SimulatedGame {
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly sheet: readonly { readonly category: string; readonly points: readonly number[] }[];
  readonly choices: number;
  /** The seats in the order of their first turns. */
  readonly order: readonly number[];
  /** Null for games that tell nothing beside their points. */
  readonly chronicle: Chronicle | null;
}

/** The figures of a simulation, as the table and the report show them. */
export interface Summary {
  /** Per seat. */
  readonly seats: readonly SeatSummary[];
  /** Of all seats together. */
  readonly points: Spread;
  readonly winner: Spread;
  readonly last: Spread;
  /** Points of the winner minus points of the second. */
  readonly margin: Spread;
  readonly choices: Spread;
  /** Mean points per category of the score sheet, over all seats. */
  readonly categories: readonly { readonly category: string; readonly mean: number }[];
  /** Share of games won by whoever was first in turn order, second … */
  readonly byOrder: readonly number[];
  readonly gamesPerSecond: number;
  readonly chronicle: ChronicleSummary | null;
}

export interface SeatSummary extends PlayedSummary {
  readonly bot: string;
}

/** The figures of a game that tells more than its points. */
export interface ChronicleSummary {
  readonly rounds: Spread;
  /** By what was played, the most successful first; empty where all seats play the same. */
  readonly roles: readonly RoleSummary[];
  /** What ended the games, the most frequent first; empty where games have only one way to end. */
  readonly endings: readonly { readonly ending: string; readonly games: number; readonly share: number }[];
}

export interface RoleSummary extends PlayedSummary {
  readonly role: string;
  /** How often it was played. */
  readonly games: number;
}

/** How a seat or a role fares. */
export interface PlayedSummary {
  readonly points: Spread;
  /** Share of victories; a shared victory counts as its part. */
  readonly wins: number;
  /** The 95 % interval of `wins`. */
  readonly winsInterval: Interval;
}

export interface Interval {
  readonly least: number;
  readonly most: number;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}
