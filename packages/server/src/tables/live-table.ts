/** A table that somebody looks at, or at which a bot chooses: the session in memory, kept in step with the database. */
import type { Choice, Game, Seat } from '@bottega/kernel';
import type { SpectatorRights, TableState } from '@bottega/protocol';
import { type Act, type Answer, type KeptGame, type Request, STANDARD_BOT, type Viewer } from '@bottega/table';
import { TableSession } from '@bottega/table/session';
import { Chat } from '../chat/chat.js';
import { TableChat } from '../chat/table-chat.js';
import { TableClock } from '../clocks/table-clock.js';
import { TableNotices } from '../notices/table-notices.js';
import { conflict } from '../problem.js';
import type { Services } from '../services.js';
import type { ActsRow } from '../store/schema.js';
import { TableVotes } from '../votes/table-votes.js';
import { isSeldom, keepAct } from './act-keeping.js';
import { actOf, unnoticedIn } from './act-rows.js';
import { BotTurns, isOvertaken } from './bot-turns.js';
import { keepSnapshot } from './snapshots.js';
import { StateTeller } from './state-teller.js';
import { actsFrom, findTable, playersOf, type ResumedGame, type StoredTable } from './stored-table.js';
import { type Watcher, Watchers } from './watchers.js';

/** Bots elsewhere may be quicker several times. */
const MAX_TRIES = 10;

export class LiveTable {
  readonly id: string;
  readonly session: TableSession;
  readonly game: Game;
  readonly watchers = new Watchers();
  /** The snapshot that was kept last, by the number of acts. */
  private readonly snapshotAt: number;
  isOver: boolean;
  clock: TableClock | null = null;
  readonly votes: TableVotes;
  readonly chat: TableChat;
  private readonly teller: StateTeller;
  private stopListening = () => {};
  isClosed = false;
  readonly notices: TableNotices;
  /** Acts of which only who did them knows, by their numbers. */
  readonly unnoticed: Set<number>;
  private readonly bots: BotTurns;
  /** Whoever keeps this table in memory is told that it is of no use any more. */
  onLost: () => void = () => {};

  constructor(
    private readonly services: Services,
    readonly stored: StoredTable,
    { loaded, match, players, seating, history, unnoticed }: ResumedGame,
  ) {
    this.id = stored.row.id;
    this.game = loaded.game;
    this.isOver = match.over;
    this.snapshotAt = history.length;
    this.unnoticed = new Set(unnoticed);
    this.notices = new TableNotices(services, stored, loaded.words, match.asked(), (person) =>
      this.watchers.isLooking(person),
    );
    this.session = new TableSession(
      loaded,
      { id: this.id, match, players, seating, history },
      {
        keep: (game, acts, isNoticed) => this.keep(game, acts, isNoticed),
        report: (trouble) => this.bots.report(trouble),
        now: services.now,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        breathe: () => new Promise((resolve) => setImmediate(resolve)),
        callsBots: true,
        countsPublicly: true,
      },
    );
    this.bots = new BotTurns(this, (error) =>
      services.logger.error({ error, table: this.id }, 'the bots of a table were stopped'),
    );
    this.votes = new TableVotes(services, this);
    this.chat = new TableChat(new Chat(services), this.id);
    this.teller = new StateTeller(services, this);
  }

  /** Reads what stands around the game, and hears of it from now on. */
  async begin(): Promise<void> {
    this.clock = await TableClock.load(this.services.db, this.stored);
    this.stopListening = this.services.news.subscribe(this.id, () => void this.refresh());
    await this.refresh();
    this.settleSoon(); // it may have been agreed to by the last that a process did before it ended
  }

  join(watcher: Watcher): Viewer {
    const { spectators } = this.stored.row;
    const isShut = watcher.seat === null && (spectators as SpectatorRights) !== 'all';
    const seats = watcher.seat === null ? [] : [watcher.seat];
    const viewer = this.session.join(seats, (update) => watcher.update(update), { isShut });
    this.watchers.add(viewer, watcher);
    const { person, seat } = watcher;
    if (person !== null && seat !== null) this.chat.join(viewer, person, (line) => watcher.chat?.(line));
    if (seat !== null) this.changePresence();
    return viewer;
  }

  leave(viewer: Viewer): void {
    const watcher = this.watchers.remove(viewer);
    if (watcher === null) return;
    this.session.leave(viewer);
    this.chat.leave(viewer);
    if (watcher.seat !== null) this.changePresence();
  }

  /** The seats whose owners look through other processes, as far as this one knows. */
  presentElsewhere(seats: readonly Seat[]): void {
    if (this.watchers.setElsewhere(seats)) this.teller.tell();
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

  /** Reads anew what stands around the game, and tells what is new. */
  refresh(): Promise<void> {
    return this.teller.refresh();
  }

  /** Somebody is gone, or is called otherwise: names are read again. */
  async readNames(): Promise<void> {
    const stored = await findTable(this.services.db, this.id);
    if (stored === null) return;
    await this.session.rename(playersOf(stored.places).map(({ name }) => name));
    this.teller.tell();
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
    for (const seq of unnoticedIn(rows)) this.unnoticed.add(seq);
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
    this.watchers.lose();
    await this.session.close();
  }

  /** Lets the bots choose until a person is asked. */
  playBots(): Promise<void> {
    return this.bots.play();
  }

  /** How it stands beside the game. */
  state(): TableState {
    return this.teller.state();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.stopListening();
    await this.session.close();
    await this.teller.settled();
    await this.chat.settled();
    if (this.session.length !== this.snapshotAt) await keepSnapshot(this.services, this.id, this.session);
  }

  private changePresence(): void {
    this.services.neighbours?.notePresence(this.id);
    this.teller.tell();
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

  private async keep(game: KeptGame, acts: readonly Act[], isNoticed: boolean): Promise<void> {
    const [act] = acts;
    // The history has it before it is on disk.
    if (!isNoticed) this.unnoticed.add(act.seq);
    try {
      await keepAct(this.services, this, game, act, isNoticed);
    } catch (error) {
      this.unnoticed.delete(act.seq);
      throw error;
    }
    this.isOver = game.over;
    // The session has the act in its history when this is done.
    setImmediate(() => this.afterActs(acts));
  }

  private afterActs(acts: readonly Act[]): void {
    this.isOver = this.session.kept().over;
    if (acts.some(isSeldom) || this.isOver) this.teller.tell();
    else if (this.clock !== null || this.teller.isVoting) this.teller.tellChange();
    if (acts.some(isSeldom)) this.settleSoon();
  }

  private settleSoon(): void {
    this.votes
      .settle()
      .catch((error: unknown) =>
        this.services.logger.error({ error, table: this.id }, 'what was agreed to was not done'),
      );
  }

  private checkPlaying(): void {
    if (this.isOver || this.session.standing === 'ended') throw conflict('over', 'the game is over');
  }
}
