/** Where everything is kept: one SQLite file, or a PostgreSQL that many processes share. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { InputError } from '@bottega/kernel';
import { TableError } from '@bottega/table';
import { type Dialect, Kysely, Migrator, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { MIGRATIONS } from './migrations.js';
import type { Database } from './schema.js';
import { SqliteConnection } from './sqlite-connection.js';
import { SqliteFileDialect } from './sqlite-dialect.js';
import { ThreadedWriter } from './sqlite-writer.js';

export type Db = Kysely<Database>;

export interface Store {
  readonly db: Db;
  /** Null for SQLite. */
  readonly pool: pg.Pool | null;
  close(): Promise<void>;
}

/** Connections of one process to PostgreSQL. */
const POOL_SIZE = 10;
const CONNECT_MS = 5_000;

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);

/** Opens the database that an address or a path names, and brings its tables up to date. An InputError says why that is not possible. */
export async function openStore(url: string): Promise<Store> {
  const { dialect, pool } = isPostgres(url) ? openPostgres(url) : openSqlite(url);
  const db = new Kysely<Database>({ dialect });
  const store: Store = { db, pool, close: () => db.destroy() };
  try {
    await migrate(db);
    return store;
  } catch (error) {
    await store.close().catch(() => {});
    if (error instanceof InputError) throw error;
    throw new InputError(`the database ${withoutPassword(url)} cannot be used: ${messageOf(error)}`);
  }
}

interface Opened {
  readonly dialect: Dialect;
  readonly pool: pg.Pool | null;
}

function openSqlite(path: string): Opened {
  const isInMemory = path === ':memory:';
  try {
    if (!isInMemory) makePrivate(path);
    const reader = new SqliteConnection(path);
    const file = isInMemory
      ? { reader, writer: reader }
      : { reader: reader.readOnly(), writer: new ThreadedWriter(path) };
    return { dialect: new SqliteFileDialect(file), pool: null };
  } catch (error) {
    throw new InputError(
      `the database ${path} cannot be opened: ${whyNotOpened(error)}; choose another place with --database or DATABASE_URL`,
    );
  }
}

/** It holds secrets: nobody else on this machine may read it. */
function makePrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
}

const FILE_CODES = ['SQLITE_CANTOPEN', 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR'];

/** What SQLite says about a file that it does not open, in words. */
function whyNotOpened(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  const message = messageOf(error);
  if (code === 'SQLITE_NOTADB') return 'it is no SQLite database';
  if (code === 'SQLITE_BUSY') return 'another program holds it';
  // 14 is SQLITE_CANTOPEN; where a file is opened, libsql tells it by number only.
  if (FILE_CODES.includes(String(code)) || /local database .*: 14\b/.test(message))
    return 'no file can be written there';
  return message;
}

function openPostgres(url: string): Opened {
  // Times and counts fit into a number; as texts they would be compared as texts.
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'bottega',
    types,
  });
  // A connection that is gone is told to whoever asks something on it; otherwise the next query opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { dialect: new PostgresDialect({ pool: guarded(pool) }), pool };
}

/** Lets a database that is away be told apart from mistakes of our own: it fails with a TableError. */
function guarded(pool: pg.Pool): PostgresPool {
  const failed = (error: unknown): never => {
    throw isMistake(error) ? error : storeError(error);
  };
  return {
    connect: async () => {
      const client = await pool.connect().catch(failed);
      const query = (text: string, values: readonly unknown[]) => client.query(text, [...values]).catch(failed);
      return { query, release: () => client.release() } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/** Whether PostgreSQL understood what was asked and did not do it: wrong data, a broken constraint, wrong SQL, or a deadlock. */
function isMistake(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|40|42)/.test(error.code ?? '');
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  const isNewer = /corrupted migrations/i.test(messageOf(error));
  if (isNewer) throw new InputError('the database was made by a newer version of Bottega: start that one');
  throw failed === undefined ? error : new Error(`${failed}: ${messageOf(error)}`);
}

/** What stopped the storage, as an error that a table can tell people. */
export function storeError(error: unknown): TableError {
  if (error instanceof TableError) return error;
  const { code } = (error ?? {}) as { readonly code?: unknown };
  // SQLite's and PostgreSQL's words for a full disk.
  const isFull = code === 'SQLITE_FULL' || code === '53100' || /disk is full/i.test(messageOf(error));
  return new TableError(isFull ? 'storageFull' : 'storageFailed', messageOf(error));
}

/** Whether the database cannot do its work: no room, no connection, no right to write. Mistakes in what we ask of it are our own. */
export function isStoreError(error: unknown): boolean {
  const { name, code, severity } = (error ?? {}) as { name?: unknown; code?: unknown; severity?: unknown };
  const word = String(code);
  if (name === 'SqliteError') return !/^SQLITE_(ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE)/.test(word);
  // Connection, resources, intervention and system of PostgreSQL; and what sockets say.
  return severity !== undefined ? /^(08|25006|53|57|58)/.test(word) : CONNECTION_CODES.includes(word);
}

const CONNECTION_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:@/]*):[^@/]*@/, '$1:***@');
}
