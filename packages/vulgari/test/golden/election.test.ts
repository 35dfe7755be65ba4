/** The final election: worked examples. */
import { asked } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { ABSTAIN } from '../../src/choices.js';
import { vulgari } from '../../src/index.js';
import { atElection, gives, offices, runsFor } from '../elections.js';
import { behind, does, may, points, refused } from '../table.js';

describe('the final election', () => {
  test('G-18: Lanzuisi elected camerlengo has 14 + 6 points, elected pope 22', () => {
    const lanzuisi = { person: 'lanzuisi', cubes: { politician: 5, noble: 1 } } as const;
    const both = (state: ReturnType<typeof atElection>) => [
      points(state, 'election')?.[0],
      points(state, 'cards')?.[0],
    ];
    const camerlengo = atElection(lanzuisi);
    does(camerlengo, 0, runsFor('camerlengo'), gives(3, 1, 0));
    expect(both(camerlengo)).toEqual([14, 6]);
    const pope = atElection(lanzuisi);
    does(pope, 0, runsFor('pope'));
    expect(both(pope)).toEqual([22, 0]);
  });

  test('G-75: a camerlengo with 3 politicians and 2 nobles gives 3 politicians and 1 noble', () => {
    const state = atElection({ person: 'zazza', cubes: { politician: 3, noble: 2 } });
    does(state, 0, runsFor('camerlengo')); // the only set: nothing more is asked
    expect([offices(state)[0], behind(state, 0)]).toEqual(['camerlengo', { noble: 1 }]);
  });

  test.each([
    ['countsAgain', [3, 0, 0]],
    ['spent', [0, 3, 0]],
  ])('G-77: Balestreri is pope with 14 + 3 votes; the virtual politician then, by house rule %s', (rule, votes) => {
    const state = atElection({
      options: { virtualCubeAfterElection: rule },
      person: 'balestreri',
      cubes: { politician: 4, noble: 1 },
      others: { 1: { cubes: { abbess: 2 } } },
    });
    does(state, 0, runsFor('pope'));
    expect([offices(state)[0], behind(state, 0)]).toEqual(['pope', {}]);
    expect(points(state, 'votes')).toEqual(votes); // against 2 votes of seat 1
  });

  test('G-92: X with 18 votes and more knowledge than Y with 20 may become pope, then Y only camerlengo', () => {
    const [X, Y] = [0, 1];
    const situation = {
      seats: 5,
      person: 'lanzuisi',
      cubes: { politician: 5, noble: 1, abbess: 1 },
      on: { knowledge: 40 },
      others: { [Y]: { person: 'zazza', cubes: { politician: 6, noble: 1 }, on: { knowledge: 39 } } },
    } as const;
    const taken = atElection(situation);
    expect(asked(vulgari, taken)).toEqual([X]);
    does(taken, X, runsFor('pope'));
    expect(asked(vulgari, taken)).toEqual([Y]);
    expect(refused(taken, Y, runsFor('pope')).rule).toBe('D-21.6');
    expect(may(taken, Y)).toEqual([runsFor('camerlengo'), ABSTAIN]);
    const left = atElection(situation);
    does(left, X, runsFor('camerlengo'), gives(3, 1, 0));
    does(left, Y, runsFor('pope'), gives(5, 1, 0));
    expect(offices(left).slice(0, 2)).toEqual(['camerlengo', 'pope']);
  });
});
