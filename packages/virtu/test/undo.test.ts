/** Section 6: what can be taken back. */
import { digest, Match, type Options } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  agent,
  annex,
  besiege,
  DONE,
  discard,
  dynasty,
  END,
  first,
  GIVE_UP,
  LOSE,
  lift,
  PASS,
  PERFORM,
  PRESS,
  payTroops,
  pick,
  put,
  REQUEST_FLORINS,
  recruit,
  refresh,
  retreat,
  road,
  room,
  steps,
  tokens,
  troop,
  want,
} from '../src/choices.js';
import { CHARACTERS } from '../src/data/index.js';
import { virtu } from '../src/index.js';
import {
  beforeSieges,
  cityNumber,
  collects,
  matchAt,
  movingMarker,
  placeOf,
  type Situation,
  slotNumber,
  table,
  thereAndBack,
  top,
  uses,
  winterOf,
} from './table.js';

test('V-7.6.1, V-7.5.9: what ends an Intrigue or a War by itself is taken back as everything in the turn is', () => {
  const intrigue = table({ marker: 3, exhausted: ['florence', 'pisa'] });
  thereAndBack(intrigue, 0, PERFORM, agent(placeOf('siena')));
  const war = table({ marker: 4, exhausted: ['florence', 'pisa'] });
  thereAndBack(war, 0, PERFORM, troop(cityNumber('florence')), road(cityNumber('siena')));
  const ended = matchAt(table({ marker: 3, exhausted: ['florence', 'pisa'] }));
  for (const choice of [PERFORM, agent(placeOf('siena'))]) ended.play(0, choice);
  expect([top(ended.state).step, ended.canUndo(0)]).toEqual(['turn', true]);
  ended.play(0, END);
  expect(ended.canUndo(0)).toBe(false);
});

test('V-5.4.7: what is collected from a city that falls can be taken back, and the city with it', () => {
  const match = matchAt(
    table({ stack: beforeSieges(), troops: { ferrara: 3 }, others: { 1: { cities: ['ferrara'], treasury: 0 } } }),
  );
  const before = digest(match.state);
  expect(match.play(1, collects('ferrara'))).toEqual({ ok: true });
  expect([match.state.open.owner[cityNumber('ferrara')], match.canUndo(1)]).toEqual([0, true]);
  expect(match.undo(1)).toBe(true);
  expect(digest(match.state)).toBe(before);
});

test('R-32: what was chosen out of order is taken back first', () => {
  const paying = { rank: 2, bonuses: ['columbus'], treasury: 3, exhausted: ['florence', 'pisa'] } as const;
  const state = table({ ...paying, marker: 0, cards: { L1: 'bishop', R1: 'cardinal', R2: 'ambassador' } });
  thereAndBack(state, 0, PERFORM, uses('R2', 'crown'), uses('L1', 'cross'));
});

const spring = (situation: Situation) => table({ stack: movingMarker(0), ...situation });
const winter = (situation: Situation) => table({ season: 'winter', stack: winterOf(0, 0), ...situation });
/** Seats 0 and 1 with troops before cities; the sieges begin. */
const sieges = (situation: Situation) => matchAt(table({ stack: beforeSieges(), ...situation }));

describe('undo', () => {
  test('VD-03 to VD-07: a spring turn is taken back to its start', () => {
    thereAndBack(spring({ marker: -1, year: 1 }), 0, room(3), REQUEST_FLORINS, PERFORM);
    const lifted = { marker: 4, indulgences: [0], cards: { L1: 'bishop', R1: 'banker' } } as const;
    thereAndBack(spring(lifted), 0, steps(2, false), lift(0, 'cross'), REQUEST_FLORINS, collects('R1'));
  });

  test('VD-08 to VD-14: actions and their payments are taken back', () => {
    const annexing = { marker: 1, cities: ['siena'], cards: { action2: 'giuliano-de-medici' } } as const;
    thereAndBack(
      spring(annexing),
      0,
      steps(1, false),
      PERFORM,
      annex(cityNumber('ravenna')),
      uses('florence', 'crown'),
    );
    const governing = { marker: 0, cities: ['siena'], exhausted: ['florence', 'pisa', 'siena'] } as const;
    thereAndBack(spring(governing), 0, steps(1, false), PERFORM, refresh(cityNumber('florence')));
  });

  test('VD-15, VD-16: wars and intrigues are taken back', () => {
    const war = { marker: 3, treasury: 3, cards: { action4: 'condottiere' } } as const;
    thereAndBack(spring(war), 0, steps(1, false), PERFORM, troop(cityNumber('florence')), road(cityNumber('siena')));
    thereAndBack(spring(war), 0, steps(1, false), PERFORM, tokens(0, 1));
    thereAndBack(spring({ marker: 2 }), 0, steps(1, false), PERFORM, agent(placeOf('rome')));
  });

  test('VD-24 to VD-29: a winter turn is taken back to its start', () => {
    const merchant = want(CHARACTERS.indexOf('merchant'));
    const state = winter({ treasury: 9, troops: { florence: 3 }, cards: { L1: 'banker', R1: 'merchant' } });
    thereAndBack(
      ...[state, 0, payTroops(1), pick(slotNumber('L1')), put(slotNumber('R2'))],
      ...[discard(slotNumber('R1')), DONE, merchant, DONE, put(slotNumber('L1')), recruit(cityNumber('pisa'))],
    );
  });

  test('VD-23: a retreat is taken back before others act', () => {
    const match = sieges({ troops: { siena: 3 } });
    const troops = [...match.state.open.troops];
    expect(top(match.state).step).toBe('retreat');
    for (const choice of [retreat(cityNumber('florence')), LOSE]) expect(match.play(0, choice)).toEqual({ ok: true });
    expect([match.undo(0), match.undo(0)]).toEqual([true, true]);
    expect(match.state.open.troops).toEqual(troops);
  });

  test('VD-30: the log goes back with the choices', () => {
    const match = matchAt(spring({}));
    const before = match.log(null);
    match.play(0, steps(1, false));
    expect(match.log(null).length).toBeGreaterThan(before.length);
    match.undo(0);
    expect(match.log(null)).toEqual(before);
  });

  test('VD-30: nobody takes back the choice of another', () => {
    const match = matchAt(spring({}));
    match.play(0, steps(1, false));
    expect(match.canUndo(1)).toBe(false);
    expect(match.undo(1)).toBe(false);
  });
});

