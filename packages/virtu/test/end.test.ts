/** V-10: the end and the score. */
import { describe, expect, test } from 'vitest';
import type { CityId } from '../src/data/index.js';
import { virtu } from '../src/index.js';
import { crossesOf, prestigeOf, religionPoints } from '../src/rules/end.js';
import { type Belongings, beforeSieges, playOn, type Situation, table } from './table.js';

/** Why the game ends, as it stands when the sieges of this spring are over. */
function endingOf(situation: Situation): string | null {
  const state = table({ stack: beforeSieges(), ...situation });
  playOn(state, ({ open }) => open.season === 'winter');
  return state.open.ending;
}

const pointsFor = (category: string, situation: Situation) =>
  virtu.result(table({ season: 'winter', stack: [], ...situation })).sheet.find((row) => row.category === category)
    ?.points;

/** The cities of a game of three that belong to nobody at the beginning, pirates last. */
const NEUTRAL: readonly CityId[] = [
  ...(['ferrara', 'bologna', 'ravenna', 'siena', 'spoleto', 'ancona', 'rome', 'terracina', 'aquila'] as const),
  ...(['benevento', 'bari', 'syracuse', 'ajaccio', 'tunis'] as const),
];
const EIGHT = NEUTRAL.slice(0, 6);

describe('V-10.1 the end', () => {
  test('V-10.1.1: no neutral city, eight cities, or patronage rank 5 at the end of spring', () => {
    const noneLeft = { 0: 5, 1: 5, 2: 4 };
    expect(NEUTRAL).toHaveLength(noneLeft[0] + noneLeft[1] + noneLeft[2]);
    const [ours, theirs, rest] = [NEUTRAL.slice(0, 5), NEUTRAL.slice(5, 10), NEUTRAL.slice(10)];
    expect(endingOf({ cities: ours, others: { 1: { cities: theirs }, 2: { cities: rest } } })).toBe('neutral');
    expect(endingOf({ cities: EIGHT })).toBe('cities');
    expect(endingOf({ others: { 2: { rank: 5, bonuses: ['columbus', 'duomo'] } } })).toBe('patronage');
    expect(endingOf({ cities: EIGHT.slice(1), rank: 4, bonuses: ['columbus', 'duomo'] })).toBeNull();
  });

  test('V-10.1.1: the chronicle tells who led which dynasty, for how many years, and what ended the game', () => {
    const state = table({ cities: EIGHT, stack: beforeSieges() });
    playOn(state);
    expect(virtu.chronicle?.(state)).toEqual({
      roles: ['florence', 'venice', 'naples'],
      rounds: state.open.year,
      ending: 'cities',
    });
  });

  test('V-10.1.2: all play this winter in full, then the game is over', () => {
    const state = table({ cities: EIGHT, stack: beforeSieges() });
    const told = playOn(state).map(({ type }) => type);
    expect(told.filter((type) => type === 'wintered')).toHaveLength(3);
    expect(told.at(-1)).toBe('over');
    expect(told).not.toContain('year');
    expect(state.open.stack).toEqual([]);
  });

  test('V-10.1.3: eight cities in the course of spring do not count if one is lost before its end', () => {
    const losing = { cities: EIGHT, troops: {}, others: { 1: { troops: { ferrara: 3 } } } } as const;
    expect(endingOf(losing)).toBeNull();
    expect(endingOf({ ...losing, others: { 1: { troops: { ferrara: 1 } } } })).toBe('cities');
  });

  test('V-10.1.4: pirate ports count as neutral cities, closed cities do not', () => {
    const [ours, theirs] = [NEUTRAL.slice(0, 5), NEUTRAL.slice(5, 10)];
    const others = { 1: { cities: theirs }, 2: { cities: ['bari', 'syracuse', 'ajaccio'] } } as const;
    expect(endingOf({ cities: ours, others })).toBeNull(); // Tunis is left
    const all = { ...others, 2: { cities: [...others[2].cities, 'tunis'] } } as const;
    expect(endingOf({ cities: ours, others: all })).toBe('neutral'); // Milan, Ragusa and six others are closed
  });

  test('V-10.1.5: the house rule yearLimit ends the game after the winter of that year', () => {
    const until = (year: number, yearLimit: number | 'none') => endingOf({ year, options: { yearLimit } });
    expect([6, 7, 8].map((year) => until(year, 7))).toEqual([null, 'years', 'years']);
    expect([29, 30].map((year) => until(year, 30))).toEqual([null, 'years']);
    expect(until(99, 'none')).toBeNull();
    const state = table({ year: 7, options: { yearLimit: 7 }, stack: beforeSieges() });
    expect(playOn(state).at(-1)).toEqual({ type: 'over', year: 7 });
  });
});

