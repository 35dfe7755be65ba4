/**
 * SQLite as Kysely speaks it, with two connections to one file: what is only read is read at once and by everybody, and always sees what was
 * committed last; transactions and whatever else writes come one after the other.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely';
import type { SqliteConnection } from './sqlite-connection.js';
import type { SqliteWriter } from './sqlite-writer.js';

export interface SqliteFile {
  readonly reader: SqliteConnection;
  readonly writer: SqliteWriter;
}

const READS = /^\s*select\b/i;

class SqliteSession implements DatabaseConnection {
  /** Lets the next write; null while this session does not hold the writer. */
  private free: (() => void) | null = null;

  constructor(
    private readonly file: SqliteFile,
    private readonly turns: Turns,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.free !== null) return (await this.file.writer.query(query)) as QueryResult<R>;
    if (READS.test(query.sql)) return this.file.reader.query(query) as QueryResult<R>;
    const free = await this.turns.take();
    try {
      return (await this.file.writer.query(query)) as QueryResult<R>;
    } finally {
      free();
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('nothing here is long enough to be streamed');
  }

  async begin(): Promise<void> {
    const free = await this.turns.take();
    try {
      await this.file.writer.begin();
      this.free = free;
    } catch (error) {
      free();
      throw error;
    }
  }

  /** A commit that fails is rolled back by whoever asked for it. */
  async commit(): Promise<void> {
    await this.file.writer.commit();
    this.end();
  }

  async rollback(): Promise<void> {
    try {
      await this.file.writer.rollback();
    } finally {
      this.end();
    }
  }

  private end(): void {
    this.free?.();
    this.free = null;
  }
}

/** One after the other. */
class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn, with what ends it. */
  take(): Promise<() => void> {
    const before = this.last;
    let end = () => {};
    this.last = new Promise((resolve) => {
      end = resolve;
    });
    return before.then(() => end);
  }
}

class SqliteFileDriver implements Driver {
  private readonly turns = new Turns();

  constructor(private readonly file: SqliteFile) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteSession> {
    return new SqliteSession(this.file, this.turns);
  }

  beginTransaction(session: SqliteSession, _settings: TransactionSettings): Promise<void> {
    return session.begin();
  }

  commitTransaction(session: SqliteSession): Promise<void> {
    return session.commit();
  }

  rollbackTransaction(session: SqliteSession): Promise<void> {
    return session.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    const { reader, writer } = this.file;
    await this.turns.take();
    await writer.close();
    if (reader !== writer) reader.close();
  }
}

export class SqliteFileDialect extends SqliteDialect {
  constructor(private readonly file: SqliteFile) {
    super({ database: null as never }); // for Kysely's own driver
  }

  override createDriver(): Driver {
    return new SqliteFileDriver(this.file);
  }
}
