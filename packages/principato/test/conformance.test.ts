import { seeded } from '@bottega/kernel';
import { anyOptions, setups, walk } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { createPrincipato, DATA, principato } from '../src/index.js';

describe('Principato keeps the promises of the kernel', () => {
  // Every seat count, and every two values of two house rules together. Every fourth position is examined.
  test.each(setups(principato).map((setup) => [setup.seats, JSON.stringify(changed(setup.options)), setup] as const))(
    '%i seats %s',
    (_seats, _options, setup) => {
      expect(walk(principato, setup, { every: 4 })).toBeGreaterThan(100);
    },
  );

  test('every single position of one game for each number of seats', () => {
    for (const seats of principato.seats) {
      const options = anyOptions(principato, seeded(`every position ${seats}`));
      expect(walk(principato, { seats, options, seed: 'every position' })).toBeGreaterThan(100);
    }
  });

  test('with the component data of a file too', () => {
    const game = createPrincipato(JSON.parse(JSON.stringify({ ...DATA, cubes: { food: 12, gold: 10, favor: 5 } })));
    for (const seats of game.seats) {
      expect(walk(game, { seats, options: {}, seed: 'own data' }, { every: 5 })).toBeGreaterThan(100);
    }
  });
});

function changed(options: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    principato.options.flatMap(({ id, values }) => (options[id] === values[0] ? [] : [[id, options[id]]])),
  );
}
