/** Tables at a real server, and people who play at random there. */
import { randomBelow, seeded } from '@bottega/kernel';
import type { NewTableRequest } from '@bottega/protocol';
import { afterAll, expect } from 'vitest';
import { Guest, partOf, type Running, startServer, type WatchedTable } from './server.js';

const servers: Running[] = [];
const clients: Guest[] = [];

/** Whoever calls this in a test file has all its servers and people gone at its end. */
export function cleanUp(): void {
  afterAll(async () => {
    for (const { client } of clients.splice(0)) client.close();
    for (const server of servers.splice(0)) await server.close();
  });
}

export async function serverForTest(...wanted: Parameters<typeof startServer>): Promise<Running> {
  const server = await startServer(...wanted);
  servers.push(server);
  return server;
}

/** A server that is gone already. */
export async function stop(server: Running): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  await server.close();
}

export async function guestForTest(origin: string, name: string): Promise<Guest> {
  const guest = await Guest.named(origin, name);
  clients.push(guest);
  return guest;
}

export interface PlayedTable {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly seen: readonly WatchedTable[];
}

/** People sit down at a new table and start; bots take the rest. */
export async function tableOf(
  origin: string,
  game: string,
  names: readonly string[],
  bots: readonly string[] = [],
  settings: Partial<NewTableRequest> = {},
): Promise<PlayedTable> {
  const guests = await Promise.all(names.map((name) => guestForTest(origin, name)));
  const [host, ...others] = guests;
  const seats = names.length + bots.length;
  const { id } = await host.client.createTable({ game, seats, part: partOf(names[0]), ...settings });
  for (const [at, guest] of others.entries()) await guest.client.join(id, partOf(names[at + 1]));
  for (const [at, bot] of bots.entries()) await host.client.sitBot(id, names.length + at, bot);
  await host.client.start(id);
  return { id, guests, seen: await Promise.all(guests.map((guest) => guest.watch(id))) };
}

/** Whoever is asked; undefined if nobody is who has a person's eyes. */
export const askedOf = (tables: readonly WatchedTable[]) => tables.find((table) => table.seen().allowed.length > 0);

/** Everybody chooses at random until the game is over, or so often. */
export async function playOn(
  tables: readonly WatchedTable[],
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const random = seeded(seed);
  for (let count = 0; count < most; count++) {
    await Promise.race(tables.map((table) => table.until(({ allowed, over }) => over || allowed.length > 0)));
    const asked = askedOf(tables);
    if (asked === undefined) {
      await Promise.all(tables.map((table) => table.until(({ over }) => over)));
      return;
    }
    const { allowed } = asked.seen();
    const before = asked.position;
    const answer = await asked.choose([allowed[randomBelow(random, allowed.length)]]);
    expect(answer.ok || answer.reason === 'stale').toBe(true);
    if (answer.ok) await asked.until(() => asked.position !== before);
  }
}
