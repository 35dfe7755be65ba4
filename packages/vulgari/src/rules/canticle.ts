/** D-15: the Canticle of the Sun. Its points are counted at the end (D-15.4, scoring.ts). */
import type { State, TurnFrame } from '../state.js';
import { ABBESS, CANTICLE, CANTICLE_OPEN_FROM, NONE, type Place, type Tables } from '../tables.js';
import { held } from './holding.js';
import { hasVirtualAbbess } from './messenger.js';
import { discardToTable } from './recycling.js';
import type { Offering, Telling, Why } from './step-types.js';
import { offerSteps } from './track-moves.js';
import { placeOf } from './zones.js';

/** D-15.1: active in the round of its card, and in rounds 15 and 16. */
export function isActive({ open }: State, franciscan: number): boolean {
  return open.round >= CANTICLE_OPEN_FROM || open.canticles[franciscan] === open.round;
}

/** D-15.2, D-15.3: in an active city, an abbess for each step; Michel's virtual one counts (D-18.4). */
export function offerCanticle(tables: Tables, state: State, frame: TurnFrame, o: Offering): void {
  const place = placeOf(tables, state.open.players[frame.seat]);
  const isThere = place !== null && place.franciscan !== NONE && isActive(state, place.franciscan);
  if (!isThere && !o.explains) return;
  const has = held(state, frame.seat, ABBESS) + (hasVirtualAbbess(state, frame) ? 1 : 0);
  const whyMore: Why | undefined = o.explains ? { rule: 'D-15.2', facts: { has } } : undefined;
  offerSteps(tables, state, frame, CANTICLE, o, isThere ? null : whyNotHere(state, place), has, whyMore);
}

function whyNotHere({ open }: State, place: Place | null): Why {
  if (place === null) return { rule: 'D-7.12' };
  if (place.franciscan === NONE) return { rule: 'D-15.1' };
  return { rule: 'D-15.1', facts: { round: open.canticles[place.franciscan] } };
}

/** D-15.2: the abbesses go back to the round table. */
export function advanceCanticle(state: State, frame: TurnFrame, track: number, steps: number, emit: Telling): void {
  if (track !== CANTICLE) return;
  const virtual = hasVirtualAbbess(state, frame);
  const abbesses = virtual ? steps - 1 : steps;
  if (virtual) frame.virtualUsed = true;
  state.open.players[frame.seat].spent[ABBESS] += abbesses;
  emit?.({ type: 'sang', seat: frame.seat, abbesses, virtual });
  discardToTable(state, [0, 0, abbesses, 0], emit);
}
