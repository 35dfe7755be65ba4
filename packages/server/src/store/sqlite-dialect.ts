/** SQLite as Kysely speaks it, but for what follows a full disk: SQLite has then rolled back by itself, and the reason must not be lost over that. */
import { type DatabaseConnection, type Driver, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';

/** As much of a connection as tells whether a transaction is open. */
export interface InTransaction {
  readonly inTransaction: boolean;
}

class ForgivingDriver extends SqliteDriver {
  constructor(
    config: SqliteDialectConfig,
    private readonly database: InTransaction,
  ) {
    super(config);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

export class ForgivingSqliteDialect extends SqliteDialect {
  constructor(private readonly database: InTransaction) {
    super({ database: database as never });
  }

  override createDriver(): Driver {
    return new ForgivingDriver({ database: this.database as never }, this.database);
  }
}
