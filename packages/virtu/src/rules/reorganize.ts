/** V-9.2: reorganizing the palace, one card at a time. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, DONE, pick, put } from '../choices.js';
import type { CitedId } from '../rule-ids.js';
import type { State } from '../state.js';
import {
  ACTION_SLOTS,
  NONE,
  ROOMS,
  roomPlace,
  SLOT_COUNT,
  SPACE_COUNT,
  type Tables,
  UPGRADE_SLOTS,
} from '../tables.js';
import { isFree } from './palace.js';
import { isEnemyAgent } from './sources.js';
import type { Ask, Telling } from './step-types.js';
import { type AnyTime, chooseAnyTime, isAnyTime, offerAnyTime } from './winter.js';

/** moves that can be taken back, between spaces or within a room: so many in a winter; no arrangement needs as many. */
const MOST_SHIFTS = 12;

export function canReorganize(tables: Tables, state: State, seat: Seat): boolean {
  const { cards } = state.open.palaces[seat];
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if (cards[slot] === NONE) continue;
    if (slot < SPACE_COUNT) return true; // it can be discarded (V-9.2.11)
    if (barOfPicking(tables, state, seat, slot, 0) === null) return true;
  }
  return false;
}

const roomOf = (slot: number): number => (slot < UPGRADE_SLOTS ? slot - ACTION_SLOTS : slot - UPGRADE_SLOTS);
const isSpace = (slot: number): boolean => slot < SPACE_COUNT;
const isActionSlot = (slot: number): boolean => slot >= ACTION_SLOTS && slot < UPGRADE_SLOTS;

/** V-9.2.2: whether cards may enter or leave a room: not with the marker, an indulgence or an enemy agent in it. */
function isOpenRoom({ open }: State, seat: Seat, room: number): boolean {
  const palace = open.palaces[seat];
  return palace.marker !== room && !palace.indulgence[room] && !isEnemyAgent(open.agents[roomPlace(seat, room)], seat);
}

/** Why a card cannot be moved at all; null if it can go somewhere. */
function barOfPicking(tables: Tables, state: State, seat: Seat, slot: number, shifts: number): CitedId | null {
  const { cards, ready } = state.open.palaces[seat];
  if (isSpace(slot)) {
    if (!ready[slot]) return 'V-9.2.4';
  } else {
    const room = roomOf(slot);
    if (!isOpenRoom(state, seat, room)) return 'V-9.2.2';
    if (isActionSlot(slot) && !canLeave(tables, state, seat, room)) return 'V-9.2.7';
  }
  let why: CitedId = 'V-9.2.3';
  for (let to = 0; to < SLOT_COUNT; to++) {
    if (to === slot || (cards[to] !== NONE && !state.open.options.innerRoomShift)) continue;
    const rule = barOfPutting(tables, state, seat, slot, to, shifts);
    if (rule === null) return null;
    if (rule === 'R-38') why = rule;
    else if (!isSpace(slot) && why !== 'R-38') why = 'V-9.2.5';
  }
  return why;
}

/** V-9.2.7: a card without action may not stay alone in a room. */
function canLeave(tables: Tables, state: State, seat: Seat, room: number): boolean {
  const below = state.open.palaces[seat].cards[UPGRADE_SLOTS + room];
  return below === NONE || tables.cards[below].action !== NONE;
}

/** Why a card cannot go from one slot to another; null if it can (V-9.2.3, V-9.2.5, V-9.2.6). */
function barOfPutting(
  tables: Tables,
  state: State,
  seat: Seat,
  from: number,
  to: number,
  shifts: number,
): CitedId | null {
  const { cards } = state.open.palaces[seat];
  if (isSpace(to)) {
    if (!isFree(tables, state, seat, to, from)) return cards[to] === NONE ? 'V-9.2.10' : 'V-9.2.13';
    return isSpace(from) && shifts >= MOST_SHIFTS ? 'R-38' : null;
  }
  const room = roomOf(to);
  if (!isSpace(from)) return barOfInnerShift(tables, state, seat, from, to, shifts);
  if (!isOpenRoom(state, seat, room)) return 'V-9.2.2';
  if (isActionSlot(to)) {
    if (tables.cards[cards[from]].action === NONE) return 'V-9.2.3';
    if (cards[to] === NONE) return null;
    const slides = state.open.options.innerRoomShift && cards[UPGRADE_SLOTS + room] === NONE;
    return slides ? null : 'V-9.2.6';
  }
  if (cards[ACTION_SLOTS + room] === NONE) return 'V-9.2.3';
  return cards[to] === NONE ? null : 'V-9.2.6';
}

