/** Features: the wheel of rooms. What each room would bring next spring, which are in reach, and who could end the game with it. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { ACTIONS } from '../data/index.js';
import { actions, asleepLeft, asleepRight, inRoom, isShut, ready, seen } from '../evaluate-look.js';
import { passes, ringWorth } from '../evaluate-plan.js';
import { type Purse, used, visit } from '../evaluate-visit.js';
import type { Worths } from '../evaluate-worth.js';
import { isReadyTile } from '../rules/sources.js';
import type { State } from '../state.js';
import {
  ANNEX,
  ARROW,
  CAVALRY,
  CROSS,
  CROWN,
  FLORIN,
  FREE_STEPS,
  GOVERN,
  INTRIGUE,
  LAST_RANK,
  LEFT_ARROW,
  NONE,
  PATRONIZE,
  RIGHT_ARROW,
  ROOMS,
  SHIP,
  STEP_FLORINS,
  type Tables,
  TRACK_END,
  WAGE_WAR,
} from '../tables.js';
import { lead, points } from './points.js';

/** By steps from the marker, of the seat that was looked at last: what the action there promises, and whether it can be paid. */
const promise = [0, 0, 0, 0, 0, 0];
const isPayable = [false, false, false, false, false, false];
/** Rooms within so many steps can be reached next spring. */
let reach = 0;
let arrows = 0;

/** By seat: what it could do next spring. */
export const canAnnex = [false, false, false, false, false];
export const canPatronize = [false, false, false, false, false];
/** Cavalry and ships that its War room would move troops with; 0 if none is in reach. */
export const marches = [0, 0, 0, 0, 0];
export const voyages = [0, 0, 0, 0, 0];
/** Whether it could bring the end next spring, or has done so. */
export const canEnd = [false, false, false, false, false];

const purse: Purse = { crowns: 0, crosses: 0, florins: 0, city: NONE, ranks: 0 };

/** The room so many steps ahead; in the first spring the marker is put on any room (V-6.1.1). */
const roomAhead = (steps: number): number => (seen.marker === NONE ? steps - 1 : (seen.marker + steps) % ROOMS);

/** Looks around the wheel of the seat whose palace was looked at last. */
export function lookAhead(tables: Tables, worths: Worths, state: State, seat: Seat, years: number): void {
  const { cities, rank } = state.open.palaces[seat];
  arrows = arrowsOf(tables, state, seat);
  reach = seen.marker === NONE ? ROOMS : FREE_STEPS + (ready[FLORIN] >= STEP_FLORINS ? 1 : 0) + arrows;
  canAnnex[seat] = false;
  canPatronize[seat] = false;
  marches[seat] = 0;
  voyages[seat] = 0;
  for (let steps = 1; steps <= ROOMS; steps++) {
    const room = roomAhead(steps);
    fillPurse(steps);
    promise[steps] = visit(worths, room, purse, years);
    isPayable[steps] = false;
    if (isShut[room]) continue;
    switch (actions[room]) {
      case ANNEX:
        isPayable[steps] = used.city !== NONE && used.crowns <= purse.crowns;
        break;
      case PATRONIZE:
        isPayable[steps] = used.ranks > 0;
        break;
      default:
        isPayable[steps] = promise[steps] > 0;
    }
    if (steps > reach) continue;
    if (isPayable[steps] && actions[room] === ANNEX) canAnnex[seat] = true;
    if (isPayable[steps] && actions[room] === PATRONIZE) canPatronize[seat] = true;
    if (actions[room] !== WAGE_WAR) continue;
    marches[seat] = Math.max(marches[seat], ready[CAVALRY] + inRoom(room, CAVALRY));
    voyages[seat] = Math.max(voyages[seat], ready[SHIP] + inRoom(room, SHIP));
  }
  canEnd[seat] = cities + (canAnnex[seat] ? 1 : 0) >= TRACK_END || rank + (canPatronize[seat] ? 1 : 0) >= LAST_RANK;
}

