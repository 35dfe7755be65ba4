/** D-15: the Canticle of the Sun. */
import { describe, expect, test } from 'vitest';
import { behind, does, left, points, refused, row, space, steps, stepsOffered, table } from './table.js';

const CITIES = ['cortona', 'urbino', 'assisi', 'norcia', 'celano'] as const;
const ROUNDS = Array.from({ length: 16 }, (_, at) => at + 1);
const LATE_POPES = [false, false, false, true, true]; // so that there is a round 16
const SINGING = { at: 'assisi', canticles: { assisi: 5 }, round: 5 } as const;

describe('D-15 the Canticle of the Sun', () => {
  test.each(CITIES)('D-15.1: %s is active in the round of its card and in rounds 15 and 16', (at) => {
    const isActive = (round: number) => {
      const state = table({ at, canticles: { [at]: 8 }, round, popes: LATE_POPES, cubes: { abbess: 1 } });
      return stepsOffered(state, 0, 'canticle').length > 0;
    };
    expect(ROUNDS.filter(isActive)).toEqual([8, 15, 16]);
  });

  test('D-15.1: elsewhere and in another round nobody sings', () => {
    const elsewhere = table({ ...SINGING, at: 'rome', cubes: { abbess: 1 } });
    expect(refused(elsewhere, 0, steps('canticle', 1))).toMatchObject({ rule: 'D-15.1', facts: {} });
    const later = table({ ...SINGING, round: 6, cubes: { abbess: 1 } });
    expect(refused(later, 0, steps('canticle', 1))).toMatchObject({ rule: 'D-15.1', facts: { round: 5 } });
    const atSea = table({ ...SINGING, at: 'adriatic', cubes: { abbess: 1 } });
    expect(refused(atSea, 0, steps('canticle', 1)).rule).toBe('D-7.12');
  });

  test.each([1, 2, 3, 4, 5])('D-15.2: %i steps cost as many actions and abbesses, which are recycled', (count) => {
    const state = table({ ...SINGING, cubes: { abbess: 6 } });
    does(state, 0, steps('canticle', count));
    expect([space(state, 0, 'canticle'), left(state)]).toEqual([count, 5 - count]);
    expect([behind(state, 0), row(state, 6)]).toEqual([{ abbess: 6 - count }, { abbess: count }]);
  });

  test('D-15.2: no more steps than abbesses', () => {
    const state = table({ ...SINGING, cubes: { abbess: 2, noble: 3 } });
    expect(stepsOffered(state, 0, 'canticle')).toEqual([1, 2]);
    expect(refused(state, 0, steps('canticle', 3))).toMatchObject({ rule: 'D-15.2', facts: { has: 2 } });
    expect(refused(table(SINGING), 0, steps('canticle', 1))).toMatchObject({ rule: 'D-15.2', facts: { has: 0 } });
  });

  test('D-15.2: not beyond the last space', () => {
    const state = table({ ...SINGING, cubes: { abbess: 3 }, on: { canticle: 9 } });
    expect(stepsOffered(state, 0, 'canticle')).toEqual([1]);
    expect(refused(state, 0, steps('canticle', 2)).rule).toBe('Q-24');
  });

  test('D-15.3: the virtual abbess of Michel replaces one of them', () => {
    const state = table({ ...SINGING, person: 'michel', cubes: { abbess: 2 } });
    expect(stepsOffered(state, 0, 'canticle')).toEqual([1, 2, 3]);
    const told = does(state, 0, steps('canticle', 3));
    expect(told).toContainEqual({ type: 'sang', seat: 0, abbesses: 2, virtual: true });
    expect([behind(state, 0), row(state, 6)]).toEqual([{}, { abbess: 2 }]);
  });

  // Spaces of four seats, the seats as they lie in the piles from the one furthest ahead, and the points by both readings.
  test.each([
    ['alone in front', [7, 5, 3, 0], [0, 1, 2, 3], [9, 4, 0, 0], [9, 4, 0, 0]],
    ['nobody on the track', [0, 0, 0, 0], [0, 1, 2, 3], [0, 0, 0, 0], [0, 0, 0, 0]],
    ['one on the track', [0, 2, 0, 0], [1, 0, 2, 3], [0, 9, 0, 0], [0, 9, 0, 0]],
    ['two share the first place', [7, 7, 3, 0], [1, 0, 2, 3], [0, 9, 4, 0], [4, 9, 0, 0]],
    ['three share it', [7, 7, 7, 3], [2, 0, 1, 3], [0, 0, 9, 4], [4, 0, 9, 0]],
    ['two share the second place', [7, 5, 5, 3], [0, 2, 1, 3], [9, 0, 4, 0], [9, 0, 4, 0]],
    ['two pairs', [7, 7, 5, 5], [1, 0, 3, 2], [0, 9, 0, 4], [4, 9, 0, 0]],
    ['all together', [4, 4, 4, 4], [3, 2, 1, 0], [0, 0, 0, 9], [0, 0, 4, 9]],
  ])(
    'D-15.4: first 9, second 4 points, by either reading of canticleTies: %s',
    (_who, spaces, pile, literal, ranking) => {
      const [own, ...rest] = spaces;
      const others = Object.fromEntries(rest.map((canticle, at) => [at + 1, { on: { canticle } }]));
      const situation = { seats: 4, on: { canticle: own }, others, piles: { canticle: pile } } as const;
      expect(points(table(situation), 'canticle')).toEqual(literal);
      expect(points(table({ ...situation, options: { canticleTies: 'ranking' } }), 'canticle')).toEqual(ranking);
    },
  );
});
