/**
 * One connection to a SQLite file, made safe for two things. After a full disk SQLite has rolled back by itself, and the reason must not be
 * lost over rolling back again. And where another process holds the file, libsql leaves the statement that was turned away in progress, so
 * that no commit succeeds any more until the statement is collected as garbage: so the right to write is asked for first, by `exec`, which
 * leaves nothing behind.
 */
import type { QueryResult } from 'kysely';
import LibsqlDatabase from 'libsql';

/** Another process, such as a backup, may hold the file for a moment. */
const BUSY_MS = 2_000;
/**
 * Pages that are appended before they are put into their places. The same few pages are written with every act: the longer they are
 * gathered, the less often they are written twice. 16 MB.
 */
const GATHERED_PAGES = 4_000;
const WRITES = /^\s*(insert|update|delete|replace|create|alter|drop)\b/i;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export class SqliteConnection {
  private readonly database: InstanceType<typeof LibsqlDatabase>;

  constructor(path: string) {
    this.database = new LibsqlDatabase(path);
    this.database.pragma(`busy_timeout = ${BUSY_MS}`);
    this.database.pragma('journal_mode = WAL');
    this.database.pragma(`wal_autocheckpoint = ${GATHERED_PAGES}`);
    this.database.pragma('synchronous = FULL'); // acknowledged means on disk, also if the power fails
  }

  /** Nothing can be written through it from now on. */
  readOnly(): this {
    this.database.pragma('query_only = 1');
    return this;
  }

  /** What is written outside of a transaction has one of its own. */
  query(statement: Statement): QueryResult<unknown> {
    if (this.database.inTransaction || !WRITES.test(statement.sql)) return this.run(statement);
    this.begin();
    try {
      const result = this.run(statement);
      this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  begin(): void {
    this.database.exec('begin immediate');
  }

  commit(): void {
    this.database.exec('commit');
  }

  rollback(): void {
    if (this.database.inTransaction) this.database.exec('rollback');
  }

  close(): void {
    this.database.close();
  }

  private run({ sql, parameters }: Statement): QueryResult<unknown> {
    const statement = this.database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}
