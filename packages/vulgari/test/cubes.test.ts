/** D-10: politicians, nobles, abbesses and scribes. */
import { suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { COME, CONVERT, END, elect, PSALTER, SUMMON, sell } from '../src/choices.js';
import { CUBES, type CubeId, type PersonId } from '../src/data/index.js';
import { type State, vulgari } from '../src/index.js';
import { BANKER } from '../src/tables.js';
import {
  becomes,
  beforeElection,
  behind,
  type Cubes,
  does,
  ducats,
  goes,
  knowledge,
  left,
  may,
  points,
  refused,
  row,
  settle,
  space,
  steps,
  table,
  takes,
} from './table.js';

const ALL = { politician: 2, noble: 2, abbess: 2, scribe: 2 };

/** Takes cubes and keeps them: nobles are not sold. */
function takesAndKeeps(state: State, cube: CubeId, count: 1 | 2 = 1): void {
  does(state, 0, takes(cube, count));
  if (cube === 'noble') does(state, 0, sell(0));
}

describe('D-10.1, D-10.2 taking cubes', () => {
  test('D-10.1: only cubes of this round can be taken', () => {
    const state = table({ ducats: 100, available: { noble: 1 }, rows: { 3: { politician: 1, abbess: 1, scribe: 1 } } });
    expect(may(state, 0).filter(({ type }) => type === 'cubes')).toEqual([takes('noble')]);
    for (const cube of ['politician', 'abbess', 'scribe'] as const) {
      expect(refused(state, 0, takes(cube))).toMatchObject({ rule: 'D-10.1', facts: { needs: 1, has: 0 } });
    }
  });

  test.each(CUBES)('D-10.2: one %s takes 1 action, two take 4', (cube) => {
    for (const [count, actions] of [
      [1, 1],
      [2, 4],
    ] as const) {
      const state = table({ ducats: 100, available: ALL });
      takesAndKeeps(state, cube, count);
      expect(left(state)).toBe(5 - actions);
      expect(state.open.available[CUBES.indexOf(cube)]).toBe(2 - count);
    }
  });

  test.each(CUBES)('D-10.2: cubes of the kind %s are taken once a turn', (cube) => {
    const state = table({ ducats: 100, available: ALL });
    takesAndKeeps(state, cube);
    for (const count of [1, 2] as const) expect(refused(state, 0, takes(cube, count)).rule).toBe('D-10.2');
  });

  test.each(CUBES)('D-10.2: two of the kind %s must both be there, and 4 actions too', (cube) => {
    const scarce = table({ ducats: 100, available: { [cube]: 1 } });
    expect(refused(scarce, 0, takes(cube, 2))).toMatchObject({ rule: 'D-10.1', facts: { needs: 2, has: 1 } });
    const tired = table({ ducats: 100, available: ALL, turn: { actions: 3 } });
    expect(refused(tired, 0, takes(cube, 2))).toMatchObject({ rule: 'D-6.2', facts: { needs: 4, has: 3 } });
  });
});

describe('D-10.3 to D-10.6 prices', () => {
  /** What cubes cost; with one ducat less they are not to be had. */
  function expectPrice(cube: 'politician' | 'abbess', count: 1 | 2, price: number, rule: string): void {
    const state = table({ ducats: price, available: ALL });
    does(state, 0, takes(cube, count));
    expect([ducats(state, 0), behind(state, 0)]).toEqual([0, { [cube]: count }]);
    const poor = table({ ducats: price - 1, available: ALL });
    expect(refused(poor, 0, takes(cube, count))).toMatchObject({ rule, facts: { needs: price, has: price - 1 } });
  }

  test('D-10.3: politicians cost 30 ducats for one, 60 for two', () => {
    expectPrice('politician', 1, 30, 'D-10.3');
    expectPrice('politician', 2, 60, 'D-10.3');
    expect(refused(table({ at: 'bobbio', ducats: 29, available: ALL }), 0, takes('politician')).rule).toBe('D-10.3');
  });

  test('D-10.4: nobles cost no ducats', () => {
    for (const count of [1, 2] as const) {
      const state = table({ ducats: 0, available: ALL });
      takesAndKeeps(state, 'noble', count);
      expect([ducats(state, 0), behind(state, 0)]).toEqual([0, { noble: count }]);
    }
  });

  test('D-10.5: abbesses cost 15 ducats for one, 30 for two', () => {
    expectPrice('abbess', 1, 15, 'D-10.5');
    expectPrice('abbess', 2, 30, 'D-10.5');
  });

  test('D-10.5: nothing if the pawn is in an abbey at that moment', () => {
    const state = table({ at: 'genoa', ducats: 0, available: ALL });
    expect(refused(state, 0, takes('abbess')).rule).toBe('D-10.5');
    does(state, 0, goes('bobbio', 1), takes('abbess', 2));
    expect([ducats(state, 0), behind(state, 0)]).toEqual([0, { abbess: 2 }]);
  });

  test('D-10.6: scribes cost no ducats and lie in front of the screen', () => {
    for (const count of [1, 2] as const) {
      const state = table({ ducats: 0, available: ALL });
      does(state, 0, takes('scribe', count));
      expect([ducats(state, 0), behind(state, 0), state.open.players[0].scribes]).toEqual([0, {}, count]);
    }
  });
});

describe('D-10.7 selling nobles', () => {
  test.each([
    [1, 0, 0],
    [1, 1, 20],
    [2, 0, 0],
    [2, 1, 20],
    [2, 2, 40],
  ] as const)('D-10.7: of %i nobles taken %i may be sold at once, for %i ducats', (count, sold, price) => {
    const state = table({ ducats: 0, available: ALL });
    does(state, 0, takes('noble', count));
    const told = does(state, 0, sell(sold));
    const kept: Cubes = sold < count ? { noble: count - sold } : {};
    expect([ducats(state, 0), behind(state, 0)]).toEqual([price, kept]);
    expect(row(state, 3)).toEqual(sold > 0 ? { noble: sold } : {});
    expect(told.some(({ type }) => type === 'sold')).toBe(sold > 0);
  });

  test('D-10.7: the sale is decided before anything else is done', () => {
    const state = table({ available: ALL });
    does(state, 0, takes('noble', 1));
    expect(may(state, 0)).toEqual([sell(0), sell(1)]);
    expect(refused(state, 0, PSALTER).reason).toBe('unknown');
    expect(refused(state, 0, END).reason).toBe('unknown');
  });

  test('D-10.7: a noble behind the screen can no longer be sold', () => {
    const state = table({ ducats: 0, cubes: { noble: 1 }, available: { noble: 1 } });
    does(state, 0, takes('noble'));
    expect(may(state, 0)).toEqual([sell(0), sell(1)]); // not two
    does(state, 0, sell(0));
    expect(may(state, 0).some(({ type }) => type === 'sell')).toBe(false);
    expect([ducats(state, 0), behind(state, 0)]).toEqual([0, { noble: 2 }]);
  });

  test.each<PersonId>(['gigi', 'lanzuisi'])('D-10.7: %s may sell too', (person) => {
    const state = table({ ducats: 0, person, available: ALL });
    does(state, 0, takes('noble', 2), sell(2));
    expect([ducats(state, 0), row(state, 3)]).toEqual([40, { noble: 2 }]);
  });

  test('D-10.7: an absent player sells none', () => {
    const state = table({ available: ALL });
    does(state, 0, takes('noble', 2));
    expect(suggest(vulgari, state, 0)).toEqual(sell(0));
  });
});

describe('D-10.8 what cubes are for', () => {
  const kinds: readonly (readonly [CubeId, number])[] = [
    ['politician', 3],
    ['noble', 2],
    ['abbess', 1],
    ['scribe', 0],
  ];

  test.each(kinds)('D-10.8: a %s has %i votes in the auction', (cube, votes) => {
    const state = table({ round: 10, at: 'brindisi', cubes: { [cube]: 1 }, seats: 2 });
    does(state, 0, END, SUMMON);
    does(state, 1, COME);
    const most = Math.max(...may(state, 0).map((choice) => (choice.type === 'bid' ? choice.votes : 0)));
    expect(most).toBe(votes + 2); // the bonus of the summoner
  });

  test.each(kinds)('D-10.8: a %s has %i votes in the election', (cube, votes) => {
    const withAbbesses = (abbesses: number) => {
      const cubes = cube === 'abbess' ? { abbess: abbesses + 1 } : { [cube]: 1, abbess: abbesses };
      const state = table({ round: 15, cubes, stack: beforeElection() });
      settle(vulgari, state, null);
      return may(state, 0);
    };
    expect(withAbbesses(7 - votes)).toContainEqual(elect(BANKER));
    expect(withAbbesses(6 - votes)).toEqual([]); // nobody is asked
  });

  test.each(kinds)('D-10.8: a %s has %i votes for the bonus', (cube, votes) => {
    const against = (abbesses: number) => {
      const others = { 1: { cubes: { abbess: abbesses } } };
      const state = table({ seats: 2, cubes: { [cube]: 1 }, on: { knowledge: 9 }, others, stack: beforeElection() });
      return points(state, 'votes');
    };
    expect(against(votes)).toEqual(votes > 0 ? [3, 0] : [0, 0]); // a tie, and nobody without votes
    expect(against(votes + 1)).toEqual([0, 3]);
  });

  test('D-10.8: politicians and nobles are for cardinals, abbesses for Canticle and Messenger, scribes for abbeys', () => {
    for (const cube of ['politician', 'noble'] as const) {
      const friar = table({ at: 'milan', person: 'mario', ducats: 40, cubes: { [cube]: 1 } });
      does(friar, 0, becomes('lanzuisi'));
      expect([behind(friar, 0), row(friar, 3)]).toEqual([{}, { [cube]: 1 }]);
    }
    const pilgrim = table({
      at: 'assisi',
      canticles: { assisi: 2 },
      ducats: 20,
      cubes: { abbess: 3 },
      on: { messenger: 5 },
    });
    does(pilgrim, 0, steps('canticle', 1), steps('messenger', 1));
    expect([space(pilgrim, 0, 'canticle'), knowledge(pilgrim, 0), behind(pilgrim, 0)]).toEqual([1, 15, {}]);
    const reader = table({ at: 'bobbio', scribes: 1 });
    does(reader, 0, CONVERT.knowledge);
    expect(knowledge(reader, 0)).toBe(3);
  });
});
