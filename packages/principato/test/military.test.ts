/** P-8: military scorings. */
import { view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { DONE, dismiss, END, move } from '../src/choices.js';
import { principato } from '../src/index.js';
import { strength } from '../src/rules/military.js';
import {
  act,
  army,
  finishScorings,
  may,
  military,
  only,
  refusal,
  scored,
  store,
  table,
  waitedFor,
  whyNot,
} from './table.js';

/** Who is asked, question after question, until the next turn; everybody answers as if absent. */
function askedInTurn(state: ReturnType<typeof table>): { supply: number[]; dismiss: number[] } {
  const order: { supply: number[]; dismiss: number[] } = { supply: [], dismiss: [] };
  while (state.open.stack.length > 0) {
    const top = state.open.stack.at(-1);
    if (top?.step !== 'supply' && top?.step !== 'dismiss') break;
    const [seat] = waitedFor(state);
    order[top.step].push(seat);
    act(state, seat, may(state, seat)[0]);
  }
  const once = (seats: readonly number[]) => seats.filter((seat, at) => seats[at - 1] !== seat);
  return { supply: once(order.supply), dismiss: once(order.dismiss) };
}

describe('P-8 the decision order', () => {
  test('P-8.1 the most army tokens, catapults too, decide first', () => {
    const others = { 1: { militia: 2 }, 2: { catapult: 3, condottiere: 1 }, 3: { militia: 1, condottiere: 2 } };
    const state = table({ seats: 4, pile: [], militia: 1, others });
    act(state, 0, END);
    expect(state.open.order).toEqual([2, 3, 1, 0]);
    expect(askedInTurn(state)).toEqual({ supply: [2, 3, 1, 0], dismiss: [2, 3, 1, 0] });
  });

  test.each([0, 1, 2, 3])('P-8.2 equal numbers: clockwise from the first player, seat %i', (firstPlayer) => {
    const one = { militia: 1 };
    const state = table({ seats: 4, pile: [], firstPlayer, ...one, others: { 1: one, 2: one, 3: one } });
    act(state, 0, END);
    expect(state.open.order).toEqual([0, 1, 2, 3].map((step) => (firstPlayer + step) % 4));
  });

  test('P-8.3 the order is fixed at the start: dismissing does not change it', () => {
    const state = table({ pile: [], militia: 3, food: 0, favor: 0, others: { 1: { militia: 2, food: 0, favor: 0 } } });
    act(state, 0, END);
    expect(state.open.order).toEqual([0, 1, 2]);
    act(state, 0, dismiss(3));
    expect(state.open.order).toEqual([0, 1, 2]);
    act(state, 0, DONE);
    expect(waitedFor(state)).toEqual([1]);
    act(state, 1, dismiss(0), DONE);
    expect(state.open.order).toEqual([]);
  });
});

describe('P-8 supplying', () => {
  test('P-8.4 each may supply any number or none, and everybody sees it', () => {
    const state = table({ pile: [], militia: 2, food: 2, others: { 1: { condottiere: 1 } } });
    act(state, 0, END);
    expect(may(state, 0)).toEqual([move(0), move(1), move(2)]);
    expect(whyNot(state, 1, move(0))).toBe('seat');
    act(state, 0, move(1), move(0), DONE);
    expect(view(state, 1).open.principalities[0]).toMatchObject({ militia: 2, foodOnMilitia: 1, food: 1 });
    expect(waitedFor(state)).toEqual([1]);
  });

  test('P-8.4 all four kinds of supply in one decision', () => {
    const state = table({ pile: [], militia: 2, condottiere: 2, food: 1, gold: 1, favor: 2 });
    act(state, 0, END);
    const told = act(state, 0, move(1), move(1), move(1), move(1), DONE);
    expect(only(told, 'supplied').map(({ soldier, cube, count }) => `${cube} ${soldier} ${count}`)).toEqual([
      'food militia 1',
      'gold condottiere 1',
      'favor militia 1',
      'favor condottiere 1',
    ]);
    expect(scored(told)[0].strength).toBe(4);
  });

  test('P-8.4 who has no unsupplied soldier or no fitting cube is not asked', () => {
    const others = { 1: { militia: 1, food: 0, favor: 0, gold: 2 }, 2: { condottiere: 1, goldOnCondottieri: 1 } };
    const state = table({ pile: [], catapult: 4, others });
    const told = act(state, 0, END);
    expect(scored(told).map((one) => one.strength)).toEqual([4, -1, 1]);
  });

  test('P-8.5 cubes put on soldiers earlier count in the same way', () => {
    const early = { militia: 1, food: 0, foodOnMilitia: 1 };
    const state = table({ pile: [], ...early, others: { 1: { militia: 1, favor: 0 } } });
    act(state, 0, END);
    const told = act(state, 1, move(1), DONE);
    expect(scored(told).map((one) => one.strength)).toEqual([1, 1, 0]);
  });
});

describe('P-8 strength and points', () => {
  test('P-8.6 catapults and supplied soldiers count for, unsupplied soldiers against', () => {
    const board = (numbers: object) => ({ ...table().open.principalities[0], ...numbers });
    expect(strength(board({ catapult: 3 }))).toBe(3);
    expect(strength(board({ catapult: 1, militia: 2, foodOnMilitia: 1, favorOnMilitia: 1 }))).toBe(3);
    expect(strength(board({ condottiere: 3, goldOnCondottieri: 1, favorOnCondottieri: 1 }))).toBe(1);
    expect(strength(board({ catapult: 1, militia: 2, condottiere: 2, foodOnMilitia: 1 }))).toBe(-1);
    expect(strength(board({ militia: 4 }))).toBe(-4);
  });

  test('P-8.7 points by place', () => {
    const armies = { 1: { catapult: 2 }, 2: { catapult: 1 }, 3: {} };
    const two = table({ seats: 2, pile: [], catapult: 3, others: armies });
    act(two, 0, END);
    expect(military(two)).toEqual([2, 0]);
    const three = table({ seats: 3, pile: [], catapult: 3, others: armies });
    act(three, 0, END);
    expect(military(three)).toEqual([6, 3, 0]);
    const four = table({ seats: 4, pile: [], catapult: 3, others: armies });
    act(four, 0, END);
    expect(military(four)).toEqual([7, 4, 2, 0]);
  });

  test('P-8.8 tied players share their places, rounded up', () => {
    const state = table({
      seats: 4,
      pile: [],
      catapult: 2,
      others: { 1: { catapult: 1 }, 2: { catapult: 1 }, 3: { catapult: 1 } },
    });
    act(state, 0, END);
    expect(military(state)).toEqual([7, 2, 2, 2]);
  });

  test('P-8.9 points are bills that add up and never run out', () => {
    const state = table({ pile: [], catapult: 1, military: 995, others: { 1: { military: 7 } } });
    act(state, 0, END);
    expect(military(state)).toEqual([1001, 9, 2]);
  });

  test('P-8.10 a place earns its points whatever the strength', () => {
    const others = { 1: { militia: 2, food: 0, favor: 0 }, 2: { militia: 3, food: 0, favor: 0 } };
    const state = table({ pile: [], militia: 1, food: 0, favor: 0, others });
    const told = act(state, 0, END);
    expect(scored(told)).toEqual([
      { seat: 0, strength: -1, vp: 6 },
      { seat: 1, strength: -2, vp: 3 },
      { seat: 2, strength: -3, vp: 0 },
    ]);
  });
});

describe('P-8 after the award', () => {
  test('P-8.11 first the points, then the cubes, then the dismissals', () => {
    const state = table({ pile: [], militia: 1, foodOnMilitia: 1, food: 0 });
    const { food } = state.open.reserve;
    act(state, 0, END);
    expect(state.open.stack.at(-1)).toMatchObject({ step: 'dismiss', seat: 0 });
    expect(military(state)).toEqual([6, 2, 2]);
    expect(state.open.reserve.food).toBe(food + 1);
    expect(army(state, 0)).toEqual({ militia: 1 });
  });

  test('P-8.12 all cubes on soldiers of all players go to the reserve, each to its kind', () => {
    const fed = {
      militia: 2,
      foodOnMilitia: 1,
      favorOnMilitia: 1,
      condottiere: 2,
      goldOnCondottieri: 1,
      favorOnCondottieri: 1,
    };
    const state = table({ pile: [], ...fed, others: { 1: fed } });
    const { food, gold, favor } = state.open.reserve;
    act(state, 0, END);
    expect(state.open.reserve).toMatchObject({ food: food + 2, gold: gold + 2, favor: favor + 4 });
    expect(army(state, 0)).toEqual({ militia: 2, condottiere: 2 });
    expect(army(state, 1)).toEqual({ militia: 2, condottiere: 2 });
    expect(store(state, 0)).toBe('1/1/1');
  });

  test('P-8.13 any number of militia and condottieri may be returned, but no catapult', () => {
    const state = table({ pile: [], catapult: 2, militia: 2, condottiere: 1, food: 0, gold: 0, favor: 0 });
    const { soldier } = state.open.reserve;
    act(state, 0, END);
    expect(may(state, 0)).toEqual([dismiss(0), dismiss(1), dismiss(2)]);
    expect(refusal(state, 0, dismiss(3))).toEqual({ ok: false, reason: 'barred', rule: 'P-8.13', facts: { has: 2 } });
    act(state, 0, dismiss(2));
    expect(may(state, 0)).toEqual([dismiss(0), dismiss(1)]);
    act(state, 0, dismiss(1));
    expect(may(state, 0)).toEqual([DONE]);
    act(state, 0, DONE);
    expect(army(state, 0)).toEqual({ catapult: 2 });
    expect(state.open.reserve).toMatchObject({ soldier: soldier + 3, catapult: 17 });
  });

  test('P-8.13 all may be kept', () => {
    const state = table({ pile: [], militia: 2, condottiere: 1, food: 0, gold: 0, favor: 0 });
    act(state, 0, END, dismiss(0), dismiss(0), DONE);
    expect(army(state, 0)).toEqual({ militia: 2, condottiere: 1 });
  });

  test('P-8.14 at the fifth scoring nobody dismisses: the game is over', () => {
    const state = table({ year: 3, pile: [], militia: 2, food: 0, favor: 0 });
    const told = act(state, 0, END);
    expect(only(told, 'scoringBegan')).toEqual([{ type: 'scoringBegan', number: 5 }]);
    expect(waitedFor(state)).toEqual([]);
    const fourth = table({ year: 3, pile: ['military'], militia: 2, food: 0, favor: 0 });
    act(fourth, 0, END);
    expect(may(fourth, 0)).toEqual([dismiss(0), dismiss(1), dismiss(2)]);
    finishScorings(fourth);
    expect(fourth.open.scorings).toBe(5);
  });

  test('P-8.15 all players take part, also without army tokens', () => {
    const state = table({ seats: 4, pile: [], others: { 1: { catapult: 1 } } });
    const told = act(state, 0, END);
    expect(scored(told)).toEqual([
      { seat: 0, strength: 0, vp: 2 },
      { seat: 1, strength: 1, vp: 7 },
      { seat: 2, strength: 0, vp: 2 },
      { seat: 3, strength: 0, vp: 2 },
    ]);
    expect(principato.violations(state, null)).toEqual([]);
  });
});
