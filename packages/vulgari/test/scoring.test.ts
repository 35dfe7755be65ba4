/** D-22: Volgare points. D-23: the winner. */
import { describe, expect, test } from 'vitest';
import type { PersonId } from '../src/data/index.js';
import { vulgari } from '../src/index.js';
import type { Category } from '../src/rules/scoring.js';
import { atElection, lastRound, runsFor } from './elections.js';
import { type CardName, does, playOn, points, type Situation } from './table.js';

const counted = (category: Category, situation: Situation) => points(lastRound(situation), category);
/** Three seats with these spaces on a track. */
const spaces = (track: 'riddle' | 'canticle', ...at: readonly number[]): Situation => {
  const of = (seat: number) => ({ on: { [track]: at[seat] } });
  return { seats: at.length as 3 | 4 | 5, ...of(0), others: Object.fromEntries(at.map((_, seat) => [seat, of(seat)])) };
};

describe('D-22.1 the votes bonus', () => {
  test('D-22.1: 3 points for most votes left, the virtual cube included', () => {
    const stefano = { person: 'stefano', cubes: { noble: 1 } } as const; // 2 + 2
    expect(counted('votes', { cubes: { politician: 1 }, others: { 1: stefano } })).toEqual([0, 3, 0]);
    expect(counted('votes', { cubes: { politician: 2 }, others: { 1: stefano } })).toEqual([3, 0, 0]);
  });

  test('D-22.1: a tie goes to more knowledge; nobody gets it with 0, and scribes have no votes (Q-21)', () => {
    const noble = { cubes: { noble: 1 } };
    const ahead = { cubes: { abbess: 2 }, on: { knowledge: 1 } };
    expect(counted('votes', { ...noble, others: { 2: ahead } })).toEqual([0, 0, 3]);
    expect(counted('votes', { cubes: { scribe: 3 } })).toEqual([0, 0, 0]);
  });

  test('D-22.1: what was given in the election does not count', () => {
    const state = atElection({ seats: 4, cubes: { politician: 3 }, others: { 1: { cubes: { abbess: 4 } } } });
    expect(points(state, 'votes')).toEqual([3, 0, 0, 0]);
    does(state, 0, runsFor('banker'));
    expect(points(state, 'votes')).toEqual([0, 3, 0, 0]);
  });

  test.each([
    ['countsAgain', 3],
    ['spent', 0],
  ])('D-22.1, Q-14: with virtualCubeAfterElection %s an elected Michel has %i points for it', (rule, bonus) => {
    const options = { virtualCubeAfterElection: rule };
    const michel = { person: 'michel', cubes: { politician: 3 } } as const;
    const state = atElection({ seats: 4, options, ...michel });
    expect(points(state, 'votes')).toEqual([3, 0, 0, 0]);
    does(state, 0, runsFor('benedictine'));
    expect(points(state, 'votes')).toEqual([bonus, 0, 0, 0]);
    const unelected = lastRound({ options, person: 'michel' });
    expect(points(unelected, 'votes')).toEqual([3, 0, 0]);
  });
});

