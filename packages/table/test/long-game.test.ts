/** A decision late in a game costs what one at its beginning does: counted in what is looked at, not in time. */
import { gameById } from '@bottega/games';
import { legal, pickRandom, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { RequestIds } from '../src/request-ids.js';
import { person, tableOf } from './table.js';

describe('a long game', () => {
  test('no more of the log is looked at, and no more put aside, for its last decisions than for its first', async () => {
    const playable = await gameById('virtu').load();
    const players = ['Anna', 'Bruno', 'Carla', 'Dario'].map(person);
    const { table, match, look } = tableOf(players, { playable, seed: 'long' });
    const mirrors = await Promise.all(players.map((_, seat) => look(seat)));
    // Others look, too, who do not keep what they are sent.
    for (const seat of [0, 1, 2, 3]) await table.look(table.join([seat], () => {}));
    const random = seeded('long');
    const work: number[] = [];
    while (!match.over) {
      const [seat] = match.asked();
      const { visits } = match.logbook;
      await mirrors[seat].choose(pickRandom(random, legal(playable.game, match.state, seat)));
      const { choices, told, takeable } = match.mark();
      work.push(match.logbook.visits - visits + choices.length + told.length + takeable.length);
    }
    // The end itself opens everything.
    work.pop();
    const part = Math.floor(work.length / 4);
    const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
    expect(work.length).toBeGreaterThan(300);
    expect(match.everything().length).toBeGreaterThan(500);
    expect(mean(work.slice(-part))).toBeLessThan(2 * mean(work.slice(0, part)));
  });

  test('a request that was done is found among thousands, and one that was not is not', () => {
    const ids = new RequestIds();
    const id = (number: number) => `request ${number}`;
    for (let number = 0; number < 5_000; number++) ids.add(id(number));
    expect(Array.from({ length: 5_000 }, (_, number) => ids.mayHave(id(number))).every(Boolean)).toBe(true);
    const strangers = Array.from({ length: 5_000 }, (_, number) => ids.mayHave(id(number + 5_000)));
    expect(strangers.filter(Boolean).length).toBeLessThan(10);
  });
});
