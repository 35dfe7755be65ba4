/** V-6: the start of spring: marker, indulgences, the action of the room. */
import { asked, type Options } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  annex,
  DONE,
  END,
  lift,
  PERFORM,
  REQUEST_CROWN,
  REQUEST_FLORINS,
  refresh,
  remove,
  road,
  room,
  steps,
  tokens,
  troop,
} from '../src/choices.js';
import { type State, virtu } from '../src/index.js';
import { NONE } from '../src/tables.js';
import {
  cityNumber,
  collects,
  does,
  isReady,
  may,
  movingMarker,
  placeOf,
  playOn,
  refused,
  type Situation,
  springTurn,
  table,
  tileNumber,
  treasury,
  uses,
} from './table.js';
import { wants, winter } from './winter.js';

const moving = (situation: Situation = {}): State => table({ ...situation, stack: movingMarker(0) });
/** A turn whose marker has crossed or reached these rooms. */
const crossing = (rooms: readonly number[], situation: Situation = {}): State => {
  const state = table(situation);
  state.open.stack = springTurn(state, 0, rooms);
  return state;
};
const stepsOffered = (state: State) =>
  may(state, 0).flatMap((choice) => (choice.type === 'steps' ? [[choice.steps, choice.florins]] : []));
const indulgences = (state: State) => state.open.palaces[0].indulgence.flatMap((is, at) => (is ? [at] : []));
const NO_FLORINS = ['florence', 'pisa'] as const;

describe('V-6.1 moving the marker', () => {
  test('V-6.1.1: in the first year it is put on any of the five rooms, past no arrow', () => {
    const state = moving({ year: 1, marker: NONE, cards: { L1: 'bishop', R1: 'banker' }, exhausted: ['L1', 'R1'] });
    expect(may(state, 0).filter(({ type }) => type !== 'collect')).toEqual([0, 1, 2, 3, 4].map(room));
    does(state, 0, room(4));
    expect(state.open.palaces[0].marker).toBe(4);
    expect([isReady(state, 0, 'L1'), isReady(state, 0, 'R1')]).toEqual([false, false]);
  });

  test('V-6.1.2: later it must move at least one room, clockwise; one or two are free', () => {
    const state = moving({ marker: 4, treasury: 0, exhausted: NO_FLORINS });
    expect(may(state, 0)).toEqual([steps(1, false), steps(2, false)]);
    does(state, 0, steps(1, false));
    expect(state.open.palaces[0]).toMatchObject({ marker: 0, treasury: 0 });
  });

  test('V-6.1.3: one further room costs 2 florins, once', () => {
    const state = moving({ marker: 0, treasury: 9, exhausted: NO_FLORINS });
    expect(refused(state, 0, steps(4, true))).toMatchObject({ rule: 'V-6.1.4', facts: { costs: 1, arrows: 0 } });
    does(state, 0, steps(3, true));
    expect(state.open.palaces[0]).toMatchObject({ marker: 3, treasury: 7 });
    const poor = moving({ marker: 0, treasury: 1, exhausted: NO_FLORINS });
    expect(refused(poor, 0, steps(3, true))).toMatchObject({ rule: 'V-6.1.3', facts: { costs: 2 } });
  });

  test('V-6.1.4: further rooms cost an arrow each, any number of them', () => {
    const state = moving({ marker: 0, treasury: 0, cities: ['bologna'], tiles: ['guild', 'principality', 'republic'] });
    does(state, 0, steps(6, false));
    expect(state.open.palaces[0]).toMatchObject({ marker: 1, treasury: 0 });
    for (const tile of ['bologna', 'guild', 'principality', 'republic'] as const)
      expect(isReady(state, 0, tile)).toBe(false);
  });

  test('V-6.1.5: of n steps n − 2 are paid, one at most by florins; a full circle is legal', () => {
    const state = moving({ marker: 2, treasury: 2, tiles: ['guild', 'principality'], exhausted: NO_FLORINS });
    expect(stepsOffered(state)).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [3, false],
      [4, true],
      [4, false],
      [5, true],
    ]);
    expect(refused(state, 0, steps(2, true)).reason).toBe('unknown'); // nothing is bought that is not made
    expect(refused(state, 0, steps(5, false))).toMatchObject({ rule: 'V-6.1.4', facts: { costs: 3, arrows: 2 } });
    expect(refused(state, 0, steps(6, true))).toMatchObject({ rule: 'V-6.1.4', facts: { costs: 3, arrows: 2 } });
    does(state, 0, steps(5, true));
    expect(state.open.palaces[0]).toMatchObject({ marker: 2, treasury: 0 });
  });

  test('V-6.1.6: the move is paid before it is made: florins collected before it count, woken courtiers do not', () => {
    const banker = { marker: 1, treasury: 0, cards: { R1: 'banker' }, exhausted: [...NO_FLORINS, 'R1'] } as const;
    expect(stepsOffered(moving(banker))).toEqual([
      [1, false],
      [2, false],
    ]);
    const state = moving({ ...banker, exhausted: NO_FLORINS });
    does(state, 0, collects('R1'), steps(3, true));
    expect(treasury(state, 0)).toBe(1);
    expect(isReady(state, 0, 'R1')).toBe(true);
  });
});