describe('D-22.2 to D-22.4 scribes, Library, riches', () => {
  test('D-22.2: 1 point for each scribe behind the screen, none for those in front', () => {
    expect(counted('scribes', { cubes: { scribe: 3 }, scribes: 2, others: { 1: { scribes: 3 } } })).toEqual([3, 0, 0]);
  });

  test.each([2, 3, 4])('D-22.3: a Library card is worth its value, %i', (value) => {
    expect(counted('library', { libraryCards: [value] })).toEqual([value, 0, 0]);
  });

  test('D-22.3, Q-16: two cards of Zazza count both by house rule', () => {
    const options = { zazzaLibrary: 'keepOneMore' };
    expect(counted('library', { options, person: 'zazza', libraryCards: [4, 3] })).toEqual([7, 0, 0]);
  });

  test.each([
    [undefined, 7],
    ['mario', 3],
    ['zazza', 3],
  ] as const)('D-22.4: %s with most ducats has %i points', (person, awarded) => {
    expect(counted('riches', { person, ducats: 31, others: { 1: { ducats: 30 } } })).toEqual([awarded, 0, 0]);
  });

  test('D-22.4: a banker is a merchant', () => {
    const state = atElection({ seats: 4, ducats: 50, cubes: { politician: 2, abbess: 1 } });
    does(state, 0, runsFor('banker'));
    expect(points(state, 'riches')).toEqual([7, 0, 0, 0]);
  });

  test('D-22.4: a tie goes to more knowledge; nobody gets it with 0 (Q-21)', () => {
    const ahead = { ducats: 30, on: { knowledge: 1 } };
    expect(counted('riches', { ducats: 30, others: { 1: ahead } })).toEqual([0, 7, 0]);
    const poor = { ducats: 0 };
    expect(counted('riches', { ...poor, others: { 1: poor, 2: poor } })).toEqual([0, 0, 0]);
    expect(counted('riches', { ducats: 1, others: { 1: poor, 2: poor } })).toEqual([7, 0, 0]);
  });
});

describe('D-22.5, D-22.6 Riddle and Canticle', () => {
  test.each([
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [3, 2, 0],
      [0, 0, 0],
    ],
    [
      [4, 2, 0],
      [4, 0, 0],
    ],
    [
      [6, 5, 4],
      [4, 0, 0],
    ],
    [
      [5, 7, 4],
      [0, 5, 0],
    ],
    [
      [9, 4, 10],
      [0, 0, 6],
    ],
  ])('D-22.5: the Riddle %j gives %j', (at, awarded) => {
    expect(counted('riddle', spaces('riddle', ...at))).toEqual(awarded);
  });

  test('D-22.5: on one space the lower disc is the leader', () => {
    const tied = spaces('riddle', 8, 8, 8);
    expect(counted('riddle', { ...tied, piles: { riddle: [1, 2, 0] } })).toEqual([0, 5, 0]);
  });

  test.each([
    // spaces, pile, literal, ranking
    [
      [5, 3, 1],
      [0, 1, 2],
      [9, 4, 0],
      [9, 4, 0],
    ],
    [
      [5, 5, 1],
      [1, 0, 2],
      [0, 9, 4],
      [4, 9, 0],
    ],
    [
      [5, 3, 3],
      [0, 2, 1],
      [9, 0, 4],
      [9, 0, 4],
    ],
    [
      [5, 5, 5],
      [2, 1, 0],
      [0, 0, 9],
      [0, 4, 9],
    ],
    [
      [5, 0, 0],
      [0, 1, 2],
      [9, 0, 0],
      [9, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 1, 2],
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [4, 4, 2, 2],
      [1, 0, 3, 2],
      [0, 9, 0, 4],
      [4, 9, 0, 0],
    ],
    [
      [4, 4, 4, 2, 1],
      [2, 1, 0, 3, 4],
      [0, 0, 9, 4, 0],
      [0, 4, 9, 0, 0],
    ],
  ])('D-22.6, Q-22: the Canticle %j with the pile %j gives %j, by house rule %j', (at, pile, literal, ranking) => {
    const situation = { ...spaces('canticle', ...at), piles: { canticle: pile } };
    expect(counted('canticle', situation)).toEqual(literal);
    expect(counted('canticle', { ...situation, options: { canticleTies: 'ranking' } })).toEqual(ranking);
  });
});

