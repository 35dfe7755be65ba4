/** Golden examples: turn and cards. */
import { describe, expect, test } from 'vitest';
import {
  activate,
  alternative,
  change,
  culture as cultureOf,
  END,
  FAVOR,
  move,
  pay,
  place,
  recruit,
  SUPPLY,
  take,
} from '../../src/choices.js';
import { principato } from '../../src/index.js';
import { act, army, buildings, culture, display, hand, may, only, store, table, whyNot } from '../table.js';

describe('PG turn and cards', () => {
  test('PG-4 tax collector, exchange, then a bank', () => {
    const state = table({ hand: ['tax-collector', 'bank-works'], display: { 2: 'palazzo-works' } });
    expect(state.open.reserve).toMatchObject({ food: 36, gold: 36 });
    act(state, 0, activate(0), alternative(1), take(2), activate(1), alternative(0), pay(0));
    expect(buildings(state, 0)).toBe('1/1/1/2');
    expect(store(state, 0)).toBe('1/2/1');
    expect(hand(state, 0)).toEqual(['palazzo-works', 'bank-works']);
    expect(display(state)[2]).toBe('tax-collector');
    expect(state.open.reserve).toMatchObject({ food: 36, gold: 35 });
  });

  test('PG-5 a harvest of 3 with one free place: two cubes stay in the reserve', () => {
    const state = table({ field: 3, food: 1, hand: ['harvest'] });
    const { food } = state.open.reserve;
    act(state, 0, activate(0), take(0));
    expect(store(state, 0)).toBe('2/1/1');
    expect(state.open.reserve.food).toBe(food - 1);
  });

  const hungry = { field: 4, farm: 2, food: 3, militia: 2, hand: ['harvest'] } as const;

  test('PG-6 overflow of 3 with two hungry militia: 0, 1 or 2 cubes go onto them', () => {
    const state = table(hungry);
    const { food } = state.open.reserve;
    act(state, 0, activate(0));
    expect(store(state, 0)).toBe('4/1/1');
    expect(may(state, 0)).toEqual([place(0), place(1), place(2)]);
    expect(act(state, 0, place(2))).toContainEqual({ type: 'lost', seat: 0, cube: 'food', count: 1 });
    expect(store(state, 0)).toBe('4/1/1');
    expect(army(state, 0)).toEqual({ militia: 2, foodOnMilitia: 2 });
    expect(state.open.reserve.food).toBe(food - 3);
  });

  test('PG-7 feeding the militia first gives the same', () => {
    const overflowing = table(hungry);
    act(overflowing, 0, activate(0), place(2), take(0));
    const state = table(hungry);
    act(state, 0, SUPPLY, move(2));
    expect(store(state, 0)).toBe('1/1/1');
    expect(state.open.actionsLeft).toBe(2);
    const told = act(state, 0, activate(0), take(0));
    expect(told).toContainEqual({ type: 'received', seat: 0, cube: 'food', count: 3 });
    expect(told).toContainEqual({ type: 'lost', seat: 0, cube: 'food', count: 1 });
    expect(state).toEqual(overflowing);
  });

  test('PG-8 cubes on soldiers cannot pay for the scholar', () => {
    const state = table({ farm: 2, food: 3, favor: 0, militia: 2, foodOnMilitia: 2, hand: ['scholar'] });
    expect(may(state, 0)).not.toContainEqual(activate(0));
    expect(whyNot(state, 0, activate(0))).toBe('P-5.5');
  });

  test('PG-9 4 gold and 2 favor pay for the painter in exactly two ways', () => {
    const state = table({ bank: 2, gold: 4, favor: 2, hand: ['painter'] });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([pay(1), pay(2)]);
    const other = principato.clone(state);
    act(state, 0, pay(1));
    expect(store(state, 0)).toBe('1/0/1');
    act(other, 0, pay(2));
    expect(store(other, 0)).toBe('1/1/0');
  });

  test('PG-11 two catapults for 2 gold and 3 food, one of them paid with favor', () => {
    const state = table({ food: 2, gold: 2, favor: 1, hand: ['siege-works-early'] });
    act(state, 0, activate(0), alternative(1));
    expect(store(state, 0)).toBe('0/0/0');
    expect(army(state, 0)).toEqual({ catapult: 2 });
  });

  test('PG-12 two farms can be paid with 3 favor alone', () => {
    const state = table({ food: 0, gold: 0, favor: 3, hand: ['farm-works'] });
    act(state, 0, activate(0), alternative(1));
    expect(store(state, 0)).toBe('0/0/0');
    expect(buildings(state, 0)).toBe('1/3/1/1');
  });

  test('PG-14 a card put at place 1 leaves the game at the end of the turn', () => {
    const state = table({ hand: ['harvest'] });
    const [a, b, c, d, e, f] = state.open.display;
    const harvest = state.open.principalities[0].hand[0];
    act(state, 0, activate(0), take(0));
    expect(state.open.display).toEqual([harvest, b, c, d, e, f]);
    expect(state.open.principalities[0].hand[0]).toBe(a);
    const [{ card }] = only(act(state, 0, END), 'revealed');
    expect(state.open.display).toEqual([b, c, d, e, f, card]);
    expect(state.open.box.at(-1)).toBe(harvest);
  });

  test('PG-15 change painter for rents, activate rents, take the painter back', () => {
    const state = table({ hand: ['painter'], display: { 3: 'rents' } });
    act(state, 0, change(0), take(3), activate(0));
    expect(may(state, 0)).toEqual([0, 1, 2, 3, 4, 5].map(take));
    act(state, 0, take(3));
    expect(hand(state, 0)[0]).toBe('painter');
    expect(display(state)[3]).toBe('rents');
    expect(state.open.actionsLeft).toBe(0);
  });

  test('PG-16 the scholar twice in a turn: 4 food, then 2 food and 2 favor', () => {
    const state = table({ farm: 3, food: 6, favor: 2, hand: ['scholar'] });
    act(state, 0, activate(0), pay(0), cultureOf(5));
    expect(store(state, 0)).toBe('2/1/2');
    act(state, 0, activate(0), cultureOf(5));
    expect(store(state, 0)).toBe('0/1/0');
    expect(culture(state, 0)).toEqual(['book 5', 'book 5']);
    expect(hand(state, 0)[0]).toBe('scholar');
  });

  test('PG-17 the display moves on after a turn without actions', () => {
    const state = table();
    const [first, ...rest] = state.open.display;
    const [{ card }] = only(act(state, 0, END), 'revealed');
    expect(state.open.display).toEqual([...rest, card]);
    expect(state.open.box).toContain(first);
  });

  test('PG-19 with a full church favor goes onto an unsupplied soldier or cannot be taken', () => {
    const full = table({ favor: 3 });
    expect(may(full, 0)).not.toContainEqual(FAVOR);
    const state = table({ favor: 3, condottiere: 1 });
    expect(may(state, 0)).toContainEqual(FAVOR);
    act(state, 0, FAVOR);
    expect(store(state, 0)).toBe('1/1/3');
    expect(army(state, 0)).toEqual({ condottiere: 1, favorOnCondottieri: 1 });
  });

  test('PG-20 with 3 soldier tokens left 1, 2 or 3 militia are raised, then the card is exchanged', () => {
    const state = table({ hand: ['raise-militia'], others: { 1: { militia: 20 }, 2: { condottiere: 14 } } });
    expect(state.open.reserve.soldier).toBe(3);
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([recruit(1), recruit(2), recruit(3)]);
    act(state, 0, recruit(3));
    expect(may(state, 0)).toEqual([0, 1, 2, 3, 4, 5].map(take));
  });

  test('PG-21 the harvest takes what the reserve has', () => {
    const state = table({ field: 4, farm: 2, food: 0, hand: ['harvest'], reserve: { food: 2 } });
    act(state, 0, activate(0), take(0));
    expect(store(state, 0)).toBe('2/1/1');
    expect(state.open.reserve.food).toBe(0);
  });

  test('PG-22 the sculptor chooses among the values that are left', () => {
    const state = table({ food: 2, gold: 2, favor: 0, hand: ['sculptor'], reserve: { monument: [3, 2, 2] } });
    act(state, 0, activate(0), alternative(0));
    expect(may(state, 0)).toEqual([cultureOf(3), cultureOf(2)]);
  });

  test('PG-24 a siege card of year 2 keeps its cost in year 3', () => {
    const state = table({
      seats: 2,
      seat: 1,
      year: 2,
      pile: [],
      others: { 0: { hand: ['siege-works-early'], favor: 0 } },
    });
    expect(principato.tables.cards[state.open.principalities[0].hand[0]].back).toBe('2');
    act(state, 1, END);
    expect(state.open.year).toBe(3);
    act(state, 0, activate(0));
    expect(store(state, 0)).toBe('0/0/0');
    expect(army(state, 0)).toEqual({ catapult: 1 });
  });

  test('PG-25 two tax collectors in one turn are each exchanged in their turn', () => {
    const state = table({ farm: 2, bank: 2, hand: ['tax-collector', 'tax-collector'] });
    const [first, second] = state.open.principalities[0].hand;
    const [one, two] = state.open.display;
    act(state, 0, activate(0), alternative(1), take(0));
    expect(state.open.principalities[0].hand).toEqual([one, second]);
    act(state, 0, activate(1), alternative(1), take(1));
    expect(state.open.principalities[0].hand).toEqual([one, two]);
    expect(state.open.display.slice(0, 2)).toEqual([first, second]);
    expect(store(state, 0)).toBe('3/3/1');
    expect(state.open.actionsLeft).toBe(0);
  });
});
