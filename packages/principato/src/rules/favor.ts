/** P-5.30 to P-5.32: taking a favor cube. What favor is good for: P-2.17. */
import type { Seat } from '@bottega/kernel';
import type { RuleId } from '../rule-ids.js';
import type { State } from '../state.js';
import type { Tables } from '../tables.js';
import { favorOnto } from './effects.js';
import { freeStorage, unsupplied } from './principality.js';
import { takeCubes } from './reserve.js';
import type { Telling } from './step-types.js';

/** Why no favor cube can be taken, or null. */
export function barOfFavor(tables: Tables, state: State, seat: Seat): RuleId | null {
  if (state.open.reserve.favor === 0) return 'P-5.31';
  const one = state.open.principalities[seat];
  if (freeStorage(tables, one, 'favor') > 0) return null;
  return unsupplied(one, 'militia') + unsupplied(one, 'condottiere') > 0 ? null : 'P-5.32';
}

/** P-5.30: one cube into the church; if that is full, onto a soldier (P-5.32). */
export function takeFavor(tables: Tables, state: State, seat: Seat, emit: Telling): void {
  const one = state.open.principalities[seat];
  if (freeStorage(tables, one, 'favor') > 0) {
    takeCubes(state, 'favor', 1);
    one.favor++;
    emit?.({ type: 'received', seat, cube: 'favor', count: 1 });
  } else if (unsupplied(one, 'militia') === 0) favorOnto(state, seat, 'condottiere', emit);
  else if (unsupplied(one, 'condottiere') === 0) favorOnto(state, seat, 'militia', emit);
  else state.open.stack.push({ step: 'favorOverflow', seat });
}
