/**
 * What the evaluation sees of a palace and its surroundings: symbols, rooms, cities in reach. It is asked for every position that
 * a bot looks at, so one reader keeps its lists and uses them again; what it says is good until it looks at another position.
 */
import type { Seat } from '@bottega/kernel';
import { arms } from './evaluate-count.js';
import { WORTH, type Worths } from './evaluate-worth.js';
import { crownsFor } from './rules/annex.js';
import { cityStrength } from './rules/sieges.js';
import { actionOf, canUsePower, isEnemyAgent, roomRelief } from './rules/sources.js';
import type { Palace, State } from './state.js';
import {
  CAVALRY,
  CITY_COUNT,
  CROSS,
  CROWN,
  EMPIRE,
  FLORIN,
  IS_LEFT,
  MASK,
  MICHELANGELO,
  NONE,
  OTTOMAN,
  ROOMS,
  roomPlace,
  SHIP,
  SPACE_COUNT,
  type Symbols,
  type Tables,
  TRACK_END,
  WAR,
} from './tables.js';

/** Symbols that can be spent: of what is available, and of exhausted courtiers on either side, whom an arrow will wake. */
export const ready = [0, 0, 0, 0, 0, 0, 0, 0];
export const asleepLeft = [0, 0, 0, 0, 0, 0, 0, 0];
export const asleepRight = [0, 0, 0, 0, 0, 0, 0, 0];
/** By room: its action, its symbols (see `inRoom`), and whether an indulgence or an enemy agent shuts it. */
export const actions = [0, 0, 0, 0, 0];
const roomSymbols: number[] = [];
export const isShut = [false, false, false, false, false];
export const inRoom = (room: number, symbol: number): number => roomSymbols[room * 8 + symbol];

/** Neutral cities in reach: which, and the crowns and ships that each costs. */
export const reached: number[] = [];
export const reachedCrowns: number[] = [];
export const reachedShips: number[] = [];
/** By city: its place among those in reach, and the look in which it was found. */
const reachedAs = new Int32Array(CITY_COUNT);
const seenIn = new Int32Array(CITY_COUNT);
let looks = 0;

/** All that is a number. */
export const seen = {
  marker: NONE,
  rank: 0,
  agents: 0,
  tiles: 0,
  /** Crowns that each Patronize has for nothing (V-5.5.15). */
  michelangelo: 0,
  /** What one more city is worth beside its tile. */
  city: 0,
  /** How many cities are in reach. */
  reached: 0,
  /** Tiles that a Govern could renew, and their worth. */
  asleepTiles: 0,
  asleepWorth: 0,
  /** The easiest prey next to an own city: the strength to beat, and what it brings; 0 if there is none. */
  preyStrength: 0,
  preyGain: 0,
  /** The own troops, and the strength that can be added to them in combat. */
  troops: 0,
  reserve: 0,
};

const NOTHING_SEEN: Readonly<typeof seen> = { ...seen };

/** What a city is worth beside its tile before its track counts (V-10.2.1), and then. */
const CITY_BEFORE_POINTS = 0.75;
const CITY = 1.1;
/** A trophy (V-10.2.5), less the doubt whether it will be won. */
const TROPHY = 1.6;
/** What a defender adds to his city at the last moment. */
const ANSWER = 1;
/** A point of strength to beat makes prey so much less attractive. */
const EFFORT = 0.25;
/** Longer voyages are rarely paid for. */
const MOST_SHIPS = 2;
/** A Govern can renew a tile with florins that is still available, if they are collected before (V-7.1.4): it often is. */
const COLLECTED_BEFORE = 0.6;

/** Looks at the table for a seat. */
export function look(tables: Tables, worths: Worths, state: State, seat: Seat): void {
  const palace = state.open.palaces[seat];
  seen.marker = palace.marker;
  seen.rank = palace.rank;
  seen.agents = palace.agents;
  seen.tiles = palace.tiles.length;
  seen.michelangelo = palace.bonuses.includes(MICHELANGELO) ? 1 : 0;
  seen.city = palace.cities < 2 ? CITY_BEFORE_POINTS : palace.cities >= TRACK_END ? 0 : CITY;
  seen.troops = arms.troops;
  seen.reserve = arms.reserve;
  lookAtSources(tables, worths, state, seat, palace);
  lookAtRooms(tables, state, seat, palace);
  lookAtMap(tables, state, seat);
}

/** What is seen of a seat that has no dynasty yet: nothing. */
export function lookAway(): void {
  for (const list of [ready, asleepLeft, asleepRight]) list.fill(0);
  actions.fill(NONE);
  isShut.fill(false);
  for (let at = 0; at < ROOMS * 8; at++) roomSymbols[at] = 0;
  Object.assign(seen, NOTHING_SEEN);
}

