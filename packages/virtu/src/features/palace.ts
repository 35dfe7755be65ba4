/** Features: palace and domain of a seat, and what it can buy. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { ACTIONS, CHARACTERS, DYNASTIES, TILES } from '../data/index.js';
import { crosses } from '../evaluate-count.js';
import { asleepLeft, asleepRight, isShut, reachedCrowns, ready, seen } from '../evaluate-look.js';
import { extraSpaces } from '../rules/palace.js';
import { barOfItem } from '../rules/purchase.js';
import type { State } from '../state.js';
import {
  BASE_SPACES,
  CAVALRY,
  CROSS,
  CROWN,
  DUCHY,
  FIRST_CHARACTER,
  FLORIN,
  GUILD,
  ITEM_COUNT,
  KINGDOM,
  LAST_RANK,
  MASK,
  NONE,
  PRINCIPALITY,
  REPUBLIC,
  ROOMS,
  SHIP,
  SPACE_COUNT,
  SPACE_FROM_CITIES,
  type Tables,
  TRACK_END,
} from '../tables.js';

/** Items with prestige, those first that cost the fewest florins for a point, and the prestige of each. */
interface Prestigious {
  readonly tables: Tables;
  readonly items: readonly number[];
  readonly prestige: readonly number[];
}

let known: Prestigious | null = null;

function prestigiousOf(tables: Tables): Prestigious {
  if (known !== null && known.tables === tables) return known;
  const { characters, tiles } = tables.data;
  const prestige = [...characters, ...tiles].map((item) => item.prestige);
  const each = (item: number) => tables.items[item].florin / prestige[item];
  const items = Array.from({ length: ITEM_COUNT }, (_, item) => item).filter((item) => prestige[item] > 0);
  known = { tables, items: items.sort((one, other) => each(one) - each(other)), prestige };
  return known;
}

/** By seat: points that the shop still has for it, and those that it could pay for at once. */
const forSale = [0, 0, 0, 0, 0];
export const payable = [0, 0, 0, 0, 0];

/** V-9.3: what a seat could buy for its points with the symbols that were seen last. */
function lookIntoShop(tables: Tables, state: State, seat: Seat): void {
  const { items, prestige } = prestigiousOf(tables);
  let florins = ready[FLORIN];
  let crowns = ready[CROWN];
  let symbols = ready[CROSS];
  forSale[seat] = 0;
  payable[seat] = 0;
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (barOfItem(tables, state, seat, 0, item) !== null) continue;
    const { florin, crown, cross } = tables.items[item];
    forSale[seat] += prestige[item];
    if (florin > florins || crown > crowns || cross > symbols) continue;
    florins -= florin;
    crowns -= crown;
    symbols -= cross;
    payable[seat] += prestige[item];
  }
}

/** What any seat has. */
export function writePalace(w: FeatureWriter, tables: Tables, state: State, seat: Seat): void {
  const palace = state.open.palaces[seat];
  lookIntoShop(tables, state, seat);
  w.put('cities', palace.cities / TRACK_END);
  w.put('rank', palace.rank / LAST_RANK);
  w.put('crosses', crosses[seat] / 6);
  w.put('florins', ready[FLORIN] / 12);
  w.put('crowns', ready[CROWN] / 8);
  w.put('crosses to pay with', ready[CROSS] / 3);
  w.put('exhausted tiles', exhausted(palace.tileReady) / 8);
  w.put('troops', seen.troops / 6);
  w.put('strength to add in combat', seen.reserve / 4);
  w.put('agents in hand', palace.agents / 3);
  w.put('cities in reach', seen.reached / 6);
  w.put('prestige for sale', forSale[seat] / 9);
  w.put('prestige payable now', payable[seat] / 4);
}

function exhausted(areReady: readonly boolean[]): number {
  let count = 0;
  for (let at = 0; at < areReady.length; at++) if (!areReady[at]) count++;
  return count;
}

function shutRooms(): number {
  let count = 0;
  for (let room = 0; room < ROOMS; room++) if (isShut[room]) count++;
  return count;
}

/** 0 if no city is in reach: then none can be annexed anyway. */
function cheapest(): number {
  let least = 0;
  for (let at = 0; at < seen.reached; at++) if (least === 0 || reachedCrowns[at] < least) least = reachedCrowns[at];
  return least;
}

/** Who plays which dynasty: the rooms, the family and the place on the map follow from it. */
export function writeDynasty(w: FeatureWriter, tables: Tables, state: State, seat: Seat): void {
  const { dynasties } = tables.boards[state.own.length];
  const { dynasty } = state.open.palaces[seat];
  for (let at = 0; at < dynasties.length; at++) w.flag(DYNASTIES[dynasties[at]], dynasty === dynasties[at]);
}

