/** Servers in processes of their own that share a PostgreSQL: whichever of them dies, tables go on through the others. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { balancerFor, closeBalancersAtEnd } from './balancer.js';
import { sharedPostgres } from './postgres.js';
import { killAtEnd, type ServerProcess, startProcess } from './processes.js';
import { partOf, sleep, type WatchedTable } from './server.js';
import { askedOf, cleanUp, guestForTest, playOn } from './tables.js';

cleanUp();
killAtEnd();
closeBalancersAtEnd();

/** Resolves when somebody who looks at a table has been told that these seats are there. */
const seesPresent = (table: WatchedTable, seats: readonly number[]) =>
  table.until(() => String((table.states.at(-1) ?? table.table?.state)?.present) === String(seats));

/** People whose own process comes first and the others behind it, at a table. */
async function spreadTable(processes: readonly ServerProcess[], names: readonly string[]) {
  const guests = await Promise.all(
    names.map(async (name, at) => {
      const origins = processes.map((_, index) => processes[(at + index) % processes.length].origin);
      return guestForTest(await balancerFor(origins), name);
    }),
  );
  const [host, ...others] = guests;
  const { id } = await host.client.createTable({ game: 'principato', seats: names.length, part: partOf('host') });
  for (const guest of others) await guest.client.join(id, partOf('guest'));
  await host.client.start(id);
  return { id, guests, seen: await Promise.all(guests.map((guest) => guest.watch(id))) };
}

/** A table of a process at which nobody but bots plays on: one job until the game is over, and they have begun it. */
async function tableOfBots(process: ServerProcess) {
  const host = await guestForTest(process.origin, 'Anna');
  const { id } = await host.client.createTable({
    game: 'principato',
    seats: 4,
    spectators: 'all',
    part: partOf('Anna'),
  });
  for (const place of [1, 2, 3]) await host.client.sitBot(id, place, 'garzone');
  await host.client.start(id);
  const seen = await host.watch(id);
  await seen.until(() => askedOf([seen]) !== undefined);
  const { log } = seen.seen();
  await host.client.ask('concede', { table: id });
  await seen.until((now) => now.log.length > log.length + 20);
  return { id, host };
}

describe('three processes', () => {
  test('start at the same time on an empty database; one is killed in mid-game, and tables go on through the others', async () => {
    const postgres = await sharedPostgres();
    const database = await postgres.emptyDatabase();
    const processes = await Promise.all([1, 2, 3].map(() => startProcess(database)));
    const { id, seen } = await spreadTable(processes, ['Anna', 'Bruno', 'Carla']);
    await Promise.all(seen.map((table) => seesPresent(table, [0, 1, 2])));
    await playOn(seen, 'all three live', 30);

    for (const table of seen) table.table = null;
    await Promise.all([playOn(seen, 'one is killed', 30), processes[1].kill()]);
    await seen[1].until(() => seen[1].table !== null); // Bruno has come back
    expect([seen[0].table, seen[2].table]).toEqual([null, null]); // and nobody else had to
    await playOn(seen, 'two live', 30);
    await Promise.all(seen.map((table) => seesPresent(table, [0, 1, 2])));

    const acts = await postgres.query<{ seq: number }>(
      database,
      `select seq from acts where table_id = '${id}' order by seq`,
    );
    expect(acts.map(({ seq }) => seq)).toEqual(acts.map((_, at) => at));
    expect(acts.length).toBeGreaterThanOrEqual(80);
    const isSame = (table: WatchedTable) => isDeepStrictEqual(table.seen().view.open, seen[0].seen().view.open);
    while (!seen.every(isSame)) await sleep(20); // all see the same in the end
    const living = () => postgres.query(database, 'select id from processes');
    while ((await living()).length !== 2) await sleep(50); // what the dead one has left is cleared away
    for (const at of [0, 2]) expect(await processes[at].end()).toBe(0);
    expect(await living()).toEqual([]);
    expect(await postgres.query(database, 'select seat from presence')).toEqual([]);
  });

  test('know who is there, also when somebody’s process dies and nobody comes back', async () => {
    const database = await (await sharedPostgres()).newDatabase();
    const processes = await Promise.all([1, 2, 3].map(() => startProcess(database)));
    const { guests, seen } = await spreadTable(processes, ['Anna', 'Bruno', 'Carla']);
    await seesPresent(seen[0], [0, 1, 2]);
    guests[2].client.close();
    await Promise.all([seen[0], seen[1]].map((table) => seesPresent(table, [0, 1])));
    await processes[1].kill();
    guests[1].client.close();
    await seesPresent(seen[0], [0]);
  });
});

describe('a process that dies in the middle of a job', () => {
  test('leaves it to another, which goes on where it was', async () => {
    const postgres = await sharedPostgres();
    const database = await postgres.newDatabase();
    const first = await startProcess(database);
    const { id, host } = await tableOfBots(first);
    await first.kill();
    host.client.close();
    const locked = await postgres.query(
      database,
      'select locked_by from graphile_worker.jobs where locked_at is not null',
    );
    expect(locked).toHaveLength(1);
    const [{ count }] = await postgres.query<{ count: string }>(database, `select count(*) from acts`);

    const second = await startProcess(database);
    const onlooker = await guestForTest(second.origin, 'Bruno');
    const after = await onlooker.watch(id);
    expect(after.seen().over).toBe(false);
    await after.until(({ over }) => over);
    const [{ more }] = await postgres.query<{ more: string }>(database, `select count(*) as more from acts`);
    expect(Number(more)).toBeGreaterThan(Number(count));
  });

  test('and one that is asked to end hands it over at once', async () => {
    const postgres = await sharedPostgres();
    const database = await postgres.newDatabase();
    // So slow that nobody would be taken for dead during the test.
    const slow = { beatMs: 600_000 };
    const first = await startProcess(database, slow);
    const { id, host } = await tableOfBots(first);
    expect(await first.end()).toBe(0);
    host.client.close();
    const [job] = await postgres.query(database, 'select locked_at, task_identifier as kind from graphile_worker.jobs');
    expect(job).toEqual({ locked_at: null, kind: 'bots' });
    const second = await startProcess(database, slow);
    const onlooker = await guestForTest(second.origin, 'Bruno');
    const after = await onlooker.watch(id);
    await after.until(({ over }) => over);
  });
});
