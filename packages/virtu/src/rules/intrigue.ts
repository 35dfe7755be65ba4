/** V-7.6: Intrigue, and what agents block. */
import { type Offer, only, type Seat } from '@bottega/kernel';
import { agent, type ChoiceOf, DONE, moveAgent, moveTo, remove } from '../choices.js';
import type { CitedId } from '../rule-ids.js';
import type { FrameOf, State } from '../state.js';
import {
  ABSENT,
  CITY_COUNT,
  MASK,
  NONE,
  PLACE_COUNT,
  POWER_PLACES,
  PRINCE,
  ROOM_PLACES,
  ROOMS,
  roomPlace,
  type Tables,
} from '../tables.js';
import { mostOf, NO_COST, pay, payment } from './payment.js';
import { collectFrom, isEnemyAgent, offerCollecting } from './sources.js';
import type { Ask, Auto } from './step-types.js';

/** V-6.5.4: a mask, and an agent to place, move or remove. */
export function barOfIntrigue(tables: Tables, state: State, seat: Seat): CitedId | null {
  const masks = mostOf(tables, state, seat, 'intrigue', MASK);
  if (masks === 0) return 'V-5.5.9';
  if (blockedRoom(state, seat) !== NONE) return masks >= unblockCost(state) ? null : 'V-7.6.8';
  return hasPlot(state, seat) ? null : 'V-6.5.4';
}

/** Whether there is an agent to place, move or remove. */
function hasPlot(state: State, seat: Seat): boolean {
  if (state.open.palaces[seat].agents > 0 && hasTarget(state, seat, NONE)) return true;
  for (let place = 0; place < PLACE_COUNT; place++) {
    const there = state.open.agents[place];
    if (isEnemyAgent(there, seat)) return true;
    if (there === seat && hasTarget(state, seat, place)) return true;
  }
  return false;
}

/** The room with the marker, if an enemy agent is there; else NONE. */
function blockedRoom(state: State, seat: Seat): number {
  const place = roomPlace(seat, state.open.palaces[seat].marker);
  return isEnemyAgent(state.open.agents[place], seat) ? place : NONE;
}

/** V-7.6.8, E-05: what removing an agent from the room of this intrigue costs. */
const unblockCost = (state: State): number => (state.open.options.ownIntrigueRoomUnblock === 'oneMask' ? 1 : 2);

/** Whose place it is: of a city its owner, of a room the palace's, of an alliance the ally; NONE if nobody's. */
function holderOf({ open }: State, place: number): number {
  if (place < ROOM_PLACES) return open.owner[place];
  return place < POWER_PLACES ? Math.floor((place - ROOM_PLACES) / ROOMS) : open.ally[place - POWER_PLACES];
}

/** Whether a place is in this game: cities in play, rooms of players, the three alliances. */
export function isPlace(state: State, place: number): boolean {
  if (place < CITY_COUNT) return state.open.owner[place] !== ABSENT;
  return place >= POWER_PLACES || place < roomPlace(state.own.length, 0);
}

/** Why a seat's agent cannot go to a place, coming from another one or (NONE) from hand; null if it can. */
function barOfPlace(state: State, seat: Seat, place: number, from: number): CitedId | null {
  const { open } = state;
  if (open.agents[place] !== NONE) return 'V-7.6.2'; // V-7.6.3: remove the other first
  const holder = holderOf(state, place);
  if (open.bonuses[PRINCE] !== NONE && open.bonuses[PRINCE] === holder && holder !== seat) return 'V-7.6.6';
  if (open.options.agentLimitPerPalace !== 'none' && place >= ROOM_PLACES && place < POWER_PLACES) {
    if (isPalaceFull(state, seat, holder, from)) return 'V-7.6.10';
  }
  return null;
}

/** V-7.6.10, E-10: the house rule for beginners: one enemy agent, or one agent, in the rooms of a palace. */
function isPalaceFull({ open }: State, seat: Seat, holder: Seat, from: number): boolean {
  const countsAll = open.options.agentLimitPerPalace === 'oneAgent';
  if (!countsAll && seat === holder) return false;
  for (let room = 0; room < ROOMS; room++) {
    const place = roomPlace(holder, room);
    const there = open.agents[place];
    if (place === from || there === NONE) continue;
    if (countsAll || there !== holder) return true;
  }
  return false;
}

function hasTarget(state: State, seat: Seat, from: number): boolean {
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (isPlace(state, place) && barOfPlace(state, seat, place, from) === null) return true;
  }
  return false;
}

