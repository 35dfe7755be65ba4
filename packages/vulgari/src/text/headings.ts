/** How the list of choices is ordered, which of them close something, and what they give away. */
import type { Seat, View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import type { Choice } from '../choices.js';
import { claimOf } from '../rules/zones.js';
import type { State } from '../state.js';
import { LIBRARY, type Tables } from '../tables.js';
import { collectable, wholeClaim } from './collecting.js';
import { stateFromView, topFrame } from './seen.js';
import { listOf, message, trackName, zoneName } from './sentences.js';

/** The heading of a choice; null where a question offers only one kind. */
export function headingOf(choice: Choice): Message | null {
  switch (choice.type) {
    case 'start':
    case 'event':
    case 'claim':
      return message(`heading.${choice.type}`);
    case 'move':
      return choice.actions === 0 ? message('heading.nowhere') : message('heading.move', { actions: choice.actions });
    case 'friar':
      return message('heading.friars');
    case 'cardinal':
      return message('heading.cardinals');
    case 'convert':
      return message('heading.scribes');
    case 'manuscript':
      return message('heading.manuscripts');
    case 'cubes':
      return message('heading.cubes');
    case 'psalter':
    case 'business':
      return message('heading.psalter');
    case 'advance':
      return message('heading.track', { track: trackName(choice.track) });
    case 'draw':
      return message('heading.track', { track: trackName(LIBRARY) });
    case 'inquire':
      return message('heading.inquisition');
    case 'virtualNoble':
      return message('heading.virtualNoble');
    default:
      return null;
  }
}

export function closes({ type }: Choice): boolean {
  return type === 'end' || type === 'decline' || type === 'stay' || type === 'pass' || type === 'abstain';
}

/** D-6.2: actions that are not used are lost. D-8.7: so is what is left of a city. */
export function wastesOf(tables: Tables, view: View<State>, seat: Seat, choice: Choice): Message | null {
  const frame = topFrame(view);
  if (frame?.step !== 'turn') return null;
  const state = stateFromView(view);
  const { position } = view.open.players[seat];
  const whole = wholeClaim(collectable(tables, state, seat, position));
  if (choice.type === 'claim') {
    if (whole === null || choice.part === whole.part) return null;
    const all = claimOf(tables, state, seat, whole.part);
    const taken = claimOf(tables, state, seat, choice.part);
    const ducat = all.ducats + all.bonus - taken.ducats - taken.bonus;
    return message('waste.part', { rest: listOf({ ducat, knowledge: all.knowledge - taken.knowledge }) });
  }
  if (choice.type !== 'end') return null;
  const { actions } = frame;
  if (whole === null) return actions === 0 ? null : message('waste.actions', { actions });
  return message(actions === 0 ? 'waste.claim' : 'waste.both', { actions, zone: zoneName(position) });
}
