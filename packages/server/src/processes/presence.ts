/** Which seats' owners look at a table, through whichever process: each writes down those that look through it. */
import type { Seat } from '@bottega/kernel';
import type { Logger } from 'pino';
import type { Db } from '../store/store.js';
import type { LiveTable } from '../tables/live-table.js';
import type { LiveTables } from '../tables/live-tables.js';
import { announce } from './announcements.js';

export class Presence {
  /** Tables at which it has changed who looks through this process. */
  private readonly changed = new Set<string>();
  private writing: Promise<void> | null = null;

  constructor(
    private readonly process: string,
    private readonly db: Db,
    private readonly live: LiveTables,
    private readonly logger: Logger,
  ) {}

  /** Writes down who looks at a table through this process now, and lets the others know. */
  note(table: string): void {
    this.changed.add(table);
    this.writing ??= this.write().finally(() => {
      this.writing = null;
    });
  }

  /** Finds out who looks through other processes. */
  async look(ids: readonly string[]): Promise<void> {
    const tables = ids.filter((id) => this.live.has(id));
    if (tables.length === 0) return;
    const rows = await this.db
      .selectFrom('presence')
      .select(['table_id', 'seat'])
      .where('table_id', 'in', tables)
      .where('process', '!=', this.process)
      .execute();
    const seats = new Map<string, Seat[]>(tables.map((id) => [id, []]));
    for (const { table_id, seat } of rows) seats.get(table_id)?.push(seat);
    for (const [id, present] of seats) (await this.live.present(id))?.presentElsewhere(present);
  }

  /** What could not be written before is tried again. */
  goOn(): void {
    for (const id of this.changed) this.note(id);
  }

  /** Resolves when all that was noted is written, or was given up. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async write(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // all that changes in one turn of the event loop
    while (this.changed.size > 0) {
      const ids = [...this.changed];
      try {
        const tables = await Promise.all(ids.map((id) => this.live.present(id)));
        for (const id of ids) this.changed.delete(id);
        await this.replace(ids, tables);
      } catch (error) {
        for (const id of ids) this.changed.add(id);
        this.logger.error({ error }, 'who looks at tables could not be written down; it is tried again');
        return;
      }
    }
  }

  private async replace(ids: readonly string[], tables: readonly (LiveTable | null)[]): Promise<void> {
    const { process } = this;
    const rows = tables.flatMap((table) =>
      table === null ? [] : table.watchers.here().map((seat) => ({ process, table_id: table.id, seat })),
    );
    await this.db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('presence')
        .where('table_id', 'in', [...ids])
        .where('process', '=', process)
        .execute();
      if (rows.length > 0) await transaction.insertInto('presence').values(rows).execute();
      await announce(transaction, { from: process, topic: 'presence', tables: ids });
    });
  }
}
