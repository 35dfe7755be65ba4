/** One game and everybody around it: people and bots in its seats, any number of viewers, and what may be seen by each. */
import type { Hint, Why } from '@bottega/bots';
import {
  type Choice,
  digest,
  type GameEvent,
  type Logged,
  type Result,
  type Seat,
  type Seating,
} from '@bottega/kernel';
import { type Act, historyFrom, type NewAct, rewoundTo, type Standing, standingAfter } from './history.js';
import { newsFrom } from './news.js';
import { OpenCopies } from './open-copies.js';
import { Pacing } from './pacing.js';
import { IMPOSSIBLE, playAll, playForced } from './play-choices.js';
import { botIn, STANDARD_BOT } from './player.js';
import { isSameSight, type PublicSight, publicSight } from './public-sight.js';
import type { Playable } from './replay.js';
import type { AnyMatch, KeptGame, Looking, Outcome, Outside, Request, Seated } from './session-types.js';
import type { Course, Moment, TableInfo } from './snapshot.js';
import { TableActs } from './table-acts.js';
import { TableAdvice } from './table-advice.js';
import { Learned, TableBots } from './table-bots.js';
import { TablePast } from './table-past.js';
import type { Answer, FullUpdate, Update } from './update.js';
import { Viewer } from './viewer.js';

/** Milliseconds: where bots' choices do not stay, what they do is shown so often at most, and when they are done. */
const GLIMPSE_MS = 200;

export class TableSession {
  readonly id: string;
  private readonly match: AnyMatch;
  private readonly seating: Seating;
  private readonly acts: TableActs;
  private readonly viewers = new Set<Viewer>();
  private readonly copies: OpenCopies;
  private shownAt = Number.NEGATIVE_INFINITY;
  /** Whether something has happened that was not shown yet. */
  private isBehind = false;
  private isClosed = false;
  /** How the table stood before the act that is on its way to the disk; null while none is. */
  private beforeKeeping: Outcome | null = null;
  /** Changes are made one after the other: the next begins when the last is on disk, or given up. */
  private lastChange: Promise<unknown> = Promise.resolve();
  private readonly past: TablePast;
  private readonly bots: TableBots;
  private readonly advice: TableAdvice;
  /** Whether anybody was told something when a change was shown last. */
  private isTold = false;

  constructor(
    private readonly playable: Playable,
    { id, match, players, seating, history }: Seated,
    private readonly outside: Outside,
    /** Milliseconds a bot's choice stays before the next at most; with each further one of a turn it is less. */
    pace = 0,
  ) {
    this.id = id;
    this.match = match;
    this.copies = new OpenCopies(match);
    this.seating = seating;
    this.acts = new TableActs(players, history ?? historyFrom(match.record.choices));
    match.bar(rewoundTo(this.acts.history));
    this.past = new TablePast(playable, match, {
      countsPublicly: outside.countsPublicly === true,
      isOpen: () => this.isOpen,
    });
    const learned = new Learned(() => playable.loadWeights(players.length));
    this.advice = new TableAdvice(playable, {
      match,
      learned,
      past: this.past,
      players: () => this.acts.players,
      afterChanges: (work) => this.afterChanges(work),
      breathe: () => outside.breathe(),
    });
    const around = {
      match,
      learned,
      players: () => this.acts.players,
      isRunning: () => this.acts.standing === 'running',
      change: (make: () => NewAct | null) => this.change(make),
      hasNews: () => this.isTold || this.isBehind,
      catchUp: () => this.isBehind && this.show(),
      report: (trouble: unknown) => outside.report(trouble),
      breathe: () => outside.breathe(),
    };
    this.bots = new TableBots(around, new Pacing(pace, outside));
  }

  info(): TableInfo {
    const { game, options, seedHash, data = null } = this.match.record;
    return { id: this.id, game, players: this.outcome().players, seating: this.seating, options, seedHash, data };
  }

  /** What is kept of the game as it stands; for storage, not for people. */
  kept(): KeptGame {
    const { match, seating } = this;
    const { players, history } = this.acts;
    const snapshot = { state: match.state, log: match.everything() };
    return { record: match.record, players, seating, history, snapshot, over: match.over };
  }

  /** The digest of the state as it is; for storage, not for people. */
  digest(): string {
    return this.match.digest();
  }

  /** The seats that have to choose. */
  asked(): readonly Seat[] {
    return this.match.asked();
  }

  /** The outcome; null before the end. */
  result(): Result | null {
    return this.match.over ? this.match.game.result(this.match.state) : null;
  }

