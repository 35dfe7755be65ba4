/** The end of the game and its scoring: worked examples. */
import { asked } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { END, PERFORM } from '../../src/choices.js';
import { virtu } from '../../src/index.js';
import { religionPoints } from '../../src/rules/end.js';
import { beforeSieges, does, playOn, springTurn, table, uses } from '../table.js';

const religion = (...crosses: number[]) => religionPoints(virtu.tables, crosses, false);

describe('religious influence', () => {
  test('G-S26: two tied for most crosses get 2 points each, the third player 1', () => {
    expect(religion(5, 5, 3, 1)).toEqual([2, 2, 1, 0]);
    expect(religion(5, 3, 5, 1, 0)).toEqual([2, 1, 2, 0, 0]);
  });

  test('G-D42: five players with crosses 4, 4, 4, 1, 0 get 2, 2, 2, 0, 0', () => {
    expect(religion(4, 4, 4, 1, 0)).toEqual([2, 2, 2, 0, 0]);
  });

  test('G-D43: three players with crosses 5, 2, 2 get 4, 0, 0', () => {
    expect(religion(5, 2, 2)).toEqual([4, 0, 0]);
  });

  test('G-D60: 3, 3, 1 get 2, 2, 0; 6, 3, 3, 3, 0 get 4, 1, 1, 1, 0', () => {
    expect(religion(3, 3, 1)).toEqual([2, 2, 0]);
    expect(religion(6, 3, 3, 3, 0)).toEqual([4, 1, 1, 1, 0]);
  });
});

describe('the last year', () => {
  test('G-D45: eight cities after the spring action, one lost in a siege: no end', () => {
    const state = table({
      cities: ['siena', 'ravenna', 'bologna', 'spoleto', 'ancona', 'ferrara'],
      troops: {},
      others: { 1: { troops: { ferrara: 3 } } },
      stack: beforeSieges(),
    });
    expect(state.open.palaces[0].cities).toBe(8);
    const told = playOn(state, ({ open }) => open.season === 'winter');
    expect(told).toContainEqual(expect.objectContaining({ type: 'captured', seat: 1, from: 0 }));
    expect(state.open.palaces[0].cities).toBe(7);
    expect(state.open.ending).toBeNull();
    playOn(state, ({ open }) => open.year === 3);
    expect(state.open.season).toBe('spring');
  });

  test('G-D66: after rank 5 the other turns, sieges, the new order and a full winter follow, then the score', () => {
    const state = table({
      rank: 4,
      bonuses: ['columbus', 'duomo'],
      treasury: 4,
      marker: 0,
      cards: { action0: 'lorenzo-de-medici', upgrade0: 'giovanni-de-medici' },
      others: { 1: { troops: { ferrara: 3 } } },
    });
    state.open.stack = springTurn(state, 0);
    const told = does(state, 0, PERFORM, uses('room', 'crown'), END);
    expect(told).toContainEqual({ type: 'promoted', seat: 0, rank: 5 });
    told.push(...playOn(state));
    const marked = ['promoted', 'turnEnded', 'captured', 'newOrder', 'lastYear', 'wintered', 'over', 'year'];
    expect(told.filter(({ type }) => marked.includes(type)).map(({ type }) => type)).toEqual([
      ...['promoted', 'turnEnded', 'turnEnded', 'turnEnded', 'captured', 'newOrder', 'lastYear'],
      ...['wintered', 'wintered', 'wintered', 'over'],
    ]);
    expect(told).toContainEqual({ type: 'lastYear', cause: 'patronage' });
    expect(state.open.turnOrder).toEqual([1, 0, 2]);
    expect(asked(virtu, state)).toEqual([]);
    expect(virtu.result(state).places).toContain(1);
  });
});

describe('the worked example of a score', () => {
  const [FLORENCE, VENICE, NAPLES, MILAN] = [0, 1, 2, 3];
  const final = () =>
    table({
      seats: 4,
      season: 'winter',
      cities: ['siena', 'ravenna', 'spoleto'],
      rank: 5,
      bonuses: ['michelangelo', 'duomo'],
      tiles: ['duchy', 'principality'],
      cards: {
        action0: 'lorenzo-de-medici',
        action2: 'giuliano-de-medici',
        L1: 'giovanni-de-medici',
        R1: 'bishop',
      },
      others: {
        [VENICE]: {
          cities: ['ferrara', 'ancona'],
          rank: 1,
          tiles: ['duchy'],
          cards: {
            action0: 'giovanni-mocenigo',
            action2: 'agostino-barbarigo',
            L1: 'leonardo-loredan',
            R1: 'bishop',
          },
          exhausted: ['R1', 'venice'],
          trophies: [MILAN],
          indulgences: [1, 4],
        },
        [NAPLES]: {
          cities: ['terracina', 'benevento', 'reggio', 'bari', 'syracuse'],
          rank: 2,
          bonuses: ['columbus'],
          tiles: ['duchy', 'cathedral:palermo'],
          cards: {
            action2: 'alfonso-of-calabria',
            upgrade2: 'ferdinand-ii',
            action1: 'federico-da-montefeltro',
            L1: 'cardinal',
            R1: 'ambassador',
          },
          exhausted: ['cathedral:palermo', 'L1'],
          trophies: [VENICE],
          indulgences: [3],
        },
        [MILAN]: {
          cities: ['parma', 'turin'],
          rank: 3,
          bonuses: ['leonardo'],
          tiles: ['duchy', 'republic'],
          cards: { action2: 'ludovico-sforza', action0: 'caterina-sforza', L1: 'ascanio-sforza', R1: 'bishop' },
        },
      },
      allies: { ottoman: NAPLES, empire: FLORENCE, france: MILAN },
      agents: { 'power:empire': VENICE },
      usedPowers: ['ottoman'],
      stack: [],
    });

  test('V-10.2.1 to V-10.2.7, V-10.3.1, V-10.4.1: 15, 15, 10 and 4 points, and Florence wins by 11 crowns to 9', () => {
    expect(virtu.result(final())).toEqual({
      points: [15, 4, 15, 10],
      places: [1, 4, 2, 3],
      sheet: [
        { category: 'cities', points: [3, 2, 5 + 1, 2] },
        { category: 'patronage', points: [3 + 1, 1, 1, 2] },
        { category: 'prestige', points: [2 + 2, 1, 2 + 3, 1 + 3] },
        { category: 'religion', points: [4, 0, 1, 1] },
        { category: 'trophies', points: [0, 2, 2, 0] },
        { category: 'alliances', points: [0, 0, 1, 1] },
        { category: 'indulgences', points: [0, -2, -1, 0] },
      ],
    });
  });
});