/** VD-16: V-7.6.1: for each mask an agent is placed, moved or removed. Asked only while there is a mask. */
export const chooseIntrigue = (
  tables: Tables,
): Ask<'intrigue', ChoiceOf<'agent' | 'moveAgent' | 'remove' | 'collect' | 'done'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const { agents, palaces } = state.open;
    const blocked = blockedRoom(state, seat);
    if (blocked !== NONE && frame.effects === 0) {
      offerUnblocking(state, blocked, seat, o);
      return;
    }
    for (let place = 0; place < PLACE_COUNT; place++) {
      if (!isPlace(state, place)) continue;
      const there = agents[place];
      if (there === NONE) {
        const rule = palaces[seat].agents === 0 ? 'V-2.3' : barOfPlace(state, seat, place, NONE);
        if (rule === null) o.may(agent(place));
        else o.bar(agent(place), rule);
      } else if (there === seat) {
        if (hasTarget(state, seat, place)) o.may(moveAgent(place));
        else o.bar(moveAgent(place), 'V-7.6.2');
        o.bar(agent(place), 'V-7.6.2');
        o.bar(remove(place), 'V-7.6.12');
      } else {
        o.may(remove(place));
        o.bar(agent(place), 'V-7.6.3');
      }
    }
    if (frame.effects === 0) o.bar(DONE, 'V-6.5.4');
    else {
      o.may(DONE);
      offerCollecting(tables, state, seat, o);
    }
  },
  choose(state, _frame, seat, choice, emit) {
    const { stack } = state.open;
    switch (choice.type) {
      case 'agent':
        stack.push({ step: 'plotted', seat, what: 'place', place: choice.place, from: NONE });
        pay(tables, state, payment(seat, 'intrigue', { ...NO_COST, mask: 1 }), emit);
        break;
      case 'moveAgent':
        stack.push({ step: 'moveAgent', seat, from: choice.place });
        break;
      case 'remove': {
        const isOwnRoom = choice.place === blockedRoom(state, seat);
        stack.push({ step: 'plotted', seat, what: 'remove', place: choice.place, from: NONE });
        pay(tables, state, payment(seat, 'intrigue', { ...NO_COST, mask: isOwnRoom ? unblockCost(state) : 1 }), emit);
        break;
      }
      case 'collect':
        collectFrom(tables, state, seat, choice.source, emit);
        endIfSpent(tables, state, seat);
        break;
      case 'done':
        stack.pop();
        break;
    }
  },
  suggest(state, frame, seat) {
    if (frame.effects > 0) return DONE;
    const blocked = blockedRoom(state, seat);
    if (blocked !== NONE) return remove(blocked);
    for (let place = 0; place < PLACE_COUNT; place++) {
      if (!isPlace(state, place)) continue;
      const there = state.open.agents[place];
      if (isEnemyAgent(there, seat)) return remove(place);
      if (there === NONE && state.open.palaces[seat].agents > 0 && barOfPlace(state, seat, place, NONE) === null)
        return agent(place);
    }
    return moveAgent(state.open.agents.findIndex((there, place) => there === seat && hasTarget(state, seat, place)));
  },
});

/** V-7.6.7, V-7.6.8: with an enemy agent in the room, the first masks remove it. */
function offerUnblocking(
  state: State,
  blocked: number,
  seat: Seat,
  o: Offer<ChoiceOf<'agent' | 'moveAgent' | 'remove' | 'done'>>,
): void {
  o.may(remove(blocked));
  o.bar(DONE, 'V-6.5.4');
  if (!o.explains) return;
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (!isPlace(state, place) || place === blocked) continue;
    const there = state.open.agents[place];
    o.bar(there === NONE ? agent(place) : there === seat ? moveAgent(place) : remove(place), 'V-7.6.8');
  }
}

/** Where an agent that stands somewhere goes. */
export const chooseAgentMove = (tables: Tables): Ask<'moveAgent', ChoiceOf<'moveTo'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    for (let place = 0; place < PLACE_COUNT; place++) {
      if (!isPlace(state, place) || place === frame.from) continue;
      const rule = barOfPlace(state, seat, place, frame.from);
      if (rule === null) o.may(moveTo(place));
      else o.bar(moveTo(place), rule);
    }
  },
  choose(state, frame, seat, { place }, emit) {
    state.open.stack.pop();
    state.open.stack.push({ step: 'plotted', seat, what: 'move', place, from: frame.from });
    pay(tables, state, payment(seat, 'intrigue', { ...NO_COST, mask: 1 }), emit);
  },
  suggest(state, frame, seat) {
    for (let place = 0; place < PLACE_COUNT; place++) {
      if (place !== frame.from && isPlace(state, place) && barOfPlace(state, seat, place, frame.from) === null)
        return moveTo(place);
    }
    return moveTo(frame.from);
  },
});

/**
 * V-7.6.4, V-7.6.13: it works at once, on an alliance as V-9.5 says (V-7.6.11); a removed agent returns to its owner's hand.
 * Agents stay when owners change (V-7.6.5).
 */
export const plotted = (tables: Tables): Auto<'plotted'> => ({
  chance: false,
  run(state, { seat, what, place, from }, emit) {
    const { open } = state;
    open.stack.pop();
    switch (what) {
      case 'place':
        open.palaces[seat].agents--;
        open.agents[place] = seat;
        emit?.({ type: 'agentPlaced', seat, place });
        break;
      case 'move':
        open.agents[from] = NONE;
        open.agents[place] = seat;
        emit?.({ type: 'agentMoved', seat, from, place });
        break;
      case 'remove': {
        const owner = open.agents[place];
        open.agents[place] = NONE;
        open.palaces[owner].agents++;
        emit?.({ type: 'agentRemoved', seat, place, owner });
        break;
      }
    }
    (open.stack[open.stack.length - 1] as FrameOf<'intrigue'>).effects++;
    endIfSpent(tables, state, seat);
  },
});

/** Nobody is asked who has no mask or no agent left to use it on; florins can be collected after the action as well. */
function endIfSpent(tables: Tables, state: State, seat: Seat): void {
  if (!hasPlot(state, seat) || mostOf(tables, state, seat, 'intrigue', MASK) === 0) state.open.stack.pop();
}
