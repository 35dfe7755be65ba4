/** The clocks of a table in memory, kept in step with its acts. */
import type { Seat } from '@bottega/kernel';
import type { TableClocks } from '@bottega/protocol';
import type { ActsRow, TablesRow } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { actOf } from '../tables/act-rows.js';
import { actsFrom, playersOf, type StoredTable } from '../tables/stored-table.js';
import {
  type ClockAct,
  type ClockSettings,
  type Clocks,
  clocksAfter,
  clocksAtStart,
  deadlinesOf,
  nextDeadline,
} from './clocks.js';
import { wakingMs } from './night.js';

export class TableClock {
  private constructor(
    readonly settings: ClockSettings,
    private clocks: Clocks,
  ) {}

  /** The clocks of a table that is played at; null if it has none. */
  static async load(db: Db, { row, places }: StoredTable): Promise<TableClock | null> {
    const settings = clockSettingsOf(row);
    if (settings === null || row.started === null) return null;
    const asked: Seat[] = JSON.parse(row.asked ?? '[]');
    const clock = new TableClock(
      settings,
      clocksAtStart(settings, playersOf(places), asked, row.started, row.brought ?? 0),
    );
    clock.take(await actsFrom(db, row.id, 0));
    return clock;
  }

  /** As it will be after something; it becomes so with `set`, when that is on disk. */
  after(act: ClockAct): Clocks {
    return clocksAfter(this.settings, this.clocks, act);
  }

  set(clocks: Clocks): void {
    if (clocks.seq > this.clocks.seq) this.clocks = clocks;
  }

  /** Takes in what happened elsewhere. */
  take(rows: readonly ActsRow[]): void {
    for (const row of rows) this.set(this.after({ act: actOf(row), asked: JSON.parse(row.asked) }));
  }

  /** The seats whose time is up. */
  up(now: number): Seat[] {
    return deadlinesOf(this.settings, this.clocks).flatMap((at, seat) => (at !== null && at <= now ? [seat] : []));
  }

  /** When somebody's time is up next; null if no clock runs. */
  next(clocks: Clocks = this.clocks): number | null {
    return nextDeadline(this.settings, clocks);
  }

  told(now: number): TableClocks {
    const deadlines = deadlinesOf(this.settings, this.clocks);
    const { night } = this.settings;
    const seats = this.clocks.seats.map(({ left, since }, seat) => ({
      left: since === null ? left : Math.max(0, left - wakingMs(since, now, night)),
      deadline: deadlines[seat],
    }));
    return { now, seats };
  }

  /** Another one whenever there is something to tell. */
  get version(): string {
    return JSON.stringify(this.clocks.seats.map(({ left, since }) => [left, since]));
  }
}

/** Null if no clock runs at a table. */
export function clockSettingsOf({ clock, night }: Pick<TablesRow, 'clock' | 'night'>): ClockSettings | null {
  const { kind } = JSON.parse(clock) as ClockSettings['clock'] | { readonly kind: 'none' };
  return kind === 'none' ? null : { clock: JSON.parse(clock), night: night === null ? null : JSON.parse(night) };
}
