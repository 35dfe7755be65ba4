/** Golden examples: years, overflow and order. */
import { start } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { activate, alternative, change, DONE, dismiss, END, FAVOR, move, place } from '../../src/choices.js';
import { principato } from '../../src/index.js';
import {
  act,
  army,
  autoplay,
  display,
  may,
  military,
  only,
  scored,
  store,
  table,
  waitedFor,
  whyNot,
} from '../table.js';

describe('PG years', () => {
  test('PG-26 an empty draw pile ends year 1', () => {
    const state = table({ seats: 2, pile: [], nextDeck: ['rents'] });
    const [first, ...rest] = state.open.display;
    const told = act(state, 0, END);
    const card = state.open.display[4];
    expect(told).toEqual([
      { type: 'turnEnded', seat: 0 },
      { type: 'left', card: first },
      { type: 'yearEnded', year: 1 },
      { type: 'scoringBegan', number: 1 },
      { type: 'strength', seat: 0, strength: 0, vp: 1 },
      { type: 'strength', seat: 1, strength: 0, vp: 1 },
      { type: 'yearBegan', year: 2 },
      { type: 'revealed', card },
    ]);
    expect(state.open.display).toEqual([...rest, card]);
    expect(display(state)[4]).toBe('rents');
    expect(state.open.drawPile).toBe(14);
  });

  test('PG-27 a military scoring card on a draw pile of 7 leaves 5 after the refill', () => {
    const pile = ['military', 'rents', 'harvest', 'rents', 'harvest', 'sculptor', 'painter'] as const;
    const state = table({ year: 2, pile });
    const told = act(state, 0, END);
    expect(scored(told)).toHaveLength(3);
    expect(state.open).toMatchObject({ year: 2, scorings: 2, drawPile: 5 });
    expect(principato.tables.cards[state.open.box.at(-1) ?? -1]).toEqual({ type: null, back: '2', mark: 0 });
    expect(display(state)[5]).toBe('rents');
    expect(waitedFor(state)).toEqual([1]);
  });

  test.each([
    { year: 1, scorings: 2 },
    { year: 2, scorings: 4 },
  ])('PG-29 the military scoring card as the first card after year $year', ({ year, scorings }) => {
    const state = table({ year, pile: [], nextDeck: ['military', 'rents'] });
    const story = act(state, 0, END).map((event) => event.type);
    expect(story).toEqual([
      ...['turnEnded', 'left', 'yearEnded', 'scoringBegan', 'strength', 'strength', 'strength', 'yearBegan'],
      ...['militaryCard', 'scoringBegan', 'strength', 'strength', 'strength', 'revealed'],
    ]);
    expect(state.open).toMatchObject({ year: year + 1, scorings });
    expect(display(state)[5]).toBe('rents');
    expect(waitedFor(state)).toEqual([1]);
  });

  test('PG-30 four players take 84 turns, 28 a year and 21 each; the last is seat 3', () => {
    const state = table({ seats: 4, firstPlayer: 0, seat: 0 });
    const told = autoplay(state, () => true);
    const seats = only(told, 'turnEnded').map((event) => event.seat);
    const years = told.flatMap((event, at) =>
      event.type === 'yearEnded' ? [only(told.slice(0, at), 'turnEnded').length] : [],
    );
    expect(years).toEqual([28, 56, 84]);
    expect(state.open.turns).toEqual([21, 21, 21, 21]);
    expect(seats.at(-1)).toBe(3);
  });

  test('PG-31 three players: what the setup leaves in the box', () => {
    const { open, hidden } = start(principato, { seats: 3, options: {}, seed: 'PG-31' });
    const box = open.box.map((card) => principato.tables.cards[card]);
    expect(box.filter((card) => card.mark === 4)).toHaveLength(22);
    expect(box.filter((card) => card.mark !== 4).map((card) => card.back)).toEqual(['S1', 'S2']);
    expect(hidden.goals).toHaveLength(2);
    expect(open.display).toHaveLength(6);
    expect(open.drawPile).toBe(20);
  });
});

