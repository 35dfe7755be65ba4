import { expect, test } from 'vitest';
import { clockwiseFrom, TraitTally } from '../src/index.js';

test('traits are gathered by seat: a thing counts once, a deed as often as it was done', () => {
  const tally = new TraitTally(2, ['built', 'sold']);
  tally.has(1, 'card', 'mill');
  tally.has(1, 'card', 'mill');
  tally.has(1, 'goal', 'mill');
  tally.did(0, 'sold');
  tally.did(0, 'sold', 3);
  expect(tally.inOrder([1, 0])).toEqual({
    order: [1, 0],
    things: [
      [],
      [
        { kind: 'card', thing: 'mill' },
        { kind: 'goal', thing: 'mill' },
      ],
    ],
    deeds: [
      { built: 0, sold: 4 },
      { built: 0, sold: 0 },
    ],
  });
});

test('the order goes clockwise from the first player', () => {
  expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
});
