/** What words and drawing read of a view. */
import type { Seat, View } from '@bottega/kernel';
import { actionOf } from '../rules/sources.js';
import type { Frame, FrameOf, State } from '../state.js';
import { ACTION_SLOTS, actionId, NONE, type Tables } from '../tables.js';

/** The view as a state, for questions to the rules that read nothing but what lies open and how many play. */
export function stateFromView(view: View<State>): State {
  const own = Array.from({ length: view.seats }, () => ({ family: null }));
  return { open: view.open, own, hidden: { random: [0, 0, 0, 0] } };
}

export function topFrame(view: View<State>): Frame {
  return view.open.stack[view.open.stack.length - 1];
}

/** The frame of a step that is somewhere on the stack. */
export function frameOf<Step extends Frame['step']>(view: View<State>, step: Step): FrameOf<Step> | undefined {
  return view.open.stack.findLast((frame): frame is FrameOf<Step> => frame.step === step);
}

/** The action of a room as it stands, or as one's own family cards will leave it; empty while nobody leads the palace. */
export function actionIn(tables: Tables, view: View<State>, seat: Seat, room: number): string {
  const palace = view.open.palaces[seat];
  if (palace.dynasty === NONE) return '';
  const placed = familyOf(tables, view, seat).chosen.indexOf(ACTION_SLOTS + room);
  if (placed >= 0) return actionId(tables.cards[tables.palaces[palace.dynasty].family[placed]].action);
  return actionId(actionOf(tables, palace, room));
}

/** The family cards of a seat and the slots that it has chosen so far; what others choose is not seen. */
export function familyOf(tables: Tables, view: View<State>, seat: Seat): { card: number | null; chosen: number[] } {
  const { family } = tables.palaces[view.open.palaces[seat].dynasty];
  const chosen = view.seat === seat ? (view.own?.family ?? []) : [];
  return { card: family[chosen.length] ?? null, chosen };
}
