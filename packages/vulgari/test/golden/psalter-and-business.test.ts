/** Golden examples: the Psalter. */
import { describe, expect, test } from 'vitest';
import { END, PSALTER } from '../../src/choices.js';
import { KNOWLEDGE } from '../../src/tables.js';
import { does, knowledge, table } from '../table.js';

describe('G Psalter', () => {
  const piles = { knowledge: [2, 1, 0] }; // as set up: the last player at the bottom

  test('G-41: in the pile of the set-up only the first player is last; then the next one is', () => {
    const state = table({ turnOrder: [0, 1, 2], piles });
    does(state, 0, PSALTER, END);
    expect(knowledge(state, 0)).toBe(4);
    does(state, 1, PSALTER, END);
    expect([knowledge(state, 1), state.open.tracks[KNOWLEDGE].order]).toEqual([4, [0, 1, 2]]);
  });

  test.each([1, 2])('G-41: the player in place %i of that pile gains 3', (seat) => {
    const state = table({ seat, turnOrder: [0, 1, 2], piles });
    does(state, seat, PSALTER);
    expect(knowledge(state, seat)).toBe(3);
  });
});
