/** What charts share: values, names and labels that keep apart. */
import { describe, expect, test } from 'vitest';
import { apart, labelRows, ticks } from '../src/ui/chart-scale';

describe('a chart', () => {
  test('has round values that take in the least and the greatest', () => {
    expect(ticks(0, 47, 6)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(-3, 12, 6)).toEqual([-5, 0, 5, 10, 15]);
  });

  test('names the last round, and of the others those that are far enough apart, however long each took', () => {
    const places = [0.02, 0.3, 0.33, 0.6, 0.95, 1].map((place) => ({ place }));
    expect(apart(places, 0.2).map(({ place }) => place)).toEqual([0.02, 0.33, 0.6, 1]);
    expect(apart(places, 0.01)).toEqual(places);
    expect(apart([], 0.2)).toEqual([]);
  });

  test('has labels beside the ends of its lines that do not overlap', () => {
    expect(labelRows([50, 50, 10], 18, 0, 100)).toEqual([50, 68, 10]);
    expect(labelRows([95, 99], 18, 0, 100)).toEqual([82, 100]);
  });
});
