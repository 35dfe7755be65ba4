/** Looks up what other processes have done at tables in memory: all that is wanted at a time with one question. */
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ActsRow } from '../store/schema.js';
import type { Db } from '../store/store.js';
import type { LiveTable } from '../tables/live-table.js';
import type { LiveTables } from '../tables/live-tables.js';

/** So many tables are asked for in one question. */
const MAX_TABLES = 500;

export class CatchingUp {
  private readonly wanted = new Set<string>();
  private running: Promise<void> | null = null;

  constructor(
    private readonly db: Db,
    private readonly live: LiveTables,
    private readonly logger: Logger,
  ) {}

  /** Resolves when these tables, as far as they are in memory, know what was there when this was called. It tells its own failures. */
  async look(tables: readonly string[]): Promise<void> {
    const mine = tables.filter((id) => this.live.has(id));
    for (const id of mine) this.wanted.add(id);
    await this.running; // which may have asked before it was there
    while (mine.some((id) => this.wanted.has(id)) || this.running !== null) {
      this.running ??= this.next().finally(() => {
        this.running = null;
      });
      await this.running;
      if (!mine.some((id) => this.wanted.has(id))) return;
    }
  }

  private async next(): Promise<void> {
    const ids = [...this.wanted].slice(0, MAX_TABLES);
    for (const id of ids) this.wanted.delete(id);
    try {
      const tables = (await Promise.all(ids.map((id) => this.live.present(id)))).filter((table) => table !== null);
      const rows = await this.newActs(tables);
      for (const [id, acts] of rows) await this.live.receive(id, acts);
    } catch (error) {
      this.logger.error({ error }, 'tables could not be brought up to date; it is tried again in a moment');
    }
  }

  private async newActs(tables: readonly LiveTable[]): Promise<Map<string, ActsRow[]>> {
    const ids = tables.map(({ id }) => id);
    const lengths = tables.map(({ session }) => session.length);
    const { rows } = await sql<ActsRow>`
      select acts.* from unnest(${ids}::text[], ${lengths}::integer[]) as known (id, length)
      join acts on acts.table_id = known.id and acts.seq >= known.length
      order by acts.table_id, acts.seq`.execute(this.db);
    const byTable = new Map<string, ActsRow[]>();
    for (const row of rows) byTable.set(row.table_id, [...(byTable.get(row.table_id) ?? []), row]);
    return byTable;
  }
}
