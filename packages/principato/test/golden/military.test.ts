/** Golden examples: the rulebook’s own, and military scorings. */
import { suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { DONE, dismiss, END, move } from '../../src/choices.js';
import { principato } from '../../src/index.js';
import { act, army, may, military, scored, store, table } from '../table.js';

describe('PG the rulebook’s own examples', () => {
  const cedric = { catapult: 2, militia: 3, foodOnMilitia: 2, food: 0, favor: 0 } as const;

  test('PG-1 two catapults and three militia, two of them with food: strength 3', () => {
    const state = table({ ...cedric, pile: [] });
    expect(scored(act(state, 0, END))[0]).toEqual({ seat: 0, strength: 3, vp: 6 });
  });

  test('PG-2 strengths 5, 5, 3, 2 earn 6, 6, 2, 0', () => {
    const state = table({
      seats: 4,
      pile: [],
      catapult: 5,
      others: { 1: { catapult: 5 }, 2: { catapult: 3 }, 3: { catapult: 2 } },
    });
    act(state, 0, END);
    expect(military(state)).toEqual([6, 6, 2, 0]);
  });

  test('PG-3 after the award the cubes go to the reserve, and one militia is dismissed', () => {
    const state = table({ ...cedric, pile: [] });
    const { food, soldier } = state.open.reserve;
    act(state, 0, END, dismiss(1), DONE);
    expect(army(state, 0)).toEqual({ catapult: 2, militia: 2 });
    expect(state.open.reserve).toMatchObject({ food: food + 2, soldier: soldier + 1 });
  });
});

describe('PG military scoring', () => {
  /** Plays a scoring in which the seats have these strengths: catapults, or unpaid condottieri for negative ones. */
  function award(...strengths: readonly number[]): (number | null)[] {
    const boards = strengths.map((strength) =>
      strength < 0 ? { condottiere: -strength, gold: 0, favor: 0 } : { catapult: strength },
    );
    const state = table({ seats: strengths.length, pile: [], ...boards[0], others: { ...boards } });
    const told = scored(act(state, 0, END));
    expect(told.map((one) => one.strength)).toEqual(strengths);
    return military(state);
  }

  test('PG-33 three tied first', () => {
    expect(award(4, 4, 4, 1)).toEqual([5, 5, 5, 0]);
  });

  test('PG-34 two tied second', () => {
    expect(award(6, 3, 3, 0)).toEqual([7, 3, 3, 0]);
  });

  test('PG-35 two tied last', () => {
    expect(award(5, 4, 1, 1)).toEqual([7, 4, 1, 1]);
  });

  test('PG-36 nobody has an army: all share all places', () => {
    expect(award(0, 0, 0, 0)).toEqual([4, 4, 4, 4]);
  });

  test('PG-37 ties of three players', () => {
    expect(award(5, 5, 2)).toEqual([5, 5, 0]);
    expect(award(6, 1, 1)).toEqual([6, 2, 2]);
    expect(award(2, 2, 2)).toEqual([3, 3, 3]);
  });

  test('PG-38 two players', () => {
    expect(award(3, 1)).toEqual([2, 0]);
    expect(award(1, 1)).toEqual([1, 1]);
    expect(award(-1, 0)).toEqual([0, 2]);
  });

  test('PG-39 unpaid condottieri make the strength negative', () => {
    const state = table({ catapult: 1, condottiere: 2, gold: 0, favor: 0, pile: [] });
    expect(scored(act(state, 0, END))[0]).toEqual({ seat: 0, strength: -1, vp: 0 });
  });

  test('PG-40 favor feeds one militia; gold cannot', () => {
    const state = table({ militia: 2, bank: 2, food: 0, gold: 4, favor: 1, pile: [] });
    const { favor } = state.open.reserve;
    act(state, 0, END);
    expect(may(state, 0)).toEqual([move(0), move(1)]);
    expect(suggest(principato, state, 0)).toEqual(move(1));
    const told = act(state, 0, move(1), DONE);
    expect(told).toContainEqual({ type: 'supplied', seat: 0, soldier: 'militia', cube: 'favor', count: 1 });
    expect(scored(told)[0].strength).toBe(0);
    expect(store(state, 0)).toBe('0/4/0');
    expect(state.open.reserve.favor).toBe(favor + 1);
  });

  test('PG-41 militia fed on earlier turns count without a decision', () => {
    const state = table({ militia: 3, foodOnMilitia: 3, food: 0, pile: [] });
    expect(scored(act(state, 0, END))[0].strength).toBe(3);
  });
});
