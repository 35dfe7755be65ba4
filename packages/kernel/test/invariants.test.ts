import { expect, test } from 'vitest';
import { eachSeat, type Invariant, isOrderOfSeats, violations } from '../src/index.js';

test('broken invariants are listed by id, with what is wrong now or since the choice before', () => {
  const invariants: Readonly<Record<string, Invariant<{ most: number }, number>>> = {
    'TI-1': ({ most }, state) => (state <= most ? null : `${state} stones`),
    'TI-2': (_tables, state, before) => (before === null || state >= before ? null : 'stones were lost'),
  };
  expect(violations(invariants, { most: 3 }, 3, null)).toEqual([]);
  expect(violations(invariants, { most: 3 }, 4, 5)).toEqual(['TI-1: 4 stones', 'TI-2: stones were lost']);
});

test('of the seats the first is named with which something is wrong', () => {
  const poor = (_seat: number, coins: number) => (coins < 0 ? `${coins} coins` : null);
  expect(eachSeat([0, 3], poor)).toBeNull();
  expect(eachSeat([0, -1, -2], poor)).toBe('seat 1: -1 coins');
});

test.each([
  [[1, 0, 2], true],
  [[0, 1], false],
  [[0, 1, 1], false],
  [[0, 1, 3], false],
  [[-1, 0, 1], false],
])('%j is an order of three seats: %s', (order, isOrder) => {
  expect(isOrderOfSeats(order, 3)).toBe(isOrder);
});
