/** A person's page: who may see it, and what stands on it after games that ended, were left, or were taken over. */
import { AccountClient } from '@bottega/protocol';
import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PersonalExport } from '../src/people/exports.js';
import { PersonPages } from '../src/ratings/person-pages.js';
import { TableService } from '../src/tables/table-service.js';
import { DATABASES } from './postgres.js';
import { rateAgain } from './rated-again.js';
import { Guest, partOf, type Running } from './server.js';
import { cleanUp, guestForTest, playOn, serverForTest, tableOf } from './tables.js';

cleanUp();

const PASSWORD = 'correct horse battery staple';

let server: Running;
beforeAll(async () => {
  server = await serverForTest();
});

const idOf = async ({ client }: Guest) => (await client.me())?.id ?? '';

/** People who know each other already sit down at a new table, and play it to its end unless they are told otherwise. */
async function gameOf(guests: readonly Guest[], seed: string, { isPlayed = true, bots = 0, options = {} } = {}) {
  const [host, ...others] = guests;
  const table = { game: 'principato', seats: guests.length + bots, part: partOf('host'), options };
  const { id } = await host.client.createTable(table);
  for (const { client } of others) await client.join(id, partOf('guest'));
  for (let at = 0; at < bots; at++) await host.client.sitBot(id, guests.length + at, 'random');
  await host.client.start(id);
  const seen = await Promise.all(guests.map((guest) => guest.watch(id)));
  if (isPlayed) await playOn(seen, seed);
  return { id, seen };
}

describe.each(DATABASES)('after a game ($kind)', ({ create }) => {
  let server: Running;
  let anna: Guest;
  let bruno: Guest;
  let table: string;
  let winner: Guest;
  let loser: Guest;

  beforeAll(async () => {
    // The shuffle is the server's own, and a game may end in a tie: then others play, where nobody else has.
    for (let time = 0; winner === undefined && time < 10; time++) {
      server = await serverForTest({ database: await create() });
      [anna, bruno] = await Promise.all(['Anna', 'Bruno'].map((name) => guestForTest(server.origin, name)));
      table = (await gameOf([anna, bruno], 'first')).id;
      const { result, places } = await anna.client.table(table);
      const annas = result?.places[places[0].seat ?? 0];
      if (result?.places.includes(2)) [winner, loser] = annas === 1 ? [anna, bruno] : [bruno, anna];
    }
    expect(winner).toBeDefined();
  });

  test('both have a result and a rating', async () => {
    const page = await winner.client.person(await idOf(winner));
    const [{ points, uncertainty }] = page.ratings;
    expect(page).toMatchObject({
      isMe: true,
      againstMe: null,
      ratings: [{ game: 'principato', games: 1 }],
      results: [{ game: 'principato', seats: 2, withBots: false, games: 1, wins: 1, places: [1, 0] }],
    });
    expect([points, uncertainty]).toEqual([1579, 242]);
    const other = await winner.client.person(await idOf(loser));
    expect(other).toMatchObject({
      isMe: false,
      ratings: [{ points: 1421, uncertainty: 242 }],
      results: [{ games: 1, wins: 0, places: [0, 1] }],
      againstMe: { games: 1, ahead: 0, behind: 1, level: 0 },
    });
    expect(await loser.client.metPeople()).toEqual({
      people: [{ id: await idOf(winner), name: page.name, games: 1, ahead: 0, behind: 1, level: 0 }],
      next: null,
    });
  });

  test('those who sat there are told how it was rated', async () => {
    const { unrated, seats } = await loser.client.ratingOf(table);
    expect(unrated).toBe(null);
    expect(seats.map(({ before, after }) => [before.points, after.points]).sort()).toEqual([
      [1500, 1421],
      [1500, 1579],
    ]);
    const stranger = await guestForTest(server.origin, 'Stranger');
    await expect(stranger.client.ratingOf(table)).rejects.toMatchObject({ code: 'noTable' });
  });

  test('it stands among the games of both, with what it changed', async () => {
    const { games, next } = await bruno.client.personGames(await idOf(winner));
    expect(next).toBe(null);
    expect(games).toMatchObject([{ table: { id: table }, place: 1, unrated: null, canReplay: true }]);
    expect(games[0].change?.after.points).toBe(1579);
  });

  test('a stranger learns neither the id nor the page', async () => {
    const stranger = await guestForTest(server.origin, 'Stranger');
    const { places } = await stranger.client.table(table); // others may look on
    expect(places.map(({ person }) => person)).toEqual([null, null]);
    expect((await anna.client.table(table)).places[1].person).toBe(await idOf(bruno));
    for (const id of [await idOf(anna), 'A'.repeat(22)]) {
      const refused = { status: 404, code: 'noPerson', message: 'there is nobody of this id, or you have not met' };
      await expect(stranger.client.person(id)).rejects.toMatchObject(refused);
      await expect(stranger.client.personGames(id)).rejects.toMatchObject(refused);
    }
    await expect(new Guest(server.origin).client.person(await idOf(anna))).rejects.toMatchObject({ status: 401 });
  });

  test('of somebody else only those games are listed that may be seen', async () => {
    const carla = await guestForTest(server.origin, 'Carla');
    const { id } = await anna.client.createTable({ game: 'virtu', seats: 3, part: partOf('a'), spectators: 'none' });
    await carla.client.join(id, partOf('c'));
    const list = async () =>
      (await carla.client.personGames(await idOf(anna))).games.map(({ table: { id: one }, canReplay }) => [
        one,
        canReplay,
      ]);
    expect(await list()).toEqual([[table, false]]);
    await server.services.db.updateTable('tables').set({ spectators: 'none' }).where('id', '=', table).execute();
    expect(await list()).toEqual([]);
  });

  test('results and rating of a guest go to an account, and nobody’s stay without a name', async () => {
    const account = await guestForTest(server.origin, 'Taker');
    await new AccountClient(account.client).open(PASSWORD);
    const there = new AccountClient(anna.client);
    const before = await anna.client.person(await idOf(anna));
    await there.signIn('Taker', PASSWORD);
    await there.takeOverGuest();
    const { ratings, results } = await account.client.person(await idOf(account));
    expect([ratings, results]).toEqual([before.ratings, before.results]);
    await new AccountClient(bruno.client).leaveForGood('Bruno');
    const { db } = server.services;
    const rows = await db.selectFrom('results').select('person').where('table_id', '=', table).execute();
    expect(rows.map(({ person }) => person).sort()).toEqual([await idOf(account), null].sort());
    expect(await rateAgain(db)).toBe(1);
  });
});

