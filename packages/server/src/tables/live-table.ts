/** A table that somebody looks at, or at which a bot chooses: the session in memory, kept in step with the database. */
import type { Choice, Game, Seat } from '@bottega/kernel';
import type { ChatLine, SpectatorRights, TableState } from '@bottega/protocol';
import {
  type Act,
  type Answer,
  botIn,
  type FullUpdate,
  type KeptGame,
  type Request,
  STANDARD_BOT,
  TableError,
  type Update,
  type Viewer,
} from '@bottega/table';
import { TableSession } from '@bottega/table/session';
import { Chat } from '../chat/chat.js';
import { TableChat } from '../chat/table-chat.js';
import { TableClock } from '../clocks/table-clock.js';
import type { NewJob } from '../jobs/queue.js';
import { TableNotices } from '../notices/table-notices.js';
import { conflict } from '../problem.js';
import type { Services } from '../services.js';
import type { ActsRow } from '../store/schema.js';
import { TableVotes } from '../votes/table-votes.js';
import { actOf, rowOf } from './act-rows.js';
import { actsFrom, findTable, playersOf, type ResumedGame, type StoredTable } from './stored-table.js';

/** Bots elsewhere may be quicker several times. */
const MAX_TRIES = 10;

/** Somebody who looks. */
export interface Watcher {
  readonly person: string | null;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** Whether they can see what they are sent. */
  isVisible(): boolean;
  update(update: Update): void;
  state(state: TableState): void;
  /** Hears what is said at the table, after `TableChat.listen`; not for spectators. */
  chat?(line: ChatLine): void;
  /** The table goes from memory: whoever wants to go on looking comes back. */
  lose(): void;
}

interface Watching {
  readonly watcher: Watcher;
  readonly viewer: Viewer;
}

export class LiveTable {
  readonly id: string;
  readonly session: TableSession;
  readonly game: Game;
  private readonly watching = new Set<Watching>();
  /** The newest snapshot that was kept, by the number of acts. */
  private snapshotAt: number;
  private isOver: boolean;
  private clock: TableClock | null = null;
  readonly votes: TableVotes;
  readonly chat: TableChat;
  /** Where the same people play again. */
  private rematch: string | null = null;
  /** Rows around the game are read one time after the other. */
  private reading: Promise<void> = Promise.resolve();
  private stopListening = () => {};
  /** What everybody was told last, and whether something was proposed then. */
  private told = '';
  private isVoting = false;
  private isClosed = false;
  private readonly notices: TableNotices;
  /** Bots that were asked for twice play one after the other. */
  private lastBots: Promise<void> = Promise.resolve();
  /** Whoever keeps this table in memory is told that it is of no use any more. */
  onLost: () => void = () => {};
  /** Seats whose owners look through other processes. */
  private elsewhere: readonly Seat[] = [];

