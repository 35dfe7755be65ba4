/** The queue of processes that share a PostgreSQL: each job is done once, by whichever process, and none is forgotten. */
import pino from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { GraphileQueue } from '../src/jobs/graphile-queue.js';
import type { JobHandlers, JobKind } from '../src/jobs/queue.js';
import { Neighbours } from '../src/processes/neighbours.js';
import { openStore } from '../src/store/store.js';
import { newPostgresDatabase } from './postgres.js';
import { sleep } from './server.js';

const logger = pino({ level: 'silent' });
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Process {
  readonly queue: GraphileQueue;
  readonly db: Awaited<ReturnType<typeof openStore>>['db'];
}

/** A process that does jobs: each is handed to `work`. */
async function processAt(database: string, work: (kind: JobKind, table: string) => Promise<void>): Promise<Process> {
  const store = await openStore(database);
  if (store.pool === null) throw new Error('this is no PostgreSQL');
  const neighbours = new Neighbours({ store, url: database, beatMs: 600_000, logger });
  const { db, pool } = store;
  const queue = new GraphileQueue({ pool, db, neighbours, logger, now: Date.now, retryMs: 50 });
  const handlers = new Proxy({} as JobHandlers, { get: (_, kind: JobKind) => (table: string) => work(kind, table) });
  await queue.start(handlers);
  closing.push(async () => {
    await queue.stop();
    await neighbours.stop();
    await store.close();
  });
  return { queue, db };
}

const until = async (holds: () => boolean) => {
  while (!holds()) await sleep(10);
};

describe('jobs', () => {
  test('are each done once, by whichever of three processes', async () => {
    const database = await newPostgresDatabase();
    const done: [number, string][] = [];
    const processes = await Promise.all(
      [0, 1, 2].map((at) => processAt(database, async (_, table) => void done.push([at, table]))),
    );
    const tables = Array.from({ length: 60 }, (_, at) => `table-${at}`);
    await Promise.all(
      tables.map((table, at) => processes[at % 3].queue.add(processes[at % 3].db, [{ kind: 'bots', table, at: 0 }])),
    );
    await until(() => done.length >= tables.length);
    await sleep(50); // time for what should not happen
    expect(done.map(([, table]) => table).sort()).toEqual([...tables].sort());
  });

  test('are not there if what they follow from is not', async () => {
    const done: string[] = [];
    const { db, queue } = await processAt(await newPostgresDatabase(), async (_, table) => void done.push(table));
    const failing = db.transaction().execute(async (transaction) => {
      await queue.add(transaction, [{ kind: 'bots', table: 'never', at: 0 }]);
      throw new Error('it was not to be');
    });
    await expect(failing).rejects.toThrow('it was not to be');
    await queue.add(db, [{ kind: 'bots', table: 'after it', at: 0 }]);
    await until(() => done.length > 0);
    expect(done).toEqual(['after it']);
  });

  test('of one kind for one table wait once: the last time counts; others can be removed', async () => {
    const done: string[] = [];
    const { db, queue } = await processAt(await newPostgresDatabase(), async (kind) => void done.push(kind));
    const later = Date.now() + 3_600_000;
    await queue.add(db, [{ kind: 'clock', table: 'one', at: Date.now() + 1_000 }]);
    await queue.add(db, [
      { kind: 'clock', table: 'one', at: later },
      { kind: 'expire', table: 'one', at: Date.now() + 1_000 },
    ]);
    await queue.remove(db, 'expire', 'one');
    await queue.add(db, [
      { kind: 'bots', table: 'one', at: later },
      { kind: 'bots', table: 'one', at: Date.now() + 1_500 },
    ]);
    await until(() => done.length > 0);
    expect(done).toEqual(['bots']);
  });

  test('that fail are tried again', async () => {
    let tries = 0;
    const { db, queue } = await processAt(await newPostgresDatabase(), async () => {
      if (++tries < 3) throw new Error('not yet');
    });
    await queue.add(db, [{ kind: 'bots', table: 'one', at: 0 }]);
    await until(() => tries === 3);
  });

  test('that are heavy are done one at a time by each process, each once, and hold up no others', async () => {
    const database = await newPostgresDatabase();
    const done: string[] = [];
    const begun = [0, 0];
    let most = 0;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const processes = await Promise.all(
      [0, 1].map((at) =>
        processAt(database, async (kind, table) => {
          if (kind === 'analysis') {
            most = Math.max(most, ++begun[at]);
            await held;
            begun[at]--;
          }
          done.push(`${kind} ${table}`);
        }),
      ),
    );
    const [{ queue, db }] = processes;
    const tables = Array.from({ length: 8 }, (_, at) => `table-${at}`);
    await queue.add(
      db,
      tables.map((table) => ({ kind: 'analysis', table, at: 0 })),
    );
    await until(() => begun[0] + begun[1] === 2);
    await queue.add(
      db,
      tables.map((table) => ({ kind: 'bots', table, at: 0 })),
    );
    await until(() => done.length === tables.length);
    expect(done.sort()).toEqual(tables.map((table) => `bots ${table}`));
    goOn();
    await until(() => done.length === 2 * tables.length);
    await sleep(50); // time for what should not happen
    expect(done.filter((one) => one.startsWith('analysis')).sort()).toEqual(tables.map((table) => `analysis ${table}`));
    expect(most).toBe(1);
  });

  test('that are asked for while they are done are done once more', async () => {
    let begun = 0;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { db, queue } = await processAt(await newPostgresDatabase(), async () => {
      if (++begun === 1) await held;
    });
    await queue.add(db, [{ kind: 'bots', table: 'one', at: 0 }]);
    await until(() => begun === 1);
    await queue.add(db, [{ kind: 'bots', table: 'one', at: 0 }]);
    goOn();
    await until(() => begun === 2);
  });

  test('that a process is stopped in are done by another at once', async () => {
    const database = await newPostgresDatabase();
    let stopped = () => {};
    const held = new Promise<void>((_, reject) => {
      stopped = () => reject(new Error('stopped'));
    });
    let isBegun = false;
    const first = await processAt(database, () => {
      isBegun = true;
      return held;
    });
    await first.queue.add(first.db, [{ kind: 'bots', table: 'one', at: 0 }]);
    await until(() => isBegun);
    const done: string[] = [];
    await processAt(database, async (_, table) => void done.push(table));
    const ended = first.queue.stop();
    stopped();
    await ended;
    await until(() => done.length > 0);
    expect(done).toEqual(['one']);
  });
});
