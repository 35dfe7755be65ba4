/**
 * The other processes that share a PostgreSQL: this one tells them what is new at tables, hears it from them, and shows that it lives.
 * What was told and not heard is found by looking again and again. What a process leaves behind when it dies is cleared away by any
 * other: who looked through it, and the jobs that it had begun.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { newId } from '../ids.js';
import type { Database } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { LiveTables } from '../tables/live-tables.js';
import type { TableNews } from '../tables/table-news.js';
import { type Announcement, announce, readPayload } from './announcements.js';
import { CatchingUp } from './catching-up.js';
import { Listener } from './listener.js';
import { Presence } from './presence.js';

/** A process that has not been heard of for so many beats is dead. */
const BEATS_TO_LIVE = 4;

/** Milliseconds since 1970 by the database's clock: those of machines may differ. */
const databaseTime: RawBuilder<number> = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export interface NeighbourOptions {
  readonly store: Store;
  readonly url: string;
  readonly beatMs: number;
  readonly logger: Logger;
}

export class Neighbours {
  readonly id = newId();
  /** The name under which this process takes jobs, once it does. */
  worker: string | null = null;
  /** Jobs of workers that are gone are to be done by others. */
  unlock: (db: Kysely<Database>, workers: readonly string[]) => Promise<void> = async () => {};
  private readonly listener: Listener;
  private live: LiveTables | null = null;
  private news: TableNews | null = null;
  private catchingUp: CatchingUp | null = null;
  private presence: Presence | null = null;
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> | null = null;
  private isStopped = false;
  /** Whether the last beat failed. */
  private isAway = false;
  /** By this machine's clock; null before the first. */
  private lastBeat: number | null = null;

  constructor(private readonly options: NeighbourOptions) {
    const { url, logger } = options;
    this.listener = new Listener({
      url,
      logger,
      heard: (payload) => this.hear(payload),
      connected: () => this.lookAgain(),
    });
  }

  /** What the others are told when something happened at tables. */
  actsAt(tables: readonly string[]): Announcement {
    return { from: this.id, topic: 'acts', tables };
  }

  /** Somebody sat down at a table, or it has changed otherwise; that is in the database already. */
  announcePlaces(table: string): void {
    const { store, logger } = this.options;
    announce(store.db, { from: this.id, topic: 'places', tables: [table] }).catch((error: unknown) =>
      logger.error({ error, table }, 'a change of a table could not be announced'),
    );
  }

  /** It has changed who looks at a table through this process. */
  notePresence(table: string): void {
    this.presence?.note(table);
  }

  /** A table that comes into sight again is brought up to date first. */
  async refresh(table: string): Promise<void> {
    await Promise.all([this.catchingUp?.look([table]), this.presence?.look([table])]);
  }

  async start(live: LiveTables, news: TableNews): Promise<void> {
    const { store, logger, beatMs } = this.options;
    this.live = live;
    this.news = news;
    this.catchingUp = new CatchingUp(store.db, live, logger);
    this.presence = new Presence(this.id, store.db, live, logger);
    await this.beat();
    await this.listener.start();
    this.timer = setInterval(() => this.tick(), beatMs);
  }

  /** Says that this process lives, and under which name it takes jobs. */
  async beat(): Promise<void> {
    const { db } = this.options.store;
    const { id, worker } = this;
    const row = await db
      .insertInto('processes')
      .values({ id, worker, seen: databaseTime })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ worker, seen: databaseTime }))
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow();
    // Somebody took this process for dead: what was cleared away is written again.
    if (row.isNew && this.lastBeat !== null) for (const table of this.live?.watched() ?? []) this.notePresence(table);
    this.lastBeat = Date.now();
  }

  /** Hears nothing any more, for tests of what is found all the same. */
  async deafen(): Promise<void> {
    await this.listener.stop();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.beating;
    await this.listener.stop();
    await this.presence?.settled();
    await this.clear([this.id]).catch(() => {}); // then others do it
  }

  private tick(): void {
    const { logger } = this.options;
    this.beating ??= this.care()
      .then(
        () => {
          if (this.isAway) logger.warn('the database is back');
          this.isAway = false;
        },
        (error: unknown) => {
          if (!this.isAway) logger.error({ error }, 'the database is away');
          this.isAway = true;
        },
      )
      .finally(() => {
        this.beating = null;
      });
  }

  private async care(): Promise<void> {
    const wasHere = this.lastBeat !== null && Date.now() - this.lastBeat < this.deadMs;
    await this.beat();
    // After a break of the database all are late: the others have a moment to say that they live.
    if (wasHere) await this.clearDead();
    this.presence?.goOn();
    await this.catchingUp?.look(this.live?.watched() ?? []);
    await this.listener.check();
  }

  private get deadMs(): number {
    return this.options.beatMs * BEATS_TO_LIVE;
  }

  private async clearDead(): Promise<void> {
    const { db } = this.options.store;
    const dead = await db
      .selectFrom('processes')
      .select('id')
      .where('seen', '<', sql<number>`${databaseTime} - ${this.deadMs}`)
      .execute();
    if (dead.length > 0) await this.clear(dead.map(({ id }) => id));
  }

  /** Clears away what processes have left behind. Of several that try one does it. */
  private async clear(ids: readonly string[]): Promise<void> {
    await this.options.store.db.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('processes')
        .where('id', 'in', [...ids])
        .where((row) =>
          row.or([row('id', '=', this.id), row('seen', '<', sql<number>`${databaseTime} - ${this.deadMs}`)]),
        )
        .returning(['id', 'worker'])
        .execute();
      if (gone.length === 0) return;
      const seats = await transaction
        .deleteFrom('presence')
        .where(
          'process',
          'in',
          gone.map(({ id }) => id),
        )
        .returning('table_id')
        .execute();
      const tables = [...new Set(seats.map(({ table_id }) => table_id))];
      // Not as this process: it must look itself, too.
      await announce(transaction, { from: gone[0].id, topic: 'presence', tables });
      await this.unlock(
        transaction,
        gone.flatMap(({ worker }) => worker ?? []),
      );
    });
  }

  private hear(payload: string): void {
    const told = readPayload(payload);
    if (told === null || told.from === this.id || this.isStopped) return;
    const { topic, tables } = told;
    if (topic === 'acts') void this.catchingUp?.look(tables);
    else if (topic === 'presence') void this.lookAtPresence(tables);
    else for (const table of tables) this.news?.hear(table);
  }

  /** Whatever was told meanwhile was not heard. */
  private lookAgain(): void {
    const tables = this.live?.ids() ?? [];
    void this.catchingUp?.look(tables);
    void this.lookAtPresence(tables);
    for (const table of this.news?.followed() ?? []) this.news?.hear(table);
  }

  private async lookAtPresence(tables: readonly string[]): Promise<void> {
    try {
      await this.presence?.look(tables);
    } catch (error) {
      this.options.logger.error({ error }, 'who looks at tables could not be found out');
    }
  }
}
