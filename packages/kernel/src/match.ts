/** A game being played: its state, its record, its log, and what can be taken back. */
import { crossesBarrier, isSameOwn } from './barrier.js';
import { digest } from './digest.js';
import { Bug, type Choice, type Game, type GameEvent, type Seat, type Setup, type State, type View } from './game.js';
import { Log } from './log.js';
import type { Explained } from './offer.js';
import { clonePlain } from './plain.js';
import { apply, asked, explained, type Played, play, start, suggest } from './play.js';
import { firstOf, type GameRecord, type Made, newRecord } from './record.js';
import { type Turn, turnsAfter } from './turns.js';
import { isOver, type Logged, view } from './view.js';

/** Where a match stood before a choice. */
interface Place {
  /** How many choices the record has, so which one of it the next will be. */
  readonly at: number;
  readonly logLength: number;
  readonly turns: readonly Turn[];
  /** Whether several seats are asked: their answers do not depend on one another. */
  readonly isSealed: boolean;
}

/** A choice that may still be taken back, with the place before it. */
interface Takeable {
  readonly seat: Seat;
  readonly before: Place;
}

/** A state that is never changed: from it every choice can be played again that may still be taken back. */
interface Base<S extends State> {
  /** After so many choices. */
  readonly at: number;
  readonly state: S;
}

/**
 * Why a seat can take nothing back: it has chosen nothing, its last choice confirmed those before it, others have chosen since, or
 * it revealed something.
 */
export type UndoBar = 'nothing' | 'confirmed' | 'others' | 'revealed';

/** A match as it stood, to be gone back to. Of lists that grow with the game it has only what may be taken back. */
export interface Mark<S extends State, C extends Choice, E extends GameEvent> {
  readonly at: number;
  readonly turns: readonly Turn[];
  readonly takeable: readonly Takeable[];
  readonly base: Base<S>;
  readonly own: S['own'];
  /** From which choice and which event on it knows them. */
  readonly from: { readonly choices: number; readonly events: number };
  readonly choices: readonly Made<C>[];
  readonly told: readonly Logged<E>[];
}

/** One game at one table. Everything that leaves it for a person leaves through `view`, `log` and `offers` of a seat. */
export class Match<S extends State, C extends Choice, E extends GameEvent> {
  /** Its digests are worked out when somebody asks for them: they take longer than a choice. */
  readonly record: GameRecord<C>;
  private current: S;
  private readonly told: Log<E>;
  private turnsSoFar: readonly Turn[] = [];
  /** The choices since the last barrier. */
  private takeable: Takeable[] = [];
  private base: Base<S>;
  /** A copy of the compartments as they are now: after the next choice they are compared with it. */
  private own: S['own'];
  /** Those that were worked out; of the choices after them none was. */
  private readonly digests: string[];
  private changes = 0;
  /** How many choices there are with the one that is being played. */
  private at = 0;
  private readonly emit = (event: E, to?: readonly Seat[]): void => {
    this.told.push({ at: this.at, event, to: to ?? null });
  };
  /** Whether chance had its turn in what is being played: nothing else touches what is hidden. */
  private hadChance = false;
  private readonly watch = (state: S, isChance: boolean): void => {
    if (isChance) this.hadChance = true;
    this.turnsSoFar = turnsAfter(this.game, this.turnsSoFar, state, this.at, this.told.length);
  };

  /** A new game; or, from a record, the first position of it that can be played again. */
  constructor(
    readonly game: Game<S, C, E>,
    setup: Setup | GameRecord<C>,
  ) {
    this.told = new Log<E>(setup.seats);
    const begun = 'continued' in setup ? firstOf<S, C, E>(game, setup) : null;
    this.current = begun?.state ?? start(game, setup, this.emit, this.watch);
    for (const entry of begun?.log ?? []) this.told.push(entry);
    const { digests, ...head } = begun?.record ?? newRecord(game, setup, this.current);
    this.digests = digests;
    const complete = () => this.completeDigests();
    this.record = {
      ...head,
      get digests() {
        return complete();
      },
    };
    this.base = this.newBase();
    this.own = this.base.state.own;
    this.at = this.record.choices.length;
    this.watch(this.current, false);
  }

  /** A game as it stood when the record was written. Choices that the rules refuse throw: `verify` the record first. */
  static resume<S extends State, C extends Choice, E extends GameEvent>(
    game: Game<S, C, E>,
    record: GameRecord<C>,
    upTo: number = record.choices.length,
  ): Match<S, C, E> {
    const match = new Match(game, record);
    for (const [seat, choice] of record.choices.slice(match.record.choices.length, upTo)) {
      const played = match.play(seat, choice);
      if (!played.ok) throw new Error(`choice ${match.record.choices.length} of the record is refused`);
    }
    return match;
  }

