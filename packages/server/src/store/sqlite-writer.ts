/**
 * Writes a SQLite file from a thread of its own: a commit waits for the disk, and nobody at any table is to wait with it. A file in memory has
 * no disk to wait for, and no other thread could see it.
 */
import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import type { Statement } from './sqlite-connection.js';

/** What a SqliteConnection does, wherever it is. */
export type SqliteWriter = {
  readonly [Order in 'begin' | 'commit' | 'rollback' | 'close']: () => void | Promise<void>;
} & { query(statement: Statement): QueryResult<unknown> | Promise<QueryResult<unknown>> };

export type ThreadQuestion = { readonly id: number } & (
  | { readonly order: 'query'; readonly statement: Statement }
  | { readonly order: Exclude<keyof SqliteWriter, 'query'>; readonly statement?: never }
);

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What a thread is begun with. */
export interface ThreadOrder {
  readonly path: string;
}

export interface ThreadAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly name: string; readonly message: string; readonly code?: string | undefined };
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** Of the same package, once it is built: a thread can only be begun with JavaScript. */
const THREAD = new URL('../../dist/store/sqlite-thread.js', import.meta.url);

export class ThreadedWriter implements SqliteWriter {
  private thread: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private questions = 0;
  private isInTransaction = false;
  /** Why the transaction that goes on cannot be committed any more: it went with its thread. */
  private lost: Error | null = null;

  constructor(private readonly path: string) {}

  async begin(): Promise<void> {
    await this.ask({ order: 'begin' });
    this.isInTransaction = true;
  }

  async commit(): Promise<void> {
    await this.ask({ order: 'commit' });
    this.isInTransaction = false;
  }

  async rollback(): Promise<void> {
    if (this.lost === null) await this.ask({ order: 'rollback' });
    this.isInTransaction = false;
    this.lost = null;
  }

  query({ sql, parameters }: Statement): Promise<QueryResult<unknown>> {
    return this.ask({ order: 'query', statement: { sql, parameters } });
  }

  async close(): Promise<void> {
    const { thread } = this;
    if (thread === null) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    await this.ask({ order: 'close' });
    await ended;
  }

  private ask<T>(question: WithoutId<ThreadQuestion>): Promise<T> {
    if (this.lost !== null) return Promise.reject(this.lost);
    return new Promise((resolve, reject) => {
      const id = this.questions++;
      this.waiting.set(id, { resolve, reject });
      this.thread ??= this.begun();
      this.thread.postMessage({ id, ...question });
    });
  }

  /** A thread that has ended is begun anew by whoever asks next; what it had not committed has not happened. */
  private begun(): Worker {
    const thread = new Worker(THREAD, { workerData: { path: this.path } satisfies ThreadOrder });
    thread.on('message', ({ id, result, error }: ThreadAnswer) => {
      const one = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) one?.resolve(result as never);
      else one?.reject(Object.assign(new Error(error.message), { name: error.name, code: error.code }));
    });
    let reason = new Error('the thread that writes the database has ended');
    thread.on('error', (error) => {
      reason = error instanceof Error ? error : new Error(String(error));
    });
    thread.on('exit', () => {
      this.thread = null;
      if (this.isInTransaction) this.lost = reason;
      const left = [...this.waiting.values()];
      this.waiting.clear();
      for (const { reject } of left) reject(reason);
    });
    return thread;
  }
}
