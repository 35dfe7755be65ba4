/** What a session is given, and what it keeps. */
import type { Choice, GameEvent, GameRecord, Match, Result, Seating, Snapshot, State } from '@bottega/kernel';
import type { Act, Standing } from './history.js';
import type { Player } from './player.js';

export type AnyMatch = Match<State, Choice, GameEvent>;

/** What is kept of a game: with its secrets, so never for a person while it goes on. */
export interface KeptGame {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  readonly seating: Seating;
  readonly history: readonly Act[];
  /** The newest position: with it the game outlives a change of its rules. */
  readonly snapshot: Snapshot;
  readonly over: boolean;
}

/** Who plays, whether they do, and what came of it; the result is null before the end. */
export interface Outcome {
  readonly players: readonly Player[];
  readonly standing: Standing;
  readonly result: Result | null;
}

/** Where a table is: storage, clock, and whoever looks after it. */
export interface Outside {
  /**
   * Keeps the game as it stands after these new acts; resolves when that is on disk. `isNoticed` says whether everybody sees that
   * something has happened: of a part of an answer in secret only its seat knows.
   */
  keep(game: KeptGame, acts: readonly Act[], isNoticed: boolean): Promise<void>;
  /** The bots were stopped by an error; null when they go on. */
  report(trouble: unknown): void;
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Resolves when whatever else waits for this thread has had it: somebody thinks in slices, and lets it in between. */
  breathe(): Promise<void>;
  /** Whether bots play only when `playBots` is called: where several tables show one game, one of them lets the bots play. */
  readonly callsBots?: boolean;
  /** Whether moments are counted by what everybody saw, as long as not everything is open: where others look on from elsewhere. */
  readonly countsPublicly?: boolean;
}

export interface Looking {
  /** Whether somebody sees what everybody could see and no more, also after the end. */
  readonly isShut?: boolean;
}

export interface Seated {
  readonly id: string;
  readonly match: AnyMatch;
  readonly players: readonly Player[];
  readonly seating: Seating;
  /** What happened until now; found from the record where nobody wrote it down. */
  readonly history?: readonly Act[];
}

/** Something that a viewer asks for. */
export interface Request {
  /** The position that the viewer saw (`Update.position`). */
  readonly position: string;
  /** Made by the viewer, another one each time: a request that is sent twice is done once. */
  readonly id: string;
}