describe('V-10.2 points', () => {
  test('V-10.2.1: cities by the track, and 1 more for everybody on the highest space', () => {
    const cities = (count: number): Belongings => ({ cities: NEUTRAL.slice(0, count - 2) });
    const points = [2, 3, 4, 5, 6, 7, 8, 9].map((count) => pointsFor('cities', cities(count))?.[0]);
    expect(points).toEqual([1, 2, 3, 4, 5, 6, 7, 7]);
    expect(pointsFor('cities', { ...cities(5), others: { 2: { cities: ['benevento'] } } })).toEqual([4, 0, 1]);
    const tied = { 1: { cities: ['benevento', 'bari', 'syracuse'] } } as const;
    expect(pointsFor('cities', { ...cities(5), others: tied })).toEqual([4, 4, 0]);
    const homeless = { without: ['florence', 'pisa'], troops: {} } as const;
    expect(pointsFor('cities', homeless)).toEqual([0, 1, 1]);
  });

  test('V-10.2.2: patronage by the rank, and 1 more for everybody on the highest rank', () => {
    const ranks = (...given: readonly number[]) => {
      const of = (seat: number): Belongings => {
        const bonuses = [
          ['columbus', 'duomo'],
          ['leonardo', 'prince'],
          ['copernicus', 'cannons'],
        ] as const;
        return { rank: given[seat], bonuses: bonuses[seat].slice(0, Math.floor(given[seat] / 2)) };
      };
      return pointsFor('patronage', { ...of(0), others: { 1: of(1), 2: of(2) } });
    };
    expect(ranks(0, 0, 0)).toEqual([1, 1, 1]);
    expect(ranks(1, 2, 3)).toEqual([1, 1, 3]);
    expect(ranks(4, 5, 3)).toEqual([2, 4, 2]);
    expect(ranks(4, 4, 0)).toEqual([3, 3, 0]);
  });

  test('V-10.2.3: prestige of cards, tiles and bonuses, whatever face they show; a cathedral counts once', () => {
    const situation = {
      rank: 4,
      bonuses: ['columbus', 'bastions'],
      cards: { L1: 'cardinal', action1: 'pope', R1: 'merchant' },
      tiles: ['duchy', 'principality', 'republic', 'guild', 'cathedral:florence'],
    } as const;
    const state = table(situation);
    expect(prestigeOf(virtu.tables, state, 0)).toBe(2 + 1 + 1 + 2 + (1 + 1 + 2 + 0 + 1));
    const tired = table({ ...situation, exhausted: ['L1', 'duchy', 'republic', 'cathedral:florence'] });
    expect(prestigeOf(virtu.tables, tired, 0)).toBe(prestigeOf(virtu.tables, state, 0));
    expect(pointsFor('prestige', situation)).toEqual([11, 0, 0]);
  });

  test('V-10.2.4: religious influence by the crosses counted', () => {
    const cards = { L1: 'bishop', R1: 'bishop' } as const;
    const others = { 2: { cards: { L1: 'bishop' } } } as const;
    expect(pointsFor('religion', { cards, others })).toEqual([4, 0, 2]);
  });

  test('V-10.2.5: 2 points for each trophy', () => {
    expect(pointsFor('trophies', { trophies: [1, 2], others: { 1: { trophies: [0] } } })).toEqual([4, 2, 0]);
  });

  test('V-10.2.6: 1 point for each alliance without an enemy agent, ready or used', () => {
    const allies = { france: 0, ottoman: 0, empire: 1 } as const;
    expect(pointsFor('alliances', { allies, usedPowers: ['ottoman'] })).toEqual([2, 1, 0]);
    const agents = { 'power:france': 2, 'power:ottoman': 0 } as const;
    expect(pointsFor('alliances', { allies, agents })).toEqual([1, 1, 0]);
  });

  test('V-10.2.7: 1 point less for each indulgence in the palace', () => {
    expect(pointsFor('indulgences', { indulgences: [0, 3, 4], others: { 2: { indulgences: [1] } } })).toEqual([
      ...[-3, 0, -1],
    ]);
  });
});

