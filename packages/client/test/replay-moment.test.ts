import { describe, expect, test } from 'vitest';
import { around, roundAt } from '../src/frame/replay/ReplayMoment';
import type { Moment } from '../src/table/table';

describe('where a replay can jump to', () => {
  test.each([
    [0, 0, 4],
    [4, 0, 9],
    [6, 4, 9],
    [9, 4, 12],
    [12, 9, 12],
  ])('from %i back to %i and on to %i', (at, before, after) => {
    expect(around([0, 4, 9], at, { first: 0, length: 12 })).toEqual({ before, after });
  });

  test('a position belongs to the last round that began', () => {
    const rounds = [0, 4].map((at) => ({ at, name: { key: `round ${at}`, values: {} } }));
    const moment = { rounds } as unknown as Moment;
    expect([0, 3, 4, 7].map((at) => roundAt(moment, at)?.at)).toEqual([0, 0, 4, 4]);
    expect(roundAt({ ...moment, rounds: [] }, 3)).toBe(null);
  });
});
