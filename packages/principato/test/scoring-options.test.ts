/** P-9, P-10: every category of the score sheet under every house rule, to the point. */
import type { Options } from '@bottega/kernel';
import { eachHouseRule } from '@bottega/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { DONE, END, move } from '../src/choices.js';
import type { GoalId } from '../src/data/index.js';
import { principato } from '../src/index.js';
import { act, type Board, matchAt, scored, table } from './table.js';

const HOUSE_RULES = eachHouseRule(principato);
const BILLS = [true, false];

const points = (state: Parameters<typeof principato.result>[0], category: string) =>
  principato.result(state).sheet.find((row) => row.category === category)?.points;

describe('P-9.1 a table at which every category counts and every goal is dealt', () => {
  const four = (options: Options) =>
    table({
      ...{ seats: 4, options, year: 3, pile: [] },
      ...{ military: 14, goals: ['fortress', 'palace-goal'] },
      culture: { monument: [4, 3], book: [5, 4], painting: [6, 5] },
      others: {
        1: { military: 7, catapult: 4, goals: ['armoury', 'chapel'], culture: { monument: [4], painting: [6] } },
        2: {
          ...{ military: 4, field: 5, farm: 4, goals: ['fertile-soil', 'town-hall'] },
          culture: { monument: [4, 4], book: [5, 5] },
        },
        3: {
          ...{ palazzo: 4, bank: 4, goals: ['town-charter', 'villa'] },
          culture: { book: [5, 4, 3], painting: [6, 5, 4] },
        },
      },
    });

  test.each(HOUSE_RULES)('P-9.1, P-10 %s: as it stands', (_name, options) => {
    expect(principato.result(four(options))).toEqual({
      points: [14 + 7 + 9 + 11 + 3 + 10, 7 + 4 + 6 + 4 + 2, 4 + 8 + 10 + 3 + 5, 12 + 15 + 2 + 9],
      places: [1, 4, 3, 2],
      sheet: [
        { category: 'military', points: [14, 7, 4, 0] },
        { category: 'monument', points: [7, 4, 8, 0] },
        { category: 'book', points: [9, 0, 10, 12] },
        { category: 'painting', points: [11, 6, 0, 15] },
        { category: 'generalGoal', points: [3, 4, 3, 2] },
        { category: 'artGoal', points: [10, 2, 5, 9] },
      ],
    });
  });

  test.each(HOUSE_RULES)('P-8.7, P-9.1, P-10 %s: after the last military scoring', (_name, options) => {
    const match = matchAt(four(options));
    match.play(0, END); // strengths 0, 4, 0, 0: the second scores 7, the others share 4 + 2 + 0
    expect(match.over).toBe(true);
    const { sheet } = principato.result(match.state);
    expect(sheet[0]).toEqual({ category: 'military', points: [16, 14, 6, 2] });
    expect(sheet[4]).toEqual({ category: 'generalGoal', points: [4, 4, 3, 2] }); // the sixteenth bill is the fourth point
    expect(principato.result(match.state).points).toEqual([57, 30, 32, 40]);
  });

  test.each(HOUSE_RULES)(
    '%s: what a position is worth to its owner counts the same bills and goals',
    (_name, options) => {
      const parts = [0, 1, 2, 3].map((seat) => principato.evaluateParts?.(four(options), seat));
      expect(parts.map((one) => one?.bills)).toEqual([14, 7, 4, 0]);
      expect(parts.map((one) => one?.culture)).toEqual([27, 10, 18, 27]);
    },
  );
});

describe('PQ-16 hidden bills', () => {
  const GOALS: readonly [GoalId, Board, number][] = [
    ['armoury', { catapult: 3, military: 9 }, 3],
    ['fertile-soil', { field: 6, farm: 2, military: 9 }, 2],
    ['town-charter', { palazzo: 5, bank: 6, military: 9 }, 5],
    ['fortress', { military: 3 }, 0],
    ['fortress', { military: 4 }, 1],
    ['fortress', { military: 19 }, 4],
    ['fortress', { military: 29 }, 7],
    ['chapel', { culture: { monument: [4, 2], painting: [6, 4, 4] }, military: 9 }, 5],
    ['town-hall', { culture: { monument: [4], book: [5, 3] }, military: 9 }, 2],
    ['palace-goal', { culture: { monument: [4, 3, 2], book: [5, 5, 5], painting: [6, 6, 6] }, military: 9 }, 15],
    ['villa', { culture: { book: [5, 5, 5], painting: [6, 6, 6] }, military: 9 }, 9],
  ];

  test.each(BILLS.flatMap((billsVisible) => GOALS.map((goal) => [billsVisible, ...goal] as const)))(
    'P-10, PQ-16 billsVisible %s: %s with %j is worth %i',
    (billsVisible, goal, board, worth) => {
      const isGeneral = principato.tables.goals.some((card) => card.goal === goal && card.pile === 1);
      const goals = isGeneral ? ([goal, 'chapel'] as const) : (['armoury', goal] as const);
      const state = table({ options: { billsVisible }, ...board, goals });
      expect(points(state, isGeneral ? 'generalGoal' : 'artGoal')?.[0]).toBe(worth);
      expect(points(state, 'military')?.[0]).toBe(board.military ?? 0);
    },
  );

  test.each(BILLS)('P-9.3, PQ-16 billsVisible %s: equal totals are decided by stored cubes', (billsVisible) => {
    const goals = (...of: readonly [GoalId, GoalId]) => ({ goals: of, military: 8 });
    const state = table({
      ...{ seats: 2, options: { billsVisible }, ...goals('armoury', 'chapel'), food: 2 },
      others: { 1: { ...goals('fertile-soil', 'villa'), favor: 3 } },
    });
    expect(principato.result(state)).toMatchObject({ points: [8, 8], places: [2, 1] });
  });
});

