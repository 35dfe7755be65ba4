/** D-14: the Orient. What it brings is in the claim of a city (zones.ts). */
import type { State, TurnFrame } from '../state.js';
import { ORIENT, type Tables } from '../tables.js';
import { isMerchant } from './holding.js';
import type { Offering, Why } from './step-types.js';
import { offerSteps } from './track-moves.js';

const IN_ORDERS: Why = { rule: 'D-14.1' };

/** D-14.1: merchants, anywhere. D-14.4: a disc of somebody who is in orders stays where it is. */
export function offerOrient(tables: Tables, state: State, frame: TurnFrame, o: Offering): void {
  offerSteps(tables, state, frame, ORIENT, o, isMerchant(state, frame.seat) ? null : IN_ORDERS);
}
