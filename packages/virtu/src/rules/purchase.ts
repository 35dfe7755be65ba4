/** V-9.3: purchases: one set, one payment, then everything is taken. */
import { only, type Seat } from '@bottega/kernel';
import { build, type ChoiceOf, DONE, want } from '../choices.js';
import { CHARACTERS, TILES } from '../data/index.js';
import type { CitedId } from '../rule-ids.js';
import type { Payment, State } from '../state.js';
import {
  BASE_SPACES,
  CATHEDRAL,
  CITY_COUNT,
  DUCHY,
  FIRST_CHARACTER,
  FIRST_TILE_ITEM,
  FLORIN,
  GUILD,
  INDULGENCE_FLORINS,
  ITEM_COUNT,
  KINGDOM,
  MOST_EXTRA_SPACES,
  NONE,
  REPUBLIC,
  SPACE_COUNT,
  type Tables,
} from '../tables.js';
import { beginInstalling } from './install.js';
import { earnAgents, extraSpaces } from './palace.js';
import { type Cost, florinsBeside, NO_COST, openPurse, pay, payment } from './payment.js';
import { canRequest } from './request.js';
import { addTile, collectable, tileSource } from './sources.js';
import type { Ask, Auto, Telling } from './step-types.js';
import { type AnyTime, chooseAnyTime, isAnyTime, offerAnyTime } from './winter.js';

/** Whether an item is among those chosen, which are the bits of a number. */
export const isWanted = (wanted: number, item: number): boolean => (wanted & (1 << item)) !== 0;
const isCharacter = (item: number): boolean => item < FIRST_TILE_ITEM;
/** The tile that an item is, cathedrals apart, which are numbered by their city. */
const tileOf = (item: number): number => DUCHY + item - FIRST_TILE_ITEM;
const CATHEDRAL_ITEM = FIRST_TILE_ITEM + TILES.indexOf('cathedral');

/** V-9.3.10: the sum of a set. */
export function sumOf(tables: Tables, wanted: number): Cost {
  if (wanted === 0) return NO_COST; // asked in every winter
  const sum = { ...NO_COST, florin: 0, crown: 0, cross: 0 };
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (!isWanted(wanted, item)) continue;
    const { florin, crown, cross } = tables.items[item];
    sum.florin += florin;
    sum.crown += crown;
    sum.cross += cross;
  }
  return sum;
}

/** Whether anything can be bought, the florins of an indulgence counted. */
export function canPurchase(tables: Tables, state: State, seat: Seat): boolean {
  const extra = canRequest(state, seat) ? INDULGENCE_FLORINS : 0;
  const { pool, palaces } = state.open;
  const all = pool[FLORIN] + palaces[seat].treasury + collectable(tables, state, seat) + extra;
  // What costs florins alone is looked at first: it nearly always decides, without a look at what else could be paid with.
  let hasFlorins = false;
  for (let item = 0; item < ITEM_COUNT; item++) {
    const { florin, crown, cross } = tables.items[item];
    if (florin > all) continue;
    hasFlorins = true;
    if (crown + cross === 0 && barOfItem(tables, state, seat, 0, item) === null) return true;
  }
  if (!hasFlorins) return false;
  openPurse(tables, state, mostExpensive(tables, seat, NO_COST));
  for (let item = 0; item < ITEM_COUNT; item++) {
    const { florin, crown, cross } = tables.items[item];
    if (crown + cross === 0) continue;
    const left = florinsBeside(state, seat, crown, cross);
    if (left >= 0 && left + extra >= florin && barOfItem(tables, state, seat, 0, item) === null) return true;
  }
  return false;
}

/**
 * A set with the dearest other item of each symbol: no cost that is asked about is higher. It is only read, and asked for in every
 * winter: one object serves for all.
 */
function mostExpensive(tables: Tables, seat: Seat, { florin, crown, cross }: Cost): Payment {
  dearest.seat = seat;
  dearest.florin = florin + 1;
  // At least one of each, so that crowns come first and crosses second in every answer.
  dearest.crown = Math.max(1, crown + tables.mostCrowns);
  dearest.cross = Math.max(1, cross + tables.mostCrosses);
  return dearest;
}

const dearest: { -readonly [Key in keyof Payment]: Payment[Key] } = payment(0, 'purchase', NO_COST);

