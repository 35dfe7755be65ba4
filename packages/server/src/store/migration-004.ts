/** What stands around a game: clocks, lists, votes, chat. */
import { type Kysely, type Migration, sql } from 'kysely';

export const aroundTheTable: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('tables').addColumn('asked', 'text').execute();
    await schema.alterTable('tables').addColumn('started', 'bigint').execute();
    await schema
      .alterTable('tables')
      .addColumn('standing', 'text', (column) => column.notNull().defaultTo('running'))
      .execute();
    await schema
      .alterTable('tables')
      .addColumn('away', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await schema.alterTable('tables').addColumn('branch', 'text').execute();
    await schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute();

    await schema.alterTable('places').addColumn('held', 'text').execute();
    await schema.alterTable('places').addColumn('ended', 'bigint').execute();
    await sql`update places set ended = (
      select case when status = 'expired' then -1 else updated end
      from tables where tables.id = places.table_id and status in ('over', 'ended', 'expired')
    )`.execute(db);
    await schema.dropIndex('places_person').execute();
    await schema.createIndex('places_person').on('places').columns(['person', 'ended', 'table_id']).execute();
    await schema.createIndex('places_held').on('places').column('held').execute();

    await schema.alterTable('chat').addColumn('request', 'text').execute();
    await schema.createIndex('chat_request').on('chat').columns(['table_id', 'request']).unique().execute();
    await schema
      .createTable('chat_reads')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_reads_key', ['table_id', 'person'])
      .execute();
    await schema
      .createTable('mutes')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['table_id', 'person', 'seat'])
      .execute();

    await schema
      .createTable('proposals')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('moment', 'integer')
      .addColumn('choices', 'integer')
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .addColumn('withdrawn', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('votes')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('proposal', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('agrees', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('votes_key', ['table_id', 'proposal', 'seat'])
      .execute();
  },
};