describe('V-10.3 religious influence', () => {
  const crosses = (situation: Situation) => crossesOf(virtu.tables, table(situation), 0);
  const religion = (...counted: readonly number[]) => religionPoints(virtu.tables, counted, false);

  test('V-10.3.1: crosses of all cards and tiles, either face; Holy Roman Empire, Duomo and Sistine Chapel', () => {
    const palace = {
      cards: { action1: 'cardinal', upgrade1: 'bishop', L1: 'bishop', R1: 'giovanni-de-medici', R2: 'merchant' },
      cities: ['ravenna'],
      tiles: ['cathedral:florence', 'duchy'],
    } as const;
    expect(crosses(palace)).toBe(4 + 2);
    expect(crosses({ ...palace, exhausted: ['L1', 'ravenna', 'cathedral:florence'] })).toBe(6);
    const patron = { rank: 2, allies: { empire: 0 } } as const;
    expect(crosses({ ...palace, ...patron, bonuses: ['duomo'] })).toBe(6 + 1 + 1);
    expect(crosses({ ...palace, ...patron, bonuses: ['sistine-chapel'], usedPowers: ['empire'] })).toBe(6 + 1 + 2);
    const agents = { 'power:empire': 1 } as const;
    expect(crosses({ ...palace, ...patron, bonuses: ['columbus'], agents })).toBe(6);
    expect(crosses({ ...palace, allies: { empire: 0 }, agents: { 'power:empire': 0 } })).toBe(6 + 1);
  });

  test('V-10.3.2: 4, 2, 0 among three; 4, 2, 1, 0 among four; 4, 2, 1, 0, 0 among five', () => {
    expect(religion(1, 2, 3)).toEqual([0, 2, 4]);
    expect(religion(9, 2, 3, 0)).toEqual([4, 1, 2, 0]);
    expect(religion(4, 3, 2, 1, 0)).toEqual([4, 2, 1, 0, 0]);
  });

  test('V-10.3.3: tied players get the points of the rank below; the next one those of the true position', () => {
    expect(religion(5, 5, 1, 0)).toEqual([2, 2, 1, 0]);
    expect(religion(5, 4, 4, 1)).toEqual([4, 1, 1, 0]);
    expect(religion(5, 5, 4, 4, 1)).toEqual([2, 2, 0, 0, 0]);
  });

  test('V-10.3.4: three tied first get 2 each, the next is fourth', () => {
    expect(religion(3, 3, 3, 1)).toEqual([2, 2, 2, 0]);
    expect(religion(3, 3, 3, 1, 0)).toEqual([2, 2, 2, 0, 0]);
    expect(religion(3, 3, 3)).toEqual([2, 2, 2]);
  });

  test('V-10.3.5: if the shared rank is the last one, its points apply', () => {
    expect(religion(5, 1, 1)).toEqual([4, 0, 0]);
    expect(religion(5, 4, 1, 1)).toEqual([4, 2, 0, 0]);
  });

  test('V-10.3.6: every cross counts, also on a relief with several types, and every one of several', () => {
    expect(crosses({ cards: { L1: 'pope' } })).toBe(2); // crown 2, cross 2
    expect(crosses({ cities: ['aquila', 'ravenna'] })).toBe(2); // florin 1, cross 1; florin 2, cross 1
  });

  test('V-10.3.7: no cross is needed for a rank, unless the house rule religionNeedsCross says so', () => {
    const cards = { L1: 'bishop' } as const;
    expect(pointsFor('religion', {})).toEqual([2, 2, 2]);
    expect(pointsFor('religion', { seats: 4, cards, others: { 1: { cities: ['ravenna'] } } })).toEqual([2, 2, 0, 0]);
    const options = { religionNeedsCross: true };
    expect(pointsFor('religion', { options })).toEqual([0, 0, 0]);
    expect(pointsFor('religion', { options, cards })).toEqual([4, 0, 0]);
  });

  test('V-10.3.8: the formula gives what handing out the ranks one by one gives', () => {
    for (const table of [[4, 2, 0] as const, [4, 2, 1, 0] as const, [4, 2, 1, 0, 0] as const]) {
      for (const counted of tuples(table.length, 4))
        expect(religion(...counted), String(counted)).toEqual(byHand(counted, table));
    }
  });

  /** All ways to give each of so many players 0 to below `most` crosses. */
  function tuples(players: number, most: number): number[][] {
    if (players === 0) return [[]];
    return tuples(players - 1, most).flatMap((rest) => Array.from({ length: most }, (_, count) => [count, ...rest]));
  }

  /** V-10.3.2, V-10.3.3 as at a table: the players in a row by crosses; equal ones together take the place after their first. */
  function byHand(counted: readonly number[], table: readonly number[]): number[] {
    const row = counted.toSorted((one, other) => other - one);
    return counted.map((mine) => {
      const firstPlace = row.indexOf(mine);
      const isAlone = row.lastIndexOf(mine) === firstPlace;
      if (isAlone) return table[firstPlace];
      return firstPlace + 1 < table.length ? table[firstPlace + 1] : 0;
    });
  }
});

