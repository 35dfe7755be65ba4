/** The table of a trial: bots play the other seats, nothing counts, and everything can be taken back. */
import type { Game } from '@bottega/kernel';
import { TableError, type TrialStart, type Tried } from '@bottega/table';
import { Advising } from '../advising';
import { OwnTable } from '../own/own-table';
import { type Args, OwnWorker } from '../own/own-worker';
import type { OwnOpened } from '../own/protocol';
import type { Adviser, BotPace } from '../table';
import type { TrialCalls } from './trial-protocol';

interface TrialSettings {
  /** Milliseconds that a bot's choice stays before the next. */
  readonly pace: number;
  /** Not where people play against each other: nobody is advised there. */
  readonly isAdvised: boolean;
}

export class TrialTable extends OwnTable<TrialCalls, Tried> implements BotPace, Adviser {
  readonly pace: BotPace = this;
  readonly adviser: Adviser | null;
  private isHeld = false;
  private onProgress: (share: number) => void = () => {};
  private readonly advising = new Advising(
    () => this.worker.call('hint'),
    () => this.seen().version,
  );

  private constructor(worker: OwnWorker<TrialCalls, Tried>, game: Game, opened: OwnOpened, isAdvised: boolean) {
    super(worker, game, opened);
    this.adviser = isAdvised ? this : null;
  }

  static async open(game: Game, start: TrialStart, { pace, isAdvised }: TrialSettings): Promise<TrialTable> {
    const worker = new OwnWorker<TrialCalls, Tried>(
      // As one expression: only so does the bundler know it for a worker.
      new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module', name: 'trial' }),
    );
    try {
      const opened = await worker.call('open', game.id, game.customData, start, pace);
      const table = new TrialTable(worker, game, opened, isAdvised);
      await worker.call('goOn'); // only now is there somebody to hear what becomes of it
      return table;
    } catch (error) {
      worker.end();
      throw error;
    }
  }

  startOver = (): Promise<void> => this.moved(this.worker.call('startOver'));

  setPace(milliseconds: number): void {
    this.tellWorker('pace', milliseconds);
  }

  override hearProgress(share: number): void {
    this.onProgress(share);
  }

  /** A worker that has stopped does not come back: then the trial is over. */
  override async recover(from?: Error): Promise<void> {
    if (from instanceof TableError && from.code === 'workerFailed') throw from;
    await this.worker.call('goOn');
    this.report(null);
  }

  isPaused = (): boolean => this.isHeld;

  pause = (isPaused: boolean): void => {
    this.hold(isPaused);
    this.tellWorker('pause', isPaused);
  };

  step = (): void => {
    this.hold(true);
    this.tellWorker('step');
  };

  skip = (): void => this.tellWorker('skip');

  hint = (onProgress: (share: number) => void) => {
    this.onProgress = onProgress;
    return this.advising.asked(this.worker.call('hint'));
  };

  why = (line: number) => this.advising.asked(this.worker.call('why', line));
  advise = () => this.advising.advise();
  stopThinking = (): void => this.tellWorker('stopThinking');

  private hold(isHeld: boolean): void {
    if (this.isHeld === isHeld) return;
    this.isHeld = isHeld;
    this.tell();
  }

  /** What needs no answer; a worker that is gone holds nobody. */
  private tellWorker<Name extends 'pace' | 'pause' | 'step' | 'skip' | 'stopThinking'>(
    name: Name,
    ...args: Args<TrialCalls[Name]>
  ): void {
    this.worker.call(name, ...args).catch(() => {});
  }
}
