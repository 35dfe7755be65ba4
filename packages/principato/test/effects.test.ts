/** P-6: the effects of the action cards. */
import { describe, expect, test } from 'vitest';
import { activate, alternative, culture as cultureOf, END, move, recruit, SUPPLY, take } from '../src/choices.js';
import type { CardTypeId } from '../src/data/index.js';
import { principato } from '../src/index.js';
import { act, army, changes, culture, may, type Situation, store, table, whyNot } from './table.js';

const RICH: Situation = { farm: 4, bank: 4, food: 6, gold: 6, favor: 0 };

/** What a card of a rich player changes on his board, with each of its alternatives. */
function effects(type: CardTypeId, situation: Situation = RICH) {
  const count = principato.tables.data.cards.find((card) => card.type === type)?.alternatives.length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const state = table({ ...situation, hand: [type] });
    const before = principato.clone(state);
    act(state, 0, activate(0), ...(count > 1 ? [alternative(index)] : []));
    return changes(before, state, 0);
  });
}

describe('P-6 buildings and catapults', () => {
  test('P-6.1 bank-works: 1 food for a bank, or 3 food for two', () => {
    expect(effects('bank-works')).toEqual([
      { food: -1, bank: 1 },
      { food: -3, bank: 2 },
    ]);
  });

  test('P-6.2 farm-works: 1 gold for a farm, or 3 gold for two', () => {
    expect(effects('farm-works')).toEqual([
      { gold: -1, farm: 1 },
      { gold: -3, farm: 2 },
    ]);
  });

  test('P-6.3 palazzo-works: 1 food for a palazzo, or 3 food for two', () => {
    expect(effects('palazzo-works')).toEqual([
      { food: -1, palazzo: 1 },
      { food: -3, palazzo: 2 },
    ]);
  });

  test('P-6.4 field-works: 1 gold for a field, or 3 gold for two', () => {
    expect(effects('field-works')).toEqual([
      { gold: -1, field: 1 },
      { gold: -3, field: 2 },
    ]);
  });

  test('P-6.5 siege-works of years 1 and 2: 1 gold and 1 food for a catapult, or 2 gold and 3 food for two', () => {
    expect(effects('siege-works-early')).toEqual([
      { food: -1, gold: -1, catapult: 1 },
      { food: -3, gold: -2, catapult: 2 },
    ]);
  });

  test('P-6.6 siege-works of year 3: 1 food for a catapult, or 1 gold and 2 food for two', () => {
    expect(effects('siege-works-late')).toEqual([
      { food: -1, catapult: 1 },
      { food: -2, gold: -1, catapult: 2 },
    ]);
  });
});

describe('P-6 culture', () => {
  test('P-6.7 sculptor: 1 food and 2 gold, or 2 food and 1 gold, for a monument of your choice', () => {
    expect(effects('sculptor')).toEqual([
      { food: -1, gold: -2 },
      { food: -2, gold: -1 },
    ]);
    const state = table({ ...RICH, hand: ['sculptor'] });
    act(state, 0, activate(0), alternative(0));
    expect(may(state, 0)).toEqual([cultureOf(4), cultureOf(3), cultureOf(2)]);
    act(state, 0, cultureOf(3));
    expect(culture(state, 0)).toEqual(['monument 3']);
    expect(state.open.reserve.culture).toEqual([5, 4, 5, 5, 5, 5, 5, 5, 5]);
  });

  test('P-6.8 painter: 5 gold for a painting of your choice', () => {
    expect(effects('painter')).toEqual([{ gold: -5 }]);
    const state = table({ ...RICH, hand: ['painter'] });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([cultureOf(6), cultureOf(5), cultureOf(4)]);
    act(state, 0, cultureOf(4));
    expect(culture(state, 0)).toEqual(['painting 4']);
  });

  test('P-6.9 scholar: 4 food for a book of your choice', () => {
    expect(effects('scholar')).toEqual([{ food: -4 }]);
    const state = table({ ...RICH, hand: ['scholar'] });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([cultureOf(5), cultureOf(4), cultureOf(3)]);
    act(state, 0, cultureOf(5));
    expect(culture(state, 0)).toEqual(['book 5']);
  });
});

describe('P-6 production', () => {
  test('P-6.10 harvest: 1 food for each field', () => {
    expect(effects('harvest', { field: 3, farm: 4, food: 0 })).toEqual([{ food: 3 }]);
  });

  test('P-6.11 rents: 1 gold for each palazzo', () => {
    expect(effects('rents', { palazzo: 4, bank: 4, gold: 1 })).toEqual([{ gold: 4 }]);
  });

  test('P-6.12 hire-condottieri: as many as you like, free of charge', () => {
    const state = table({ hand: ['hire-condottieri'] });
    act(state, 0, activate(0), recruit(7));
    expect(army(state, 0)).toEqual({ condottiere: 7 });
    expect(store(state, 0)).toBe('1/1/1');
    expect(state.open.reserve.soldier).toBe(30);
  });

  test('P-6.13 raise-militia: as many as you like, free of charge', () => {
    const state = table({ hand: ['raise-militia'] });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual(Array.from({ length: 37 }, (_, at) => recruit(at + 1)));
    act(state, 0, recruit(37));
    expect(army(state, 0)).toEqual({ militia: 37 });
    expect(state.open.reserve.soldier).toBe(0);
  });

  test('P-6.14 tax-collector: 2 gold, or 1 gold and 1 food, or 2 food', () => {
    expect(effects('tax-collector')).toEqual([{ gold: 2 }, { food: 1, gold: 1 }, { food: 2 }]);
  });

  test('P-6.15 treasury: 3 gold', () => {
    expect(effects('treasury', { ...RICH, gold: 5 })).toEqual([{ gold: 3 }]);
  });

  test('P-6.16 granary: 3 food', () => {
    expect(effects('granary', { ...RICH, food: 5 })).toEqual([{ food: 3 }]);
  });
});

