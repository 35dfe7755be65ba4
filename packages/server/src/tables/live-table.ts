/** A table that somebody looks at, or at which a bot chooses: the session in memory, kept in step with the database. */
import type { Choice, Seat } from '@bottega/kernel';
import type { TableState } from '@bottega/protocol';
import {
  type Act,
  type Answer,
  botIn,
  type KeptGame,
  type Request,
  TableError,
  type Update,
  type Viewer,
} from '@bottega/table';
import { TableSession } from '@bottega/table/session';
import type { NewJob } from '../jobs/queue.js';
import type { Services } from '../services.js';
import { actOf, rowOf } from './act-rows.js';
import { actsFrom, type ResumedGame, type StoredTable } from './stored-table.js';

/** Somebody who looks. */
export interface Watcher {
  readonly person: string | null;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  update(update: Update): void;
  state(state: TableState): void;
}

interface Watching {
  readonly watcher: Watcher;
  readonly viewer: Viewer;
}

export class LiveTable {
  readonly id: string;
  readonly session: TableSession;
  private readonly watching = new Set<Watching>();
  /** The newest snapshot that was kept, by the number of acts. */
  private snapshotAt: number;
  private isOver: boolean;

  constructor(
    private readonly services: Services,
    readonly stored: StoredTable,
    { loaded, match, players, seating, history }: ResumedGame,
  ) {
    this.id = stored.row.id;
    this.isOver = match.over;
    this.snapshotAt = history.length;
    this.session = new TableSession(
      loaded,
      { id: this.id, match, players, seating, history },
      {
        keep: (game, acts) => this.keep(game, acts),
        report: (trouble) => this.report(trouble),
        now: services.now,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        breathe: () => new Promise((resolve) => setImmediate(resolve)),
        callsBots: true,
      },
    );
  }

  get hasWatchers(): boolean {
    return this.watching.size > 0;
  }

  join(watcher: Watcher): Viewer {
    const viewer = this.session.join(watcher.seat === null ? [] : [watcher.seat], (update) => watcher.update(update));
    this.watching.add({ watcher, viewer });
    if (watcher.seat !== null) this.tellState();
    return viewer;
  }

  leave(viewer: Viewer): void {
    for (const one of this.watching) {
      if (one.viewer !== viewer) continue;
      this.watching.delete(one);
      this.session.leave(viewer);
      if (one.watcher.seat !== null) this.tellState();
    }
  }

  choose(viewer: Viewer, request: Request, choices: readonly Choice[]): Promise<Answer> {
    return this.inStep(() => this.session.choose(viewer, request, choices));
  }

  undo(viewer: Viewer, request: Request): Promise<Answer> {
    return this.inStep(() => this.session.undo(viewer, request));
  }

  concede(seat: Seat): Promise<void> {
    return this.inStep(() => this.session.concede(seat));
  }

  /** A bot plays a seat until its owner returns. */
  away(seat: Seat): Promise<void> {
    return this.inStep(() => this.session.seatBot(seat));
  }

  comeBack(seat: Seat): Promise<void> {
    return this.inStep(() => this.session.takeBackSeat(seat));
  }

  /** Takes in what happened elsewhere. */
  async catchUp(): Promise<void> {
    const acts = await actsFrom(this.services.db, this.id, this.session.length);
    if (acts.length === 0) return;
    await this.session.receive(acts.map(actOf));
    this.afterActs(acts.map(actOf));
  }

  /** Lets the bots choose until a person is asked; somebody else may have been quicker. */
  async playBots(): Promise<void> {
    await this.catchUp();
    let trouble: unknown = null;
    const { reported } = this;
    this.reported = (error) => {
      trouble = error;
    };
    try {
      this.session.playBots();
      await this.session.botsAreDone();
    } finally {
      this.reported = reported;
    }
    if (trouble !== null) throw trouble;
  }

  state(): TableState {
    const { players } = this.session.info();
    const present = new Set([...this.watching].flatMap(({ watcher: { seat } }) => (seat === null ? [] : [seat])));
    const status = this.isOver ? 'over' : this.session.standing === 'ended' ? 'ended' : 'playing';
    return { status, standing: this.session.standing, players, present: [...present].sort() };
  }

  tellState(): void {
    const state = this.state();
    for (const { watcher } of this.watching) watcher.state(state);
  }

  async close(): Promise<void> {
    await this.session.close();
    await this.keepSnapshot();
  }

  /** Keeps the newest position: with it the game outlives a change of its rules. */
  async keepSnapshot(): Promise<void> {
    const seq = this.session.length;
    if (seq === this.snapshotAt) return;
    const { snapshot } = this.session.kept();
    const row = { table_id: this.id, seq, rules: this.rules, body: JSON.stringify(snapshot) };
    const { table_id: _, ...changed } = row;
    await this.services.db
      .insertInto('snapshots')
      .values(row)
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(changed))
      .execute();
    this.snapshotAt = seq;
  }

  private get rules(): number {
    const { record } = this.session.kept();
    return record.continued?.rules ?? record.rules;
  }

  /** Does something that may come second to what another process did: then that is taken in, and it is tried once more. */
  private async inStep<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      await this.catchUp();
      return work();
    }
  }

  private async keep(game: KeptGame, acts: readonly Act[]): Promise<void> {
    const { players, over } = game;
    const asked = this.session.asked();
    const digest = this.session.digest();
    const act = acts[0];
    await this.services.writer.write({
      act: rowOf(this.id, act, digest, asked),
      jobs: this.jobsAfter(
        act,
        asked.some((seat) => botIn(players[seat]) !== null),
      ),
      ...(over || act.type === 'end' ? { also: (transaction) => this.finish(transaction, game) } : {}),
    });
    this.isOver = over;
    // The session has the act in its history when this is done.
    setImmediate(() => this.afterActs(acts));
  }

  /** What follows from an act. Bots that choose go on by themselves. */
  private jobsAfter(act: Act, isBotAsked: boolean): NewJob[] {
    const isOfBot = act.type === 'choose' && act.id === null;
    return isBotAsked && !isOfBot ? [{ kind: 'bots', table: this.id, at: this.services.now() }] : [];
  }

  private async finish(db: Services['db'], { over }: KeptGame): Promise<void> {
    const result = over ? this.session.result() : null;
    await db
      .updateTable('tables')
      .set({
        status: over ? 'over' : 'ended',
        result: result === null ? null : JSON.stringify({ places: result.places, points: result.points }),
        updated: this.services.now(),
      })
      .where('id', '=', this.id)
      .execute();
  }

  private afterActs(acts: readonly Act[]): void {
    this.isOver = this.session.kept().over;
    if (acts.some(({ type }) => type !== 'choose' && type !== 'undo') || this.isOver) this.tellState();
  }

  private report(trouble: unknown): void {
    if (trouble !== null) this.reported(trouble);
  }

  /** Who hears that the bots were stopped. */
  private reported: (trouble: unknown) => void = (error) =>
    this.services.logger.error({ error, table: this.id }, 'the bots of a table were stopped');
}

export function isOvertaken(error: unknown): boolean {
  return error instanceof TableError && error.code === 'overtaken';
}
