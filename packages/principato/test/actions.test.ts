/** P-5: activating a card, changing a card, taking favor. */
import { describe, expect, test } from 'vitest';
import { activate, alternative, change, DONE, END, FAVOR, FEED, pay, place, take } from '../src/choices.js';
import { principato } from '../src/index.js';
import { act, army, buildings, changes, display, hand, may, only, refusal, store, table, whyNot } from './table.js';

const EVERY_PLACE = [0, 1, 2, 3, 4, 5].map(take);

describe('P-5 activating a card', () => {
  test('P-5.1 one of the two cards, its effect once', () => {
    const state = table({ favor: 0, hand: ['field-works', 'palazzo-works'] });
    const [, card] = state.open.principalities[0].hand;
    const told = act(state, 0, activate(1));
    expect(told).toEqual([
      { type: 'activated', seat: 0, card },
      { type: 'paid', seat: 0, food: 1, gold: 0, favor: 0 },
      { type: 'built', seat: 0, token: 'palazzo', count: 1 },
    ]);
    expect(buildings(state, 0)).toBe('1/1/2/1');
  });

  test('P-5.2 exactly one alternative, once', () => {
    const state = table({ farm: 2, food: 4, favor: 0, hand: ['bank-works'] });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([alternative(0), alternative(1)]);
    act(state, 0, alternative(1));
    expect(buildings(state, 0)).toBe('1/2/1/3');
    expect(store(state, 0)).toBe('1/1/0');
    expect(state.open.actionsLeft).toBe(1);
  });

  test('P-5.3 the cost is paid completely before anything is received, to the reserve', () => {
    const state = table({ food: 1, gold: 1, favor: 0, hand: ['siege-works-early'] });
    const { reserve } = principato.clone(state).open;
    const told = act(state, 0, activate(0)).slice(1);
    expect(told.map((event) => event.type)).toEqual(['paid', 'built']);
    expect(state.open.reserve).toMatchObject({ food: reserve.food + 1, gold: reserve.gold + 1 });
  });

  test('P-5.3 what is too little favor for the missing cubes is refused with the facts', () => {
    const state = table({ bank: 2, gold: 4, favor: 2, hand: ['painter'] });
    act(state, 0, activate(0));
    expect(refusal(state, 0, pay(0))).toEqual({
      ok: false,
      reason: 'barred',
      rule: 'P-5.3',
      facts: { cube: 'gold', costs: 5, has: 4 },
    });
  });

  test('P-5.4 each food or gold of a cost may be paid with favor, also if the cube is there', () => {
    const state = table({ food: 2, gold: 2, favor: 2, hand: ['sculptor'] });
    act(state, 0, activate(0), alternative(1));
    expect(may(state, 0)).toEqual([pay(0), pay(1), pay(2)]);
    act(state, 0, pay(1));
    expect(may(state, 0)).toEqual([pay(0), pay(1)]);
    act(state, 0, pay(1));
    expect(store(state, 0)).toBe('1/2/0');
  });

  test('P-5.4 favor that the gold will need cannot go into the food', () => {
    const state = table({ food: 2, gold: 0, favor: 2, hand: ['siege-works-early'] });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([pay(0), pay(1)]);
    const poorer = table({ farm: 2, food: 3, gold: 0, favor: 3, hand: ['siege-works-early'] });
    act(poorer, 0, activate(0), alternative(1));
    expect(may(poorer, 0)).toEqual([pay(0), pay(1)]);
    expect(refusal(poorer, 0, pay(2))).toEqual({
      ok: false,
      reason: 'barred',
      rule: 'P-5.4',
      facts: { favor: 3, most: 1 },
    });
    act(poorer, 0, pay(1));
    expect(store(poorer, 0)).toBe('1/0/0');
    expect(army(poorer, 0)).toEqual({ catapult: 2 });
  });

  test.each([
    [
      'asked for both',
      { food: 2, gold: 2, favor: 2 },
      [alternative(1), pay(1), pay(1)],
      { food: 1, gold: 0, favor: 2 },
    ],
    ['favor kept', { food: 2, gold: 2, favor: 2 }, [alternative(1), pay(0), pay(0)], { food: 2, gold: 1, favor: 0 }],
    ['asked for the food', { food: 2, gold: 0, favor: 2 }, [alternative(1), pay(1)], { food: 1, gold: 0, favor: 2 }],
    ['asked for the gold', { food: 0, gold: 2, favor: 3 }, [alternative(1), pay(1)], { food: 0, gold: 0, favor: 3 }],
    ['asked for nothing', { food: 2, gold: 1, favor: 0 }, [], { food: 2, gold: 1, favor: 0 }],
  ])('P-5.3 a payment is told once, when it is complete: %s', (_name, cubes, answers, paid) => {
    const state = table({ ...cubes, hand: ['sculptor'] });
    const told = [activate(0), ...answers].map((choice) => only(act(state, 0, choice), 'paid'));
    expect(told).toEqual([...answers.map(() => []), [{ type: 'paid', seat: 0, ...paid }]]);
  });

  test('P-5.5 what cannot be paid completely cannot be chosen', () => {
    const state = table({ gold: 2, favor: 0, hand: ['farm-works', 'painter'] });
    act(state, 0, activate(0)); // two farms cost 3 gold: only one farm is possible
    expect(buildings(state, 0)).toBe('1/2/1/1');
    expect(refusal(state, 0, activate(1))).toEqual({
      ok: false,
      reason: 'barred',
      rule: 'P-5.5',
      facts: { costsFood: 0, costsGold: 5, food: 1, gold: 1, favor: 0, left: 0 },
    });
  });

  test('P-5.6 two banks need two tokens in the reserve; one bank needs one', () => {
    const state = table({ farm: 2, food: 3, favor: 0, hand: ['bank-works'], reserve: { town: 1 } });
    act(state, 0, activate(0));
    expect(buildings(state, 0)).toBe('1/2/1/2');
    expect(state.open.reserve.town).toBe(0);
    const choosing = table({ farm: 2, food: 3, favor: 0, hand: ['bank-works'], reserve: { town: 2 } });
    act(choosing, 0, activate(0));
    expect(may(choosing, 0)).toEqual([alternative(0), alternative(1)]);
    const empty = table({ hand: ['bank-works'], reserve: { town: 0 } });
    expect(whyNot(empty, 0, activate(0))).toBe('P-5.6');
  });

  test('P-5.7 a card with the exchange symbol must be exchanged with any card of the display', () => {
    const state = table({ hand: ['harvest'], display: { 4: 'harvest' } });
    const [mine] = state.open.principalities[0].hand;
    const theirs = state.open.display[4];
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual(EVERY_PLACE);
    expect(whyNot(state, 0, DONE)).toBe('unknown');
    expect(act(state, 0, take(4))).toEqual([{ type: 'exchanged', seat: 0, gave: mine, took: theirs, place: 4 }]);
    expect(state.open.principalities[0].hand[0]).toBe(theirs);
    expect(state.open.display[4]).toBe(mine);
  });

  test('P-5.7 also in the last turn', () => {
    const state = table({ year: 3, pile: [], hand: ['harvest'] });
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual(EVERY_PLACE);
  });

  test('P-5.8 a card without the exchange symbol stays', () => {
    const state = table({ favor: 0, hand: ['field-works'] });
    const before = state.open.display.slice();
    act(state, 0, activate(0));
    expect(hand(state, 0)[0]).toBe('field-works');
    expect(state.open.display).toEqual(before);
    expect(whyNot(state, 0, take(0))).toBe('unknown');
  });

  test('P-5.9 a card that is taken is not activated, but may be with the next action', () => {
    const state = table({ hand: ['painter'], display: { 2: 'harvest' } });
    const before = principato.clone(state);
    act(state, 0, change(0), take(2));
    expect(changes(before, state, 0)).toEqual({});
    act(state, 0, activate(0), take(0));
    expect(changes(before, state, 0)).toEqual({ food: 1 });
  });

  test('P-5.10 a card without the symbol may be activated with both actions', () => {
    const state = table({ gold: 2, favor: 0, hand: ['field-works'] });
    act(state, 0, activate(0), activate(0));
    expect(buildings(state, 0)).toBe('3/1/1/1');
    expect(store(state, 0)).toBe('1/0/0');
  });

  test('P-5.11 no alternative that could not place a single cube, no card without an alternative', () => {
    const full = table({ food: 2, gold: 2, hand: ['harvest', 'tax-collector'] });
    expect(whyNot(full, 0, activate(0))).toBe('P-5.11');
    expect(whyNot(full, 0, activate(1))).toBe('P-5.11');
    const empty = table({ food: 0, hand: ['harvest'], reserve: { food: 0 } });
    expect(whyNot(empty, 0, activate(0))).toBe('P-5.11');
    const hungry = table({ food: 2, militia: 1, hand: ['harvest'] });
    expect(whyNot(hungry, 0, activate(0))).toBeNull();
    const wrongSoldier = table({ food: 2, condottiere: 1, hand: ['harvest'] });
    expect(whyNot(wrongSoldier, 0, activate(0))).toBe('P-5.11');
  });

  test('P-5.11 a card that places nothing but could is still offered: none of the overflow may be placed', () => {
    const state = table({ food: 2, militia: 1, hand: ['harvest'] });
    const before = principato.clone(state);
    act(state, 0, activate(0), place(0), take(0));
    expect(changes(before, state, 0)).toEqual({});
  });

  test('P-5.12 the card just put into the display may be taken again', () => {
    const state = table({ hand: ['painter', 'harvest'], display: { 3: 'rents' } });
    act(state, 0, change(0), take(3));
    expect(display(state)[3]).toBe('painter');
    act(state, 0, change(1), take(3));
    expect(hand(state, 0)).toEqual(['rents', 'painter']);
    expect(display(state)[3]).toBe('harvest');
  });
});

