/** Results of finished games and the ratings that follow from them. Games that ended before count as results, but are not rated. */
import type { Kysely, Migration } from 'kysely';
import type { ResultsRow } from './result-schema.js';
import type { Database } from './schema.js';

/** Tables of which the results are written at once. */
const TABLES_AT_ONCE = 200;

export const resultsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('results')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('with_bots', 'integer', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('tied', 'integer', (column) => column.notNull())
      .addColumn('ended', 'bigint', (column) => column.notNull())
      .addColumn('unrated', 'text')
      .addColumn('line', 'text')
      .addColumn('mu_before', 'bigint')
      .addColumn('sigma_before', 'bigint')
      .addColumn('mu_after', 'bigint')
      .addColumn('sigma_after', 'bigint')
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('results_person').on('results').columns(['person', 'number']).execute();
    await schema
      .createTable('ratings')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('line', 'text', (column) => column.notNull())
      .addColumn('mu', 'bigint', (column) => column.notNull())
      .addColumn('sigma', 'bigint', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
      .execute();
    await schema
      .createTable('result_count')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('last', 'bigint', (column) => column.notNull())
      .execute();
    await noteEarlierGames(db as Kysely<Database>);
  },
};

async function noteEarlierGames(db: Kysely<Database>): Promise<void> {
  const tables = await db
    .selectFrom('tables')
    .select(['id', 'game', 'seats', 'result', 'updated'])
    .where('status', '=', 'over')
    .where('branch', 'is', null)
    .orderBy('updated')
    .orderBy('id')
    .execute();
  for (let from = 0; from < tables.length; from += TABLES_AT_ONCE) {
    const some = tables.slice(from, from + TABLES_AT_ONCE);
    const places = await db
      .selectFrom('places')
      .select(['table_id', 'seat', 'person', 'bot'])
      .where(
        'table_id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
    const rows = some.flatMap(({ id, game, seats, result, updated }, at): ResultsRow[] => {
      const sat = places.filter(({ table_id, seat }) => table_id === id && seat !== null);
      const ranks: readonly number[] = JSON.parse(result ?? '{"places":[]}').places;
      return sat.map(({ seat, person }) => ({
        table_id: id,
        seat: Number(seat),
        number: from + at + 1,
        game,
        seats,
        person,
        with_bots: sat.some(({ bot }) => bot !== null) ? 1 : 0,
        place: ranks[Number(seat)],
        tied: ranks.filter((rank) => rank === ranks[Number(seat)]).length,
        ended: updated,
        unrated: 'earlier',
        line: null,
        mu_before: null,
        sigma_before: null,
        mu_after: null,
        sigma_after: null,
      }));
    });
    if (rows.length > 0) await db.insertInto('results').values(rows).execute();
  }
  if (tables.length > 0) await db.insertInto('result_count').values({ id: 1, last: tables.length }).execute();
}
