import { describe, expect, test } from 'vitest';
import { meanInterval, wilson } from '../src/simulate/wilson.js';

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

describe('the 95 % interval of a mean', () => {
  // Student's quantiles as in every table of them.
  test.each([
    [4, 3.182],
    [5, 2.776],
    [10, 2.262],
    [30, 2.045],
    [1000, 1.962],
  ])('of %i values reaches %d standard errors to both sides', (count, quantile) => {
    const values = Array.from({ length: count }, (_, at) => at);
    const mean = (count - 1) / 2;
    const error = Math.sqrt((count * (count + 1)) / 12 / count); // of 0, 1, 2 …
    const { least, most } = meanInterval(values) ?? { least: 0, most: 0 };
    expect(Math.abs((most - mean) / error / quantile - 1)).toBeLessThan(0.01);
    expect(least + most).toBeCloseTo(2 * mean, 9);
  });

  test('equal values have no width, and too few values have none to tell', () => {
    expect(meanInterval([7, 7, 7, 7])).toEqual({ least: 7, most: 7 });
    expect(meanInterval([1, 2, 3])).toBeNull();
  });
});
