/** P-2: the principality. */
import { describe, expect, test } from 'vitest';
import {
  activate,
  alternative,
  change,
  culture as cultureOf,
  DONE,
  END,
  FAVOR,
  move,
  place,
  SUPPLY,
  take,
} from '../src/choices.js';
import type { CardTypeId } from '../src/data/index.js';
import { principato } from '../src/index.js';
import {
  act,
  army,
  buildings,
  changes,
  culture,
  may,
  type Situation,
  store,
  table,
  waitedFor,
  whyNot,
} from './table.js';

/** Activates a card and exchanges it with the leftmost one. */
function activated(type: CardTypeId, situation: Situation) {
  const state = table({ ...situation, hand: [type] });
  act(state, 0, activate(0), take(0));
  return state;
}

describe('P-2 the principality', () => {
  test('P-2.1 a board has environs, wall, city, palace and church, and nothing else to put tokens on', () => {
    const zones = {
      environs: ['field', 'farm'],
      wall: ['catapult', 'militia', 'condottiere'],
      city: ['palazzo', 'bank'],
      palace: ['culture'],
      church: ['favor'],
    };
    const onTokens = ['food', 'gold', 'foodOnMilitia', 'favorOnMilitia', 'goldOnCondottieri', 'favorOnCondottieri'];
    const beside = ['hand', 'military'];
    const [one] = table().open.principalities;
    expect(Object.keys(one).sort()).toEqual([...Object.values(zones).flat(), ...onTokens, ...beside].sort());
  });

  test.each([
    ['field-works', 'land', { gold: -1, field: 1 }],
    ['farm-works', 'land', { gold: -1, farm: 1 }],
    ['palazzo-works', 'town', { food: -1, palazzo: 1 }],
    ['bank-works', 'town', { food: -1, bank: 1 }],
    ['siege-works-late', 'catapult', { food: -1, catapult: 1 }],
  ] as const)('P-2.2 %s takes from the stock of %s and puts the token where it belongs', (type, pool, changed) => {
    const state = table({ favor: 0, hand: [type] });
    const before = principato.clone(state);
    act(state, 0, activate(0));
    expect(changes(before, state, 0)).toEqual(changed);
    expect(state.open.reserve[pool]).toBe(before.open.reserve[pool] - 1);
  });

  test('P-2.2 culture tokens lie in the palace', () => {
    const state = table({ farm: 2, food: 4, favor: 0, hand: ['scholar'] });
    act(state, 0, activate(0), cultureOf(5));
    expect(culture(state, 0)).toEqual(['book 5']);
  });

  test('P-2.3 both faces come from one stock, and the face that was taken stays', () => {
    const state = table({ favor: 0, hand: ['farm-works', 'field-works'], reserve: { land: 1 } });
    act(state, 0, activate(0));
    expect(buildings(state, 0)).toBe('1/2/1/1');
    const empty = table({ hand: ['farm-works', 'field-works'], reserve: { land: 0 } });
    expect([whyNot(empty, 0, activate(0)), whyNot(empty, 0, activate(1))]).toEqual(['P-5.6', 'P-5.6']);
  });

  test('P-2.4 there is no limit to tokens but the reserve', () => {
    const state = table({ favor: 0, field: 36, hand: ['field-works'] });
    act(state, 0, activate(0));
    expect(buildings(state, 0)).toBe('37/1/1/1');
    expect(state.open.reserve.land).toBe(0);
    expect(whyNot(state, 0, activate(0))).toBe('P-5.5');
    const rich = table({ bank: 2, gold: 3, field: 37, hand: ['field-works'] });
    expect(whyNot(rich, 0, activate(0))).toBe('P-5.6');
  });

  test('P-2.5 a farm stores at most 2 food', () => {
    expect(store(activated('granary', { food: 0 }), 0)).toBe('2/1/1');
    expect(store(activated('granary', { food: 1, farm: 2 }), 0)).toBe('4/1/1');
  });

  test('P-2.6 a bank stores at most 2 gold', () => {
    expect(store(activated('treasury', { gold: 0 }), 0)).toBe('1/2/1');
    expect(store(activated('treasury', { gold: 1, bank: 2 }), 0)).toBe('1/4/1');
  });

  test('P-2.7 the church stores at most 3 favor cubes', () => {
    const state = table({ favor: 2 });
    act(state, 0, FAVOR);
    expect(store(state, 0)).toBe('1/1/3');
    expect(whyNot(state, 0, FAVOR)).toBe('P-5.32');
  });

  test('P-2.8 militia takes one cube, food or favor', () => {
    const state = table({ militia: 1, food: 2, gold: 2, favor: 1 });
    act(state, 0, SUPPLY);
    expect(may(state, 0)).toEqual([move(0), move(1)]);
    expect(whyNot(state, 0, move(2))).toBe('P-2.13');
    const withFavor = principato.clone(state);
    act(state, 0, move(1));
    expect(army(state, 0)).toEqual({ militia: 1, foodOnMilitia: 1 });
    expect(whyNot(state, 0, SUPPLY)).toBe('P-2.13');
    act(withFavor, 0, move(0), move(1));
    expect(army(withFavor, 0)).toEqual({ militia: 1, favorOnMilitia: 1 });
    const withGold = table({ militia: 1, food: 0, gold: 2, favor: 0 });
    expect(whyNot(withGold, 0, SUPPLY)).toBe('P-2.13');
  });

  test('P-2.9 a condottiere takes one cube, gold or favor', () => {
    const state = table({ condottiere: 1, food: 2, gold: 2, favor: 1 });
    act(state, 0, SUPPLY);
    expect(may(state, 0)).toEqual([move(0), move(1)]);
    const withFavor = principato.clone(state);
    act(state, 0, move(1));
    expect(army(state, 0)).toEqual({ condottiere: 1, goldOnCondottieri: 1 });
    expect(whyNot(state, 0, SUPPLY)).toBe('P-2.13');
    act(withFavor, 0, move(0), move(1));
    expect(army(withFavor, 0)).toEqual({ condottiere: 1, favorOnCondottieri: 1 });
    const withFood = table({ condottiere: 1, food: 2, gold: 0, favor: 0 });
    expect(whyNot(withFood, 0, SUPPLY)).toBe('P-2.13');
  });

  test('P-2.10 fields, palazzi, catapults and culture tokens store nothing', () => {
    const stores = { field: 9, palazzo: 9, catapult: 9, culture: { book: [5, 5], monument: [4] } };
    expect(store(activated('granary', { ...stores, food: 0 }), 0)).toBe('2/1/1');
    expect(store(activated('treasury', { ...stores, gold: 0 }), 0)).toBe('1/2/1');
  });

  test('P-2.11 cubes move freely within their kind of place, so only their number counts', () => {
    expect(store(activated('granary', { farm: 3, food: 3 }), 0)).toBe('6/1/1');
    expect(store(activated('treasury', { bank: 3, gold: 3 }), 0)).toBe('1/6/1');
  });

  test('P-2.12 cubes that cannot be placed stay in the reserve', () => {
    const state = table({ food: 1, hand: ['granary'] });
    const { food } = state.open.reserve;
    const told = act(state, 0, activate(0));
    expect(told.slice(1)).toEqual([
      { type: 'received', seat: 0, cube: 'food', count: 1 },
      { type: 'lost', seat: 0, cube: 'food', count: 2 },
    ]);
    expect(state.open.reserve.food).toBe(food - 1);
  });
});

