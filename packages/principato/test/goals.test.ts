/** P-10: goal cards. */
import { describe, expect, test } from 'vitest';
import type { GoalId } from '../src/data/index.js';
import { principato } from '../src/index.js';
import { type Board, table } from './table.js';

/** What a goal is worth to a player with this board, on the score sheet. */
function worth(goal: GoalId, board: Board): number | undefined {
  const isGeneral = principato.tables.goals.some((card) => card.goal === goal && card.pile === 1);
  const state = table({ ...board, goals: isGeneral ? [goal, 'chapel'] : ['armoury', goal] });
  const category = isGeneral ? 'generalGoal' : 'artGoal';
  return principato.result(state).sheet.find((row) => row.category === category)?.points[0];
}

const monuments = (count: number) => ({ monument: Array<number>(count).fill(4) });
const books = (count: number) => ({ book: Array<number>(count).fill(5) });
const paintings = (count: number) => ({ painting: Array<number>(count).fill(6) });

describe('P-10 goals of the first pile', () => {
  test('P-10.1 armoury: 1 point per catapult', () => {
    expect([0, 1, 5].map((catapult) => worth('armoury', { catapult, militia: 3 }))).toEqual([0, 1, 5]);
  });

  test('P-10.2 fertile soil: farms and fields beyond the sixth', () => {
    expect(worth('fertile-soil', {})).toBe(0);
    expect(worth('fertile-soil', { farm: 2, field: 4 })).toBe(0);
    expect(worth('fertile-soil', { farm: 6, field: 1, palazzo: 9 })).toBe(1);
    expect(worth('fertile-soil', { farm: 6, field: 6 })).toBe(6);
  });

  test('P-10.3 town charter: palazzi and banks beyond the sixth', () => {
    expect(worth('town-charter', {})).toBe(0);
    expect(worth('town-charter', { palazzo: 3, bank: 3 })).toBe(0);
    expect(worth('town-charter', { palazzo: 6, bank: 1, farm: 9 })).toBe(1);
    expect(worth('town-charter', { palazzo: 6, bank: 6 })).toBe(6);
  });

  test('P-10.4 fortress: 1 point for every complete 4 military points', () => {
    const bills = [0, 3, 4, 7, 8, 29];
    expect(bills.map((military) => worth('fortress', { military }))).toEqual([0, 0, 1, 1, 2, 7]);
    expect(worth('fortress', { culture: paintings(5) })).toBe(0);
  });
});

describe('P-10 goals of the second pile', () => {
  test('P-10.5 chapel: pairs of a monument and a painting', () => {
    const pairs = (count: number) => worth('chapel', { culture: { ...monuments(count), ...paintings(count) } });
    expect([0, 1, 2, 3].map(pairs)).toEqual([0, 2, 5, 8]);
    expect(worth('chapel', { culture: { ...monuments(3), ...books(3) } })).toBe(0);
  });

  test('P-10.6 town hall: pairs of a monument and a book', () => {
    const pairs = (count: number) => worth('town-hall', { culture: { ...monuments(count), ...books(count) } });
    expect([0, 1, 2, 3].map(pairs)).toEqual([0, 2, 5, 8]);
    expect(worth('town-hall', { culture: { ...monuments(3), ...paintings(3) } })).toBe(0);
  });

  test('P-10.7 palace: sets of a monument, a book and a painting', () => {
    const sets = (count: number) =>
      worth('palace-goal', { culture: { ...monuments(count), ...books(count), ...paintings(count) } });
    expect([0, 1, 2, 3].map(sets)).toEqual([0, 5, 10, 15]);
    expect(worth('palace-goal', { culture: { ...monuments(3), ...books(3) } })).toBe(0);
  });

  test('P-10.8 villa: pairs of a book and a painting', () => {
    const pairs = (count: number) => worth('villa', { culture: { ...books(count), ...paintings(count) } });
    expect([0, 1, 2, 3].map(pairs)).toEqual([0, 2, 5, 9]);
    expect(worth('villa', { culture: { ...monuments(3), ...books(3) } })).toBe(0);
  });

  test('P-10.9 as many sets as the rarest kind allows, at most three, whatever the values', () => {
    expect(worth('chapel', { culture: { ...monuments(5), ...paintings(1) } })).toBe(2);
    expect(worth('chapel', { culture: { ...monuments(5), ...paintings(4) } })).toBe(8);
    expect(worth('palace-goal', { culture: { ...monuments(5), ...books(5), ...paintings(5) } })).toBe(15);
    expect(worth('villa', { culture: { book: [3, 3], painting: [4, 6] } })).toBe(5);
  });

  test('P-10.10 the two goals are counted each by itself; a token may serve both', () => {
    const state = table({ culture: { ...monuments(1), ...books(1), ...paintings(1) } });
    const { goals, goalPiles } = principato.tables;
    // No two goals of different piles look at the same tokens, so two of one pile are dealt here.
    state.own[0].goals = goalPiles[1].filter((card) => ['chapel', 'palace-goal'].includes(goals[card].goal));
    const [points] = principato.result(state).points;
    expect(points).toBe(4 + 5 + 6 + 2 + 5);
  });
});