describe('V-6.2 cortigiano arrows', () => {
  const asleep = {
    cards: { L1: 'bishop', L2: 'merchant', R1: 'banker', R3: 'admiral' },
    exhausted: ['L1', 'L2', 'R1', 'R3', 'florence', 'pisa'],
    cities: ['siena', 'ravenna', 'bologna'],
    tiles: ['duchy'],
    treasury: 0,
  } as const;
  const awake = (state: State) => (['L1', 'L2', 'R1', 'R3'] as const).map((space) => isReady(state, 0, space));

  test.each([
    [0, 1, [false, false, false, false]],
    [1, 1, [false, false, true, true]],
    [2, 1, [false, false, false, false]],
    [3, 1, [true, true, false, false]],
    [4, 1, [false, false, false, false]],
    [4, 2, [false, false, false, false]],
    [3, 2, [true, true, false, false]],
    [1, 2, [false, false, true, true]],
  ])('V-6.2.1, V-6.2.2: from room %i by %i: the arrow of a side wakes all its courtiers', (marker, count, expected) => {
    const state = moving({ ...asleep, marker });
    does(state, 0, steps(count, false));
    expect(awake(state)).toEqual(expected);
  });

  test('V-6.2.3: passing an arrow twice does nothing more', () => {
    const state = moving({ ...asleep, marker: 1, tiles: ['duchy', 'guild', 'principality', 'republic'] });
    const told = does(state, 0, steps(6, false)); // past the right arrow, the left one, and the right one again
    expect(told.filter(({ type }) => type === 'woken')).toEqual([
      { type: 'woken', seat: 0, side: 'right', cards: 2 },
      { type: 'woken', seat: 0, side: 'left', cards: 2 },
    ]);
    expect(awake(state)).toEqual([true, true, true, true]);
  });
});

