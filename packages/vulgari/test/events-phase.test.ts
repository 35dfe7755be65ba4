/** D-3: the Events phase and the round table. */
import { describe, expect, test } from 'vitest';
import { END, EVENT, sell } from '../src/choices.js';
import { EVENTS } from '../src/data/index.js';
import type { Event, State } from '../src/index.js';
import {
  does,
  ducats,
  eventNumber,
  eventsPhase,
  POSITIONS,
  playOn,
  positionOf,
  reads,
  refused,
  row,
  steps,
  table,
  takes,
} from './table.js';

const types = (told: readonly Event[]) => told.map(({ type }) => type);
const available = ({ open }: State) => {
  const [politician, noble, abbess, scribe] = open.available;
  return { politician, noble, abbess, scribe };
};

describe('D-3 the Events phase', () => {
  test('D-3.1: the marker moves to the next round', () => {
    const { state, told } = eventsPhase(3);
    expect(state.open.round).toBe(3);
    expect(told[0]).toEqual({ type: 'round', round: 3 });
  });

  test('D-3.1: event, left cubes, cubes of the round, manuscripts, in this order; then the turn order', () => {
    const { told } = eventsPhase(3, { seats: 2, available: { abbess: 1 } });
    const revealed = told.filter(({ type }) => type === 'revealed').map(({ type }) => type);
    expect(types(told)).toEqual(['round', 'eventCame', 'recycled', 'available', ...revealed, 'order']);
    expect(revealed).toHaveLength(4);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('D-3.2: in round %i its Event card comes face up in its zone', (round) => {
    const { state, told } = eventsPhase(round, { firstEvent: 'filocolo' });
    const event = round === 10 ? eventNumber('stupor-mundi') : (eventNumber('filocolo') + round - 1) % 9;
    expect(told).toContainEqual({ type: 'eventCame', event });
    expect(state.open.events.map((place) => place === 'map')).toEqual(
      EVENTS.map((_, other) => state.open.agenda.indexOf(other) < round),
    );
  });

  test('D-3.2: a card stays until it is used once', () => {
    const { state } = eventsPhase(2, { firstEvent: 'artus-dictant', popes: [false, true, false, true, false] });
    playOn(state, ({ open }) => open.round === 15); // everybody is in Rome now
    expect(state.open.events[eventNumber('artus-dictant')]).toBe('map');
    const [first, second] = state.open.turnOrder;
    does(state, first, EVENT, END);
    expect(state.open.events[eventNumber('artus-dictant')]).toBe('used');
    expect(refused(state, second, EVENT).rule).toBe('D-8.3');
  });

  test('D-3.3: round 11 brings no card', () => {
    const { state, told } = eventsPhase(11);
    expect(types(told)).not.toContain('eventCame');
    expect(types(told)).not.toContain('pope');
    expect(state.open.events).not.toContain('coming');
    expect(state.open.popes).toEqual([]);
  });

  test.each([
    [12, false, 0],
    [13, true, 1],
    [14, false, 1],
  ])('D-3.4: in round %i the Pope card is turned: red %s', (round, isRed, red) => {
    const { state, told } = eventsPhase(round, { popes: [false, true, false, false, true] });
    expect(told).toContainEqual({ type: 'pope', red, isRed });
    expect(state.open.popes).toHaveLength(round - 11);
    expect(types(told)).not.toContain('eventCame');
    expect(state.open.isLastRound).toBe(false);
  });

  test('D-3.5: from round 8 on a cube that was left can come back at once', () => {
    const { state, told } = eventsPhase(8, { available: { noble: 1, scribe: 1 }, rows: { 8: { abbess: 2 } } });
    expect(available(state)).toEqual({ politician: 0, noble: 1, abbess: 2, scribe: 1 });
    expect(told).toContainEqual({ type: 'recycled', colour: 1, count: 1, row: 8 });
    expect(row(state, 9)).toEqual({});
  });

  test('D-3.5: all cubes that were left go back as one set', () => {
    const { state } = eventsPhase(9, {
      available: { politician: 1, noble: 1, abbess: 1, scribe: 2 },
      rows: { 9: { scribe: 3 }, 10: { scribe: 3 } },
    });
    expect(available(state)).toEqual({ politician: 1, noble: 1, abbess: 0, scribe: 3 });
    expect(row(state, 10)).toEqual({ abbess: 1, scribe: 4 });
    expect(row(state, 11)).toEqual({ scribe: 1 });
  });

  test('D-3.6: the cubes of the row can be taken in this round', () => {
    const { state, told } = eventsPhase(4, {
      rows: { 4: { politician: 1, noble: 2, abbess: 1, scribe: 1 }, 5: { abbess: 5 } },
    });
    expect(available(state)).toEqual({ politician: 1, noble: 2, abbess: 1, scribe: 1 });
    expect(told).toContainEqual({ type: 'available', counts: [1, 2, 1, 1] });
    expect([row(state, 4), row(state, 5)]).toEqual([{}, { abbess: 5 }]);
  });

  test('D-3.6: from round 8 on there may be fewer, or none', () => {
    const { state } = eventsPhase(10, { rows: { 10: { abbess: 1 } } });
    expect(available(state)).toEqual({ politician: 0, noble: 0, abbess: 1, scribe: 0 });
    expect(available(eventsPhase(10).state)).toEqual({ politician: 0, noble: 0, abbess: 0, scribe: 0 });
  });

  test.each([2, 3, 4, 5] as const)(
    'D-3.7: with %i players one manuscript less than players is shown of each level',
    (seats) => {
      const { state, told } = eventsPhase(3, { seats, shown: ['oil 1', 'latin 3'] });
      expect(state.open.shown.map(({ length }) => length)).toEqual([1, 2, 3, 4].map(() => seats - 1));
      expect(told.filter(({ type }) => type === 'revealed')).toHaveLength(4 * (seats - 1) - 2);
      expect(state.open.decks).toEqual([15, 15, 15, 10].map((all) => all - (seats - 1)));
    },
  );

  test('D-3.7: a level whose deck is empty is not filled up', () => {
    const { state } = eventsPhase(3, { seats: 4, shown: ['oil 2'], ended: [2, 3] });
    expect(state.open.shown.map(({ length }) => length)).toEqual([3, 1, 0, 3]);
    expect(state.open.costs).toEqual([1, 2, 3, 4]);
  });

  test('D-3.7: manuscripts are not refilled at another time', () => {
    const state = table({ at: 'genoa', shown: ['oil 1', 'latin 1'] });
    does(state, 0, reads(state, 'oil 1'), END);
    does(state, 1, END);
    expect(state.open.shown[0]).toHaveLength(1);
    does(state, 2, END);
    expect([state.open.round, state.open.shown[0].length]).toEqual([3, 2]);
  });

  test('D-3.8: politicians, nobles, abbesses, scribes, each on the first row with room', () => {
    const { state } = eventsPhase(5, {
      available: { politician: 1, noble: 1, abbess: 1, scribe: 2 },
      rows: { 5: { abbess: 5 }, 6: { abbess: 4 }, 7: { scribe: 5 }, 8: { abbess: 3 } },
    });
    expect([6, 7, 8, 9].map((round) => row(state, round))).toEqual([
      { politician: 1, abbess: 4 },
      { scribe: 5 },
      { noble: 1, abbess: 4 },
      { scribe: 2 },
    ]);
  });

  test.each([2, 3, 4, 5] as const)('D-3.8: with %i players a row has room for two more than players', (seats) => {
    const { state } = eventsPhase(8, { seats, available: { abbess: seats + 1, scribe: 2 } });
    expect(available(state)).toEqual({ politician: 0, noble: 0, abbess: seats + 1, scribe: 1 });
    expect(row(state, 9)).toEqual({ scribe: 1 });
  });

  test('D-3.9: in the Actions phase the next row is the first candidate', () => {
    const state = table({ round: 9, available: { noble: 1 }, rows: { 10: { abbess: 2 } } });
    does(state, 0, takes('noble'), sell(1));
    expect([row(state, 9), row(state, 10)]).toEqual([{}, { noble: 1, abbess: 2 }]);
  });

  test('D-3.10: a cube for which no row has room leaves the game', () => {
    const state = table({ round: 15, available: { noble: 2 }, rows: { 16: { abbess: 4 } } });
    const gone = state.open.gone[1];
    const told = does(state, 0, takes('noble', 2), sell(2));
    expect(row(state, 16)).toEqual({ noble: 1, abbess: 4 });
    expect(state.open.gone[1]).toBe(gone + 1);
    expect(told.filter(({ type }) => type === 'recycled')).toEqual([
      { type: 'recycled', colour: 1, count: 1, row: 16 },
      { type: 'recycled', colour: 1, count: 1, row: 0 },
    ]);
  });

  test('D-3.10: also in the Events phase of round 16', () => {
    const { state } = eventsPhase(16, {
      popes: [false, false, false, true, true],
      available: { abbess: 2, scribe: 1 },
      rows: { 16: { noble: 4 } },
    });
    expect(available(state)).toEqual({ politician: 0, noble: 4, abbess: 1, scribe: 0 });
  });

  test('D-3.11: each discard goes back at once and by itself, in the order of the discards', () => {
    const state = table({
      at: 'cortona',
      canticles: { cortona: 8 },
      round: 8,
      cubes: { abbess: 2 },
      available: { noble: 1 },
      rows: { 9: { scribe: 4 } },
    });
    does(state, 0, steps('canticle', 1));
    expect(row(state, 9)).toEqual({ abbess: 1, scribe: 4 });
    does(state, 0, takes('noble'), sell(1)); // a noble would come first if both were one set
    expect([row(state, 9), row(state, 10)]).toEqual([{ abbess: 1, scribe: 4 }, { noble: 1 }]);
    expect(ducats(state, 0)).toBe(30);
  });

  test('D-3.12: without a manuscript of level 1 in deck and display the others shift', () => {
    const { state, told } = eventsPhase(9, { ended: [1] });
    expect(state.open.costs).toEqual([1, 1, 2, 3]);
    expect(state.open.lingua).toBe('shown');
    expect(types(told)).toEqual(expect.arrayContaining(['revealed', 'shifted', 'lingua']));
    expect(types(told).indexOf('shifted')).toBeGreaterThan(types(told).lastIndexOf('revealed'));
  });

  test('D-3.12: not while one is left in the display', () => {
    const { state, told } = eventsPhase(9, { shown: ['oil 1'], ended: [1] });
    expect(state.open.costs).toEqual([1, 2, 3, 4]);
    expect(state.open.lingua).toBe('aside');
    expect(types(told)).not.toContain('shifted');
  });
});

describe('D-20 the Pope', () => {
  test('D-20.3: with the second red card every pawn is in Rome before the left cubes go back', () => {
    const { state, told } = eventsPhase(13, {
      popes: [true, true, false, false, false],
      at: 'venice',
      others: { 1: { at: 'adriatic' } },
      available: { scribe: 1 },
    });
    expect(state.open.players.map(({ position }) => position)).toEqual([0, 1, 2].map(() => positionOf('rome')));
    expect(types(told).slice(0, 5)).toEqual(['round', 'pope', 'toRome', 'recycled', 'available']);
    expect(state.open.isLastRound).toBe(true);
  });

  test('D-20.2: a white card and the first red one move nobody', () => {
    const { state } = eventsPhase(13, {
      popes: [false, true, true, false, false],
      at: 'venice',
      others: { 1: { at: 'adriatic' } },
    });
    expect(state.open.players.map(({ position }) => POSITIONS[position])).toEqual(['venice', 'adriatic', 'ancona']);
    expect(state.open.isLastRound).toBe(false);
  });
});
