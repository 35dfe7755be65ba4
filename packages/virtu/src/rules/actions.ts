/** V-6.5: performing the action of the room. */
import type { Facts, Seat } from '@bottega/kernel';
import type { CitedId } from '../rule-ids.js';
import type { FrameOf, State } from '../state.js';
import {
  ANNEX,
  CROWN,
  FLORIN,
  GOVERN,
  INTRIGUE,
  MICHELANGELO,
  NONE,
  PATRONIZE,
  RANK_COSTS,
  roomPlace,
  type Tables,
  TRADE,
  WAGE_WAR,
} from '../tables.js';
import { barOfAnnexing } from './annex.js';
import { barOfGoverning, beginGovern } from './govern.js';
import { barOfIntrigue } from './intrigue.js';
import { barOfPatronizing, beginPatronizing } from './patronize.js';
import { nameFlorins } from './payment.js';
import { coverRoom } from './request.js';
import { actionOf, isEnemyAgent } from './sources.js';
import type { Auto, Telling } from './step-types.js';
import { barOfTrade } from './trade.js';
import { barOfWar } from './war.js';

/** Why the action of the room cannot be performed, with so many crowns from elsewhere in the pool; null if it can. */
export function barOfAction(tables: Tables, state: State, seat: Seat, crowns: number): CitedId | null {
  const { open } = state;
  const palace = open.palaces[seat];
  const room = palace.marker;
  const action = actionOf(tables, palace, room);
  if (palace.indulgence[room]) return 'V-6.5.3';
  // V-7.6.8: an agent in a room of intrigue can be removed by that very intrigue.
  if (action !== INTRIGUE && isEnemyAgent(open.agents[roomPlace(seat, room)], seat)) return 'V-6.5.3';
  // The pool as it would be; nothing else is touched, and it is put back at once.
  const bonus = action === PATRONIZE ? extraCrowns(state, seat) : 0;
  open.pool[CROWN] += crowns + bonus;
  const rule = barOf(tables, state, seat, action);
  open.pool[CROWN] -= crowns + bonus;
  return rule;
}

/** What a refusal of the action tells besides its rule: the cost of the next rank. */
export function factsOf({ open }: State, seat: Seat, rule: CitedId): Facts {
  return rule === 'V-7.2.2' ? RANK_COSTS[open.palaces[seat].rank + 1] : NO_FACTS;
}

const NO_FACTS: Facts = {};

function barOf(tables: Tables, state: State, seat: Seat, action: number): CitedId | null {
  switch (action) {
    case GOVERN:
      return barOfGoverning(tables, state, seat);
    case PATRONIZE:
      return barOfPatronizing(tables, state, seat);
    case TRADE:
      return barOfTrade(tables, state, seat);
    case ANNEX:
      return barOfAnnexing(tables, state, seat);
    case WAGE_WAR:
      return barOfWar(tables, state, seat);
    default:
      return barOfIntrigue(tables, state, seat);
  }
}

/** V-5.5.15: Michelangelo's crown. */
const extraCrowns = (state: State, seat: Seat): number => (state.open.bonuses[MICHELANGELO] === seat ? 1 : 0);

/** V-6.3.11: the actions for which the crown of an indulgence can be requested. */
export function takesCrown(tables: Tables, state: State, seat: Seat): boolean {
  const palace = state.open.palaces[seat];
  const action = actionOf(tables, palace, palace.marker);
  return action === GOVERN || action === PATRONIZE || action === ANNEX;
}

/** V-6.5.1: begins the action; so many crowns of an indulgence are in the pool from the start. */
export function beginAction(tables: Tables, state: State, seat: Seat, crowns: number, emit: Telling): void {
  const { open } = state;
  const palace = open.palaces[seat];
  const action = actionOf(tables, palace, palace.marker);
  emit?.({ type: 'performed', seat, action, room: palace.marker });
  open.pool[CROWN] = crowns;
  open.stack.push({ step: 'actionDone', seat, action });
  switch (action) {
    case GOVERN:
      beginGovern(tables, state, seat, emit);
      break;
    case PATRONIZE:
      open.pool[CROWN] += extraCrowns(state, seat);
      beginPatronizing(tables, state, seat, emit);
      break;
    case TRADE:
      open.stack.push({ step: 'trade', seat, from: 0, ships: 0 });
      break;
    case ANNEX:
      open.stack.push({ step: 'annex', seat });
      break;
    case WAGE_WAR:
      open.stack.push({ step: 'war', seat, effects: 0 });
      break;
    default:
      open.stack.push({ step: 'intrigue', seat, effects: 0 });
  }
}

/** The end of an action: florins of the room are settled, an indulgence that was requested is placed. */
export const actionDone = (tables: Tables): Auto<'actionDone'> => ({
  chance: false,
  run(state, { seat }, emit) {
    const { open } = state;
    open.stack.pop();
    // V-5.4.4, R-08, E-02: what the action did not need goes to the treasury, or is lost.
    if (open.options.roomFlorinSurplus === 'treasury') {
      nameFlorins(tables, state, seat, null);
      const florins = open.pool[FLORIN];
      open.palaces[seat].treasury += florins;
      if (florins > 0) emit?.({ type: 'roomFlorins', seat, florins });
    }
    open.pool.fill(0);
    open.used.length = 0;
    open.named.fill(NONE);
    const turn = open.stack[open.stack.length - 1] as FrameOf<'turn'>;
    if (turn.requested !== 'nothing') coverRoom(state, seat, emit);
  },
});