/** Why an item cannot be added to a set, its price apart; null if it can. */
export function barOfItem(tables: Tables, state: State, seat: Seat, wanted: number, item: number): CitedId | null {
  const { open } = state;
  if (isWanted(wanted, item)) return 'V-9.3.1';
  const palace = open.palaces[seat];
  if (isCharacter(item)) {
    if (open.characters[item] === 0) return 'V-2.6'; // V-9.3.9: what was discarded before lies on its pile again
    // V-9.3.13: a courtier who will be discarded for the set is owned until then.
    const { onePerPlayer } = tables.data.characters[item];
    if (onePerPlayer && palace.cards.includes(FIRST_CHARACTER + item)) return 'V-9.3.5';
    return charactersIn(wanted) < spacesFor(tables, state, seat, wanted) ? null : 'V-9.3.12';
  }
  if (item === CATHEDRAL_ITEM) {
    if (open.tiles[item - FIRST_TILE_ITEM] === 0) return 'V-2.6';
    return hasBuildingSite(tables, state, seat) ? null : 'V-9.3.7';
  }
  const tile = tileOf(item);
  if (palace.tiles.includes(tile)) return 'V-9.3.5';
  if (tile === KINGDOM || tile === REPUBLIC) {
    const other = tile === KINGDOM ? REPUBLIC : KINGDOM;
    if (palace.tiles.includes(other) || isWanted(wanted, other - DUCHY + FIRST_TILE_ITEM)) return 'V-9.3.5';
  }
  // V-9.3.6: duchies and principalities bear the arms of their dynasty; of the others there is a supply.
  return tile >= KINGDOM && tile <= GUILD && open.tiles[item - FIRST_TILE_ITEM] === 0 ? 'V-2.6' : null;
}

function charactersIn(wanted: number): number {
  let count = 0;
  for (let item = 0; item < CHARACTERS.length; item++) if (isWanted(wanted, item)) count++;
  return count;
}

/** V-9.3.11, V-9.3.12: spaces for the characters of a set; those of titles in it count. */
function spacesFor(tables: Tables, state: State, seat: Seat, wanted: number): number {
  let spaces = extraSpaces(tables, state, seat);
  for (let item = FIRST_TILE_ITEM; item < CATHEDRAL_ITEM; item++) {
    if (isWanted(wanted, item)) spaces += tables.tileSpaces[tileOf(item)];
  }
  return BASE_SPACES + Math.min(MOST_EXTRA_SPACES, spaces);
}

/** V-9.3.12: how many courtiers must be discarded so that the characters of a set find spaces. */
export function discardsFor(tables: Tables, state: State, seat: Seat, wanted: number): number {
  const held = state.open.palaces[seat].cards.slice(0, SPACE_COUNT).filter((card) => card !== NONE).length;
  const characters = charactersIn(wanted);
  return characters === 0 ? 0 : Math.max(0, characters + held - spacesFor(tables, state, seat, wanted));
}

/** V-9.3.12: whether a set with this character has no free space for all of its characters. */
export const takesSpace = (tables: Tables, state: State, seat: Seat, wanted: number, item: number): boolean =>
  isCharacter(item) && discardsFor(tables, state, seat, wanted | (1 << item)) > 0;

/** V-9.3.7: an own city of base value 3 or 4 without a cathedral. */
export function isBuildingSite(tables: Tables, state: State, seat: Seat, city: number): boolean {
  const { owner, palaces } = state.open;
  return owner[city] === seat && tables.values[city] >= 3 && !palaces[seat].tiles.includes(CATHEDRAL + city);
}

function hasBuildingSite(tables: Tables, state: State, seat: Seat): boolean {
  for (let city = 0; city < CITY_COUNT; city++) if (isBuildingSite(tables, state, seat, city)) return true;
  return false;
}

