/** Two servers that share a PostgreSQL: of two who come for the same place one wins, and what was not heard is found all the same. */
import { describe, expect, test } from 'vitest';
import { payloadsOf, readPayload } from '../src/processes/announcements.js';
import { newPostgresDatabase, sharedPostgres } from './postgres.js';
import { Guest, type Running, type WatchedTable } from './server.js';
import { askedOf, cleanUp, playOn, serverForTest, tableOf } from './tables.js';

cleanUp();

const SLOW_MS = 600_000;

async function twoServers(first: number, second = first): Promise<[Running, Running]> {
  const database = await newPostgresDatabase();
  return [await serverForTest({ database, beatMs: first }), await serverForTest({ database, beatMs: second })];
}

/** The same person with another browser, at another server. */
async function alsoAt(server: Running, guest: Guest, table: string): Promise<WatchedTable> {
  const other = new Guest(server.origin);
  other.cookie = guest.cookie;
  const watched = await other.watch(table);
  closing.push(other);
  return watched;
}
const closing: Guest[] = [];

/** From now on a server hears nothing. */
const deafen = (server: Running) => server.services.neighbours?.deafen();

describe('two servers get a choice for the same place', () => {
  test('exactly one wins; the other is told what is new', async () => {
    // Neither hears of the other: both try to write.
    const [first, second] = await twoServers(SLOW_MS);
    await Promise.all([deafen(first), deafen(second)]);
    const { id, guests, seen } = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    const there = await Promise.all(guests.map((guest) => alsoAt(second, guest, id)));
    for (let round = 0; round < 10; round++) {
      const here = askedOf(seen);
      if (here === undefined) throw new Error('nobody is asked');
      const other = there[seen.indexOf(here)];
      const { allowed } = here.seen();
      const { position } = here;
      expect(other.position).toBe(position);
      const before = await first.services.db.selectFrom('acts').select('seq').execute();
      const answers = await Promise.all([here.choose([allowed[0]]), other.choose([allowed[allowed.length - 1]])]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: 'stale', update: { type: 'full' } });
      const after = await first.services.db.selectFrom('acts').select('seq').execute();
      expect(after).toHaveLength(before.length + 1);
      // Whoever did not write looks it up, as it would within seconds.
      await Promise.all([first, second].map(({ live }) => live.with(id, (table) => table.catchUp())));
      await Promise.all([here, other].map((table) => table.until(() => table.position !== position)));
      await there[1 - seen.indexOf(here)].until(() => true);
    }
    for (const { client } of closing.splice(0)) client.close();
  });

  test('a retry at the other server is not played twice', async () => {
    const [first, second] = await twoServers(SLOW_MS);
    await deafen(second);
    const { id, guests, seen } = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    const there = await Promise.all(guests.map((guest) => alsoAt(second, guest, id)));
    const here = askedOf(seen);
    if (here === undefined) throw new Error('nobody is asked');
    const [choice] = here.seen().allowed;
    expect(await here.choose([choice], 'once')).toEqual({ ok: true });
    expect(await there[seen.indexOf(here)].choose([choice], 'once')).toEqual({ ok: true });
    expect(await first.services.db.selectFrom('acts').select('seq').execute()).toHaveLength(1);
    for (const { client } of closing.splice(0)) client.close();
  });
});

