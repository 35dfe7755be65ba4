/** Going down and coming back: what was begun is finished, clients return by themselves, and starting does not depend on what is stored. */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { createBottegaServer, type Settings, USUAL_SETTINGS } from '../src/index.js';
import { Drain } from '../src/ops/drain.js';
import { openStore } from '../src/store/store.js';
import { checkTable } from '../src/tables/checked-replay.js';
import { GameShelf } from '../src/tables/game-shelf.js';
import { chooseSome, leave, type SatDown, sitDown, whoIsAsked } from './people-at-tables.js';
import { type Running, startServer } from './server.js';

const running: { close(): Promise<void> }[] = [];
const tables: SatDown[] = [];
afterEach(async () => {
  for (const table of tables.splice(0)) leave(table);
  for (const server of running.splice(0)) await server.close();
});

/** The same server again: its database and its port. */
async function again({ database, app }: Running, port: number): Promise<void> {
  expect(app.server.listening).toBe(false);
  const limits = { requestsPerMinute: 1_000_000, messagesPerMinute: 1_000_000 };
  const settings: Settings = { ...USUAL_SETTINGS, ...limits, logLevel: 'silent', database };
  const server = await createBottegaServer(settings, new Map());
  await server.app.listen({ host: '127.0.0.1', port });
  running.push(server);
}

const portOf = ({ app }: Running) => (app.server.address() as AddressInfo).port;

describe('draining', () => {
  test('finishes what was begun, tells clients to come back, keeps snapshots; and everybody goes on after it', async () => {
    const server = await startServer();
    const port = portOf(server);
    const table = await sitDown(server.origin);
    tables.push(table);
    await chooseSome(table.seen, 5);
    const codes = Promise.all(
      table.guests.map(({ sockets }) => new Promise((resolve) => sockets[0].once('close', resolve))),
    );
    // Somebody chooses in this moment: it is done before or after, in any case once.
    const asked = await whoIsAsked(table.seen);
    const before = asked.position;
    const answer = asked.choose([asked.seen().allowed[0]], 'in-this-moment');
    await server.close();
    expect(await codes).toEqual([1012, 1012]);

    const { db, close } = await openStore(server.database);
    const acts = await db.selectFrom('acts').select('request').where('table_id', '=', table.id).execute();
    const snapshot = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table.id).executeTakeFirst();
    expect(snapshot?.seq).toBe(acts.length);
    await close();

    await again(server, port);
    expect(await answer).toMatchObject({ ok: true });
    await asked.until(() => asked.position !== before);
    await chooseSome(table.seen, 5, 'after');
    const store = await openStore(server.database);
    const checked = await checkTable(store.db, new GameShelf(), table.id);
    await store.close();
    expect(checked?.trouble).toBeNull();
    expect(checked?.requests.filter((request) => request === 'in-this-moment')).toHaveLength(1);
  });

  test('bots that were stopped in the middle go on after it', async () => {
    const server = await startServer();
    const port = portOf(server);
    // Two bots against somebody who does not choose: they play until that person is asked.
    const table = await sitDown(server.origin, ['Anna'], ['apprendista', 'apprendista']);
    tables.push(table);
    await chooseSome(table.seen, 3);
    const asked = await whoIsAsked(table.seen);
    await asked.choose([asked.seen().allowed[0]]);
    await server.close();
    await again(server, port);
    await chooseSome(table.seen, 3, 'after');
  });

  test('whoever waits over HTTP for their turn is answered', async () => {
    const server = await startServer();
    const table = await sitDown(server.origin);
    tables.push(table);
    const asked = await whoIsAsked(table.seen);
    const waiting = table.guests[1 - table.seen.indexOf(asked)];
    const turn = (query: string) =>
      waiting.client.call<{ position: string }>('GET', `/api/tables/${table.id}/turn${query}`);
    const present = (count: number) => asked.until(() => asked.states.at(-1)?.present.length === count);
    await waiting.client.unwatch(table.id);
    const { position } = await turn('');
    await present(1);
    const later = turn(`?wait=25&after=${position}`);
    await present(2); // it has come, and waits
    await server.close();
    expect(await later).toMatchObject({ position, choices: [], status: 'playing' });
  });

  test('what was begun is answered, and what comes too late is told to come back', async () => {
    const app = fastify();
    const drain = new Drain();
    drain.count(app);
    drain.guard(app);
    let finish: () => void = () => {};
    let begin: () => void = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    app.get('/slow', async () => {
      begin();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return 'done';
    });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const slow = fetch(`${origin}/slow`);
    await begun;
    const drained = drain.drain();
    const late = await fetch(`${origin}/slow`);
    expect([late.status, late.headers.get('retry-after'), late.headers.get('connection')]).toEqual([503, '2', 'close']);
    finish();
    expect(await (await slow).text()).toBe('done');
    await drained;
    await app.close();
  });
});

test('starting reads no table, however many there are', async () => {
  const first = await startServer();
  await first.close();
  const store = await openStore(first.database);
  // Whoever reads one of these now fails: -2^63 has no absolute value.
  const traps = ['tables', 'places', 'acts', 'snapshots', 'chat', 'people'];
  for (const name of traps) {
    await sql.raw(`alter table ${name} rename to ${name}_away`).execute(store.db);
    await sql
      .raw(`create view ${name} as select *, abs(-9223372036854775808) as trap from ${name}_away`)
      .execute(store.db);
    await sql.raw(`insert into ${name}_away select * from ${name}_away`).execute(store.db);
  }
  await expect(sql.raw('select abs(-9223372036854775808)').execute(store.db)).rejects.toThrow('overflow');
  await store.close();
  const second = await startServer({ database: first.database });
  expect((await fetch(`${second.origin}/healthz`)).status).toBe(200);
  await second.close();
});
