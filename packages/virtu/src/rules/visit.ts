/** V-6.6.1: going to a room and acting in it, as one choice where nothing else is in question. */
import { Explained, type Seat } from '@bottega/kernel';
import { type Choice, type ChoiceOf, PERFORM } from '../choices.js';
import { clone, type State } from '../state.js';
import type { Tables } from '../tables.js';
import { arrive, chooseMarker } from './marker.js';
import { turn } from './spring.js';

/**
 * What is chosen by whoever goes to a room: the way there, and the action if it can be performed, the way costs nothing that has
 * to be chosen, and no indulgence could be lifted first. Changes nothing.
 */
export function visitOf(tables: Tables, state: State, seat: Seat, way: ChoiceOf<'room' | 'steps'>): readonly Choice[] {
  const now = clone(state);
  const { stack } = now.open;
  const top = () => stack[stack.length - 1];
  const moving = top();
  if (moving?.step !== 'marker') return [way];
  chooseMarker(tables).choose(now, moving, seat, way, null);
  const arriving = top();
  if (arriving?.step === 'arrive') arrive.run(now, arriving, null);
  const acting = top();
  if (acting?.step !== 'turn') return [way]; // the way has to be paid first
  const offered = new Explained<Choice>();
  turn(tables).offer(now, acting, seat, offered);
  const canLift = offered.allowed.some(({ type }) => type === 'lift');
  return offered.allowed.includes(PERFORM) && !canLift ? [way, PERFORM] : [way];
}
