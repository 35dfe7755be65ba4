/** Games that were begun elsewhere and go on here. */
import type { Kysely, Migration } from 'kysely';

export const broughtGames: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('tables').addColumn('brought', 'integer').execute();
    await schema
      .createTable('brought_games')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
  },
};
