/** The part of the evaluation that counts agents. */
import type { Seat } from '@bottega/kernel';
import { shipsTo } from './rules/annex.js';
import { actionOf } from './rules/sources.js';
import type { Palace, State } from './state.js';
import { AGENTS, ANNEX, CITY_COUNT, NONE, PATRONIZE, ROOM_PLACES, ROOMS, type Tables } from './tables.js';

/** An agent in hand; on a city that can be annexed; in a rival's room; a rival's in an own room. */
const AGENT = 0.06;
const AGENT_ON_TARGET = 0.2;
const AGENT_IN_RIVAL_ROOM = 0.12;
const AGENT_AGAINST = -0.4;

/** Agents: in hand, on cities one may annex, in rivals' rooms, and rivals' agents in one's own. */
export function agentsWorth(tables: Tables, state: State, seat: Seat, years: number): number {
  if (years === 0) return 0;
  const { agents, owner, palaces } = state.open;
  const { agents: inHand, lockedAgents } = palaces[seat];
  let worth = (inHand + 0.5 * (AGENTS - lockedAgents - inHand)) * AGENT;
  const board = tables.boards[state.own.length];
  for (let city = 0; city < CITY_COUNT; city++) {
    if (agents[city] !== seat) continue;
    if (owner[city] === NONE && shipsTo(tables, board, state, seat, city) >= 0) worth += AGENT_ON_TARGET;
    else if (owner[city] !== NONE && owner[city] !== seat) worth += AGENT_ON_TARGET * 0.4;
  }
  for (let other = 0; other < palaces.length; other++) {
    for (let room = 0; room < ROOMS; room++) {
      const there = agents[ROOM_PLACES + other * ROOMS + room];
      if (there === NONE) continue;
      if (other === seat && there !== seat) worth += AGENT_AGAINST;
      else if (other !== seat && there === seat) worth += roomTarget(tables, palaces[other], room);
    }
  }
  return worth * Math.min(1, years / 3);
}

/** How much a rival will miss a room: those that his marker reaches next, and those with strong actions. */
function roomTarget(tables: Tables, palace: Palace, room: number): number {
  const distance = palace.marker === NONE ? 2 : (room - palace.marker + ROOMS) % ROOMS;
  const action = actionOf(tables, palace, room);
  const isStrong = action === ANNEX || action === PATRONIZE ? 1.5 : 1;
  return AGENT_IN_RIVAL_ROOM * isStrong * (distance === 1 || distance === 2 ? 1.5 : 0.7);
}
