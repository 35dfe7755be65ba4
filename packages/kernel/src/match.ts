/** A game being played: its state, its record, its log, and what can be taken back. */
import { crossesBarrier } from './barrier.js';
import { digest } from './digest.js';
import type { Choice, Game, GameEvent, Seat, Setup, State, View } from './game.js';
import type { Explained } from './offer.js';
import { asked, auto, explained, type Played, play, start } from './play.js';
import { type GameRecord, newRecord } from './record.js';
import { isOver, maySee, type Told, view } from './view.js';

/**
 * An event with the number of choices that had been made when it was told. That number is not for other seats: it would
 * give away how many questions a sealed answer took.
 */
export interface Logged<E extends GameEvent> extends Told<E> {
  readonly at: number;
}

/** A choice that may still be taken back. */
interface Takeable<S extends State> {
  readonly seat: Seat;
  /** Which choice of the record it is. */
  readonly at: number;
  readonly before: S;
  readonly logLength: number;
  /** Whether several seats were asked when it was made: their answers do not depend on one another. */
  readonly isSealed: boolean;
}

/** One game at one table. Everything that leaves it for a person leaves through `view`, `log` and `offers` of a seat. */
export class Match<S extends State, C extends Choice, E extends GameEvent> {
  readonly record: GameRecord<C>;
  private current: S;
  private readonly told: Logged<E>[] = [];
  /** The choices since the last barrier, each with the state before it. */
  private takeable: Takeable<S>[] = [];

  constructor(
    readonly game: Game<S, C, E>,
    setup: Setup,
  ) {
    this.current = start(game, setup, this.tellAt(0));
    this.record = newRecord(game, setup, this.current);
  }

  /** A game as it stood when the record was written. Choices that the rules refuse throw: `verify` the record first. */
  static resume<S extends State, C extends Choice, E extends GameEvent>(
    game: Game<S, C, E>,
    record: GameRecord<C>,
    upTo: number = record.choices.length,
  ): Match<S, C, E> {
    const match = new Match(game, record);
    for (const [seat, choice] of record.choices.slice(0, upTo)) {
      const played = match.play(seat, choice);
      if (!played.ok) throw new Error(`choice ${match.record.choices.length} of the record is refused`);
    }
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

  auto(seat: Seat): C {
    return auto(this.game, this.current, seat);
  }

  /** What a seat or a spectator may know of what happened, from the first event on. */
  log(seat: Seat | null, from = 0): E[] {
    return this.told.slice(from).flatMap((told) => (maySee(told, seat, this.over) ? [told.event] : []));
  }

  /** The whole log, for rules and tests; never for a person. */
  everything(): readonly Logged<E>[] {
    return this.told;
  }

  play(seat: Seat, choice: C): Played {
    const before = this.game.clone(this.current);
    const logLength = this.told.length;
    const isSealed = this.asked().length > 1;
    const at = this.record.choices.length;
    const played = play(this.game, this.current, seat, choice, this.tellAt(at + 1));
    if (!played.ok) return played;
    this.record.choices.push([seat, { ...choice }]);
    this.record.digests.push(digest(this.current));
    // The end opens everything that was hidden.
    if (this.over || crossesBarrier(before, this.current, seat)) this.takeable = [];
    else if (!this.game.confirms.includes(choice.type)) this.takeable.push({ seat, at, before, logLength, isSealed });
    // Among sealed answers a confirmation binds only the seat that gave it.
    else this.takeable = isSealed ? this.takeable.filter((one) => one.seat !== seat) : [];
    return played;
  }

  canUndo(seat: Seat): boolean {
    return this.lastOf(seat) !== null;
  }

  /** Takes back the seat's last choice if it may be; says whether it did. */
  undo(seat: Seat): boolean {
    const last = this.lastOf(seat);
    if (last === null) return false;
    const later = this.record.choices.slice(last.at + 1);
    this.takeable = this.takeable.filter((one) => one.at < last.at);
    this.current = last.before;
    this.told.length = last.logLength;
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

  private tellAt(at: number): (event: E, to?: readonly Seat[]) => void {
    return (event, to) => {
      this.told.push({ at, event, to: to ?? null });
    };
  }
}
