/** A copy of a SQLite database in one file, made while the server goes on, and brought back. */
import { access, copyFile, rename, rm } from 'node:fs/promises';
import { InputError } from '@bottega/kernel';
import { sql } from 'kysely';
import LibsqlDatabase from 'libsql';
import { isPostgres, messageOf, openStore } from '../store/store.js';

/** Writes everything into a new file, as it stands at one moment; whoever plays meanwhile is not held up. */
export async function backUp(database: string, file: string): Promise<void> {
  if (isPostgres(database))
    throw new InputError('PostgreSQL is backed up with its own pg_dump, and restored with pg_restore');
  if (await isThere(file)) throw new InputError(`${file} is there already: a backup is a new file`);
  const store = await openStore(database);
  try {
    await sql`vacuum into ${file}`.execute(store.db);
  } catch (error) {
    await rm(file, { force: true });
    throw new InputError(`the backup cannot be written: ${messageOf(error)}`);
  } finally {
    await store.close();
  }
}

/** Puts a backup in the place of the database. Nothing is overwritten unless `isForced`, and never under a server that runs. */
export async function restore(file: string, database: string, isForced: boolean): Promise<void> {
  if (isPostgres(database)) throw new InputError('PostgreSQL is restored with its own pg_restore');
  if (!(await isThere(file))) throw new InputError(`there is no file ${file}`);
  const draft = `${database}.restored`;
  await copyFile(file, draft);
  try {
    await expectWhole(draft, file);
    if (await isThere(database)) {
      if (!isForced) throw new InputError(`${database} is there already: --force overwrites it`);
      expectUnused(database);
    }
    // What the old one had not yet put into its file belongs to it alone.
    for (const rest of ['-wal', '-shm']) await rm(`${database}${rest}`, { force: true });
    await rename(draft, database);
  } finally {
    for (const rest of ['', '-wal', '-shm']) await rm(`${draft}${rest}`, { force: true });
  }
}

/** A file that is no database of ours, or a damaged one, is found out before anything is overwritten. */
async function expectWhole(draft: string, file: string): Promise<void> {
  try {
    const store = await openStore(draft);
    try {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
      if (rows[0]?.integrity_check !== 'ok') throw new Error(`it is damaged: ${rows[0]?.integrity_check}`);
      await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw new InputError(`${file} cannot be restored: ${messageOf(error).replaceAll(draft, file)}`);
  }
}

/** The journal cannot be changed while anybody else has the file open. */
function expectUnused(database: string): void {
  let mode: unknown;
  try {
    const connection = new LibsqlDatabase(database);
    try {
      mode = connection.pragma('journal_mode = DELETE', { simple: true });
    } finally {
      connection.close();
    }
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') return; // no database any more: there is nothing to lose
    mode = 'wal';
  }
  if (mode === 'wal') throw new InputError(`${database} is in use: end the server first`);
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
