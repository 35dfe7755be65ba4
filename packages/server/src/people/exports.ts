/** Everything that is kept of a person, for themselves: with their finished games, and what they may see of those that go on. */
import type { TableSummary } from '@bottega/protocol';
import type { Services } from '../services.js';
import type { LiveTables } from '../tables/live-tables.js';
import { glance } from '../tables/seat-turn.js';
import { findTable, resumeGame } from '../tables/stored-table.js';
import type { TableService } from '../tables/table-service.js';
import { personalRows } from './personal-tables.js';

export interface PersonalExport {
  readonly exported: number;
  readonly person: Record<string, unknown>;
  /** What else is kept, by where it is kept. */
  readonly kept: Record<string, readonly unknown[]>;
  readonly chat: readonly unknown[];
  readonly tables: readonly ExportedTable[];
}

interface ExportedTable extends TableSummary {
  /** The person's own part of the shuffle. */
  readonly part: string | null;
  /** A finished game as a record, which `bottega replay` and `verify` take. */
  readonly record?: unknown;
  /** Of a game that goes on, or was ended before its end, what the person's seat sees. */
  readonly seen?: unknown;
}

export class Exports {
  constructor(
    private readonly services: Services,
    private readonly tables: TableService,
    private readonly live: LiveTables,
  ) {}

  async of(person: string): Promise<PersonalExport> {
    const { db, now } = this.services;
    const { password, settings, ...row } = await db
      .selectFrom('people')
      .selectAll()
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const chat = db.selectFrom('chat').select(['table_id', 'seq', 'name', 'seat', 'text', 'time']);
    return {
      exported: now(),
      person: { ...row, hasPassword: password !== null, settings: JSON.parse(settings) },
      kept: await personalRows(db, person),
      chat: await chat.where('person', '=', person).orderBy('time').execute(),
      tables: await this.tablesOf(person),
    };
  }

  private async tablesOf(person: string): Promise<ExportedTable[]> {
    const places = this.services.db.selectFrom('places').select(['table_id', 'seat', 'part']);
    const hosted = await this.services.db.selectFrom('tables').select('id').where('host', '=', person).execute();
    const own = await places.where('person', '=', person).execute();
    const exported: ExportedTable[] = [];
    for (const { table_id, seat, part } of own) {
      const summary = await this.tables.summary(table_id, person);
      exported.push({ ...summary, part, ...(await this.gameOf(summary, seat)) });
      await new Promise((resolve) => setImmediate(resolve)); // others are served meanwhile
    }
    // Tables that somebody opened and does not sit at.
    for (const { id } of hosted) {
      if (own.some(({ table_id }) => table_id === id)) continue;
      exported.push({ ...(await this.tables.summary(id, person)), part: null });
    }
    return exported;
  }

  private async gameOf({ id, status }: TableSummary, seat: number | null): Promise<Partial<ExportedTable>> {
    const { db, games } = this.services;
    if (seat === null) return {};
    if (status !== 'over') return { seen: await this.live.with(id, (table) => glance(table, seat)) };
    const stored = await findTable(db, id);
    return stored === null ? {} : { record: (await resumeGame(db, games, stored)).match.record };
  }
}