describe('not rated', () => {
  test('are games with bots; they are counted apart', async () => {
    const { id, guests, seen } = await tableOf(server.origin, 'principato', ['Anna', 'Bruno'], ['random']);
    await playOn(seen, 'bots');
    expect(await guests[0].client.ratingOf(id)).toEqual({ unrated: 'bots', seats: [] });
    const page = await guests[0].client.person(await idOf(guests[0]));
    expect(page).toMatchObject({ ratings: [], results: [{ seats: 3, withBots: true, games: 1 }] });
    const { games } = await guests[0].client.personGames(page.id);
    expect(games).toMatchObject([{ unrated: 'bots', change: null }]);
  });

  test('are games that everybody agreed to end, which have no result either; nor what is played on from them', async () => {
    const [anna, bruno] = await Promise.all(['Anna', 'Bruno'].map((name) => guestForTest(server.origin, name)));
    const { id, seen } = await gameOf([anna, bruno], 'ended', { isPlayed: false });
    await expect(anna.client.ratingOf(id)).rejects.toMatchObject({ code: 'notOver' });
    await playOn(seen, 'ended', 4);
    const { id: proposal } = await anna.client.propose(id, 'end');
    await bruno.client.vote(id, proposal, true);
    await seen[0].untilState(({ status }) => status === 'ended');
    expect(await anna.client.ratingOf(id)).toEqual({ unrated: 'ended', seats: [] });
    expect((await anna.client.person(await idOf(anna))).results).toEqual([]);
    const { id: branch } = await anna.client.branch(id, 0, 0);
    const alone = await anna.watch(branch);
    await playOn([alone], 'branch');
    expect(await anna.client.ratingOf(branch)).toEqual({ unrated: 'branch', seats: [] });
    expect((await anna.client.person(await idOf(anna))).results).toEqual([]);
  });

  test('are games by house rules', async () => {
    const { game } = await server.services.games.load('principato');
    const [{ id: rule, values }] = game.options;
    const [anna, bruno] = await Promise.all(['Anna', 'Bruno'].map((name) => guestForTest(server.origin, name)));
    const { id } = await gameOf([anna, bruno], 'rules', { options: { [rule]: values[1] } });
    expect(await anna.client.ratingOf(id)).toEqual({ unrated: 'houseRules', seats: [] });
  });
});