  /**
   * As `resume`, for a record that was kept by ourselves: choices are played without asking whether they are offered, and only the
   * last digest is compared. Null if it is another one.
   */
  static resumeKept<S extends State, C extends Choice, E extends GameEvent>(
    game: Game<S, C, E>,
    record: GameRecord<C>,
  ): Match<S, C, E> | null {
    const match = new Match(game, record);
    for (const [seat, choice] of record.choices.slice(match.record.choices.length)) {
      const before = match.place();
      match.at = before.at + 1;
      match.hadChance = false;
      apply(game, match.current, seat, choice, match.emit, match.watch);
      match.enter(seat, choice, before);
    }
    if (record.choices.length > 0 && match.digest() !== record.digests.at(-1)) return null;
    replaceFrom(match.digests, 0, record.digests);
    return match;
  }

  /** The whole state, for rules and tests; never for a person. */
  get state(): S {
    return this.current;
  }

  get over(): boolean {
    return isOver(this.current);
  }

  asked(): readonly Seat[] {
    return asked(this.game, this.current);
  }

  view(seat: Seat | null): View<S> {
    return view(this.current, seat);
  }

  offers(seat: Seat): Explained<C> {
    return explained(this.game, this.current, seat);
  }

  suggest(seat: Seat): C {
    return suggest(this.game, this.current, seat);
  }

  /** What a seat or a spectator may know of what happened. `from` counts only events that it may know. */
  log(seat: Seat | null, from = 0): E[] {
    const seen = this.told.seen(seat, this.over);
    return from === 0 ? seen : seen.slice(from);
  }

  /** The whole log, for rules and tests; never for a person. */
  everything(): readonly Logged<E>[] {
    return this.told.entries;
  }

  /** The log by places, for whoever tells seats what is new to them; never for a person. */
  get logbook(): Omit<Log<E>, 'push' | 'cut'> {
    return this.told;
  }

  /** Grows with every change, also with those that take something back. */
  get version(): number {
    return this.changes;
  }

  /** The digest of the state as it is. */
  digest(): string {
    const { choices } = this.record;
    if (this.digests.length === choices.length) this.digests.push(digest(this.current));
    return this.digests[choices.length] ?? digest(this.current);
  }

  /** The turns so far, the last of which may not be over; in a game that went on under newer rules, those since then. */
  get turns(): readonly Turn[] {
    return this.turnsSoFar;
  }

  play(seat: Seat, choice: C): Played {
    const before = this.place();
    this.at = before.at + 1;
    this.hadChance = false;
    const played = play(this.game, this.current, seat, choice, this.emit, this.watch);
    if (played.ok) this.enter(seat, choice, before);
    return played;
  }

  /** The match as it stands, for `reset`. What is gone back to before so many choices (`rewind`) must be told beforehand. */
  mark(from: number = this.base.at): Mark<S, C, E> {
    const { base, own, told, record } = this;
    const choices = Math.min(from, base.at);
    const events = told.firstOf(choices);
    return {
      at: record.choices.length,
      turns: this.turnsSoFar,
      takeable: [...this.takeable],
      base,
      own,
      from: { choices, events },
      choices: record.choices.slice(choices),
      told: told.entries.slice(events),
    };
  }

  /** Goes back to where it was marked, whatever has happened since. */
  reset(mark: Mark<S, C, E>): void {
    const { from, base, at } = mark;
    const { choices } = this.record;
    if (choices.length < from.choices) throw new Bug('a mark does not reach far enough', from);
    const same = replaceFrom(choices, from.choices, mark.choices);
    this.digests.length = Math.min(this.digests.length, same + 1);
    let told = 0;
    while (told < mark.told.length && this.told.entries[from.events + told] === mark.told[told]) told++;
    this.told.cut(from.events + told);
    for (const entry of mark.told.slice(told)) this.told.push(entry);
    this.turnsSoFar = mark.turns;
    this.takeable = [...mark.takeable];
    this.base = base;
    this.own = mark.own;
    this.current = this.stateAt(at);
    this.changes++;
  }

  /** Goes back to where so many choices had been made, whatever they revealed; nothing can be taken back across it. */
  rewind(choices: number): void {
    const past = Match.resume(this.game, this.record, choices);
    const at = past.record.choices.length;
    this.told.cut(this.told.firstOf(at));
    this.record.choices.length = at;
    this.digests.length = Math.min(this.digests.length, at + 1);
    this.turnsSoFar = past.turnsSoFar;
    this.takeable = [];
    this.current = past.current;
    this.base = this.newBase();
    this.own = this.base.state.own;
    this.changes++;
  }

  /** Nothing can be taken back any more that was chosen before so many choices had been made. */
  bar(choices: number): void {
    this.takeable = this.takeable.filter(({ before }) => before.at >= choices);
  }

  canUndo(seat: Seat): boolean {
    return this.lastOf(seat) !== null;
  }

  /** Why the seat can take nothing back; null if it can. */
  undoBar(seat: Seat): UndoBar | null {
    if (this.canUndo(seat)) return null;
    const last = this.record.choices.findLastIndex(([other]) => other === seat);
    if (last < 0) return 'nothing';
    if (this.game.confirms.includes(this.record.choices[last][1].type)) return 'confirmed';
    return this.record.choices.length > last + 1 ? 'others' : 'revealed';
  }

