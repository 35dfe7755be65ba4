/** A game being played: its state, its record, its log, and what can be taken back. */
import { crossesBarrier } from './barrier.js';
import { digest } from './digest.js';
import type { Choice, Game, GameEvent, Seat, Setup, State, View } from './game.js';
import type { Explained } from './offer.js';
import { apply, asked, explained, type Played, play, start, suggest } from './play.js';
import { firstOf, type GameRecord, newRecord } from './record.js';
import { type Turn, turnsAfter } from './turns.js';
import { isOver, type Logged, maySee, view } from './view.js';

/** What a choice is made from, and must be known to take it back. */
interface Position<S extends State> {
  /** How many choices the record has, so which one of it the next will be. */
  readonly at: number;
  readonly state: S;
  readonly logLength: number;
  readonly turns: readonly Turn[];
  /** Whether several seats are asked: their answers do not depend on one another. */
  readonly isSealed: boolean;
}

/** A choice that may still be taken back, with the position before it. */
interface Takeable<S extends State> extends Position<S> {
  readonly seat: Seat;
}

/**
 * Why a seat can take nothing back: it has chosen nothing, its last choice confirmed those before it, others have chosen since, or
 * it revealed something.
 */
export type UndoBar = 'nothing' | 'confirmed' | 'others' | 'revealed';

/** A match as it stood, to be gone back to. */
export interface Mark<S extends State, C extends Choice, E extends GameEvent> {
  readonly state: S;
  readonly told: readonly Logged<E>[];
  readonly turns: readonly Turn[];
  readonly choices: GameRecord<C>['choices'];
  readonly digests: readonly string[];
  readonly takeable: readonly Takeable<S>[];
}

/** One game at one table. Everything that leaves it for a person leaves through `view`, `log` and `offers` of a seat. */
export class Match<S extends State, C extends Choice, E extends GameEvent> {
  readonly record: GameRecord<C>;
  private current: S;
  private readonly told: Logged<E>[] = [];
  private turnsSoFar: readonly Turn[] = [];
  /** The choices since the last barrier, each with the state before it. */
  private takeable: Takeable<S>[] = [];

  /** A new game; or, from a record, the first position of it that can be played again. */
  constructor(
    readonly game: Game<S, C, E>,
    setup: Setup | GameRecord<C>,
  ) {
    const begun = 'continued' in setup ? firstOf<S, C, E>(game, setup) : null;
    this.current = begun?.state ?? start(game, setup, this.emitAt(0), this.watchAt(0));
    this.told.push(...(begun?.log ?? []));
    this.record = begun?.record ?? newRecord(game, setup, this.current);
    this.watchAt(this.record.choices.length)(this.current);
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
      const before = match.position();
      apply(game, match.current, seat, choice, match.emitAt(before.at + 1), match.watchAt(before.at + 1));
      match.enter(seat, choice, before, record.digests[before.at + 1]);
    }
    return digest(match.current) === record.digests.at(-1) || record.choices.length === 0 ? match : null;
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
    const seen = this.told.flatMap((told) => (maySee(told, seat, this.over) ? [told.event] : []));
    return from === 0 ? seen : seen.slice(from);
  }

  /** The whole log, for rules and tests; never for a person. */
  everything(): readonly Logged<E>[] {
    return this.told;
  }

  /** The turns so far, the last of which may not be over; in a game that went on under newer rules, those since then. */
  get turns(): readonly Turn[] {
    return this.turnsSoFar;
  }

  play(seat: Seat, choice: C): Played {
    const before = this.position();
    const played = play(this.game, this.current, seat, choice, this.emitAt(before.at + 1), this.watchAt(before.at + 1));
    if (played.ok) this.enter(seat, choice, before, digest(this.current));
    return played;
  }

  /** The match as it stands, for `reset`. */
  mark(): Mark<S, C, E> {
    const { choices, digests } = this.record;
    return {
      state: this.game.clone(this.current),
      told: [...this.told],
      turns: this.turnsSoFar,
      choices: [...choices],
      digests: [...digests],
      takeable: [...this.takeable],
    };
  }

  /** Goes back to where it was marked, whatever has happened since. A mark serves once. */
  reset(mark: Mark<S, C, E>): void {
    this.current = mark.state;
    replaceAll(this.told, mark.told);
    this.turnsSoFar = mark.turns;
    replaceAll(this.record.choices, mark.choices);
    replaceAll(this.record.digests, mark.digests);
    this.takeable = [...mark.takeable];
  }

  /** Goes back to where so many choices had been made, whatever they revealed; nothing can be taken back across it. */
  rewind(choices: number): void {
    const past = Match.resume(this.game, this.record, choices);
    this.reset(past.mark());
    this.bar(this.record.choices.length);
  }

  /** Nothing can be taken back any more that was chosen before so many choices had been made. */
  bar(choices: number): void {
    this.takeable = this.takeable.filter(({ at }) => at >= choices);
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
    const later = this.record.choices.slice(last.at + 1);
    this.takeable = this.takeable.filter((one) => one.at < last.at);
    this.current = last.state;
    this.told.length = last.logLength;
    this.turnsSoFar = last.turns;
    this.record.choices.length = last.at;
    this.record.digests.length = last.at + 1;
    // Sealed answers that others have given since stand as they are.
    for (const [other, choice] of later) this.play(other, choice);
    return true;
  }

  /**
   * The seat's choice that can be taken back: its last one, if it confirmed and revealed nothing, and nobody else has chosen
   * since. Only sealed answers may have been given by others meanwhile: they knew nothing of it.
   */
  private lastOf(seat: Seat): Takeable<S> | null {
    const last = this.takeable.filter((one) => one.seat === seat).at(-1);
    if (last === undefined) return null;
    const later = this.record.choices.slice(last.at + 1);
    if (later.some(([other]) => other === seat)) return null;
    return later.length === 0 || last.isSealed ? last : null;
  }

  private position(): Position<S> {
    return {
      at: this.record.choices.length,
      state: this.game.clone(this.current),
      logLength: this.told.length,
      turns: this.turnsSoFar,
      isSealed: this.asked().length > 1,
    };
  }

  /** Enters a choice that was played into the record, and decides what can be taken back now. */
  private enter(seat: Seat, choice: C, before: Position<S>, digestAfter: string): void {
    this.record.choices.push([seat, { ...choice }]);
    this.record.digests.push(digestAfter);
    // The end opens everything that was hidden.
    if (this.over || crossesBarrier(before.state, this.current, seat)) this.takeable = [];
    else if (!this.game.confirms.includes(choice.type)) this.takeable.push({ seat, ...before });
    // Among sealed answers a confirmation binds only the seat that gave it.
    else this.takeable = before.isSealed ? this.takeable.filter((one) => one.seat !== seat) : [];
  }

  private emitAt(at: number): (event: E, to?: readonly Seat[]) => void {
    return (event, to) => {
      this.told.push({ at, event, to: to ?? null });
    };
  }

  private watchAt(choices: number): (state: S) => void {
    return (state) => {
      this.turnsSoFar = turnsAfter(this.game, this.turnsSoFar, state, { choices, events: this.told.length });
    };
  }
}

/** Puts other items into a list that others hold on to. */
function replaceAll<T>(list: T[], items: readonly T[]): void {
  list.splice(0, list.length, ...items);
}
