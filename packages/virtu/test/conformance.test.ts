import { seeded } from '@bottega/kernel';
import { anyOptions, setups, walk } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { createVirtu, DATA, virtu } from '../src/index.js';

type Given = Readonly<Record<string, unknown>>;

/** Without a limit of years (V-10.1.5) nothing makes random play end: nobody at the table tries to. */
const ENDING = {
  ...virtu,
  options: virtu.options.map(({ id, values }) => ({
    id,
    values: values.filter((value) => value !== 'none' || id !== 'yearLimit'),
  })),
};

describe('Virtù keeps the promises of the kernel', () => {
  // Every seat count, and every two values of two house rules together. Every 20th position is examined.
  test.each(setups(ENDING).map((setup) => [setup.seats, JSON.stringify(changed(setup.options)), setup] as const))(
    '%i seats %s',
    (_seats, _options, setup) => {
      expect(walk(virtu, setup, { every: 20 })).toBeGreaterThan(100);
    },
  );

  test('every single position of one game for each number of seats', () => {
    for (const seats of virtu.seats) {
      const options = { ...anyOptions(virtu, seeded(`every position ${seats}`)), yearLimit: 7 };
      expect(walk(virtu, { seats, options, seed: 'every position' })).toBeGreaterThan(100);
    }
  });

  test('with the component data of a file too', () => {
    const game = createVirtu(JSON.parse(JSON.stringify({ ...DATA, warTokens: 4, indulgences: 3 })));
    for (const seats of game.seats) {
      expect(walk(game, { seats, options: { yearLimit: 7 }, seed: 'own data' }, { every: 10 })).toBeGreaterThan(100);
    }
  });
});

function changed(options: Given): object {
  return Object.fromEntries(
    virtu.options.flatMap(({ id, values }) => (options[id] === values[0] ? [] : [[id, options[id]]])),
  );
}
