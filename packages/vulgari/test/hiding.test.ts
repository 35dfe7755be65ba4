/** A house rule that opens something changes nothing else: the same game is worth the same points. */
import { firstDifference } from '@bottega/kernel/conformance';
import { expect, test } from 'vitest';
import { vulgari } from '../src/index.js';

test.each(vulgari.seats)('Q-28 with %i players open screens show and change nothing', (seats) => {
  for (const seed of ['a', 'b', 'c']) {
    expect(firstDifference(vulgari, seats, seed, { openHoldings: false }, { openHoldings: true })).toBeNull();
  }
});
