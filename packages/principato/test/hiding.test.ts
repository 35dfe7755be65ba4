/** House rules that hide something change nothing else: the same game is worth the same points. */
import { firstDifference } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { principato } from '../src/index.js';

describe.each(principato.seats)('with %i players', (seats) => {
  test.each([
    ['PQ-16', 'billsVisible'],
    ['PQ-17', 'deckCountVisible'],
  ])('%s %s hides and changes nothing', (_id, option) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(firstDifference(principato, seats, seed, { [option]: true }, { [option]: false })).toBeNull();
    }
  });
});
