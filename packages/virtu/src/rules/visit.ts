/** V-6.6.1: going to a room or uncovering one, and acting in it, as one choice where nothing else is in question. */
import { Explained, type Seat } from '@bottega/kernel';
import { type Choice, type ChoiceOf, PERFORM } from '../choices.js';
import { clone, type Frame, type State } from '../state.js';
import type { Tables } from '../tables.js';
import { lifted } from './indulgence.js';
import { arrive, chooseMarker } from './marker.js';
import { choosePayment } from './payment.js';
import { planPayment } from './payment-plan.js';
import { turn } from './spring.js';

/** What leads to the action of a room: going there, or lifting the indulgence that covers it. */
type WayToAct = ChoiceOf<'room' | 'steps' | 'lift'>;

/**
 * What is chosen by whoever goes to a room, or uncovers one: that, how a lifting is paid as suggested, and the action of the room with
 * the marker, if it can be performed, nothing that going there costs has to be chosen, and no (other) indulgence could be lifted
 * first. Changes nothing.
 */
export function visitOf(tables: Tables, state: State, seat: Seat, way: WayToAct): readonly Choice[] {
  const now = clone(state);
  const choices = way.type === 'lift' ? uncover(tables, now, seat, way) : goTo(tables, now, seat, way);
  const acting = topOf(now);
  const isThere = way.type !== 'lift' || way.room === now.open.palaces[seat].marker;
  if (acting?.step !== 'turn' || !isThere) return choices; // it has to be paid first, or one acts elsewhere
  const offered = new Explained<Choice>();
  turn(tables).offer(now, acting, seat, offered);
  const canLift = offered.allowed.some(({ type }) => type === 'lift');
  return offered.allowed.includes(PERFORM) && !canLift ? [...choices, PERFORM] : choices;
}

const topOf = ({ open }: State): Frame | undefined => open.stack[open.stack.length - 1];

/** Moves the marker, up to what is asked after the way. */
function goTo(tables: Tables, state: State, seat: Seat, way: ChoiceOf<'room' | 'steps'>): readonly Choice[] {
  const moving = topOf(state);
  if (moving?.step !== 'marker') return [way];
  chooseMarker(tables).choose(state, moving, seat, way, null);
  const arriving = topOf(state);
  if (arriving?.step === 'arrive') arrive.run(state, arriving, null);
  return [way];
}

/** V-6.4: lifts the indulgence and pays for it. */
function uncover(tables: Tables, state: State, seat: Seat, way: ChoiceOf<'lift'>): readonly Choice[] {
  const asking = topOf(state);
  if (asking?.step !== 'turn') return [way];
  turn(tables).choose(state, asking, seat, way, null);
  const paid = topOf(state)?.step === 'pay' ? planPayment(tables, state, { spared: [], wanted: [] }) : null;
  for (const choice of paid?.choices ?? []) {
    const paying = topOf(state);
    if (paying?.step === 'pay') choosePayment(tables).choose(state, paying, seat, choice, null);
  }
  const lifting = topOf(state);
  if (lifting?.step === 'lifted') lifted.run(state, lifting, null);
  return [way, ...(paid?.choices ?? [])];
}
