/** How the database came to look as it does: one step after the other, the same for SQLite and PostgreSQL. Steps are never changed. */
import type { Kysely, Migration } from 'kysely';
import { aroundTheTable } from './migration-004.js';
import { resultsMigration } from './migration-008.js';
import { broughtGames } from './migration-009.js';
import { analyses } from './migration-010.js';
import { noticeMigration } from './notice-migration.js';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('handle', 'text', (column) => column.unique())
        .addColumn('password', 'text')
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .addColumn('banned', 'bigint')
        .execute();
      await schema
        .createTable('sessions')
        .addColumn('token', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('sessions_person').on('sessions').column('person').execute();
      await schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('is_open', 'integer', (column) => column.notNull())
        .addColumn('spectators', 'text', (column) => column.notNull())
        .addColumn('seats', 'integer', (column) => column.notNull())
        .addColumn('seating', 'text', (column) => column.notNull())
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('data', 'text')
        .addColumn('clock', 'text', (column) => column.notNull())
        .addColumn('night', 'text')
        .addColumn('rules', 'integer', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('seed', 'text')
        .addColumn('continued', 'text')
        .addColumn('result', 'text')
        .addColumn('rematch', 'text')
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('updated', 'bigint', (column) => column.notNull())
        .addColumn('expires', 'bigint')
        .execute();
      await schema.createIndex('tables_open').on('tables').columns(['status', 'is_open', 'updated']).execute();
      await schema
        .createTable('places')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('person', 'text')
        .addColumn('bot', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('part', 'text')
        .addColumn('seat', 'integer')
        .addPrimaryKeyConstraint('places_key', ['table_id', 'place'])
        .execute();
      await schema.createIndex('places_person').on('places').column('person').execute();
      await schema
        .createTable('acts')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('time', 'bigint', (column) => column.notNull())
        .addColumn('request', 'text')
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('asked', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('acts_key', ['table_id', 'seq'])
        .execute();
      await schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('rules', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('chat')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer')
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('time', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'seq'])
        .execute();
      await schema
        .createTable('jobs')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('run_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('jobs_run_at').on('jobs').column('run_at').execute();
      await schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '002-processes': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('processes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('worker', 'text')
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('presence')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('process', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('presence_key', ['table_id', 'process', 'seat'])
        .execute();
      await schema.createIndex('presence_process').on('presence').column('process').execute();
    },
  },
  '003-people': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('used', 'bigint')
        .execute();
      await schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
      await schema
        .createTable('challenges')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text')
        .addColumn('expires', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('links')
        .addColumn('token', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('expires', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('attempts')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '004-around-the-table': aroundTheTable,
  '005-notices': noticeMigration,
  '006-noticed-acts': {
    async up({ schema }: Kysely<unknown>) {
      // Of older acts nobody knows it any more.
      await schema
        .alterTable('acts')
        .addColumn('noticed', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    },
  },
  '007-silence': {
    async up({ schema }: Kysely<unknown>) {
      // What was proposed before has come to nothing for want of votes, or will.
      await schema
        .alterTable('proposals')
        .addColumn('silence', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '008-results': resultsMigration,
  '009-brought-games': broughtGames,
  '010-analyses': analyses,
};
