/** A table that somebody looks at, or at which a bot chooses: the session in memory, kept in step with the database. */
import type { Choice, Seat } from '@bottega/kernel';
import type { ChatLine, Muted, Proposal, ProposalKind, SpectatorRights, TableState } from '@bottega/protocol';
import {
  type Act,
  type Answer,
  botIn,
  type KeptGame,
  type Request,
  STANDARD_BOT,
  TableError,
  type Update,
  type Viewer,
} from '@bottega/table';
import { TableSession } from '@bottega/table/session';
import { hears, lineOf, NOBODY_MUTED } from '../chat/chat.js';
import { TableClock } from '../clocks/table-clock.js';
import type { NewJob } from '../jobs/queue.js';
import { conflict, wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import type { ChatRow } from '../store/schema.js';
import { type Around, isOvertaken as isOvertakenBy } from '../votes/proposal.js';
import { actOf, rowOf } from './act-rows.js';
import { actsFrom, type ResumedGame, type StoredTable } from './stored-table.js';
import { TableAround } from './table-around.js';

/** Somebody who looks. */
export interface Watcher {
  readonly person: string | null;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  update(update: Update): void;
  state(state: TableState): void;
  chat(line: ChatLine): void;
}

interface Watching {
  readonly watcher: Watcher;
  readonly viewer: Viewer;
  /** The last line of the chat that it was sent; null before it has got any. */
  line: number | null;
  muted: Muted;
}

/** What somebody is told of the chat when they come. */
export interface ChatSoFar {
  readonly chat: readonly ChatLine[];
  readonly unread: number;
  readonly muted: Muted;
}

export class LiveTable {
  readonly id: string;
  readonly session: TableSession;
  private readonly watching = new Set<Watching>();
  /** The newest snapshot that was kept, by the number of acts. */
  private snapshotAt: number;
  private isOver: boolean;
  private clock: TableClock | null = null;
  private readonly around: TableAround;
  /** Rows around the game are read one time after the other. */
  private reading: Promise<unknown> = Promise.resolve();
  private stopListening = () => {};
  /** What everybody was told last, and whether something was proposed then. */
  private told = '';
  private isVoting = false;

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
        countsPublicly: true,
      },
    );
    this.around = new TableAround(services, this.id);
  }

  /** Reads what stands around the game, and hears of it from now on. */
  async begin(): Promise<void> {
    this.stopListening = this.services.news.subscribe(this.id, () => void this.refresh());
    this.clock = await TableClock.load(this.services.db, this.stored);
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
    this.watching.add({ watcher, viewer, line: null, muted: NOBODY_MUTED });
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

  /** Everybody is asked whether they agree; at a table with one person it is done at once. */
  async propose(seat: Seat, kind: ProposalKind, moment: number | null): Promise<Proposal> {
    await this.refresh();
    const choices = kind === 'rewind' && moment !== null ? await this.session.choicesAt(moment) : null;
    if (kind === 'rewind' && choices === null) throw wrongInput('"moment" must say where to go back to');
    const to = moment === null || choices === null ? null : { moment, choices };
    await this.around.propose(seat, kind, to, this.facts());
    await this.afterVote();
    const proposal = this.around.proposal(this.facts());
    if (proposal === null) throw conflict('settled', 'somebody else has proposed something');
    return proposal;
  }

  async vote(seat: Seat, proposal: string, agrees: boolean): Promise<void> {
    await this.refresh();
    await this.around.vote(seat, proposal, agrees, this.facts());
    await this.afterVote();
  }

  async withdraw(seat: Seat, proposal: string): Promise<void> {
    await this.refresh();
    await this.around.withdraw(seat, proposal, this.facts());
    await this.afterVote();
  }

  /** What was said until now; what is said from now on is sent. Spectators hear nothing. */
  async listen(viewer: Viewer): Promise<ChatSoFar> {
    const watching = [...this.watching].find((one) => one.viewer === viewer);
    const { person = null, seat = null } = watching?.watcher ?? {};
    if (watching === undefined || person === null || seat === null) {
      return { chat: [], unread: 0, muted: NOBODY_MUTED };
    }
    return this.inTurn(async () => {
      const { lines, last, unread, muted } = await this.around.chatFor(person, seat);
      watching.line = last;
      watching.muted = muted;
      return { chat: lines, unread, muted };
    });
  }

  /** Reads anew what stands around the game, and tells what is new. It tells its own failures. */
  refresh(): Promise<void> {
    return this.inTurn(async () => {
      this.deliver(await this.around.refresh(), await this.around.mutedAt(this.people()));
      this.tellChange();
    }).catch((error: unknown) => this.services.logger.error({ error, table: this.id }, 'a table was not read anew'));
  }

  /** Takes in what happened elsewhere. */
  async catchUp(): Promise<void> {
    const acts = await actsFrom(this.services.db, this.id, this.session.length);
    if (acts.length === 0) return;
    await this.session.receive(acts.map(actOf));
    this.clock?.take(acts);
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
    const result = this.session.result();
    return {
      status,
      standing: this.session.standing,
      players,
      present: [...present].sort(),
      clocks: this.clock?.told(this.services.now()) ?? null,
      proposal: this.around.proposal(this.facts()),
      result: result === null ? null : { places: result.places, points: result.points },
      rematch: this.around.rematch,
    };
  }

  tellState(): void {
    const state = this.state();
    this.told = this.versionOf(state);
    this.isVoting = state.proposal?.outcome === 'open';
    for (const { watcher } of this.watching) watcher.state(state);
  }

  async close(): Promise<void> {
    this.stopListening();
    await this.session.close();
    await this.reading.catch(() => {});
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
    const { record, players, over } = game;
    const asked = this.session.asked();
    const digest = record.digests[record.digests.length - 1];
    const act = acts[0];
    const clocks = this.clock?.after({ act, asked });
    const deadline = clocks === undefined ? null : (this.clock?.next(clocks) ?? null);
    const isBotAsked = this.session.standing === 'running' && asked.some((seat) => botIn(players[seat]) !== null);
    const isEnd = over || act.type === 'end';
    await this.services.writer.write({
      act: rowOf(this.id, act, digest, asked),
      jobs: [
        ...this.jobsAfter(act, isBotAsked),
        ...(deadline === null ? [] : [{ kind: 'clock', table: this.id, at: deadline } as const]),
      ],
      ...(isEnd || isSeldom(act)
        ? { also: (transaction) => (isEnd ? this.finish(transaction, game) : this.noteStanding(transaction, game)) }
        : {}),
    });
    this.isOver = over;
    if (clocks !== undefined) this.clock?.set(clocks);
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
        standing: this.session.standing,
      })
      .where('id', '=', this.id)
      .execute();
    await db.updateTable('places').set({ ended: this.services.now() }).where('table_id', '=', this.id).execute();
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
    this.settle().catch((error: unknown) =>
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

  private facts(): Around {
    const { players } = this.session.info();
    const { history, over } = this.session.kept();
    return { players, standing: this.session.standing, history, isOver: over, now: this.services.now() };
  }

  /** Everybody hears of a vote, and what enough have agreed to is done. */
  private async afterVote(): Promise<void> {
    this.services.news.tell(this.id);
    await this.refresh();
    await this.settle();
  }

  /** Does what enough have agreed to; another process may be doing the same, and it is done once. */
  private async settle(): Promise<void> {
    const agreed = this.around.agreed(this.facts());
    if (agreed === null) return;
    const { kind, seat, id, choices } = agreed;
    const act =
      kind === 'rewind'
        ? ({ type: 'rewind', seat, id, to: choices ?? 0 } as const)
        : ({ type: kind as Exclude<ProposalKind, 'rewind'>, seat, id } as const);
    await this.inStep(() => this.session.agree(act, () => !isOvertakenBy(agreed, this.facts())));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.reading.then(work);
    this.reading = done.catch(() => {});
    return done;
  }

  /** People at the table who look. */
  private people(): string[] {
    return [...this.watching].flatMap(({ watcher: { person, seat } }) =>
      person === null || seat === null ? [] : [person],
    );
  }

  private deliver(lines: readonly ChatRow[], muted: ReadonlyMap<string, Muted>): void {
    for (const one of this.watching) {
      const { person, seat } = one.watcher;
      if (person === null || seat === null) continue;
      one.muted = muted.get(person) ?? one.muted;
      if (one.line === null) continue;
      const { line: last } = one;
      for (const line of lines) if (line.seq > last && hears(one.muted, seat, line)) one.watcher.chat(lineOf(line));
      one.line = Math.max(last, lines.at(-1)?.seq ?? 0);
    }
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
