/** Ratings: what openskill makes of places, which games are rated, and that the same games in the same order give the same ratings. */
import { completeOptions } from '@bottega/kernel';
import type { Player } from '@bottega/table';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { keepResults, takeResultNumber } from '../src/ratings/keep-results.js';
import { ranksOf, sharingOf } from '../src/ratings/ranks.js';
import { FIRST_RATING, type Rating, ratingsAfter, shownRating } from '../src/ratings/rating.js';
import { whyUnrated } from '../src/ratings/why-unrated.js';
import { openStore, type Store } from '../src/store/store.js';
import { GameShelf } from '../src/tables/game-shelf.js';
import { emptyPlace, newTableRow } from '../src/tables/new-rows.js';
import { DATABASES } from './postgres.js';
import { rateAgain } from './rated-again.js';

const { game } = await new GameShelf().load('principato');
const four = [FIRST_RATING, FIRST_RATING, FIRST_RATING, FIRST_RATING];

/** As openskill's documentation has it: with three digits, the last of which is cut off or rounded. */
function expectDocumented({ mu, sigma }: Rating, documented: readonly [number, number]): void {
  expect(Math.abs(mu / 1_000_000 - documented[0])).toBeLessThan(0.001);
  expect(Math.abs(sigma / 1_000_000 - documented[1])).toBeLessThan(0.001);
}

describe('a rating', () => {
  test('changes as openskill documents it', () => {
    const [fourth, first, third, second] = ratingsAfter(four, [4, 1, 3, 2]);
    expectDocumented(fourth, [20.963, 8.084]);
    expectDocumented(first, [27.795, 8.263]);
    expectDocumented(third, [24.689, 8.084]);
    expectDocumented(second, [26.553, 8.179]);
  });

  test('of those who share a place changes alike', () => {
    const [second, last, tied, first] = ratingsAfter(four, [2, 4, 2, 1]);
    expect(second).toEqual(tied);
    expectDocumented(second, [24.689, 8.179]);
    expectDocumented(last, [22.826, 8.179]);
    expectDocumented(first, [27.795, 8.263]);
  });

  test('is made for two as well, and grows surer with each game', () => {
    let [one, other]: readonly Rating[] = [FIRST_RATING, FIRST_RATING];
    for (let count = 0; count < 20; count++) {
      const before = one;
      [one, other] = ratingsAfter([one, other], [1, 2]);
      expect(one.mu).toBeGreaterThan(before.mu);
      expect(one.sigma).toBeLessThan(before.sigma);
    }
    expect(one.mu + other.mu).toBe(2 * FIRST_RATING.mu);
  });

  test('is shown on the scale of chess', () => {
    expect(shownRating(FIRST_RATING)).toEqual({ points: 1500, uncertainty: 250 });
    expect(shownRating({ mu: 26_350_000, sigma: 2_667_000 })).toEqual({ points: 1541, uncertainty: 80 });
    // By Plackett and Luce, of two whose strength is known, with openskill's β of 25/6.
    const chance = (points: number) => 1 / (1 + Math.exp(-points / 30 / (Math.SQRT2 * (25 / 6))));
    const inChess = (points: number) => 1 / (1 + 10 ** (-points / 400));
    for (const points of [50, 100, 200, 400]) expect(Math.abs(chance(points) - inChess(points))).toBeLessThan(0.01);
  });
});

describe('places', () => {
  const stayed = (place: number) => ({ place, leftAt: null });
  const left = (place: number, leftAt: number) => ({ place, leftAt });

  test('are those of the rules if everybody stayed', () => {
    const ranks = ranksOf([stayed(2), stayed(1), stayed(2), stayed(4)]);
    expect(ranks).toEqual([2, 1, 2, 4]);
    expect(ranks.map((_, seat) => sharingOf(ranks, seat))).toEqual([2, 1, 2, 1]);
  });

  test('whoever left is behind all who stayed, even if the bot in their seat won', () => {
    expect(ranksOf([left(1, 30), stayed(3), stayed(2)])).toEqual([3, 2, 1]);
  });

  test('of those who left the first is last, so that leaving early never pays', () => {
    expect(ranksOf([left(1, 30), left(2, 80), stayed(4), left(3, 50)])).toEqual([4, 2, 1, 3]);
    expect(ranksOf([left(1, 30), left(2, 80)])).toEqual([2, 1]);
  });
});

