/** What the page and the worker of one table say to each other; nothing at that table is kept. */
import type { Choice, Seat } from '@bottega/kernel';
import type { Answer, FullUpdate, Moment, Request, TableInfo, Update } from '@bottega/table';
import type { Posted } from '../local/protocol';

/** Somebody has sat down. */
export interface OwnOpened {
  readonly info: TableInfo;
  readonly update: FullUpdate;
}

/** What every such table can be asked. */
export interface OwnCalls {
  choose(request: Request, choices: readonly Choice[]): Promise<Answer>;
  undo(request: Request): Promise<Answer>;
  moment(at: number, seat: Seat | null): Promise<Moment>;
  recap(since?: number): Promise<readonly number[]>;
}

export interface OwnCall {
  readonly call: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Updates come before the answer to what caused them. With each answer it is told where the table is: in a lesson, or in a trial. */
export type FromOwnWorker<Place> =
  | { readonly begin: FullUpdate }
  | { readonly update: Update }
  /** How far a hint is, from 0 to 1. */
  | { readonly progress: number }
  | { readonly trouble: Posted | null }
  | { readonly call: number; readonly result: unknown; readonly place: Place }
  | ({ readonly call: number } & Posted);