  /** Who plays and how it stands, as far as that is on disk: what is on its way there has not happened. */
  outcome(): Outcome {
    return this.beforeKeeping ?? { players: this.acts.players, standing: this.acts.standing, result: this.result() };
  }

  /** Whether people and bots choose. */
  get standing(): Standing {
    return this.acts.standing;
  }

  /** How many acts there were; one that is not kept yet does not count. */
  get length(): number {
    return this.acts.length - (this.beforeKeeping === null ? 0 : 1);
  }

  /** Everything that was told, with who may know it; for whoever sends notices, not for people. */
  told(): readonly Logged[] {
    return this.match.everything();
  }

  /** What a seat may know of what was told. */
  toldTo(seat: Seat): readonly GameEvent[] {
    return this.match.log(seat);
  }

  /** Where in a seat's log begins what it has not seen, if it saw so many events of it when it last looked. */
  newsFrom(seat: Seat, seen: number): number {
    return newsFrom(this.match, seat, seen);
  }

  /**
   * Lets somebody look: a seat, several people who share a screen, or nobody's seat for a spectator. `send` hears of every change
   * from now on.
   */
  join(seats: readonly Seat[], send: (update: Update) => void, { isShut = false }: Looking = {}): Viewer {
    const isPlayed = (seat: Seat) => botIn(this.acts.players[seat]) === null;
    const viewer = new Viewer(this.match, this.copies, seats, isPlayed, send, isShut);
    this.viewers.add(viewer);
    return viewer;
  }

  leave(viewer: Viewer): void {
    this.viewers.delete(viewer);
    if (this.viewers.size === 0) this.copies.forget();
    this.advice.callOff(viewer);
  }

  /** Everything that a viewer may see now: what is not on disk yet has not happened. */
  look(viewer: Viewer): Promise<FullUpdate> {
    return this.afterChanges(() => viewer.look(this.acts.length));
  }

  /**
   * Plays choices of whoever looks, all of them or none. What was asked for twice is done once; what was chosen in another position
   * than the one that is, is not done. If it cannot be kept it fails, and nothing has happened.
   */
  async choose(viewer: Viewer, request: Request, choices: readonly Choice[]): Promise<Answer> {
    const answer = await this.answer(viewer, request, (seat) => {
      const refused = playAll(this.match, seat, choices);
      return (
        refused ?? {
          type: 'choose',
          seat,
          id: request.id,
          choices: [...choices, ...playForced(this.playable, this.match, seat)],
        }
      );
    });
    if (answer.ok) this.goOn();
    return answer;
  }

  /**
   * Takes back what whoever looks has last chosen: one choice, or all that were made at once. If that cannot be kept it fails, and
   * nothing has happened.
   */
  undo(viewer: Viewer, request: Request): Promise<Answer> {
    return this.answer(viewer, request, (seat) => {
      const wanted = this.acts.lastChosenBy(seat);
      let count = 0;
      while (count < wanted && this.match.undo(seat)) count++;
      return count === 0 ? IMPOSSIBLE : { type: 'undo', seat, id: request.id, count };
    });
  }

  /** The person asked for in `handOver` is alone before the screen. */
  take(viewer: Viewer, seat: Seat): Promise<void> {
    return this.afterChanges(() => {
      if (viewer.take(seat)) viewer.send(viewer.look(this.acts.length));
    });
  }

  /**
   * A bot plays a seat from now on: a person's until the owner returns, a bot's instead of it. `isWanted` is asked when nothing else is
   * being changed any more.
   */
  seatBot(seat: Seat, bot = STANDARD_BOT, isWanted: () => boolean = () => true): Promise<void> {
    return this.reseat(() => (isWanted() ? this.acts.seatingBot(seat, bot) : null));
  }

  /** The owner of a seat plays it again; not after a concession. */
  takeBackSeat(seat: Seat): Promise<void> {
    return this.reseat(() => this.acts.returning(seat));
  }

  /** A person gives up; a bot plays the seat to the end. */
  concede(seat: Seat, bot = STANDARD_BOT): Promise<void> {
    return this.reseat(() => this.acts.conceding(seat, bot));
  }

  /** What the players are called from now on, by seat; what is being changed is on disk or given up before. */
  rename(names: readonly string[]): Promise<void> {
    return this.afterChanges(() => this.acts.rename(names));
  }

