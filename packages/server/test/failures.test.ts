/** The storage fails in all the ways it can: people are told so, nothing is half-done, and it goes on by itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ClientError } from '@bottega/protocol';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { checkTable } from '../src/tables/checked-replay.js';
import { chooseOne, chooseSome, leave, type SatDown, sitDown } from './people-at-tables.js';
import { Guest, partOf, type Running, startServer } from './server.js';

const servers: Running[] = [];
const tables: SatDown[] = [];
afterAll(async () => {
  for (const table of tables) leave(table);
  for (const server of servers) await server.close();
});

async function playing(): Promise<SatDown & { readonly server: Running }> {
  const server = await startServer();
  servers.push(server);
  const table = await sitDown(server.origin);
  tables.push(table);
  await chooseSome(table.seen, 3);
  return { ...table, server };
}

/** Chooses until the server says no; what it says. */
async function refusal({ seen }: SatDown): Promise<ClientError> {
  for (;;) {
    try {
      await chooseOne(seen, 'until it fails');
    } catch (error) {
      if (error instanceof ClientError) return error;
      throw error;
    }
  }
}

/** What is in memory is what is on disk, and everybody sees just that. */
async function expectInStep({ id, seen, server }: SatDown & { readonly server: Running }): Promise<void> {
  const { db, games } = server.services;
  const live = await server.live.present(id);
  const checked = await checkTable(db, games, id);
  expect(checked).toMatchObject({ trouble: null, acts: live?.session.length });
  const watcher = new Guest(server.origin); // nobody is written down for this
  const fresh = await watcher.watch(id);
  watcher.client.close();
  for (const table of seen) expect(table.seen().view.open).toEqual(fresh.seen().view.open);
}

const pragma = ({ services }: Running, text: string) => sql.raw(`pragma ${text}`).execute(services.db);

describe('a disk without room', () => {
  test('is told, nothing is half-done, and it goes on when there is room again', async () => {
    const table = await playing();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(table.server.services.db);
    await pragma(table.server, `max_page_count = ${rows[0].page_count}`);
    const said = await refusal(table);
    expect([said.code, said.message]).toEqual([
      'storageFull',
      'the server has no room left to keep this: nothing has happened; try again later',
    ]);
    await expectInStep(table);
    // Over HTTP as well.
    const [{ client }] = table.guests;
    const data = { note: 'x'.repeat(100_000) };
    await expect(client.createTable({ game: 'principato', seats: 2, part: partOf('x'), data })).rejects.toMatchObject({
      status: 400,
    });
    await expect(fillWithGuests(table.server.origin)).rejects.toMatchObject({ status: 503, code: 'storageFull' });
    await pragma(table.server, 'max_page_count = 1000000');
    await chooseSome(table.seen, 5, 'room again');
    await expectInStep(table);
  });
});

async function fillWithGuests(origin: string): Promise<never> {
  for (;;) await Guest.named(origin, 'one more of the same name');
}

describe('a database that cannot be written', () => {
  test('is told, and it goes on when it can', async () => {
    const table = await playing();
    await pragma(table.server, 'query_only = 1');
    const said = await refusal(table);
    expect([said.code, said.message]).toEqual([
      'storageFailed',
      'the server cannot reach what it keeps games in: nothing has happened; try again later',
    ]);
    await expectInStep(table);
    await pragma(table.server, 'query_only = 0');
    await chooseSome(table.seen, 5, 'again');
    await expectInStep(table);
  });
});

describe('a database that another process holds', () => {
  /** Holds the file: for so long, or until its input is closed. */
  async function holder(database: string, milliseconds: number | null) {
    const script = `import Database from ${JSON.stringify(import.meta.resolve('libsql'))};
      const database = new Database(${JSON.stringify(database)});
      database.exec('begin immediate');
      console.log('held');
      const free = () => { database.exec('rollback'); process.exit(0); };
      ${milliseconds === null ? "process.stdin.on('end', free).resume();" : `setTimeout(free, ${milliseconds});`}`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return child;
  }

  test('for a moment is waited for', async () => {
    const table = await playing();
    await holder(table.server.database, 400);
    await chooseOne(table.seen, 'held');
    await expectInStep(table);
  });

  test('for longer is told, and it goes on when it is free', async () => {
    const table = await playing();
    const child = await holder(table.server.database, null);
    expect((await refusal(table)).code).toBe('storageFailed');
    child.stdin.end();
    await once(child, 'close');
    await chooseSome(table.seen, 5, 'free');
    await expectInStep(table);
  });
});

test('bots that could not go on do so by themselves', async () => {
  const server = await startServer();
  servers.push(server);
  const table = await sitDown(server.origin, ['Anna'], ['random', 'random']);
  tables.push(table);
  const { writer } = server.services;
  const [seen] = table.seen;
  await seen.until(({ allowed }) => allowed.length > 0);
  // Once it is a bot's turn nothing can be written; the bots have nobody who would try again for them.
  const isBotAsked = () => !seen.seen().asked.includes(seen.seen().seat ?? 0);
  const { onCommit } = writer;
  let failing: Promise<unknown> | null = null;
  writer.onCommit = (acts) => {
    onCommit(acts);
    failing = pragma(server, 'query_only = 1');
  };
  while (!isBotAsked()) {
    await chooseOne(table.seen, 'on');
    await failing;
    if (!isBotAsked()) await pragma(server, 'query_only = 0');
  }
  writer.onCommit = onCommit;
  await server.live.with(table.id, (live) => live.session.botsAreDone());
  expect(isBotAsked()).toBe(true);
  await pragma(server, 'query_only = 0');
  await seen.until(({ allowed }) => allowed.length > 0);
  await expectInStep({ ...table, server });
});

test('/healthz says when the database does not answer', async () => {
  const { origin, services, app } = await startServer();
  const health = async () => {
    const response = await fetch(`${origin}/healthz`);
    return [response.status, await response.json()];
  };
  expect(await health()).toEqual([200, { ok: true }]);
  await services.store.close();
  expect(await health()).toEqual([503, { error: 'storageFailed', message: 'the database does not answer' }]);
  await app.close();
});
