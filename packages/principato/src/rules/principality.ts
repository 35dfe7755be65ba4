/** P-2: the principality, what it stores, and soldiers that are fed. */

import type { Seat } from '@bottega/kernel';
import type { Cube, Soldier } from '../data/index.js';
import type { Principality, State } from '../state.js';
import type { Tables } from '../tables.js';
import { available, takeCubes } from './reserve.js';
import type { Telling } from './step-types.js';

/**
 * Free storage for a cube (P-2.5, P-2.6, P-2.7, P-2.19). Cubes move freely between places of their kind (P-2.11), so a
 * number says it all; fields, palazzi, catapults and culture tokens store nothing (P-2.10).
 */
export function freeStorage(tables: Tables, one: Principality, cube: Cube): number {
  const { capacity } = tables.data;
  switch (cube) {
    case 'food':
      return capacity.farm * one.farm - one.food;
    case 'gold':
      return capacity.bank * one.bank - one.gold;
    case 'favor':
      return capacity.church - one.favor;
  }
}

/** P-2.8, P-2.9: one cube each, food or favor for militia, gold or favor for condottieri. */
export function unsupplied(one: Principality, soldier: Soldier): number {
  return soldier === 'militia'
    ? one.militia - one.foodOnMilitia - one.favorOnMilitia
    : one.condottiere - one.goldOnCondottieri - one.favorOnCondottieri;
}

/** Which soldiers eat a cube besides favor (P-2.8, P-2.9). */
export const EATER = { food: 'militia', gold: 'condottiere' } as const;

/** Puts cubes onto soldiers, where they stay until the next scoring (P-2.14). They come from wherever the caller took them. */
export function putOnSoldiers(one: Principality, soldier: Soldier, cube: Cube, count: number): void {
  if (soldier === 'militia') {
    if (cube === 'favor') one.favorOnMilitia += count;
    else one.foodOnMilitia += count;
  } else if (cube === 'favor') one.favorOnCondottieri += count;
  else one.goldOnCondottieri += count;
}

/** Whether any cube of so many could be placed: in storage, or directly on a soldier (P-2.15). */
export function canPlace(
  tables: Tables,
  state: State,
  one: Principality,
  cube: 'food' | 'gold',
  count: number,
): boolean {
  if (available(state, cube, count) === 0) return false;
  return freeStorage(tables, one, cube) > 0 || unsupplied(one, EATER[cube]) > 0;
}

/**
 * P-6.18: takes what there is of so many cubes and stores all that fits (fewer cannot be taken). The rest is overflow: a
 * question if soldiers could take it (P-2.15), else it is lost and stays in the reserve (P-2.12).
 */
export function receive(
  tables: Tables,
  state: State,
  seat: Seat,
  cube: 'food' | 'gold',
  count: number,
  emit: Telling,
): void {
  const one = state.open.principalities[seat];
  const there = available(state, cube, count);
  const stored = Math.min(there, freeStorage(tables, one, cube));
  if (stored > 0) {
    takeCubes(state, cube, stored);
    one[cube] += stored;
    emit?.({ type: 'received', seat, cube, count: stored });
  }
  const overflow = there - stored;
  const most = Math.min(overflow, unsupplied(one, EATER[cube]));
  if (most > 0) state.open.stack.push({ step: 'overflow', seat, cube, most, lost: overflow });
  else if (overflow > 0) emit?.({ type: 'lost', seat, cube, count: overflow });
}

/** The military points of a seat, wherever the house rule `billsVisible` (PQ-16) keeps them. */
export function militaryPoints(state: State, seat: Seat): number {
  return state.open.principalities[seat].military ?? state.own[seat].military ?? 0;
}
