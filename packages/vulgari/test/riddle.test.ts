/** D-12: the Riddle of Verona. */
import { describe, expect, test } from 'vitest';
import { ZONES, type ZoneId } from '../src/data/index.js';
import { does, left, points, refused, space, steps, stepsOffered, table } from './table.js';

describe('D-12 the Riddle of Verona', () => {
  test('D-12.1: only in a blue zone', () => {
    const isBlue = (at: ZoneId) => stepsOffered(table({ at }), 0, 'riddle').length > 0;
    expect(ZONES.filter(isBlue)).toEqual(['milan', 'genoa', 'venice', 'padua']);
    expect(refused(table({ at: 'turin' }), 0, steps('riddle', 1)).rule).toBe('D-12.1');
    expect(refused(table({ at: 'tyrrhenian' }), 0, steps('riddle', 1)).rule).toBe('D-7.12');
  });

  test.each([1, 2, 3, 4, 5])('D-12.1: %i actions are as many steps', (count) => {
    const state = table({ at: 'padua' });
    does(state, 0, steps('riddle', count));
    expect([space(state, 0, 'riddle'), left(state)]).toEqual([count, 5 - count]);
  });

  test('D-12.2: steps beyond the last space cannot be bought', () => {
    const state = table({ at: 'milan', on: { riddle: 10 } });
    expect(refused(state, 0, steps('riddle', 3)).rule).toBe('Q-24');
    does(state, 0, steps('riddle', 2));
    expect(space(state, 0, 'riddle')).toBe(12);
    expect(refused(state, 0, steps('riddle', 1)).rule).toBe('Q-24');
  });

  test.each([
    [0, 0],
    [3, 0],
    [4, 4],
    [6, 4],
    [7, 5],
    [9, 5],
    [10, 6],
    [12, 6],
  ])('D-12.3: the leader on space %i scores %i, the others nothing', (at, score) => {
    const others = { 1: { on: { riddle: Math.max(0, at - 1) } } };
    expect(points(table({ on: { riddle: at }, others }), 'riddle')).toEqual([score, 0, 0]);
  });

  test('D-12.3: on one space the lowest disc leads', () => {
    const others = { 1: { on: { riddle: 7 } }, 2: { on: { riddle: 6 } } };
    const state = table({ on: { riddle: 7 }, others, piles: { riddle: [1, 0, 2] } });
    expect(points(state, 'riddle')).toEqual([0, 5, 0]);
  });
});