const CARDINAL = FIRST_CHARACTER + CHARACTERS.indexOf('cardinal');

/** What is more closely looked at in the own palace. */
export function writeOwnPalace(w: FeatureWriter, tables: Tables, state: State, seat: Seat): void {
  const palace = state.open.palaces[seat];
  w.flag('one city from the end', palace.cities === TRACK_END - 1);
  w.flag('one rank from the end', palace.rank === LAST_RANK - 1);
  w.flag('the fifth city', palace.cities >= SPACE_FROM_CITIES);
  w.flag('next rank brings a bonus', palace.rank % 2 === 1 && palace.rank < LAST_RANK);
  w.put('treasury', palace.treasury / 10);
  w.put('cavalry', ready[CAVALRY] / 4);
  w.put('ships', ready[SHIP] / 4);
  w.put('masks', ready[MASK] / 3);
  w.put('crowns asleep on the left', asleepLeft[CROWN] / 4);
  w.put('florins asleep on the left', asleepLeft[FLORIN] / 4);
  w.put('crowns asleep on the right', asleepRight[CROWN] / 4);
  w.put('florins asleep on the right', asleepRight[FLORIN] / 4);
  w.put('tiles', seen.tiles / 12);
  w.put('shut rooms', shutRooms() / 3);
  w.put('crowns for the cheapest city', cheapest() / 5);
  w.put('spaces', (BASE_SPACES + extraSpaces(tables, state, seat)) / SPACE_COUNT);
  w.put('courtiers', courtiers(palace.cards) / SPACE_COUNT);
  w.put('cards in rooms', (cardsIn(palace.cards) - courtiers(palace.cards)) / ROOMS);
  w.flag('duchy', palace.tiles.includes(DUCHY));
  w.flag('principality', palace.tiles.includes(PRINCIPALITY));
  w.flag('kingdom or republic', palace.tiles.includes(KINGDOM) || palace.tiles.includes(REPUBLIC));
  w.flag('guild', palace.tiles.includes(GUILD));
  w.flag('cardinal', palace.cards.includes(CARDINAL));
}

function courtiers(cards: readonly number[]): number {
  let count = 0;
  for (let space = 0; space < SPACE_COUNT; space++) if (cards[space] !== NONE) count++;
  return count;
}

function cardsIn(cards: readonly number[]): number {
  let count = 0;
  for (let slot = 0; slot < cards.length; slot++) if (cards[slot] !== NONE) count++;
  return count;
}

/** What the own palace will bring in the years that are left, and what it is good for in the last winter. */
export function writeYield(
  w: FeatureWriter,
  tables: Tables,
  state: State,
  seat: Seat,
  years: number,
  hasLastWinter: boolean,
): void {
  const { tiles } = state.open.palaces[seat];
  let florins = 0;
  let crowns = 0;
  for (let at = 0; at < tiles.length; at++) {
    florins += tables.tileReliefs[tiles[at]][FLORIN];
    crowns += tables.tileReliefs[tiles[at]][CROWN];
  }
  w.put('florins of the domain × years', (florins * years) / 100);
  w.put('crowns of the domain × years', (crowns * years) / 60);
  w.put('courtiers × years', (courtiers(state.open.palaces[seat].cards) * years) / 40);
  w.put('florins for the last winter', hasLastWinter ? ready[FLORIN] / 12 : 0);
  w.put('prestige payable in the last winter', hasLastWinter ? payable[seat] / 4 : 0);
}

/** Characters for sale by their action; those without one come last. */
const CARDS_OF = [...ACTIONS.map((action) => `cards with ${action}`), 'cards without an action'];
const cardsLeft = CARDS_OF.map(() => 0);
const POPE = CHARACTERS.indexOf('pope');
/** V-9.3.6: duchies and principalities wait for their dynasties; of these there are fewer than players who want them. */
const SCARCE_TILES = (['kingdom', 'republic', 'cathedral'] as const).map((tile) => TILES.indexOf(tile));

/** What the table still has for everybody (V-2.6). */
export function writeSupplies(w: FeatureWriter, tables: Tables, { open }: State): void {
  cardsLeft.fill(0);
  for (let kind = 0; kind < open.characters.length; kind++) {
    const { action } = tables.cards[FIRST_CHARACTER + kind];
    cardsLeft[action === NONE ? ACTIONS.length : action] += open.characters[kind];
  }
  for (let at = 0; at < CARDS_OF.length; at++) w.put(CARDS_OF[at], cardsLeft[at] / 15);
  w.put('pope', open.characters[POPE]);
  for (let at = 0; at < SCARCE_TILES.length; at++) w.put(TILES[SCARCE_TILES[at]], open.tiles[SCARCE_TILES[at]] / 4);
}
