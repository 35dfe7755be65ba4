/** D-6.10: what can be done with the end of the turn in one click: whatever uses up its actions and leaves nothing lying. */
import { type Asking, Legal, type Seat, sameChoice, type View } from '@bottega/kernel';
import { type Choice, END } from '../choices.js';
import type { Event } from '../events.js';
import { chooseSale } from '../rules/cubes.js';
import { fullActions, turn } from '../rules/turn.js';
import { clone, type Frame, type State } from '../state.js';
import type { Tables } from '../tables.js';
import { freeIn } from './at-once.js';
import { stateFromView, topFrame } from './seen.js';

/**
 * The end of the turn, if after these choices no action is left, nothing is asked, and nothing lies here that nobody leaves. Null
 * before an action is spent.
 */
export function endAfter(tables: Tables, view: View<State>, seat: Seat, choices: readonly Choice[]): Choice | null {
  const before = topFrame(view);
  if (before?.step !== 'turn' || before.actions === fullActions(view.open, seat)) return null;
  const state = clone(stateFromView(view));
  if (!choices.every((choice) => isPlayed(tables, state, seat, choice))) return null;
  const frame = topOf(state);
  if (frame?.step !== 'turn' || frame.actions > 0) return null;
  const allowed = allowedIn(turn(tables), state, frame, seat);
  if (!allowed.includes(END) || allowed.some(({ type }) => type === 'convert')) return null;
  const { position } = state.open.players[seat];
  return freeIn(tables, state, seat, position).length === 0 ? END : null;
}

/** Plays a choice of the turn itself, or what becomes of a noble; what asks or reveals something else is not gone into. */
function isPlayed(tables: Tables, state: State, seat: Seat, wanted: Choice): boolean {
  const frame = topOf(state);
  const step: Asking<State, Frame, Choice, Event> | null =
    frame?.step === 'turn' ? turn(tables) : frame?.step === 'sell' ? chooseSale : null;
  if (frame === undefined || step === null) return false;
  const choice = allowedIn(step, state, frame, seat).find((one) => sameChoice(one, wanted));
  if (choice === undefined || choice.type === 'end') return false;
  step.choose(state, frame, seat, choice, null);
  return true;
}

function allowedIn(
  step: Asking<State, Frame, Choice, Event>,
  state: State,
  frame: Frame,
  seat: Seat,
): readonly Choice[] {
  const offered = new Legal<Choice>();
  step.offer(state, frame, seat, offered);
  return offered.choices;
}

const topOf = ({ open }: State): Frame | undefined => open.stack[open.stack.length - 1];
