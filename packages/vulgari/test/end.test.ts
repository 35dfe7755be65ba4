/** D-20: the Pope cards and the end of the game. */
import { isOver, start } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { END, PSALTER } from '../src/choices.js';
import { type Event, vulgari } from '../src/index.js';
import { zonesOf } from './auctions.js';
import { lastRound } from './elections.js';
import { beforeEvents, does, ducats, goes, playOn, steps, table, untilTurnOf } from './table.js';

const types = (told: readonly Event[]) => told.map(({ type }) => type);
/** All ways to lay two red cards among five. */
const DEALS = [0, 1, 2, 3, 4].flatMap((one) =>
  [0, 1, 2, 3, 4].flatMap((other) => (one < other ? [[0, 1, 2, 3, 4].map((at) => at === one || at === other)] : [])),
);

describe('D-20 the end of the game', () => {
  test('D-20.1: two of the five Pope cards are red, in every game', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { hidden } = start(vulgari, { seats: 2, options: {}, seed: `popes ${seed}` });
      expect(hidden.popes.toSorted()).toEqual([false, false, false, true, true]);
    }
  });

  test('D-20.1: so the game has 13 to 16 rounds, one in ten 13 and four in ten 16', () => {
    const rounds = DEALS.map((popes) => {
      const state = table({ seats: 2, round: 11, popes, stack: beforeEvents() });
      playOn(state);
      expect(isOver(state)).toBe(true);
      return state.open.round;
    });
    expect(rounds.toSorted((one, other) => one - other)).toEqual([13, 14, 14, 15, 15, 15, 16, 16, 16, 16]);
  });

  test('D-20.2: a white card and the first red one are turned, and nothing else happens', () => {
    const state = table({ round: 11, at: 'cagliari', popes: [false, true, true, false, false], stack: beforeEvents() });
    const told = playOn(state, ({ open }) => open.round === 13);
    expect(told.filter(({ type }) => type === 'pope')).toEqual([
      { type: 'pope', red: 0, isRed: false },
      { type: 'pope', red: 1, isRed: true },
    ]);
    expect(types(told)).not.toContain('toRome');
    expect([state.open.isLastRound, zonesOf(state)]).toEqual([false, ['cagliari', 'vicenza', 'ancona']]);
  });

  test('D-20.3: with the second red card all pawns are in Rome, also from sea, and the round is played as usual', () => {
    const state = table({
      round: 12,
      popes: [true, true, false, false, false],
      ducats: 0,
      at: 'turin',
      others: { 1: { at: 'adriatic' } },
      stack: beforeEvents(),
    });
    const told = untilTurnOf(state, 0);
    expect(told).toContainEqual({ type: 'toRome' });
    expect([state.open.isLastRound, zonesOf(state), ducats(state, 0)]).toEqual([true, ['rome', 'rome', 'rome'], 0]);
    does(state, 0, PSALTER, steps('library', 3), goes('siena', 1), END);
  });

  test('D-20.4: after the last turn comes the election; nothing is recycled, refilled or paid', () => {
    const state = lastRound({
      seats: 2,
      person: 'mario',
      cubes: { politician: 3, abbess: 1 },
      available: { noble: 1 },
      on: { rest: 2 },
      turnOrder: [1, 0],
    });
    const before = vulgari.clone(state);
    const told = [...does(state, 0, END), ...playOn(state)];
    expect(types(told)).toEqual(['turnEnded', 'lifted', 'behind', 'behind', 'elected', 'over']);
    expect(told.at(-1)).toEqual({ type: 'over', round: 15 });
    const { available, rows, shown, turnOrder, round } = state.open;
    expect({ available, rows, shown, turnOrder, round }).toEqual({
      available: before.open.available,
      rows: before.open.rows,
      shown: before.open.shown,
      turnOrder: [1, 0],
      round: 15,
    });
    expect(ducats(state, 0)).toBe(10);
  });

  test('D-20.4: in a round that is not the last the next one follows', () => {
    const state = table({ seats: 2, round: 14, turnOrder: [1, 0] });
    expect(types(does(state, 0, END)).slice(0, 2)).toEqual(['turnEnded', 'round']);
  });
});
