/** Golden examples: the turn order. */
import { describe, expect, test } from 'vitest';
import { beforeOrder, playOn, settled, space, table } from '../table.js';

describe('G Turn order, from the rulebook', () => {
  test.each([0, 7, 15, 25, 50])(
    'G-4: grey on space %i of knowledge is first by resting; then those from behind',
    (own) => {
      const [grey, black, yellow, red, green] = [0, 1, 2, 3, 4];
      const { state } = settled({
        seats: 5,
        on: { knowledge: own, rest: 3 },
        others: {
          [black]: { on: { knowledge: 40, rest: 2 } },
          [yellow]: { on: { knowledge: 20 } },
          [red]: { on: { knowledge: 10, rest: 1 } },
          [green]: { on: { knowledge: 5 } },
        },
        stack: beforeOrder(),
      });
      expect(state.open.turnOrder).toEqual([grey, green, red, yellow, black]);
      expect(space(state, grey, 'rest')).toBe(0);
    },
  );

  test('G-21: of two discs on one space of knowledge the lower is ahead and plays later', () => {
    const others = { 1: { on: { knowledge: 9 } } };
    for (const [lower, upper] of [
      [0, 1],
      [1, 0],
    ]) {
      const situation = { on: { knowledge: 9 }, others, piles: { knowledge: [lower, upper] } };
      const { state } = settled({ seats: 2, ...situation, stack: beforeOrder() });
      expect(state.open.turnOrder).toEqual([upper, lower]);
    }
  });
});

describe('G Turn order', () => {
  test('G-42: X below Y on space 2 of the Rest track, Z on 1: first is X, next round Y, then Z', () => {
    const [x, y, z] = [0, 1, 2];
    const state = table({
      on: { rest: 2 },
      others: { [y]: { on: { rest: 2 } }, [z]: { on: { rest: 1 } } },
      piles: { rest: [x, y, z], knowledge: [x, y, z] },
      stack: beforeOrder(),
    });
    const firsts: number[] = [];
    for (const round of [2, 3, 4]) {
      playOn(state, ({ open }) => open.round === round && open.stack.some(({ step }) => step === 'turn'));
      firsts.push(state.open.turnOrder[0]);
    }
    expect(firsts).toEqual([x, y, z]);
    expect([x, y, z].map((seat) => space(state, seat, 'rest'))).toEqual([0, 0, 0]);
  });
});
