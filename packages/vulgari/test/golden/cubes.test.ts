/** Golden examples: politicians, nobles, abbesses and scribes. */
import { describe, expect, test } from 'vitest';
import { sell } from '../../src/choices.js';
import { behind, does, ducats, goes, left, refused, table, takes } from '../table.js';

describe('G Cubes', () => {
  test('G-62: two of three politicians for 4 actions and 60 ducats; no third one, but a noble', () => {
    const state = table({ ducats: 60, available: { politician: 3, noble: 1 } });
    does(state, 0, takes('politician', 2));
    expect([left(state), ducats(state, 0), behind(state, 0)]).toEqual([1, 0, { politician: 2 }]);
    expect(refused(state, 0, takes('politician')).rule).toBe('D-10.2');
    does(state, 0, takes('noble'), sell(0));
    expect([left(state), behind(state, 0)]).toEqual([0, { politician: 2, noble: 1 }]);
  });

  test('G-63: one of each colour takes 4 actions', () => {
    const state = table({ ducats: 45, available: { politician: 1, noble: 1, abbess: 1, scribe: 1 } });
    does(state, 0, takes('politician'), takes('noble'), sell(0), takes('abbess'), takes('scribe'));
    expect([left(state), ducats(state, 0), behind(state, 0)]).toEqual([1, 0, { politician: 1, noble: 1, abbess: 1 }]);
    expect(state.open.players[0].scribes).toBe(1);
  });

  test('G-64: in Bobbio two abbesses cost 4 actions and no ducats; who has left it pays 30', () => {
    const situation = { at: 'bobbio', ducats: 0, available: { abbess: 2 } } as const;
    const state = table(situation);
    does(state, 0, takes('abbess', 2));
    expect([left(state), ducats(state, 0), behind(state, 0)]).toEqual([1, 0, { abbess: 2 }]);
    const gone = table(situation);
    does(gone, 0, goes('genoa', 1));
    expect(refused(gone, 0, takes('abbess', 2))).toMatchObject({ rule: 'D-10.5', facts: { needs: 30, has: 0 } });
  });
});
