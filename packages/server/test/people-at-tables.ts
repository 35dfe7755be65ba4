/** People who sit down at a new table and play at random. */
import { randomBelow, seeded } from '@bottega/kernel';
import { Guest, partOf, type WatchedTable } from './server.js';

export interface SatDown {
  readonly id: string;
  readonly guests: readonly Guest[];
  readonly seen: readonly WatchedTable[];
}

/** People sit down at a new table and start; bots take the rest. */
export async function sitDown(
  origin: string,
  names: readonly string[] = ['Anna', 'Bruno'],
  bots: readonly string[] = [],
  game = 'principato',
): Promise<SatDown> {
  const guests = await Promise.all(names.map((name) => Guest.named(origin, name)));
  const [host, ...others] = guests;
  const { id } = await host.client.createTable({ game, seats: names.length + bots.length, part: partOf(names[0]) });
  for (const [at, guest] of others.entries()) await guest.client.join(id, partOf(names[at + 1]));
  for (const [at, bot] of bots.entries()) await host.client.sitBot(id, names.length + at, bot);
  await host.client.start(id);
  return { id, guests, seen: await Promise.all(guests.map((guest) => guest.watch(id))) };
}

/** The first who is asked, as soon as somebody is. */
export async function whoIsAsked(seen: readonly WatchedTable[]): Promise<WatchedTable> {
  for (;;) {
    const asked = seen.find((table) => table.seen().allowed.length > 0);
    if (asked !== undefined) return asked;
    await Promise.race(seen.map((table) => table.until(({ allowed }) => allowed.length > 0)));
  }
}

/** Somebody who is asked chooses at random; resolves when they see it. */
export async function chooseOne(seen: readonly WatchedTable[], seed: string): Promise<void> {
  const asked = await whoIsAsked(seen);
  const { allowed } = asked.seen();
  const before = asked.position;
  const answer = await asked.choose([allowed[randomBelow(seeded(`${seed} ${before}`), allowed.length)]]);
  if (!answer.ok && answer.reason === 'stale') {
    asked.update(answer.update); // something has happened meanwhile
    return chooseOne(seen, seed);
  }
  if (!answer.ok) throw new Error(`the choice was not played: ${answer.reason}`);
  await asked.until(() => asked.position !== before);
}

export async function chooseSome(seen: readonly WatchedTable[], count: number, seed = 'some'): Promise<void> {
  for (let at = 0; at < count; at++) await chooseOne(seen, `${seed} ${at}`);
}

export function leave({ guests }: SatDown): void {
  for (const { client } of guests) client.close();
}