  /**
   * Everybody agreed to something, whoever asked for it: to go back, to pause, to go on, or to end the game. `isWanted` is asked when
   * nothing else is being changed any more.
   */
  async agree(
    act: Extract<NewAct, { readonly type: 'rewind' | 'pause' | 'resume' | 'end' }>,
    isWanted: () => boolean = () => true,
  ): Promise<void> {
    const agreed = () => {
      if (this.acts.isDone(act.id) || this.isOpen || !isWanted()) return null;
      if (act.type === 'rewind') this.match.rewind(act.to);
      else if (standingAfter(this.acts.standing, act) === this.acts.standing) return null;
      return act;
    };
    await this.change(agreed, act.type === 'rewind' ? act.to : undefined);
    this.goOn();
  }

  /**
   * Takes in what was done and kept elsewhere, one act after the other; those that are known already are passed over. Nothing is kept
   * again, and no bot is asked to play. If it is said which position they lead to (the digest of its state) and they lead elsewhere, it fails:
   * then this session is of no use any more.
   */
  receive(acts: readonly Act[], digest: string | null = null): Promise<void> {
    return this.afterChanges(() => {
      const isNew = acts.some(({ seq }) => seq >= this.acts.length);
      for (const act of acts) if (act.seq === this.acts.length) this.redo(act);
      if (isNew && digest !== null && this.match.digest() !== digest) {
        throw new Error(`the acts at table ${this.id} lead to another position here`);
      }
      if (this.isBehind) this.show();
    });
  }

  /** The standard bot plays from now on where one sits that is not known here. */
  replaceUnknownBots(): Promise<void> {
    return this.reseat(
      ...this.acts.unknownBots().map((seat) => (): NewAct => ({ type: 'bot', seat, bot: STANDARD_BOT, id: null })),
    );
  }

  /**
   * What the adviser would choose for whoever looks, thought out in slices: `onProgress` hears how far it is, from 0 to 1. Null if they are
   * not asked, if they see something else before it is done, or if they ask for something else to be thought about.
   */
  hint(viewer: Viewer, onProgress: (share: number) => void = () => {}): Promise<Hint | null> {
    return this.advice.hint(viewer, onProgress);
  }

  /**
   * Why a bot did what a line of the viewer's log tells, from what the viewer saw then; once the game is over, from how it was. Null if
   * there is nothing to be told: no bot chose it, several were asked at once, or the viewer asks for something else meanwhile.
   */
  why(viewer: Viewer, line: number): Promise<Why | null> {
    return this.advice.why(viewer, line);
  }

  /** What is being thought about for a viewer is answered with the best that was found so far. */
  stopThinking(viewer: Viewer): void {
    this.advice.stop(viewer);
  }

  /** The game as it stood after so many choices, with a seat's eyes as far as this viewer may have them. */
  moment(viewer: Viewer, at: number, seat: Seat | null): Promise<Moment> {
    return this.afterChanges(() => this.past.moment(viewer, at, seat));
  }

  /**
   * The moments since the last turn of whoever looks at which it was told something, as `moment` takes them; or since a place in its
   * log.
   */
  recap(viewer: Viewer, since?: number): Promise<readonly number[]> {
    return this.afterChanges(() => this.past.recap(viewer, since));
  }

  /** After how many choices a moment began, as everybody counts them; null if there is no such moment. */
  choicesAt(moment: number): Promise<number | null> {
    return this.afterChanges(() => this.past.choicesAt(moment));
  }

  /** Points in the course of the game; only when all is open. */
  course(viewer?: Viewer): Promise<Course> {
    return this.afterChanges(() => this.past.course(viewer));
  }

  set pace(milliseconds: number) {
    this.bots.pace = milliseconds;
  }

  /** Holds the bots before their next choice until they may go on; people choose and take back all the same. */
  pause(isPaused: boolean): void {
    this.bots.pause(isPaused);
  }

  /** Lets held bots make one choice that somebody sees; bots that go on are held after it. */
  step(): void {
    this.bots.step();
  }

  /** Lets the bots play without a stop until a person is asked. */
  skip(): void {
    this.bots.skip();
  }

  /** Lets the bots play until a person is asked or the game is over. What stops them is reported. */
  playBots(): void {
    this.bots.play();
  }

  /** Resolves when the bots have nothing to do, or were stopped. */
  botsAreDone(): Promise<void> {
    return this.bots.areDone();
  }

  /** Nobody looks any more; resolves when the last choice is on disk, or given up. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const viewer of this.viewers) this.advice.callOff(viewer);
    await this.bots.close();
    await this.lastChange;
  }

  /** Does what a viewer asks for: an act, or an answer that says why not. */
  private async answer(viewer: Viewer, request: Request, act: (seat: Seat) => NewAct | Answer): Promise<Answer> {
    let answer: Answer = { ok: true };
    await this.change(() => {
      if (this.acts.isDone(request.id)) return null;
      const { seat } = viewer;
      const done = this.isStale(viewer, request.position)
        ? ({ ok: false, reason: 'stale', update: viewer.look(this.acts.length) } as const)
        : seat === null || botIn(this.acts.players[seat]) !== null || this.acts.standing !== 'running'
          ? IMPOSSIBLE
          : act(seat);
      if ('type' in done) return done;
      answer = done;
      return null;
    });
    return answer;
  }