/** VD-26: the set, item by item; then it is paid as one (V-9.3.2, V-5.3.2). */
export const choosePurchase = (tables: Tables): Ask<'purchase', AnyTime | ChoiceOf<'want' | 'done'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const { wanted } = frame;
    const sum = sumOf(tables, wanted);
    openPurse(tables, state, mostExpensive(tables, seat, sum));
    for (let item = 0; item < ITEM_COUNT; item++) {
      const { florin, crown, cross } = tables.items[item];
      const isPayable = florinsBeside(state, seat, sum.crown + crown, sum.cross + cross) >= sum.florin + florin;
      if (!isPayable && !o.explains) continue; // most of the time: worth asking first
      const rule = barOfItem(tables, state, seat, wanted, item);
      if (rule !== null) o.bar(want(item), rule);
      else if (isPayable) o.may(want(item));
      else
        o.bar(want(item), 'V-9.3.10', {
          florins: sum.florin + florin,
          crowns: sum.crown + crown,
          crosses: sum.cross + cross,
        });
    }
    o.may(DONE);
    // Once a set is announced it stays payable: only its payment follows (V-9.3.10).
    if (wanted === 0) offerAnyTime(tables, state, seat, o);
  },
  choose(state, frame, seat, choice, emit) {
    const { stack } = state.open;
    if (isAnyTime(choice)) chooseAnyTime(tables, state, seat, choice, emit);
    else if (choice.type === 'want') frame.wanted |= 1 << choice.item;
    else {
      stack.pop();
      if (frame.wanted === 0) return;
      stack.push({ step: 'take', seat, wanted: frame.wanted });
      pay(tables, state, payment(seat, 'purchase', sumOf(tables, frame.wanted)), emit);
    }
  },
  suggest: () => DONE,
});

/** V-9.3.10: tiles first (V-9.3.4), then the cathedral, then the characters one by one, then the agents. */
export const take = (tables: Tables): Auto<'take'> => ({
  chance: false,
  run(state, { seat, wanted }, emit) {
    const { open } = state;
    const { stack } = open;
    stack.pop();
    stack.push({ step: 'earn', seat, wanted });
    for (let item = CHARACTERS.length - 1; item >= 0; item--) {
      if (!isWanted(wanted, item)) continue;
      stack.push({ step: 'arrival', seat, card: FIRST_CHARACTER + item });
    }
    for (let item = 0; item < ITEM_COUNT; item++) {
      if (!isWanted(wanted, item)) continue;
      emit?.({ type: 'bought', seat, item });
      if (isCharacter(item)) {
        open.characters[item]--;
        continue;
      }
      open.tiles[item - FIRST_TILE_ITEM]--;
      if (item === CATHEDRAL_ITEM) askForCity(tables, state, seat, emit);
      else {
        addTile(open.palaces[seat], tileOf(item), true);
        open.bought.push(tileSource(tileOf(item)));
      }
    }
  },
});

/** Asks where the cathedral stands, unless there is one city for it. */
function askForCity(tables: Tables, state: State, seat: Seat, emit: Telling): void {
  const sites: number[] = [];
  for (let city = 0; city < CITY_COUNT; city++) if (isBuildingSite(tables, state, seat, city)) sites.push(city);
  if (sites.length > 1) state.open.stack.push({ step: 'cathedral', seat });
  else buildIn(state, seat, sites[0], emit);
}

function buildIn(state: State, seat: Seat, city: number, emit: Telling): void {
  addTile(state.open.palaces[seat], CATHEDRAL + city, false);
  emit?.({ type: 'built', seat, city });
}

/** V-9.3.10 (4): a character that was bought takes its place. */
export const arrival = (tables: Tables): Auto<'arrival'> => ({
  chance: false,
  run(state, { seat, card }, emit) {
    state.open.stack.pop();
    beginInstalling(tables, state, seat, card, emit);
  },
});

/** VD-27: V-9.3.7: the city of the cathedral, whose tile enters exhausted (V-9.3.4). */
export const chooseCathedral = (tables: Tables): Ask<'cathedral', ChoiceOf<'build'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    for (let city = 0; city < CITY_COUNT; city++) {
      if (isBuildingSite(tables, state, seat, city)) o.may(build(city));
      else if (state.open.owner[city] === seat) o.bar(build(city), 'V-9.3.7', { value: tables.values[city] });
    }
  },
  choose(state, _frame, seat, { city }, emit) {
    state.open.stack.pop();
    buildIn(state, seat, city, emit);
  },
  suggest(state, _frame, seat) {
    let best = -1;
    for (let city = 0; city < CITY_COUNT; city++) {
      if (isBuildingSite(tables, state, seat, city) && (best < 0 || tables.values[city] > tables.values[best]))
        best = city;
    }
    return build(best);
  },
});

/** V-9.3.8: an agent for each card that shows one. */
export const earn = (tables: Tables): Auto<'earn'> => ({
  chance: false,
  run(state, { seat, wanted }, emit) {
    state.open.stack.pop();
    let agents = 0;
    for (let item = 0; item < CHARACTERS.length; item++) {
      if (isWanted(wanted, item) && tables.cards[FIRST_CHARACTER + item].agent) agents++;
    }
    earnAgents(state, seat, agents, emit);
  },
});
