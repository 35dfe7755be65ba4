/** D-13: the Messenger on the way to Bologna. */
import type { State, TurnFrame } from '../state.js';
import { ABBESS, BOLOGNA_EARLY, BOLOGNA_LATE, MESSENGER, MESSENGER_EARLY_TO, MICHEL, type Tables } from '../tables.js';
import { held } from './holding.js';
import { discardToTable } from './recycling.js';
import type { Offering, Telling, Why } from './step-types.js';
import { offerSteps } from './track-moves.js';
import { gainKnowledge } from './tracks.js';

/** D-13.2, D-13.3: what the last space costs and gives in this round. */
export function goalIn(round: number): typeof BOLOGNA_EARLY | typeof BOLOGNA_LATE {
  return round <= MESSENGER_EARLY_TO ? BOLOGNA_EARLY : BOLOGNA_LATE;
}

/** D-18.4: whether Michel's virtual abbess can still serve in this turn. */
export function hasVirtualAbbess({ open }: State, frame: TurnFrame): boolean {
  return open.players[frame.seat].person === MICHEL && !frame.virtualUsed;
}

const HAS_STUDIED: Why = { rule: 'D-13.4' };

/** D-13.1: anywhere. D-13.2: into Bologna only who can pay. D-13.4: who has been there has no further use of it. */
export function offerMessenger(tables: Tables, state: State, frame: TurnFrame, o: Offering): void {
  const { open } = state;
  const { seat } = frame;
  const spaces = tables.lengths[MESSENGER] - open.tracks[MESSENGER].at[seat];
  const { ducats, abbesses } = goalIn(open.round);
  const has = held(state, seat, ABBESS) + (hasVirtualAbbess(state, frame) ? 1 : 0);
  const hasDucats = open.players[seat].ducats;
  const most = hasDucats >= ducats && has >= abbesses ? spaces : spaces - 1;
  const whyMore: Why | undefined = o.explains
    ? { rule: 'D-13.2', facts: { ducats, abbesses, hasDucats, hasAbbesses: has } }
    : undefined;
  offerSteps(tables, state, frame, MESSENGER, o, spaces === 0 ? HAS_STUDIED : null, most, whyMore);
}

/** D-13.2 to D-13.4: on the last space one pays and studies. */
export function advanceMessenger(tables: Tables, state: State, frame: TurnFrame, track: number, emit: Telling): void {
  const { open } = state;
  const { seat } = frame;
  if (track !== MESSENGER || open.tracks[MESSENGER].at[seat] < tables.lengths[MESSENGER]) return;
  const { ducats, abbesses, knowledge } = goalIn(open.round);
  const virtual = hasVirtualAbbess(state, frame); // D-18.4: it takes the place of the first abbess
  const real = virtual ? abbesses - 1 : abbesses;
  if (virtual) frame.virtualUsed = true;
  open.players[seat].ducats -= ducats;
  open.players[seat].spent[ABBESS] += real;
  gainKnowledge(tables, open, seat, knowledge);
  emit?.({ type: 'bologna', seat, ducats, abbesses: real, virtual, knowledge });
  discardToTable(state, [0, 0, real, 0], emit);
}
