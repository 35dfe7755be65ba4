/** Clocks at real tables, by a time that the test sets. */
import { describe, expect, test } from 'vitest';
import type { WatchedTable } from './server.js';
import { askedOf, cleanUp, guestForTest, serverForTest, stop, tableOf } from './tables.js';

cleanUp();

const NOON = Date.parse('2026-03-10T12:00:00Z');
const MINUTE = 60_000;

/** A server whose time stands still until it is moved. */
async function serverAt(start = NOON, database?: string) {
  const time = { now: start };
  const server = await serverForTest(database === undefined ? {} : { database }, 0, { now: () => time.now });
  const moveTo = (now: number) => {
    time.now = now;
    server.services.queue.wake();
  };
  return { server, time, moveTo, pass: (milliseconds: number) => moveTo(time.now + milliseconds) };
}

/** Whoever is asked chooses until somebody else is. */
async function takeTurn(asked: WatchedTable, other: WatchedTable): Promise<void> {
  while (other.seen().allowed.length === 0) {
    const { position } = asked;
    await asked.choose([asked.seen().suggested ?? asked.seen().allowed[0]]);
    await asked.until(() => asked.position !== position);
    if (asked.seen().allowed.length === 0) await other.until(({ allowed }) => allowed.length > 0);
  }
}

const PER_DECISION = { clock: { kind: 'decision', seconds: 120 } } as const;
const BUDGET = { clock: { kind: 'budget', seconds: 600, increment: 30 } } as const;

