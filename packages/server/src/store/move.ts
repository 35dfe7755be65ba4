/** Moves everything from a SQLite file to a PostgreSQL, when one machine is not enough any more. */
import { existsSync } from 'node:fs';
import { InputError } from '@bottega/kernel';
import { sql } from 'kysely';
import pino from 'pino';
import { addJobs, prepareJobs } from '../jobs/graphile-queue.js';
import type { Database } from './schema.js';
import { type Db, isPostgres, openStore, type Store } from './store.js';

/** PostgreSQL takes 65,535 values in a statement; no table has more than 30 columns. */
const ROWS_AT_ONCE = 1_000;
/** Jobs have a queue of their own there; the others belong to processes that run. */
const NOT_COPIED: readonly string[] = ['jobs', 'processes', 'presence'];

type TableName = keyof Database;

/** How many rows of each table were moved. */
export type Moved = Readonly<Record<string, number>>;

/**
 * Copies all that is kept to a database in which there is nothing yet, in one transaction: all of it is there, or nothing. An InputError
 * says why it is not possible. A server that still uses the file cannot write meanwhile; the file stays as it is.
 */
export async function moveDatabase(from: string, to: string): Promise<Moved> {
  if (isPostgres(from) || !existsSync(from)) throw new InputError(`there is no SQLite file ${from} to move from`);
  if (!isPostgres(to))
    throw new InputError(`${to} is no address of a PostgreSQL, such as postgres://name@host/database`);
  const source = await openStore(from);
  try {
    const target = await openStore(to);
    try {
      return await copyAll(source.db, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(source: Db, { db, pool }: Store): Promise<Moved> {
  if (pool !== null) await prepareJobs(pool, pino({ level: 'silent' }));
  const tables = await tablesOf(source);
  // Nobody writes to the file from here on.
  await sql`begin immediate`.execute(source);
  try {
    return await db.transaction().execute(async (transaction) => {
      for (const table of tables) await refuseFilled(transaction, table);
      const moved: Record<string, number> = {};
      for (const table of tables) moved[table] = await copy(source, transaction, table);
      return { ...moved, jobs: await copyJobs(source, transaction) };
    });
  } finally {
    await sql`rollback`.execute(source);
  }
}

/** The tables that are copied, whichever there are: both databases were brought up to date. */
async function tablesOf(db: Db): Promise<TableName[]> {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  return names.filter((name) => !NOT_COPIED.includes(name)).sort() as TableName[];
}

async function refuseFilled(db: Db, table: TableName): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  if (rows.length > 0) {
    throw new InputError(`the database to move to is not empty (there is something in "${table}"): name a new one`);
  }
}

/** Copies a table, so many rows at a time. */
async function copy(from: Db, to: Db, table: TableName): Promise<number> {
  let count = 0;
  for (let last = 0; ; ) {
    const { rows } = await sql<{ readonly row_number: number }>`
      select rowid as row_number, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${ROWS_AT_ONCE}`.execute(from);
    if (rows.length === 0) return count;
    const values = rows.map(({ row_number: _, ...row }) => row);
    await to
      .insertInto(table)
      .values(values as never)
      .execute();
    count += rows.length;
    last = rows[rows.length - 1].row_number;
  }
}

async function copyJobs(from: Db, to: Db): Promise<number> {
  const jobs = await from.selectFrom('jobs').selectAll().execute();
  const now = Date.now();
  await addJobs(
    to,
    jobs.map(({ kind, payload, run_at }) => ({ kind, table: payload, wait: run_at - now })),
  );
  return jobs.length;
}
