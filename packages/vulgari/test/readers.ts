/** Situations of somebody who reads manuscripts. */
import type { Choice, State } from '../src/index.js';
import { beforeEvents, may, type Situation, table, untilTurnOf } from './table.js';

/** The manuscripts that seat 0 may take. */
export const readable = (state: State): Choice[] => may(state, 0).filter(({ type }) => type === 'manuscript');

/** The first turn of seat 0 after the manuscripts moved, in round 9. */
export function afterShift(situation: Situation): State {
  const state = table({ ...situation, round: 8, ended: [1], stack: beforeEvents() });
  untilTurnOf(state, 0);
  return state;
}
