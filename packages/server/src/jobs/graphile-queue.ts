/** Jobs of processes that share a PostgreSQL: kept and handed out by graphile-worker, each to one process. */
import { Logger as GraphileLogger, runMigrations, runTaskList, type TaskList, type WorkerPool } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Neighbours } from '../processes/neighbours.js';
import type { Database } from '../store/schema.js';
import type { Db } from '../store/store.js';
import {
  isHeavy,
  JOB_KINDS,
  type JobHandlers,
  type JobKind,
  type JobQueue,
  keyOf,
  type NewJob,
  RETRY_MS,
} from './queue.js';

/** Jobs of one process at once; bots think in slices and let each other in. */
const CONCURRENT_JOBS = 4;
/** Jobs that are for later are looked for so often; those for now are told at once. */
const POLL_MS = 1_000;
/** The worker gives up when the database is away; it is started again after this time. */
const RESTART_MS = 1_000;
/** What the database knows heavy jobs by, so that others are done first and a process that does one gets no second. */
const HEAVY = { flag: 'heavy', priority: 100 } as const;
/** Any number, the same in all processes: only one of them prepares the tables at a time. */
const MIGRATION_LOCK = 7_201_609;

export interface GraphileOptions {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly neighbours: Neighbours;
  readonly logger: Logger;
  readonly now: () => number;
  readonly retryMs?: number;
}

export class GraphileQueue implements JobQueue {
  private handlers: JobHandlers | null = null;
  private worker: WorkerPool | null = null;
  private restarting: NodeJS.Timeout | null = null;
  private isHeavyBegun = false;

  constructor(private readonly options: GraphileOptions) {}

  async add(db: Kysely<Database>, jobs: readonly NewJob[]): Promise<void> {
    const now = this.options.now();
    await addJobs(
      db,
      jobs.map(({ kind, table, at }) => ({ kind, table, wait: at - now })),
    );
  }

  async remove(db: Kysely<Database>, kind: JobKind, table: string): Promise<void> {
    await sql`select graphile_worker.remove_job(${keyOf(kind, table)})`.execute(db);
  }

  /** Not needed: PostgreSQL tells all workers when a job is committed. */
  wake(): void {}

  async start(handlers: JobHandlers): Promise<void> {
    this.handlers = handlers;
    this.options.neighbours.unlock = unlock;
    this.run();
  }

  async stop(): Promise<void> {
    this.handlers = null;
    if (this.restarting !== null) clearTimeout(this.restarting);
    const { worker } = this;
    this.worker = null;
    await worker?.gracefulShutdown()?.catch(() => {});
  }

  private run(): void {
    const { pool, logger } = this.options;
    const worker = runTaskList(
      {
        noHandleSignals: true,
        forbiddenFlags: () => (this.isHeavyBegun ? [HEAVY.flag] : []),
        logger: loggerFor(logger),
        preset: {
          plugins: [
            {
              name: 'known-before-the-first-job',
              worker: { hooks: { startWorker: (_context, { worker: { workerPool } }) => this.register(workerPool) } },
            },
          ],
          worker: {
            concurrentJobs: CONCURRENT_JOBS,
            pollInterval: POLL_MS,
            // With a batch, even of no duration, a failure to write ends the worker; without, it would end the process.
            completeJobBatchDelay: 0,
            failJobBatchDelay: 0,
          },
        },
      },
      this.tasks(),
      pool,
    );
    this.worker = worker;
    const ended = (error?: unknown) => {
      if (this.worker !== worker) return;
      logger.error({ error }, 'the worker of jobs has ended and is started again');
      this.restarting = setTimeout(() => void this.restart(worker.id), RESTART_MS);
    };
    worker.promise.then(() => ended(), ended);
  }

  /** Others must know whose jobs these are, in case that this process dies. */
  private async register({ id }: WorkerPool): Promise<void> {
    const { neighbours } = this.options;
    if (neighbours.worker === id) return;
    neighbours.worker = id;
    await neighbours.beat();
  }

