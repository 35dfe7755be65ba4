/** The tables in memory: a table is loaded when somebody looks at it and dropped when nobody does. */

import { noTable } from '../problem.js';
import type { Services } from '../services.js';
import { LiveTable } from './live-table.js';
import { findTable, resumeGame } from './stored-table.js';

interface Entry {
  readonly table: Promise<LiveTable>;
  /** Null until it is loaded. */
  loaded: LiveTable | null;
  /** How many use it now; it stays for a while after the last. */
  users: number;
  timer: NodeJS.Timeout | null;
}

/** Somebody who reloads a page comes back at once. */
const LINGER_MS = 10_000;

export class LiveTables {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly services: Services,
    private readonly lingerMs = LINGER_MS,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  /** Uses a table until `release`. A RequestError says that there is none that is played at. */
  async acquire(id: string): Promise<LiveTable> {
    const entry = this.entries.get(id) ?? this.load(id);
    entry.users++;
    if (entry.timer !== null) clearTimeout(entry.timer);
    entry.timer = null;
    try {
      return await entry.table;
    } catch (error) {
      this.entries.delete(id);
      throw error;
    }
  }

  release(id: string): void {
    const entry = this.entries.get(id);
    if (entry === undefined || --entry.users > 0) return;
    entry.timer = setTimeout(() => void this.drop(id, entry), this.lingerMs);
  }

  /** Uses a table for a while. */
  async with<T>(id: string, work: (table: LiveTable) => Promise<T>): Promise<T> {
    const table = await this.acquire(id);
    try {
      return await work(table);
    } finally {
      this.release(id);
    }
  }

  /** The table, if it is in memory. */
  async present(id: string): Promise<LiveTable | null> {
    return (await this.entries.get(id)?.table.catch(() => null)) ?? null;
  }

  /** The tables that are in memory now. */
  loaded(): LiveTable[] {
    return [...this.entries.values()].flatMap(({ loaded }) => loaded ?? []);
  }

  ids(): string[] {
    return [...this.entries.keys()];
  }

  async close(): Promise<void> {
    const open = [...this.entries];
    this.entries.clear();
    for (const [, { timer }] of open) if (timer !== null) clearTimeout(timer);
    await Promise.allSettled(open.map(async ([, { table }]) => (await table).close()));
  }

  private load(id: string): Entry {
    const table = (async () => {
      const { db, games } = this.services;
      const stored = await findTable(db, id);
      if (stored === null || stored.row.seed === null) throw noTable();
      return new LiveTable(this.services, stored, await resumeGame(db, games, stored));
    })();
    const entry: Entry = { table, loaded: null, users: 0, timer: null };
    this.entries.set(id, entry);
    table.then(
      (loaded) => {
        entry.loaded = loaded;
      },
      () => {},
    );
    return entry;
  }

  private async drop(id: string, entry: Entry): Promise<void> {
    if (entry.users > 0 || this.entries.get(id) !== entry) return;
    this.entries.delete(id);
    const table = await entry.table;
    await table
      .close()
      .catch((error: unknown) => this.services.logger.error({ error, table: id }, 'a table was not closed'));
  }
}
