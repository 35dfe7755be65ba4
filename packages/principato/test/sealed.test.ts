/** PQ-11, house rule `supplyDecisions: simultaneous`: supplying in secret, all at once. */
import { describe, expect, test } from 'vitest';
import { DONE, END, move } from '../src/choices.js';
import type { Choice } from '../src/index.js';
import { act, army, matchAt, may, only, scored, store, table, waitedFor, whyNot } from './table.js';

const situation = {
  options: { supplyDecisions: 'simultaneous' },
  pile: [],
  militia: 1,
  others: { 1: { militia: 1, condottiere: 1, food: 1, gold: 1, favor: 1 } },
} as const;

/** The match after seat 0 has ended the year and seat 1 has answered. */
function answered(...choices: readonly Choice[]) {
  const match = matchAt(table(situation));
  match.play(0, END);
  for (const choice of choices) expect(match.play(1, choice)).toEqual({ ok: true });
  return match;
}

describe('PQ-11 simultaneous supply', () => {
  test('PQ-11 everybody who can supply is asked at once', () => {
    const state = table(situation);
    act(state, 0, END);
    expect(waitedFor(state)).toEqual([0, 1]);
    expect(state.open.order).toEqual([1, 0, 2]);
    expect(may(state, 0)).toEqual([move(0), move(1)]);
    expect(may(state, 1)).toEqual([move(0), move(1)]);
    expect(whyNot(state, 1, move(2))).toBe('P-2.13');
    expect(whyNot(state, 2, move(0))).toBe('seat');
  });

  test('PQ-11 nothing moves until all have answered, then everything at once', () => {
    const state = table(situation);
    act(state, 0, END);
    const sealed = act(state, 1, move(1), move(0), move(1), DONE);
    expect(sealed).toEqual([{ type: 'sealed', seat: 1 }]);
    expect(waitedFor(state)).toEqual([0]);
    expect(army(state, 1)).toEqual({ militia: 1, condottiere: 1 });
    const told = act(state, 0, move(1), DONE);
    expect(only(told, 'supplied')).toEqual([
      { type: 'supplied', seat: 1, soldier: 'militia', cube: 'food', count: 1 },
      { type: 'supplied', seat: 1, soldier: 'condottiere', cube: 'favor', count: 1 },
      { type: 'supplied', seat: 0, soldier: 'militia', cube: 'food', count: 1 },
    ]);
    expect(scored(told).map((one) => one.strength)).toEqual([1, 2, 0]);
    expect(store(state, 1)).toBe('0/1/0');
    expect(state.own.map((one) => one.supply)).toEqual([null, null, null]);
  });

  test('PQ-11 later questions count what was already decided', () => {
    const state = table(situation);
    act(state, 0, END, move(0));
    expect(may(state, 0)).toEqual([move(0), move(1)]); // favor for the militia that got no food
    act(state, 1, move(1));
    expect(may(state, 1)).toEqual([move(0), move(1)]); // gold
    act(state, 1, move(1));
    expect(may(state, 1)).toEqual([DONE]); // both are fed: favor is not asked
  });

  test('PQ-11 a cube that was decided away is not there for the next question', () => {
    const state = table({ ...situation, militia: 1, condottiere: 1, food: 0, gold: 0, favor: 1 });
    act(state, 0, END, move(1));
    expect(may(state, 0)).toEqual([DONE]);
    expect(state.own[0].supply).toEqual([0, 0, 1, 0]);
  });

  test('PQ-11 a sealed answer, and how many questions it took, is in nobody else’s view or log', () => {
    const [fed, hungry] = [answered(move(1), move(1), DONE), answered(move(0), move(0), move(0), move(0), DONE)];
    for (const seat of [0, 2, null]) {
      expect(fed.view(seat)).toEqual(hungry.view(seat));
      expect(fed.log(seat)).toEqual(hungry.log(seat));
      expect(fed.log(seat).at(-1)).toEqual({ type: 'sealed', seat: 1 });
    }
    expect(fed.offers(0)).toEqual(hungry.offers(0));
    expect(fed.view(1).own).not.toEqual(hungry.view(1).own);
  });

  test('PQ-11 a half-made answer changes nothing that others see', () => {
    const [half, none] = [answered(move(1)), answered()];
    for (const seat of [0, 2, null]) {
      expect(half.view(seat)).toEqual(none.view(seat));
      expect(half.log(seat)).toEqual(none.log(seat));
    }
  });

  test('PQ-11 nobody is asked if nobody can supply', () => {
    const state = table({ options: { supplyDecisions: 'simultaneous' }, pile: [], catapult: 1 });
    const told = act(state, 0, END);
    expect(scored(told).map((one) => one.vp)).toEqual([6, 2, 2]);
    expect(state.open.year).toBe(2);
  });
});
