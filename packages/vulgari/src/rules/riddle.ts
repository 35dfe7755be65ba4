/** D-12: the Riddle of Verona. Its points are counted at the end (D-12.3, scoring.ts). */
import type { State, TurnFrame } from '../state.js';
import { RIDDLE, type Tables } from '../tables.js';
import type { Offering, Why } from './step-types.js';
import { offerSteps } from './track-moves.js';
import { placeOf } from './zones.js';

const AT_SEA: Why = { rule: 'D-7.12' };
const NOT_BLUE: Why = { rule: 'D-12.1' };

/** D-12.1: in a blue zone. D-12.2: up to the last space. */
export function offerRiddle(tables: Tables, state: State, frame: TurnFrame, o: Offering): void {
  const place = placeOf(tables, state.open.players[frame.seat]);
  offerSteps(tables, state, frame, RIDDLE, o, place === null ? AT_SEA : place.isBlue ? null : NOT_BLUE);
}
