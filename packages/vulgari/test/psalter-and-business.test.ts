/** D-11: Psalter and Small Business. */
import { describe, expect, test } from 'vitest';
import { BUSINESS, END, PSALTER } from '../src/choices.js';
import type { PersonId, SeaId, ZoneId } from '../src/data/index.js';
import { does, ducats, goes, knowledge, left, refused, table, untilTurnOf } from './table.js';

const STATUSES: readonly (readonly [string, { readonly person?: PersonId }])[] = [
  ['a merchant', {}],
  ['a friar', { person: 'gigi' }],
  ['a cardinal', { person: 'lanzuisi' }],
];
const PLACES: (ZoneId | SeaId)[] = ['turin', 'rome', 'bobbio', 'tyrrhenian'];

describe('D-11 Psalter and Small Business', () => {
  test.each(STATUSES)('D-11.1: %s studies the Psalter anywhere, for 1 action', (_who, status) => {
    for (const at of PLACES) {
      const state = table({ ...status, at, on: { knowledge: 20 } });
      does(state, 0, PSALTER);
      expect([knowledge(state, 0), left(state)]).toEqual([23, 4]);
    }
  });

  test.each([
    ['alone at the end', 9, [1, 2, 0], 13],
    ['on top of the last pile', 10, [1, 2, 0], 14],
    ['in the middle of the last pile', 10, [1, 0, 2], 13],
    ['at the bottom of the last pile', 10, [0, 1, 2], 13],
    ['ahead', 11, [0, 1, 2], 14],
  ])('D-11.1: the last in knowledge gains 4, the others 3: %s', (_where, space, pile, becomes) => {
    const others = { 1: { on: { knowledge: 10 } }, 2: { on: { knowledge: 10 } } };
    const state = table({ on: { knowledge: space }, others, piles: { knowledge: pile } });
    does(state, 0, PSALTER);
    expect(knowledge(state, 0)).toBe(becomes);
  });

  test('D-11.1: who is last is seen at that moment', () => {
    const state = table({ at: 'siena', others: { 1: { on: { knowledge: 2 } }, 2: { on: { knowledge: 2 } } } });
    does(state, 0, { type: 'claim', part: 'knowledge' }, PSALTER); // 3, and last no more
    expect(knowledge(state, 0)).toBe(6);
  });

  test('D-11.1: once a turn', () => {
    const state = table();
    does(state, 0, PSALTER);
    expect(refused(state, 0, PSALTER).rule).toBe('D-11.1');
    does(state, 0, END);
    untilTurnOf(state, 0);
    does(state, 0, PSALTER);
  });

  test.each(STATUSES)(
    'D-11.2: %s does Small Business anywhere, for 1 action and 10 ducats from the bank',
    (_who, status) => {
      for (const at of PLACES) {
        const state = table({ ...status, at, ducats: 3 });
        does(state, 0, BUSINESS);
        expect([ducats(state, 0), ducats(state, 1), left(state)]).toEqual([13, 10, 4]);
      }
    },
  );

  test('D-11.2: once a turn, also after a journey', () => {
    const state = table({ at: 'turin' });
    does(state, 0, BUSINESS, goes('milan', 1));
    expect(refused(state, 0, BUSINESS).rule).toBe('D-11.2');
    does(state, 0, END);
    untilTurnOf(state, 0);
    does(state, 0, BUSINESS);
    expect(ducats(state, 0)).toBe(30);
  });
});