describe('what was told and not heard', () => {
  test('because the connection was cut is found when it is back', async () => {
    const [first, second] = await twoServers(SLOW_MS);
    const { id, guests, seen } = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    const there = await alsoAt(second, guests[0], id);
    const postgres = await sharedPostgres();
    const before = there.seen().log.length;
    const cut = await postgres.query(
      second.database,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'bottega-listener' and datname = current_database()`,
    );
    expect(cut).toHaveLength(2);
    await playOn(seen, 'while nobody hears', 12);
    const { log } = seen[0].seen();
    expect(log.length).toBeGreaterThan(before);
    await there.until((now) => now.log.length >= log.length);
    // And it hears again.
    await playOn(seen, 'when it hears again', 12);
    await there.until((now) => now.log.length >= seen[0].seen().log.length);
    for (const { client } of closing.splice(0)) client.close();
  });

  test('for whatever reason is found by looking', async () => {
    const [first, second] = await twoServers(SLOW_MS, 200);
    await deafen(second);
    const { id, guests, seen } = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    const there = await alsoAt(second, guests[0], id);
    await playOn(seen, 'nobody hears', 12);
    await there.until((now) => now.log.length >= seen[0].seen().log.length);
    for (const { client } of closing.splice(0)) client.close();
  });

  test('is looked up by whoever begins to watch', async () => {
    const [first, second] = await twoServers(SLOW_MS);
    await deafen(second);
    const { id, guests, seen } = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    await second.live.with(id, async () => {}); // it stays in memory for a while
    await playOn(seen, 'nobody looks there', 12);
    const there = await alsoAt(second, guests[0], id);
    expect(there.seen().log).toEqual(seen[0].seen().log);
    for (const { client } of closing.splice(0)) client.close();
  });
});

describe('a server', () => {
  test('catches up nothing that nobody looks at through it', async () => {
    const [first, second] = await twoServers(200);
    const { seen } = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    await playOn(seen, 'nobody looks there', 12);
    expect(second.live.size).toBe(0);
  });

  test('that was taken for dead says who looks through it again', async () => {
    const [first, second] = await twoServers(200);
    const { id, guests, seen } = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    await alsoAt(second, guests[0], id);
    await first.services.db.deleteFrom('presence').execute();
    await first.services.db.deleteFrom('processes').execute();
    const { db } = first.services;
    const rows = () => db.selectFrom('presence').select('seat').orderBy('seat').execute();
    while ((await rows()).length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await rows()).map(({ seat }) => seat)).toEqual([0, 0, 1]);
    expect(seen).toHaveLength(2);
    for (const { client } of closing.splice(0)) client.close();
  });

  test('that cannot follow what another did loads the table anew', async () => {
    const [first, second] = await twoServers(SLOW_MS);
    const { id, guests, seen } = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    const there = await alsoAt(second, guests[0], id);
    await second.live.with(id, async (table) => {
      const [seat] = table.session.asked();
      const act = {
        table_id: id,
        seq: 0,
        seat,
        type: 'choose',
        time: 0,
        request: null,
        digest: '',
        asked: '[]',
        noticed: 1,
      };
      there.table = null;
      await second.live.receive(id, [{ ...act, body: JSON.stringify({ choices: [{ type: 'nonsense' }] }) }]);
    });
    await there.until(() => there.table !== null);
    await playOn(seen, 'it follows again', 6);
    await there.until((now) => now.log.length >= seen[0].seen().log.length);
    for (const { client } of closing.splice(0)) client.close();
  });
});

describe('an announcement', () => {
  test('is as few texts as it takes, none too long for PostgreSQL', () => {
    const tables = Array.from({ length: 1_000 }, (_, at) => String(at).padStart(22, 'x'));
    const payloads = payloadsOf({ from: 'p'.repeat(22), topic: 'acts', tables });
    expect(payloads).toHaveLength(3);
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    expect(payloads.flatMap((payload) => readPayload(payload)?.tables ?? [])).toEqual(tables);
    expect(payloadsOf({ from: 'p', topic: 'acts', tables: [] })).toEqual([]);
    expect(readPayload('p something-newer x')).toBeNull();
  });

  test('is one for all acts of a commit', async () => {
    const [first, second] = await twoServers(SLOW_MS);
    const heard: string[] = [];
    const postgres = await sharedPostgres();
    const listener = await postgres.listen(second.database, (payload) => heard.push(payload));
    const { db, writer } = first.services;
    const act = {
      seq: 0,
      seat: 0,
      type: 'pause',
      time: 0,
      request: null,
      body: '{}',
      digest: '',
      asked: '[]',
      noticed: 1,
    };
    await Promise.all(['a', 'b', 'c'].map((id) => writer.write({ act: { ...act, table_id: id }, jobs: [] })));
    expect(await db.selectFrom('acts').select('table_id').execute()).toHaveLength(3);
    await listener.end();
    expect(heard.map((payload) => readPayload(payload)?.tables)).toEqual([['a', 'b', 'c']]);
  });
});
