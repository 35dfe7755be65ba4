/** Tables before the game: settings, component data of one's own, and tables that nobody starts. */
import { gameById } from '@bottega/games';
import { describe, expect, test } from 'vitest';
import { partOf } from './server.js';
import { cleanUp, guestForTest, playOn, serverForTest, stop } from './tables.js';

cleanUp();

async function waitingTable(more = {}) {
  const server = await serverForTest();
  const anna = await guestForTest(server.origin, 'Anna');
  const bruno = await guestForTest(server.origin, 'Bruno');
  const wanted = { game: 'principato', seats: 2, part: partOf('Anna'), ...more };
  const { id } = await anna.client.createTable(wanted);
  return { server, anna, bruno, id };
}

describe('settings of a table that waits', () => {
  test('are changed by the host; what is left out stays', async () => {
    const { anna, id } = await waitingTable();
    const [before] = [await anna.client.table(id)];
    const option = Object.keys(before.options)[0];
    const changed = await anna.client.changeSettings(id, {
      seats: 4,
      seating: 'drawn',
      isOpen: true,
      spectators: 'none',
      clock: { kind: 'budget', seconds: 600, increment: 10 },
      night: { from: 23, to: 7, offset: 60 },
    });
    expect(changed).toMatchObject({ seating: 'drawn', isOpen: true, spectators: 'none', clock: { kind: 'budget' } });
    expect(changed.places).toHaveLength(4);
    expect(changed.options).toEqual(before.options);
    const later = await anna.client.changeSettings(id, { night: null, options: { [option]: before.options[option] } });
    expect(later).toMatchObject({ seating: 'drawn', night: null, clock: { kind: 'budget' } });
    expect(later.secretHash).toBe(before.secretHash); // it was shown before anybody sat down
  });

  test('are refused as they would be at a new table', async () => {
    const { anna, bruno, id } = await waitingTable();
    const change = (settings: object) => anna.client.changeSettings(id, settings);
    await expect(change({ seats: 5 })).rejects.toMatchObject({ code: 'wrongInput' });
    await expect(change({ options: { flying: true } })).rejects.toMatchObject({ code: 'wrongInput' });
    await expect(change({ clock: { kind: 'decision', seconds: 1 } })).rejects.toMatchObject({ code: 'wrongInput' });
    await expect(change({ night: { from: 22, to: 7, zone: 'Atlantis' } })).rejects.toMatchObject({
      code: 'wrongInput',
    });
    await expect(change({ host: 'somebody' })).rejects.toMatchObject({ code: 'wrongInput' });
    await expect(bruno.client.changeSettings(id, { isOpen: true })).rejects.toMatchObject({ code: 'notAllowed' });
  });

  test('nobody loses their place by them', async () => {
    const { anna, bruno, id } = await waitingTable({ seats: 4 });
    await bruno.client.join(id, partOf('Bruno'), 3);
    await expect(anna.client.changeSettings(id, { seats: 3 })).rejects.toMatchObject({ code: 'taken' });
    expect((await anna.client.table(id)).places).toHaveLength(4);
    await bruno.client.leaveTable(id);
    expect((await anna.client.changeSettings(id, { seats: 2 })).places).toHaveLength(2);
  });

  test('do not change once the game has begun', async () => {
    const { anna, id } = await waitingTable();
    await anna.client.sitBot(id, 1, 'random');
    await anna.client.start(id);
    await expect(anna.client.changeSettings(id, { isOpen: true })).rejects.toMatchObject({ code: 'started' });
    await expect(anna.client.sitBot(id, 1, 'garzone')).rejects.toMatchObject({ code: 'started' });
  });

  test('that change while the game is started: it is dealt by what was read, or not at all', async () => {
    const { server, anna, id } = await waitingTable({ seats: 3 });
    for (const place of [1, 2]) await anna.client.sitBot(id, place, 'random');
    const results = await Promise.allSettled([
      anna.client.start(id),
      anna.client.changeSettings(id, { seats: 2 }),
      anna.client.changeSettings(id, { seating: 'drawn' }),
    ]);
    const codes = results.map((one) => (one.status === 'fulfilled' ? 'ok' : one.reason.code));
    for (const code of codes) expect(['ok', 'changed', 'started']).toContain(code);
    if (codes[0] !== 'ok') await anna.client.start(id);
    const { seats } = await server.services.db.selectFrom('tables').select('seats').executeTakeFirstOrThrow();
    const { table } = await anna.watch(id);
    expect(table?.info.players).toHaveLength(seats);
    expect((await anna.client.table(id)).places.map(({ seat }) => seat).sort()).toEqual([...Array(seats).keys()]);
  });
});