  private async reseat(...acts: readonly (() => NewAct | null)[]): Promise<void> {
    for (const act of acts) await this.change(act);
    this.goOn();
  }

  /** Lets the bots go on after a change, if that is this table's business. */
  private goOn(): void {
    if (this.outside.callsBots !== true) this.playBots();
  }

  /** Does what was done elsewhere. */
  private redo(act: Act): void {
    const isSealed = this.match.asked().length > 1;
    if (act.type === 'choose') {
      const refused = playAll(this.match, act.seat, act.choices);
      if (refused !== null) throw new Error(`act ${act.seq} of table ${this.id} cannot be played`);
    }
    if (act.type === 'undo') for (let count = act.count ?? 1; count > 0; count--) this.match.undo(act.seat);
    if (act.type === 'rewind') this.match.rewind(act.to);
    this.acts.enter(act);
    this.settle(act, isSealed && act.type !== 'rewind');
  }

  /** What was done is kept: it is to be shown. */
  private settle(act: Act, isSealed: boolean): void {
    this.acts.keep(act, isSealed);
    this.past.forget();
    this.isBehind = true;
  }

  /** Does something that changes nothing, when what is being changed is on disk or given up. */
  private afterChanges<T>(work: () => T): Promise<T> {
    return this.lastChange.then(work);
  }

  /**
   * Makes a change: on disk first, then shown. `make` says what was done, or null. If it or the disk fails, or it has only begun,
   * the game is again what it was before. What goes back further than anybody could take something back says to which choice.
   */
  private change(make: () => NewAct | null, from?: number): Promise<boolean> {
    const changed = this.lastChange.then(async () => {
      const mark = this.match.mark(from);
      const seen = this.outside.countsPublicly === true ? this.seenByAll() : null;
      const before = this.outcome();
      const acts = this.acts.mark();
      let isSealed = this.match.asked().length > 1;
      let act: Act;
      try {
        const done = make();
        if (done === null) {
          if (this.match.record.choices.length !== mark.at) this.match.reset(mark);
          return false;
        }
        if (done.type === 'rewind') isSealed = false; // it is another question, for everybody
        act = { ...done, seq: acts.length, time: this.outside.now() };
        this.acts.enter(act);
        this.beforeKeeping = before;
        await this.outside.keep(this.kept(), [act], this.isNoticed(act, seen));
      } catch (error) {
        // A choice cannot always be taken back, but a position can always be gone back to.
        this.match.reset(mark);
        this.acts.reset(acts);
        throw error;
      } finally {
        this.beforeKeeping = null;
      }
      this.settle(act, isSealed);
      if (!this.isHurried()) this.show();
      return true;
    });
    this.lastChange = changed.catch(() => {});
    return changed;
  }

  /** Whether everybody sees that something was done, who saw this before; where nobody looks on from elsewhere it does not matter. */
  private isNoticed({ type }: Act, before: PublicSight | null): boolean {
    if (before === null || (type !== 'choose' && type !== 'undo')) return true;
    return !isSameSight(before, this.seenByAll());
  }

  /** Where nobody looks nothing is copied for it. */
  private seenByAll(): PublicSight {
    const open = this.viewers.size > 0 ? this.copies.now().digest : digest(this.match.state.open);
    return publicSight(this.match, open);
  }

  /** Whether a bot goes on at once, and something was shown only just now: nobody could see more than a flicker. */
  private isHurried(): boolean {
    return this.bots.isHurried && this.outside.now() - this.shownAt < GLIMPSE_MS;
  }

  private show(): void {
    if (this.isClosed) return;
    this.isBehind = false;
    this.shownAt = this.outside.now();
    this.isTold = false;
    for (const viewer of this.viewers) if (viewer.update(this.acts.length)) this.isTold = true;
  }

  /**
   * Whether a viewer saw another position than the one that is. Sealed answers that others have given meanwhile to the same question
   * change nothing for it.
   */
  private isStale(viewer: Viewer, position: string): boolean {
    const seq = viewer.seqOf(position);
    if (seq === null) return true;
    return seq !== this.acts.length && !this.acts.isSameFor(viewer.seats, seq);
  }

  /** Whether nothing is secret any more. */
  private get isOpen(): boolean {
    return this.match.over || this.acts.standing === 'ended';
  }
}
