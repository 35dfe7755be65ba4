/** D-2: setting up the game. */
import { asked, start, suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { startIn } from '../src/choices.js';
import { ZONES, type ZoneId } from '../src/data/index.js';
import { type Event, type State, vulgari } from '../src/index.js';
import { NONE } from '../src/tables.js';
import { behind, does, may, playOn, positionOf, refused, top, zoneNumber } from './table.js';

const SEATS = [2, 3, 4, 5];
const SEEDS = Array.from({ length: 60 }, (_, number) => `setup ${number}`);
const START_CITIES: readonly ZoneId[] = ['turin', 'vicenza', 'ancona', 'taranto', 'catania'];

const begin = (seats: number, seed = 'setup'): State => start(vulgari, { seats, options: {}, seed });
const startsIn = (zone: ZoneId) => startIn(zoneNumber(zone));
const cityOf = ({ open }: State, seat: number): ZoneId => ZONES[open.players[seat].position];

/** Everybody takes the suggested city. */
function begun(seats: number, seed?: string): State {
  const state = begin(seats, seed);
  playOn(state, ({ open }) => open.round > 0);
  return state;
}

/** The different values that something has over many games. */
function valuesOf(seats: number, look: (state: State) => unknown): Set<string> {
  return new Set(SEEDS.map((seed) => JSON.stringify(look(begin(seats, seed)))));
}

describe('D-2 set-up', () => {
  test.each(SEATS)('D-2.1: with %i players everybody is asked for a city in reverse turn order', (seats) => {
    const state = begin(seats);
    const { turnOrder } = state.open;
    const wasAsked: number[] = [];
    while (top(state).step === 'startCity') {
      const [seat] = asked(vulgari, state);
      wasAsked.push(seat);
      does(state, seat, suggest(vulgari, state, seat));
    }
    const forced = seats === 5 ? 1 : 0; // the fifth player has one city left
    expect(wasAsked).toEqual(turnOrder.toReversed().slice(0, seats - forced));
  });

  test('D-2.1: the turn order is drawn first, before any city is chosen', () => {
    const told: Event[] = [];
    const state = start(vulgari, { seats: 4, options: {}, seed: 'setup' }, (event) => told.push(event));
    expect(told).toEqual([{ type: 'began', order: state.open.turnOrder }]);
    expect(state.open.players.map(({ position }) => position)).toEqual([NONE, NONE, NONE, NONE]);
  });

  test('D-2.1: chance decides order, events, cubes, Pope cards, canticles, decks and Library, every game anew', () => {
    expect(valuesOf(3, ({ open }) => open.turnOrder).size).toBe(6);
    expect(valuesOf(3, ({ open }) => open.agenda[0]).size).toBe(9);
    expect(valuesOf(3, ({ hidden }) => hidden.popes).size).toBe(10); // two red among five
    for (const look of [
      ({ open }: State) => open.rows,
      ({ open }: State) => open.canticles,
      ({ hidden }: State) => hidden.decks,
      ({ hidden }: State) => hidden.library,
    ]) {
      expect(valuesOf(3, look).size).toBeGreaterThan(SEEDS.length / 2);
    }
  });

  test.each(SEATS)(
    'D-2.1: %i merchants begin with 10 ducats, discs at the start, nothing behind the screen',
    (seats) => {
      const state = begun(seats);
      const { open } = state;
      expect(open.round).toBe(1);
      for (const { person, ducats, scribes, claimed, libraryCards, hasInquired, office } of open.players) {
        expect({ person, ducats, scribes, claimed, libraryCards, hasInquired, office }).toEqual({
          person: NONE,
          ducats: 10,
          scribes: 0,
          claimed: [],
          libraryCards: 0,
          hasInquired: false,
          office: NONE,
        });
      }
      for (const [seat, { manuscripts, library }] of state.own.entries()) {
        expect([behind(state, seat), manuscripts, library]).toEqual([{}, [], []]);
      }
      for (const track of open.tracks) expect(track.at).toEqual(open.players.map(() => 0));
    },
  );

  test.each(SEATS)(
    'D-2.1: with %i players all friars and cardinals are laid out and eight Library cards lie there',
    (seats) => {
      const { open, hidden } = begin(seats);
      expect(open.persons).toEqual(Array.from({ length: 10 }, () => NONE));
      expect(hidden.library.toSorted()).toEqual([2, 2, 2, 3, 3, 3, 4, 4]);
      expect(open.canticles.toSorted((one, other) => one - other)).toEqual([2, 5, 8, 11, 14]);
      expect(open.lingua).toBe('aside');
    },
  );

  test.each([
    [2, [3, 5, 14, 6]],
    [3, [6, 5, 16, 8]],
    [4, [8, 7, 17, 10]],
    [5, [11, 7, 20, 11]],
  ])('D-2.1: with %i players the bag of %j is drawn empty on rows 1 to 7', (seats, bag) => {
    const { rows } = begin(seats).open;
    const cubes = [0, 1, 2, 3].map((colour) => rows.filter((_, at) => at % 4 === colour).reduce((sum, n) => sum + n));
    expect(cubes).toEqual(bag);
    const perRow = Array.from({ length: 16 }, (_, at) => rows.slice(4 * at, 4 * at + 4).reduce((sum, n) => sum + n));
    expect(perRow).toEqual([...Array.from({ length: 7 }, () => seats + 2), 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('D-2.2: two players may not start in the same city', () => {
    const state = begin(3);
    const [last, middle] = state.open.turnOrder.toReversed();
    does(state, last, startsIn('ancona'));
    expect(refused(state, middle, startsIn('ancona'))).toMatchObject({ reason: 'barred', rule: 'D-2.2' });
    expect(may(state, middle)).toEqual((['turin', 'vicenza', 'taranto', 'catania'] as const).map(startsIn));
  });

  test('D-2.2: later any number of pawns may share a zone', () => {
    const state = begin(2);
    const [second, first] = state.open.turnOrder.toReversed();
    does(state, second, startsIn('turin'));
    does(state, first, startsIn('vicenza'));
    const toMilan = { type: 'move', to: positionOf('milan'), actions: 1 } as const;
    does(state, first, toMilan, { type: 'end' });
    does(state, second, toMilan);
    expect([cityOf(state, first), cityOf(state, second)]).toEqual(['milan', 'milan']);
  });

  test('D-2.2: the fifth player gets the city that is left without being asked', () => {
    const state = begin(5);
    const [fifth, ...others] = state.open.turnOrder;
    for (const seat of others.toReversed()) does(state, seat, may(state, seat)[may(state, seat).length - 1]);
    expect(cityOf(state, fifth)).toBe('turin');
    expect(top(state)).toMatchObject({ step: 'turn', seat: fifth });
  });

  test('D-2.3: the starting cities are Turin, Vicenza, Ancona, Taranto and Catania', () => {
    const state = begin(2);
    const [last] = state.open.turnOrder.toReversed();
    expect(may(state, last)).toEqual(START_CITIES.map(startsIn));
    for (const zone of ZONES.filter((id) => !START_CITIES.includes(id))) {
      expect(refused(state, last, startsIn(zone))).toMatchObject({ reason: 'barred', rule: 'D-2.3' });
    }
  });

  test('D-2.3: an absent player is put in the northernmost city that is free', () => {
    const { open } = begun(4);
    expect(open.turnOrder.toReversed().map((seat) => ZONES[open.players[seat].position])).toEqual(
      START_CITIES.slice(0, 4),
    );
  });
});