/** V-9.2.5: no card goes from room to room. V-9.2.6: by house rule the two cards of a room may change places. */
function barOfInnerShift(
  tables: Tables,
  state: State,
  seat: Seat,
  from: number,
  to: number,
  shifts: number,
): CitedId | null {
  const { cards } = state.open.palaces[seat];
  if (roomOf(from) !== roomOf(to)) return 'V-9.2.5';
  if (!state.open.options.innerRoomShift || !isActionSlot(from)) return 'V-9.2.6';
  if (cards[to] === NONE || tables.cards[cards[to]].action === NONE) return 'V-9.2.7';
  return shifts >= MOST_SHIFTS ? 'R-38' : null;
}

/** VD-25: which card moves next (V-9.2.1), or one of the things that are possible at any time. */
export const chooseReorganization = (tables: Tables): Ask<'reorganize', AnyTime | ChoiceOf<'pick' | 'done'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const { cards } = state.open.palaces[seat];
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      if (cards[slot] === NONE) continue;
      const rule = barOfPicking(tables, state, seat, slot, frame.shifts);
      if (rule === null) o.may(pick(slot));
      else o.bar(pick(slot), rule);
    }
    o.may(DONE);
    offerAnyTime(tables, state, seat, o); // V-9.2.14: only cards on spaces can be discarded
  },
  choose(state, _frame, seat, choice, emit) {
    if (isAnyTime(choice)) chooseAnyTime(tables, state, seat, choice, emit);
    else if (choice.type === 'pick') state.open.stack.push({ step: 'put', seat, slot: choice.slot });
    else state.open.stack.pop();
  },
  suggest: () => DONE,
});

/** Where the card goes. */
export const choosePlace = (tables: Tables): Ask<'put', ChoiceOf<'put'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const { shifts } = reorganizing(state);
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      if (slot === frame.slot) continue;
      const rule = barOfPutting(tables, state, seat, frame.slot, slot, shifts);
      if (rule === null) o.may(put(slot));
      else o.bar(put(slot), rule);
    }
  },
  choose(state, frame, seat, { slot }, emit) {
    if (isSpace(frame.slot) === isSpace(slot)) reorganizing(state).shifts++;
    state.open.stack.pop();
    moveCard(state, seat, frame.slot, slot, emit);
  },
  suggest(state, frame, seat) {
    const { shifts } = reorganizing(state);
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      if (slot !== frame.slot && barOfPutting(tables, state, seat, frame.slot, slot, shifts) === null) return put(slot);
    }
    return put(frame.slot);
  },
});

function reorganizing({ open }: State): { shifts: number } {
  const below = open.stack[open.stack.length - 2];
  return below.step === 'reorganize' ? below : { shifts: 0 };
}

function moveCard(state: State, seat: Seat, from: number, to: number, emit: Telling): void {
  const { cards, ready } = state.open.palaces[seat];
  const card = cards[from];
  emit?.({ type: 'shifted', seat, card, from, to });
  if (!isSpace(from) && !isSpace(to)) {
    cards[from] = cards[to]; // the two cards of a room change places
    cards[to] = card;
    return;
  }
  cards[from] = NONE;
  if (isSpace(from)) ready[from] = false;
  if (isSpace(to)) {
    cards[to] = card;
    ready[to] = isSpace(from); // V-9.2.5: a card that leaves a room is exhausted
    // V-9.2.7: an upgrade card left alone becomes the action card.
    if (isActionSlot(from)) {
      const upgrade = from + ROOMS;
      cards[from] = cards[upgrade];
      cards[upgrade] = NONE;
    }
    return;
  }
  if (cards[to] !== NONE) cards[to + ROOMS] = cards[to]; // by house rule it slides into the upgrade slot
  cards[to] = card;
}