describe('undo ends with the confirmation', () => {
  test('VD-30: the end of a turn in spring or winter cannot be taken back', () => {
    const turn = matchAt(spring({}));
    for (const choice of [steps(1, false), END]) turn.play(0, choice);
    expect(turn.asked()).toEqual([1]);
    expect([turn.canUndo(0), turn.canUndo(1)]).toEqual([false, false]);
    const season = matchAt(winter({ stack: winterOf(0, 5) }));
    expect(season.play(0, END)).toEqual({ ok: true });
    expect(season.canUndo(0)).toBe(false);
  });

  test('VD-18, VD-19: sieges and declarations cannot be taken back', () => {
    const match = sieges({ troops: { siena: 1, ravenna: 1 }, treasury: 5, cards: { L1: 'admiral' } });
    expect(match.play(0, besiege(cityNumber('siena')))).toEqual({ ok: true });
    expect(match.canUndo(0)).toBe(false);
    const [declaration] = match.offers(0).allowed;
    expect(declaration.type).toBe('declare');
    expect(match.play(0, declaration)).toEqual({ ok: true });
    expect(match.canUndo(0)).toBe(false);
    const passing = sieges({ troops: { siena: 2 }, treasury: 5, cards: { L1: 'admiral' } });
    expect(passing.play(0, PASS)).toEqual({ ok: true });
    expect(passing.canUndo(0)).toBe(false);
  });

  test.each([PRESS, GIVE_UP])('VD-20: $type after a field battle cannot be taken back', (choice) => {
    const match = sieges({ troops: { siena: 3 }, others: { 1: { troops: { siena: 1 } } } });
    expect(top(match.state).step).toBe('press');
    expect(match.play(0, choice)).toEqual({ ok: true });
    expect(match.canUndo(0)).toBe(false);
  });
});

describe('undo in the setup', () => {
  const begun = (options: Options = {}) => new Match(virtu, { seats: 3, options, seed: 'undo' });
  const [one, two, three] = [put(slotNumber('L1')), put(slotNumber('R1')), put(slotNumber('R2'))];

  test('VD-01: the dynasty that was taken last can be given back, also by the one who chose last', () => {
    const match = begun({ firstPlayer: 'chosen' });
    match.play(0, first(0));
    for (const [seat, index] of [
      [0, 2],
      [1, 0],
    ]) {
      const before = digest(match.state);
      expect(match.play(seat, dynasty(index))).toEqual({ ok: true });
      expect(match.undo(seat)).toBe(true);
      expect(digest(match.state)).toBe(before);
      match.play(seat, dynasty(index));
    }
    match.play(2, one);
    expect(match.canUndo(1)).toBe(false);
  });

  test('VD-02: family cards are taken back one by one until they are confirmed, whatever others do', () => {
    const match = begun({ dynastyAssignment: 'random' });
    for (const choice of [one, two, three]) match.play(1, choice);
    for (const choice of [one, two, three, END]) match.play(2, choice);
    expect([match.undo(1), match.undo(1), match.undo(1)]).toEqual([true, true, true]);
    expect(match.state.own.map(({ family }) => family)).toEqual([[], [], [0, 3, 4]]);
    expect(match.canUndo(1)).toBe(false);
  });

  test('VD-02: a confirmed placement cannot be taken back', () => {
    const match = begun({ dynastyAssignment: 'random' });
    for (const choice of [one, two, three, END]) match.play(1, choice);
    expect(match.canUndo(1)).toBe(false);
  });
});