describe('somebody who leaves', () => {
  test('is last, whatever the bot in their seat makes of it; who comes back is not', async () => {
    const guests = await Promise.all(['Anna', 'Bruno', 'Carla'].map((name) => guestForTest(server.origin, name)));
    const { id, seen } = await gameOf(guests, 'left', { isPlayed: false });
    await guests[1].client.goAway(id);
    await guests[1].client.comeBack(id);
    await guests[2].client.concede(id);
    await playOn(seen, 'left');
    const rows = await server.services.db
      .selectFrom('results')
      .innerJoin('people', 'people.id', 'results.person')
      .select(['people.name', 'place'])
      .where('table_id', '=', id)
      .execute();
    const places = Object.fromEntries(rows.map(({ name, place }) => [name, place]));
    expect(places.Carla).toBe(3);
    const { unrated, seats } = await guests[2].client.ratingOf(id);
    expect(unrated).toBe(null);
    const { places: sat } = await guests[2].client.table(id);
    const own = seats.find(({ seat }) => seat === sat.find(({ isMe }) => isMe)?.seat);
    expect(own?.after.points).toBeLessThan(1500);
  });

  test('for good leaves the results of the others as they are, without a name', async () => {
    const [anna, bruno] = await Promise.all(['Anna', 'Bruno'].map((name) => guestForTest(server.origin, name)));
    const { id } = await gameOf([anna, bruno], 'gone');
    const before = await anna.client.person(await idOf(anna));
    const brunos = await idOf(bruno);
    await new AccountClient(bruno.client).leaveForGood('Bruno');
    expect(await anna.client.person(before.id)).toEqual(before);
    expect(await anna.client.metPeople()).toEqual({ people: [], next: null });
    await expect(anna.client.person(brunos)).rejects.toMatchObject({ code: 'noPerson' });
    const { db } = server.services;
    const rows = await db.selectFrom('results').select(['person', 'line']).where('table_id', '=', id).execute();
    expect(rows.filter(({ person, line }) => person === null && line === null)).toHaveLength(1);
    expect(await db.selectFrom('ratings').selectAll().where('person', '=', brunos).execute()).toEqual([]);
    await rateAgain(db);
  });
});

describe('a guest’s results', () => {
  /** Somebody with an account, and a browser in which a guest played before. */
  async function accountAnd(name: string) {
    const account = await guestForTest(server.origin, name);
    await new AccountClient(account.client).open(PASSWORD, name);
    return { account, phone: await guestForTest(server.origin, 'On the phone') };
  }

  async function takeOver(name: string, phone: Guest): Promise<void> {
    const there = new AccountClient(phone.client);
    await there.signIn(name, PASSWORD);
    await there.takeOverGuest();
  }

  test('go to the account, and so does the rating if it has none', async () => {
    const { account, phone } = await accountAnd('Taker one');
    const bruno = await guestForTest(server.origin, 'Bruno');
    await gameOf([phone, bruno], 'phone');
    const guest = await phone.client.person(await idOf(phone));
    await takeOver('Taker one', phone);
    const page = await account.client.person(await idOf(account));
    expect([page.ratings, page.results]).toEqual([guest.ratings, guest.results]);
    expect((await bruno.client.metPeople()).people.map(({ id }) => id)).toEqual([page.id]);
    await rateAgain(server.services.db);
  });

  test('where both were rated the rating with more games goes on; and it can be worked out again', async () => {
    const { account, phone } = await accountAnd('Taker two');
    const bruno = await guestForTest(server.origin, 'Bruno');
    await gameOf([account, bruno], 'one');
    await gameOf([phone, bruno], 'two');
    await gameOf([phone, bruno], 'three');
    const guest = await phone.client.person(await idOf(phone));
    await takeOver('Taker two', phone);
    const page = await account.client.person(await idOf(account));
    expect(page.ratings).toEqual(guest.ratings);
    expect(page.results).toMatchObject([{ games: 3 }]);
    await gameOf([account, bruno], 'four');
    expect((await account.client.person(page.id)).ratings).toMatchObject([{ games: 3 }]);
    expect(await rateAgain(server.services.db)).toBeGreaterThan(5);
  });

  test('where both sat at one table the guest’s is nobody’s', async () => {
    const { account, phone } = await accountAnd('Taker three');
    const { id } = await gameOf([account, phone], 'both');
    await takeOver('Taker three', phone);
    const page = await account.client.person(await idOf(account));
    expect(page.results).toMatchObject([{ games: 1 }]);
    const { db } = server.services;
    const rows = await db.selectFrom('results').select('person').where('table_id', '=', id).execute();
    expect(rows.map(({ person }) => person).sort()).toEqual([page.id, null].sort());
    await rateAgain(db);
  });
});

