/** What travels: small in whole games of every game, to whoever looks. */
import { GAMES } from '@bottega/games';
import { legal, pickRandom, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import type { Update } from '../src/index.js';
import { person, tableOf } from './table.js';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
const MOST_BYTES = 600;

describe.each(GAMES.map(({ id, load }) => [id, load] as const))('%s', (_id, load) => {
  test('of 95 of 100 updates delta and events have less than 600 bytes', async () => {
    const playable = await load();
    const sizes: number[] = [];
    for (const seats of playable.game.seats) {
      const { match, look } = tableOf(NAMES.slice(0, seats).map(person), { playable, seed: `sizes ${seats}` });
      const people = await Promise.all(NAMES.slice(0, seats).map((_, seat) => look(seat)));
      const random = seeded('sizes');
      while (!match.over) {
        const [seat] = match.asked();
        await people[seat].choose(pickRandom(random, legal(playable.game, match.state, seat)));
      }
      sizes.push(...people.flatMap(({ updates }) => updates.map(sizeOf)));
    }
    expect(sizes.length).toBeGreaterThan(2_000);
    expect(sizes.filter((size) => size >= MOST_BYTES).length / sizes.length).toBeLessThan(0.05);
  });
});

const sizeOf = (update: Update) => {
  const { view, log } = update;
  const events = log !== undefined && 'events' in log ? log.events : log;
  return bytesOf(view) + bytesOf(events);
};

const bytesOf = (value: unknown) => (value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value)));
