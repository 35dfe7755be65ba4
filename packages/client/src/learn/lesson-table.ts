/** The table of a lesson: nobody else sits at it, and nothing of it is kept. */
import type { Game } from '@bottega/kernel';
import type { Player } from '@bottega/table';
import type { LessonPlace } from '@bottega/table/lesson';
import { OwnTable } from '../table/own/own-table';
import { OwnWorker } from '../table/own/own-worker';
import type { LessonCalls } from './lesson-protocol';

export class LessonTable extends OwnTable<LessonCalls, LessonPlace> {
  readonly pace = null;
  readonly adviser = null;

  static async open(game: Game, lesson: string, players: readonly Player[]): Promise<LessonTable> {
    const worker = new OwnWorker<LessonCalls, LessonPlace>(
      // As one expression: only so does the bundler know it for a worker.
      new Worker(new URL('./lesson-worker.ts', import.meta.url), { type: 'module', name: 'lesson' }),
    );
    try {
      return new LessonTable(worker, game, await worker.call('open', game.id, lesson, players));
    } catch (error) {
      worker.end();
      throw error;
    }
  }

  next = (): Promise<void> => this.moved(this.worker.call('next'));
  back = (): Promise<void> => this.moved(this.worker.call('back'));
  repeat = (): Promise<void> => this.moved(this.worker.call('repeat'));
}
