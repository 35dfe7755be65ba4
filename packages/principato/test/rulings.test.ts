/** Section 10: the rulings. House rules are in options.test.ts and sealed.test.ts. */
import { start } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { activate, change, DONE, dismiss, END, FAVOR, move, place, recruit, SUPPLY, take } from '../src/choices.js';
import { principato } from '../src/index.js';
import {
  act,
  army,
  buildings,
  display,
  hand,
  may,
  military,
  only,
  roam,
  scored,
  store,
  table,
  waitedFor,
  whyNot,
} from './table.js';

describe('PQ cards and actions', () => {
  test.each([
    [2, 42],
    [3, 63],
    [4, 84],
  ])('PQ-2 a game of %i lasts %i turns, seven rounds a year', (seats, turns) => {
    const state = start(principato, { seats, options: {}, seed: 'PQ-2' });
    const told = roam(state, () => {});
    expect(only(told, 'turnEnded')).toHaveLength(turns);
    const ends = told.flatMap((event, at) =>
      event.type === 'yearEnded' ? [only(told.slice(0, at), 'turnEnded').length] : [],
    );
    expect(ends).toEqual([7 * seats, 14 * seats, 21 * seats]);
  });

  test('PQ-3 cards without a cost carry the exchange symbol, cards with a cost do not', () => {
    for (const { exchange, alternatives } of principato.tables.data.cards) {
      expect(exchange).toBe(alternatives.every(({ cost }) => cost.food + cost.gold === 0));
    }
  });

  test('PQ-4 a card is not activated only to be exchanged', () => {
    const state = table({ food: 0, gold: 0, favor: 0, hand: ['painter', 'bank-works'] });
    expect(may(state, 0)).toEqual([change(0), change(1), FAVOR, END]);
  });

  test('PQ-5 nor without any result', () => {
    expect(whyNot(table({ gold: 2, hand: ['rents'] }), 0, activate(0))).toBe('P-5.11');
  });

  test('PQ-6 the cubes that are there are taken', () => {
    const state = table({ palazzo: 3, bank: 2, gold: 0, hand: ['rents'], reserve: { gold: 1 } });
    act(state, 0, activate(0));
    expect(store(state, 0)).toBe('1/1/1');
  });

  test('PQ-7 recruits as far as tokens last', () => {
    const state = table({ hand: ['raise-militia'], reserve: { soldier: 4 } });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([1, 2, 3, 4].map(recruit));
  });

  test('PQ-8 two-sided tokens are never turned', () => {
    const state = table();
    let before = state.open.principalities.map((one) => ({ ...one }));
    roam(state, () => {
      state.open.principalities.forEach((one, seat) => {
        for (const token of ['field', 'farm', 'palazzo', 'bank'] as const) {
          expect(one[token]).toBeGreaterThanOrEqual(before[seat][token]);
        }
      });
      before = state.open.principalities.map((one) => ({ ...one }));
    });
    expect(buildings(state, 0)).not.toBe('1/1/1/1');
  });

  test('PQ-9 receiving directly onto soldiers is the same as moving first', () => {
    const situation = { food: 2, militia: 1, hand: ['harvest'] } as const;
    const [direct, moved] = [table(situation), table(situation)];
    act(direct, 0, activate(0), place(1), take(0));
    act(moved, 0, SUPPLY, move(1), activate(0), take(0));
    expect(direct).toEqual(moved);
  });

  test('PQ-10 soldiers are supplied in the own turn and in the own supply decision', () => {
    const state = table({ pile: [], militia: 2, others: { 1: { militia: 1 } } });
    expect([may(state, 0).includes(SUPPLY), may(state, 1)]).toEqual([true, []]);
    act(state, 0, END);
    expect(may(state, 0)).toEqual([move(0), move(1)]);
    expect(whyNot(state, 1, move(1))).toBe('seat');
  });

  test('PQ-18 a card may be taken back', () => {
    const state = table({ hand: ['painter'], display: { 1: 'rents' } });
    const before = principato.clone(state);
    act(state, 0, change(0), take(1), change(0), take(1));
    expect(state).toEqual({ ...before, open: { ...before.open, actionsLeft: 0 } });
  });

  test('PQ-19 recruiting none is not offered', () => {
    const state = table({ hand: ['hire-condottieri'] });
    act(state, 0, activate(0));
    expect(may(state, 0)).not.toContainEqual(recruit(0));
  });

  test('PQ-20 favor with a full church needs an unsupplied soldier', () => {
    expect(whyNot(table({ favor: 3, militia: 1, favorOnMilitia: 1 }), 0, FAVOR)).toBe('P-5.32');
    expect(whyNot(table({ favor: 3, militia: 1 }), 0, FAVOR)).toBeNull();
  });

  test('PQ-21 fewer cubes cannot be taken', () => {
    const state = table({ farm: 2, food: 0, hand: ['granary'] });
    act(state, 0, activate(0));
    expect(store(state, 0)).toBe('3/1/1');
    expect(may(state, 0)).toEqual([0, 1, 2, 3, 4, 5].map(take));
  });

  test('PQ-22 the mean value of a kind is what it costs', () => {
    const { culture } = principato.tables.data;
    const mean = (values: readonly number[]) => values.reduce((sum, vp) => sum + vp, 0) / values.length;
    expect([mean(culture.monument), mean(culture.book), mean(culture.painting)]).toEqual([3, 4, 5]);
  });

  test('PQ-27 stored cubes cannot be thrown away', () => {
    const state = table({ food: 2, gold: 2, favor: 3, hand: ['harvest', 'rents'] });
    expect(may(state, 0)).toEqual([change(0), change(1), END]);
  });

  test('PQ-28 the display moves on after passing', () => {
    const state = table({ pile: ['rents'] });
    const before = display(state);
    act(state, 0, END);
    expect(display(state)).toEqual([...before.slice(1), 'rents']);
  });
});

