/** Golden examples: Riddle, Messenger, Orient, Canticle and Papal Library. */
import { describe, expect, test } from 'vitest';
import { CLAIM, DRAW, EVENT, keep } from '../../src/choices.js';
import {
  becomes,
  behind,
  does,
  ducats,
  goes,
  knowledge,
  left,
  refused,
  row,
  space,
  steps,
  stepsOffered,
  table,
  zoneNumber,
} from '../table.js';

describe('G Tracks, from the rulebook', () => {
  test('G-14: three actions in Venice are three steps of the Riddle', () => {
    const state = table({ at: 'venice' });
    does(state, 0, steps('riddle', 3));
    expect([space(state, 0, 'riddle'), left(state)]).toEqual([3, 2]);
  });

  test('G-15: two steps to the port of the Orient, one to Milan: 35 ducats and 2 actions left', () => {
    const state = table({ at: 'venice', ducats: 0, on: { orient: 3 } });
    does(state, 0, steps('orient', 2), goes('milan', 1), CLAIM.ducats);
    expect([space(state, 0, 'orient'), ducats(state, 0), left(state)]).toEqual([5, 35, 2]);
    expect(state.open.players[0].claimed).toEqual([zoneNumber('milan')]);
  });

  test('G-16: two actions and two abbesses in Cortona are two steps of the Canticle; the cubes go to row 8', () => {
    const state = table({
      seats: 5,
      round: 2,
      at: 'siena',
      canticles: { cortona: 2 },
      cubes: { abbess: 2 },
      rows: { 3: { politician: 7 }, 4: { noble: 7 }, 5: { abbess: 7 }, 6: { scribe: 7 }, 7: { abbess: 7 } },
    });
    does(state, 0, goes('cortona', 1), steps('canticle', 2));
    expect([space(state, 0, 'canticle'), left(state), behind(state, 0)]).toEqual([2, 2, {}]);
    expect(row(state, 8)).toEqual({ abbess: 2 });
  });
});

describe('G Tracks', () => {
  test.each([
    [7, 20, 2, 15],
    [8, 10, 1, 10],
  ])('G-66: in round %i Bologna costs %i ducats and %i abbesses and gives %i', (round, price, abbesses, gain) => {
    const state = table({ round, ducats: 20, cubes: { abbess: 2 }, on: { messenger: 5 } });
    does(state, 0, steps('messenger', 1));
    expect([left(state), ducats(state, 0), knowledge(state, 0)]).toEqual([4, 20 - price, gain]);
    expect(row(state, round + 1)).toEqual({ abbess: abbesses });
  });

  test('G-66: with 1 abbess in round 7 the step is illegal', () => {
    const state = table({ round: 7, ducats: 20, cubes: { abbess: 1 }, on: { messenger: 5 } });
    expect(refused(state, 0, steps('messenger', 1))).toMatchObject({
      rule: 'D-13.2',
      facts: { ducats: 20, abbesses: 2, hasDucats: 20, hasAbbesses: 1 },
    });
  });

  test('G-68: Mercis brings 30 and Venice 20 and 10; a claim made before is not topped up', () => {
    const state = table({ at: 'venice', ducats: 0, firstEvent: 'mercis', on: { orient: 5 } });
    does(state, 0, EVENT, CLAIM.ducats);
    expect(ducats(state, 0)).toBe(60);
    const early = table({ at: 'venice', ducats: 0, on: { orient: 4 } });
    does(early, 0, CLAIM.ducats, steps('orient', 1));
    expect(ducats(early, 0)).toBe(20);
  });

  test('G-69: he becomes a friar: no ducats from cities and no bonus', () => {
    const state = table({ at: 'la-verna', ducats: 0, on: { orient: 5 } });
    does(state, 0, becomes('gigi'), goes('florence', 1));
    expect(refused(state, 0, CLAIM.ducats).rule).toBe('D-8.5');
    does(state, 0, CLAIM.knowledge);
    expect([ducats(state, 0), knowledge(state, 0)]).toEqual([0, 4]);
  });

  test('G-70: Cortona with card 5 is active in rounds 5, 15 and 16', () => {
    const rounds = Array.from({ length: 12 }, (_, at) => at + 5);
    const active = rounds.filter((round) => {
      const popes = [false, false, false, true, true];
      const state = table({ round, popes, at: 'cortona', canticles: { cortona: 5 }, cubes: { abbess: 1 } });
      return stepsOffered(state, 0, 'canticle').length > 0;
    });
    expect(active).toEqual([5, 15, 16]);
  });

  test('G-71: on space 6 in round 13 two cards are drawn, one kept, the other put back on top; never again', () => {
    const state = table({ round: 13, on: { library: 6 }, library: [2, 4, 3] });
    expect(does(state, 0, DRAW)).toContainEqual({ type: 'drew', seat: 0, cards: 2 });
    does(state, 0, keep(4));
    expect(state.own[0].library).toEqual([4]);
    expect(state.hidden.library.slice(-2)).toEqual([3, 2]);
    expect(refused(state, 0, DRAW).rule).toBe('D-16.3');
  });

  test('G-71: Zazza draws three', () => {
    const state = table({ round: 13, person: 'zazza', on: { library: 6 } });
    expect(does(state, 0, DRAW)).toContainEqual({ type: 'drew', seat: 0, cards: 3 });
  });
});
