/** The table of a lesson: nobody else sits at it, and nothing of it is kept. */
import type { Choice, Game } from '@bottega/kernel';
import { type Answer, type Player, type Request, TableError } from '@bottega/table';
import type { LessonPlace } from '@bottega/table/lesson';
import { MirroredTable } from '../table/mirrored-table';
import type { Course, TableClient, TableInfo } from '../table/table';
import type { FromLesson, LessonCall, LessonCalls, LessonOpened, WantedLesson } from './lesson-protocol';

const NO_COURSE: Course = { points: [], rounds: [], seed: null };

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** The worker that leads through a lesson, and who waits for its answers. */
class LessonWorker {
  private readonly worker = new Worker(new URL('./lesson-worker.ts', import.meta.url), {
    type: 'module',
    name: 'lesson',
  });
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  /** Where the lesson is after the last answer. */
  place: LessonPlace | null = null;
  table: LessonTable | null = null;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromLesson>) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault(); // it is told where it is noticed
      this.fail(event.message ?? 'the worker could not be loaded');
    };
  }

  call<Name extends keyof LessonCalls>(
    name: Name,
    ...args: Parameters<LessonCalls[Name]>
  ): ReturnType<LessonCalls[Name]> {
    const call = this.calls++;
    this.worker.postMessage({ call, name, args } satisfies LessonCall);
    return new Promise((resolve, reject) => this.waiting.set(call, { resolve, reject })) as ReturnType<
      LessonCalls[Name]
    >;
  }

  end(): void {
    this.worker.terminate();
  }

  private hear(message: FromLesson): void {
    if ('begin' in message) this.table?.restart(message.begin);
    else if ('update' in message) this.table?.receive(message.update);
    else if ('trouble' in message) this.table?.report(new TableError('workerFailed', message.trouble));
    else {
      const waiting = this.waiting.get(message.call);
      this.waiting.delete(message.call);
      if ('error' in message) waiting?.reject(new Error(message.error));
      else {
        this.place = message.place;
        waiting?.resolve(message.result as never);
      }
    }
  }

  private fail(message: string): void {
    const error = new TableError('workerFailed', message);
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.table?.report(error);
  }
}

export class LessonTable extends MirroredTable implements TableClient {
  readonly info: TableInfo;
  readonly rulesChange = null;
  readonly pace = null;
  readonly adviser = null;
  readonly company = null;
  private placeNow: LessonPlace;

  private constructor(
    private readonly worker: LessonWorker,
    game: Game,
    { info, update }: LessonOpened,
    place: LessonPlace,
  ) {
    super(game, update);
    this.info = info;
    this.placeNow = place;
    worker.table = this;
  }

  static async open(game: Game, wanted: WantedLesson, players: readonly Player[]): Promise<LessonTable> {
    const worker = new LessonWorker();
    try {
      const opened = await worker.call('open', game.id, wanted, players);
      if (worker.place === null) throw new Error('the lesson has no place');
      return new LessonTable(worker, game, opened, worker.place);
    } catch (error) {
      worker.end();
      throw error;
    }
  }

  /** The same object until something changes; changes are told to subscribers. */
  place = (): LessonPlace => this.placeNow;

  next = (): Promise<void> => this.moved(this.worker.call('next'));
  back = (): Promise<void> => this.moved(this.worker.call('back'));
  repeat = (): Promise<void> => this.moved(this.worker.call('repeat'));

  restart = this.begin.bind(this);
  receive = this.takeIn.bind(this);

  async recover(): Promise<void> {
    this.report(null);
  }

  async take(): Promise<void> {}

  moment: TableClient['moment'] = (at, seat) => this.worker.call('moment', at, seat);
  recap = () => this.worker.call('recap');
  course = async (): Promise<Course> => NO_COURSE;

  leave = (): void => {
    this.forgetListeners();
    this.worker.end();
  };

  protected sendChoices(request: Request, choices: readonly Choice[]): Promise<Answer> {
    return this.moved(this.worker.call('choose', request, choices));
  }

  protected sendUndo(request: Request): Promise<Answer> {
    return this.moved(this.worker.call('undo', request));
  }

  private async moved<T>(work: Promise<T>): Promise<T> {
    const done = await work;
    this.placeNow = this.worker.place ?? this.placeNow;
    this.tell();
    return done;
  }
}
