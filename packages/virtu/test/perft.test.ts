import { settle } from '@bottega/kernel';
import { countSequences, positionAfter } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { virtu } from '../src/index.js';
import type { State } from '../src/state.js';
import { beforeSieges, movingMarker, type Situation, table, winterOf } from './table.js';

/**
 * How many sequences of 1, 2 and 3 choices there are from fixed positions. A commit that changes a number says which rule
 * changed.
 */
describe('choice sequences', () => {
  // By hand: dynasties are taken one after the other, the last one without a choice. With three players seat 0 then has 13
  // places for its first card as Florence or Venice (3 spaces, 5 action slots, 5 upgrade slots) and 8 as Naples, whose
  // first card has no action; each comes about in two ways: 2 × (13 + 13 + 8).
  test.each([
    [3, [3, 3 * 2, 68]],
    [4, [4, 4 * 3, 4 * 3 * 2]],
    [5, [5, 5 * 4, 5 * 4 * 3]],
  ])('%i seats, the dynasties', (seats, counts) => {
    expect(countsFrom(positionAfter(virtu, seats, 0))).toEqual(counts);
  });

  // By hand: the first marker has 5 rooms and 2 tiles to collect from. Then patronize leaves 6 choices (end, perform,
  // request florins or a crown, two tiles), annex 5 (two crowns pay for no neighbour), intrigue and war 5, govern 4 (nothing to
  // refresh), and a tile collected 6 again: 6 + 5 + 5 + 5 + 4 + 2 × 6 = 37.
  const winter = (stage: number): Situation => ({ season: 'winter', stack: winterOf(0, stage) });
  const courtiers = { L1: 'banker', R1: 'consigliere', R2: 'merchant' } as const;
  const soldiers = { L1: 'admiral', R1: 'condottiere' } as const;
  const situations: readonly [string, Situation, readonly number[]][] = [
    ['the first marker', { year: 1, marker: -1, stack: movingMarker(0) }, [7, 37, 183]],
    ['a later marker', { tiles: ['guild', 'principality'], treasury: 2, stack: movingMarker(0) }, [10, 58, 309]],
    ['a government', { marker: 1, cities: ['siena'], exhausted: ['florence', 'pisa', 'siena'] }, [4, 12, 43]],
    ['an annexation', { marker: 2, cards: { action2: 'giuliano-de-medici', L1: 'ambassador' } }, [6, 29, 99]],
    ['a war', { marker: 4, treasury: 3, cards: { action4: 'condottiere' } }, [5, 20, 73]],
    ['an intrigue', { marker: 3, cards: { action3: 'assassin' }, agents: { siena: 1, rome: 0 } }, [5, 55, 459]],
    [
      'two sieges',
      { troops: { siena: 3, ravenna: 2 }, treasury: 1, cards: soldiers, stack: beforeSieges() },
      [2, 10, 42],
    ],
    ['troop pay', { ...winter(0), troops: { florence: 3, pisa: 2 } }, [6, 21, 147]],
    ['a reorganization', { ...winter(1), cards: courtiers, treasury: 0 }, [10, 100, 1024]],
    ['a purchase', { ...winter(2), cards: courtiers, treasury: 6 }, [24, 410, 5468]],
    ['an alliance', { ...winter(4), cards: { L1: 'consigliere', R1: 'condottiere', R2: 'merchant' } }, [10, 70, 427]],
  ];
  test.each(situations)('3 seats, %s', (_name, situation, counts) => {
    const state = table(situation);
    settle(virtu, state, null);
    expect(countsFrom(state)).toEqual(counts);
  });

  test.each([
    [3, 40, [2, 6, 6]],
    [3, 130, [3, 11, 36]],
    [4, 70, [1, 3, 8]],
    [4, 190, [2, 4, 19]],
    [5, 110, [2, 4, 12]],
    [5, 260, [1, 3, 7]],
  ])('%i seats after %i random choices', (seats, choices, counts) => {
    expect(countsFrom(positionAfter(virtu, seats, choices))).toEqual(counts);
  });
});

const countsFrom = (state: State) => [1, 2, 3].map((depth) => countSequences(virtu, state, depth));
