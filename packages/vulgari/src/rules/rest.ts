/** D-17: Rest. What it brings is in the turn order (D-5.2, turn-order.ts). */
import type { State, TurnFrame } from '../state.js';
import { REST, type Tables } from '../tables.js';
import type { Offering } from './step-types.js';
import { offerSteps } from './track-moves.js';

/** D-17.1: anywhere, up to the last space. */
export function offerRest(tables: Tables, state: State, frame: TurnFrame, o: Offering): void {
  offerSteps(tables, state, frame, REST, o, null);
}
