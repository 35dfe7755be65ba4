import { describe, expect, test } from 'vitest';
import { wilson } from '../src/simulate/wilson.js';

describe('the 95 % interval of a share', () => {
  // Published: R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17
  // (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (wins, games, least, most) => {
    const interval = wilson(wins / games, games);
    expect(interval.least).toBeCloseTo(least, 4);
    expect(interval.most).toBeCloseTo(most, 4);
  });

  test('never and always are mirror images, and lie within what is possible', () => {
    for (const games of [1, 7, 1000]) {
      const [never, always] = [wilson(0, games), wilson(1, games)];
      expect(never.least).toBeGreaterThanOrEqual(0);
      expect(never.least).toBeCloseTo(0, 12);
      expect(always.most).toBeLessThanOrEqual(1);
      expect(never.most).toBeCloseTo(1 - always.least, 12);
    }
  });
});
