/** Moving from SQLite to PostgreSQL: everything is there, and games go on. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moveDatabase } from '../src/index.js';
import { newPostgresDatabase, sharedPostgres } from './postgres.js';
import { newFolder, type Running, sleep } from './server.js';
import { askedOf, cleanUp, playOn, serverForTest, stop, tableOf } from './tables.js';

cleanUp();

const PLAYED = ['tables', 'places', 'acts', 'snapshots', 'results', 'ratings', 'result_count', 'analyses'] as const;
const TABLES = ['people', 'sessions', 'secrets', ...PLAYED] as const;

async function everything({ services: { db } }: Running) {
  const rows = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(
    TABLES.map((table, at) => [table, rows[at].map((row) => JSON.stringify(Object.entries(row).sort())).sort()]),
  );
}

describe('moving to PostgreSQL', () => {
  test('takes everything along; people come back with their cookies, and games and bots go on', async () => {
    const server = await serverForTest({ analysisPositions: 10 });
    const { port } = new URL(server.origin);
    const people = await tableOf(server.origin, 'virtu', ['Anna', 'Bruno', 'Carla']);
    const bots = await tableOf(server.origin, 'principato', ['Dora'], ['garzone', 'garzone']);
    const over = await tableOf(server.origin, 'principato', ['Emil', 'Flora']);
    await playOn(over.seen, 'over');
    await over.guests[0].client.askForAnalysis(over.id);
    await playOn(people.seen, 'before', 30);
    await playOn(bots.seen, 'before', 2);
    await bots.seen[0].until(() => askedOf(bots.seen) !== undefined);
    const waiting = await people.guests[0].client.createTable({ game: 'vulgari', seats: 2, part: '0'.repeat(32) });
    const seen = [...people.seen, ...bots.seen];
    for (const table of seen) table.table = null;
    while ((await over.guests[0].client.analysisOf(over.id)).state !== 'done') await sleep(20);
    await stop(server);
    const old = await serverForTest({ database: server.database });
    const before = await everything(old);
    await stop(old);

    const database = await (await sharedPostgres()).emptyDatabase();
    const moved = await moveDatabase(server.database, database);
    expect(moved).toMatchObject({ people: 6, tables: 4, results: 2, ratings: 2, analyses: 1, secrets: 2, jobs: 1 });
    expect(existsSync(server.database)).toBe(true);

    const there = await serverForTest({ database }, Number(port));
    expect(await everything(there)).toEqual(before);
    await Promise.all(seen.map((table) => table.until(() => table.table !== null)));
    await playOn(people.seen, 'after', 30);
    await playOn(bots.seen, 'after', 2);
    await bots.seen[0].until(() => askedOf(bots.seen) !== undefined);
    expect(await people.guests[0].client.table(waiting.id)).toMatchObject({ status: 'waiting', isHost: true });
  });

  test('refuses what is not there, what is no PostgreSQL, and one that is not empty: then nothing has changed', async () => {
    const server = await serverForTest();
    await tableOf(server.origin, 'principato', ['Anna', 'Bruno']);
    await stop(server);
    const missing = join(newFolder(), 'missing.db');
    const target = await newPostgresDatabase();
    await expect(moveDatabase(missing, target)).rejects.toThrow(/there is no SQLite file/);
    expect(existsSync(missing)).toBe(false);
    await expect(moveDatabase(server.database, missing)).rejects.toThrow(/is no address of a PostgreSQL/);
    await moveDatabase(server.database, target);
    const count = () => sharedPostgres().then((postgres) => postgres.query(target, 'select * from people'));
    const before = await count();
    await expect(moveDatabase(server.database, target)).rejects.toThrow(/is not empty/);
    expect(await count()).toEqual(before);
  });
});