function lookAtSources(tables: Tables, worths: Worths, state: State, seat: Seat, palace: Palace): void {
  ready.fill(0);
  asleepLeft.fill(0);
  asleepRight.fill(0);
  ready[FLORIN] = palace.treasury;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const card = palace.cards[space];
    if (card === NONE) continue;
    add(palace.ready[space] ? ready : IS_LEFT[space] ? asleepLeft : asleepRight, tables.cards[card].relief);
  }
  seen.asleepTiles = 0;
  seen.asleepWorth = 0;
  const { tiles, tileReady } = palace;
  for (let at = 0; at < tiles.length; at++) {
    const relief = tables.tileReliefs[tiles[at]];
    if (!tileReady[at]) {
      seen.asleepTiles++;
      seen.asleepWorth += worths.tiles[tiles[at]];
      continue;
    }
    add(ready, relief);
    if (relief[FLORIN] === 0) continue;
    seen.asleepTiles += COLLECTED_BEFORE;
    seen.asleepWorth += COLLECTED_BEFORE * relief[FLORIN] * WORTH[FLORIN];
  }
  if (canUsePower(state, seat, EMPIRE)) ready[CROSS]++;
  if (canUsePower(state, seat, OTTOMAN)) ready[SHIP] += 2;
}

/** A relief gives one kind of symbol (V-5.2.1): where it could be crowns, florins and crosses count half. */
function add(to: number[], relief: Symbols): void {
  const part = relief[CROWN] > 0 ? 0.5 : 1;
  to[FLORIN] += relief[FLORIN] * part;
  to[CROWN] += relief[CROWN];
  to[CROSS] += relief[CROSS] * part;
  to[CAVALRY] += relief[CAVALRY];
  to[SHIP] += relief[SHIP];
  to[MASK] += relief[MASK];
}

function lookAtRooms(tables: Tables, state: State, seat: Seat, palace: Palace): void {
  for (let room = 0; room < ROOMS; room++) {
    actions[room] = actionOf(tables, palace, room);
    isShut[room] = palace.indulgence[room] || isEnemyAgent(state.open.agents[roomPlace(seat, room)], seat);
    const one = roomRelief(tables, palace, room, 0);
    const other = roomRelief(tables, palace, room, 1);
    for (let symbol = 0; symbol <= WAR; symbol++) {
      roomSymbols[room * 8 + symbol] = (one === null ? 0 : one[symbol]) + (other === null ? 0 : other[symbol]);
    }
    roomSymbols[room * 8 + WAR + 1] = 0; // arrows do nothing in a room
  }
}

/** What lies next to the own cities: by road, then by sea. */
function lookAtMap(tables: Tables, state: State, seat: Seat): void {
  const { owner } = state.open;
  const board = tables.boards[state.own.length];
  looks++;
  seen.reached = 0;
  seen.preyStrength = 0;
  seen.preyGain = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (owner[city] !== seat) continue;
    const roads = board.roads[city];
    for (let at = 0; at < roads.length; at++) {
      const next = roads[at];
      if (owner[next] === seat || seenIn[next] === looks) continue;
      seenIn[next] = looks;
      if (owner[next] === NONE && !tables.pirates[next]) reach(tables, state, seat, next, 0);
      lookAtPrey(tables, state, seat, next);
    }
  }
  for (let city = 0; city < CITY_COUNT; city++) {
    if (owner[city] !== seat) continue;
    const ports = board.ports[city];
    for (let at = 0; at < ports.length; at++) {
      const port = ports[at];
      if (owner[port] !== NONE || tables.pirates[port]) continue;
      const ships = board.seaWays[city][port];
      if (seenIn[port] === looks) reachedShips[reachedAs[port]] = Math.min(reachedShips[reachedAs[port]], ships);
      else if (ships <= MOST_SHIPS) reach(tables, state, seat, port, ships);
    }
  }
}

function reach(tables: Tables, state: State, seat: Seat, city: number, ships: number): void {
  const at = seen.reached;
  seenIn[city] = looks;
  reachedAs[city] = at;
  reached[at] = city;
  reachedCrowns[at] = crownsFor(tables, state, seat, city);
  reachedShips[at] = ships;
  seen.reached = at + 1;
}

function lookAtPrey(tables: Tables, state: State, seat: Seat, city: number): void {
  const owner = state.open.owner[city];
  const gain = CITY + (owner === NONE || state.open.palaces[seat].trophies.includes(owner) ? 0 : TROPHY);
  const strength = cityStrength(tables, state, city, seat) + (owner === NONE ? 0 : ANSWER);
  if (seen.preyGain !== 0 && gain - strength * EFFORT <= seen.preyGain - seen.preyStrength * EFFORT) return;
  seen.preyGain = gain;
  seen.preyStrength = strength;
}