describe('V-6.3 requesting an indulgence', () => {
  test('V-6.3.1: it gives 3 florins, or a crown for the action', () => {
    const florins = table({ treasury: 0 });
    const supply = florins.open.indulgences;
    does(florins, 0, REQUEST_FLORINS);
    expect(treasury(florins, 0)).toBe(3);
    expect(florins.open.indulgences).toBe(supply - 1);
    const crown = table({ treasury: 2, exhausted: NO_FLORINS });
    expect(refused(crown, 0, PERFORM).rule).toBe('V-7.2.2');
    does(crown, 0, REQUEST_CROWN);
    expect(crown.open.palaces[0]).toMatchObject({ rank: 1, treasury: 0 });
    expect(indulgences(crown)).toEqual([0]);
  });

  test.each<[Options, string, string]>([
    [{ indulgenceLimit: 'perYear' }, 'V-6.3.2', 'V-6.3.2'],
    [{ indulgenceLimit: 'perPhase' }, 'V-6.3.2', 'V-6.3.3'],
  ])('V-6.3.2: once a year, or once in each phase, which makes no difference: %o', (options, inSpring, inWinter) => {
    const state = table({ options });
    does(state, 0, REQUEST_FLORINS);
    expect(refused(state, 0, REQUEST_FLORINS).rule).toBe(inSpring);
    does(state, 0, END);
    playOn(state, () => state.open.season === 'winter' && asked(virtu, state)[0] === 0);
    expect(refused(state, 0, REQUEST_FLORINS).rule).toBe(inWinter);
  });

  test('V-6.3.3: not where the marker’s room holds one already', () => {
    const state = table({ marker: 1, indulgences: [1] });
    expect(refused(state, 0, REQUEST_FLORINS).rule).toBe('V-6.3.3');
    expect(refused(state, 0, REQUEST_CROWN).rule).toBe('V-6.3.3');
  });

  test('V-6.3.4: the card covers the marker’s room after the action, in winter at once; the cards there stay', () => {
    const state = table({
      marker: 1,
      cards: { action1: 'podesta' },
      cities: ['siena', 'ravenna'],
      exhausted: ['florence', 'pisa', 'siena', 'ravenna'],
    });
    const cards = [...state.open.palaces[0].cards];
    does(state, 0, REQUEST_CROWN, DONE, refresh(tileNumber('florence'))); // a Govern with this crown alone
    expect(indulgences(state)).toEqual([]);
    does(state, 0, refresh(tileNumber('pisa')));
    expect(indulgences(state)).toEqual([1]);
    expect(state.open.palaces[0].cards).toEqual(cards);
    const idle = table({ marker: 1 });
    does(idle, 0, REQUEST_FLORINS);
    expect(indulgences(idle)).toEqual([]);
    does(idle, 0, END);
    expect(indulgences(idle)).toEqual([1]);
    const late = winter('recruit', { marker: 1 });
    does(late, 0, REQUEST_FLORINS);
    expect(indulgences(late)).toEqual([1]);
  });

  test('V-6.3.5: its florins cannot pay for the move', () => {
    const state = moving({ treasury: 0, exhausted: NO_FLORINS });
    expect(refused(state, 0, REQUEST_FLORINS).reason).toBe('unknown');
    expect(refused(state, 0, steps(3, true)).rule).toBe('V-6.1.3');
  });

  test('V-6.3.6: the crown is spent in its payment and cannot lift an indulgence', () => {
    // One crown is at hand: with a second one the indulgence of room 1 could be lifted.
    const state = crossing([1, 2], { marker: 2, indulgences: [1], cards: { R1: 'ambassador' }, exhausted: NO_FLORINS });
    expect(refused(state, 0, lift(1, 'crown')).rule).toBe('V-6.4.2');
    const spent = table({ marker: 2, cards: { action2: 'giuliano-de-medici' }, exhausted: NO_FLORINS });
    does(spent, 0, REQUEST_CROWN, annex(cityNumber('ravenna'))); // 3 crowns
    expect(spent.open.owner[cityNumber('ravenna')]).toBe(0);
    expect(spent.open.pool[1]).toBe(0);
  });

  test('V-6.3.7: 3 florins may be requested where no action is performed', () => {
    const state = table({ marker: 1, treasury: 0, agents: { 'room:0:1': 1 } });
    expect(refused(state, 0, PERFORM).rule).toBe('V-6.5.3');
    expect(refused(state, 0, REQUEST_CROWN).rule).toBe('V-6.5.3');
    does(state, 0, REQUEST_FLORINS, END);
    expect(treasury(state, 0)).toBe(3);
    expect(indulgences(state)).toEqual([1]);
  });

  test('V-6.3.8: a room whose indulgence was lifted may get a new one', () => {
    const state = crossing([1], { marker: 1, indulgences: [1], cards: { L1: 'bishop' } });
    expect(refused(state, 0, REQUEST_FLORINS).rule).toBe('V-6.3.3');
    does(state, 0, lift(1, 'cross'), REQUEST_FLORINS, END);
    expect(indulgences(state)).toEqual([1]);
  });

  test('V-6.3.9: a palace may hold several, one in a room', () => {
    const state = table({ marker: 2, indulgences: [0, 3, 4] });
    does(state, 0, REQUEST_FLORINS, END);
    expect(indulgences(state)).toEqual([0, 2, 3, 4]);
  });

  test('V-6.3.10: in one’s own turn, after lifting and before the action', () => {
    const state = crossing([0, 4], { marker: 4, indulgences: [0], cards: { L1: 'bishop' } });
    expect(refused(state, 1, REQUEST_FLORINS).reason).toBe('seat');
    const acted = virtu.clone(state);
    does(state, 0, REQUEST_FLORINS);
    expect(refused(state, 0, lift(0, 'cross')).rule).toBe('V-6.6.1');
    does(acted, 0, PERFORM, troop(cityNumber('florence')), road(cityNumber('siena')), DONE);
    expect(refused(acted, 0, REQUEST_FLORINS).rule).toBe('V-6.3.10');
    expect(refused(acted, 0, REQUEST_CROWN).rule).toBe('V-6.3.10');
  });

  test('V-6.3.11: a crown only for Govern, Patronize or Annex, in winter for purchases or an alliance', () => {
    for (const [marker, action] of [
      [3, 'intrigue'],
      [4, 'war'],
    ] as const) {
      const state = table({ marker });
      expect(refused(state, 0, REQUEST_CROWN).rule, action).toBe('V-6.3.11');
    }
    const trade = table({ marker: 4, cards: { action4: 'merchant' } });
    expect(refused(trade, 0, REQUEST_CROWN).rule).toBe('V-6.3.11');
    // Requested for an action, it is followed by the action, and not offered if that could not be performed.
    const govern = table({ marker: 1, exhausted: ['florence', 'pisa'] });
    does(govern, 0, REQUEST_CROWN);
    expect(isReady(govern, 0, 'florence')).toBe(true);
    expect(refused(govern, 0, PERFORM).rule).toBe('V-6.5.5');
    expect(refused(table({ marker: 1 }), 0, REQUEST_CROWN).rule).toBe('V-6.5.4');
    const purchase = winter('purchase', { treasury: 4, exhausted: NO_FLORINS });
    expect(may(purchase, 0)).not.toContainEqual(REQUEST_CROWN); // within the payment only
    // 4 florins and a crown, which only the indulgence has: it is asked for all the same, since it costs a point.
    does(purchase, 0, wants('duchy'), DONE);
    expect(may(purchase, 0)).toEqual([REQUEST_CROWN]);
    does(purchase, 0, REQUEST_CROWN);
    expect(isReady(purchase, 0, 'duchy')).toBe(true);
    expect(indulgences(purchase)).toEqual([0]);
  });
});

