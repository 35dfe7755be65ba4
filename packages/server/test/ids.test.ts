/** Ids as they stand in addresses, and as operators type them. */
import { expect, test } from 'vitest';
import { newId } from '../src/ids.js';

test('an id is never taken for an option: one in 64 would begin with a hyphen', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