test('an export has results and ratings', async () => {
  const [anna, bruno] = await Promise.all(['Anna', 'Bruno'].map((name) => guestForTest(server.origin, name)));
  const { id } = await gameOf([anna, bruno], 'export');
  const { kept } = (await new AccountClient(anna.client).exportData()) as PersonalExport;
  expect(kept.results).toMatchObject([{ table_id: id, game: 'principato', seats: 2, unrated: null }]);
  expect(kept.ratings).toMatchObject([{ game: 'principato', games: 1 }]);
});

describe('with 100,000 games', () => {
  const OTHER = `other-${'1'.padStart(16, '0')}`;

  test('a page is found by indexes, and lists come by pages', async () => {
    const busy = await serverForTest();
    const anna = await guestForTest(busy.origin, 'Anna');
    const me = await idOf(anna);
    await fill(busy, me);
    const page = await anna.client.person(me);
    expect(page.results).toMatchObject([{ seats: 2, games: 5_000, wins: 2_500, places: [2_500, 2_500] }]);
    const { games, next } = await anna.client.personGames(me);
    expect(games.map(({ ended }) => ended)).toEqual(Array.from({ length: 20 }, (_, at) => 5_000 - at));
    const further = await anna.client.personGames(me, next);
    expect(further.games[0].ended).toBe(4_980);
    const met = await anna.client.metPeople();
    expect([met.people.length, met.next]).toEqual([20, '20']);
    const rest = await anna.client.metPeople(met.next);
    expect([rest.people.length, rest.next]).toEqual([5, null]);
    expect(new Set([...met.people, ...rest.people].map(({ id }) => id)).size).toBe(25);
    expect(await anna.client.person(OTHER)).toMatchObject({
      againstMe: { games: 200, ahead: 100, behind: 100, level: 0 },
    });
    expect(await scansOf(busy, me)).toEqual([]);
    await sql`analyze`.execute(busy.services.db); // what it knows about the data changes nothing of that
    expect(await scansOf(busy, me)).toEqual([]);
  });

  /** 5,000 games of one person with 25 others, whom she met 200 times each, among 100,000 of other people. */
  async function fill({ services: { db } }: Running, person: string): Promise<void> {
    const numbers = sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < 100000)`;
    const whose = sql`case when n <= 5000 then ${person} else 'person-' || n end`;
    const other = sql`case when n <= 5000 then 'other-' || printf('%016d', n % 25) else 'another-' || n end`;
    await sql`insert into people (id, name, settings, created, seen)
      ${numbers} select 'other-' || printf('%016d', n - 1), 'Other', '{}', 0, 0 from n where n <= 25`.execute(db);
    await sql`insert into tables (id, game, status, host, is_open, spectators, seats, seating, options, clock, rules, secret, seed,
        created, updated, asked, result)
      ${numbers} select 'table-' || n, 'principato', 'over', 'host', 0, 'public', 2, 'asSat', '{}', '{"kind":"none"}', 1, 'secret',
        'seed', n, n, '[]', '{"places":[1,2],"points":[2,1]}' from n`.execute(db);
    for (const seat of [0, 1]) {
      const who = seat === 0 ? whose : other;
      await sql`insert into places (table_id, place, person, name, seat, ended)
        ${numbers} select 'table-' || n, ${sql.lit(seat)}, ${who}, 'Name', ${sql.lit(seat)}, n from n`.execute(db);
      await sql`insert into results (table_id, seat, number, game, seats, person, with_bots, place, tied, ended)
        ${numbers} select 'table-' || n, ${sql.lit(seat)}, n, 'principato', 2, ${who}, 0,
          1 + (n + ${sql.lit(seat)}) % 2, 1, n from n`.execute(db);
    }
  }

  /** What SQLite would read from its first row to its last. */
  async function scansOf({ services }: Running, person: string): Promise<string[]> {
    const { db } = services;
    const made: CompiledQuery[] = [];
    const recorder: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        made.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const recorded = db.withPlugin(recorder);
    const pages = new PersonPages(recorded, new TableService({ ...services, db: recorded }));
    const anna = { id: person, name: 'Anna', isGuest: true };
    await pages.page(person, anna);
    await pages.page(OTHER, anna);
    const { next } = await pages.games(person, anna, null);
    await pages.games(person, anna, next);
    await pages.games(OTHER, anna, null);
    await pages.met(person, null);
    expect(made.length).toBeGreaterThan(20);
    const scans: string[] = [];
    for (const statement of made) {
      const explained = { ...statement, sql: `explain query plan ${statement.sql}` };
      const { rows } = await db.executeQuery<{ readonly detail: string }>(explained);
      scans.push(...rows.map(({ detail }) => detail).filter((detail) => /^SCAN/.test(detail)));
    }
    return scans;
  }
});
