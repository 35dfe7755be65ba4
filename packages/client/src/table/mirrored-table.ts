/** The page's end of a table, wherever the game is played: a mirror of what is sent, shown once a frame at most. */
import type { Choice, Game, Refusal } from '@bottega/kernel';
import type { Words } from '@bottega/kernel/text';
import {
  type Answer,
  type FullUpdate,
  type Request,
  TableMirror,
  type TableSnapshot,
  type Update,
} from '@bottega/table';
import { randomHex } from '../random-hex';

/** What was chosen is not possible any more: the position is another one. */
const GONE: Refusal = { ok: false, reason: 'unknown', rule: null, facts: {} };
const NOT_ASKED: Refusal = { ok: false, reason: 'seat', rule: null, facts: {} };

/** Why choices were not played; null if they were. */
function refusalOf(answer: Answer): Refusal | null {
  if (answer.ok) return null;
  if (answer.reason === 'refused') return answer.refusal;
  return answer.reason === 'stale' ? GONE : NOT_ASKED;
}

export abstract class MirroredTable {
  private mirror: TableMirror;
  /** What the mirror showed last, and which position that was: choices are made in what is seen. */
  private mirrored: TableSnapshot;
  private position: string;
  private current: TableSnapshot;
  private isShowing = false;
  private failure: Error | null = null;
  private readonly listeners = new Set<() => void>();
  /** Choices that are on their way, and the position in which they were made. */
  private sent: { readonly position: string; readonly choices: readonly Choice[] } | null = null;
  /** Whether what is on its way came about; null while nothing is. */
  private arriving: Promise<boolean> | null = null;
  /** Hears of the next that the table says. */
  private onSaid: () => void = () => {};
  /** Versions begin anew with every mirror; what is shown only ever grows. */
  private firstVersion = 0;

  constructor(
    private readonly game: Game,
    update: FullUpdate,
    /** With them what a choice leads to is shown before the table has said it; without, the table is waited for. */
    private readonly words: Words | null = null,
  ) {
    this.mirror = new TableMirror(game, update);
    this.mirrored = this.mirror.snapshot();
    this.position = this.mirror.position;
    this.current = this.mirrored;
  }

  seen = (): TableSnapshot => this.current;
  trouble = (): Error | null => this.failure;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  report(trouble: Error | null): void {
    if (this.failure === trouble) return;
    this.failure = trouble;
    this.tell();
  }

  choose = async (choices: readonly Choice[]): Promise<Refusal | null> => {
    // What is chosen in a position that the table has not said yet waits until it has; if it says otherwise, that is told already.
    while (this.mirror.isAhead && this.arriving !== null) if (!(await this.arriving)) return null;
    const playing = this.play(choices);
    const arriving = playing.then(
      (refusal) => refusal === null,
      () => false,
    );
    this.arriving = arriving;
    try {
      return await playing;
    } finally {
      if (this.arriving === arriving) this.arriving = null;
    }
  };

  undo = async (): Promise<boolean> => {
    await this.arriving;
    return this.shown(await this.sendUndo(this.request())).ok;
  };

  protected abstract sendChoices(request: Request, choices: readonly Choice[]): Promise<Answer>;
  protected abstract sendUndo(request: Request): Promise<Answer>;

  /** Takes in what was sent; false if something before it was lost. */
  protected takeIn(update: Update): boolean {
    const isTaken = this.mirror.receive(update);
    if (isTaken) {
      this.onSaid();
      this.showSoon();
    }
    return isTaken;
  }

  /** Everything anew, at once: what was seen before may be of other players. */
  protected begin(update: FullUpdate): void {
    this.firstVersion = this.current.version + 1;
    this.mirror = new TableMirror(this.game, update);
    this.failure = null;
    this.onSaid();
    // What was sent in this position is still on its way.
    if (this.sent?.position === this.mirror.position) this.lookAhead(this.sent.choices);
    this.show();
  }

  /** What is known, to be gone on from after a break. */
  protected knownLog() {
    return { position: this.mirror.position, log: this.mirror.snapshot().log };
  }

  protected tell(): void {
    for (const listener of this.listeners) listener();
  }

  protected forgetListeners(): void {
    this.listeners.clear();
  }

  /** Sends choices and waits until they are on disk, or until it is known why not. */
  private async play(choices: readonly Choice[]): Promise<Refusal | null> {
    const request = this.request();
    this.sent = { position: request.position, choices };
    if (this.lookAhead(choices)) this.show();
    try {
      const answer = this.shown(await this.sendChoices(request, choices));
      // An answer may come before what it says has come about.
      if (answer.ok && this.mirror.isAhead) await new Promise<void>((resolve) => this.hearNext(resolve));
      this.show();
      return refusalOf(answer);
    } catch (error) {
      this.mirror.lookBack();
      this.show();
      throw error;
    } finally {
      this.sent = null;
    }
  }

  private lookAhead(choices: readonly Choice[]): boolean {
    try {
      return this.words !== null && this.mirror.lookAhead(this.words, choices);
    } catch (error) {
      console.warn(error); // the table itself plays it
      return false;
    }
  }

  private hearNext(heard: () => void): void {
    this.onSaid = () => {
      this.onSaid = () => {};
      heard();
    };
  }

  private request(): Request {
    return { position: this.position, id: randomHex(8) };
  }

  /** Shows what came of something before anything else can be asked for; if the position was another one, that. */
  private shown(answer: Answer): Answer {
    if (!answer.ok) this.mirror.lookBack();
    if (!answer.ok && answer.reason === 'stale') this.mirror.receive(answer.update);
    this.show();
    return answer;
  }

  /** Others can be faster than the screen: at most one change a frame is shown, always the newest. */
  private showSoon(): void {
    if (this.isShowing) return;
    this.isShowing = true;
    const now = () => {
      this.isShowing = false;
      this.show();
    };
    // A page in the background gets no frames.
    if (document.hidden) setTimeout(now, 0);
    else requestAnimationFrame(now);
  }

  protected show(): void {
    const snapshot = this.snapshot();
    if (snapshot === null || snapshot === this.mirrored) return;
    this.mirrored = snapshot;
    this.position = this.mirror.position;
    this.current = { ...snapshot, version: this.firstVersion + snapshot.version };
    this.tell();
  }

  /** What the mirror shows; null if the rules failed on it, which stops the table and is told. */
  private snapshot(): TableSnapshot | null {
    try {
      return this.mirror.snapshot();
    } catch (error) {
      this.report(error instanceof Error ? error : new Error(String(error)));
      return null;
    }
  }
}