describe('V-6.4 lifting an indulgence', () => {
  test('V-6.4.1: of rooms crossed or reached; the starting room if it is crossed or reached again', () => {
    const bishop = { cards: { L1: 'bishop' }, indulgences: [0, 1, 2, 3], marker: 0 } as const;
    const state = moving(bishop);
    does(state, 0, steps(2, false));
    const lifted = (from: State) => may(from, 0).flatMap((choice) => (choice.type === 'lift' ? [choice.room] : []));
    expect(new Set(lifted(state))).toEqual(new Set([1, 2]));
    expect(refused(state, 0, lift(0, 'cross')).rule).toBe('V-6.4.1');
    expect(refused(state, 0, lift(3, 'cross')).rule).toBe('V-6.4.1');
    const round = moving({ ...bishop, treasury: 2, tiles: ['guild', 'principality'] });
    does(round, 0, steps(5, true));
    expect(new Set(lifted(round))).toEqual(new Set([0, 1, 2, 3]));
    // Nothing was crossed when the marker was placed, or before the first indulgence.
    expect(lifted(crossing([], bishop))).toEqual([]);
  });

  test('V-6.4.2: a cross or two crowns, never one of each; woken courtiers may pay', () => {
    const situation = { marker: 3, indulgences: [4], exhausted: [...NO_FLORINS, 'L1'] } as const;
    const offered = (cards: Situation['cards'] = {}) => {
      const state = moving({ ...situation, cards });
      does(state, 0, steps(1, false));
      return may(state, 0).filter(({ type }) => type === 'lift');
    };
    expect(offered({ L1: 'bishop' })).toEqual([lift(4, 'cross')]);
    expect(offered({ L1: 'consigliere' })).toEqual([lift(4, 'crown')]);
    expect(offered({ L1: 'ambassador' })).toEqual([]);
    const both = crossing([4], { marker: 4, indulgences: [4], cards: { L1: 'cardinal' }, exhausted: NO_FLORINS });
    expect(refused(both, 0, lift(4, 'crown')).rule).toBe('V-6.4.2');
    expect(may(both, 0)).toContainEqual(lift(4, 'cross'));
  });

  test('V-6.4.3: two crowns of two sources; several indulgences, each with its own payment', () => {
    const state = crossing([1, 2], {
      marker: 2,
      indulgences: [1, 2],
      cards: { L1: 'bishop', R1: 'ambassador', R2: 'gonfalonier' },
      exhausted: NO_FLORINS,
    });
    does(state, 0, lift(1, 'crown'), lift(2, 'cross'));
    expect(indulgences(state)).toEqual([]);
    expect((['L1', 'R1', 'R2'] as const).map((space) => isReady(state, 0, space))).toEqual([false, false, false]);
  });

  test('V-6.4.4: the card returns to the supply, and the action of the room is possible again', () => {
    const state = crossing([1], { marker: 1, indulgences: [1], cards: { L1: 'bishop' }, exhausted: NO_FLORINS });
    const supply = state.open.indulgences;
    expect(refused(state, 0, PERFORM).rule).toBe('V-6.5.3');
    does(state, 0, lift(1, 'cross'));
    expect(state.open.indulgences).toBe(supply + 1);
    does(state, 0, PERFORM);
    expect(isReady(state, 0, 'florence')).toBe(true);
  });
});

