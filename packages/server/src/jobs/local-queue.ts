/** Jobs of a server that is alone with its database: kept in a table, done by this process. */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../store/schema.js';
import { isHeavy, type JobHandlers, type JobKind, type JobQueue, keyOf, type NewJob, RETRY_MS } from './queue.js';

/** Clocks are looked at so often at the latest: a timer of Node's cannot wait for more than 24 days. */
const LONGEST_WAIT_MS = 60_000;

export class LocalQueue implements JobQueue {
  private handlers: JobHandlers | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly running = new Map<string, { readonly kind: JobKind; readonly done: Promise<void> }>();
  /** Jobs that failed, and when they are tried again; not in the database, which may be what failed. */
  private readonly failed = new Map<string, { readonly at: number; readonly delay: number }>();
  private isLooking = false;
  private isWoken = false;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly logger: Logger,
    private readonly now: () => number = Date.now,
  ) {}

  async add(db: Kysely<Database>, jobs: readonly NewJob[]): Promise<void> {
    const rows = jobs.map(({ kind, table, at }) => ({ key: keyOf(kind, table), kind, payload: table, run_at: at }));
    await db
      .insertInto('jobs')
      .values(rows)
      .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ run_at: row.ref('excluded.run_at') })))
      .execute();
  }

  async remove(db: Kysely<Database>, kind: JobKind, table: string): Promise<void> {
    await db.deleteFrom('jobs').where('key', '=', keyOf(kind, table)).execute();
  }

  async start(handlers: JobHandlers): Promise<void> {
    this.handlers = handlers;
    await this.look();
  }

  wake(): void {
    if (this.handlers === null) return;
    if (this.isLooking) this.isWoken = true;
    else void this.look();
  }

  async stop(): Promise<void> {
    this.handlers = null;
    if (this.timer !== null) clearTimeout(this.timer);
    await Promise.allSettled([...this.running.values()].map(({ done }) => done));
  }

  /** Begins all jobs whose time has come, and waits for the next one. */
  private async look(): Promise<void> {
    this.isLooking = true;
    let next = this.now() + LONGEST_WAIT_MS;
    do {
      this.isWoken = false;
      try {
        const waiting = await this.db
          .selectFrom('jobs')
          .selectAll()
          .where('run_at', '<=', next)
          .orderBy('run_at')
          .execute();
        for (const { key, kind, payload, run_at } of waiting) {
          if (this.running.has(key)) continue;
          const at = Math.max(run_at, this.failed.get(key)?.at ?? 0);
          // At the end of the other one it is looked for again.
          if (isHeavy(kind as JobKind) && this.isHeavyBegun()) continue;
          if (at > this.now()) next = Math.min(next, at);
          else this.begin(key, kind as JobKind, payload, run_at);
        }
      } catch (error) {
        this.logger.error({ error }, 'jobs cannot be read');
        next = this.now() + RETRY_MS;
      }
    } while (this.isWoken);
    this.isLooking = false;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.handlers === null) return;
    this.timer = setTimeout(() => this.wake(), Math.max(0, next - this.now()));
  }

  private isHeavyBegun(): boolean {
    return [...this.running.values()].some(({ kind }) => isHeavy(kind));
  }

  private begin(key: string, kind: JobKind, table: string, runAt: number): void {
    const handler = this.handlers?.[kind];
    if (handler === undefined) return;
    const work = async () => {
      try {
        await handler(table);
        this.failed.delete(key);
        // Unless it was put off or asked for anew meanwhile.
        await this.db.deleteFrom('jobs').where('key', '=', key).where('run_at', '=', runAt).execute();
      } catch (error) {
        if (this.handlers === null) return; // stopped in the middle of it: it is begun again when we are back
        this.logger.error({ error, kind, table }, 'a job failed and is tried again');
        const delay = Math.min(LONGEST_WAIT_MS, 2 * (this.failed.get(key)?.delay ?? RETRY_MS / 2));
        this.failed.set(key, { at: this.now() + delay, delay });
      }
      this.running.delete(key);
      this.wake();
    };
    this.running.set(key, { kind, done: work() });
  }
}
