/** D-5: the Turn-order phase. */
import { start } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { CLAIM, END } from '../src/choices.js';
import { type State, vulgari } from '../src/index.js';
import { KNOWLEDGE } from '../src/tables.js';
import { beforeOrder, does, knowledge, playOn, type Situation, settled, space, steps, table, top } from './table.js';

/** The Turn-order phase, and what was told of it. */
const phase = (situation: Situation) => settled({ ...situation, stack: beforeOrder() });
const restOf = (state: State) => state.open.players.map((_, seat) => space(state, seat, 'rest'));

describe('D-5 the Turn-order phase', () => {
  test('D-5.1: who is furthest behind in knowledge plays first', () => {
    const { state, told } = phase({
      seats: 4,
      on: { knowledge: 20 },
      others: { 1: { on: { knowledge: 3 } }, 2: { on: { knowledge: 41 } }, 3: { on: { knowledge: 19 } } },
    });
    expect(state.open.turnOrder).toEqual([1, 3, 0, 2]);
    expect(told).toEqual([{ type: 'order', order: [1, 3, 0, 2] }]);
    expect(top(state)).toMatchObject({ step: 'turn', seat: 1 });
  });

  test('D-5.1: on one space the upper disc plays before the lower', () => {
    const others = { 1: { on: { knowledge: 7 } }, 2: { on: { knowledge: 7 } } };
    const { state } = phase({ on: { knowledge: 7 }, others, piles: { knowledge: [1, 0, 2] } });
    expect(state.open.turnOrder).toEqual([2, 0, 1]);
  });

  test('D-5.2: who is furthest ahead on the Rest track is first; the others keep their order', () => {
    const { state } = phase({
      seats: 4,
      on: { knowledge: 20, rest: 3 },
      others: {
        1: { on: { knowledge: 3 } },
        2: { on: { knowledge: 41, rest: 4 } },
        3: { on: { knowledge: 19, rest: 1 } },
      },
    });
    expect(state.open.turnOrder).toEqual([2, 1, 3, 0]);
  });

  test('D-5.2: on one space of the Rest track the lower disc counts', () => {
    const others = { 1: { on: { rest: 2 } }, 2: { on: { rest: 2 } } };
    expect(phase({ others, piles: { rest: [1, 2, 0] } }).state.open.turnOrder[0]).toBe(1);
    expect(phase({ others, piles: { rest: [2, 1, 0] } }).state.open.turnOrder[0]).toBe(2);
  });

  test('D-5.2: with all discs at the start of the Rest track it has no effect', () => {
    const { state, told } = phase({ piles: { rest: [2, 1, 0], knowledge: [2, 1, 0] } });
    expect(state.open.turnOrder).toEqual([0, 1, 2]);
    expect(told).toEqual([{ type: 'order', order: [0, 1, 2] }]);
  });

  test('D-5.3: that disc goes back, the others stay and count again', () => {
    const { state, told } = phase({ on: { rest: 1 }, others: { 1: { on: { rest: 5 } }, 2: { on: { rest: 2 } } } });
    expect(restOf(state)).toEqual([1, 0, 2]);
    expect(told[0]).toEqual({ type: 'rested', seat: 1 });
    playOn(state, ({ open }) => open.round === 3);
    expect([state.open.turnOrder[0], restOf(state)]).toEqual([2, [1, 0, 0]]);
    playOn(state, ({ open }) => open.round === 4);
    expect([state.open.turnOrder[0], restOf(state)]).toEqual([0, [0, 0, 0]]);
  });

  test.each([2, 3, 4, 5])('D-5.4: in round 1 %i players play in the order that was drawn', (seats) => {
    const orders = new Set<string>();
    for (let number = 0; number < 8; number++) {
      const state = start(vulgari, { seats, options: {}, seed: `order ${number}` });
      const drawn = [...state.open.turnOrder];
      playOn(state, ({ open }) => open.round === 1);
      expect(state.open.turnOrder).toEqual(drawn);
      orders.add(drawn.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test('D-5.5: neither knowledge nor Rest change the order during the Actions phase', () => {
    const state = table({ at: 'rome', turnOrder: [0, 1, 2] });
    does(state, 0, CLAIM.knowledge, END);
    does(state, 1, steps('rest', 5), END);
    expect([state.open.turnOrder, top(state)]).toMatchObject([[0, 1, 2], { seat: 2 }]);
    expect(knowledge(state, 0)).toBe(15);
    expect(state.open.tracks[KNOWLEDGE].order[0]).toBe(0);
    does(state, 2, END);
    expect(state.open.turnOrder).toEqual([1, 2, 0]);
  });
});
