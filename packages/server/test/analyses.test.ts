/** Finished games that are looked at again: asked for once, worked out once, kept, and told to those who may see everything. */
import type { GameRecord } from '@bottega/kernel';
import type { TableAnalysis } from '@bottega/protocol';
import type { GameAnalysis } from '@bottega/table';
import { AnalysisInProgress } from '@bottega/table/analysis';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteTable } from '../src/index.js';
import { DATABASES, sharedPostgres } from './postgres.js';
import { killAtEnd, startProcess } from './processes.js';
import { type Guest, type Running, sleep } from './server.js';
import { cleanUp, guestForTest, type PlayedTable, playOn, serverForTest, stop, tableOf } from './tables.js';

cleanUp();
killAtEnd();

/** Few, so that a game takes a moment; so many that it is not done before somebody can end the server. */
const FEW = { analysisPositions: 10 };
const MANY = { analysisPositions: 300 };

/** A game of two that was played to its end. */
async function playedOut(origin: string, name = 'Anna'): Promise<PlayedTable> {
  const table = await tableOf(origin, 'principato', [name, `${name} too`]);
  await playOn(table.seen, name);
  return table;
}

async function until({ client }: Guest, id: string, holds: (told: TableAnalysis) => boolean): Promise<TableAnalysis> {
  for (;;) {
    const told = await client.analysisOf(id);
    if (holds(told)) return told;
    await sleep(20);
  }
}

const isEnded = ({ state }: TableAnalysis) => state === 'done' || state === 'failed';

/** What the same computation finds here. */
async function foundDirectly(server: Running, guest: Guest, id: string, positions: number): Promise<GameAnalysis> {
  const record = (await guest.client.exportGame(id)) as GameRecord;
  const playable = await server.services.games.load(record.game);
  const weights = await playable.loadWeights(record.seats);
  const progress = new AnalysisInProgress(playable, record, weights, positions);
  while (!progress.advance(1_000)) await sleep(0); // the server is in this process, and goes on
  return JSON.parse(JSON.stringify(progress.analysis()));
}

/** How often games were asked for that were not there yet. */
async function countAsked({ services: { db } }: Running): Promise<number> {
  const rows = await db.selectFrom('attempts').select('count').execute();
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
}

const jobsDone = async (origin: string) =>
  Number(
    /^bottega_analyses_total\{outcome="done"\} (\d+)$/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1],
  );