/** What is available after so many steps: arrows on the way wake courtiers. */
function fillPurse(steps: number): void {
  const wakesLeft = seen.marker !== NONE && passes(seen.marker, steps, LEFT_ARROW) ? 1 : 0;
  const wakesRight = seen.marker !== NONE && passes(seen.marker, steps, RIGHT_ARROW) ? 1 : 0;
  const price = seen.marker !== NONE && steps > FREE_STEPS + arrows ? STEP_FLORINS : 0;
  purse.crowns = ready[CROWN] + wakesLeft * asleepLeft[CROWN] + wakesRight * asleepRight[CROWN];
  purse.crosses = ready[CROSS] + wakesLeft * asleepLeft[CROSS] + wakesRight * asleepRight[CROSS];
  const florins = ready[FLORIN] + wakesLeft * asleepLeft[FLORIN] + wakesRight * asleepRight[FLORIN];
  purse.florins = Math.max(0, florins - price);
}

function arrowsOf(tables: Tables, state: State, seat: Seat): number {
  const palace = state.open.palaces[seat];
  let count = 0;
  for (let at = 0; at < palace.tiles.length; at++)
    if (isReadyTile(state, palace, at)) count += tables.tileReliefs[palace.tiles[at]][ARROW];
  return count;
}

/** Actions that are worth fearing or blocking in a rival's palace. */
const ACTIONS_OF_RIVALS: readonly number[] = [GOVERN, PATRONIZE, ANNEX, WAGE_WAR, INTRIGUE];

/** What any seat may do next spring. */
export function writeNext(w: FeatureWriter, state: State, seat: Seat): void {
  let best = 0;
  for (let steps = 1; steps <= Math.min(reach, ROOMS); steps++) best = Math.max(best, promise[steps]);
  w.put('best promise of next spring', best / 2);
  w.put('the wheel in the long run', state.open.palaces[seat].dynasty === NONE ? 0 : ringWorth());
  w.flag('can annex next spring', canAnnex[seat]);
  w.flag('can patronize next spring', canPatronize[seat]);
  w.flag('can end next spring', canEnd[seat]);
  w.put('can end next spring × its lead in points', canEnd[seat] ? lead(points, state.own.length, seat) / 6 : 0);
}

/** The actions of a rival by how near his marker is to them: 1 for the next room, less with each step, 0 if none is open. */
export function writeRivalWheel(w: FeatureWriter): void {
  for (let at = 0; at < ACTIONS_OF_RIVALS.length; at++) {
    const action = ACTIONS_OF_RIVALS[at];
    let nearness = 0;
    for (let steps = ROOMS; steps > 0; steps--) {
      const room = roomAhead(steps);
      if (actions[room] === action && !isShut[room]) nearness = (ROOMS + 1 - steps) / ROOMS;
    }
    w.put(ACTIONS[action], nearness);
  }
}

const STEPS = ['', 'own 1 step', 'own 2 steps', 'own 3 steps', 'own 4 steps', 'own 5 steps'];
/** Rooms that are usually in reach. */
const NEXT_ROOMS = FREE_STEPS + 1;

/** The own wheel from the marker: what the rooms are, and what they promise. */
export function writeOwnWheel(w: FeatureWriter): void {
  for (let steps = 1; steps <= ROOMS; steps++) {
    const room = roomAhead(steps);
    w.about(STEPS[steps]);
    w.put('promise', promise[steps] / 2);
    if (steps > NEXT_ROOMS) continue;
    w.flag('open', !isShut[room]);
    w.flag('payable', isPayable[steps]);
    for (let action = 0; action < ACTIONS.length; action++) w.flag(ACTIONS[action], actions[room] === action);
  }
  w.about('own');
  w.put('rooms in reach', Math.min(reach, ROOMS) / ROOMS);
  w.put('arrows', arrows / 2);
}
