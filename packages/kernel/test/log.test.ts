/** The log: what a seat may know of it, since when, and after something was taken back. */
import { describe, expect, test } from 'vitest';
import { Log } from '../src/log.js';

const entry = (type: string, to: readonly number[] | null = null, at = 0) => ({ at, event: { type }, to });

function logOf(...entries: readonly ReturnType<typeof entry>[]) {
  const log = new Log(3);
  for (const one of entries) log.push(one);
  return log;
}

describe('the log', () => {
  const log = logOf(entry('a'), entry('b', [1]), entry('c'), entry('d', [0, 2]), entry('e'));

  test.each([
    [null, ['a', 'c', 'e']],
    [0, ['a', 'c', 'd', 'e']],
    [1, ['a', 'b', 'c', 'e']],
  ])('seat %s knows what it was told', (seat, types) => {
    expect(log.seen(seat, false).map(({ type }) => type)).toEqual(types);
    for (let place = 0; place <= log.length; place++) {
      expect(log.countSeen(seat, false, place)).toBe(log.seen(seat, false, 0, place).length);
    }
  });

  test('after the end everybody knows everything, from the first that was kept from them', () => {
    expect(log.countSeen(0, true)).toBe(5);
    expect([null, 0, 1].map((seat) => log.firstKeptFrom(seat))).toEqual([1, 1, 3]);
    expect(logOf(entry('a')).firstKeptFrom(null)).toBe(1);
  });

  test('what is told in the place of something that was taken back is new', () => {
    const log = logOf(entry('a'), entry('b', [1]), entry('c'));
    const { stamp } = log;
    expect(log.firstAfter(stamp)).toBe(3);
    log.cut(1);
    expect(log.firstAfter(stamp)).toBe(1);
    log.push(entry('d'));
    log.push(entry('e'));
    expect(log.firstAfter(stamp)).toBe(1);
    expect(log.countSeen(null, false)).toBe(3);
  });

  test('what was told after so many choices is found from its end', () => {
    const log = logOf(entry('a'), entry('b', null, 1), entry('c', null, 3));
    expect([0, 1, 2, 3].map((choices) => log.firstOf(choices))).toEqual([1, 2, 2, 3]);
  });
});
