/** What the page and the worker say to each other. */
import type { Choice, GameRecord, InputReason, Refusal, Seat } from '@bottega/kernel';
import type { Course, Hint, Listed, Moment, NewTable, Seen, TableInfo } from '../table';

/** What the page can ask, and what it gets. */
export interface Calls {
  list: { args: []; result: readonly Listed[] };
  begin: { args: [table: NewTable]; result: string };
  open: { args: [id: string, pace: number]; result: { readonly info: TableInfo; readonly seen: Seen } };
  leave: { args: []; result: null };
  pace: { args: [milliseconds: number]; result: null };
  remove: { args: [id: string]; result: null };
  importRecord: { args: [json: unknown]; result: string };
  branch: { args: [id: string, at: number, seat: Seat]; result: string };
  choose: { args: [choice: Choice]; result: Refusal | null };
  undo: { args: []; result: boolean };
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

export type FromWorker =
  | { readonly call: number; readonly result: unknown }
  | { readonly call: number; readonly error: string; readonly isInput: boolean; readonly reason: InputReason | null }
  | { readonly table: string; readonly seen: Seen };
