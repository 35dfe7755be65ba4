/** V-3: setting up the game. */
import { only, type RandomState, randomBelow, type Seat, shuffle } from '@bottega/kernel';
import { type ChoiceOf, dynasty, END, first, put } from '../choices.js';
import { BONUSES } from '../data/index.js';
import type { Own, Palace, State } from '../state.js';
import { troopPlace } from '../state.js';
import {
  ABSENT,
  ACTION_SLOTS,
  AGENTS,
  CITY_COUNT,
  FIRST_FLORINS,
  type HouseRules,
  IS_EXTRA,
  NONE,
  PLACE_COUNT,
  POWER_COUNT,
  ROOMS,
  SLOT_COUNT,
  SPACE_COUNT,
  type Tables,
  UPGRADE_SLOTS,
} from '../tables.js';
import { addTile } from './sources.js';
import type { Ask, Auto, Telling } from './step-types.js';

/**
 * The table before anybody sits down: the map of this number of players (V-3.1.1 to V-3.1.4), all supplies (V-3.1.5 to V-3.1.7).
 * Florins (V-2.1, R-01) and discs (V-2.7, R-04) never run out, so nothing counts them.
 */
export function create(tables: Tables, seats: number, options: HouseRules, random: RandomState): State {
  const { data } = tables;
  const palaces: Palace[] = [];
  const own: Own[] = [];
  const turnOrder: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    palaces.push(emptyPalace());
    own.push({ family: [] });
    turnOrder.push(seat);
  }
  return {
    open: {
      stack: [{ step: 'setup' }],
      options,
      year: 0,
      season: 'setup',
      ending: null,
      turnOrder,
      standing: turnOrder.slice(),
      owner: tables.boards[seats].inPlay.map((inPlay) => (inPlay ? NONE : ABSENT)),
      troops: numbers(CITY_COUNT * seats, 0),
      withdrawing: [],
      agents: numbers(PLACE_COUNT, NONE),
      ally: numbers(POWER_COUNT, NONE),
      allyReady: noes(POWER_COUNT),
      characters: data.characters.map(({ copies }) => copies),
      tiles: data.tiles.map(({ copies }) => copies),
      bonuses: numbers(BONUSES.length, NONE),
      indulgences: data.indulgences, // V-3.1.6
      warTokens: data.warTokens,
      palaces,
      pool: numbers(8, 0),
      used: [],
      named: [NONE, NONE],
      bought: [],
      waiting: [],
    },
    own,
    hidden: { random },
  };
}

// Two functions and not a generic one: a list that was made among lists of another kind of value is slower to read ever after.
function numbers(length: number, value: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < length; index++) list.push(value);
  return list;
}

function noes(length: number): boolean[] {
  const list: boolean[] = [];
  for (let index = 0; index < length; index++) list.push(false);
  return list;
}

function emptyPalace(): Palace {
  return {
    dynasty: NONE,
    treasury: FIRST_FLORINS, // V-3.2.6
    marker: NONE, // V-3.2.7
    cards: numbers(SLOT_COUNT, NONE),
    ready: noes(SPACE_COUNT),
    indulgence: noes(ROOMS),
    tiles: [],
    tileReady: [],
    bonuses: [],
    rank: 0,
    cities: 0,
    agents: 0,
    lockedAgents: AGENTS,
    warTokens: 0,
    trophies: [],
    requestedInSpring: 0,
    requestedInWinter: 0,
  };
}

/** V-3.3.3, R-31: the first player, then the dynasties, then the family cards; then the first year begins. */
export const setup: Auto<'setup'> = {
  chance: true,
  run(state, _frame, emit) {
    const { open, hidden } = state;
    open.stack.pop();
    open.stack.push({ step: 'year' }, { step: 'family' }, { step: 'families' }, { step: 'dynasties' });
    if (open.options.firstPlayer === 'chosen') open.stack.push({ step: 'firstPlayer' });
    else setFirst(state, randomBelow(hidden.random, state.own.length), false, emit); // E-21
  },
};

