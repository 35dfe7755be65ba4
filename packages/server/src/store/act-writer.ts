/**
 * Puts acts on disk: all that come in one turn of the event loop with one commit. Whoever comes second to a place in a history is
 * told that it was overtaken.
 */
import { TableError } from '@bottega/table';
import type { Transaction } from 'kysely';
import type { JobQueue, NewJob } from '../jobs/queue.js';
import { insertActs } from './insert-acts.js';
import type { ActsRow, Database } from './schema.js';
import { type Store, storeError } from './store.js';

/** An act to be kept, with what has to be done because of it. */
export interface NewRow {
  readonly act: ActsRow;
  readonly jobs: readonly NewJob[];
  /** What changes in the row of the table: at its end, for example. */
  readonly also?: (transaction: Transaction<Database>) => Promise<void>;
}

interface Pending extends NewRow {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Each of a group waits for the whole of it. */
const MAX_GROUP = 1_000;
/** PostgreSQL's word for two transactions that wait for each other. */
const DEADLOCK = '40P01';
const MAX_TRIES = 5;

export class ActWriter {
  private pending: Pending[] = [];
  private isWriting = false;
  /** For those who measure: how many commits there were, and how many acts they had. */
  commits = 0;
  acts = 0;
  onCommit: (acts: number) => void = () => {};

  constructor(
    private readonly store: Store,
    private readonly queue: JobQueue,
    /** Tells other processes about tables at which something happened, in the same commit. */
    private readonly announce: (
      transaction: Transaction<Database>,
      tables: readonly string[],
    ) => Promise<void> = async () => {},
  ) {}

  /** Resolves when the act is on disk. A TableError says why it is not: `overtaken` if there is another in its place. */
  write(row: NewRow): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.push({ ...row, resolve, reject });
      if (!this.isWriting) {
        this.isWriting = true;
        setImmediate(() => void this.flush());
      }
    });
  }

  private async flush(): Promise<void> {
    while (this.pending.length > 0) {
      const group = this.pending.splice(0, MAX_GROUP).sort(byPlace);
      try {
        const kept = await this.commitAgain(group);
        this.commits++;
        this.acts += kept.size;
        this.onCommit(kept.size);
        for (const one of group) {
          if (kept.has(one)) one.resolve();
          else
            one.reject(new TableError('overtaken', `act ${one.act.seq} of table ${one.act.table_id} is there already`));
        }
        if (group.some(({ jobs }) => jobs.length > 0)) this.queue.wake();
      } catch (error) {
        const reason = storeError(error);
        for (const one of group) one.reject(reason);
      }
    }
    this.isWriting = false;
  }

  /** Which of a group were kept; once more if it stood in the way of another process, which has gone first now. */
  private async commitAgain(group: readonly Pending[]): Promise<Set<Pending>> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.commit(group);
      } catch (error) {
        const { code } = (error ?? {}) as { readonly code?: unknown };
        if (code !== DEADLOCK || tries === MAX_TRIES) throw error;
      }
    }
  }

  /** Which of a group were kept. */
  private commit(group: readonly Pending[]): Promise<Set<Pending>> {
    return this.store.db.transaction().execute(async (transaction) => {
      const kept = await insertActs(transaction, group, { isSqlite: this.store.pool === null });
      const jobs = kept.flatMap((one) => one.jobs);
      if (jobs.length > 0) await this.queue.add(transaction, jobs);
      for (const { also } of kept) await also?.(transaction);
      if (kept.length > 0) await this.announce(transaction, [...new Set(kept.map(({ act }) => act.table_id))]);
      return new Set(kept);
    });
  }
}

/** All processes write in one order: two that waited for each other would wait for ever. */
function byPlace({ act: one }: Pending, { act: other }: Pending): number {
  if (one.table_id !== other.table_id) return one.table_id < other.table_id ? -1 : 1;
  return one.seq - other.seq;
}
