/** What a position of Principato is worth to a seat: points in hand and points to be expected. */
import type { Seat } from '@bottega/kernel';
import { result } from './rules/end.js';
import type { State } from './state.js';
import type { Tables } from './tables.js';

export function evaluate(tables: Tables, state: State, seat: Seat): number {
  return result(tables, state).points[seat];
}
