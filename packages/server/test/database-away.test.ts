/** A PostgreSQL that goes away and comes back: clear errors, nothing half-done, and all goes on by itself. */
import { isDeepStrictEqual } from 'node:util';
import { ClientError } from '@bottega/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Postgres } from './postgres.js';
import { sleep, type WatchedTable } from './server.js';
import { askedOf, cleanUp, playOn, serverForTest, tableOf } from './tables.js';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
// What is declared last is done first: servers are closed while there is a database.
afterAll(() => postgres.end());
cleanUp();

async function codeOf(asked: Promise<unknown>): Promise<[string, number | null]> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ClientError)) throw new Error(`not a ClientError: ${error}`);
  return [error.code, error.status];
}

describe('a database that goes away', () => {
  test('is told as such, nothing is half-done, and all goes on when it is back', async () => {
    const database = await postgres.newDatabase();
    const first = await serverForTest({ database, beatMs: 200 });
    const second = await serverForTest({ database, beatMs: 200 });
    const people = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    const bots = await tableOf(first.origin, 'principato', ['Carla'], ['garzone', 'garzone']);
    const onlooker = await tableOf(second.origin, 'principato', ['Dora', 'Elio']);
    const there = await onlooker.guests[0].watch(people.id);
    await playOn(people.seen, 'before', 10);
    await playOn(bots.seen, 'before', 3);
    await bots.seen[0].until(() => askedOf(bots.seen) !== undefined);
    const acts = async () => {
      const { db } = first.services;
      return (await db.selectFrom('acts').select('seq').where('table_id', '=', people.id).execute()).length;
    };
    const before = await acts();
    const asked = askedOf(people.seen);
    if (asked === undefined) throw new Error('nobody is asked');
    const { position } = asked;
    // Here bots play by themselves, and are in the middle of it.
    const busy = await tableOf(first.origin, 'principato', ['Fosca'], ['garzone', 'garzone', 'garzone']);
    await busy.seen[0].until(() => askedOf(busy.seen) !== undefined);
    await busy.guests[0].client.ask('concede', { table: busy.id });
    const { log } = busy.seen[0].seen();
    await busy.seen[0].until((now) => now.log.length > log.length + 10);

    await postgres.goAway();
    expect(busy.seen[0].seen().over).toBe(false);
    const { client } = people.guests[0];
    expect(await codeOf(asked.choose([asked.seen().allowed[0]]))).toEqual(['storageFailed', null]);
    expect(asked.position).toBe(position);
    expect(await codeOf(client.table(people.id))).toEqual(['storageFailed', 503]);
    expect(await codeOf(client.createTable({ game: 'virtu', seats: 3, part: '0'.repeat(32) }))).toEqual([
      'storageFailed',
      503,
    ]);
    expect((await fetch(`${first.origin}/healthz`)).status).toBe(503);
    await sleep(1_000); // several beats and looks for jobs fail

    await postgres.comeBack();
    expect(await acts()).toBe(before);
    await busy.seen[0].until(({ over }) => over);
    // As it was, through the same servers.
    await playOn(people.seen, 'after', 10);
    await playOn(bots.seen, 'after', 3);
    await bots.seen[0].until(() => askedOf(bots.seen) !== undefined);
    await playOn(onlooker.seen, 'after', 4);
    const open = (table: WatchedTable) => table.seen().view.open;
    while (!isDeepStrictEqual(open(there), open(people.seen[0]))) await sleep(20); // they hear of each other again
    expect(await acts()).toBe(before + 10);
    expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
  });

  test('in the middle of a commit: the retry does it once', async () => {
    const database = await postgres.newDatabase();
    const server = await serverForTest({ database, beatMs: 200 });
    const { id, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno']);
    for (let round = 0; round < 6; round++) {
      const asked = askedOf(seen);
      if (asked === undefined) throw new Error('nobody is asked');
      const [choice] = asked.seen().allowed;
      const { position } = asked;
      const request = `request-${round}`;
      const cut = postgres.query(
        database,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bottega' and datname = current_database()`,
      );
      // Whatever the answer is, the same is asked for until it is done.
      const isDone = () =>
        asked.choose([choice], request).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isDone())) await cut;
      await cut;
      await asked.until(() => asked.position !== position);
      await Promise.race(seen.map((table) => table.until(() => askedOf(seen) !== undefined)));
    }
    // Over a connection of its own: those of the server may have been cut just now.
    const rows = await postgres.query<{ request: string }>(
      database,
      `select request from acts where table_id = '${id}'`,
    );
    expect(rows.map(({ request }) => request).sort()).toEqual([0, 1, 2, 3, 4, 5].map((round) => `request-${round}`));
  });
});
