/** What is told of a person: results, ratings, and with whom they played. Everything is found by the index of a person's results. */
import type { GameResults, HeadToHead, MetPeople, PersonGame, PersonGames, PersonPage } from '@bottega/protocol';
import { sql } from 'kysely';
import type { Person } from '../people/people.js';
import { noPerson } from '../problem.js';
import type { ResultsRow } from '../store/result-schema.js';
import type { Db } from '../store/store.js';
import type { TableService } from '../tables/table-service.js';
import { changeOf, shownRating } from './rating.js';

/** Games, or people, on a page. */
const PAGE = 20;

export class PersonPages {
  constructor(
    private readonly db: Db,
    private readonly tables: TableService,
  ) {}

  /** For themselves, and for those who sit or sat at a table with them; nobody else learns that there is such a person. */
  async page(id: string, asking: Person): Promise<PersonPage> {
    const { name } = await this.visible(id, asking);
    const isMe = id === asking.id;
    const ratings = await this.db.selectFrom('ratings').selectAll().where('person', '=', id).orderBy('game').execute();
    return {
      id,
      name,
      isMe,
      ratings: ratings.map((rating) => ({ game: rating.game, ...shownRating(rating), games: rating.games })),
      results: await this.results(id),
      againstMe: isMe ? null : await this.headToHead(id, asking.id),
    };
  }

  /** Finished games, the last first: of somebody else those that whoever asks may see. */
  async games(id: string, asking: Person, from: string | null): Promise<PersonGames> {
    await this.visible(id, asking);
    const before = numberIn(from);
    const rows = await this.db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .selectAll('results')
      .where('results.person', '=', id)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('tables.spectators', '!=', 'none'),
          exists(
            selectFrom('places')
              .select('place')
              .whereRef('places.table_id', '=', 'results.table_id')
              .where('places.person', '=', asking.id),
          ),
        ]),
      )
      .$if(before !== null, (query) => query.where('number', '<', before ?? 0))
      .orderBy('number', 'desc')
      .limit(PAGE + 1)
      .execute();
    const shown = rows.slice(0, PAGE);
    const summaries = await this.tables.lists.summaries(
      shown.map(({ table_id }) => table_id),
      asking.id,
    );
    const games = shown.flatMap((row): PersonGame[] => {
      const table = summaries.find((summary) => summary.id === row.table_id);
      if (table === undefined) return [];
      const { ended, place, unrated } = row;
      // The shuffle is told to those who may see everything.
      return [{ table, ended, place, unrated, change: changeOf(row), canReplay: table.shuffle !== null }];
    });
    return { games, next: rows.length > PAGE ? String(shown[PAGE - 1].number) : null };
  }

  /** With whom somebody has finished games: those whom they met most often first. */
  async met(person: string, from: string | null): Promise<MetPeople> {
    const start = numberIn(from) ?? 0;
    const rows = await this.together(person)
      .innerJoin('people', 'people.id', 'other.person')
      .select(['people.id', 'people.name'])
      .groupBy(['people.id', 'people.name'])
      .orderBy('games', 'desc')
      .orderBy('people.id')
      .limit(PAGE + 1)
      .offset(start)
      .execute();
    const people = rows.slice(0, PAGE).map(({ id, name, ...counts }) => ({ id, name, ...countsOf(counts) }));
    return { people, next: rows.length > PAGE ? String(start + PAGE) : null };
  }

  private async visible(id: string, asking: Person): Promise<{ readonly name: string }> {
    const person = await this.db.selectFrom('people').select('name').where('id', '=', id).executeTakeFirst();
    if (person === undefined || (id !== asking.id && !(await this.haveMet(id, asking.id)))) throw noPerson();
    return person;
  }

  private async haveMet(one: string, other: string): Promise<boolean> {
    const shared = await this.db
      .selectFrom('places as mine')
      .innerJoin('places as theirs', 'theirs.table_id', 'mine.table_id')
      .select('mine.table_id')
      .where('mine.person', '=', other)
      .where('theirs.person', '=', one)
      .limit(1)
      .executeTakeFirst();
    return shared !== undefined;
  }

  private async results(person: string): Promise<GameResults[]> {
    const rows = await this.db
      .selectFrom('results')
      .select(['game', 'seats', 'with_bots', 'place', 'tied'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .groupBy(['game', 'seats', 'with_bots', 'place', 'tied'])
      .execute();
    return resultsOf(rows.map((row) => ({ ...row, count: Number(row.count) })));
  }

  private async headToHead(one: string, other: string): Promise<HeadToHead> {
    return countsOf(await this.together(one).where('other.person', '=', other).executeTakeFirst());
  }

  /** Games that somebody finished with others, counted by how they finished. */
  private together(person: string) {
    const count = (sign: '<' | '>' | '=') =>
      sql<number>`sum(case when own.place ${sql.raw(sign)} other.place then 1 else 0 end)`;
    return this.db
      .selectFrom('results as own')
      .innerJoin('results as other', 'other.table_id', 'own.table_id')
      .where('own.person', '=', person)
      .where('other.person', '!=', person)
      .select(({ fn }) => fn.countAll<number>().as('games'))
      .select([count('<').as('ahead'), count('>').as('behind'), count('=').as('level')]);
  }
}

type Counted = Pick<ResultsRow, 'game' | 'seats' | 'with_bots' | 'place' | 'tied'> & { readonly count: number };

/** By game and number of players, those with bots after those without. */
export function resultsOf(rows: readonly Counted[]): GameResults[] {
  const found = new Map<string, GameResults>();
  const byName = (one: Counted, other: Counted) =>
    one.game.localeCompare(other.game, 'en') || one.seats - other.seats || one.with_bots - other.with_bots;
  for (const { game, seats, with_bots, place, tied, count } of [...rows].sort(byName)) {
    const key = `${game} ${seats} ${with_bots}`;
    const withBots = with_bots === 1;
    const before = found.get(key) ?? { game, seats, withBots, games: 0, places: Array(seats).fill(0), wins: 0 };
    found.set(key, {
      ...before,
      games: before.games + count,
      places: before.places.map((some, at) => (at + 1 === place ? some + count : some)),
      wins: before.wins + (place === 1 ? count / tied : 0),
    });
  }
  return [...found.values()];
}

type Counts = { readonly [Key in keyof HeadToHead]: number | string | null };

/** PostgreSQL gives sums as texts, and both give null for the sum of nothing. */
const countsOf = (counts: Counts | undefined): HeadToHead => ({
  games: Number(counts?.games ?? 0),
  ahead: Number(counts?.ahead ?? 0),
  behind: Number(counts?.behind ?? 0),
  level: Number(counts?.level ?? 0),
});

const numberIn = (text: string | null): number | null => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : null);
