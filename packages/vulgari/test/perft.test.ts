import { settle } from '@bottega/kernel';
import { countSequences, positionAfter } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { COME, END, SUMMON } from '../src/choices.js';
import { type State, vulgari } from '../src/index.js';
import { atElection, lastRound } from './elections.js';
import { beforeAlms, does, type Situation, table } from './table.js';

/**
 * How many sequences of 1, 2 and 3 choices there are from fixed positions. A commit that changes a number says which rule
 * changed.
 */
describe('choice sequences', () => {
  // By hand: five starting cities, each taken once; the fifth player has no choice and goes on with a turn.
  test.each([
    [2, [5, 5 * 4]],
    [3, [5, 5 * 4, 5 * 4 * 3]],
    [4, [5, 5 * 4, 5 * 4 * 3]],
    [5, [5, 5 * 4, 5 * 4 * 3]],
  ])('%i seats, the starting cities', (seats, counts) => {
    expect(countsFrom(positionAfter(vulgari, seats, 0)).slice(0, counts.length)).toEqual(counts);
  });

  // By hand, the last turn of all with one action in Catania and 0 ducats: two journeys, Psalter, Small Business, a step of
  // Messenger, Orient, Library or Rest, the end: 9. In Palermo a claim in three ways, the Event card that lies there or the end;
  // after everything else only the end, and the end itself ends the game: 5 + 7 + 1. After a claim in Palermo there are 2
  // choices left, after the Event card 4: 3 × 2 + 4 + 1 + 7 + 1.
  test('a turn with one action', () => {
    expect(countsFrom(lastTurn({ at: 'catania', ducats: 0, turn: { actions: 1 } }))).toEqual([9, 13, 19]);
  });

  // By hand: the summoner has 1 politician and opens with 2 to 5 (4 ways). The guest's limit is 4: after 2 he has 3 answers,
  // after 3 two, after 4 and 5 he must pass (7). Then 2-3 leaves the summoner 3 answers, 2-4 and 3-4 two each; a pass after 3, 4
  // or 5 leaves one set of cubes to pay each time, and after 2 there is nothing to pay: the game is over, as nobody can be
  // elected (3 + 2 + 2 + 3 + 1 = 11).
  test('an auction', () => {
    const state = lastTurn({ at: 'brindisi', cubes: { politician: 1 }, others: { 1: { cubes: { noble: 2 } } } });
    does(state, 0, END, SUMMON);
    does(state, 1, COME);
    expect(countsFrom(state)).toEqual([4, 7, 11]);
  });

  // By hand: with 19 votes camerlengo, pope or nothing. A camerlengo gives 3 politicians and a noble or 4 politicians, a pope 5
  // and a noble: 2 + 1 + 1, and the game is over.
  test('an election', () => {
    const state = atElection({ seats: 4, person: 'zazza', cubes: { politician: 5, noble: 2 } });
    expect(countsFrom(state)).toEqual([3, 4, 4]);
  });

  // By hand, the first number of some: in the convent with 2 actions 4 neighbours and 7 zones behind them, 5 friars, Psalter,
  // Small Business, up to 2 steps of Messenger, Orient and Rest, the end (25); in the inquisition with 1 action 3 neighbours,
  // Psalter, Small Business, Messenger, Rest, 2 discs to move back, the end (10). Of alms two recipients have two payers each.
  const situations: readonly [string, Situation, readonly number[]][] = [
    ['a merchant in Turin', { available: { noble: 2, abbess: 1 }, shown: ['oil 1', 'oc 1'] }, [51, 727, 8078]],
    ['a friar at sea', { at: 'tyrrhenian', person: 'ralph', ducats: 0 }, [41, 548, 4513]],
    ['a convent', { at: 'la-verna', ducats: 25, turn: { actions: 2 } }, [25, 249, 2347]],
    [
      'a cathedral',
      { at: 'milan', person: 'stefano', ducats: 70, cubes: { politician: 1, noble: 1 }, turn: { actions: 2 } },
      [27, 210, 2164],
    ],
    ['an abbey', { at: 'bobbio', scribes: 2, available: { abbess: 2 }, turn: { actions: 3 } }, [34, 442, 4388]],
    [
      'a Franciscan city',
      { at: 'cortona', canticles: { cortona: 2 }, person: 'michel', cubes: { abbess: 2 }, turn: { actions: 3 } },
      [30, 240, 2406],
    ],
    [
      'the Papal Library',
      { round: 13, on: { library: 8 }, library: [2, 3, 4, 2], turn: { actions: 1 } },
      [11, 72, 1260],
    ],
    [
      'the inquisition',
      {
        person: 'shlasinger',
        others: { 1: { on: { knowledge: 8 } }, 2: { on: { knowledge: 3 } } },
        turn: { actions: 1 },
      },
      [10, 80, 1014],
    ],
    [
      'alms',
      {
        seats: 4,
        ducats: 40,
        others: { 1: { ducats: 40 }, 2: { person: 'mario' }, 3: { person: 'gigi' } },
        stack: beforeAlms(),
      },
      [2, 4, 196],
    ],
  ];
  test.each(situations)('%s', (_name, situation, counts) => {
    const state = table(situation);
    settle(vulgari, state, null);
    expect(countsFrom(state)).toEqual(counts);
  });

  test.each([
    [2, 60, [42, 503, 3896]],
    [2, 110, [1, 39, 467]],
    [3, 90, [16, 209, 1790]],
    [4, 130, [12, 165, 1770]],
    [4, 235, [1, 56, 1447]],
    [5, 200, [13, 151, 1846]],
  ])('%i seats after %i random choices', (seats, choices, counts) => {
    expect(countsFrom(positionAfter(vulgari, seats, choices))).toEqual(counts);
  });
});

/** The last turn of the last round, of seat 0. */
const lastTurn = (situation: Situation) => lastRound({ seats: 2, turnOrder: [1, 0], ...situation });
const countsFrom = (state: State) => [1, 2, 3].map((depth) => countSequences(vulgari, state, depth));