describe('P-5 changing a card', () => {
  test('P-5.20 the own card goes into the place of the taken one', () => {
    const state = table({ hand: ['painter'], display: { 5: 'rents' } });
    const before = principato.clone(state);
    const [gave] = state.open.principalities[0].hand;
    const took = state.open.display[5];
    act(state, 0, change(0));
    expect(may(state, 0)).toEqual(EVERY_PLACE);
    expect(act(state, 0, take(5))).toEqual([{ type: 'changed', seat: 0, gave, took, place: 5 }]);
    expect(state.open.display.slice(0, 5)).toEqual(before.open.display.slice(0, 5));
    expect(state.open.display[5]).toBe(gave);
    expect(changes(before, state, 0)).toEqual({});
    expect(state.open.actionsLeft).toBe(1);
  });

  test('P-5.21 every card can be changed, with or without the symbol, usable or not', () => {
    const state = table({ food: 2, hand: ['harvest', 'painter'] });
    expect(may(state, 0)).toEqual([change(0), change(1), FAVOR, END]);
  });
});

describe('P-5 taking favor', () => {
  test('P-5.30 one favor cube from the reserve into the church', () => {
    const state = table({ favor: 0 });
    const { favor } = state.open.reserve;
    expect(act(state, 0, FAVOR)).toEqual([{ type: 'received', seat: 0, cube: 'favor', count: 1 }]);
    expect(store(state, 0)).toBe('1/1/1');
    expect(state.open.reserve.favor).toBe(favor - 1);
  });

  test('P-5.31 not without a favor cube in the reserve', () => {
    const others = {
      1: { favor: 3, condottiere: 3, favorOnCondottieri: 3 },
      2: { favor: 3, militia: 3, favorOnMilitia: 3 },
    };
    const state = table({ favor: 0, others });
    expect(state.open.reserve.favor).toBe(0);
    expect(whyNot(state, 0, FAVOR)).toBe('P-5.31');
  });

  test('P-5.32 with a full church the cube goes onto an unsupplied soldier', () => {
    const militia = table({ favor: 3, militia: 2, foodOnMilitia: 1 });
    const told = act(militia, 0, FAVOR);
    expect(only(told, 'supplied')).toEqual([
      { type: 'supplied', seat: 0, soldier: 'militia', cube: 'favor', count: 1 },
    ]);
    expect(army(militia, 0)).toEqual({ militia: 2, foodOnMilitia: 1, favorOnMilitia: 1 });
    expect(whyNot(militia, 0, FAVOR)).toBe('P-5.32');
  });

  test('P-5.32 which kind is a choice if both are unsupplied, but never none', () => {
    const state = table({ favor: 3, militia: 1, condottiere: 1 });
    act(state, 0, FAVOR);
    expect(may(state, 0)).toEqual([FEED.militia, FEED.condottiere]);
    act(state, 0, FEED.condottiere);
    expect(army(state, 0)).toEqual({ militia: 1, condottiere: 1, favorOnCondottieri: 1 });
    expect(store(state, 0)).toBe('1/1/3');
    expect(state.open.actionsLeft).toBe(1);
  });

  test('P-5.32 with room in the church the cube goes there, whatever the soldiers need', () => {
    const state = table({ favor: 2, militia: 1 });
    act(state, 0, FAVOR);
    expect(store(state, 0)).toBe('1/1/3');
    expect(army(state, 0)).toEqual({ militia: 1 });
  });
});