  constructor(
    private readonly services: Services,
    readonly stored: StoredTable,
    { loaded, match, players, seating, history }: ResumedGame,
  ) {
    this.id = stored.row.id;
    this.game = loaded.game;
    this.isOver = match.over;
    this.snapshotAt = history.length;
    this.notices = new TableNotices(services, stored, loaded.words, match.asked(), (person) => this.isLooking(person));
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
        countsPublicly: true,
      },
    );
    this.votes = new TableVotes(services, this);
    this.chat = new TableChat(new Chat(services), this.id);
  }

  /** Reads what stands around the game, and hears of it from now on. */
  async begin(): Promise<void> {
    this.clock = await TableClock.load(this.services.db, this.stored);
    this.stopListening = this.services.news.subscribe(this.id, () => void this.refresh());
    await this.refresh();
    this.settleSoon(); // it may have been agreed to by the last that a process did before it ended
  }

  get hasWatchers(): boolean {
    return this.watching.size > 0;
  }

  join(watcher: Watcher): Viewer {
    const { spectators } = this.stored.row;
    const isShut = watcher.seat === null && (spectators as SpectatorRights) !== 'all';
    const seats = watcher.seat === null ? [] : [watcher.seat];
    const viewer = this.session.join(seats, (update) => watcher.update(update), { isShut });
    this.watching.add({ watcher, viewer });
    const { person, seat } = watcher;
    if (person !== null && seat !== null) this.chat.join(viewer, person, seat, (line) => watcher.chat?.(line));
    if (seat !== null) this.changePresence();
    return viewer;
  }

  leave(viewer: Viewer): void {
    for (const one of this.watching) {
      if (one.viewer !== viewer) continue;
      this.watching.delete(one);
      this.session.leave(viewer);
      this.chat.leave(viewer);
      if (one.watcher.seat !== null) this.changePresence();
    }
  }

  /** Whether somebody sees this table through this process. */
  isLooking(person: string): boolean {
    return [...this.watching].some(({ watcher }) => watcher.person === person && watcher.isVisible());
  }

  /** The seats whose owners look through this process. */
  presentHere(): readonly Seat[] {
    return [...new Set([...this.watching].flatMap(({ watcher: { seat } }) => (seat === null ? [] : [seat])))];
  }

  /** The seats whose owners look through other processes, as far as this one knows. */
  presentElsewhere(seats: readonly Seat[]): void {
    const before = this.present();
    this.elsewhere = seats;
    if (this.present().join() !== before.join()) this.tellState();
  }

  choose(viewer: Viewer, request: Request, choices: readonly Choice[]): Promise<Answer> {
    return this.inStep(() => this.session.choose(viewer, request, choices));
  }

  undo(viewer: Viewer, request: Request): Promise<Answer> {
    return this.inStep(() => this.session.undo(viewer, request));
  }

  concede(seat: Seat): Promise<void> {
    this.checkPlaying();
    return this.inStep(() => this.session.concede(seat));
  }

  /** A bot plays a seat until its owner returns. */
  away(seat: Seat): Promise<void> {
    this.checkPlaying();
    return this.inStep(() => this.session.seatBot(seat));
  }

  comeBack(seat: Seat): Promise<void> {
    this.checkPlaying();
    return this.inStep(() => this.session.takeBackSeat(seat));
  }

  /** Bots play the seats whose time is up. */
  async runOut(): Promise<void> {
    await this.catchUp();
    const { clock } = this;
    if (clock === null) return;
    const { db, queue, now } = this.services;
    for (const seat of clock.up(now())) {
      await this.inStep(() => this.session.seatBot(seat, STANDARD_BOT, () => clock.up(now()).includes(seat)));
    }
    const next = clock.next();
    if (next !== null) await queue.add(db, [{ kind: 'clock', table: this.id, at: next }]);
  }

  /** Reads anew what stands around the game, and tells what is new. It tells its own failures. */
  refresh(): Promise<void> {
    const read = async () => {
      const { db } = this.services;
      await this.votes.read();
      const row = await db.selectFrom('tables').select('rematch').where('id', '=', this.id).executeTakeFirst();
      this.rematch = row?.rematch ?? null;
      await this.chat.refresh();
      this.tellChange();
    };
    this.reading = this.reading
      .then(read)
      .catch((error: unknown) => this.services.logger.error({ error, table: this.id }, 'a table was not read anew'));
    return this.reading;
  }

  /** What a seat sees now, for somebody who does not stay. */
  async glance(seat: Seat): Promise<FullUpdate> {
    const viewer = this.session.join([seat], () => {});
    const seen = await this.session.look(viewer);
    this.session.leave(viewer);
    return seen;
  }

  /** Somebody is gone, or is called otherwise: names are read again. */
  async readNames(): Promise<void> {
    const stored = await findTable(this.services.db, this.id);
    if (stored === null) return;
    this.session.rename(playersOf(stored.places).map(({ name }) => name));
    this.tellState();
  }

  /** Takes in what happened elsewhere. */
  async catchUp(): Promise<void> {
    await this.receive(await actsFrom(this.services.db, this.id, this.session.length));
  }

  /** Takes in what was done elsewhere. Fails if that does not lead to the position that it led to there. */
  async receive(rows: readonly ActsRow[]): Promise<void> {
    const last = rows.at(-1);
    if (last === undefined || last.seq < this.session.length) return;
    const acts = rows.map(actOf);
    try {
      await this.session.receive(acts, last.digest);
    } catch (error) {
      await this.lose();
      throw error;
    }
    this.clock?.take(rows);
    // Whoever gave up elsewhere may be gone for good.
    if (acts.some(({ type }) => type === 'concede')) await this.readNames();
    this.notices.caughtUp(this.session.asked());
    this.afterActs(acts);
  }

  /** What is in memory is of no use any more: all who look come back and find the table as it is stored. */
  private async lose(): Promise<void> {
    this.isClosed = true;
    this.onLost();
    for (const { watcher } of [...this.watching]) watcher.lose();
    await this.session.close();
  }

  /** Lets the bots choose until a person is asked. Whatever somebody else has done meanwhile is taken in, and they go on from there. */
  playBots(): Promise<void> {
    const playing = this.lastBots.then(() => this.letBotsPlay());
    this.lastBots = playing.catch(() => {});
    return playing;
  }

  private async letBotsPlay(): Promise<void> {
    for (;;) {
      await this.catchUp();
      const trouble = await this.troubleOfBots();
      if (trouble === null) break;
      if (!isOvertaken(trouble)) throw trouble;
    }
    if (this.isClosed && this.isBotAsked(this.session.kept().players)) throw new Error('the bots were stopped');
  }

  private async troubleOfBots(): Promise<unknown> {
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
    return trouble;
  }

  private isBotAsked(players: KeptGame['players']): boolean {
    return this.session.standing === 'running' && this.session.asked().some((seat) => botIn(players[seat]) !== null);
  }

  state(): TableState {
    const { players } = this.session.info();
    const status = this.isOver ? 'over' : this.session.standing === 'ended' ? 'ended' : 'playing';
    const result = this.session.result();
    return {
      status,
      standing: this.session.standing,
      players,
      present: this.present(),
      clocks: this.clock?.told(this.services.now()) ?? null,
      proposal: this.votes.proposal(),
      result: result === null ? null : { places: result.places, points: result.points },
      rematch: this.rematch,
    };
  }

  tellState(): void {
    const state = this.state();
    this.told = this.versionOf(state);
    this.isVoting = state.proposal?.outcome === 'open';
    for (const { watcher } of this.watching) watcher.state(state);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.stopListening();
    await this.session.close();
    await this.reading;
    await this.chat.settled();
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

  private present(): readonly Seat[] {
    return [...new Set([...this.presentHere(), ...this.elsewhere])].sort();
  }

  private changePresence(): void {
    this.services.neighbours?.notePresence(this.id);
    this.tellState();
  }

  private get rules(): number {
    const { record } = this.session.kept();
    return record.continued?.rules ?? record.rules;
  }

  /** Does something that may come second to what another process did: then that is taken in, and it is tried again. */
  async inStep<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (!isOvertaken(error) || tries === MAX_TRIES) throw error;
        await this.catchUp();
      }
    }
  }

  private async keep(game: KeptGame, acts: readonly Act[]): Promise<void> {
    const { players, over } = game;
    const asked = this.session.asked();
    const digest = this.session.digest();
    const act = acts[0];
    const clocks = this.clock?.after({ act, asked });
    const deadline = clocks === undefined ? null : (this.clock?.next(clocks) ?? null);
    const isBotAsked = this.session.standing === 'running' && asked.some((seat) => botIn(players[seat]) !== null);
    const isEnd = over || act.type === 'end';
    const told = this.notices.after(game, this.session, asked);
    await this.services.writer.write({
      act: rowOf(this.id, act, digest, asked),
      jobs: [
        ...this.jobsAfter(act, isBotAsked),
        ...(deadline === null ? [] : [{ kind: 'clock', table: this.id, at: deadline } as const]),
      ],
      ...(isEnd || isSeldom(act) || told !== null
        ? {
            also: async (transaction) => {
              if (isEnd) await this.finish(transaction, game);
              else if (isSeldom(act)) await this.noteStanding(transaction, game);
              await told?.write(transaction);
            },
          }
        : {}),
    });
    this.isOver = over;
    if (clocks !== undefined) this.clock?.set(clocks);
    this.notices.caughtUp(asked);
    told?.tell();
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
    const ended = this.services.now();
    await db
      .updateTable('tables')
      .set({
        status: over ? 'over' : 'ended',
        result: result === null ? null : JSON.stringify({ places: result.places, points: result.points }),
        updated: ended,
        standing: this.session.standing,
      })
      .where('id', '=', this.id)
      .execute();
    await db.updateTable('places').set({ ended }).where('table_id', '=', this.id).execute();
  }

  /** For the lists: whether somebody's turn is theirs to take. */
  private async noteStanding(db: Services['db'], { players }: KeptGame): Promise<void> {
    const away = players.flatMap(({ substitute }, seat) => (substitute === undefined ? [] : [seat]));
    await db
      .updateTable('tables')
      .set({ standing: this.session.standing, away: JSON.stringify(away) })
      .where('id', '=', this.id)
      .execute();
  }

  private afterActs(acts: readonly Act[]): void {
    this.isOver = this.session.kept().over;
    if (acts.some(isSeldom) || this.isOver) this.tellState();
    else if (this.clock !== null || this.isVoting) this.tellChange();
    if (acts.some(isSeldom)) this.settleSoon();
  }

  private settleSoon(): void {
    this.votes
      .settle()
      .catch((error: unknown) =>
        this.services.logger.error({ error, table: this.id }, 'what was agreed to was not done'),
      );
  }

  /** Tells how the table stands if that is another way than was told. What a seat is asked in secret changes nothing of it. */
  private tellChange(): void {
    if (this.versionOf(this.state()) !== this.told) this.tellState();
  }

  private versionOf(state: TableState): string {
    return JSON.stringify({ ...state, clocks: this.clock?.version ?? null });
  }

  private checkPlaying(): void {
    if (this.isOver || this.session.standing === 'ended') throw conflict('over', 'the game is over');
  }

  private report(trouble: unknown): void {
    if (trouble !== null) this.reported(trouble);
  }

  /** Who hears that the bots were stopped. */
  private reported: (trouble: unknown) => void = (error) =>
    this.services.logger.error({ error, table: this.id }, 'the bots of a table were stopped');
}

/** Whether an act is about who plays and whether anybody does; everything else goes on all the time. */
const isSeldom = ({ type }: Act) => type !== 'choose' && type !== 'undo';

export function isOvertaken(error: unknown): boolean {
  return error instanceof TableError && error.code === 'overtaken';
}
