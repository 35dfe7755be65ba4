/** D-4: the Alms phase. */
import { asked, suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { payer } from '../src/choices.js';
import type { PersonId } from '../src/data/index.js';
import { type Event, type State, vulgari } from '../src/index.js';
import { NONE } from '../src/tables.js';
import { beforeAlms, does, ducats, eventsPhase, may, refused, type Situation, settled, top } from './table.js';

type One = { readonly ducats: number; readonly person?: PersonId };

/** An Alms phase among these players, in this order unless another is named; gives what was told. */
function alms(players: readonly One[], situation: Situation = {}): { state: State; told: Event[] } {
  const others = Object.fromEntries(players.entries());
  const seats = players.length as 2 | 3 | 4 | 5;
  const { state, told } = settled({ seats, ...players[0], others, stack: beforeAlms(), ...situation });
  return { state, told: given(told) };
}

const given = (told: readonly Event[]) => told.filter(({ type }) => type === 'alms');
const purses = (state: State) => state.open.players.map((player) => player.ducats);

describe('D-4 the Alms phase', () => {
  test.each([
    [1, {}, true],
    [10, {}, true],
    [11, {}, true],
    [12, {}, false],
    [16, {}, false],
    [10, { almsLastRound: 10 }, true],
    [11, { almsLastRound: 10 }, false],
  ])('D-4.1: in round %i with %j alms are given: %s', (round, options, isGiven) => {
    const { state } = eventsPhase(round, {
      options,
      ducats: 30,
      others: { 1: { person: 'mario', ducats: 0 } },
      popes: [false, false, false, true, true],
    });
    expect(purses(state)).toEqual(isGiven ? [25, 5, 10] : [30, 0, 10]);
  });

  test.each<[PersonId, number]>([
    ['mario', 5],
    ['michel', 5],
    ['stefano', 5],
    ['gigi', 10],
    ['ralph', 5],
    ['balestreri', 10],
    ['lanzuisi', 10],
    ['muret', 10],
    ['shlasinger', 10],
    ['zazza', 10],
  ])('D-4.2: %s receives %i ducats', (person, due) => {
    const { state } = alms([{ ducats: 50 }, { ducats: 0, person }]);
    expect(purses(state)).toEqual([50 - due, due]);
  });

  test('D-4.2: merchants receive nothing', () => {
    const { state, told } = alms([{ ducats: 50 }, { ducats: 0 }]);
    expect([purses(state), told]).toEqual([[50, 0], []]);
  });

  test('D-4.3: one by one in the turn order of the last round', () => {
    const players = [{ ducats: 12 }, { ducats: 5, person: 'mario' }, { ducats: 5, person: 'ralph' }] as const;
    // The first gets 5 of the 12; then 7 are still more than 5.
    const { told } = alms(players, { turnOrder: [2, 0, 1] });
    expect(told).toEqual([
      { type: 'alms', seat: 2, payer: 0, paid: 5, bank: 0 },
      { type: 'alms', seat: 1, payer: 0, paid: 5, bank: 0 },
    ]);
    // Who comes later may find the payer no longer richer.
    const poorer = [{ ducats: 10 }, ...players.slice(1)];
    for (const [turnOrder, first, second] of [
      [[2, 0, 1], 2, 1],
      [[1, 2, 0], 1, 2],
    ] as const) {
      expect(alms(poorer, { turnOrder }).told).toEqual([
        { type: 'alms', seat: first, payer: 0, paid: 5, bank: 0 },
        { type: 'alms', seat: second, payer: NONE, paid: 0, bank: 5 },
      ]);
    }
  });

  test('D-4.3: the order of this round is made only afterwards', () => {
    const { state, told } = alms([{ ducats: 10 }, { ducats: 5, person: 'mario' }, { ducats: 5, person: 'ralph' }], {
      turnOrder: [1, 2, 0],
      piles: { knowledge: [1, 2, 0] },
    });
    expect(told).toMatchObject([
      { seat: 1, payer: 0 },
      { seat: 2, payer: NONE },
    ]);
    expect(state.open.turnOrder).toEqual([0, 2, 1]);
  });

  test('D-4.4: the payer is the merchant with the most ducats', () => {
    const { state } = alms([{ ducats: 20 }, { ducats: 21 }, { ducats: 0, person: 'mario' }]);
    expect(purses(state)).toEqual([20, 16, 5]);
  });

  test('D-4.4: nobody in orders pays, however rich', () => {
    const { state } = alms([{ ducats: 20 }, { ducats: 90, person: 'zazza' }, { ducats: 0, person: 'mario' }]);
    expect(purses(state)).toEqual([15, 100, 5]);
  });

  test('D-4.5: a payer with exactly as much as the recipient does not pay', () => {
    expect(purses(alms([{ ducats: 11 }, { ducats: 10, person: 'mario' }]).state)).toEqual([6, 15]);
    expect(purses(alms([{ ducats: 10 }, { ducats: 10, person: 'mario' }]).state)).toEqual([10, 15]);
  });

  test('D-4.6: among several payers the recipient chooses', () => {
    const { state } = alms([
      { ducats: 20 },
      { ducats: 20 },
      { ducats: 3, person: 'mario' },
      { ducats: 20 },
      { ducats: 19 },
    ]);
    expect(asked(vulgari, state)).toEqual([2]);
    expect(may(state, 2)).toEqual([payer(0), payer(1), payer(3)]);
    expect(refused(state, 2, payer(4))).toMatchObject({ reason: 'barred', rule: 'D-4.4' });
    expect(given(does(state, 2, payer(1)))).toEqual([{ type: 'alms', seat: 2, payer: 1, paid: 5, bank: 0 }]);
    expect(purses(state)).toEqual([20, 15, 8, 20, 19]);
  });

  test('D-4.6: for each payment anew, among those who are still richer', () => {
    const { state } = alms(
      [{ ducats: 12 }, { ducats: 12 }, { ducats: 12 }, { ducats: 0, person: 'zazza' }, { ducats: 5, person: 'mario' }],
      { turnOrder: [3, 4, 0, 1, 2] },
    );
    does(state, 3, payer(2));
    expect(may(state, 4)).toEqual([payer(0), payer(1)]);
    expect(refused(state, 4, payer(2))).toMatchObject({ reason: 'barred', rule: 'D-4.5' });
    does(state, 4, payer(0));
    expect(purses(state)).toEqual([7, 12, 2, 10, 10]);
    expect(top(state).step).toBe('turn');
  });

  test('D-4.6: for an absent player the first payer in turn order is taken', () => {
    const { state } = alms([{ ducats: 20 }, { ducats: 20 }, { ducats: 0, person: 'mario' }], { turnOrder: [2, 1, 0] });
    expect(suggest(vulgari, state, 2)).toEqual(payer(1));
  });

  test('D-4.7: a merchant is not asked and cannot refuse', () => {
    const { state, told } = alms([{ ducats: 20 }, { ducats: 0, person: 'mario' }]);
    expect(told).toEqual([{ type: 'alms', seat: 1, payer: 0, paid: 5, bank: 0 }]);
    expect(top(state).step).toBe('turn');
  });

  test('D-4.8: without a merchant the bank pays everybody', () => {
    const { state, told } = alms([
      { ducats: 3, person: 'gigi' },
      { ducats: 30, person: 'zazza' },
    ]);
    expect(purses(state)).toEqual([13, 40]);
    expect(told).toEqual([
      { type: 'alms', seat: 0, payer: NONE, paid: 0, bank: 10 },
      { type: 'alms', seat: 1, payer: NONE, paid: 0, bank: 10 },
    ]);
  });

  test('D-4.8: a merchant who was not at the top never pays; with almsPayer recomputed he may', () => {
    const players = [
      { ducats: 12 },
      { ducats: 11 },
      { ducats: 0, person: 'zazza' },
      { ducats: 4, person: 'mario' },
    ] as const;
    const turnOrder = [2, 3, 0, 1];
    expect(purses(alms(players, { turnOrder }).state)).toEqual([2, 11, 10, 9]);
    const recomputed = alms(players, { turnOrder, options: { almsPayer: 'recomputed' } });
    expect(purses(recomputed.state)).toEqual([2, 6, 10, 9]);
  });

  test('D-4.9: a payer with too few pays all he has, and the bank adds the rest', () => {
    const { state, told } = alms([{ ducats: 7 }, { ducats: 6, person: 'muret' }]);
    expect([ducats(state, 0), ducats(state, 1)]).toEqual([0, 16]);
    expect(told).toEqual([{ type: 'alms', seat: 1, payer: 0, paid: 7, bank: 3 }]);
  });
});
