/** Golden examples: the cards of friars and cardinals. */
import { describe, expect, test } from 'vitest';
import { inquire, KEEP_VIRTUAL, SELL_VIRTUAL } from '../../src/choices.js';
import { KNOWLEDGE } from '../../src/tables.js';
import {
  becomes,
  behind,
  does,
  ducats,
  knowledge,
  left,
  may,
  points,
  refused,
  row,
  space,
  steps,
  table,
} from '../table.js';

describe('G Friars and cardinals, from the rulebook', () => {
  test('G-17: Michel takes two steps of the Canticle for 2 actions and one real abbess', () => {
    const state = table({ at: 'cortona', canticles: { cortona: 2 }, person: 'michel', cubes: { abbess: 3 } });
    does(state, 0, steps('canticle', 2));
    expect([left(state), space(state, 0, 'canticle'), behind(state, 0)]).toEqual([3, 2, { abbess: 2 }]);
    expect(row(state, 3)).toEqual({ abbess: 1 });
  });
});

describe('G Friars and cardinals', () => {
  test('G-53: with 11 ducats Stefano keeps 5, gains 7 knowledge and may take 20 once', () => {
    const state = table({ at: 'la-verna', ducats: 11 });
    does(state, 0, becomes('stefano'));
    expect([ducats(state, 0), knowledge(state, 0)]).toEqual([5, 7]);
    expect(may(state, 0)).toEqual([SELL_VIRTUAL, KEEP_VIRTUAL]);
    does(state, 0, SELL_VIRTUAL);
    expect([ducats(state, 0), points(state, 'votes')]).toEqual([25, [3, 0, 0]]);
    expect(refused(state, 0, SELL_VIRTUAL).rule).toBe('D-18.6');
  });

  test('G-56: with 1 of 5 actions left a friar takes Muret for 70 ducats and a politician, and has 2 actions', () => {
    const situation = { at: 'milan', person: 'mario', ducats: 70, cubes: { politician: 1 } } as const;
    const state = table({ ...situation, turn: { actions: 1 } });
    does(state, 0, becomes('muret'));
    expect([ducats(state, 0), behind(state, 0), row(state, 3)]).toEqual([0, {}, { politician: 1 }]);
    expect(left(state)).toBe(2);
  });

  test('G-82: a disc on 4 goes back to 0, on top of the pile there', () => {
    const others = { 1: { on: { knowledge: 4 } } };
    const state = table({ person: 'shlasinger', on: { knowledge: 20 }, others, piles: { knowledge: [0, 1, 2] } });
    expect(does(state, 0, inquire(1))).toContainEqual({ type: 'inquired', seat: 0, other: 1, back: 4 });
    expect([knowledge(state, 1), state.open.tracks[KNOWLEDGE].order]).toEqual([0, [0, 2, 1]]);
  });

  test('G-94: Michel steps in the Canticle with the virtual abbess and enters Bologna with the real one', () => {
    const situation = {
      round: 8,
      at: 'assisi',
      canticles: { assisi: 8 },
      person: 'michel',
      ducats: 10,
      on: { messenger: 5 },
    } as const;
    const state = table({ ...situation, cubes: { abbess: 1 } });
    const told = does(state, 0, steps('canticle', 1), steps('messenger', 1));
    expect(told).toContainEqual({ type: 'sang', seat: 0, abbesses: 0, virtual: true });
    expect(told).toContainEqual(expect.objectContaining({ type: 'bologna', abbesses: 1, virtual: false }));
    expect([left(state), behind(state, 0), knowledge(state, 0)]).toEqual([3, {}, 10]);

    const singing = table(situation);
    does(singing, 0, steps('canticle', 1));
    expect(refused(singing, 0, steps('messenger', 1))).toMatchObject({
      rule: 'D-13.2',
      facts: { ducats: 10, abbesses: 1, hasDucats: 10, hasAbbesses: 0 },
    });
    const studying = table(situation);
    does(studying, 0, steps('messenger', 1));
    expect(refused(studying, 0, steps('canticle', 1))).toMatchObject({ rule: 'D-15.2', facts: { has: 0 } });
  });
});