describe.each(DATABASES)('a game that was played to its end ($kind)', ({ create }) => {
  let server: Running;
  let game: PlayedTable;
  beforeAll(async () => {
    server = await serverForTest({ ...FEW, database: await create() });
    game = await playedOut(server.origin);
  });

  test('is analysed once for all who ask, and what is told is what the computation finds', async () => {
    const { id, guests } = game;
    const [anna, bruno] = guests;
    const nothing = { state: 'none', share: 0, part: null, analysis: null, trouble: null };
    expect(await anna.client.analysisOf(id)).toEqual(nothing);
    const asked = await Promise.all([anna, bruno, anna].map(({ client }) => client.askForAnalysis(id)));
    for (const { state, analysis } of asked) {
      expect(['queued', 'running']).toContain(state);
      expect(analysis).toBeNull();
    }
    const told = await until(anna, id, isEnded);
    const analysis = await foundDirectly(server, anna, id, FEW.analysisPositions);
    expect(told).toEqual({ state: 'done', share: 1, trouble: null, part: null, analysis });
    expect(analysis.isComplete).toBe(true);
    expect(await bruno.client.analysisOf(id)).toEqual(told);
    expect(await jobsDone(server.origin)).toBe(1);
    const before = await countAsked(server);
    expect(await bruno.client.askForAnalysis(id)).toEqual(told);
    expect(await countAsked(server)).toBe(before);
    expect(await jobsDone(server.origin)).toBe(1);
  });

  test.each([{ format: 0 }, { rules: 0 }, { positions: FEW.analysisPositions - 1 }])(
    'is analysed anew where %j is not what it is today',
    async (older) => {
      const { db } = server.services;
      const { id, guests } = game;
      const [{ client }] = guests;
      await client.askForAnalysis(id);
      const told = await until(guests[0], id, isEnded);
      await db
        .updateTable('analyses')
        .set({ ...older, result: '"what cannot be read"' })
        .where('table_id', '=', id)
        .execute();
      expect(await client.analysisOf(id)).toMatchObject({ state: 'none', analysis: null });
      expect(await client.askForAnalysis(id)).toMatchObject({ state: expect.stringMatching(/queued|running/) });
      expect(await until(guests[0], id, isEnded)).toEqual(told);
    },
  );

  test('cannot be analysed if it cannot be played again: that is told, and it can be asked for again', async () => {
    const { db } = server.services;
    const { id, guests } = await playedOut(server.origin, 'Carla');
    const last = sql`(select max(seq) from acts where table_id = ${id})`;
    const standAs = async (rules: number, digest: string) => {
      await db.updateTable('tables').set({ rules }).where('id', '=', id).execute();
      await sql`update acts set digest = ${digest} where table_id = ${id} and seq = ${last}`.execute(db);
    };
    const { rules, digests } = (await guests[0].client.exportGame(id)) as GameRecord;
    await db.deleteFrom('snapshots').where('table_id', '=', id).execute();
    await standAs(rules + 1, 'of newer rules');
    await guests[0].client.askForAnalysis(id);
    const told = await until(guests[0], id, isEnded);
    expect(told).toMatchObject({ state: 'failed', analysis: null, trouble: expect.stringMatching(/\w/) });
    await standAs(rules, digests.at(-1) ?? '');
    expect(await guests[0].client.askForAnalysis(id)).toMatchObject({ trouble: null, analysis: null });
    expect(await until(guests[0], id, isEnded)).toMatchObject({ state: 'done', trouble: null });
    await deleteTable(db, id);
    expect(await db.selectFrom('analyses').select('table_id').where('table_id', '=', id).execute()).toEqual([]);
  });

  test('and nobody has asked for in three months is forgotten', async () => {
    const { db, now } = server.services;
    const { id, guests } = game;
    const old = { table_id: 'long ago', format: 1, rules: 1, positions: 1, state: 'done', share: 1 } as const;
    const long = { trouble: null, result: '{}', updated: now() - 91 * 86_400_000 };
    await db
      .insertInto('analyses')
      .values({ ...old, ...long })
      .execute();
    // One that is asked for again stays: by the day it is noted that somebody has.
    await guests[0].client.askForAnalysis(id);
    await until(guests[0], id, isEnded);
    const age = () => db.updateTable('analyses').set({ updated: long.updated }).where('table_id', '=', id).execute();
    const updated = () => db.selectFrom('analyses').select('updated').where('table_id', '=', id).executeTakeFirst();
    await age();
    await guests[0].client.analysisOf(id);
    expect(Number((await updated())?.updated)).toBeGreaterThan(long.updated);
    await age();
    await guests[0].client.askForAnalysis(id);
    const another = await playedOut(server.origin, 'Dora');
    await another.guests[0].client.askForAnalysis(another.id);
    await until(another.guests[0], another.id, isEnded);
    const ids = async () => (await db.selectFrom('analyses').select('table_id').execute()).map((row) => row.table_id);
    while ((await ids()).includes('long ago')) await sleep(20);
    expect(await ids()).toEqual(expect.arrayContaining([id, another.id]));
  });

  test('is gone on with after a restart, whether it had begun or not', async () => {
    const database = await create();
    const first = await serverForTest({ ...MANY, database });
    const begun = await playedOut(first.origin, 'Emil');
    const waiting = await playedOut(first.origin, 'Flora');
    for (const { id, guests } of [begun, waiting]) await guests[0].client.askForAnalysis(id);
    await until(begun.guests[0], begun.id, ({ state }) => state === 'running');
    const { port } = new URL(first.origin);
    await stop(first);
    const second = await serverForTest({ ...FEW, database }, Number(port));
    const states = async () => {
      const rows = await second.services.db.selectFrom('analyses').select(['table_id', 'state', 'share']).execute();
      return rows.filter(({ state }) => state === 'done').length;
    };
    while ((await states()) < 2) await sleep(50);
    for (const { id, guests } of [begun, waiting]) {
      expect((await guests[0].client.analysisOf(id)).analysis?.positions).toBe(MANY.analysisPositions);
    }
    expect(await jobsDone(second.origin)).toBe(2);
  });
});

