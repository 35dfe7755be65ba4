/** Golden examples: goals and the end. */
import { describe, expect, test } from 'vitest';
import type { GoalId } from '../../src/data/index.js';
import { principato } from '../../src/index.js';
import { type Board, table } from '../table.js';

describe('PG goals and end', () => {
  const general = (goal: GoalId, board: Board) =>
    principato.result(table({ ...board, goals: [goal, 'chapel'] })).sheet.find((row) => row.category === 'generalGoal')
      ?.points[0];
  const art = (goal: GoalId, tokens: NonNullable<Board['culture']>) =>
    principato
      .result(table({ culture: tokens, goals: ['armoury', goal] }))
      .sheet.find((row) => row.category === 'artGoal')?.points[0];

  test('PG-43 armoury, fertile soil and town charter', () => {
    expect(general('armoury', { catapult: 4 })).toBe(4);
    expect(general('fertile-soil', { field: 5, farm: 3 })).toBe(2);
    expect(general('fertile-soil', { field: 3, farm: 3 })).toBe(0);
    expect(general('town-charter', { palazzo: 5, bank: 4 })).toBe(3);
  });

  test('PG-44 fortress', () => {
    expect(general('fortress', { military: 19 })).toBe(4);
    expect(general('fortress', { military: 3 })).toBe(0);
  });

  test('PG-46 palace goal and villa', () => {
    expect(art('palace-goal', { monument: [4], book: [5, 5], painting: [6, 6, 6] })).toBe(5);
    expect(art('villa', { book: [5, 5, 5], painting: [6, 6, 6] })).toBe(9);
  });

  const cubes = (food: number, gold: number, favor: number) => ({ food, gold, favor });

  test('PG-47 stored cubes break a tie; with as many cubes the victory is shared', () => {
    const first = { military: 41, ...cubes(2, 1, 0), goals: ['armoury', 'chapel'] } as const;
    const second = { military: 41, ...cubes(0, 1, 3), goals: ['fertile-soil', 'villa'] } as const;
    const { points, places } = principato.result(table({ seats: 2, ...first, others: { 1: second } }));
    expect({ points, places }).toEqual({ points: [41, 41], places: [2, 1] });
    const even = principato.result(table({ seats: 2, ...first, others: { 1: { ...second, favor: 2 } } }));
    expect(even.places).toEqual([1, 1]);
  });

  test('PG-48 the worked example of section 7', () => {
    const beatrice: Board = {
      military: 19,
      catapult: 3,
      culture: { monument: [4, 4, 3], book: [5, 5], painting: [6] },
      goals: ['armoury', 'palace-goal'],
      ...cubes(1, 0, 0),
    };
    const carlo: Board = {
      military: 29,
      culture: { monument: [3], painting: [6, 5] },
      goals: ['fortress', 'villa'],
      ...cubes(1, 1, 1),
    };
    const diana: Board = {
      military: 14,
      field: 5,
      farm: 4,
      culture: { monument: [4, 4], book: [5, 5, 4], painting: [6] },
      goals: ['fertile-soil', 'town-hall'],
      ...cubes(0, 0, 2),
    };
    const ercole: Board = {
      military: 4,
      palazzo: 6,
      bank: 4,
      culture: { monument: [4, 3], book: [5], painting: [6, 6, 5, 5] },
      goals: ['town-charter', 'chapel'],
      ...cubes(0, 0, 0),
    };
    expect(principato.result(table({ seats: 4, ...beatrice, others: { 1: carlo, 2: diana, 3: ercole } }))).toEqual({
      points: [54, 50, 50, 47],
      places: [1, 2, 3, 4],
      sheet: [
        { category: 'military', points: [19, 29, 14, 4] },
        { category: 'monument', points: [11, 3, 8, 7] },
        { category: 'book', points: [10, 0, 14, 5] },
        { category: 'painting', points: [6, 11, 6, 22] },
        { category: 'generalGoal', points: [3, 7, 3, 4] },
        { category: 'artGoal', points: [5, 0, 5, 5] },
      ],
    });
  });
});