describe('P-2 soldiers and cubes', () => {
  test('P-2.13 cubes go onto soldiers kind by kind, free of charge', () => {
    const state = table({ militia: 3, condottiere: 3, food: 2, gold: 2, favor: 3 });
    act(state, 0, SUPPLY, move(1), move(2), move(2), move(1));
    expect(army(state, 0)).toEqual({
      militia: 3,
      condottiere: 3,
      foodOnMilitia: 1,
      goldOnCondottieri: 2,
      favorOnMilitia: 2,
      favorOnCondottieri: 1,
    });
    expect(store(state, 0)).toBe('1/0/0');
    expect(state.open.actionsLeft).toBe(2);
  });

  test('P-2.13 supplying in the turn means at least one cube', () => {
    const state = table({ militia: 1, condottiere: 1 });
    act(state, 0, SUPPLY, move(0), move(0), move(0));
    expect(may(state, 0)).toEqual([move(1)]);
    expect(whyNot(state, 0, move(0))).toBe('P-2.13');
  });

  test('P-2.13 nobody is obliged to supply', () => {
    const state = table({ militia: 1, pile: [] });
    act(state, 0, END, move(0), move(0), DONE);
    expect(army(state, 0)).toEqual({ militia: 1 });
    expect(store(state, 0)).toBe('1/1/1');
  });

  test('P-2.14 a cube on a soldier cannot be taken back or spent', () => {
    const state = table({ militia: 1, food: 1, favor: 0, hand: ['bank-works', 'painter'] });
    expect(whyNot(state, 0, activate(0))).toBeNull();
    act(state, 0, SUPPLY, move(1));
    expect(whyNot(state, 0, activate(0))).toBe('P-5.5');
    expect(may(state, 0)).toEqual([change(0), change(1), FAVOR, END]);
    act(state, 0, END);
    expect(army(state, 0)).toEqual({ militia: 1, foodOnMilitia: 1 });
  });

  test('P-2.15 received cubes may be placed directly on soldiers, each kind by itself', () => {
    const state = table({ militia: 1, condottiere: 1, food: 2, gold: 2, hand: ['tax-collector'] });
    const before = principato.clone(state);
    act(state, 0, activate(0), alternative(1));
    expect(may(state, 0)).toEqual([place(0), place(1)]);
    act(state, 0, place(1));
    expect(may(state, 0)).toEqual([place(0), place(1)]);
    act(state, 0, place(1));
    expect(changes(before, state, 0)).toEqual({ foodOnMilitia: 1, goldOnCondottieri: 1 });
    expect(state.open.reserve).toMatchObject({
      food: before.open.reserve.food - 1,
      gold: before.open.reserve.gold - 1,
    });
  });

  test('P-2.15 only as many as there are hungry soldiers', () => {
    const state = table({ militia: 2, foodOnMilitia: 1, food: 2, hand: ['granary'] });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([place(0), place(1)]);
    expect(whyNot(state, 0, place(2))).toBe('P-2.15');
  });

  test('P-2.16 soldiers are supplied in the own turn, also without actions, but not within an action', () => {
    const state = table({ militia: 1, others: { 1: { militia: 1 } } });
    expect(whyNot(state, 1, SUPPLY)).toBe('seat');
    act(state, 0, FAVOR, change(0));
    expect(whyNot(state, 0, SUPPLY)).toBe('unknown');
    act(state, 0, take(0));
    expect(state.open.actionsLeft).toBe(0);
    expect(may(state, 0)).toEqual([SUPPLY, END]);
    act(state, 0, SUPPLY, move(1));
    expect(may(state, 0)).toEqual([END]);
  });

  test('P-2.17 favor stands in for food or gold in a cost and on a soldier', () => {
    const state = table({ food: 0, gold: 0, favor: 3, militia: 1, hand: ['siege-works-early'] });
    act(state, 0, activate(0));
    expect(army(state, 0)).toEqual({ catapult: 1, militia: 1 });
    expect(store(state, 0)).toBe('0/0/1');
    act(state, 0, SUPPLY, move(1));
    expect(army(state, 0)).toEqual({ catapult: 1, militia: 1, favorOnMilitia: 1 });
  });

  test('P-2.18 nothing can be thrown away but soldiers after a scoring', () => {
    const state = table({ militia: 1, catapult: 2, hand: ['painter', 'scholar'], pile: [] });
    expect(may(state, 0)).toEqual([change(0), change(1), FAVOR, SUPPLY, END]);
    const peaceful = table({ catapult: 2, pile: [] });
    act(peaceful, 0, END);
    expect(waitedFor(peaceful)).toEqual([1]); // nobody was asked to dismiss a catapult
    expect(army(peaceful, 0)).toEqual({ catapult: 2 });
  });

  test('P-2.19 a bank taken earlier in the turn counts, cubes on soldiers take up no storage', () => {
    const state = table({ palazzo: 3, gold: 2, favor: 0, condottiere: 0, hand: ['bank-works', 'rents'] });
    expect(whyNot(state, 0, activate(1))).toBe('P-5.11');
    act(state, 0, activate(0), activate(1), take(0));
    expect(store(state, 0)).toBe('0/4/0');
    const fed = table({ field: 2, food: 2, militia: 2, hand: ['harvest'] });
    act(fed, 0, SUPPLY, move(2), activate(0), take(0));
    expect(store(fed, 0)).toBe('2/1/1');
    expect(army(fed, 0)).toEqual({ militia: 2, foodOnMilitia: 2 });
  });
});