test('what was found so far is told on the way, to nobody but who may see everything', async () => {
  const server = await serverForTest(MANY);
  const { id, guests } = await playedOut(server.origin);
  const stranger = await guestForTest(server.origin, 'Carla');
  await guests[0].client.askForAnalysis(id);
  const { part, ...told } = await until(guests[0], id, (one) => one.part !== null || isEnded(one));
  expect(told).toEqual({ state: 'running', share: expect.any(Number), analysis: null, trouble: null });
  expect(told.share).toBeGreaterThan(0);
  expect(part).toMatchObject({ isComplete: false, positions: MANY.analysisPositions, end: expect.any(String) });
  for (const ask of ['analysisOf', 'askForAnalysis'] as const) {
    await expect(stranger.client[ask](id)).rejects.toMatchObject({ code: 'noTable', status: 404 });
  }
  const { analysis, ...whole } = await until(guests[1], id, isEnded);
  expect(whole).toEqual({ state: 'done', share: 1, part: null, trouble: null });
  const { course = [], decisions = [] } = part ?? {};
  expect(course.length).toBeGreaterThan(1);
  expect(analysis?.course.slice(0, course.length)).toEqual(course);
  expect(analysis?.decisions.length).toBeGreaterThanOrEqual(decisions.length);
});

describe('a game is not analysed', () => {
  let server: Running;
  beforeAll(async () => {
    server = await serverForTest({ ...FEW, analyses: 1 });
  });

  test('while it goes on, not even if a job says so: nothing of it is told', async () => {
    const { db, queue, games, now } = server.services;
    const { id, guests, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno'], [], {
      spectators: 'all',
    });
    await playOn(seen, 'running', 5);
    const stranger = await guestForTest(server.origin, 'Carla');
    for (const { client } of [...guests, stranger]) {
      await expect(client.askForAnalysis(id)).rejects.toMatchObject({ code: 'notOver', status: 409 });
      await expect(client.analysisOf(id)).rejects.toMatchObject({ code: 'notOver', status: 409 });
    }
    expect(await db.selectFrom('analyses').selectAll().execute()).toEqual([]);
    const { rules } = (await games.load('principato')).game;
    const made = { format: 1, rules, positions: 10, state: 'queued', share: 0, trouble: null, result: null } as const;
    await db
      .insertInto('analyses')
      .values({ table_id: id, ...made, updated: now() })
      .execute();
    await queue.add(db, [{ kind: 'analysis', table: id, at: 0 }]);
    queue.wake();
    const row = () => db.selectFrom('analyses').selectAll().where('table_id', '=', id).executeTakeFirstOrThrow();
    while ((await row()).state !== 'failed') await sleep(20);
    expect(await row()).toMatchObject({ result: null, trouble: expect.stringMatching(/not over/) });
    await expect(guests[0].client.analysisOf(id)).rejects.toMatchObject({ code: 'notOver' });
  });

  test('if it was ended by agreement', async () => {
    const { id, guests, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno']);
    await playOn(seen, 'ended', 9);
    const { id: proposal } = await guests[0].client.propose(id, 'end');
    await guests[1].client.vote(id, proposal, true);
    await expect(guests[0].client.askForAnalysis(id)).rejects.toMatchObject({ code: 'notPlayedOut', status: 409 });
    await expect(guests[0].client.analysisOf(id)).rejects.toMatchObject({ code: 'notPlayedOut', status: 409 });
  });

  test('if somebody has asked for too many; what is there costs nothing', async () => {
    const [one, other] = [await playedOut(server.origin, 'Dario'), await playedOut(server.origin, 'Elsa')];
    const [{ client }] = one.guests;
    await client.askForAnalysis(one.id);
    await until(one.guests[0], one.id, isEnded);
    for (let again = 0; again < 3; again++) expect((await client.askForAnalysis(one.id)).state).toBe('done');
    await server.services.db.updateTable('analyses').set({ format: 0 }).where('table_id', '=', one.id).execute();
    await expect(client.askForAnalysis(one.id)).rejects.toMatchObject({ code: 'tooMany', status: 429 });
    await other.guests[0].client.askForAnalysis(other.id); // others may
    await until(other.guests[0], other.id, isEnded);
  });

  test('by a server that analyses none; what it has is still told', async () => {
    const first = await serverForTest(FEW);
    const { port } = new URL(first.origin);
    const [done, wanted] = [await playedOut(first.origin, 'Gino'), await playedOut(first.origin, 'Ida')];
    await done.guests[0].client.askForAnalysis(done.id);
    const told = await until(done.guests[0], done.id, isEnded);
    await stop(first);
    await serverForTest({ ...FEW, database: first.database, analyses: 0 }, Number(port));
    expect(await done.guests[0].client.askForAnalysis(done.id)).toEqual(told);
    await expect(wanted.guests[0].client.askForAnalysis(wanted.id)).rejects.toMatchObject({
      code: 'notAllowed',
      message: 'this server analyses no games',
    });
    expect(await wanted.guests[0].client.analysisOf(wanted.id)).toMatchObject({ state: 'none' });
  });
});

