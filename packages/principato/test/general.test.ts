/** P-1: the game as a whole. */
import { start } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { activate, END, FAVOR, pay } from '../src/choices.js';
import { principato } from '../src/index.js';
import { act, autoplay, only, refusal, roam, store, table, waitedFor } from './table.js';

describe('P-1 general', () => {
  test('P-1.1 two to four players sit in a fixed clockwise order', () => {
    expect(principato.seats).toEqual([2, 3, 4]);
    for (const seats of [1, 5]) {
      expect(() => start(principato, { seats, options: {}, seed: 'P-1.1' })).toThrow(
        'principato is for 2, 3, 4 players',
      );
    }
    const state = table({ seats: 3, seat: 1 });
    const order = [0, 1, 2, 3, 4, 5].map(() => {
      const [seat] = waitedFor(state);
      act(state, seat, END);
      return seat;
    });
    expect(order).toEqual([1, 2, 0, 1, 2, 0]);
  });

  test('P-1.2 three years; the game ends after the scoring that closes the third', () => {
    const state = table();
    const told = autoplay(state, () => true);
    expect(only(told, 'yearEnded').map((event) => event.year)).toEqual([1, 2, 3]);
    expect(only(told, 'yearBegan').map((event) => event.year)).toEqual([2, 3]);
    expect(told.slice(-8).map((event) => event.type)).toEqual([
      ...['scoringBegan', 'strength', 'strength', 'strength'],
      ...['goalsOpened', 'goalsOpened', 'goalsOpened', 'ended'],
    ]);
    expect(waitedFor(state)).toEqual([]);
    expect(refusal(state, 0, END)).toEqual({ ok: false, reason: 'over', rule: null, facts: {} });
  });

  test('P-1.3 the most victory points win', () => {
    const state = table({ military: 10, others: { 1: { culture: { painting: [6, 5] } }, 2: { military: 9 } } });
    expect(principato.result(state)).toMatchObject({ points: [10, 11, 9], places: [2, 1, 3] });
  });

  test('P-1.4 the reserve holds what no player owns', () => {
    const state = table({ hand: ['bank-works'] });
    const { food, favor, town } = state.open.reserve;
    act(state, 0, activate(0), pay(0), FAVOR);
    expect(state.open.reserve).toMatchObject({ food: food + 1, favor: favor - 1, town: town - 1 });
    expect(store(state, 0)).toBe('0/1/2');
  });

  test('P-1.5 what is in the box never returns', () => {
    const state = table({ seats: 2 });
    let box = state.open.box.slice();
    roam(state, () => {
      expect(state.open.box.slice(0, box.length)).toEqual(box);
      box = state.open.box.slice();
      const inPlay = [state.open.display, ...state.open.principalities.map((one) => one.hand)].flat();
      expect(inPlay.filter((card) => box.includes(card))).toEqual([]);
    });
    expect(state.open.box).toHaveLength(100 - 4 - 4); // all but two hands and a display without its last card
  });

  test('P-1.6 the first player card never moves', () => {
    const state = table({ firstPlayer: 2, seat: 2 });
    roam(state, () => {
      expect(state.open.firstPlayer).toBe(2);
    });
    expect(waitedFor(state)).toEqual([]);
  });
});
