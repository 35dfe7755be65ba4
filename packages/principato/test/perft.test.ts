import { countSequences, positionAfter } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { principato } from '../src/index.js';

/**
 * How many sequences of 1, 2, 3 and 4 choices there are from fixed positions. A commit that changes a number says which
 * rule changed. The first turn was counted by hand: 6 choices (activate either card, change either card, favor, end);
 * then 3 alternatives of the tax collector, 2 payments of the other card, the places of the display twice, 6 choices
 * after the favor cube and 6 of the next player: 17 + 2 × places.
 */
describe('choice sequences', () => {
  test.each([
    [2, 'the deal', 0, [6, 27, 136, 552]],
    [3, 'the deal', 0, [6, 29, 155, 671]],
    [4, 'the deal', 0, [6, 31, 174, 868]],
  ])('%i seats, %s', (seats, _name, choices, counts) => {
    expect(
      [1, 2, 3, 4].map((depth) => countSequences(principato, positionAfter(principato, seats, choices), depth)),
    ).toEqual(counts);
  });

  test.each([2, 3, 4])('%i seats: the second choice, by hand', (seats) => {
    const places = seats + 3;
    expect(countSequences(principato, positionAfter(principato, seats, 0), 2)).toBe(17 + 2 * places);
  });

  test.each([
    [2, 60, [5, 22, 83, 192]],
    [2, 130, [2, 11, 39, 92]],
    [3, 75, [6, 23, 62, 343]],
    [3, 180, [6, 35, 188, 808]],
    [4, 120, [5, 28, 59, 320]],
    [4, 260, [4, 25, 141, 855]],
  ])('%i seats after %i random choices', (seats, choices, counts) => {
    expect(
      [1, 2, 3, 4].map((depth) => countSequences(principato, positionAfter(principato, seats, choices), depth)),
    ).toEqual(counts);
  });
});