describe('a game is rated', () => {
  const options = JSON.stringify(completeOptions(game, {}));
  const usual = { branch: null, brought: null, data: null, options };
  const people = { people: 3, bots: 0 };
  const [rule] = game.options;
  const otherRules = JSON.stringify({ ...JSON.parse(options), [rule.id]: rule.values[1] });

  test('among people, by the rules of the game', () => {
    expect(whyUnrated(game, usual, people)).toBe(null);
    expect(whyUnrated(game, usual, { people: 2, bots: 0 })).toBe(null);
  });

  test.each([
    ['bots', usual, { people: 2, bots: 1 }],
    ['alone', usual, { people: 1, bots: 0 }],
    ['ownData', { ...usual, data: '{}' }, people],
    ['houseRules', { ...usual, options: otherRules }, people],
    ['branch', { ...usual, branch: '{}' }, people],
    ['brought', { ...usual, brought: 12 }, people],
  ] as const)('not if it is the case: %s', (reason, row, by) => {
    expect(whyUnrated(game, row, by)).toBe(reason);
  });
});

/** A table of principato for people who are called like this. */
function tableFor(seated: readonly string[]) {
  const row = newTableRow({
    game: 'principato',
    host: seated[0],
    is_open: 0,
    spectators: 'none',
    seats: seated.length,
    seating: 'asSat',
    options: JSON.stringify(completeOptions(game, {})),
    data: null,
    clock: '{"kind":"none"}',
    night: null,
    rules: 1,
    created: 1,
  });
  const places = seated.map((person, place) => ({ ...emptyPlace(row.id, place), person, seat: place, name: person }));
  return { row, places };
}

describe.each(DATABASES)('games that end at the same moment ($kind)', ({ create }) => {
  const PEOPLE = ['anna', 'bruno', 'carla', 'dario'];

  /** A game of some of them, which ends with these places. */
  async function end({ db }: Store, seated: readonly string[], places: readonly number[]): Promise<void> {
    const { row, places: sat } = tableFor(seated);
    await db.insertInto('places').values(sat).execute();
    const players = seated.map((name): Player => ({ name, bot: null }));
    await db.transaction().execute(async (transaction) => {
      const number = await takeResultNumber(transaction);
      await keepResults(transaction, number, { game, row, players, history: [], places, ended: 1 });
    });
  }

  test('lose nobody’s change; played over again in their order they give the same ratings', async () => {
    const store = await openStore(await create());
    const ends = Array.from({ length: 24 }, (_, at) => {
      const seated = PEOPLE.filter((_, person) => at % 4 !== person || at % 3 === 0);
      return end(store, seated, ranksOf(seated.map((_, seat) => ({ place: (seat * 7 + at) % 3, leftAt: null }))));
    });
    await Promise.all(ends);
    expect(await rateAgain(store.db)).toBe(24);
    const ratings = await store.db.selectFrom('ratings').select(['person', 'games']).orderBy('person').execute();
    expect(ratings).toEqual(PEOPLE.map((person) => ({ person, games: 20 })));
    await store.close();
  });
});

test.each(DATABASES)(
  'games that ended before there were ratings are results, but not rated ($kind)',
  async ({ create }) => {
    const database = await create();
    const older = await openStore(database);
    const { row, places } = tableFor(['anna', 'bruno', 'carla']);
    const over = { ...row, status: 'over' as const, result: '{"places":[2,1,2],"points":[5,9,5]}', updated: 7 };
    await older.db.insertInto('tables').values(over).execute();
    await older.db.insertInto('places').values(places).execute();
    const added = ['results', 'ratings', 'result_count', 'brought_games', 'analyses'];
    for (const table of added) await older.db.schema.dropTable(table).execute();
    await older.db.schema.alterTable('tables').dropColumn('brought').execute();
    await sql`delete from kysely_migration where name >= '008'`.execute(older.db);
    await older.close();
    const store = await openStore(database);
    const columns = ['person', 'number', 'place', 'tied', 'ended', 'unrated', 'with_bots'] as const;
    const rows = await store.db.selectFrom('results').select(columns).orderBy('seat').execute();
    const common = { number: 1, ended: 7, unrated: 'earlier', with_bots: 0 };
    expect(rows).toEqual([
      { person: 'anna', place: 2, tied: 2, ...common },
      { person: 'bruno', place: 1, tied: 1, ...common },
      { person: 'carla', place: 2, tied: 2, ...common },
    ]);
    expect(await store.db.transaction().execute(takeResultNumber)).toBe(2);
    await store.close();
  },
);
