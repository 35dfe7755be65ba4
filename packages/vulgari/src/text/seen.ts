/** What words read of a view. */
import { Bug, type Seat, type View } from '@bottega/kernel';
import type { Frame, FrameOf, Own, State, TurnFrame } from '../state.js';
import { CUBE_COUNT } from '../tables.js';

/**
 * The view as a state, for questions to the rules that read what lies open and what this seat sees behind its own screen;
 * once a game is over, behind every screen.
 */
export function stateFromView(view: View<State>): State {
  const own = view.open.players.map(({ isLifted, seenCubes, seenManuscripts }, seat): Own => {
    if (view.all !== null) return view.all.own[seat];
    if (view.seat === seat && view.own !== null) return view.own;
    const taken = isLifted ? seenCubes : Array.from({ length: CUBE_COUNT }, () => 0);
    return { taken, manuscripts: isLifted ? seenManuscripts : [], library: [], drawn: [], returning: [] };
  });
  return { open: view.open, own, hidden: { random: [0, 0, 0, 0], decks: [], library: [], popes: [] } };
}

export function topFrame(view: View<State>): Frame {
  return view.open.stack[view.open.stack.length - 1];
}

/** The frame of a step that is somewhere on the stack. */
export function frameOf<Step extends Frame['step']>(view: View<State>, step: Step): FrameOf<Step> {
  const found = view.open.stack.findLast((frame): frame is FrameOf<Step> => frame.step === step);
  if (found === undefined) throw new Bug('this is asked only within another step', { step });
  return found;
}

export const turnOf = (view: View<State>): TurnFrame => frameOf(view, 'turn');

/** Whether a seat's cubes and manuscripts are known to whoever looks. */
export function isSeen(view: View<State>, seat: Seat): boolean {
  return view.seat === seat || view.all !== null || view.open.players[seat].isLifted;
}