describe('a clock for each decision', () => {
  test('is told to everybody, and when it is up a bot plays until the owner returns', async () => {
    const { server, pass } = await serverAt();
    const { id, guests, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno'], [], PER_DECISION);
    const late = seen.findIndex((one) => one.seen().allowed.length > 0);
    const other = 1 - late;
    const { clocks } = await seen[other].untilState(() => true);
    expect(clocks?.now).toBe(NOON);
    expect(clocks?.seats[late]).toEqual({ left: 2 * MINUTE, deadline: NOON + 2 * MINUTE });
    expect(clocks?.seats[other]).toEqual({ left: 2 * MINUTE, deadline: null });
    pass(2 * MINUTE - 1);
    expect((await guests[late].client.table(id)).isMyTurn).toBe(true);
    pass(1);
    const { players } = await seen[other].untilState((state) => state.players[late].substitute !== undefined);
    expect(players[other].substitute).toBeUndefined();
    await seen[other].until(({ allowed }) => allowed.length > 0); // the bot has played on
    expect((await guests[late].client.table(id)).isMyTurn).toBe(false);
    await guests[late].client.comeBack(id);
    await seen[late].untilState((state) => state.players[late].substitute === undefined);
  });

  test('runs anew when somebody is asked again, and nobody hears of it in between', async () => {
    const { server, pass } = await serverAt();
    const { seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno'], [], PER_DECISION);
    const first = askedOf(seen);
    const other = seen.find((one) => one !== first);
    if (first === undefined || other === undefined) throw new Error('somebody is asked');
    const told = other.states.length;
    pass(MINUTE);
    await takeTurn(first, other);
    const seat = seen.indexOf(other);
    const { clocks } = await other.untilState((state) => state.clocks?.seats[seat].deadline !== null);
    expect(clocks?.seats[seat]).toEqual({ left: 2 * MINUTE, deadline: NOON + 3 * MINUTE });
    expect(clocks?.seats[1 - seat]).toEqual({ left: 2 * MINUTE, deadline: null });
    expect(other.states.length).toBe(told + 1); // once, however many choices it took
  });
});

describe('a budget', () => {
  test('is used up by thinking, and stands in a pause', async () => {
    const { server, pass } = await serverAt();
    const { id, guests, seen } = await tableOf(server.origin, 'principato', ['Anna'], ['random'], BUDGET);
    await seen[0].until(({ allowed }) => allowed.length > 0);
    pass(4 * MINUTE);
    await guests[0].client.propose(id, 'pause');
    await seen[0].untilState(({ standing }) => standing === 'paused');
    expect(seen[0].latest?.clocks?.seats[0]).toEqual({ left: 6 * MINUTE, deadline: null });
    pass(60 * MINUTE);
    await guests[0].client.propose(id, 'resume');
    await seen[0].untilState(({ standing }) => standing === 'running');
    expect(seen[0].latest?.clocks?.seats[0]).toEqual({ left: 6 * MINUTE, deadline: NOON + 70 * MINUTE });
    pass(6 * MINUTE);
    await seen[0].untilState(({ players }) => players[0].substitute !== undefined);
  });
});

describe('a deadline', () => {
  test('outlives the server: time that was up meanwhile is up when it comes back', async () => {
    const first = await serverAt();
    const { id, guests } = await tableOf(first.server.origin, 'principato', ['Anna', 'Bruno'], [], PER_DECISION);
    for (const { client } of guests) client.close();
    await stop(first.server);
    const second = await serverAt(NOON + MINUTE, first.server.database);
    const dario = await guestForTest(second.server.origin, 'Dario');
    const eyes = await dario.watch(id);
    expect(eyes.latest?.clocks?.seats.map(({ deadline }) => deadline)).toContain(NOON + 2 * MINUTE);
    expect(eyes.latest?.clocks?.seats.map(({ left }) => left)).toContain(MINUTE);
    dario.client.close();
    await stop(second.server);
    const third = await serverAt(NOON + 5 * MINUTE, first.server.database);
    const elena = await guestForTest(third.server.origin, 'Elena');
    const later = await elena.watch(id);
    await later.untilState(({ players }) => players.some(({ substitute }) => substitute !== undefined));
  });

  test.each([
    { from: 22, to: 7, offset: 0 },
    { from: 23, to: 8, zone: 'Europe/Rome' },
  ])('does not fall into the night (%o)', async (night) => {
    const evening = Date.parse('2026-03-10T21:30:00Z');
    const { server, time, moveTo } = await serverAt(evening);
    const settings = { clock: { kind: 'decision', seconds: 3600 }, night } as const;
    const { id, seen, guests } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno'], [], settings);
    const late = seen.findIndex((one) => one.seen().allowed.length > 0);
    const morning = Date.parse('2026-03-11T07:30:00Z');
    expect(seen[0].latest?.clocks?.seats[late].deadline).toBe(morning);
    moveTo(morning - 1);
    expect((await guests[late].client.table(id)).isMyTurn).toBe(true);
    const jobs = await server.services.db.selectFrom('jobs').selectAll().where('kind', '=', 'clock').execute();
    expect(jobs.map(({ run_at }) => run_at)).toEqual([morning]);
    expect(time.now).toBeLessThan(morning);
    moveTo(morning);
    await seen[1 - late].untilState(({ players }) => players[late].substitute !== undefined);
  });

  test('that was put off by a choice does nothing', async () => {
    const { server, pass } = await serverAt();
    const { id, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno'], [], PER_DECISION);
    const asked = askedOf(seen);
    const other = seen.find((one) => one !== asked);
    if (asked === undefined || other === undefined) throw new Error('somebody is asked');
    await takeTurn(asked, other);
    pass(2 * MINUTE - 1);
    await server.live.with(id, (table) => table.runOut());
    expect(seen[0].latest?.players.map(({ substitute }) => substitute)).toEqual([undefined, undefined]);
  });
});

describe('somebody who leaves a game', () => {
  test('is played for by a bot, and takes the seat back when they return', async () => {
    const { origin, services } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const gone = seen.findIndex((one) => one.seen().allowed.length > 0);
    await guests[gone].client.leaveTable(id);
    await guests[gone].client.goAway(id); // nothing more than that
    await seen[1 - gone].until(({ allowed }) => allowed.length > 0);
    const { latest } = seen[1 - gone];
    expect(latest?.players[gone].substitute).toBeDefined();
    expect((await seen[gone].choose([{ type: 'anything' }])).ok).toBe(false); // to return is to say so
    await guests[gone].client.comeBack(id);
    await seen[1 - gone].untilState(({ players }) => players[gone].substitute === undefined);
    const acts = await services.db.selectFrom('acts').select('type').where('table_id', '=', id).execute();
    expect(acts.filter(({ type }) => type !== 'choose').map(({ type }) => type)).toEqual(['bot', 'return']);
  });

  test('and has given up does not come back', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    await guests[0].client.concede(id);
    await seen[1].untilState(({ players }) => players[0].hasConceded === true);
    await guests[0].client.comeBack(id);
    await guests[0].client.concede(id);
    expect(seen[1].latest?.players[0]).toMatchObject({ hasConceded: true, substitute: 'apprendista' });
    expect((await guests[0].client.table(id)).isMyTurn).toBe(false);
  });
});
