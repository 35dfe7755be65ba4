/** D-21: the final election. */
import { asked, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { ABSTAIN, type CubeSet, END } from '../src/choices.js';
import type { PersonId } from '../src/data/index.js';
import { vulgari } from '../src/index.js';
import { minimalSets } from '../src/rules/holding.js';
import { atElection, gives, lastRound, offices, runsFor } from './elections.js';
import { behind, type Cubes, does, may, playOn, points, refused, top } from './table.js';

const OFFICES = ['banker', 'benedictine', 'camerlengo', 'pope'] as const;

describe('D-21.1, D-21.2 screens and order', () => {
  test('D-21.1: all screens are lifted before anybody decides', () => {
    const state = lastRound({
      seats: 2,
      turnOrder: [1, 0],
      cubes: { politician: 3, scribe: 1 },
      manuscripts: ['oil 2'],
      others: { 1: { cubes: { abbess: 2 } } },
    });
    expect(view(state, 1).open.players[0].isLifted).toBe(false);
    const told = does(state, 0, END);
    const nothing = { politicians: 0, nobles: 0, abbesses: 0, scribes: 0 };
    expect(told.slice(1)).toEqual([
      { type: 'lifted' },
      { type: 'behind', seat: 0, ...nothing, politicians: 3, scribes: 1 },
      { type: 'behind', seat: 1, ...nothing, abbesses: 2 },
    ]);
    const { isLifted, seenCubes, seenManuscripts } = view(state, 1).open.players[0];
    expect([isLifted, seenCubes, seenManuscripts]).toEqual([true, [3, 0, 0, 1], state.own[0].manuscripts]);
  });

  test('D-21.2: one by one, the one with most knowledge first, on one space the lower disc', () => {
    const banker = (knowledge: number) => ({ cubes: { politician: 2, abbess: 1 }, on: { knowledge } });
    const state = atElection({
      seats: 4,
      ...banker(20),
      others: { 1: banker(30), 2: banker(20), 3: banker(40) },
      piles: { knowledge: [3, 1, 2, 0] },
    });
    const wasAsked: number[] = [];
    while (asked(vulgari, state).length > 0) {
      const [seat] = asked(vulgari, state);
      wasAsked.push(seat);
      does(state, seat, runsFor('banker'));
    }
    expect(wasAsked).toEqual([3, 1, 2, 0]);
  });

  test('D-21.2: who can be elected to nothing is not asked', () => {
    const state = atElection({ seats: 2, cubes: { politician: 2 }, others: { 1: { cubes: { politician: 1 } } } });
    expect([asked(vulgari, state), offices(state)]).toEqual([[], [null, null]]);
  });
});

describe('D-21.3 the offices', () => {
  const votes = (count: number): Cubes => ({ politician: Math.floor(count / 3), abbess: count % 3 });
  const electable = (person: PersonId | undefined, count: number) => {
    const state = atElection({ seats: 5, person, cubes: votes(count) });
    if (top(state) === undefined) return [];
    return OFFICES.filter((office) =>
      may(state, 0).some((choice) => JSON.stringify(choice) === JSON.stringify(runsFor(office))),
    );
  };

  test.each([
    [undefined, 6, []],
    [undefined, 7, ['banker']],
    [undefined, 20, ['banker']],
    ['mario', 9, []],
    ['mario', 10, ['benedictine']],
    ['mario', 20, ['benedictine']],
    ['zazza', 10, []],
    ['zazza', 11, ['camerlengo']],
    ['zazza', 16, ['camerlengo']],
    ['zazza', 17, ['camerlengo', 'pope']],
  ] as const)('D-21.3: %s with %i votes can be elected to %j', (person, count, expected) => {
    expect(electable(person, count)).toEqual(expected);
  });

  test('D-21.3: refusals tell the votes, or that the status does not allow it', () => {
    const state = atElection({ seats: 5, person: 'zazza', cubes: votes(16) });
    expect(refused(state, 0, runsFor('pope'))).toMatchObject({ rule: 'D-21.3', facts: { needs: 17, has: 16 } });
    expect(refused(state, 0, runsFor('banker'))).toMatchObject({ rule: 'D-21.3' });
    expect(refused(state, 0, runsFor('benedictine'))).toMatchObject({ rule: 'D-21.3' });
  });

  test.each([
    [undefined, 'banker', 6],
    ['mario', 'benedictine', 11],
    ['zazza', 'camerlengo', 14],
    ['zazza', 'pope', 22],
  ] as const)('D-21.3: %s as %s has %i points', (person, office, awarded) => {
    const state = atElection({ seats: 5, person, cubes: votes(17) });
    does(state, 0, runsFor(office));
    playOn(state);
    expect(points(state, 'election')).toEqual([awarded, 0, 0, 0, 0]);
  });

  test('D-21.3, Q-20: it is optional, and at most one for each player', () => {
    const state = atElection({ seats: 5, person: 'zazza', cubes: votes(29) });
    expect(may(state, 0)).toContainEqual(ABSTAIN);
    does(state, 0, ABSTAIN);
    expect([asked(vulgari, state), offices(state)[0], points(state, 'election')?.[0]]).toEqual([[], null, 0]);
    const elected = atElection({ seats: 5, person: 'zazza', cubes: votes(29) });
    does(elected, 0, runsFor('camerlengo'));
    playOn(elected);
    expect(offices(elected)[0]).toBe('camerlengo');
  });
});

describe('D-21.4, D-21.5 the cubes', () => {
  test.each([
    ['michel', 'benedictine', { politician: 3 }],
    ['stefano', 'benedictine', { politician: 2, abbess: 2 }],
    ['balestreri', 'camerlengo', { politician: 2, noble: 1 }],
  ] as const)('D-21.4: the virtual cube of %s counts for %s and is not lost', (person, office, cubes) => {
    const state = atElection({ seats: 5, person, cubes });
    does(state, 0, runsFor(office));
    expect([offices(state)[0], behind(state, 0)]).toEqual([office, {}]);
    expect(points(state, 'votes')?.[0]).toBe(3); // with the virtual cube alone
    expect(vulgari.tables.persons[state.open.players[0].person].person).toBe(person);
  });

  test('D-21.5: the sum may exceed the requirement; a cube that is not needed stays', () => {
    const state = atElection({ seats: 5, cubes: { politician: 3, noble: 2, abbess: 2 } });
    does(state, 0, runsFor('banker'));
    const sets = [gives(1, 1, 2), gives(1, 2, 0), gives(2, 0, 1), gives(2, 1, 0), gives(3, 0, 0)];
    expect(may(state, 0)).toEqual(sets);
    for (const [one, sum] of [
      [gives(2, 1, 1), 9],
      [gives(2, 0, 2), 8],
    ] as const) {
      expect(refused(state, 0, one).reason, `${sum} votes`).toBe('unknown');
    }
    does(state, 0, gives(3, 0, 0));
    expect(behind(state, 0)).toEqual({ noble: 2, abbess: 2 });
  });

  test('D-19.8, D-21.5: the sets for every need are those of which no cube can be left out', () => {
    const state = atElection({ seats: 5 });
    const most = { politicians: 3, nobles: 3, abbesses: 4 };
    state.own[0].taken = { 0: most.politicians, 1: most.nobles, 2: most.abbesses, 3: 2 };
    const worth = (one: CubeSet) => 3 * one.politicians + 2 * one.nobles + one.abbesses;
    for (let need = -2; need <= worth(most) + 1; need++) {
      const isMinimal = (one: CubeSet) =>
        worth(one) >= need &&
        (one.politicians === 0 || worth(one) - 3 < need) &&
        (one.nobles === 0 || worth(one) - 2 < need) &&
        (one.abbesses === 0 || worth(one) - 1 < need);
      const sets = minimalSets(state, 0, need);
      expect(new Set(sets.map((one) => JSON.stringify(one)))).toEqual(
        new Set(
          subsets(most)
            .filter(isMinimal)
            .map((one) => JSON.stringify(one)),
        ),
      );
      const sums = sets.map(worth);
      expect(sums).toEqual(sums.toSorted((one, other) => one - other));
    }
  });

  test('D-21.5: the cubes leave the game', () => {
    const state = atElection({ seats: 5, cubes: { politician: 2, abbess: 1 } });
    const { gone, rows } = vulgari.clone(state).open;
    does(state, 0, runsFor('banker'));
    expect(state.open.gone).toEqual([gone[0] + 2, gone[1], gone[2] + 1, gone[3]]);
    expect(state.open.rows).toEqual(rows);
  });

  test('D-21.5: scribes have no votes and are never given', () => {
    const state = atElection({ seats: 5, cubes: { politician: 2, scribe: 5 } });
    expect(asked(vulgari, state)).toEqual([]);
  });
});

describe('D-21.6 one pope', () => {
  /** Three cardinals with 17 or 18 votes; seat 1 has most knowledge, then seat 2, whose virtual politician counts. */
  const conclave = () =>
    atElection({
      seats: 5,
      person: 'zazza',
      cubes: { politician: 6 },
      others: {
        1: { person: 'muret', cubes: { politician: 5, abbess: 2 }, on: { knowledge: 20 } },
        2: { person: 'balestreri', cubes: { noble: 7 }, on: { knowledge: 10 } },
      },
    });

  test('D-21.6: the one with most knowledge has the right; the others may become camerlengo', () => {
    const state = conclave();
    does(state, 1, runsFor('pope'));
    expect(refused(state, 2, runsFor('pope'))).toMatchObject({ reason: 'barred', rule: 'D-21.6' });
    expect(may(state, 2)).toEqual([runsFor('camerlengo'), ABSTAIN]);
    does(state, 2, runsFor('camerlengo'));
    expect(refused(state, 0, runsFor('pope')).rule).toBe('D-21.6');
    does(state, 0, runsFor('camerlengo'));
    expect(offices(state).slice(0, 3)).toEqual(['camerlengo', 'pope', 'camerlengo']);
  });

  test('D-21.6: if the first does not want it the right passes on, in the order of knowledge', () => {
    const state = conclave();
    does(state, 1, runsFor('camerlengo'), gives(3, 0, 2));
    does(state, 2, ABSTAIN);
    does(state, 0, runsFor('pope'));
    expect(offices(state).slice(0, 3)).toEqual(['pope', 'camerlengo', null]);
  });

  test('D-21.6: seventeen votes with the virtual cube give the right too', () => {
    const state = conclave();
    does(state, 1, ABSTAIN);
    does(state, 2, runsFor('pope')); // 14 + 3
    expect(refused(state, 0, runsFor('pope')).rule).toBe('D-21.6');
    expect(behind(state, 2)).toEqual({});
  });
});

/** Every set of cubes within a holding. */
function subsets(most: CubeSet): CubeSet[] {
  const upTo = (count: number) => Array.from({ length: count + 1 }, (_, number) => number);
  return upTo(most.politicians).flatMap((politicians) =>
    upTo(most.nobles).flatMap((nobles) => upTo(most.abbesses).map((abbesses) => ({ politicians, nobles, abbesses }))),
  );
}
