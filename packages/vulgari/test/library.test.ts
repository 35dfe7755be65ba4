/** D-16: the Papal Library. */
import { suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { DRAW, END, keep, putBack } from '../src/choices.js';
import type { PersonId, SeaId, ZoneId } from '../src/data/index.js';
import { type State, vulgari } from '../src/index.js';
import { does, left, may, points, refused, space, steps, stepsOffered, table, untilTurnOf } from './table.js';

const OPEN = { round: 12 } as const;
/** The pile from its top. */
const pile = ({ hidden }: State) => hidden.library.toReversed();
const KEEP_ONE_MORE = { zazzaLibrary: 'keepOneMore' };

describe('D-16 the Papal Library', () => {
  test('D-16.1: from round 12 on', () => {
    const closed = table({ round: 11 });
    expect(stepsOffered(closed, 0, 'library')).toEqual([]);
    expect(refused(closed, 0, steps('library', 1))).toMatchObject({ rule: 'D-16.1', facts: { from: 12 } });
    expect(refused(closed, 0, DRAW).rule).toBe('D-16.4');
    expect(stepsOffered(table(OPEN), 0, 'library')).toEqual([1, 2, 3, 4, 5]);
  });

  test.each<[ZoneId | SeaId, PersonId | undefined]>([
    ['turin', undefined],
    ['bobbio', 'gigi'],
    ['tyrrhenian', 'lanzuisi'],
  ])('D-16.1: steps are taken anywhere: %s, %s', (at, person) => {
    const state = table({ ...OPEN, at, person });
    does(state, 0, steps('library', 4));
    expect([space(state, 0, 'library'), left(state)]).toEqual([4, 1]);
  });

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [8, 3],
    [9, 4],
  ])('D-16.2: on space %i the number reached is %i', (at, number) => {
    const state = table({ ...OPEN, on: { library: at } });
    if (number === 0) expect(refused(state, 0, DRAW).rule).toBe('D-16.4');
    else expect(does(state, 0, DRAW)).toContainEqual({ type: 'drew', seat: 0, cards: number });
  });

  test('D-16.3: one card per player and game', () => {
    const state = table({ ...OPEN, on: { library: 3 } });
    does(state, 0, DRAW);
    expect(state.open.players[0].libraryCards).toBe(1);
    expect(refused(state, 0, DRAW).rule).toBe('D-16.3');
    does(state, 0, steps('library', 5), END);
    untilTurnOf(state, 0);
    expect(refused(state, 0, DRAW).rule).toBe('D-16.3');
  });

  test('D-16.4: the top cards, without an action; one is kept, the others go back on top in any order', () => {
    const situation = { ...OPEN, on: { library: 9 }, library: [2, 4, 3, 3, 2] } as const;
    const state = table({ ...situation, turn: { actions: 0 } });
    does(state, 0, DRAW);
    expect([state.own[0].drawn, state.open.library]).toEqual([[2, 4, 3, 3], 4]);
    expect(may(state, 0)).toEqual([keep(2), keep(4), keep(3)]);
    does(state, 0, keep(4));
    expect(may(state, 0)).toEqual([putBack(2), putBack(3)]);
    does(state, 0, putBack(2), putBack(3)); // the last one needs no answer
    expect([pile(state).slice(0, 4), state.open.library]).toEqual([[3, 3, 2, 2], 7]); // the last one lies on top
    expect([state.own[0].library, left(state)]).toEqual([[4], 0]);
    expect(points(state, 'library')).toEqual([4, 0, 0]);
  });

  test('D-16.4: the next player draws what was put back', () => {
    const state = table({
      ...OPEN,
      seats: 2,
      on: { library: 5 },
      others: { 1: { on: { library: 3 } } },
      library: [2, 4],
    });
    does(state, 0, DRAW, keep(2), END);
    does(state, 1, DRAW);
    expect(state.own[1].library).toEqual([4]);
  });

  test('D-16.4: only who draws sees the cards', () => {
    const state = table({ ...OPEN, on: { library: 5 }, library: [2, 4] });
    const told = does(state, 0, DRAW, keep(4));
    const publicly = told.filter(({ type }) => type !== 'looked' && type !== 'kept');
    expect(publicly).toEqual([
      { type: 'drew', seat: 0, cards: 2 },
      { type: 'putBack', seat: 0, cards: 1 },
    ]);
  });

  test('D-16.4: one may wait for a later turn and a higher number', () => {
    const state = table({ ...OPEN, on: { library: 3 } });
    expect(may(state, 0)).toContainEqual(DRAW);
    does(state, 0, steps('library', 4), END);
    untilTurnOf(state, 0);
    expect(does(state, 0, DRAW)).toContainEqual({ type: 'drew', seat: 0, cards: 3 });
  });

  test('D-16.4: all cards are drawn if there are fewer', () => {
    const others = {
      1: { libraryCards: [2] },
      2: { libraryCards: [2] },
      3: { libraryCards: [2] },
      4: { libraryCards: [3] },
    };
    const zazza = { person: 'zazza', on: { library: 9 } } as const;
    const state = table({ ...OPEN, seats: 5, ...zazza, others });
    expect(state.open.library).toBe(4); // one fewer than Zazza would draw
    expect(does(state, 0, DRAW)).toContainEqual({ type: 'drew', seat: 0, cards: 4 });
  });

  test('D-16.4: an absent player keeps the card of most points and puts the others back as they were drawn', () => {
    const state = table({ ...OPEN, person: 'zazza', on: { library: 9 }, library: [2, 4, 3, 2, 3] });
    does(state, 0, DRAW);
    for (let answer = 0; answer < 5; answer++) does(state, 0, suggest(vulgari, state, 0));
    expect([state.own[0].library, pile(state).slice(0, 4)]).toEqual([[4], [2, 3, 2, 3]]);
  });

  test('D-16.5: who has drawn must keep one', () => {
    const state = table({ ...OPEN, on: { library: 5 }, library: [2, 3] });
    does(state, 0, DRAW);
    expect(may(state, 0)).toEqual([keep(2), keep(3)]);
    expect(refused(state, 0, keep(4)).reason).toBe('unknown');
    expect(refused(state, 0, END).reason).toBe('unknown');
    const one = table({ ...OPEN, on: { library: 3 }, library: [2] });
    does(one, 0, DRAW);
    expect(one.own[0].library).toEqual([2]); // a single card is kept without a question
  });

  test.each([
    [2, 0],
    [3, 2],
    [5, 3],
    [7, 4],
    [9, 5],
  ])('D-16.6: on space %i Zazza draws %i cards and keeps one', (at, cards) => {
    const state = table({ ...OPEN, person: 'zazza', on: { library: at } });
    if (cards === 0) {
      expect(refused(state, 0, DRAW).rule).toBe('D-16.4');
      return;
    }
    expect(does(state, 0, DRAW)).toContainEqual({ type: 'drew', seat: 0, cards });
    for (let answer = 0; answer < cards; answer++) does(state, 0, suggest(vulgari, state, 0));
    expect([state.own[0].library.length, state.open.library]).toEqual([1, 7]);
  });

  test.each([
    [3, 1, 1],
    [5, 2, 2],
    [7, 3, 2],
  ])('D-16.6: with zazzaLibrary keepOneMore Zazza draws on space %i only %i, and keeps %i', (at, cards, keeps) => {
    const state = table({ ...OPEN, person: 'zazza', on: { library: at }, options: KEEP_ONE_MORE, library: [4, 2, 3] });
    expect(does(state, 0, DRAW)).toContainEqual({ type: 'drew', seat: 0, cards });
    if (cards > keeps) does(state, 0, keep(3), keep(4));
    expect(state.own[0].library.toSorted()).toEqual([[4], [2, 4], [3, 4]][cards - 1]);
    expect(refused(state, 0, DRAW).rule).toBe('D-16.3');
  });
});
