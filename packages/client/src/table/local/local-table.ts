/** A table in this browser, as the page sees it: a mirror of what the worker sends. */
import type { Choice, Game, Refusal, RulesChange, Seat } from '@bottega/kernel';
import {
  type Answer,
  type Request,
  TableError,
  type TableInfo,
  TableMirror,
  type TableSnapshot,
  type Update,
} from '@bottega/table';
import { randomHex } from '../../random-hex';
import type { TableClient } from '../table';
import type { LocalTableService } from './local-table-service';
import { askToPersist } from './persist';
import type { OpenedTable } from './protocol';

/** What was chosen is not possible any more: the position is another one. */
const GONE: Refusal = { ok: false, reason: 'unknown', rule: null, facts: {} };
const NOT_ASKED: Refusal = { ok: false, reason: 'seat', rule: null, facts: {} };

export class LocalTable implements TableClient {
  info: TableInfo;
  readonly rulesChange: RulesChange | null;
  private mirror: TableMirror;
  /** What the mirror showed last, and which position that was: choices are made in what is seen. */
  private mirrored: TableSnapshot;
  private position: string;
  private current: TableSnapshot;
  private isShowing = false;
  private isHeld = false;
  private failure: Error | null = null;
  private readonly listeners = new Set<() => void>();
  /** Hears how far the hint is that was asked for last. */
  private onProgress: (share: number) => void = () => {};
  /** Versions begin anew with every mirror; what is shown only ever grows. */
  private firstVersion = 0;

  constructor(
    private readonly service: LocalTableService,
    private readonly game: Game,
    { info, update, rulesChange }: OpenedTable,
  ) {
    this.info = info;
    this.rulesChange = rulesChange;
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

  receive(update: Update): void {
    if (this.mirror.receive(update)) this.showSoon();
    else
      this.service.call('look').then(
        (all) => this.receive(all),
        (error: Error) => this.report(error),
      );
  }

  hearProgress(share: number): void {
    this.onProgress(share);
  }

  report(trouble: Error | null): void {
    if (this.failure === trouble) return;
    this.failure = trouble;
    this.tell();
  }

  /** At once, and all of it: what was seen before may be of other players. */
  reset({ info, update }: OpenedTable): void {
    this.firstVersion = this.current.version + 1;
    this.info = info;
    this.mirror = new TableMirror(this.game, update);
    this.failure = null;
    this.show();
  }

  choose = async (choices: readonly Choice[]): Promise<Refusal | null> => {
    const answer = this.shown(await this.service.call('choose', this.request(), choices));
    askToPersist(); // now there is something to lose
    if (answer.ok) return null;
    if (answer.reason === 'refused') return answer.refusal;
    return answer.reason === 'stale' ? GONE : NOT_ASKED;
  };

  undo = async (): Promise<boolean> => this.shown(await this.service.call('undo', this.request())).ok;
  isPaused = (): boolean => this.isHeld;

  pause = (isPaused: boolean): void => {
    this.hold(isPaused);
    this.service.pace('pause', isPaused);
  };

  step = (): void => {
    this.hold(true);
    this.service.pace('step');
  };

  skip = (): void => this.service.pace('skip');

  hint = (onProgress: (share: number) => void) => {
    this.onProgress = onProgress;
    return this.service.call('hint');
  };

  why = (line: number) => this.service.call('why', line);
  stopThinking = (): void => this.service.pace('stopThinking');
  recap = () => this.service.call('recap');
  course = () => this.service.call('course');
  moment: TableClient['moment'] = (at, seat) => this.service.call('moment', at, seat);

  async recover(from: Error): Promise<void> {
    switch (from instanceof TableError ? from.code : null) {
      case 'workerFailed':
      case 'overtaken':
        return this.service.reopen(this);
      case 'deleted':
        await this.service.call('keepAgain');
        return this.report(null);
      case 'unknownBot':
        this.info = await this.service.call('replaceBots');
        return this.report(null);
      default:
        await this.service.call('goOn');
    }
  }

  async take(seat: Seat): Promise<void> {
    await this.service.call('take', seat);
  }

  leave(): void {
    this.listeners.clear();
    this.service.leave(this);
  }

  private hold(isHeld: boolean): void {
    if (this.isHeld === isHeld) return;
    this.isHeld = isHeld;
    this.tell();
  }

  private request(): Request {
    return { position: this.position, id: randomHex(8) };
  }

  /** Shows what came of something before anything else can be asked for; if the position was another one, that. */
  private shown(answer: Answer): Answer {
    if (!answer.ok && answer.reason === 'stale') this.mirror.receive(answer.update);
    this.show();
    return answer;
  }

  /** Bots can be faster than the screen: at most one change a frame is shown, always the newest. */
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

  private show(): void {
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

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
