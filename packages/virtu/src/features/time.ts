/** Features: how far the game is, who still has a turn, and what will end it. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { endingOf } from '../rules/year.js';
import type { State } from '../state.js';
import { CITY_COUNT, NONE, type Tables } from '../tables.js';
import { canEnd } from './next.js';

/** How many seats have begun their turn of this season; all between the turns of spring and those of winter. */
function turnsBegun({ open }: State): number {
  const { stack } = open;
  for (let at = 0; at < stack.length; at++) {
    const frame = stack[at];
    if (frame.step === 'springTurns' || frame.step === 'winterTurns') return frame.at;
  }
  return open.season === 'setup' ? 0 : open.turnOrder.length;
}

/** Whether a seat has its turn of this season still before it. */
export const hasTurnToCome = (state: State, seat: Seat): boolean =>
  state.open.turnOrder.indexOf(seat) >= turnsBegun(state);

/** Whether the game ends after the winter of this year, as things stand. */
export const isEndDue = (state: State): boolean => state.open.ending !== null || endingOf(state) !== null;

export function writeTime(w: FeatureWriter, tables: Tables, state: State, seat: Seat, years: number): void {
  const { open } = state;
  const { yearLimit } = open.options;
  const seats = open.turnOrder.length;
  const begun = turnsBegun(state);
  const isDue = isEndDue(state);
  w.put('year', open.year / 12);
  w.put('nearness of the last year', yearLimit === 'none' ? 0 : 1 / (1 + Math.max(0, yearLimit - open.year)));
  w.put('years left', years / 10);
  w.flag('setup', open.season === 'setup');
  w.flag('spring', open.season === 'spring' && begun < seats);
  w.flag('war', open.season === 'spring' && begun === seats);
  w.flag('winter', open.season === 'winter');
  w.flag('last winter', open.ending !== null);
  w.flag('the end is due', isDue);
  w.put('the end is due × turns to come', isDue ? (seats - begun) / seats : 0);
  w.put('turns to come', (seats - begun) / seats);
  w.put('place in turn order', open.turnOrder.indexOf(seat) / (seats - 1));
  w.put('place in the next order', open.standing.indexOf(seat) / (seats - 1));
  writeEnders(w, seats, seat);
  writeNeutral(w, tables, state);
}

/** Who could bring the end next spring. */
function writeEnders(w: FeatureWriter, seats: number, seat: Seat): void {
  let rivals = 0;
  for (let other = 0; other < seats; other++) if (other !== seat && canEnd[other]) rivals++;
  w.put('rivals who can end next spring', rivals / (seats - 1));
}

/** V-10.1.1: neutral cities that can be annexed. */
function writeNeutral(w: FeatureWriter, tables: Tables, { open }: State): void {
  let annexable = 0;
  for (let city = 0; city < CITY_COUNT; city++) if (open.owner[city] === NONE && !tables.pirates[city]) annexable++;
  w.put('neutral cities', annexable / 16);
}
