import { describe, expect, test } from 'vitest';
import { CLAIM, COME, END, EVENT, SUMMON } from '../src/choices.js';
import type { SeaId, ZoneId } from '../src/data/index.js';
import { type Choice, type State, vulgari } from '../src/index.js';
import {
  beforeEvents,
  does,
  ducats,
  eventNumber,
  goes,
  left,
  may,
  positionOf,
  reached,
  refused,
  settle,
  table,
  where,
} from './table.js';

type Position = ZoneId | SeaId;

const isMove = (choice: Choice) => choice.type === 'move';
/** What the journey to a place costs, read from what was told of it. */
function costOf(state: State, to: Position, actions: number): object {
  const [told] = does(state, 0, goes(to, actions));
  expect(told).toMatchObject({ type: 'moved', to: positionOf(to) });
  return { actions: told.type === 'moved' && told.actions, ducats: told.type === 'moved' && told.ducats };
}

describe('D-7 movement', () => {
  test('D-7.1: one journey a turn, even if actions are left', () => {
    const state = table({ at: 'turin', ducats: 50 });
    does(state, 0, goes('genoa', 1));
    expect(left(state)).toBe(4);
    expect(may(state, 0).some(isMove)).toBe(false);
    expect(refused(state, 0, goes('pisa', 1))).toMatchObject({ reason: 'barred', rule: 'D-7.1' });
  });

  test('D-7.1: a journey is not broken by an interaction on the way', () => {
    const state = table({ at: 'turin', ducats: 50 });
    does(state, 0, goes('genoa', 1), CLAIM.ducats);
    expect(refused(state, 0, goes('pisa', 1)).rule).toBe('D-7.1');
  });

  test('D-7.2: a land step goes to a neighbour for 1 action', () => {
    const state = table({ at: 'turin', turn: { actions: 1 } });
    expect(reached(state)).toEqual(['monferrato', 'milan', 'genoa']);
    does(state, 0, goes('milan', 1));
    expect([where(state, 0), left(state)]).toEqual(['milan', 0]);
  });

  test('D-7.2: places further away take more actions than there are', () => {
    const state = table({ at: 'turin', ducats: 50, turn: { actions: 1 } });
    expect(refused(state, 0, goes('pisa', 2))).toMatchObject({ rule: 'D-6.2', facts: { needs: 2, has: 1 } });
  });

  test.each<[ZoneId, number, number]>([
    ['genoa', 1, 0],
    ['pisa', 2, 10],
    ['siena', 3, 10],
    ['cortona', 4, 10],
    ['norcia', 5, 10],
  ])('D-7.3: from Turin to %s it takes %i actions and %i ducats', (to, actions, price) => {
    const state = table({ at: 'turin', ducats: 25 });
    expect(costOf(state, to, actions)).toEqual({ actions, ducats: price });
    expect([left(state), ducats(state, 0)]).toEqual([5 - actions, 25 - price]);
  });

  test('D-7.4: from a port to its sea, 1 action and no ducats, and there the journey ends', () => {
    const state = table({ at: 'ancona', ducats: 0 });
    does(state, 0, goes('adriatic', 1));
    expect([where(state, 0), left(state), ducats(state, 0)]).toEqual(['adriatic', 4, 0]);
    expect(refused(state, 0, goes('venice', 1)).rule).toBe('D-7.1');
    does(state, 0, END);
    expect(where(state, 0)).toBe('adriatic');
  });

  test('D-7.5: from a port to another one of the same sea, 3 actions and 10 ducats', () => {
    const state = table({ at: 'cagliari', ducats: 10 });
    for (const port of ['palermo', 'naples', 'rome', 'genoa'] as const) expect(reached(state)).toContain(port);
    expect(costOf(state, 'palermo', 3)).toEqual({ actions: 3, ducats: 10 });
    const tired = table({ at: 'cagliari', ducats: 10, turn: { actions: 2 } });
    expect(refused(tired, 0, goes('palermo', 3))).toMatchObject({ rule: 'D-6.2', facts: { needs: 3, has: 2 } });
    expect(reached(tired)).toEqual(['tyrrhenian']);
  });

  test('D-7.6: no sea leads to a port of the other', () => {
    const state = table({ at: 'cagliari', ducats: 50, turn: { actions: 3 } });
    expect(reached(state)).toEqual(['genoa', 'rome', 'naples', 'palermo', 'tyrrhenian']);
    const atSea = table({ at: 'adriatic', turn: { actions: 1 } });
    expect(reached(atSea)).toEqual(['venice', 'ancona', 'brindisi']);
    expect(refused(atSea, 0, goes('tyrrhenian', 0))).toMatchObject({ rule: 'D-7.7', facts: { why: 'sea' } });
  });

  test('D-7.8: land and sea in one journey if the actions suffice', () => {
    const situation = { at: 'siena', ducats: 10 } as const;
    expect(costOf(table(situation), 'cagliari', 4)).toEqual({ actions: 4, ducats: 10 });
    const tired = table({ ...situation, turn: { actions: 3 } });
    expect(refused(tired, 0, goes('cagliari', 4))).toMatchObject({ rule: 'D-6.2', facts: { needs: 4, has: 3 } });
  });

  test('D-7.8: a stop at sea ends the journey', () => {
    const state = table({ at: 'siena', ducats: 10 });
    expect(costOf(state, 'tyrrhenian', 2)).toEqual({ actions: 2, ducats: 10 });
    expect(left(state)).toBe(3);
    expect(may(state, 0).some(isMove)).toBe(false);
  });

  test.each<[string, Position, number, number]>([
    ['once', 'tyrrhenian', 2, 10],
    ['once', 'cagliari', 4, 10],
    ['once', 'catania', 5, 10],
    ['perMode', 'tyrrhenian', 2, 10],
    ['perMode', 'cagliari', 4, 10],
    ['perMode', 'catania', 5, 20],
  ])('D-7.9: with combinedMoveDucats %s from Siena to %s in %i actions for %i ducats', (price, to, actions, due) => {
    const state = table({ at: 'siena', ducats: 30, options: { combinedMoveDucats: price } });
    expect(costOf(state, to, actions)).toEqual({ actions, ducats: due });
    expect(ducats(state, 0)).toBe(30 - due);
  });

  test('D-7.10: the ducats must be there in full; with fewer only single legs of 1 action', () => {
    const poor = table({ at: 'rome', ducats: 9 });
    expect(reached(poor)).toEqual(['siena', 'assisi', 'norcia', 'celano', 'montecassino', 'tyrrhenian']);
    expect(refused(poor, 0, goes('naples', 2))).toMatchObject({ rule: 'D-7.10', facts: { needs: 10, has: 9 } });
    expect(refused(poor, 0, goes('cagliari', 3))).toMatchObject({ rule: 'D-7.10', facts: { needs: 10, has: 9 } });
    const dear = table({ at: 'siena', ducats: 19, options: { combinedMoveDucats: 'perMode' } });
    expect(refused(dear, 0, goes('catania', 5))).toMatchObject({ rule: 'D-7.10', facts: { needs: 20, has: 19 } });
  });

  test('D-7.10: Friar Ralph never pays them; other friars do', () => {
    const ralph = table({ at: 'rome', ducats: 3, person: 'ralph' });
    expect(costOf(ralph, 'cagliari', 3)).toEqual({ actions: 3, ducats: 0 });
    expect(ducats(ralph, 0)).toBe(3);
    expect(refused(table({ at: 'rome', ducats: 3, person: 'mario' }), 0, goes('cagliari', 3)).rule).toBe('D-7.10');
  });

  test('D-7.11: a zone passed through has no effect', () => {
    const state = table({ at: 'turin', ducats: 10, firstEvent: 'commercium' });
    does(state, 0, goes('pisa', 2));
    expect(state.open.players[0].claimed).toEqual([]);
    expect(state.open.events[eventNumber('commercium')]).toBe('map');
    expect(refused(state, 0, EVENT).rule).toBe('D-8.3');
  });

  test('D-7.11: a journey does not end where it began', () => {
    const state = table({ at: 'turin', ducats: 10 });
    expect(reached(state)).not.toContain('turin');
    expect(refused(state, 0, goes('turin', 0))).toMatchObject({ reason: 'barred', rule: 'D-7.11' });
  });

  test.each<[string, Position, Position, number, number]>([
    ['landing', 'adriatic', 'ancona', 1, 0],
    ['a land step', 'ancona', 'urbino', 1, 0],
    ['a crossing', 'ancona', 'brindisi', 3, 10],
    ['embarking', 'ancona', 'adriatic', 1, 0],
    ['landing and a step', 'adriatic', 'urbino', 2, 10],
    ['a step and embarking', 'urbino', 'adriatic', 2, 10],
    ['a step and a crossing', 'siena', 'cagliari', 4, 10],
    ['a crossing and a step', 'cagliari', 'pisa', 4, 10],
  ])('D-7.14: %s, from %s to %s, takes %i actions and %i ducats', (_legs, from, to, actions, due) => {
    expect(costOf(table({ at: from, ducats: 10 }), to, actions)).toEqual({ actions, ducats: due });
  });

  test('D-7.15: who was put in Rome by the death of the Pope has still a journey', () => {
    const state = table({ round: 12, at: 'genoa', popes: [true, true, false, false, false], stack: beforeEvents() });
    settle(vulgari, state, null);
    const [first] = state.open.turnOrder;
    expect(where(state, first)).toBe('rome');
    does(state, first, goes('siena', 1));
  });

  test('D-7.15: who came to Brindisi before the own turn has still a journey in it', () => {
    const state = table({
      round: 10,
      at: 'brindisi',
      turnOrder: [0, 1, 2],
      others: { 1: { at: 'tyrrhenian' } },
    });
    does(state, 0, END, SUMMON);
    does(state, 1, COME);
    does(state, 2, { type: 'stay' });
    does(state, 0, { type: 'bid', votes: 2 });
    does(state, 1, { type: 'pass' });
    expect(where(state, 1)).toBe('brindisi');
    does(state, 1, goes('taranto', 1), END);
  });
});
