/** D-17: Rest. */
import { describe, expect, test } from 'vitest';
import { END } from '../src/choices.js';
import type { PersonId, SeaId, ZoneId } from '../src/data/index.js';
import { does, left, playOn, refused, space, steps, table, top } from './table.js';

describe('D-17 Rest', () => {
  test.each<[ZoneId | SeaId, PersonId | undefined]>([
    ['turin', undefined],
    ['bobbio', 'gigi'],
    ['adriatic', 'lanzuisi'],
  ])('D-17.1: steps on the Rest track are taken anywhere: %s, %s', (at, person) => {
    const state = table({ at, person });
    does(state, 0, steps('rest', 3));
    expect([space(state, 0, 'rest'), left(state)]).toEqual([3, 2]);
  });

  test('D-17.1: up to the last space', () => {
    const state = table({ on: { rest: 4 } });
    expect(refused(state, 0, steps('rest', 3)).rule).toBe('Q-24');
    does(state, 0, steps('rest', 2));
    expect(space(state, 0, 'rest')).toBe(6);
    expect(refused(state, 0, steps('rest', 1)).rule).toBe('Q-24');
  });

  test('D-17.1: who is furthest ahead is first in the next round', () => {
    const state = table({ seats: 2, turnOrder: [1, 0], on: { knowledge: 50 }, piles: { knowledge: [0, 1] } });
    does(state, 0, steps('rest', 1), END);
    playOn(state, ({ open }) => open.round === 3 && top(state).step === 'turn');
    expect(state.open.turnOrder).toEqual([0, 1]);
  });
});