/** V-3.3.1: whoever opens the table names the first player. */
export const chooseFirst: Ask<'firstPlayer', ChoiceOf<'first'>> = {
  seats: () => only(0),
  offer(state, _frame, _seat, o) {
    for (let seat = 0; seat < state.own.length; seat++) o.may(first(seat));
  },
  choose(state, _frame, _seat, choice, emit) {
    state.open.stack.pop();
    setFirst(state, choice.seat, true, emit);
  },
  suggest: () => first(0),
};

/** V-3.3.1, V-3.3.2: clockwise from the first player, who lies on top of both tracks. */
function setFirst({ open, own }: State, seat: Seat, chosen: boolean, emit: Telling): void {
  open.turnOrder = own.map((_, step) => (seat + step) % own.length);
  open.standing = open.turnOrder.slice();
  emit?.({ type: 'order', seat, chosen });
}

/** V-3.2.1: the dynasties are chosen or, by house rule, drawn; nothing is drawn after this. */
export const dynasties = (tables: Tables): Auto<'dynasties'> => ({
  chance: true,
  run(state, _frame, emit) {
    const { open, hidden } = state;
    open.stack.pop();
    if (open.options.dynastyAssignment === 'chosen') {
      open.stack.push({ step: 'dynasty', at: 0 });
      return;
    }
    shuffle(hidden.random, tables.boards[state.own.length].dynasties.slice()).forEach((index, seat) => {
      takeDynasty(tables, state, seat, index, emit);
    });
  },
});

/** VD-01: V-3.2.1: each takes one of the dynasties left, in turn order; the last takes what is left. */
export const chooseDynasty = (tables: Tables): Ask<'dynasty', ChoiceOf<'dynasty'>> => ({
  seats: (state, frame) => only(state.open.turnOrder[frame.at]),
  offer(state, _frame, _seat, o) {
    for (const index of tables.boards[state.own.length].dynasties) {
      if (isTaken(state, index)) o.bar(dynasty(index), 'V-3.2.1');
      else o.may(dynasty(index));
    }
  },
  choose(state, frame, seat, choice, emit) {
    takeDynasty(tables, state, seat, choice.dynasty, emit);
    frame.at++;
    if (frame.at < state.own.length - 1) return;
    const left = tables.boards[state.own.length].dynasties.find((index) => !isTaken(state, index));
    if (left !== undefined) takeDynasty(tables, state, state.open.turnOrder[frame.at], left, emit);
    state.open.stack.pop();
  },
  suggest: (state) => dynasty(tables.boards[state.own.length].dynasties.find((index) => !isTaken(state, index)) ?? 0),
});

const isTaken = ({ open }: State, index: number): boolean => open.palaces.some((palace) => palace.dynasty === index);

/** V-3.2.2, V-3.2.3, V-3.2.5: palace, start cities with tile, disc and troop, and the agents. */
function takeDynasty(tables: Tables, state: State, seat: Seat, index: number, emit: Telling): void {
  const { open } = state;
  const palace = open.palaces[seat];
  const { startCities, agents } = tables.palaces[index];
  palace.dynasty = index;
  palace.agents = agents;
  palace.lockedAgents = AGENTS - agents;
  for (const city of startCities) {
    open.owner[city] = seat;
    open.troops[troopPlace(state, city, seat)] = 1;
    addTile(palace, city, true);
    palace.cities++;
  }
  emit?.({ type: 'dynasty', seat, dynasty: index });
}

/** V-3.2.4: everybody at once, or by house rule (E-22) in turn order. */
export const families: Auto<'families'> = {
  chance: false,
  run(state) {
    const { open, own } = state;
    open.stack.pop();
    open.waiting = open.options.familyPlacement === 'simultaneous' ? own.map((_, seat) => seat) : [open.turnOrder[0]];
  },
};

