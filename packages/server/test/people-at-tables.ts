/** People who sit down at a new table and play at random, one choice at a time. */
import { randomBelow, seeded } from '@bottega/kernel';
import type { WatchedTable } from './server.js';
import { askedOf, type PlayedTable, tableOf } from './tables.js';

export type SatDown = PlayedTable;

/** Two people at a table of a game, or who and which is wanted. */
export const sitDown = (
  origin: string,
  names: readonly string[] = ['Anna', 'Bruno'],
  bots: readonly string[] = [],
  game = 'principato',
): Promise<SatDown> => tableOf(origin, game, names, bots);

/** The first who is asked, as soon as somebody is. */
export async function whoIsAsked(seen: readonly WatchedTable[]): Promise<WatchedTable> {
  for (;;) {
    const asked = askedOf(seen);
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