describe('P-6 more on effects', () => {
  test('P-6.17 the cost is printed on the card, whatever the year', () => {
    const found = principato.tables.cards.filter((card) => card.type?.type.startsWith('siege-works'));
    expect(found.map((card) => `${card.type?.type} ${card.back}`)).toEqual([
      ...['siege-works-early 1', 'siege-works-early 1', 'siege-works-early 2', 'siege-works-early 2'],
      ...['siege-works-late 3', 'siege-works-late 3'],
    ]);
    expect(effects('siege-works-early', { ...RICH, year: 3 })).toEqual(effects('siege-works-early'));
    const poor = table({ year: 3, food: 2, gold: 0, favor: 0, hand: ['siege-works-early', 'siege-works-late'] });
    expect([whyNot(poor, 0, activate(0)), whyNot(poor, 0, activate(1))]).toEqual(['P-5.5', null]);
  });

  test('P-6.18 cubes received are what the reserve has, each kind by itself', () => {
    const tax = table({ food: 0, gold: 0, hand: ['tax-collector'], reserve: { gold: 0 } });
    act(tax, 0, activate(0), alternative(1));
    expect(store(tax, 0)).toBe('1/0/1');
    const granary = table({ farm: 3, food: 0, hand: ['granary'], reserve: { food: 2 } });
    act(granary, 0, activate(0));
    expect(store(granary, 0)).toBe('2/1/1');
  });

  test('P-6.18 storage first and all of it: only the overflow is a choice', () => {
    const state = table({ field: 2, farm: 2, food: 0, militia: 2, hand: ['harvest'] });
    act(state, 0, activate(0));
    expect(store(state, 0)).toBe('2/1/1');
    expect(army(state, 0)).toEqual({ militia: 2 });
    expect(may(state, 0)).toEqual([0, 1, 2, 3, 4, 5].map(take));
  });

  test('P-6.18 the overflow cannot exceed what the reserve had', () => {
    const state = table({ food: 1, militia: 3, hand: ['granary'], reserve: { food: 2 } });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([
      { type: 'place', cubes: 0 },
      { type: 'place', cubes: 1 },
    ]);
  });

  test('P-6.19 at least one recruit, at most what the reserve has', () => {
    const state = table({ hand: ['raise-militia'], reserve: { soldier: 2 } });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([recruit(1), recruit(2)]);
    expect([whyNot(state, 0, recruit(0)), whyNot(state, 0, recruit(3))]).toEqual(['P-6.19', 'P-6.19']);
    const empty = table({ hand: ['raise-militia', 'hire-condottieri'], reserve: { soldier: 0 } });
    expect([whyNot(empty, 0, activate(0)), whyNot(empty, 0, activate(1))]).toEqual(['P-6.19', 'P-6.19']);
    const last = table({ hand: ['hire-condottieri'], reserve: { soldier: 1 } });
    act(last, 0, activate(0)); // one way only: it is not asked
    expect(army(last, 0)).toEqual({ condottiere: 1 });
  });

  test('P-6.20 recruits arrive without a cube', () => {
    const state = table({ militia: 1, foodOnMilitia: 1, hand: ['raise-militia'] });
    act(state, 0, activate(0), recruit(2), take(0));
    expect(army(state, 0)).toEqual({ militia: 3, foodOnMilitia: 1 });
    act(state, 0, SUPPLY);
    expect(may(state, 0)).toEqual([move(0), move(1)]);
    act(state, 0, move(1), move(1), END);
    expect(army(state, 0)).toEqual({ militia: 3, foodOnMilitia: 2, favorOnMilitia: 1 });
  });

  test('P-6.21 no culture card without a token of its kind', () => {
    const none = { ...RICH, reserve: { monument: [], book: [], painting: [] } };
    for (const type of ['sculptor', 'scholar', 'painter'] as const) {
      expect(whyNot(table({ ...none, hand: [type] }), 0, activate(0))).toBe('P-6.21');
    }
    const last = table({ ...RICH, hand: ['painter'], reserve: { painting: [4] } });
    act(last, 0, activate(0)); // one value only: it is not asked
    expect(culture(last, 0)).toEqual(['painting 4']);
    const some = table({ ...RICH, hand: ['painter'], reserve: { painting: [5, 4] } });
    act(some, 0, activate(0));
    expect(whyNot(some, 0, cultureOf(6))).toBe('P-6.21');
  });
});
