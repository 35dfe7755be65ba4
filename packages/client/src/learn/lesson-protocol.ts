/** What the page and the worker of a lesson say to each other. */
import type { Player } from '@bottega/table';
import type { OwnCalls, OwnOpened } from '../table/own/protocol';

export interface LessonCalls extends OwnCalls {
  open(game: string, lesson: string, players: readonly Player[]): Promise<OwnOpened>;
  next(): Promise<void>;
  back(): Promise<void>;
  repeat(): Promise<void>;
}
