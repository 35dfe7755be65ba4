/**
 * Puts acts on disk: all that come in one turn of the event loop with one commit. Whoever comes second to a place in a history is
 * told that it was overtaken.
 */
import { TableError } from '@bottega/table';
import type { Transaction } from 'kysely';
import type { JobQueue, NewJob } from '../jobs/queue.js';
import type { Announcement } from '../processes/announcements.js';
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
    /** What other processes are told about tables at which something happened, in the same commit; null if there are none. */
    private readonly announcer: ((tables: readonly string[]) => Announcement) | null = null,
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

  /** Whoever waits for a group is told when the next one is on its way: the disk does not wait for what they do then. */
  private async flush(): Promise<void> {
    let answer = () => {};
    while (this.pending.length > 0) {
      const group = this.pending.splice(0, MAX_GROUP).sort(byPlace);
      const writing = this.commitAgain(group);
      setImmediate(answer);
      answer = await this.answerAfter(group, writing);
    }
    this.isWriting = false;
    answer();
  }

  /** What a group is told when it is on disk, or cannot be. */
  private async answerAfter(group: readonly Pending[], writing: Promise<Set<Pending>>): Promise<() => void> {
    try {
      const kept = await writing;
      this.commits++;
      this.acts += kept.size;
      this.onCommit(kept.size);
      return () => {
        for (const one of group) {
          if (kept.has(one)) one.resolve();
          else one.reject(overtaken(one));
        }
        if (group.some(({ jobs }) => jobs.length > 0)) this.queue.wake();
      };
    } catch (error) {
      const reason = storeError(error);
      return () => {
        for (const one of group) one.reject(reason);
      };
    }
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
  private async commit(group: readonly Pending[]): Promise<Set<Pending>> {
    const { db, pool } = this.store;
    const isSqlite = pool === null;
    if (group.every(isAlone)) {
      // A statement by itself is a transaction: so it is one trip to the database instead of three or four.
      return new Set(await insertActs(db, group, { isSqlite, announcement: this.announcementOf(group) }));
    }
    return db.transaction().execute(async (transaction) => {
      const kept = await insertActs(transaction, group, { isSqlite, announcement: this.announcementOf(group) });
      const jobs = kept.flatMap((one) => one.jobs);
      if (jobs.length > 0) await this.queue.add(transaction, jobs);
      for (const { also } of kept) await also?.(transaction);
      return new Set(kept);
    });
  }

  private announcementOf(group: readonly Pending[]): Announcement | null {
    return this.announcer === null ? null : this.announcer([...new Set(group.map(({ act }) => act.table_id))]);
  }
}

/** Whether nothing has to be written with an act. */
const isAlone = ({ jobs, also }: Pending) => jobs.length === 0 && also === undefined;

const overtaken = ({ act }: Pending) =>
  new TableError('overtaken', `act ${act.seq} of table ${act.table_id} is there already`);

/** All processes write in one order: two that waited for each other would wait for ever. */
function byPlace({ act: one }: Pending, { act: other }: Pending): number {
  if (one.table_id !== other.table_id) return one.table_id < other.table_id ? -1 : 1;
  return one.seq - other.seq;
}