  private async restart(old: string): Promise<void> {
    if (this.handlers === null) return;
    try {
      await unlock(this.options.db, [old]);
      if (this.handlers !== null) this.run();
    } catch {
      this.restarting = setTimeout(() => void this.restart(old), RESTART_MS);
    }
  }

  private tasks(): TaskList {
    return Object.fromEntries(
      JOB_KINDS.map((kind) => [kind, (payload: unknown) => this.work(kind, (payload as { table: string }).table)]),
    );
  }

  /** Two were taken at the same moment. */
  private async putOff(kind: JobKind, table: string): Promise<void> {
    await addJobs(this.options.db, [{ kind, table, wait: POLL_MS }], { isRetry: true });
  }

  private async workAlone(work: () => Promise<void> | undefined): Promise<void> {
    this.isHeavyBegun = true;
    try {
      await work();
    } finally {
      this.isHeavyBegun = false;
    }
  }

  private async work(kind: JobKind, table: string): Promise<void> {
    try {
      if (this.handlers === null) throw new Error('stopped before it began');
      if (!isHeavy(kind)) await this.handlers[kind](table);
      else if (this.isHeavyBegun) await this.putOff(kind, table);
      else await this.workAlone(() => this.handlers?.[kind](table));
    } catch (error) {
      const isStopped = this.handlers === null;
      if (!isStopped) this.options.logger.error({ error, kind, table }, 'a job failed and is tried again');
      // Anew instead of a second attempt of the same: those are put off further each time, and given up.
      await addJobs(this.options.db, [{ kind, table, wait: isStopped ? 0 : (this.options.retryMs ?? RETRY_MS) }], {
        isRetry: true,
      });
    }
  }
}

/** Makes the tables that the queue needs, whichever process comes first. */
export async function prepareJobs(pool: pg.Pool, logger: Logger): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await runMigrations({ pgPool: pool, logger: loggerFor(logger) });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

interface WaitingJob {
  readonly kind: string;
  readonly table: string;
  /** Milliseconds from now on, so that it does not matter whose clock is right. */
  readonly wait: number;
}

/** Adds jobs; with `isRetry` one that waits already is not put off. */
export async function addJobs(
  db: Kysely<Database>,
  jobs: readonly WaitingJob[],
  { isRetry = false }: { readonly isRetry?: boolean } = {},
): Promise<void> {
  const byKey = new Map(jobs.map((job) => [keyOf(job.kind as JobKind, job.table), job]));
  // A job that was taken in this very moment is neither replaced nor added the first time; it is the second time.
  while (byKey.size > 0) {
    const keys = [...byKey.keys()].sort();
    const wanted = keys.flatMap((key) => byKey.get(key) ?? []);
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.add_jobs(
        array(
          select (kind, json_build_object('table', table_id), null,
            now() + greatest(wait, 0) * interval '1 millisecond', null, key,
            case when is_heavy then ${HEAVY.priority}::smallint end,
            case when is_heavy then array[${HEAVY.flag}::text] end)::graphile_worker.job_spec
          from unnest(
            ${keys}::text[],
            ${wanted.map(({ kind }) => kind)}::text[],
            ${wanted.map(({ table }) => table)}::text[],
            ${wanted.map(({ wait }) => wait)}::float8[],
            ${wanted.map(({ kind }) => isHeavy(kind as JobKind))}::boolean[]
          ) with ordinality as wanted (key, kind, table_id, wait, is_heavy, place)
          order by place
        ),
        ${isRetry}
      )`.execute(db);
    for (const { key } of rows) byKey.delete(key);
  }
}

/** Lets others do the jobs that workers have begun which are gone. */
async function unlock(db: Kysely<Database>, workers: readonly string[]): Promise<void> {
  if (workers.length > 0) await sql`select graphile_worker.force_unlock_workers(${[...workers]}::text[])`.execute(db);
}

/** What the worker tells about its own doings is for those who look for a fault. */
function loggerFor(logger: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'error') logger.error(message);
    else logger.debug(message);
  });
}
