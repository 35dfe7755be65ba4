import { describe, expect, test } from 'vitest';
import { setups } from '../src/conformance/index.js';
import type { Setup } from '../src/index.js';
import { makeToy } from './toy.js';

const toy = makeToy({
  options: [
    { id: 'colour', values: ['red', 'blue'] },
    { id: 'stones', values: [1, 2, 3] },
    { id: 'open', values: [false, true] },
    { id: 'end', values: ['early', 'late', 'never', 'draw'] },
  ],
});

/** Each choice of a setup, by name. */
const valuesOf = ({ seats, options }: Setup) => [
  `seats ${seats}`,
  ...Object.entries(options).map(([id, value]) => `${id} ${value}`),
];

/** Every two of them together. */
const pairsOf = (values: readonly string[]) =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one}, ${other}`));

describe('the setups that are walked through', () => {
  test('begin with a game without house rules for each number of seats', () => {
    expect(setups(toy).slice(0, 2)).toEqual(
      [2, 3].map((seats, at) => ({
        seats,
        options: { colour: 'red', stones: 1, open: false, end: 'early' },
        seed: `conformance ${at}`,
      })),
    );
  });

  test('hold every two values together, also with every number of seats, in few games', () => {
    const factors = [
      ['seats 2', 'seats 3'],
      ...toy.options.map(({ id, values }) => values.map((value) => `${id} ${value}`)),
    ];
    const wanted = factors.flatMap((values, at) =>
      factors.slice(at + 1).flatMap((others) => values.flatMap((one) => others.map((other) => `${one}, ${other}`))),
    );
    const held = new Set(setups(toy).flatMap((setup) => pairsOf(valuesOf(setup))));
    expect(wanted.filter((pair) => !held.has(pair))).toEqual([]);
    // The two longest lists alone need 12 games; every combination would be 96.
    expect(setups(toy).length).toBeLessThan(20);
  });

  test('are the same each time, each with a seed of its own, and others the next time over', () => {
    expect(setups(toy)).toEqual(setups(toy));
    const thrice = setups(toy, 3);
    expect(new Set(thrice.map(({ seed }) => seed)).size).toBe(thrice.length);
    expect(thrice.length).toBeGreaterThan(2 * setups(toy).length);
  });
});
