/** V-6.3, V-9.6: requesting an indulgence. */
import type { Offer, Seat } from '@bottega/kernel';
import { type ChoiceOf, REQUEST_CROWN, REQUEST_FLORINS } from '../choices.js';
import type { CitedId } from '../rule-ids.js';
import type { State } from '../state.js';
import { INDULGENCE_FLORINS } from '../tables.js';
import type { Telling } from './step-types.js';

/** Why no indulgence can be requested now; null if one can. */
export function barOfRequest(state: State, seat: Seat): CitedId | null {
  const { open } = state;
  const palace = open.palaces[seat];
  const inSpring = palace.requestedInSpring === open.year;
  const inWinter = palace.requestedInWinter === open.year;
  const used =
    open.options.indulgenceLimit === 'perYear' ? inSpring || inWinter : usedNow(open.season, inSpring, inWinter);
  if (used) return 'V-6.3.2';
  if (palace.indulgence[palace.marker]) return 'V-6.3.3'; // V-6.3.8: unless lifted; V-6.3.9: so never two in one room
  return open.indulgences === 0 ? 'V-2.5' : null;
}

const usedNow = (season: string, inSpring: boolean, inWinter: boolean) => (season === 'spring' ? inSpring : inWinter);

export const canRequest = (state: State, seat: Seat): boolean => barOfRequest(state, seat) === null;

/** V-6.3.1: takes the card and what it gives: 3 florins, or a crown that the caller puts into the payment (V-6.3.6). */
export function request(state: State, seat: Seat, gain: 'crown' | 'florins', emit: Telling): void {
  const { open } = state;
  const palace = open.palaces[seat];
  emit?.({ type: 'requested', seat, gain });
  open.indulgences--;
  if (gain === 'florins') palace.treasury += INDULGENCE_FLORINS;
  if (open.season === 'spring') {
    palace.requestedInSpring = open.year; // V-6.3.4: the card is placed after the action
  } else {
    palace.requestedInWinter = open.year;
    coverRoom(state, seat, emit); // V-9.6.1: at once
  }
}

/** V-6.3.4: the card goes to the room with the marker; the cards there stay. */
export function coverRoom(state: State, seat: Seat, emit: Telling): void {
  const palace = state.open.palaces[seat];
  palace.indulgence[palace.marker] = true;
  emit?.({ type: 'indulged', seat, room: palace.marker });
}

/** V-9.6.2: 3 florins, at any moment of one's winter turn; the crown only within a payment. */
export function offerRequest(state: State, seat: Seat, o: Offer<ChoiceOf<'request'>>): void {
  const rule = barOfRequest(state, seat);
  if (rule === null) o.may(REQUEST_FLORINS);
  else o.bar(REQUEST_FLORINS, rule);
  o.bar(REQUEST_CROWN, rule ?? 'V-9.6.2');
}
