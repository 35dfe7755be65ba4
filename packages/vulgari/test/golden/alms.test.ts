/** Golden examples: alms. */
import { asked } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { payer } from '../../src/choices.js';
import { type State, vulgari } from '../../src/index.js';
import { beforeAlms, beforeEvents, does, may, type Situation, settled } from '../table.js';

const [A, B, C, D] = [0, 1, 2, 3];
const RECOMPUTED = { almsPayer: 'recomputed' };

const after = (situation: Situation): State => settled({ stack: beforeAlms(), ...situation }).state;

/** Merchants A and B, friar C, cardinal D; C before D. */
const four = (purses: readonly [number, number, number, number], options = {}): State =>
  after({
    seats: 4,
    options,
    turnOrder: [C, D, A, B],
    ducats: purses[A],
    others: {
      [B]: { ducats: purses[B] },
      [C]: { ducats: purses[C], person: 'mario' },
      [D]: { ducats: purses[D], person: 'lanzuisi' },
    },
  });
const purses = ({ open }: State) => open.players.map(({ ducats }) => ducats);

describe('G Alms', () => {
  test('G-34: A, the richest merchant, pays the friar 5 and the cardinal 10', () => {
    expect(purses(four([25, 20, 0, 10]))).toEqual([10, 20, 5, 20]);
  });

  test('G-34: with almsPayer recomputed A and B are equal after the friar, and the cardinal chooses', () => {
    const state = four([25, 20, 0, 10], RECOMPUTED);
    expect(purses(state)).toEqual([20, 20, 5, 10]);
    expect(asked(vulgari, state)).toEqual([D]);
    expect(may(state, D)).toEqual([payer(A), payer(B)]);
    does(state, D, payer(B));
    expect(purses(state)).toEqual([20, 10, 5, 20]);
  });

  test('G-35: the only merchant is not richer than the cardinal: the bank pays', () => {
    const state = after({ seats: 2, ducats: 10, others: { 1: { ducats: 10, person: 'lanzuisi' } } });
    expect(purses(state)).toEqual([10, 20]);
  });

  test('G-37: a merchant with 5 ducats pays 5 of the 10, the bank the rest', () => {
    const state = after({ seats: 2, ducats: 5, others: { 1: { ducats: 0, person: 'lanzuisi' } } });
    expect(purses(state)).toEqual([0, 10]);
  });

  test('G-38: Friar Gigi without merchants gets 10 from the bank', () => {
    const state = after({ seats: 2, person: 'gigi', ducats: 0, others: { 1: { ducats: 0, person: 'mario' } } });
    expect(purses(state)).toEqual([10, 5]);
  });

  test.each([
    [11, {}, 5],
    [12, {}, 0],
    [10, { almsLastRound: 10 }, 5],
    [11, { almsLastRound: 10 }, 0],
  ])('G-39: in round %i with %j the friar gets %i ducats', (round, options, due) => {
    const situation = { round: round - 1, options, stack: beforeEvents(), person: 'mario', ducats: 0 } as const;
    expect(purses(after({ seats: 2, ...situation, others: { 1: { ducats: 0, person: 'ralph' } } }))).toEqual([
      due,
      due,
    ]);
  });

  test('G-93: A pays the friar and is then no richer than the cardinal: the bank pays; recomputed, B does', () => {
    expect(purses(four([25, 24, 0, 22]))).toEqual([20, 24, 5, 32]);
    expect(purses(four([25, 24, 0, 22], RECOMPUTED))).toEqual([20, 14, 5, 32]);
  });
});
