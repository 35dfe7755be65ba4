/** What is to be done later, or by whoever has time: each job is done by one process, and is not forgotten if that one dies. */
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.js';

/**
 * Bots choose at a table; a clock has run out; whoever has not voted is not waited for any longer; nobody started a table in time; a notice is
 * due; something is sent to somebody; a finished game is analysed.
 */
export const JOB_KINDS = ['bots', 'clock', 'vote', 'expire', 'notice', 'send', 'analysis'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Long work that nobody at a table waits for: a process does one at a time, and whatever else there is to do comes first. */
export const isHeavy = (kind: JobKind): boolean => kind === 'analysis';

export interface NewJob {
  readonly kind: JobKind;
  /** The id of a table; of a notice or a delivery for the jobs that have to do with those. */
  readonly table: string;
  /** Milliseconds since 1970. A job of the same kind for the same table takes the place of the one that waits. */
  readonly at: number;
}

/** Does a job; if it fails it is tried again later. */
export type JobHandlers = { readonly [Kind in JobKind]: (table: string) => Promise<void> };

/** A job that failed is tried again after this time; a server that is alone waits twice as long each time that it fails again. */
export const RETRY_MS = 2_000;

/** One job of a kind waits for a table at most. */
export const keyOf = (kind: JobKind, table: string) => `${kind} ${table}`;

export interface JobQueue {
  /** Adds jobs in somebody's transaction: they are there if what they follow from is. */
  add(db: Kysely<Database>, jobs: readonly NewJob[]): Promise<void>;
  remove(db: Kysely<Database>, kind: JobKind, table: string): Promise<void>;
  /** There may be something to do now. */
  wake(): void;
  start(handlers: JobHandlers): Promise<void>;
  /** Resolves when what was begun is done. */
  stop(): Promise<void>;
}