describe('PQ scorings and the end', () => {
  test('PQ-12 dismissal is open, in the decision order, and skipped at the last scoring', () => {
    const soldiers = { militia: 1, food: 0, favor: 0 };
    const state = table({ pile: [], firstPlayer: 1, ...soldiers, others: { 1: soldiers } });
    act(state, 0, END);
    expect(waitedFor(state)).toEqual([1]);
    expect(act(state, 1, dismiss(1))).toEqual([{ type: 'dismissed', seat: 1, soldier: 'militia', count: 1 }]);
    act(state, 1, DONE);
    expect(waitedFor(state)).toEqual([0]);
    const last = table({ year: 3, pile: [], ...soldiers });
    act(last, 0, END);
    expect(waitedFor(last)).toEqual([]);
  });

  test('PQ-13 the military card as the first card of a year scores right after the year’s end', () => {
    const state = table({ pile: [], militia: 1, food: 0, favor: 0, nextDeck: ['military'] });
    act(state, 0, END, dismiss(1), DONE);
    expect(military(state)).toEqual([0 + 3, 5 + 3, 5 + 3]);
    expect(state.open).toMatchObject({ year: 2, scorings: 2 });
  });

  test('PQ-14 more than three sets count as three', () => {
    const culture = { book: [5, 5, 5, 5], painting: [6, 6, 6, 6, 6] };
    const { sheet } = principato.result(table({ culture, goals: ['armoury', 'villa'] }));
    expect(sheet[5].points[0]).toBe(9);
  });

  test('PQ-23 if nobody has an army all share all places', () => {
    const state = table({ pile: [] });
    expect(scored(act(state, 0, END)).map((one) => one.vp)).toEqual([3, 3, 3]);
  });

  test('PQ-24 catapults count as army tokens', () => {
    const state = table({ pile: [], militia: 2, others: { 1: { catapult: 2, condottiere: 1 } } });
    act(state, 0, END);
    expect(state.open.order).toEqual([1, 0, 2]);
  });

  test('PQ-25 the first player does not change with the year', () => {
    const state = table({ seat: 2, firstPlayer: 1, pile: [] });
    act(state, 2, END);
    expect(state.open).toMatchObject({ year: 2, firstPlayer: 1 });
    expect(waitedFor(state)).toEqual([0]);
  });

  test('PQ-26 the fortress counts bills only', () => {
    const board = { military: 7, culture: { painting: [6, 6] }, catapult: 4 } as const;
    const { sheet } = principato.result(table({ ...board, goals: ['fortress', 'chapel'] }));
    expect(sheet[4].points[0]).toBe(1);
  });

  test('PQ-29 98 action cards, 56 army tokens and one cube of each kind at the start', () => {
    const { cards, data } = principato.tables;
    expect(cards.filter((card) => card.type !== null)).toHaveLength(98);
    expect(data.pools.catapult + data.pools.soldier).toBe(56);
    const state = start(principato, { seats: 2, options: {}, seed: 'PQ-29' });
    expect([store(state, 0), store(state, 1)]).toEqual(['1/1/1', '1/1/1']);
    expect(hand(state, 0)).toHaveLength(2);
    expect(army(state, 0)).toEqual({});
  });
});