test('a disk without room is told, and what was worked out is kept as soon as there is some', async () => {
  const server = await serverForTest(MANY);
  const { db } = server.services;
  const one = await playedOut(server.origin);
  const other = await playedOut(server.origin, 'Bruna');
  const [{ client }] = one.guests;
  await client.askForAnalysis(one.id);
  await until(one.guests[0], one.id, ({ state }) => state === 'running');
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0].page_count}`).execute(db);
  const fill = async () => {
    for (let at = 0; ; at++) {
      const key = `${at} ${'x'.repeat(3_000)}`;
      await db.insertInto('attempts').values({ key, count: 1, since: Date.now() }).execute();
    }
  };
  await expect(fill()).rejects.toThrow(/full/);
  // A small row may still find its place: that nothing at all can be written is another trouble.
  await sql.raw('pragma query_only = 1').execute(db);
  await expect(other.guests[0].client.askForAnalysis(other.id)).rejects.toMatchObject({
    code: 'storageFailed',
    status: 503,
  });
  await sql.raw('pragma query_only = 0').execute(db);
  const hasFailed = async () => {
    const figures = await (await fetch(`${server.origin}/metrics`)).text();
    return figures.includes('bottega_job_seconds_count{kind="analysis",outcome="failed"}');
  };
  while (!(await hasFailed())) {
    expect(await client.analysisOf(one.id)).toMatchObject({ state: 'running', analysis: null });
    await sleep(50);
  }
  expect(await client.analysisOf(one.id)).toMatchObject({ state: 'running', analysis: null });
  await sql.raw('pragma max_page_count = 1000000').execute(db);
  expect(await until(one.guests[0], one.id, isEnded)).toMatchObject({ state: 'done' });
  await other.guests[0].client.askForAnalysis(other.id);
  expect(await until(other.guests[0], other.id, isEnded)).toMatchObject({ state: 'done' });
});

test('a process that is killed in the middle of it leaves it to another', async () => {
  const postgres = await sharedPostgres();
  const database = await postgres.newDatabase();
  const first = await startProcess(database, MANY);
  const { id, guests } = await playedOut(first.origin);
  await guests[0].client.askForAnalysis(id);
  await until(guests[0], id, ({ state, share }) => state === 'running' && share > 0);
  await first.kill();
  const second = await serverForTest({ ...MANY, database, beatMs: 250 });
  const row = () => second.services.db.selectFrom('analyses').selectAll().executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({
    table_id: id,
    state: 'running',
    result: expect.stringMatching(/"isComplete":false/),
  });
  while ((await row()).state !== 'done') await sleep(100);
  expect(await jobsDone(second.origin)).toBe(1);
  const again = await serverForTest({ ...MANY, database }, Number(new URL(guests[0].origin).port));
  const { analysis } = await guests[0].client.analysisOf(id);
  expect(analysis).toEqual(await foundDirectly(again, guests[0], id, MANY.analysisPositions));
});
