/** D-13: the Messenger. */
import { describe, expect, test } from 'vitest';
import type { PersonId, SeaId, ZoneId } from '../src/data/index.js';
import { behind, does, ducats, knowledge, left, refused, row, space, steps, stepsOffered, table } from './table.js';

const EARLY = [1, 2, 3, 4, 5, 6, 7];
const LATE = [8, 9, 10, 11, 12, 13];

describe('D-13 the Messenger', () => {
  test.each<[ZoneId | SeaId, PersonId | undefined]>([
    ['turin', undefined],
    ['assisi', 'gigi'],
    ['adriatic', 'lanzuisi'],
  ])('D-13.1: steps are taken anywhere: %s, %s', (at, person) => {
    const state = table({ at, person });
    does(state, 0, steps('messenger', 1), steps('messenger', 2));
    expect([space(state, 0, 'messenger'), left(state)]).toEqual([3, 2]);
  });

  test.each(EARLY)('D-13.2: in round %i Bologna costs 20 ducats and 2 abbesses', (round) => {
    const enough = { round, ducats: 20, cubes: { abbess: 2 }, on: { messenger: 3 } } as const;
    expect(stepsOffered(table(enough), 0, 'messenger')).toEqual([1, 2, 3]);
    for (const lack of [{ ducats: 19 }, { cubes: { abbess: 1 } }]) {
      expect(stepsOffered(table({ ...enough, ...lack }), 0, 'messenger')).toEqual([1, 2]); // up to the space before it
    }
  });

  test.each(LATE)('D-13.2: in round %i Bologna costs 10 ducats and 1 abbess', (round) => {
    const enough = { round, ducats: 10, cubes: { abbess: 1 }, on: { messenger: 3 } } as const;
    expect(stepsOffered(table(enough), 0, 'messenger')).toEqual([1, 2, 3]);
    for (const lack of [{ ducats: 9 }, { cubes: {} }]) {
      expect(stepsOffered(table({ ...enough, ...lack }), 0, 'messenger')).toEqual([1, 2]);
    }
  });

  test('D-13.2: who cannot pay is told what it costs and what he has', () => {
    const state = table({ round: 7, ducats: 12, cubes: { abbess: 1 }, on: { messenger: 5 } });
    expect(refused(state, 0, steps('messenger', 1))).toMatchObject({
      rule: 'D-13.2',
      facts: { ducats: 20, abbesses: 2, hasDucats: 12, hasAbbesses: 1 },
    });
  });

  test('D-13.2: the virtual abbess of Michel replaces one', () => {
    const early = table({ round: 7, person: 'michel', ducats: 20, cubes: { abbess: 1 }, on: { messenger: 5 } });
    does(early, 0, steps('messenger', 1));
    expect([behind(early, 0), row(early, 8), knowledge(early, 0)]).toEqual([{}, { abbess: 1 }, 15]);
    const late = table({ round: 8, person: 'michel', ducats: 10, cubes: { abbess: 1 }, on: { messenger: 5 } });
    does(late, 0, steps('messenger', 1));
    expect([behind(late, 0), row(late, 9), knowledge(late, 0)]).toEqual([{ abbess: 1 }, {}, 10]);
  });

  test.each([
    [7, 20, 2, 15],
    [8, 10, 1, 10],
  ])(
    'D-13.3: in round %i, for %i ducats and %i abbesses, Bologna gives %i knowledge at once',
    (round, price, abbesses, gain) => {
      const state = table({ round, ducats: 25, cubes: { abbess: 3 }, on: { messenger: 2 } });
      const told = does(state, 0, steps('messenger', 4));
      expect(told).toContainEqual({
        type: 'bologna',
        seat: 0,
        ducats: price,
        abbesses,
        virtual: false,
        knowledge: gain,
      });
      expect([left(state), ducats(state, 0), knowledge(state, 0)]).toEqual([1, 25 - price, gain]);
    },
  );

  test('D-13.3: before Bologna the steps cost and give nothing', () => {
    const state = table({ ducats: 25, cubes: { abbess: 2 } });
    does(state, 0, steps('messenger', 5));
    expect([ducats(state, 0), behind(state, 0), knowledge(state, 0)]).toEqual([25, { abbess: 2 }, 0]);
  });

  test('D-13.4: the abbesses are recycled, and once in Bologna there is no further use of the Messenger', () => {
    const state = table({ ducats: 50, cubes: { abbess: 4 }, on: { messenger: 4 } });
    does(state, 0, steps('messenger', 2));
    expect([behind(state, 0), row(state, 3)]).toEqual([{ abbess: 2 }, { abbess: 2 }]);
    expect(stepsOffered(state, 0, 'messenger')).toEqual([]);
    for (const count of [1, 2]) expect(refused(state, 0, steps('messenger', count)).rule).toBe('D-13.4');
  });
});