describe('D-22.7, D-22.8 manuscripts', () => {
  const both = (...manuscripts: readonly CardName[]) => {
    const state = lastRound({ manuscripts, bent: true }); // Lingua Volgare without a shift
    return [points(state, 'manuscripts')?.[0], points(state, 'dialects')?.[0]];
  };

  test('D-22.7: each manuscript is worth its level, Lingua Volgare 8', () => {
    expect(both()).toEqual([0, 0]);
    expect(both('oil 1', 'oil 2', 'latin 3', 'oil/latin 4')).toEqual([10, 0]);
    expect(both('lingua')).toEqual([8, 0]);
    expect(both('lingua', 'oc 1')).toEqual([9, 0]);
  });

  test('D-22.8: 5 points, once, for five manuscripts that stand for five dialects', () => {
    const five = ['oil 1', 'latin 1', 'florentine 1', 'sicilian 1', 'oc 1'] as const;
    expect(both(...five)).toEqual([5, 5]);
    expect(both(...five, ...five)).toEqual([10, 5]);
    expect(both(...five.slice(1))).toEqual([4, 0]);
  });

  test('D-22.8: a card of level 4 stands for one of its two dialects', () => {
    expect(both('oil/latin 4', 'oil/florentine 4', 'florentine/sicilian 4', 'sicilian/oc 4', 'oc 1')).toEqual([17, 5]);
    expect(both('oil/latin 4', 'oil 1', 'latin 1', 'sicilian 1', 'oc 1')).toEqual([8, 0]); // no florentine
    expect(both('oil/oc 4', 'latin/oc 4', 'florentine/oc 4', 'sicilian/oc 4', 'latin 1')).toEqual([17, 5]);
  });

  test('D-22.8: Lingua Volgare stands for no dialect', () => {
    expect(both('lingua', 'oil 1', 'latin 1', 'florentine 1', 'sicilian 1')).toEqual([12, 0]);
  });
});

describe('D-22.9 cards', () => {
  test.each([
    ['mario', 0],
    ['michel', 0],
    ['stefano', 0],
    ['gigi', -4],
    ['ralph', 4],
    ['balestreri', 0],
    ['lanzuisi', 6],
    ['muret', 0],
    ['shlasinger', 4],
    ['zazza', 0],
  ] as const)('D-22.9: %s has %i points, elected or not', (person, awarded) => {
    const elected = (person: PersonId, office: 'benedictine' | 'camerlengo') => {
      const state = atElection({ seats: 5, person, cubes: { politician: 11 } });
      does(state, 0, runsFor(office));
      playOn(state);
      return points(state, 'cards')?.[0];
    };
    expect(counted('cards', { person })).toEqual([awarded, 0, 0]);
    const isFriar = ['mario', 'michel', 'stefano', 'gigi', 'ralph'].includes(person);
    expect(elected(person, isFriar ? 'benedictine' : 'camerlengo')).toBe(awarded);
  });

  test.each(['lanzuisi', 'shlasinger'] as const)('D-22.9: %s has nothing for the card as pope', (person) => {
    const state = atElection({ seats: 5, person, cubes: { politician: 6 } });
    does(state, 0, runsFor('pope'));
    expect([points(state, 'election')?.[0], points(state, 'cards')?.[0]]).toEqual([22, 0]);
  });
});

describe('D-23.1 the winner', () => {
  test('D-23.1: most points win', () => {
    const state = lastRound({ ducats: 0, cubes: { scribe: 2 }, others: { 1: { cubes: { scribe: 3 }, ducats: 0 } } });
    const { points: totals, places } = vulgari.result(state);
    expect([totals, places]).toEqual([
      [2, 3, 7],
      [3, 2, 1],
    ]);
  });

  test.each([[[0, 1, 2]], [[2, 0, 1]], [[1, 2, 0]]])(
    'D-23.1: a tie goes to more knowledge, so that nobody shares a place: %j',
    (pile) => {
      const poor = { ducats: 0 };
      const state = lastRound({ ...poor, others: { 1: poor, 2: poor }, piles: { knowledge: pile } });
      expect(vulgari.result(state).points).toEqual([0, 0, 0]);
      expect(pile.map((seat) => vulgari.result(state).places[seat])).toEqual([1, 2, 3]);
    },
  );
});
