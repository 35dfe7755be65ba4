/** "Since you were away": where the news begins in the log of somebody who comes back. */
import { afterAll, describe, expect, test } from 'vitest';
import { chooseAny, elsewhere, isAsked, leaves, named, playUntil, startTable } from './at-tables.js';
import { type Guest, type Running, startServer, type WatchedTable } from './server.js';

const servers: Running[] = [];
const guests: Guest[] = [];
afterAll(async () => {
  for (const { client } of guests) client.close();
  for (const server of servers) await server.close();
});

async function serverForTest(settings = {}): Promise<Running> {
  const server = await startServer(settings);
  servers.push(server);
  return server;
}

/** Anna and Bruno play; Bruno is asked, and Anna has seen everything. */
async function atTable(origin: string) {
  const people = await named(origin, ['Anna', 'Bruno']);
  guests.push(...people);
  const [anna, bruno] = people;
  const id = await startTable('principato', people);
  const [seenByAnna, seenByBruno] = [await anna.watch(id), await bruno.watch(id)];
  await playUntil([seenByAnna, seenByBruno], () => isAsked(seenByBruno) && !isAsked(seenByAnna));
  return { id, anna, bruno, seenByAnna, seenByBruno };
}

/** What somebody finds who comes back with another browser. */
async function comesBack(guest: Guest, id: string): Promise<{ since: number | null; table: WatchedTable }> {
  const again = elsewhere(guest);
  guests.push(again);
  const table = await again.watch(id);
  return { since: table.table?.since ?? null, table };
}

describe('since you were away', () => {
  test('the news begins after what was seen, also after a restart', async () => {
    const server = await serverForTest();
    const { id, anna, seenByAnna, seenByBruno } = await atTable(server.origin);
    const seen = seenByAnna.seen().log;
    await leaves(anna, 0, seenByBruno);
    await chooseAny(seenByBruno);
    await playUntil([seenByBruno], () => !isAsked(seenByBruno));
    const back = await comesBack(anna, id);
    expect(back.since).toBe(seen.length);
    expect(back.table.seen().log.slice(0, seen.length)).toEqual(seen);
    expect(back.table.seen().log.length).toBeGreaterThan(seen.length);
    // Now that has been seen, too.
    const all = back.table.seen().log.length;
    expect((await comesBack(anna, id)).since).toBe(all);
    await server.close();
    servers.splice(servers.indexOf(server), 1);
    const restarted = await serverForTest({ database: server.database });
    const again = elsewhere(anna, restarted.origin);
    guests.push(again);
    expect((await again.watch(id)).table?.since).toBe(all);
  });

  test('whoever never looked has everything before them, and a spectator nothing', async () => {
    const { origin } = await serverForTest();
    const people = await named(origin, ['Anna', 'Bruno', 'Carla']);
    guests.push(...people);
    const [anna, bruno, carla] = people;
    const id = await startTable('principato', [anna, bruno]);
    expect((await bruno.watch(id)).table?.since).toBe(0);
    expect((await carla.watch(id)).table?.since).toBeNull();
  });

  test('a page in the background is not looked at', async () => {
    const { origin } = await serverForTest();
    const { id, anna, seenByAnna, seenByBruno } = await atTable(origin);
    const seen = seenByAnna.seen().log.length;
    await anna.client.setVisible(false);
    await chooseAny(seenByBruno);
    await playUntil([seenByBruno], () => !isAsked(seenByBruno));
    await seenByAnna.until(({ log }) => log.length > seen);
    expect((await comesBack(anna, id)).since).toBe(seen);
    const all = seenByAnna.seen().log.length;
    await anna.client.setVisible(true);
    expect((await comesBack(anna, id)).since).toBe(all);
  });

  test.each(['noted', 'written'])('what comes in place of something that was taken back is new (%s)', async (kept) => {
    const { origin, services } = await serverForTest();
    const { id, anna, seenByAnna, seenByBruno } = await atTable(origin);
    const before = seenByBruno.seen().log.length;
    await chooseAny(seenByBruno);
    // Some choices tell nothing, or cannot be taken back: on to one that both.
    await playUntil(
      [seenByBruno, seenByAnna],
      () => seenByBruno.seen().undoBar === null && seenByBruno.seen().log.length > before && isAsked(seenByBruno),
    );
    const withIt = seenByBruno.seen().log.length;
    await seenByAnna.until(({ log }) => log.length === withIt);
    await leaves(anna, 0, seenByBruno);
    if (kept === 'written') await services.looked.flush();
    await seenByBruno.undo();
    await seenByBruno.until(({ log }) => log.length < withIt);
    const without = seenByBruno.seen().log.length;
    while (seenByBruno.seen().log.length < withIt && isAsked(seenByBruno)) await chooseAny(seenByBruno);
    expect((await comesBack(anna, id)).since).toBe(without);
  });
});
