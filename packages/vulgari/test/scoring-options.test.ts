/** D-22: every category of the score sheet under every house rule, to the point. */
import type { Options } from '@bottega/kernel';
import { eachHouseRule } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { DRAW, keep, putBack } from '../src/choices.js';
import { type State, vulgari } from '../src/index.js';
import { atElection, gives, lastRound, runsFor } from './elections.js';
import { does, points, type Situation, table } from './table.js';

const HOUSE_RULES = eachHouseRule(vulgari);
const [RED, YELLOW, GREY] = [0, 1, 2];

/** The worked example of a score, with a fourth player who has nothing, up to the election. */
const example = (options: Options): Situation => ({
  ...{ seats: 4, options, person: 'lanzuisi', cubes: { politician: 4, noble: 2, abbess: 2 }, libraryCards: [3] },
  ...{ ducats: 20, on: { knowledge: 47, riddle: 2, canticle: 5 } },
  manuscripts: ['latin 1', 'latin 2', 'oil 3', 'oil/latin 4', 'sicilian 2'],
  others: {
    [YELLOW]: {
      ...{ person: 'michel', cubes: { politician: 2, noble: 1, abbess: 2, scribe: 3 }, ducats: 20 },
      on: { knowledge: 47, canticle: 5 },
      manuscripts: ['oil 1', 'latin 2', 'florentine 3', 'sicilian 2', 'oil/oc 4'],
    },
    [GREY]: {
      ...{ cubes: { politician: 1, noble: 1, abbess: 2, scribe: 1 }, scribes: 2, libraryCards: [4], ducats: 75 },
      on: { knowledge: 30, riddle: 8, canticle: 1 },
      manuscripts: ['oc 1', 'oc 1', 'florentine 2', 'florentine 3'],
    },
    3: { ducats: 0 },
  },
  piles: { knowledge: [RED, YELLOW, GREY, 3], canticle: [YELLOW, RED, GREY, 3] },
});

const elected = (options: Options): State => {
  const state = atElection(example(options));
  does(state, RED, runsFor('pope'));
  does(state, YELLOW, runsFor('benedictine'));
  does(state, GREY, runsFor('banker'));
  return state;
};

/** The sheet as printed rules count it, with the rows that a house rule changes. */
const sheetWith = (changed: Readonly<Record<string, readonly number[]>>) =>
  Object.entries({
    election: [22, 11, 6, 0],
    votes: [0, 3, 0, 0],
    scribes: [0, 3, 1, 0],
    library: [3, 0, 4, 0],
    riches: [0, 0, 7, 0],
    riddle: [0, 0, 5, 0],
    canticle: [0, 9, 4, 0],
    manuscripts: [12, 12, 7, 0],
    dialects: [0, 5, 0, 0],
    cards: [0, 0, 0, 0],
    ...changed,
  }).map(([category, counted]) => ({ category, points: counted }));

describe('D-22 the worked example', () => {
  /** What a house rule changes of it. */
  const CHANGED: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
    // Michel's virtual abbess is spent, 1 vote is left to red as to yellow, and red has more knowledge.
    'virtualCubeAfterElection: spent': { votes: [3, 0, 0, 0] },
    // red's disc on yellow's is second, grey's only third.
    'canticleTies: ranking': { canticle: [4, 9, 0, 0] },
  };

  test.each(HOUSE_RULES)('D-22.1 to D-22.9 %s', (name, options) => {
    expect(vulgari.result(elected(options)).sheet).toEqual(sheetWith(CHANGED[name] ?? {}));
  });

  test('Q-14, Q-22: each changed row is another house rule, and both together change both', () => {
    const both = { virtualCubeAfterElection: 'spent', canticleTies: 'ranking' };
    expect(vulgari.result(elected(both))).toMatchObject({
      points: [37 + 3 + 4, 43 - 3, 34 - 4, 0],
      places: [1, 2, 3, 4],
      sheet: sheetWith({ votes: [3, 0, 0, 0], canticle: [4, 9, 0, 0] }),
    });
  });

  test.each(HOUSE_RULES)('D-22.9 %s: Lanzuisi counts for a camerlengo', (_name, options) => {
    const state = atElection(example(options));
    does(state, RED, runsFor('camerlengo'), gives(3, 1, 0));
    expect(points(state, 'cards')).toEqual([6, 0, 0, 0]);
    expect(points(state, 'election')).toEqual([14, 0, 0, 0]);
  });
});

describe('Q-14 virtual cubes after the election', () => {
  test.each([
    ['countsAgain', 'michel', { politician: 3 }, 'benedictine', [3, 0, 0, 0]],
    ['spent', 'michel', { politician: 3 }, 'benedictine', [0, 3, 0, 0]],
    ['countsAgain', 'stefano', { politician: 2, noble: 1 }, 'benedictine', [3, 0, 0, 0]],
    ['spent', 'stefano', { politician: 2, noble: 1 }, 'benedictine', [0, 3, 0, 0]],
    ['countsAgain', 'balestreri', { politician: 2, noble: 1 }, 'camerlengo', [3, 0, 0, 0]],
    ['spent', 'balestreri', { politician: 2, noble: 1 }, 'camerlengo', [0, 3, 0, 0]],
  ] as const)('D-22.1, Q-14 %s: %s with %j, elected %s', (rule, person, cubes, office, votes) => {
    const options = { virtualCubeAfterElection: rule };
    const others = { 1: { cubes: { abbess: 1 } } };
    const state = atElection({ seats: 4, options, person, cubes, on: { knowledge: 1 }, others });
    does(state, 0, runsFor(office));
    expect(points(state, 'votes')).toEqual(votes);
    const unelected = lastRound({ seats: 4, options, person, others, on: { knowledge: 1 } });
    expect(points(unelected, 'votes')).toEqual([3, 0, 0, 0]);
  });
});

describe('Q-16 the Library of Zazza', () => {
  const drawn = (zazzaLibrary: string) =>
    table({
      ...{ round: 13, person: 'zazza', on: { library: 5 }, library: [2, 4, 3] }, // the number 2 is reached
      options: { zazzaLibrary },
    });

  test('D-22.3, Q-16 drawOneMore: the best of three', () => {
    const state = drawn('drawOneMore');
    does(state, 0, DRAW, keep(4), putBack(2));
    expect(points(state, 'library')).toEqual([4, 0, 0]);
  });

  test('D-22.3, Q-16 keepOneMore: both of two', () => {
    const state = drawn('keepOneMore');
    does(state, 0, DRAW);
    for (const points of [2, 4]) if (state.own[0].drawn.includes(points)) does(state, 0, keep(points));
    expect(points(state, 'library')).toEqual([6, 0, 0]);
  });
});

describe('Q-28 open screens', () => {
  test.each([false, true])(
    'D-22.2, D-22.7, D-22.8 openHoldings %s: what lies behind counts the same',
    (openHoldings) => {
      const state = lastRound({
        ...{ options: { openHoldings }, cubes: { scribe: 2, noble: 1 } },
        manuscripts: ['oil 1', 'latin 2', 'florentine 3', 'sicilian 2', 'oil/oc 4'],
      });
      const counted = (['scribes', 'votes', 'manuscripts', 'dialects'] as const).map((one) => points(state, one)?.[0]);
      expect(counted).toEqual([2, 3, 12, 5]);
    },
  );
});
