/** A game between people at different ends of real sockets. */
import { randomBelow, seeded } from '@bottega/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { Guest, partOf, type Running, startServer, type WatchedTable } from './server.js';

const servers: Running[] = [];
const clients: Guest[] = [];
afterAll(async () => {
  for (const { client } of clients) client.close();
  for (const server of servers) await server.close();
});

async function serverForTest(): Promise<Running> {
  const server = await startServer();
  servers.push(server);
  return server;
}

/** People sit down at a new table and start; bots take the rest. */
async function tableOf(origin: string, game: string, names: readonly string[], bots: readonly string[] = []) {
  const guests = await Promise.all(names.map((name) => Guest.named(origin, name)));
  clients.push(...guests);
  const [host, ...others] = guests;
  const { id } = await host.client.createTable({ game, seats: names.length + bots.length, part: partOf(names[0]) });
  for (const [at, guest] of others.entries()) await guest.client.join(id, partOf(names[at + 1]));
  for (const [at, bot] of bots.entries()) await host.client.sitBot(id, names.length + at, bot);
  await host.client.start(id);
  return { id, guests, seen: await Promise.all(guests.map((guest) => guest.watch(id))) };
}

/** Everybody chooses at random until the game is over, or so often. */
async function playOn(tables: readonly WatchedTable[], seed: string, most = Number.POSITIVE_INFINITY): Promise<number> {
  const random = seeded(seed);
  let count = 0;
  for (; count < most; count++) {
    await Promise.race(tables.map((table) => table.until(({ allowed, over }) => over || allowed.length > 0)));
    if (tables.every((table) => table.seen().over)) break;
    const asked = tables.find((table) => table.seen().allowed.length > 0);
    if (asked === undefined) {
      await Promise.all(tables.map((table) => table.until(({ over }) => over)));
      break;
    }
    const { allowed } = asked.seen();
    const before = asked.position;
    const answer = await asked.choose([allowed[randomBelow(random, allowed.length)]]);
    expect(answer.ok || answer.reason === 'stale').toBe(true);
    if (answer.ok) await asked.until(() => asked.position !== before);
  }
  return count;
}

describe('a game between people', () => {
  test.each(['principato', 'virtu', 'vulgari'])('of %s is played to its end', async (game) => {
    const { origin } = await serverForTest();
    const { seen } = await tableOf(origin, game, game === 'virtu' ? ['Anna', 'Bruno', 'Carla'] : ['Anna', 'Bruno']);
    await playOn(seen, 'to the end');
    const [first, ...others] = seen.map((table) => table.seen());
    expect(first.over).toBe(true);
    for (const other of others) expect(other.result).toEqual(first.result);
  });

  test('bots play their seats', async () => {
    const { origin } = await serverForTest();
    const { seen } = await tableOf(origin, 'principato', ['Anna'], ['garzone', 'apprendista']);
    await playOn(seen, 'bots', 30);
    const { log } = seen[0].seen();
    expect(log.length).toBeGreaterThan(20);
  });
});
