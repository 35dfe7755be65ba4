/** D-11: Psalter and Small Business: anywhere, any status, each once a turn. */
import type { Seat } from '@bottega/kernel';
import { BUSINESS, PSALTER } from '../choices.js';
import type { State, TurnFrame } from '../state.js';
import {
  BUSINESS as BUSINESS_DUCATS,
  KNOWLEDGE,
  PSALTER as PSALTER_KNOWLEDGE,
  PSALTER_OF_LAST,
  type Tables,
} from '../tables.js';
import type { Offering, Telling } from './step-types.js';
import { gainKnowledge } from './tracks.js';
import { actionsFor, whyNoActions } from './turn.js';

export function offerPsalterAndBusiness(state: State, frame: TurnFrame, o: Offering): void {
  const why = actionsFor(state, frame) > 0 ? null : whyNoActions(state, frame, 1);
  if (frame.psalter) o.bar(PSALTER, 'D-11.1');
  else if (why !== null) o.bar(PSALTER, why.rule, why.facts);
  else o.may(PSALTER);
  if (frame.business) o.bar(BUSINESS, 'D-11.2');
  else if (why !== null) o.bar(BUSINESS, why.rule, why.facts);
  else o.may(BUSINESS);
}

/** D-11.1: more for who is last at that moment. */
export function psalterOf({ open }: State, seat: Seat): number {
  const { order } = open.tracks[KNOWLEDGE];
  return order[order.length - 1] === seat ? PSALTER_OF_LAST : PSALTER_KNOWLEDGE;
}

export function singPsalter(tables: Tables, state: State, frame: TurnFrame, emit: Telling): void {
  const knowledge = psalterOf(state, frame.seat);
  frame.actions--;
  frame.psalter = true;
  gainKnowledge(tables, state.open, frame.seat, knowledge);
  emit?.({ type: 'psalter', seat: frame.seat, knowledge });
}

/** D-11.2 */
export function trade({ open }: State, frame: TurnFrame, emit: Telling): void {
  frame.actions--;
  frame.business = true;
  open.players[frame.seat].ducats += BUSINESS_DUCATS;
  emit?.({ type: 'business', seat: frame.seat, ducats: BUSINESS_DUCATS });
}
