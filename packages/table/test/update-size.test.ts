/** What travels: small in whole games of every game, to whoever looks. */
import { GAMES } from '@bottega/games';
import { legal, pickRandom, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import type { Playable, Update } from '../src/index.js';
import { person, tableOf } from './table.js';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
const MOST_BYTES = 600;

const SEEDS = ['sizes', 'smaller', 'larger'];

describe.each(GAMES.map(({ id, load }) => [id, load] as const))('%s', (_id, load) => {
  test('of 95 of 100 updates delta and events have less than 600 bytes, with any number of players and any deal', async () => {
    const playable = await load();
    for (const seats of playable.game.seats) {
      for (const seed of SEEDS) {
        const sizes = await sizesOf(playable, seats, seed);
        expect(sizes.length).toBeGreaterThan(100);
        const large = sizes.filter((size) => size >= MOST_BYTES).length;
        expect(large / sizes.length, `${seats} seats, ${seed}`).toBeLessThan(0.05);
      }
    }
  });
});

/** The sizes of everything that is sent to those who sit there, in a game of choices made at random. */
async function sizesOf(playable: Playable, seats: number, seed: string): Promise<number[]> {
  const { match, look } = tableOf(NAMES.slice(0, seats).map(person), { playable, seed: `${seed} ${seats}` });
  const people = await Promise.all(NAMES.slice(0, seats).map((_, seat) => look(seat)));
  const random = seeded(seed);
  while (!match.over) {
    const [seat] = match.asked();
    await people[seat].choose(pickRandom(random, legal(playable.game, match.state, seat)));
  }
  return people.flatMap(({ updates }) => updates.map(sizeOf));
}

const sizeOf = (update: Update) => {
  const { view, log } = update;
  const events = log !== undefined && 'events' in log ? log.events : log;
  return bytesOf(view) + bytesOf(events);
};

const bytesOf = (value: unknown) => (value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value)));
