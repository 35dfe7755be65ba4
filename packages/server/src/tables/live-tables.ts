/** The tables in memory: a table is loaded when somebody looks at it and dropped when nobody does. */

import { noTable } from '../problem.js';
import type { Services } from '../services.js';
import type { ActsRow } from '../store/schema.js';
import { LiveTable } from './live-table.js';
import { findTable, resumeGame } from './stored-table.js';

interface Entry {
  readonly table: Promise<LiveTable>;
  /** The same, once it is loaded. */
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
    const table = await entry.table;
    try {
      await this.services.neighbours?.refresh(id);
    } catch (error) {
      this.release(id, table);
      throw error;
    }
    // It could not follow what was done elsewhere.
    return entry.loaded === this.entries.get(id)?.loaded ? table : this.acquire(id);
  }

  /** Whoever names the table does not release another that was loaded in its place. */
  release(id: string, table?: LiveTable): void {
    const entry = this.entries.get(id);
    if (entry === undefined || (table !== undefined && entry.loaded !== table)) return;
    if (--entry.users > 0) return;
    entry.timer = setTimeout(() => void this.drop(id, entry), this.lingerMs);
  }

  /** Uses a table for a while. */
  async with<T>(id: string, work: (table: LiveTable) => Promise<T>): Promise<T> {
    const table = await this.acquire(id);
    try {
      return await work(table);
    } finally {
      this.release(id, table);
    }
  }

  /** The table, if it is in memory. */
  async present(id: string): Promise<LiveTable | null> {
    return (await this.entries.get(id)?.table.catch(() => null)) ?? null;
  }

  has(id: string): boolean {
    return this.entries.has(id);
  }

  /** The tables that are in memory now. */
  loaded(): LiveTable[] {
    return [...this.entries.values()].flatMap(({ loaded }) => loaded ?? []);
  }

  ids(): string[] {
    return [...this.entries.keys()];
  }

  /** The tables that somebody looks at. */
  watched(): string[] {
    return [...this.entries].flatMap(([id, { users }]) => (users > 0 ? [id] : []));
  }

  /** Lets a table in memory take in what was done elsewhere. If it cannot, it is loaded anew by whoever comes back to it. */
  async receive(id: string, acts: readonly ActsRow[]): Promise<void> {
    try {
      await (await this.present(id))?.receive(acts);
    } catch (error) {
      this.services.logger.error(
        { error, table: id },
        'a table cannot follow what was done elsewhere; it is loaded anew',
      );
    }
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
      const table = new LiveTable(this.services, stored, await resumeGame(db, games, stored));
      await table.begin();
      return table;
    })();
    const entry: Entry = { table, loaded: null, users: 0, timer: null };
    const forget = () => {
      if (this.entries.get(id) === entry) this.entries.delete(id);
    };
    // Before anybody else gets it.
    table.then((live) => {
      entry.loaded = live;
      live.onLost = forget;
    }, forget);
    this.entries.set(id, entry);
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