  /** Takes back the seat's last choice if it may be; says whether it did. */
  undo(seat: Seat): boolean {
    const last = this.lastOf(seat);
    if (last === null) return false;
    const { at, logLength, turns } = last;
    const later = this.record.choices.slice(at + 1);
    this.takeable = this.takeable.filter(({ before }) => before.at < at);
    this.current = this.stateAt(at);
    this.own = clonePlain(this.current.own);
    this.told.cut(logLength);
    this.turnsSoFar = turns;
    this.record.choices.length = at;
    this.digests.length = Math.min(this.digests.length, at + 1);
    this.changes++;
    // Sealed answers that others have given since stand as they are.
    for (const [other, choice] of later) this.play(other, choice);
    return true;
  }

  /**
   * The seat's choice that can be taken back: its last one, if it confirmed and revealed nothing, and nobody else has chosen
   * since. Only sealed answers may have been given by others meanwhile: they knew nothing of it.
   */
  private lastOf(seat: Seat): Place | null {
    const last = this.takeable.findLast((one) => one.seat === seat)?.before;
    if (last === undefined) return null;
    const later = this.record.choices.slice(last.at + 1);
    if (later.some(([other]) => other === seat)) return null;
    return later.length === 0 || last.isSealed ? last : null;
  }

  private place(): Place {
    return {
      at: this.record.choices.length,
      logLength: this.told.length,
      turns: this.turnsSoFar,
      isSealed: this.asked().length > 1,
    };
  }

  /** Enters a choice that was played into the record, and decides what can be taken back now. */
  private enter(seat: Seat, choice: C, before: Place): void {
    this.record.choices.push([seat, { ...choice }]);
    this.changes++;
    const isOwnSame = this.areOwnSame();
    // The end opens everything that was hidden.
    if (this.over || this.isAcrossBarrier(seat, isOwnSame)) this.takeable = [];
    else if (!this.game.confirms.includes(choice.type)) this.takeable.push({ seat, before });
    // Among sealed answers a confirmation binds only the seat that gave it.
    else this.takeable = before.isSealed ? this.takeable.filter((one) => one.seat !== seat) : [];
    if (this.takeable.length === 0) {
      this.base = this.newBase();
      this.own = this.base.state.own;
    } else if (!isOwnSame) {
      // The others' compartments are as they were: a change there would have been a barrier.
      this.own = this.own.map((own, other) => (other === seat ? clonePlain(this.current.own[seat]) : own));
    }
  }

  /** Whether all compartments are as they were before the choice that was just played. */
  private areOwnSame(): boolean {
    const { own } = this.current;
    for (let seat = 0; seat < own.length; seat++) {
      if (!isSameOwn(this.game, this.own[seat], own[seat])) return false;
    }
    return true;
  }

  /** Whether the choice that was just played crossed the barrier. What cannot have changed is not compared. */
  private isAcrossBarrier(seat: Seat, isOwnSame: boolean): boolean {
    if (isOwnSame && !this.hadChance) return false;
    const { hidden } = this.base.state; // as it was before the choice: any change since would have been a barrier
    return crossesBarrier({ hidden, own: this.own }, this.current, seat);
  }

  private newBase(): Base<S> {
    return { at: this.record.choices.length, state: this.game.clone(this.current) };
  }

  /** The state after so many choices, none of which lies before the base. */
  private stateAt(choices: number): S {
    const state = this.game.clone(this.base.state);
    this.applyTo(state, this.base.at, choices);
    return state;
  }

  private applyTo(state: S, from: number, to: number, after?: () => void): void {
    for (const [seat, choice] of this.record.choices.slice(from, to)) {
      apply(this.game, state, seat, choice);
      after?.();
    }
  }

  /** The digests after the deal and after every choice. Those that nobody has asked for yet are worked out by playing again. */
  private completeDigests(): string[] {
    const { digests, record, game } = this;
    const { length } = record.choices;
    if (digests.length < length) {
      const known = digests.length - 1;
      const { at, state } = known >= this.base.at ? this.base : { at: record.continued?.at ?? 0, state: this.first() };
      const again = game.clone(state);
      this.applyTo(again, at, known);
      this.applyTo(again, known, length - 1, () => digests.push(digest(again)));
    }
    this.digest();
    return digests;
  }

  /** The first state that the record can be played from. */
  private first(): S {
    const { continued } = this.record;
    // What a record holds is of the game that it names.
    return continued === undefined ? start(this.game, this.record) : (continued.state as S);
  }
}

/** Puts other items into a list that others hold on to, from a place on; says up to where it stays as it was. */
function replaceFrom<T>(list: T[], from: number, items: readonly T[]): number {
  let same = 0;
  while (same < items.length && from + same < list.length && list[from + same] === items[same]) same++;
  list.splice(from + same, list.length, ...items.slice(same));
  return from + same;
}