describe('PQ-1 the military points of two players', () => {
  test.each(
    BILLS.flatMap((billsVisible) =>
      (
        [
          ['2-0', [2, 0], [1, 1]],
          ['3-0', [3, 0], [2, 2]],
          ['4-0', [4, 0], [2, 2]],
          ['5-2', [5, 2], [4, 4]],
        ] as const
      ).map(([rule, ahead, tied]) => [rule, billsVisible, ahead, tied] as const),
    ),
  )(
    'P-8.7, PQ-1, PQ-16 %s, billsVisible %s: %j, a tie %j, and the fortress counts them',
    (rule, billsVisible, ahead, tied) => {
      const options = { militaryTable2p: rule, billsVisible };
      const after = (catapult: number, other: number) => {
        const seat1 = { catapult: other, military: 3, goals: ['fortress', 'villa'] } as const;
        const state = table({
          seats: 2,
          options,
          pile: [],
          catapult,
          goals: ['armoury', 'chapel'],
          others: { 1: seat1 },
        });
        act(state, 0, END);
        return state;
      };
      expect(points(after(2, 1), 'military')).toEqual([ahead[0], 3 + ahead[1]]);
      expect(points(after(1, 2), 'military')).toEqual([ahead[1], 3 + ahead[0]]);
      expect(points(after(1, 1), 'military')).toEqual([tied[0], 3 + tied[1]]);
      expect(points(after(1, 2), 'generalGoal')).toEqual([1, Math.floor((3 + ahead[0]) / 4)]);
    },
  );
});

describe('PQ-11 supply decisions', () => {
  test.each(
    ['sequential', 'simultaneous'].flatMap((supplyDecisions) =>
      BILLS.map((billsVisible): [Options] => [{ supplyDecisions, billsVisible }]),
    ),
  )('P-8.6, P-8.7 %j: the same decisions earn the same points', (options) => {
    const state = table({
      ...{ options, pile: [], militia: 2, food: 2, favor: 0, military: 2 },
      others: { 1: { condottiere: 1, gold: 1, favor: 0, military: 1 } },
    });
    act(state, 0, END);
    const told = [...act(state, 0, move(2), DONE), ...act(state, 1, move(0), DONE)];
    expect(scored(told)).toEqual([
      { seat: 0, strength: 2, vp: 6 },
      { seat: 1, strength: -1, vp: 0 },
      { seat: 2, strength: 0, vp: 3 },
    ]);
    expect(points(state, 'military')).toEqual([8, 1, 3]);
  });
});

describe('PQ-15 the last tie', () => {
  test.each(
    BILLS.flatMap((billsVisible) =>
      [0, 1, 2].flatMap((firstPlayer) => [
        [billsVisible, 'shared', firstPlayer, [1, 1, 1]] as const,
        [
          billsVisible,
          'laterSeatWins',
          firstPlayer,
          [0, 1, 2].map((seat) => 3 - ((seat - firstPlayer + 3) % 3)),
        ] as const,
      ]),
    ),
  )(
    'P-9.4, PQ-15, PQ-16 billsVisible %s, %s, first player %i: places %j',
    (billsVisible, finalTie, firstPlayer, places) => {
      const even = (...goals: readonly [GoalId, GoalId]): Board => ({ military: 4, goals });
      const state = table({
        ...{ options: { billsVisible, finalTie }, firstPlayer, ...even('armoury', 'town-hall') },
        others: { 1: even('town-charter', 'villa'), 2: even('fertile-soil', 'chapel') },
      });
      expect(principato.result(state)).toMatchObject({ points: [4, 4, 4], places });
    },
  );
});
