/** A table with a worker of its own: nobody else sits at it, and nothing of it is kept. */
import type { Choice, Game } from '@bottega/kernel';
import type { Answer, FullUpdate, Request, TableInfo, Update } from '@bottega/table';
import { MirroredTable } from '../mirrored-table';
import type { Adviser, BotPace, Course, TableClient } from '../table';
import type { OwnListener, OwnWorker } from './own-worker';
import type { OwnCalls, OwnOpened } from './protocol';

const NO_COURSE: Course = { points: [], rounds: [], seed: null };

export abstract class OwnTable<Calls extends OwnCalls, Place>
  extends MirroredTable
  implements TableClient, OwnListener
{
  readonly info: TableInfo;
  readonly rulesChange = null;
  readonly company = null;
  abstract readonly pace: BotPace | null;
  abstract readonly adviser: Adviser | null;
  private placeNow: Place;

  constructor(
    protected readonly worker: OwnWorker<Calls, Place>,
    game: Game,
    { info, update }: OwnOpened,
  ) {
    super(game, update);
    if (worker.place === null) throw new Error('the table has no place');
    this.info = info;
    this.placeNow = worker.place;
    worker.table = this;
  }

  /** The same object until something changes; changes are told to subscribers. */
  place = (): Place => this.placeNow;

  restart(update: FullUpdate): void {
    this.begin(update);
  }

  receive(update: Update): void {
    this.takeIn(update);
  }

  hearProgress(_share: number): void {}

  async recover(): Promise<void> {
    this.report(null);
  }

  async take(): Promise<void> {}

  moment: TableClient['moment'] = (at, seat) => this.calls.call('moment', at, seat);
  recap: TableClient['recap'] = (since) => this.calls.call('recap', since);
  course = async (): Promise<Course> => NO_COURSE;

  leave = (): void => {
    this.forgetListeners();
    this.worker.end();
  };

  protected sendChoices(request: Request, choices: readonly Choice[]): Promise<Answer> {
    return this.moved(this.calls.call('choose', request, choices));
  }

  protected sendUndo(request: Request): Promise<Answer> {
    return this.moved(this.calls.call('undo', request));
  }

  /** What came of something, when it is known where the table is then. */
  protected async moved<T>(work: Promise<T>): Promise<T> {
    const done = await work;
    this.placeNow = this.worker.place ?? this.placeNow;
    // At once and not with the next frame: a step of a lesson would speak of what is not on the table yet.
    this.show();
    this.tell();
    return done;
  }

  /** What every such worker can be asked. */
  private get calls(): OwnWorker<OwnCalls, Place> {
    return this.worker as unknown as OwnWorker<OwnCalls, Place>;
  }
}