describe('PG more on overflow, order and years', () => {
  test('PG-49 the military scoring card as the last card: two complete scorings', () => {
    const state = table({
      year: 2,
      pile: ['military'],
      farm: 2,
      militia: 2,
      food: 3,
      favor: 0,
      others: { 1: { catapult: 1 } },
    });
    const { food } = state.open.reserve;
    const first = act(state, 0, END, move(2), DONE);
    expect(scored(first)).toEqual([
      { seat: 0, strength: 2, vp: 6 },
      { seat: 1, strength: 1, vp: 3 },
      { seat: 2, strength: 0, vp: 0 },
    ]);
    expect(state.open.reserve.food).toBe(food + 2);
    const second = act(state, 0, dismiss(0), DONE, move(1), DONE);
    expect(scored(second)).toEqual([
      { seat: 0, strength: 0, vp: 2 },
      { seat: 1, strength: 1, vp: 6 },
      { seat: 2, strength: 0, vp: 2 },
    ]);
    expect(army(state, 0)).toEqual({ militia: 2 });
    expect(store(state, 0)).toBe('0/1/0');
    act(state, 0, dismiss(0), DONE);
    expect(military(state)).toEqual([8, 9, 2]);
    expect(state.open).toMatchObject({ year: 3, scorings: 3, drawPile: 21 });
  });

  test('PG-50 gold that no bank can take supplies the condottiere', () => {
    const state = table({ food: 1, gold: 2, favor: 1, condottiere: 1, hand: ['tax-collector'] });
    act(state, 0, activate(0), alternative(1));
    expect(store(state, 0)).toBe('2/2/1');
    expect(may(state, 0)).toEqual([place(0), place(1)]);
    act(state, 0, place(1));
    expect(army(state, 0)).toEqual({ condottiere: 1, goldOnCondottieri: 1 });
    expect(store(state, 0)).toBe('2/2/1');
  });

  test('PG-51 what could not place a single cube is not offered', () => {
    const state = table({ food: 2, gold: 1, favor: 1, hand: ['tax-collector', 'harvest'] });
    expect(may(state, 0)).toEqual([activate(0), change(0), change(1), FAVOR, END]);
    act(state, 0, activate(0));
    expect(may(state, 0)).toEqual([alternative(0), alternative(1)]);
    expect(whyNot(state, 0, alternative(2))).toBe('P-5.11');
    const other = principato.clone(state);
    expect(act(state, 0, alternative(0))).toContainEqual({ type: 'lost', seat: 0, cube: 'gold', count: 1 });
    expect(store(state, 0)).toBe('2/2/1');
    expect(act(other, 0, alternative(1))).toContainEqual({ type: 'lost', seat: 0, cube: 'food', count: 1 });
    expect(store(other, 0)).toBe('2/2/1');
  });

  test('PG-52 most army tokens decide first, equal ones clockwise from the first player', () => {
    const others = { 1: { militia: 5 }, 2: { catapult: 1, condottiere: 2 } };
    const state = table({ seats: 4, seat: 0, firstPlayer: 2, militia: 3, others, pile: [] });
    act(state, 0, END);
    expect(state.open.order).toEqual([1, 2, 0, 3]);
  });

  test('PG-53 the last card of the draw pile does not end the year; the next refill does', () => {
    const state = table({ seat: 1, pile: ['rents'], nextDeck: ['harvest'] });
    act(state, 1, END);
    expect(state.open).toMatchObject({ year: 1, drawPile: 0, scorings: 0 });
    expect(display(state)[5]).toBe('rents');
    expect(waitedFor(state)).toEqual([2]);
    expect(only(act(state, 2, END), 'yearEnded')).toEqual([{ type: 'yearEnded', year: 1 }]);
    expect(state.open.year).toBe(2);
    expect(waitedFor(state)).toEqual([0]);
  });
});
