/** P-5.20, P-5.21 and P-5.7: a card of the display for one of one's own, as an action or after an activation. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, take } from '../choices.js';
import type { State } from '../state.js';
import type { Ask } from './step-types.js';

/** P-5.20: the change costs an action and activates nothing (P-5.9). */
export function beginChange(state: State, seat: Seat, slot: number): void {
  state.open.stack.push({ step: 'exchange', seat, slot, action: 'change' });
}

/** Any card of the display (P-5.12: also one that was put there a moment ago); one's own goes into its place. */
export const chooseCard: Ask<'exchange', ChoiceOf<'take'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, _seat, o) {
    const places = state.open.display.length;
    for (let place = 0; place < places; place++) o.may(take(place));
  },
  choose(state, { slot, action }, seat, { place }, emit) {
    const { stack, display, principalities } = state.open;
    stack.pop();
    const { hand } = principalities[seat];
    const gave = hand[slot];
    const took = display[place];
    hand[slot] = took; // P-4.6: there are two cards again
    display[place] = gave;
    emit?.({ type: action === 'activate' ? 'exchanged' : 'changed', seat, gave, took, place });
  },
  suggest: (state) => take(state.open.display.length - 1),
};
