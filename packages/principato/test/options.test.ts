/** The house rules of section 10. */
import { start, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { activate, culture as cultureOf, DONE, END, FAVOR, move, recruit, take } from '../src/choices.js';
import { principato } from '../src/index.js';
import {
  act,
  army,
  autoplay,
  hand,
  matchAt,
  may,
  military,
  only,
  scored,
  store,
  table,
  waitedFor,
  whyNot,
} from './table.js';

describe('house rules', () => {
  test('PQ the defaults', () => {
    expect(table().open.options).toEqual({
      militaryTable2p: '2-0',
      cubeReserve: 'limited',
      tokenReserve: 'limited',
      supplyDecisions: 'sequential',
      billsVisible: true,
      finalTie: 'shared',
      deckCountVisible: true,
      cultureExchange: false,
    });
    expect(() => start(principato, { seats: 2, options: { militaryTable2p: '9-9' }, seed: '' })).toThrow(
      'militaryTable2p',
    );
    expect(() => start(principato, { seats: 2, options: { chess: true }, seed: '' })).toThrow('chess');
  });

  test.each([
    ['2-0', [2, 0], [1, 1]],
    ['3-0', [3, 0], [2, 2]],
    ['4-0', [4, 0], [2, 2]],
    ['5-2', [5, 2], [4, 4]],
  ])('PQ-1 militaryTable2p %s: %j, tied %j', (militaryTable2p, ahead, tied) => {
    const clear = table({ seats: 2, options: { militaryTable2p }, pile: [], catapult: 1 });
    act(clear, 0, END);
    expect(military(clear)).toEqual(ahead);
    const even = table({ seats: 2, options: { militaryTable2p }, pile: [] });
    act(even, 0, END);
    expect(military(even)).toEqual(tied);
  });

  test('PQ-1 the table for two does not change the others', () => {
    const state = table({
      seats: 3,
      options: { militaryTable2p: '5-2' },
      pile: [],
      catapult: 1,
      others: { 1: { militia: 1 } },
    });
    act(state, 0, END);
    act(state, 1, move(0), move(0), DONE);
    expect(military(state)).toEqual([6, 0, 3]);
  });

  test('PQ-3 cultureExchange: culture cards are exchanged too', () => {
    for (const [type, vp] of [
      ['sculptor', 4],
      ['scholar', 5],
      ['painter', 6],
    ] as const) {
      const rich = { farm: 3, bank: 3, food: 5, gold: 5, favor: 0, hand: [type], display: { 0: 'rents' } } as const;
      const state = table({ ...rich, options: { cultureExchange: true } });
      act(state, 0, activate(0));
      if (type === 'sculptor') act(state, 0, may(state, 0)[0]);
      act(state, 0, cultureOf(vp));
      expect(may(state, 0)).toEqual([0, 1, 2, 3, 4, 5].map(take));
      act(state, 0, take(0));
      expect(hand(state, 0)[0]).toBe('rents');
    }
    const siege = table({ favor: 0, hand: ['siege-works-early'], options: { cultureExchange: true } });
    act(siege, 0, activate(0));
    expect(hand(siege, 0)[0]).toBe('siege-works-early');
  });

  test('PQ-3 without it they stay', () => {
    const state = table({ farm: 2, food: 4, favor: 0, hand: ['scholar'] });
    act(state, 0, activate(0), cultureOf(5));
    expect(hand(state, 0)[0]).toBe('scholar');
    expect(whyNot(state, 0, take(0))).toBe('unknown');
  });

  test.each(['limited', 'unlimited'])('PQ-6 cubeReserve %s: food', (cubeReserve) => {
    const others = { 1: { farm: 20, food: 39 } };
    const state = table({ seats: 2, options: { cubeReserve }, farm: 2, field: 4, food: 0, hand: ['harvest'], others });
    if (cubeReserve === 'limited') expect(whyNot(state, 0, activate(0))).toBe('P-5.11');
    else {
      act(state, 0, activate(0));
      expect(store(state, 0)).toBe('4/1/1');
      expect(state.open.reserve.food).toBe(39);
    }
  });

  test('PQ-6 with both reserves unlimited a harvest may bring more food than the box has cubes', () => {
    const options = { cubeReserve: 'unlimited', tokenReserve: 'unlimited' };
    const state = table({ options, field: 45, farm: 30, food: 0, hand: ['harvest'] });
    act(state, 0, activate(0));
    expect(store(state, 0)).toBe('45/1/1');
  });

  test.each(['limited', 'unlimited'])('PQ-6 cubeReserve %s: favor', (cubeReserve) => {
    const full = { favor: 3 };
    const state = table({
      seats: 4,
      options: { cubeReserve },
      ...full,
      militia: 1,
      others: { 1: full, 2: full, 3: full },
    });
    if (cubeReserve === 'limited') expect(whyNot(state, 0, FAVOR)).toBe('P-5.31');
    else {
      act(state, 0, FAVOR);
      expect(army(state, 0)).toEqual({ militia: 1, favorOnMilitia: 1 });
      expect(whyNot(state, 0, FAVOR)).toBe('P-5.32'); // storage stays limited
    }
  });

  test('PQ-7 tokenReserve unlimited: tokens never run out, one card gives at most 37 soldiers', () => {
    const others = { 1: { militia: 37, catapult: 19, bank: 39 } };
    const rich = { seats: 2, favor: 0, food: 1, gold: 1, others } as const;
    for (const [type, rule] of [
      ['raise-militia', 'P-6.19'],
      ['siege-works-early', 'P-5.6'],
      ['bank-works', 'P-5.6'],
    ] as const) {
      expect(whyNot(table({ ...rich, hand: [type] }), 0, activate(0))).toBe(rule);
      expect(
        whyNot(table({ ...rich, hand: [type], options: { tokenReserve: 'unlimited' } }), 0, activate(0)),
      ).toBeNull();
    }
    const state = table({ ...rich, hand: ['raise-militia'], options: { tokenReserve: 'unlimited' }, militia: 30 });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual(Array.from({ length: 37 }, (_, at) => recruit(at + 1)));
    act(state, 0, recruit(37));
    expect(army(state, 0)).toEqual({ militia: 67 });
    expect(state.open.reserve.soldier).toBe(37);
  });

  test('PQ-7 culture tokens are always limited', () => {
    const state = table({
      farm: 2,
      food: 4,
      hand: ['scholar'],
      options: { tokenReserve: 'unlimited' },
      reserve: { book: [] },
    });
    expect(whyNot(state, 0, activate(0))).toBe('P-6.21');
  });

  test.each([
    ['shared', [1, 1, 1]],
    ['laterSeatWins', [1, 3, 2]],
  ])('PQ-15 finalTie %s: places %j with first player seat 1', (finalTie, places) => {
    const others = { 1: { goals: ['armoury', 'villa'] }, 2: { goals: ['fertile-soil', 'chapel'] } } as const;
    const state = table({ options: { finalTie }, firstPlayer: 1, goals: ['fortress', 'town-hall'], others });
    expect(principato.result(state)).toMatchObject({ points: [0, 0, 0], places });
  });

  test('PQ-15 points and cubes still come first', () => {
    const others = { 1: { military: 1, food: 2 }, 2: { military: 1 } };
    const state = table({ options: { finalTie: 'laterSeatWins' }, others });
    expect(principato.result(state).places).toEqual([3, 1, 2]);
  });

  test('PQ-16 billsVisible false: only the own total is seen, each scoring stays public', () => {
    const match = matchAt(table({ options: { billsVisible: false }, pile: [], catapult: 1, military: 3 }));
    match.play(0, END);
    expect(match.view(1).open.principalities.map((one) => one.military)).toEqual([null, null, null]);
    expect(match.view(0).own).toMatchObject({ military: 9 });
    expect(match.view(1).own).toMatchObject({ military: 2 });
    expect(match.view(null).own).toBeNull();
    expect(scored(match.log(2))).toEqual([
      { seat: 0, strength: 1, vp: 6 },
      { seat: 1, strength: 0, vp: 2 },
      { seat: 2, strength: 0, vp: 2 },
    ]);
    expect(principato.result(match.state).sheet[0]).toEqual({ category: 'military', points: [9, 2, 2] });
  });

  test('PQ-16 hidden bills are opened at the end', () => {
    const state = table({ options: { billsVisible: false }, year: 3, pile: [], catapult: 1 });
    act(state, 0, END);
    expect(view(state, 1).all?.own.map((one) => one.military)).toEqual([6, 2, 2]);
  });

  test('PQ-17 deckCountVisible: the number of cards left is shown or not', () => {
    const shown = table({ pile: ['rents', 'harvest'] });
    act(shown, 0, END);
    expect(view(shown, 1).open.drawPile).toBe(1);
    expect(principato.sizes(shown)).toEqual([{ of: 'drawPile', told: 1, real: 1 }]);
    const hidden = table({ options: { deckCountVisible: false } });
    const told = autoplay(hidden, () => {
      expect(hidden.open.drawPile).toBeNull();
      return true;
    });
    expect(principato.sizes(hidden)).toEqual([]);
    expect(only(told, 'yearEnded')).toHaveLength(3);
    expect(waitedFor(hidden)).toEqual([]);
  });
});
