/** V-6.6.1: going to a room or uncovering it, and acting in it, as one choice where nothing else is in question. */
import { Explained, type Seat } from '@bottega/kernel';
import { type Choice, type ChoiceOf, PERFORM } from '../choices.js';
import { clone, type Frame, type State } from '../state.js';
import type { Tables } from '../tables.js';
import { lifted } from './indulgence.js';
import { arrive, chooseMarker } from './marker.js';
import { turn } from './spring.js';

/** What leads to the action of a room: going there, or lifting the indulgence that covers it. */
type WayToAct = ChoiceOf<'room' | 'steps' | 'lift'>;

/**
 * What is chosen by whoever goes to a room, or uncovers the one where the marker is: that, and the action if it can be performed,
 * nothing that it costs has to be chosen, and no (other) indulgence could be lifted first. Changes nothing.
 */
export function visitOf(tables: Tables, state: State, seat: Seat, way: WayToAct): readonly Choice[] {
  const now = clone(state);
  const acting = way.type === 'lift' ? uncover(tables, now, seat, way) : goTo(tables, now, seat, way);
  if (acting?.step !== 'turn') return [way]; // it has to be paid first
  const offered = new Explained<Choice>();
  turn(tables).offer(now, acting, seat, offered);
  const canLift = offered.allowed.some(({ type }) => type === 'lift');
  return offered.allowed.includes(PERFORM) && !canLift ? [way, PERFORM] : [way];
}

const topOf = ({ open }: State): Frame | undefined => open.stack[open.stack.length - 1];

/** What is asked after the way. */
function goTo(tables: Tables, state: State, seat: Seat, way: ChoiceOf<'room' | 'steps'>): Frame | undefined {
  const moving = topOf(state);
  if (moving?.step !== 'marker') return undefined;
  chooseMarker(tables).choose(state, moving, seat, way, null);
  const arriving = topOf(state);
  if (arriving?.step === 'arrive') arrive.run(state, arriving, null);
  return topOf(state);
}

/** V-6.4: what is asked after the lifting, if it is the marker's room: another room is not where one acts. */
function uncover(tables: Tables, state: State, seat: Seat, way: ChoiceOf<'lift'>): Frame | undefined {
  const asking = topOf(state);
  if (asking?.step !== 'turn' || way.room !== state.open.palaces[seat].marker) return undefined;
  turn(tables).choose(state, asking, seat, way, null);
  const lifting = topOf(state);
  if (lifting?.step === 'lifted') lifted.run(state, lifting, null);
  return topOf(state);
}