describe('component data of one’s own', () => {
  /** The game's own data with more gold. */
  async function richer(): Promise<Record<string, unknown>> {
    const { data } = await gameById('principato').load();
    const copy = structuredClone(data) as Record<string, unknown> & { cubes: Record<string, number> };
    return { ...copy, cubes: { ...copy.cubes, gold: 60 } };
  }

  test('is played with, told to everybody who looks, and there again after a restart', async () => {
    const first = await serverForTest();
    const data = await richer();
    const anna = await guestForTest(first.origin, 'Anna');
    const { id, hasOwnData } = await anna.client.createTable({
      game: 'principato',
      seats: 2,
      part: partOf('Anna'),
      data,
    });
    expect(hasOwnData).toBe(true);
    await anna.client.sitBot(id, 1, 'random');
    await anna.client.start(id);
    const seen = await anna.watch(id);
    expect(seen.table?.info.data).toEqual(data);
    await playOn([seen], 'with more gold', 8);
    anna.client.close();
    await stop(first);
    const second = await serverForTest({ database: first.database });
    const dario = await guestForTest(second.origin, 'Dario');
    expect((await dario.watch(id)).table?.info.data).toEqual(data);
  });

  test('is checked when it is given, at the beginning and later', async () => {
    const { anna, id } = await waitingTable();
    const wrong = { ...(await richer()), cubes: { food: -1, gold: 1, favor: 1 } };
    const table = { game: 'principato', seats: 2, part: partOf('Anna') };
    for (const data of [wrong, { some: 'thing' }, 'text', [1, 2]]) {
      await expect(anna.client.createTable({ ...table, data })).rejects.toMatchObject({ code: 'wrongInput' });
      await expect(anna.client.changeSettings(id, { data })).rejects.toMatchObject({ code: 'wrongInput' });
    }
    const long = { ...(await richer()), filler: 'x'.repeat(300_000) };
    await expect(anna.client.createTable({ ...table, data: long })).rejects.toMatchObject({ code: 'wrongInput' });
    expect((await anna.client.changeSettings(id, { data: await richer() })).hasOwnData).toBe(true);
    expect((await anna.client.changeSettings(id, { isOpen: true })).hasOwnData).toBe(true);
    expect((await anna.client.changeSettings(id, { data: null })).hasOwnData).toBe(false);
  });
});

describe('a table that nobody starts', () => {
  test('is given up after a time, and leaves every list', async () => {
    let now = Date.parse('2026-03-10T12:00:00Z');
    const server = await serverForTest({}, 0, { now: () => now });
    const anna = await guestForTest(server.origin, 'Anna');
    const wanted = { game: 'principato', seats: 2, part: partOf('Anna'), isOpen: true };
    const { id } = await anna.client.createTable(wanted);
    const expired = new Promise<void>((resolve) => {
      void anna.client.follow(id, ({ status }) => status === 'expired' && resolve());
    });
    expect((await anna.client.listTables('open')).tables.map((one) => one.id)).toEqual([id]);
    now += 14 * 86_400_000;
    server.services.queue.wake();
    await expired;
    for (const list of ['open', 'mine', 'finished'] as const) {
      expect((await anna.client.listTables(list)).tables).toEqual([]);
    }
    await expect(anna.client.start(id)).rejects.toMatchObject({ code: 'started' });
  });
});
