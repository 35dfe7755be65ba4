/** What the page and the worker say to each other. */
import { type Choice, InputError, type InputReason, type RulesChange, type Seat } from '@bottega/kernel';
import {
  type Answer,
  type FullUpdate,
  type GameAnalysis,
  isTableErrorCode,
  type Request,
  TableError,
  type Update,
} from '@bottega/table';
import { messageOf } from '../../errors';
import type { Course, Fault, Hint, Listed, Moment, NewTable, TableInfo, Why } from '../table';

/** A table that somebody has sat down to. */
export interface OpenedTable {
  readonly info: TableInfo;
  readonly update: FullUpdate;
  readonly rulesChange: RulesChange | null;
}

/** What the page can ask, and what it gets. */
export interface Calls {
  list: { args: []; result: readonly Listed[] };
  begin: { args: [table: NewTable]; result: string };
  open: { args: [id: string, pace: number]; result: OpenedTable };
  leave: { args: []; result: null };
  pace: { args: [milliseconds: number]; result: null };
  pause: { args: [isPaused: boolean]; result: null };
  step: { args: []; result: null };
  skip: { args: []; result: null };
  remove: { args: [id: string]; result: null };
  check: { args: [id: string]; result: Fault | null };
  exportGame: { args: [id: string]; result: unknown };
  /** What was kept beside a game of what was found out about it; null if nothing was. */
  keptAnalysis: { args: [id: string]; result: unknown };
  keepAnalysis: { args: [id: string, analysis: GameAnalysis]; result: null };
  importRecord: { args: [json: unknown]; result: string };
  branch: { args: [id: string, at: number, seat: Seat]; result: string };
  choose: { args: [request: Request, choices: readonly Choice[]]; result: Answer };
  undo: { args: [request: Request]; result: Answer };
  /** Everything again, where an update was lost. */
  look: { args: []; result: FullUpdate };
  /** Lets the bots play, when the page is ready to hear of it or after they were stopped. */
  goOn: { args: []; result: null };
  /** Puts the usual bot where one plays that is not known here. */
  replaceBots: { args: []; result: TableInfo };
  /** Keeps the open game again after it was deleted elsewhere. */
  keepAgain: { args: []; result: null };
  take: { args: [seat: Seat]; result: null };
  hint: { args: []; result: Hint | null };
  why: { args: [line: number]; result: Why | null };
  /** Ends what is being thought about, with the best that was found so far. */
  stopThinking: { args: []; result: null };
  moment: { args: [at: number, seat: Seat | null]; result: Moment };
  /** The moments since this screen's last turn. */
  recap: { args: [since?: number]; result: readonly number[] };
  course: { args: []; result: Course };
}
export type CallName = keyof Calls;

export interface Call<Name extends CallName = CallName> {
  readonly call: number;
  readonly name: Name;
  readonly args: Calls[Name]['args'];
}

/** An error on its way to the page. With `isInput` it is an InputError, else a TableError if it has a reason. */
export interface Posted {
  readonly error: string;
  readonly isInput: boolean;
  readonly reason: InputReason | null;
}

export type FromWorker =
  | { readonly call: number; readonly result: unknown }
  | ({ readonly call: number } & Posted)
  | { readonly table: string; readonly update: Update }
  /** How far a hint is, from 0 to 1. */
  | { readonly table: string; readonly progress: number }
  | { readonly table: string; readonly trouble: Posted | null };

export function postedError(error: unknown): Posted {
  if (error instanceof InputError) return { error: messageOf(error), isInput: true, reason: error.reason };
  const reason = error instanceof TableError ? { code: error.code, facts: error.facts } : null;
  return { error: messageOf(error), isInput: false, reason };
}

export function receivedError({ error, isInput, reason }: Posted): Error {
  if (isInput) return new InputError(error, reason);
  if (reason !== null && isTableErrorCode(reason.code)) return new TableError(reason.code, error, reason.facts);
  return new Error(error);
}

/** Heard by all tabs: a stored game was begun, changed or deleted. */
export const CHANGES = 'bottega games';
export interface Changed {
  readonly id: string;
}
