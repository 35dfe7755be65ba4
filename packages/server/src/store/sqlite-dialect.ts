/**
 * SQLite as Kysely speaks it, made safe for two things. After a full disk SQLite has rolled back by itself, and the reason must not be lost over
 * rolling back again. And where another process holds the file, libsql leaves the statement that was turned away in progress, so that no
 * commit succeeds any more until the statement is collected as garbage: so the right to write is asked for first, by `exec`, which leaves
 * nothing behind.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** What is needed of a connection of libsql beside what Kysely needs. */
export interface LibsqlConnection {
  readonly inTransaction: boolean;
  exec(sql: string): void;
}

const WRITES = /^\s*(insert|update|delete|replace|create|alter|drop)\b/i;

class WritingConnection implements DatabaseConnection {
  constructor(
    private readonly database: LibsqlConnection,
    private readonly inner: DatabaseConnection,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.database.inTransaction || !WRITES.test(query.sql)) return this.inner.executeQuery<R>(query);
    this.database.exec('begin immediate');
    try {
      const result = await this.inner.executeQuery<R>(query);
      this.database.exec('commit');
      return result;
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('rollback');
      throw error;
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

class SafeSqliteDriver extends SqliteDriver {
  constructor(private readonly database: LibsqlConnection) {
    super({ database: database as never });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new WritingConnection(this.database, await super.acquireConnection());
  }

  override async beginTransaction(): Promise<void> {
    this.database.exec('begin immediate');
  }

  override async commitTransaction(): Promise<void> {
    this.database.exec('commit');
  }

  override async rollbackTransaction(): Promise<void> {
    if (this.database.inTransaction) this.database.exec('rollback');
  }
}

export class SafeSqliteDialect extends SqliteDialect {
  constructor(private readonly database: LibsqlConnection) {
    super({ database: database as never });
  }

  override createDriver(): Driver {
    return new SafeSqliteDriver(this.database);
  }
}
