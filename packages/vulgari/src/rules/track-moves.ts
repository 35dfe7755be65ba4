/** D-6.8, D-6.9: steps on a track: as many as there are actions and spaces, each for one action, several times a turn. */
import { advance } from '../choices.js';
import type { State, TurnFrame } from '../state.js';
import { ACTIONS_OF_MURET, type Tables } from '../tables.js';
import type { Offering, Why } from './step-types.js';
import { actionsFor, whyNoActions } from './turn.js';

/** Discs stop at the last space; further steps are not for sale (D-12.2, D-17.1). */
const AT_THE_END: Why = { rule: 'Q-24' };

/**
 * Offers as many steps as the track allows (`most`), besides actions and spaces. `why` bars all of them; `whyMore` is the rule
 * by which the track allows no more.
 */
export function offerSteps(
  tables: Tables,
  state: State,
  frame: TurnFrame,
  track: number,
  o: Offering,
  why: Why | null,
  most = Number.MAX_SAFE_INTEGER,
  whyMore = AT_THE_END,
): void {
  const spaces = tables.lengths[track] - state.open.tracks[track].at[frame.seat];
  const possible = why === null ? Math.min(actionsFor(state, frame), spaces, most) : 0;
  for (let steps = 1; steps <= possible; steps++) o.may(advance(track, steps));
  if (!o.explains) return;
  for (let steps = possible + 1; steps <= ACTIONS_OF_MURET; steps++) {
    const barred = why ?? (steps > spaces ? AT_THE_END : (whyNoActions(state, frame, steps) ?? whyMore));
    o.bar(advance(track, steps), barred.rule, barred.facts);
  }
}
