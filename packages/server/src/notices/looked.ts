/**
 * How far everybody has looked at the tables where they sit: what came after is news to them, and what came before is told to them
 * nowhere else. Kept in memory and written together now and then: if that is lost, somebody is told something twice.
 */
import type { Transaction } from 'kysely';
import type { LookedRow } from '../store/notice-schema.js';
import type { Database } from '../store/schema.js';
import type { Db } from '../store/store.js';

/** Rows of one statement. */
const MAX_GROUP = 500;

export class Looked {
  private readonly pending = new Map<string, LookedRow>();
  private timer: NodeJS.Timeout | null = null;
  private lastFlush: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    /** Milliseconds: shorter than notices wait before they are sent, as other processes send them. */
    private readonly flushMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Somebody sees a table as it stands after so many acts, with so many events in their log. */
  mark(table: string, person: string, acts: number, log: number): void {
    this.pending.set(keyOf(table, person), { table_id: table, person, acts, log });
    this.timer ??= setTimeout(() => void this.flush(), this.flushMs).unref();
  }

  async of(table: string, person: string): Promise<LookedRow | null> {
    const noted = this.pending.get(keyOf(table, person));
    if (noted !== undefined) return noted;
    const row = await this.db
      .selectFrom('looked')
      .selectAll()
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Something was taken back: of somebody's log so many events still stand, and whatever comes in place of the others is new. */
  async cut(transaction: Transaction<Database>, table: string, person: string, log: number): Promise<void> {
    const noted = this.pending.get(keyOf(table, person));
    if (noted !== undefined && noted.log > log) this.pending.set(keyOf(table, person), { ...noted, log });
    await transaction
      .updateTable('looked')
      .set({ log })
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('log', '>', log)
      .execute();
  }

  /** Writes what was noted; resolves when that is done, or was put off because it failed. */
  flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.lastFlush = this.lastFlush.then(() => this.write());
    return this.lastFlush;
  }

  private async write(): Promise<void> {
    const rows = [...this.pending.values()];
    try {
      for (let from = 0; from < rows.length; from += MAX_GROUP) await this.upsert(rows.slice(from, from + MAX_GROUP));
    } catch (error) {
      this.onError(error);
      return;
    }
    for (const row of rows) {
      const key = keyOf(row.table_id, row.person);
      if (this.pending.get(key) === row) this.pending.delete(key);
    }
  }

  private async upsert(rows: readonly LookedRow[]): Promise<void> {
    await this.db
      .insertInto('looked')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'person'])
          .doUpdateSet((row) => ({ acts: row.ref('excluded.acts'), log: row.ref('excluded.log') }))
          // They may have looked further through another process.
          .whereRef('looked.acts', '<=', 'excluded.acts' as never),
      )
      .execute();
  }
}

const keyOf = (table: string, person: string) => `${table} ${person}`;
