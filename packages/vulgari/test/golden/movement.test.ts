/** Golden examples: journeys. */
import { describe, expect, test } from 'vitest';
import { CLAIM, END } from '../../src/choices.js';
import { does, ducats, goes, left, may, positionOf, reached, refused, steps, table, untilTurnOf } from '../table.js';

const PER_MODE = { combinedMoveDucats: 'perMode' };

describe('G Movement, from the rulebook', () => {
  test('G-6: three zones take 3 actions and 10 ducats', () => {
    const state = table({ at: 'turin', ducats: 25 });
    does(state, 0, goes('siena', 3)); // Genoa, Pisa, Siena
    expect([left(state), ducats(state, 0)]).toEqual([2, 15]);
  });

  test('G-7: from port to port 3 actions and 10 ducats, to a stop at sea 1 action and none', () => {
    const state = table({ at: 'genoa', ducats: 10 });
    does(state, 0, goes('palermo', 3));
    expect([left(state), ducats(state, 0)]).toEqual([2, 0]);
    const stopping = table({ at: 'genoa', ducats: 10 });
    does(stopping, 0, goes('tyrrhenian', 1));
    expect([left(stopping), ducats(stopping, 0)]).toEqual([4, 10]);
  });
});

describe('G Movement', () => {
  test('G-43: Turin to Pisa by land takes 2 actions and 10 ducats; with 5 ducats only the neighbours are left', () => {
    const state = table({ at: 'turin', ducats: 10 });
    does(state, 0, goes('pisa', 2));
    expect([left(state), ducats(state, 0)]).toEqual([3, 0]);
    const poor = table({ at: 'turin', ducats: 5 });
    expect(refused(poor, 0, goes('pisa', 2))).toMatchObject({ rule: 'D-7.10', facts: { needs: 10, has: 5 } });
    expect(reached(poor)).toEqual(['monferrato', 'milan', 'genoa']);
  });

  test('G-44: on board at Genoa for 1 action; next turn Naples for 1, and no end of the turn before', () => {
    const state = table({ at: 'genoa', ducats: 0 });
    does(state, 0, goes('tyrrhenian', 1));
    expect([left(state), ducats(state, 0)]).toEqual([4, 0]);
    does(state, 0, END);
    untilTurnOf(state, 0);
    expect(refused(state, 0, END).rule).toBe('D-7.7');
    does(state, 0, goes('naples', 1));
    expect([left(state), ducats(state, 0)]).toEqual([4, 0]);
    does(state, 0, END);
  });

  test.each([{}, PER_MODE])('G-45: Turin to Genoa and over to Rome takes 4 actions and 10 ducats %j', (options) => {
    const state = table({ at: 'turin', ducats: 10, options });
    does(state, 0, goes('rome', 4));
    expect([left(state), ducats(state, 0)]).toEqual([1, 0]);
  });

  test.each([
    [{}, 10],
    [PER_MODE, 20],
  ])('G-47: Siena, Rome, over to Palermo and on to Catania takes 5 actions %j and %i ducats', (options, due) => {
    const state = table({ at: 'siena', ducats: 20, options });
    does(state, 0, goes('catania', 5));
    expect([left(state), ducats(state, 0)]).toEqual([0, 20 - due]);
    const poor = table({ at: 'siena', ducats: due - 1, options });
    expect(refused(poor, 0, goes('catania', 5))).toMatchObject({ rule: 'D-7.10', facts: { needs: due, has: due - 1 } });
  });

  test.each([{}, PER_MODE])('G-48: Friar Ralph makes the same journey without a ducat %j', (options) => {
    const state = table({ at: 'siena', ducats: 0, person: 'ralph', options });
    does(state, 0, goes('catania', 5));
    expect([left(state), ducats(state, 0)]).toEqual([0, 0]);
  });

  test('G-49: no sea leads from Rome to Brindisi; by land it is 3 actions', () => {
    const state = table({ at: 'rome', ducats: 10 });
    does(state, 0, goes('brindisi', 3)); // Celano, Monte Sant’Angelo, Brindisi
    expect([left(state), ducats(state, 0)]).toEqual([2, 0]);
    // From Cagliari, which has no land way, 3 actions lead to all ports of its own sea and to none of the other.
    const islander = table({ at: 'cagliari', ducats: 10, turn: { actions: 3 } });
    expect(reached(islander)).toEqual(['genoa', 'rome', 'naples', 'palermo', 'tyrrhenian']);
  });

  test('G-87: at sea with 1 action left only landing is possible, besides what costs nothing', () => {
    const state = table({ at: 'tyrrhenian', ducats: 0 });
    does(state, 0, { type: 'business' }, steps('rest', 3));
    expect(left(state)).toBe(1);
    const ports = ['genoa', 'rome', 'naples', 'palermo', 'cagliari'] as const;
    expect(may(state, 0).map(({ type }) => type)).toEqual(ports.map(() => 'move'));
    expect(reached(state)).toEqual(ports);
    does(state, 0, goes('rome', 1), CLAIM.both);
    expect(left(state)).toBe(0);
  });

  test('G-87: with 2 actions landing in Rome and a step to Siena take 10 ducats; back on board is illegal', () => {
    const state = table({ at: 'tyrrhenian', ducats: 10, turn: { actions: 2 } });
    expect(may(state, 0)).not.toContainEqual(expect.objectContaining({ to: positionOf('tyrrhenian') }));
    expect(refused(state, 0, goes('tyrrhenian', 0)).rule).toBe('D-7.11');
    does(state, 0, goes('siena', 2));
    expect([left(state), ducats(state, 0)]).toEqual([0, 0]);
    const poor = table({ at: 'tyrrhenian', ducats: 9, turn: { actions: 2 } });
    expect(refused(poor, 0, goes('siena', 2))).toMatchObject({ rule: 'D-7.10', facts: { needs: 10, has: 9 } });
  });

  test('G-88: Turin to Genoa and on board takes 2 actions and 10 ducats; with 9 ducats Genoa alone is left', () => {
    const state = table({ at: 'turin', ducats: 10 });
    does(state, 0, goes('tyrrhenian', 2));
    expect([left(state), ducats(state, 0)]).toEqual([3, 0]);
    expect(state.open.players[0].position).toBe(positionOf('tyrrhenian'));
    const poor = table({ at: 'turin', ducats: 9 });
    expect(refused(poor, 0, goes('tyrrhenian', 2))).toMatchObject({ rule: 'D-7.10', facts: { needs: 10, has: 9 } });
    does(poor, 0, goes('genoa', 1));
    expect(ducats(poor, 0)).toBe(9);
  });
});
