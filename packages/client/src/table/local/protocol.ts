/** What the page and the worker say to each other. */
import { type Choice, type GameRecord, InputError, type InputReason, type Refusal, type Seat } from '@bottega/kernel';
import { messageOf } from '../../errors';
import type { Course, Fault, Hint, Listed, Moment, NewTable, Seen, TableInfo } from '../table';
import { isTableErrorCode, TableError } from '../table-error';

/** What the page can ask, and what it gets. */
export interface Calls {
  list: { args: []; result: readonly Listed[] };
  begin: { args: [table: NewTable]; result: string };
  open: { args: [id: string, pace: number]; result: { readonly info: TableInfo; readonly seen: Seen } };
  leave: { args: []; result: null };
  pace: { args: [milliseconds: number]; result: null };
  remove: { args: [id: string]; result: null };
  check: { args: [id: string]; result: Fault | null };
  exportGame: { args: [id: string]; result: unknown };
  importRecord: { args: [json: unknown]; result: string };
  branch: { args: [id: string, at: number, seat: Seat]; result: string };
  choose: { args: [choice: Choice]; result: Refusal | null };
  undo: { args: []; result: boolean };
  /** Lets the bots go on after they were stopped. */
  goOn: { args: []; result: null };
  /** Puts the usual bot where one plays that is not known here. */
  replaceBots: { args: []; result: TableInfo };
  /** Keeps the open game again after it was deleted elsewhere. */
  keepAgain: { args: []; result: null };
  take: { args: [seat: Seat]; result: null };
  hint: { args: []; result: Hint | null };
  moment: { args: [at: number, seat: Seat | null]; result: Moment };
  course: { args: []; result: Course };
  record: { args: []; result: GameRecord };
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
  | { readonly table: string; readonly seen: Seen }
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