describe('V-6.5 performing the action', () => {
  test('V-6.5.1: the action may be performed or left', () => {
    const state = table({ marker: 1, exhausted: NO_FLORINS });
    expect(may(state, 0)).toEqual(expect.arrayContaining([PERFORM, END]));
    does(state, 0, END);
    expect(isReady(state, 0, 'florence')).toBe(false);
    expect(asked(virtu, state)).toEqual([1]);
  });

  test('V-6.5.2: it is the action of the card in the action slot, otherwise the printed one', () => {
    const performed = (situation: Situation) => {
      const state = table({ marker: 4, ...situation });
      const told = does(state, 0, PERFORM);
      return told.flatMap((event) => (event.type === 'performed' ? [event.action] : []));
    };
    expect(performed({})).toEqual([4]); // war
    expect(performed({ cards: { action4: 'merchant' } })).toEqual([2]); // trade
    expect(performed({ cards: { action4: 'merchant', upgrade4: 'assassin' } })).toEqual([2]);
  });

  test('V-6.5.3: impossible under an indulgence or with an enemy agent, but not with one’s own', () => {
    expect(refused(table({ marker: 4, indulgences: [4] }), 0, PERFORM).rule).toBe('V-6.5.3');
    expect(refused(table({ marker: 4, agents: { 'room:0:4': 2 } }), 0, PERFORM).rule).toBe('V-6.5.3');
    does(table({ marker: 4, agents: { 'room:0:4': 0 } }), 0, PERFORM);
    // V-7.6.8: in a room of Intrigue it can be performed if it removes that agent.
    const intrigue = table({ marker: 3, agents: { 'room:0:3': 2 } });
    does(intrigue, 0, PERFORM);
    expect(may(intrigue, 0)).toEqual([remove(placeOf('room:0:3'))]);
  });

  test('V-6.5.4: an action has at least one effect', () => {
    const rules: readonly (readonly [Situation, string])[] = [
      [{ marker: 1 }, 'V-6.5.4'], // Govern: no exhausted tile, no used bonus
      [{ marker: 0, rank: 5, bonuses: ['columbus', 'duomo'], treasury: 9 }, 'V-7.2.1'],
      [{ marker: 2, exhausted: NO_FLORINS }, 'V-7.4.1'], // Annex: no crown
      [{ marker: 4, troops: {} }, 'V-5.5.7'], // War: no troop
      [{ marker: 3, earnedAgents: 0 }, 'V-6.5.4'], // Intrigue: no agent
    ];
    for (const [situation, rule] of rules) expect(refused(table(situation), 0, PERFORM).rule).toBe(rule);
    for (const marker of [3, 4]) {
      const state = table({ marker });
      does(state, 0, PERFORM);
      expect(refused(state, 0, DONE).rule).toBe('V-6.5.4'); // begun, it is not left without one
    }
    const war = table({ marker: 4, cards: { action4: 'condottiere' }, troops: {}, treasury: 1 });
    does(war, 0, PERFORM, tokens(0, 1)); // a token is one
    expect(war.open.palaces[0].warTokens).toBe(1);
  });

  test('V-6.5.5: one action a year', () => {
    const state = table({ marker: 4 });
    does(state, 0, PERFORM, troop(cityNumber('florence')), road(cityNumber('siena')), DONE);
    expect(refused(state, 0, PERFORM).rule).toBe('V-6.5.5');
    does(state, 0, END);
    expect(asked(virtu, state)).toEqual([1]);
  });
});

describe('V-6.6 order of the spring turn', () => {
  test('V-6.6.1: move, lifting, request, action; collecting in between; never back', () => {
    const state = moving({
      marker: 3,
      treasury: 0,
      indulgences: [4],
      cards: { L1: 'bishop', R1: 'banker', R2: 'cardinal' },
      exhausted: ['L1'],
    });
    expect(may(state, 0).map(({ type }) => type)).not.toContain('lift');
    does(state, 0, collects('R1'), steps(1, false), collects('florence'), lift(4, 'cross'), uses('R2', 'cross'));
    expect(may(state, 0).map(({ type }) => type)).not.toContain('steps');
    does(state, 0, REQUEST_FLORINS, collects('L1'));
    does(state, 0, PERFORM, troop(cityNumber('pisa')), road(cityNumber('siena')), collects('pisa'));
    expect(treasury(state, 0)).toBe(3 + 4 + 3 + 2 + 2);
    expect(indulgences(state)).toEqual([4]);
    expect(refused(state, 0, lift(4, 'cross')).rule).toBe('V-6.6.1');
    expect(refused(state, 0, lift(4, 'crown')).rule).toBe('V-6.6.1');
  });

  test('V-6.6.2: only the move is compulsory', () => {
    const state = moving({ marker: 0 });
    expect(may(state, 0)).not.toContainEqual(END);
    does(state, 0, steps(1, false), END);
    expect(asked(virtu, state)).toEqual([1]);
  });
});
