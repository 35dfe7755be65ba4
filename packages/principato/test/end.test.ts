/** P-9: the end of the game. */
import { describe, expect, test } from 'vitest';
import { DONE, END, move } from '../src/choices.js';
import { principato } from '../src/index.js';
import { act, type Board, matchAt, only, store, table } from './table.js';

const cubes = (food: number, gold: number, favor: number): Board => ({ food, gold, favor });

describe('P-9 the end of the game', () => {
  test('P-9.1 military points, culture and goals make the score', () => {
    const state = table({
      military: 12,
      catapult: 2,
      culture: { monument: [4, 2], book: [3], painting: [6] },
      goals: ['armoury', 'villa'],
      others: { 1: { goals: ['fortress', 'chapel'] }, 2: { goals: ['fertile-soil', 'town-hall'] } },
    });
    expect(principato.result(state)).toEqual({
      points: [12 + 6 + 3 + 6 + 2 + 2, 0, 0],
      places: [1, 2, 2],
      sheet: [
        { category: 'military', points: [12, 0, 0] },
        { category: 'monument', points: [6, 0, 0] },
        { category: 'book', points: [3, 0, 0] },
        { category: 'painting', points: [6, 0, 0] },
        { category: 'generalGoal', points: [2, 0, 0] },
        { category: 'artGoal', points: [2, 0, 0] },
      ],
    });
  });

  test('P-9.2 goal cards are revealed at the end, not before', () => {
    const match = matchAt(table({ year: 3, pile: [] }));
    const goals = match.state.own.map((one) => one.goals);
    expect(match.view(0).all).toBeNull();
    match.play(0, END);
    expect(match.over).toBe(true);
    expect(match.view(0).all?.own.map((one) => one.goals)).toEqual(goals);
    expect(only(match.log(null), 'goalsOpened')).toEqual(
      goals.map(([general, art], seat) => ({ type: 'goalsOpened', seat, general, art })),
    );
  });

  const tied = (...boards: readonly Board[]) => {
    const [first, ...rest] = boards;
    const goals = [
      ['armoury', 'chapel'],
      ['fertile-soil', 'villa'],
      ['town-charter', 'town-hall'],
    ] as const;
    const others = Object.fromEntries(rest.map((board, at) => [at + 1, { goals: goals[at + 1], ...board }]));
    return principato.result(table({ seats: boards.length, goals: goals[0], ...first, others })).places;
  };

  test('P-9.3 a tie for the first place goes to the player with the most cubes of all kinds', () => {
    expect(tied({ military: 8, ...cubes(2, 2, 0) }, { military: 8, ...cubes(1, 1, 3) })).toEqual([2, 1]);
    expect(tied({ military: 8, ...cubes(0, 0, 1) }, { military: 8, ...cubes(0, 0, 0) })).toEqual([1, 2]);
    expect(tied({ military: 8, ...cubes(0, 0, 0) }, { military: 7, ...cubes(2, 2, 3) })).toEqual([1, 2]);
  });

  test('P-9.4 still tied: the victory is shared', () => {
    expect(tied({ military: 8, ...cubes(2, 0, 0) }, { military: 8, ...cubes(0, 1, 1) })).toEqual([1, 1]);
  });

  test('P-9.5 lower places are ordered in the same way', () => {
    const [winner, one, other] = [
      { military: 9 },
      { military: 8, ...cubes(1, 0, 0) },
      { military: 8, ...cubes(1, 1, 0) },
    ];
    expect(tied(winner, one, other)).toEqual([1, 3, 2]);
    expect(tied(winner, one, one)).toEqual([1, 2, 2]);
  });

  test('P-9.6 cubes on soldiers go back before cubes are counted', () => {
    const state = table({
      ...{ seats: 2, year: 3, pile: [], militia: 1, catapult: 1, ...cubes(1, 1, 1), goals: ['town-charter', 'chapel'] },
      others: { 1: { catapult: 2, ...cubes(1, 1, 1), goals: ['fertile-soil', 'villa'] } },
    });
    act(state, 0, END, move(1), DONE);
    expect(store(state, 0)).toBe('0/1/1');
    expect(principato.result(state)).toMatchObject({ points: [1, 1], places: [2, 1] });
  });
});
