import { seeded } from '@bottega/kernel';
import { anyOptions, setups, walk } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { createVulgari, DATA, vulgari } from '../src/index.js';

type Given = Readonly<Record<string, unknown>>;

describe('De Vulgari Eloquentia keeps the promises of the kernel', () => {
  // Every seat count, and every two values of two house rules together. Every 20th position is examined.
  test.each(setups(vulgari).map((setup) => [setup.seats, JSON.stringify(changed(setup.options)), setup] as const))(
    '%i seats %s',
    (_seats, _options, setup) => {
      expect(walk(vulgari, setup, { every: 20 })).toBeGreaterThan(50);
    },
  );

  test('every single position of one game for each number of seats', () => {
    for (const seats of vulgari.seats) {
      const options = anyOptions(vulgari, seeded(`every position ${seats}`));
      expect(walk(vulgari, { seats, options, seed: 'every position' })).toBeGreaterThan(100);
    }
  });

  test('with the component data of a file too', () => {
    const game = createVulgari(JSON.parse(JSON.stringify(DATA)));
    for (const seats of game.seats) {
      expect(walk(game, { seats, options: {}, seed: 'own data' }, { every: 10 })).toBeGreaterThan(100);
    }
  });
});

function changed(options: Given): object {
  return Object.fromEntries(
    vulgari.options.flatMap(({ id, values }) => (options[id] === values[0] ? [] : [[id, options[id]]])),
  );
}
