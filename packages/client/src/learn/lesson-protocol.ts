/** What the page and the worker of a lesson say to each other. */
import type { Choice, Seat } from '@bottega/kernel';
import type { Answer, FullUpdate, Moment, Player, Request, TableInfo, Update } from '@bottega/table';
import type { LessonPlace } from '@bottega/table/lesson';

export interface LessonOpened {
  readonly info: TableInfo;
  readonly update: FullUpdate;
}

/** What is wanted: a lesson, or an example of the rulebook to play with. */
export interface WantedLesson {
  readonly kind: 'lesson' | 'example';
  readonly id: string;
}

export interface LessonCalls {
  open(game: string, wanted: WantedLesson, players: readonly Player[]): Promise<LessonOpened>;
  choose(request: Request, choices: readonly Choice[]): Promise<Answer>;
  undo(request: Request): Promise<Answer>;
  next(): Promise<void>;
  back(): Promise<void>;
  repeat(): Promise<void>;
  moment(at: number, seat: Seat | null): Promise<Moment>;
  recap(): Promise<readonly number[]>;
}

export interface LessonCall {
  readonly call: number;
  readonly name: keyof LessonCalls;
  readonly args: readonly unknown[];
}

/** Updates come before the answer to what caused them. */
export type FromLesson =
  | { readonly begin: FullUpdate }
  | { readonly update: Update }
  /** What stopped the bots of a table at which one plays on. */
  | { readonly trouble: string }
  | { readonly call: number; readonly result: unknown; readonly place: LessonPlace }
  | { readonly call: number; readonly error: string };
