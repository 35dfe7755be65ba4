import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deltaOf, withDelta } from '../src/index.js';

// JSON knows no −0.
const plain = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));
const onWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('the difference between two values', () => {
  test('turns one into the other, also over a wire, and leaves the first as it was', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const copy = structuredClone(before);
        expect(withDelta(before, onWire(deltaOf(before, after)))).toEqual(after);
        expect(before).toEqual(copy);
      }),
    );
  });

  test('of a value and itself is nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(deltaOf(value, structuredClone(value))).toBe(null);
      }),
    );
  });

  test('names only what has changed', () => {
    const before = { open: { gold: [3, 5, 10, 10, 10], deck: 40, old: 1 }, own: null };
    const after = { open: { gold: [3, 4, 10, 10, 10, 1], deck: 40, turn: 2 }, own: null };
    expect(deltaOf(before, after)).toEqual({ open: { old: [], gold: { 1: 4, 5: 1 }, turn: 2 } });
    expect(deltaOf([[1], [2], [3]], [[1]])).toEqual({ length: 1 });
  });

  test('tells nothing, lists and objects apart from what is taken out and what changes inside', () => {
    const before = { one: 1, two: 2, three: 3, four: 4 };
    const after = { one: null, two: [], three: { deep: 1 } };
    expect(deltaOf(before, after)).toEqual({ one: [null], two: [[]], three: [{ deep: 1 }], four: [] });
  });

  test('has short lists as a whole where that is shorter', () => {
    expect(deltaOf({ order: [0, 1] }, { order: [1, 0] })).toEqual({ order: [[1, 0]] });
    expect(deltaOf([1, 2, 3], [1])).toEqual([[1]]);
    expect(deltaOf([100, 200, 300], [100, 200, 301])).toEqual({ 2: 301 });
  });

  test('what did not change is shared with the value before', () => {
    const before = { one: { deep: [1] }, other: { deep: [2] } };
    const after = withDelta(before, deltaOf(before, { one: { deep: [1] }, other: { deep: [3] } }));
    expect(after.one).toBe(before.one);
    expect(after.other).not.toBe(before.other);
  });

  test('does not fit a value that it was not made of', () => {
    expect(() => withDelta({ open: 1 }, { open: { gold: 2 } })).toThrow('there is nothing at open');
  });
});