/** VD-02: where each family card goes, in the order of the cards; then the placement is confirmed. */
export const chooseFamily = (tables: Tables): Ask<'family', ChoiceOf<'put' | 'end'>> => ({
  seats: (state) => state.open.waiting,
  offer(state, _frame, seat, o) {
    const { family } = tables.palaces[state.open.palaces[seat].dynasty];
    const chosen = state.own[seat].family ?? [];
    if (chosen.length === family.length) {
      o.may(END);
      return;
    }
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      if (canPut(tables, family, chosen, slot)) o.may(put(slot));
      else o.bar(put(slot), 'V-3.2.4');
    }
  },
  choose(state, _frame, seat, choice, emit) {
    const { open } = state;
    if (choice.type === 'put') {
      state.own[seat].family?.push(choice.slot);
      return;
    }
    open.waiting = open.waiting.filter((other) => other !== seat);
    emit?.({ type: 'sealed', seat });
    if (open.waiting.length > 0) return;
    open.stack.push({ step: 'reveal' });
  },
  suggest(state, _frame, seat) {
    const { family } = tables.palaces[state.open.palaces[seat].dynasty];
    const chosen = state.own[seat].family ?? [];
    if (chosen.length === family.length) return END;
    // In an own action slot where the printed action is the same, else on a base space, else wherever it may go.
    const { actions } = tables.palaces[state.open.palaces[seat].dynasty];
    const { action } = tables.cards[family[chosen.length]];
    const room = actions.indexOf(action);
    if (action !== NONE && room >= 0 && canPut(tables, family, chosen, ACTION_SLOTS + room))
      return put(ACTION_SLOTS + room);
    for (let slot = 0; slot < SLOT_COUNT; slot++) if (canPut(tables, family, chosen, slot)) return put(slot);
    return END;
  },
});

/**
 * V-3.2.4: base spaces, action slots for cards with an action, upgrade slots below an action card, one card in each. A card may
 * be put below an action card that is yet to come, if one is left for every room that waits for it.
 */
export function canPut(tables: Tables, family: readonly number[], chosen: readonly number[], slot: number): boolean {
  if (chosen.includes(slot)) return false;
  if (slot < SPACE_COUNT) {
    if (IS_EXTRA[slot]) return false;
  } else if (slot < UPGRADE_SLOTS && tables.cards[family[chosen.length]].action === NONE) return false;
  let owed = isOwed(chosen, slot, slot) ? 1 : 0;
  for (const one of chosen) if (isOwed(chosen, slot, one)) owed++;
  let left = 0;
  for (let card = chosen.length + 1; card < family.length; card++) {
    if (tables.cards[family[card]].action !== NONE) left++;
  }
  return owed <= left;
}

/** Whether a card is in an upgrade slot whose room has no action card yet, neither chosen nor the one that is being put. */
const isOwed = (chosen: readonly number[], slot: number, one: number): boolean =>
  one >= UPGRADE_SLOTS && slot !== one - ROOMS && !chosen.includes(one - ROOMS);

/** The cards are shown, all of them available; in turn order the next player follows. Then the first year begins. */
export const reveal = (tables: Tables): Auto<'reveal'> => ({
  chance: true,
  run(state, _frame, emit) {
    const { open, own } = state;
    open.stack.pop();
    let next: Seat | null = null;
    for (const seat of open.turnOrder) {
      const chosen = own[seat].family;
      if (chosen === null) continue;
      const { family } = tables.palaces[open.palaces[seat].dynasty];
      if (chosen.length < family.length) {
        next ??= seat;
        continue;
      }
      chosen.forEach((slot, at) => {
        open.palaces[seat].cards[slot] = family[at];
        if (slot < SPACE_COUNT) open.palaces[seat].ready[slot] = true;
        emit?.({ type: 'put', seat, card: family[at], slot });
      });
      own[seat].family = null;
    }
    if (next !== null) {
      open.waiting = [next];
      return;
    }
    open.stack.pop();
  },
});
