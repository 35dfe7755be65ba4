/** What was found out about finished games that somebody wanted to look at again. */
import type { Kysely, Migration } from 'kysely';

export const analyses: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('analyses')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('format', 'integer', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('positions', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('share', 'double precision', (column) => column.notNull())
      .addColumn('trouble', 'text')
      .addColumn('result', 'text')
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('analyses_updated').on('analyses').column('updated').execute();
  },
};