describe('V-10.4 the winner', () => {
  const ranked = (situation: Situation) => {
    const { points, places } = virtu.result(table({ season: 'winter', stack: [], ...situation }));
    return { points, places };
  };

  test('V-10.4.1: most points win, whatever the crowns', () => {
    expect(ranked({ trophies: [1], others: { 1: { cards: { L1: 'consigliere' } } } })).toEqual({
      points: [6, 4, 4],
      places: [1, 2, 3],
    });
  });

  test('V-10.4.1: a tie goes to the most crowns on cards and tiles, either face', () => {
    // Florence shows 2 crowns on its cities, Venice 3, Naples 2.
    expect(ranked({})).toEqual({ points: [4, 4, 4], places: [2, 1, 2] });
    const others = { 2: { cards: { L1: 'consigliere', action0: 'podesta' }, exhausted: ['L1', 'naples'] } } as const;
    expect(ranked({ others }).places).toEqual([3, 2, 1]);
    const tied = {
      rank: 2,
      bonuses: ['machiavelli'],
      cards: { L1: 'machiavelli' },
      others: { 1: { rank: 2, bonuses: ['prince'] } },
    } as const;
    expect(ranked(tied)).toEqual({ points: [5, 5, 3], places: [1, 2, 3] });
  });

  test('V-10.4.1: printed rooms, Michelangelo and alliances show no crowns that count', () => {
    expect(ranked({ cards: { action1: 'merchant' } }).places).toEqual([2, 1, 2]); // over the crown printed in the room
    const patron = (bonus: 'michelangelo' | 'leonardo') => ({ rank: 2, bonuses: [bonus] }) as const;
    expect(ranked({ ...patron('michelangelo'), others: { 1: patron('leonardo') } }).places).toEqual([2, 1, 3]);
    expect(ranked({ allies: { ottoman: 0, france: 2 } }).places).toEqual([1, 3, 1]);
  });

  test('V-10.4.1: still tied, the victory is shared', () => {
    const ambassador = { cards: { L1: 'ambassador' } } as const;
    expect(ranked({ ...ambassador, others: { 2: ambassador } }).places).toEqual([1, 1, 1]);
  });

  test('V-10.4.2: the other places follow in the same way', () => {
    const four = ranked({ seats: 4, trophies: [1], others: { 3: { cities: ['parma', 'turin'] } } });
    expect(four).toEqual({ points: [4, 2, 2, 8], places: [2, 3, 4, 1] }); // Venice has 3 crowns, Naples 2
    const shared = ranked({ trophies: [1], others: { 2: { cards: { L1: 'ambassador' } } } });
    expect(shared.places).toEqual([1, 2, 2]);
  });
});
