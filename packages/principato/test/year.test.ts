/** P-7: the end of a turn and of a year. */
import { start } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { change, DONE, dismiss, END, FAVOR, move, take } from '../src/choices.js';
import { principato } from '../src/index.js';
import { act, army, display, finishScorings, only, refusal, roam, scored, store, table, waitedFor } from './table.js';

describe('P-7 the end of a turn', () => {
  test('P-7.1 the leftmost card goes to the box, after a turn without actions too', () => {
    for (const actions of [[], [FAVOR], [FAVOR, FAVOR]]) {
      const state = table({ favor: 0 });
      const [left] = state.open.display;
      const told = act(state, 0, ...actions, END);
      expect(only(told, 'left')).toEqual([{ type: 'left', card: left }]);
      expect(state.open.box.at(-1)).toBe(left);
    }
  });

  test('P-7.2 the other cards move one place to the left', () => {
    const state = table();
    const before = state.open.display.slice();
    act(state, 0, END);
    expect(state.open.display.slice(0, 5)).toEqual(before.slice(1));
  });

  test('P-7.3 the top card of the draw pile takes the rightmost place', () => {
    const state = table({ pile: ['rents', 'harvest'] });
    act(state, 0, END);
    expect(display(state)[5]).toBe('rents');
    expect(state.open.drawPile).toBe(1);
    act(state, 1, END);
    expect(display(state).slice(4)).toEqual(['rents', 'harvest']);
  });

  test('P-7.4 a military scoring card means a scoring at once, then the refill goes on', () => {
    const state = table({
      year: 2,
      catapult: 1,
      militia: 1,
      food: 1,
      favor: 0,
      pile: ['military', 'rents', 'harvest'],
    });
    const told = act(state, 0, END);
    expect(told.map((event) => event.type)).toEqual(['turnEnded', 'left', 'militaryCard', 'scoringBegan']);
    expect(waitedFor(state)).toEqual([0]);
    expect(state.open.display).toHaveLength(5);
    finishScorings(state);
    expect(state.open).toMatchObject({ year: 2, scorings: 2, drawPile: 1 });
    expect(display(state)[5]).toBe('rents');
    expect(state.open.box.some((id) => principato.tables.cards[id].type === null)).toBe(true);
    expect(waitedFor(state)).toEqual([1]);
  });
});

describe('P-7 the end of a year', () => {
  test('P-7.5 the year ends when a card is needed and none is there; the display keeps its cards', () => {
    const state = table({ pile: [], militia: 1 });
    const rest = state.open.display.slice(1);
    expect(only(act(state, 0, END), 'yearEnded')).toEqual([{ type: 'yearEnded', year: 1 }]);
    expect(state.open.display).toEqual(rest);
  });

  test('P-7.6 the end of a year is followed by a military scoring', () => {
    const state = table({ pile: [], catapult: 1 });
    const told = act(state, 0, END);
    expect(scored(told)).toEqual([
      { seat: 0, strength: 1, vp: 6 },
      { seat: 1, strength: 0, vp: 2 },
      { seat: 2, strength: 0, vp: 2 },
    ]);
    expect(state.open.scorings).toBe(1);
  });

  test('P-7.7 the military scoring card as the last card: two scorings, each with its own order', () => {
    const others = { 1: { militia: 2, food: 2, favor: 0 } };
    const state = table({ year: 2, pile: ['military'], militia: 3, farm: 2, food: 4, favor: 0, others });
    act(state, 0, END);
    expect(state.open.order).toEqual([0, 1, 2]);
    act(state, 0, move(3), DONE);
    act(state, 1, move(1), DONE);
    act(state, 0, dismiss(2), DONE);
    const told = act(state, 1, dismiss(0), DONE);
    expect(told.map((event) => event.type)).toEqual(['yearEnded', 'scoringBegan']);
    expect(state.open.order).toEqual([1, 0, 2]);
    expect(state.open.display).toHaveLength(5);
    expect(store(state, 0)).toBe('1/1/0');
    expect(waitedFor(state)).toEqual([1]);
    act(state, 1, move(1), DONE);
    act(state, 0, move(1), DONE);
    expect(army(state, 0)).toEqual({ militia: 1 });
    finishScorings(state);
    expect(state.open).toMatchObject({ year: 3, scorings: 3 });
  });

  test.each([1, 2])('P-7.8 after year %i the next deck becomes the draw pile and fills the display', (year) => {
    const state = table({ year, pile: [], nextDeck: ['rents'] });
    const next = state.hidden.decks[year].length;
    act(state, 0, END);
    expect(state.open.year).toBe(year + 1);
    expect(display(state)).toHaveLength(6);
    expect(display(state)[5]).toBe('rents');
    expect(state.open.drawPile).toBe(next - 1);
    expect(next).toBe(22);
  });

  test('P-7.9 a military scoring card as the first card of a year scores before the first turn', () => {
    const state = table({ pile: [], catapult: 1, nextDeck: ['military', 'rents'] });
    const told = act(state, 0, END);
    expect(only(told, 'scoringBegan').map((event) => event.number)).toEqual([1, 2]);
    expect(state.open.principalities.map((one) => one.military)).toEqual([12, 4, 4]);
    expect(waitedFor(state)).toEqual([1]);
  });

  test.each([0, 1, 2])('P-7.10 the order of turns continues after seat %i ended the year', (seat) => {
    const state = table({ seat, firstPlayer: 1, pile: [] });
    act(state, seat, END);
    expect(state.open.year).toBe(2);
    expect(waitedFor(state)).toEqual([(seat + 1) % 3]);
  });

  test.each([2, 3, 4])('P-7.11 with %i players the display is full at the start of every turn', (seats) => {
    const state = start(principato, { seats, options: {}, seed: 'P-7.11' });
    roam(state, () => {
      const [bottom] = state.open.stack;
      if (bottom?.step === 'turn') expect(state.open.display).toHaveLength(seats + 3);
    });
    expect(state.open.turns).toEqual(Array.from({ length: seats }, () => 21));
  });

  test.each([2, 3, 4])('P-7.12 with %i players there are exactly five scorings', (seats) => {
    for (const seed of ['one', 'two', 'three']) {
      const state = start(principato, { seats, options: {}, seed });
      const told = roam(state, () => {});
      expect(only(told, 'scoringBegan').map((event) => event.number)).toEqual([1, 2, 3, 4, 5]);
      expect(only(told, 'militaryCard')).toHaveLength(2);
    }
  });

  test('P-7.13 the game ends with the scoring of year 3; no refill follows', () => {
    const state = table({ year: 3, pile: [] });
    const told = act(state, 0, END);
    expect(only(told, 'revealed')).toEqual([]);
    expect(told.at(-1)).toEqual({ type: 'ended' });
    expect(state.open.display).toHaveLength(5);
    expect(refusal(state, 1, END)?.reason).toBe('over');
  });

  test('P-7.14 taking the last card does not end the year, and a round is not played to its end', () => {
    const state = table({ firstPlayer: 0, seat: 0, pile: ['rents'] });
    expect(only(act(state, 0, END), 'yearEnded')).toEqual([]);
    expect(state.open).toMatchObject({ year: 1, drawPile: 0 });
    act(state, 1, change(0), take(0));
    expect(only(act(state, 1, END), 'yearEnded')).toEqual([{ type: 'yearEnded', year: 1 }]);
    expect(state.open.turns).toEqual([1, 1, 0]);
    expect(waitedFor(state)).toEqual([2]);
  });
});
