/** A table in this browser, as the page sees it: a mirror of what the worker sends. */
import type { Choice, Game, RulesChange, Seat } from '@bottega/kernel';
import { type Answer, type Request, TableError, type TableInfo, type Update } from '@bottega/table';
import { Advising } from '../advising';
import { MirroredTable } from '../mirrored-table';
import type { Adviser, BotPace, Hint, TableClient } from '../table';
import type { LocalTableService } from './local-table-service';
import { askToPersist } from './persist';
import type { OpenedTable } from './protocol';

export class LocalTable extends MirroredTable implements TableClient, BotPace, Adviser {
  info: TableInfo;
  readonly rulesChange: RulesChange | null;
  readonly pace: BotPace = this;
  readonly adviser: Adviser = this;
  readonly company = null;
  private isHeld = false;
  /** Hears how far the hint is that was asked for last. */
  private onProgress: (share: number) => void = () => {};
  private readonly advising = new Advising(
    () => this.service.call('hint'),
    () => this.seen().version,
  );

  constructor(
    private readonly service: LocalTableService,
    game: Game,
    { info, update, rulesChange }: OpenedTable,
  ) {
    super(game, update);
    this.info = info;
    this.rulesChange = rulesChange;
  }

  receive(update: Update): void {
    if (this.takeIn(update)) return;
    this.service.call('look').then(
      (all) => this.receive(all),
      (error: Error) => this.report(error),
    );
  }

  hearProgress(share: number): void {
    this.onProgress(share);
  }

  /** At once, and all of it: what was seen before may be of other players. */
  reset({ info, update }: OpenedTable): void {
    this.info = info;
    this.begin(update);
  }

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
    return this.advising.asked(this.service.call('hint'));
  };

  why = (line: number) => this.advising.asked(this.service.call('why', line));

  advise = (): Promise<Hint | null> => this.advising.advise();

  stopThinking = (): void => this.service.pace('stopThinking');
  recap = (since?: number) => this.service.call('recap', since);
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
    this.forgetListeners();
    this.service.leave(this);
  }

  private hold(isHeld: boolean): void {
    if (this.isHeld === isHeld) return;
    this.isHeld = isHeld;
    this.tell();
  }

  protected async sendChoices(request: Request, choices: readonly Choice[]): Promise<Answer> {
    const answer = await this.service.call('choose', request, choices);
    askToPersist(); // now there is something to lose
    return answer;
  }

  protected sendUndo(request: Request): Promise<Answer> {
    return this.service.call('undo', request);
  }
}
