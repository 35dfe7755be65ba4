/** The tables around notices. */
import type { Kysely, Migration } from 'kysely';

export const noticeMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('looked')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('acts', 'integer', (column) => column.notNull())
      .addColumn('log', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('looked_key', ['table_id', 'person'])
      .execute();
    await schema
      .createTable('notices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .addColumn('put_away', 'bigint')
      .addUniqueConstraint('notices_once', ['person', 'table_id', 'kind', 'key'])
      .execute();
    await schema.createIndex('notices_person').on('notices').columns(['person', 'created']).execute();
    await schema
      .createTable('notice_settings')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('paces', 'text', (column) => column.notNull())
      .addColumn('daily_hour', 'integer', (column) => column.notNull())
      .addColumn('time_offset', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('notice_targets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('keys', 'text')
      .addColumn('confirmed', 'bigint')
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('off', 'bigint')
      .addColumn('trouble', 'text')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('removed', 'bigint')
      .execute();
    await schema.createIndex('notice_targets_person').on('notice_targets').column('person').execute();
    await schema.createIndex('notice_targets_address').on('notice_targets').column('address').execute();
    await schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('notices', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('deliveries_target').on('deliveries').column('target').execute();
  },
};
