/** A pair of eyes at a table, what it was shown last, and what it must be sent to see what is there now. */
import {
  type Choice,
  clonePlain,
  digest,
  equalPlain,
  type GameEvent,
  type Match,
  maySee,
  type Seat,
  type State,
  type View,
} from '@bottega/kernel';
import { deltaOf, withDelta } from './delta.js';
import { recapOf } from './recap.js';
import type { FullUpdate, Update } from './update.js';

/** So many positions are remembered in which a choice may have been made that is still on its way. */
const REMEMBERED = 32;

export class Viewer {
  /** Whose eyes these are now. With one seat they always are; with several, those of whoever has taken the screen. */
  seat: Seat | null;
  private sent: FullUpdate | null = null;
  /** Positions that were shown, and how many acts the history had then. */
  private shown: { readonly position: string; seq: number }[] = [];

  constructor(
    private readonly match: Match<State, Choice, GameEvent>,
    /** The seats whose owners sit before this screen; none for a spectator. */
    readonly seats: readonly Seat[],
    /** Whether a person plays a seat, and no bot in their place. */
    private readonly isPlayed: (seat: Seat) => boolean,
    readonly send: (update: Update) => void,
    /** Whether only what everybody could see is shown after the end, too. */
    readonly isShut = false,
  ) {
    this.seat = seats.length === 1 ? seats[0] : null;
  }

  /** Names the position that was shown last. */
  get position(): string {
    return this.sent?.position ?? '';
  }

  /** Everything that may be seen now, after so many acts. */
  look(seq: number): FullUpdate {
    const { seat } = this;
    const view = clonePlain(this.view());
    return this.remember(seq, { type: 'full', position: '', seat, view, log: this.log(), ...this.around() });
  }

  /**
   * Sends what has changed, if anything has; whoever has looked until now sees no secret any more if somebody else is asked. Says
   * whether it told of something that happened.
   */
  update(seq: number): boolean {
    const before = this.sent;
    if (this.handOver() !== null) this.seat = null;
    if (before === null || before.seat !== this.seat) {
      this.send(this.look(seq));
      return true;
    }
    const view = clonePlain(deltaOf(before.view, this.view()));
    const log = this.log();
    const keep = commonStart(before.log, log);
    const around = this.around();
    const isSame = view.length === 0 && keep === log.length && keep === before.log.length;
    if (isSame && equalPlain(around, aroundOf(before))) {
      this.shown[this.shown.length - 1].seq = seq; // for these eyes nothing has happened
      return false;
    }
    const after = this.remember(seq, { ...before, ...around, view: withDelta(before.view, view), log });
    const { position } = after;
    this.send({
      type: 'delta',
      from: before.position,
      position,
      ...around,
      view,
      log: { keep, events: log.slice(keep) },
    });
    return keep < log.length;
  }

  /** The person who is asked takes the screen; says whether it was that one. */
  take(seat: Seat): boolean {
    if (this.handOver() !== seat) return false;
    this.seat = seat;
    return true;
  }

  /** How many acts the history had when a position was shown; null if it was not, or too long ago. */
  seqOf(position: string): number | null {
    return this.shown.findLast((one) => one.position === position)?.seq ?? null;
  }

  private view(): View {
    const view = this.match.view(this.seat);
    return this.isShut && view.all !== null ? { ...view, all: null } : view;
  }

  private log(): GameEvent[] {
    if (!this.isShut || !this.match.over) return this.match.log(this.seat);
    return this.match.everything().flatMap((told) => (maySee(told, this.seat, false) ? [told.event] : []));
  }

  private remember(seq: number, update: FullUpdate): FullUpdate {
    const { seat, view, asked, log } = update;
    const position = digest([seat, view, asked, log.length]);
    this.sent = { ...update, position };
    this.shown = [...this.shown.slice(1 - REMEMBERED), { position, seq }];
    return this.sent;
  }

  private around() {
    const { match, seat } = this;
    return {
      asked: [...match.asked()],
      undoBar: seat === null ? ('nothing' as const) : match.undoBar(seat),
      recap: this.isShut ? ([0, 0] as const) : recapOf(match, seat),
      handOver: this.handOver(),
    };
  }

  /** With several people, the one who must take the screen next. */
  private handOver(): Seat | null {
    if (this.seats.length < 2 || this.match.over) return null;
    const asked = this.match.asked().filter((seat) => this.seats.includes(seat) && this.isPlayed(seat));
    if (asked.length === 0 || (this.seat !== null && asked.includes(this.seat))) return null;
    return asked[0];
  }
}

function aroundOf({ asked, undoBar, recap, handOver }: FullUpdate) {
  return { asked, undoBar, recap, handOver };
}

/** How many events two logs have in common from their beginning. */
function commonStart(before: readonly GameEvent[], after: readonly GameEvent[]): number {
  const first = before.findIndex((event, at) => event !== after[at]);
  return first < 0 ? before.length : first;
}
