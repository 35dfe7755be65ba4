/** What a server lists for the first page; only types, so that whoever plays alone loads nothing of it. */
import type { TableSummary } from '@bottega/protocol';

export interface OnlineLists {
  /** Tables of one's own that are not over, and those that are; the last ones of these. */
  readonly running: readonly TableSummary[];
  readonly finished: readonly TableSummary[];
  /** Tables that wait for anybody; null until they were asked for. */
  readonly open: readonly TableSummary[] | null;
  /** Why the server cannot be asked; null while it can. What was read before stands. */
  readonly error: unknown;
  /** Whether there are more finished games than were read. */
  readonly hasOlder: boolean;
  /** Reads them anew. It never fails: if they cannot be read, `error` says why. */
  read(): Promise<void>;
  readOlder(): Promise<void>;
}
