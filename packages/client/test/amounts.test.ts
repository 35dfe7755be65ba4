import type { Choice } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { nearest, splitAmounts } from '../src/choosing/amounts';

const FIELDS = { recruit: 'soldiers', pay: 'count' };
const recruit = (soldiers: number) => ({ type: 'recruit', soldiers }) as Choice;
const take = (place: number) => ({ type: 'take', place }) as Choice;
const pay = (cube: string, count: number) => ({ type: 'pay', cube, count }) as Choice;
const barred = (choice: Choice) => ({ choice, rule: 'X-1', facts: {} });
const DONE: Choice = { type: 'done' };

describe('amounts', () => {
  test('choices that differ in how many become one amount, in order, with gaps and with what is barred', () => {
    const split = splitAmounts(
      {
        allowed: [recruit(9), recruit(1), recruit(4), recruit(2), DONE],
        barred: [barred(recruit(0)), barred(take(1))],
        suggested: recruit(4),
      },
      FIELDS,
    );
    expect(split.amounts).toHaveLength(1);
    const [{ steps, start }] = split.amounts;
    expect(steps.map(({ value, isBarred }) => [value, isBarred])).toEqual([
      [0, true],
      [1, false],
      [2, false],
      [4, false],
      [9, false],
    ]);
    expect(steps[start].value).toBe(4);
    expect(split.allowed).toEqual([DONE]);
    expect(split.barred).toEqual([barred(take(1))]);
  });

  test('without a suggestion it begins with the least that is allowed', () => {
    const allowed = [1, 2, 3, 4].map(recruit);
    const [{ steps, start }] = splitAmounts({ allowed, barred: [barred(recruit(0))], suggested: DONE }, FIELDS).amounts;
    expect(steps[start].value).toBe(1);
  });

  test('few values stay in the list, and so do numbers that name a place', () => {
    const seen = { allowed: [...[1, 2, 3].map(recruit), ...[0, 1, 2, 3, 4].map(take)], barred: [], suggested: null };
    expect(splitAmounts(seen, FIELDS)).toEqual({ amounts: [], allowed: seen.allowed, barred: [] });
  });

  test('what differs in something else as well is another amount', () => {
    const allowed = [1, 2, 3, 4].flatMap((count) => [pay('gold', count), pay('food', count)]);
    const { amounts } = splitAmounts({ allowed, barred: [], suggested: null }, FIELDS);
    expect(amounts.map(({ steps }) => steps.map(({ choice }) => choice))).toEqual([
      [1, 2, 3, 4].map((count) => pay('gold', count)),
      [1, 2, 3, 4].map((count) => pay('food', count)),
    ]);
  });

  test('a typed number is taken for the nearest value', () => {
    const steps = [1, 2, 9].map((value) => ({ value, choice: recruit(value), isBarred: false }));
    expect([0, 1, 5, 6, 100].map((value) => steps[nearest(steps, value)].value)).toEqual([1, 1, 2, 9, 9]);
  });
});
