/** A pair of eyes at a table, what it was shown last, and what it must be sent to see what is there now. */
import {
  type Choice,
  clonePlain,
  digest,
  equalPlain,
  type GameEvent,
  type Match,
  type Seat,
  type State,
  type View,
} from '@bottega/kernel';
import { deltaOf, withDelta } from './delta.js';
import type { OpenCopies, OpenCopy } from './open-copies.js';
import { packed } from './packed-events.js';
import { recapOf } from './recap.js';
import type { Around, DeltaUpdate, FullUpdate, Update } from './update.js';

/** So many positions are remembered in which a choice may have been made that is still on its way. */
const REMEMBERED = 32;

/** So far back in the log an event of the same type is looked for, however long the log is. */
const REACH = 100;

/** What only these eyes see, and once all is open, what nobody saw. */
type Secrets = Pick<View, 'own' | 'all'>;

/** What a viewer was sent; it is never changed. */
interface Sent {
  readonly position: string;
  readonly seat: Seat | null;
  readonly open: OpenCopy;
  readonly secrets: Secrets;
  readonly around: Around;
  /** What of the log there was, and how much of it was shown. */
  readonly stamp: number;
  readonly logLength: number;
  readonly over: boolean;
}

export class Viewer {
  /** Whose eyes these are now. With one seat they always are; with several, those of whoever has taken the screen. */
  seat: Seat | null;
  private sent: Sent | null = null;
  /** Positions that were shown, and how many acts the history had then. */
  private readonly shown: { readonly position: string; seq: number }[] = [];

  constructor(
    private readonly match: Match<State, Choice, GameEvent>,
    private readonly copies: OpenCopies,
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

  /** How many events of its log were shown. */
  get logLength(): number {
    return this.sent?.logLength ?? 0;
  }

  /** Everything that may be seen now, after so many acts. */
  look(seq: number): FullUpdate {
    const { seat } = this;
    const { own, all, ...view } = this.view();
    const { position, open, secrets, around } = this.remember(seq, clonePlain({ own, all }), this.around());
    return {
      type: 'full',
      position,
      seat,
      view: { ...view, open: open.open, ...secrets },
      log: this.match.logbook.seen(seat, this.isAllSeen()),
      ...around,
    };
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
    const { own, all } = this.view();
    const ofOpen = this.copies.since(before.open);
    const ofSecrets = deltaOf(before.secrets, { own, all });
    const view = ofOpen === null ? ofSecrets : { open: ofOpen, ...(ofSecrets as object | null) };
    const log = this.logSince(before);
    const around = this.around();
    const changed = changedOf(before.around, around);
    if (view === null && log === null && changed === null) {
      this.shown[this.shown.length - 1].seq = seq; // for these eyes nothing has happened
      return false;
    }
    const secrets = withDelta(before.secrets, ofSecrets);
    const { position } = this.remember(seq, secrets, changed === null ? before.around : around);
    // Fields are set one by one: this is done for everybody who looks, and to spread objects takes several times as long.
    const update: { -readonly [Key in keyof DeltaUpdate]: DeltaUpdate[Key] } = {
      type: 'delta',
      from: before.position,
      position,
    };
    if (changed !== null) Object.assign(update, changed);
    if (view !== null) update.view = view;
    if (log !== null) update.log = log;
    this.send(update);
    return log !== null && log.events.length > 0;
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

  /** Whether nothing is kept from these eyes any more. */
  private isAllSeen(): boolean {
    return this.match.over && !this.isShut;
  }

  private remember(seq: number, secrets: Secrets, around: Around): Sent {
    const { seat } = this;
    const { logbook } = this.match;
    const over = this.isAllSeen();
    const open = this.copies.now();
    const logLength = logbook.countSeen(seat, over);
    const position = digest([seat, open.digest, secrets.own, secrets.all, around.asked, logLength]);
    this.sent = { position, seat, open, secrets, around, stamp: logbook.stamp, logLength, over };
    if (this.shown.length === REMEMBERED) this.shown.shift();
    this.shown.push({ position, seq });
    return this.sent;
  }

  /** What the log of these eyes has lost and gained; null if nothing. */
  private logSince({ stamp, logLength, over: wasOver }: Sent): NonNullable<DeltaUpdate['log']> | null {
    const { seat } = this;
    const { logbook } = this.match;
    const over = this.isAllSeen();
    // What was kept from these eyes stands in between once all is open.
    const isOpened = over !== wasOver;
    const first = logbook.firstAfter(stamp);
    const from = isOpened ? Math.min(first, logbook.firstKeptFrom(seat)) : first;
    const keep = logbook.countSeen(seat, over, from);
    if (from === logbook.length && keep === logLength) return null;
    const lastOf = (type: string) => logbook.lastOf(type, seat, over, from, REACH);
    return { keep, events: packed(logbook.seen(seat, over, from), lastOf) };
  }

  private around(): Around {
    const { match, seat } = this;
    return {
      asked: [...match.asked()],
      undoBar: seat === null ? 'nothing' : match.undoBar(seat),
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

/** What is other than before; null if nothing is. */
function changedOf(before: Around, after: Around): Partial<Around> | null {
  const asked = !equalPlain(before.asked, after.asked) && { asked: after.asked };
  const undoBar = before.undoBar !== after.undoBar && { undoBar: after.undoBar };
  const recap = !equalPlain(before.recap, after.recap) && { recap: after.recap };
  const handOver = before.handOver !== after.handOver && { handOver: after.handOver };
  return asked || undoBar || recap || handOver ? { ...asked, ...undoBar, ...recap, ...handOver } : null;
}
