/**
 * The part of the evaluation that looks ahead: what the next two springs could bring with what the palace can pay, and what the
 * ring of rooms brings in each year after them. Symbols are counted, not named one by one, so it is an estimate.
 */
import type { Seat } from '@bottega/kernel';
import { combatReserve } from './evaluate-war.js';
import { WORTH, type Worths } from './evaluate-worth.js';
import { crownsFor } from './rules/annex.js';
import { cityStrength } from './rules/sieges.js';
import { actionOf, canUsePower, isEnemyAgent, roomRelief } from './rules/sources.js';
import { troopsOf } from './rules/troop-pay.js';
import type { Palace, State } from './state.js';
import {
  ANNEX,
  CAVALRY,
  CITY_COUNT,
  CROSS,
  CROWN,
  EMPIRE,
  FLORIN,
  GOVERN,
  INTRIGUE,
  IS_LEFT,
  LAST_RANK,
  LEFT_ARROW,
  MASK,
  MICHELANGELO,
  NONE,
  OTTOMAN,
  PATRONIZE,
  RANK_COSTS,
  RIGHT_ARROW,
  ROOMS,
  roomPlace,
  SHIP,
  SPACE_COUNT,
  STEP_FLORINS,
  type Symbols,
  type Tables,
  TRACK_END,
  TRADE,
  WAGE_WAR,
  WAR,
} from './tables.js';

/** Something that can be done next year is worth this part of it now; in the year after that. */
const NEXT_YEAR = 0.8;
const YEAR_AFTER = 0.5;
/** What one more city is worth beside its tile, below and from the space where the track begins to count (V-10.2.1). */
const CITY_BEFORE_POINTS = 0.75;
const CITY = 1.1;
/** By rank: what the step to it is worth: points, half a bonus, and the hope to be in front. */
export const RANK_GAIN: readonly number[] = [0, 1.2, 1.4, 1.2, 1.4, 1.5];
/** Part of its worth that an exhausted tile keeps, since a Govern will come, and how often that is in a year. */
export const TILE_ASLEEP = 0.35;
export const TILE_RENEWALS = 0.22;
const TROPHY = 2;
const TROOP = 0.12;
/** What cannot be paid yet may still be: this part of it, less for each symbol that is missing; a florin is easier found. */
const HOPE = 0.55;
const HOPE_LOST = 0.25;
const FLORIN_SHORT = 0.5;
const AGENT_PLACED = 0.12;

/** Symbols that can be spent in a spring: of what is available, and of courtiers that an arrow will wake. */
const ready = [0, 0, 0, 0, 0, 0, 0, 0];
const asleepLeft = [0, 0, 0, 0, 0, 0, 0, 0];
const asleepRight = [0, 0, 0, 0, 0, 0, 0, 0];
/** By room: its action, and its symbols. */
const actions = [0, 0, 0, 0, 0];
const roomSymbols: number[] = Array.from({ length: ROOMS * 8 }, () => 0);
const isShut = [false, false, false, false, false];
/** Neutral cities in reach: which, and the crowns and ships that each costs. */
const reached: number[] = [];
const reachedCrowns: number[] = [];
const reachedShips: number[] = [];
let reachedCount = 0;
const seenIn = new Int32Array(CITY_COUNT);
let survey = 0;
/** The easiest prey next to an own city: the strength to beat, and what it brings. */
let preyStrength = 0;
let preyGain = 0;
/** The own troops, and the strength that can be added to them; counted when first needed. */
let troops = 0;
let reserve = NONE;
/** Tiles that a Govern could renew, and their worth. */
let asleepTiles = 0;
let asleepWorth = 0;
/** What the visit that was looked at last would use up. */
let usedCrowns = 0;
let usedFlorins = 0;
let usedCity = NONE;
let usedRank = 0;

/** Looks at the table for a seat; the other functions speak of what was seen then. */
export function look(tables: Tables, worths: Worths, state: State, seat: Seat, palace: Palace): void {
  reserve = NONE;
  lookAtSources(tables, worths, state, seat, palace);
  lookAtRooms(tables, state, seat, palace);
  lookAtMap(tables, state, seat);
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
  asleepTiles = 0;
  asleepWorth = 0;
  const { tiles, tileReady } = palace;
  for (let at = 0; at < tiles.length; at++) {
    const relief = tables.tileReliefs[tiles[at]];
    if (tileReady[at]) {
      add(ready, relief);
      // V-7.1.4: florins can be collected just before the tile is renewed.
      if (relief[FLORIN] === 0) continue;
      asleepTiles += 0.6;
      asleepWorth += 0.6 * relief[FLORIN] * WORTH[FLORIN];
    } else {
      asleepTiles++;
      asleepWorth += worths.tiles[tiles[at]];
    }
  }
  if (canUsePower(state, seat, EMPIRE)) ready[CROSS]++;
  if (canUsePower(state, seat, OTTOMAN)) ready[SHIP] += 2;
}

/** A relief gives one kind of symbol (V-5.2.1): where it could be crowns, florins count half. */
function add(to: number[], relief: Symbols): void {
  to[FLORIN] += relief[CROWN] > 0 ? relief[FLORIN] * 0.5 : relief[FLORIN];
  to[CROWN] += relief[CROWN];
  to[CROSS] += relief[CROWN] > 0 ? relief[CROSS] * 0.5 : relief[CROSS];
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
  }
}

/** What lies next to the own cities, by road and by sea. */
function lookAtMap(tables: Tables, state: State, seat: Seat): void {
  const { owner } = state.open;
  const board = tables.boards[state.own.length];
  survey++;
  reachedCount = 0;
  preyStrength = 0;
  preyGain = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (owner[city] !== seat) continue;
    const roads = board.roads[city];
    for (let at = 0; at < roads.length; at++) {
      const next = roads[at];
      if (owner[next] === seat || seenIn[next] === survey) continue;
      seenIn[next] = survey;
      if (owner[next] === NONE && !tables.pirates[next]) reach(tables, state, seat, next, 0);
      lookAtPrey(tables, state, seat, next);
    }
  }
  for (let city = 0; city < CITY_COUNT; city++) {
    if (owner[city] !== seat) continue;
    const ports = board.ports[city];
    for (let at = 0; at < ports.length; at++) {
      const port = ports[at];
      if (owner[port] !== NONE || seenIn[port] === survey || tables.pirates[port]) continue;
      const ships = board.seaWays[city][port];
      if (ships <= 2) reach(tables, state, seat, port, ships);
    }
  }
}

function reach(tables: Tables, state: State, seat: Seat, city: number, ships: number): void {
  reached[reachedCount] = city;
  reachedCrowns[reachedCount] = crownsFor(tables, state, seat, city);
  reachedShips[reachedCount] = ships;
  reachedCount++;
}

function lookAtPrey(tables: Tables, state: State, seat: Seat, city: number): void {
  const owner = state.open.owner[city];
  const gain = CITY + (owner === NONE || state.open.palaces[seat].trophies.includes(owner) ? 0 : TROPHY * 0.8);
  const strength = cityStrength(tables, state, city, seat) + (owner === NONE ? 0 : 1);
  if (preyGain !== 0 && gain - strength * 0.25 <= preyGain - preyStrength * 0.25) return;
  preyGain = gain;
  preyStrength = strength;
}

/** What the next springs promise beyond what the symbols they use are worth anyway. */
export function planWorth(
  tables: Tables,
  worths: Worths,
  state: State,
  seat: Seat,
  palace: Palace,
  years: number,
): number {
  let best = 0;
  const { marker } = palace;
  const most = marker === NONE ? ROOMS : 3;
  for (let step = 1; step <= most; step++) {
    const room = marker === NONE ? step - 1 : (marker + step) % ROOMS;
    const price = marker !== NONE && step === 3 ? STEP_FLORINS : 0;
    if (ready[FLORIN] < price) continue;
    const wakesRight = marker !== NONE && passes(marker, step, RIGHT_ARROW) ? 1 : 0;
    const wakesLeft = marker !== NONE && passes(marker, step, LEFT_ARROW) ? 1 : 0;
    const crowns = ready[CROWN] + wakesLeft * asleepLeft[CROWN] + wakesRight * asleepRight[CROWN];
    const crosses = ready[CROSS] + wakesLeft * asleepLeft[CROSS] + wakesRight * asleepRight[CROSS];
    const florins = ready[FLORIN] - price + wakesLeft * asleepLeft[FLORIN] + wakesRight * asleepRight[FLORIN];
    const first = visit(tables, worths, state, seat, palace, room, crowns, crosses, florins, NONE, 0, years);
    const value = NEXT_YEAR * (first - price * WORTH[FLORIN]);
    const then = secondVisit(tables, worths, state, seat, palace, room, crowns, crosses, florins, years);
    const worth = value + YEAR_AFTER * then;
    if (worth > best) best = worth;
  }
  return best;
}

/** The best that can follow on a first visit, which has used up some of the symbols. */
function secondVisit(
  tables: Tables,
  worths: Worths,
  state: State,
  seat: Seat,
  palace: Palace,
  from: number,
  crowns: number,
  crosses: number,
  florins: number,
  years: number,
): number {
  const crownsLeft = Math.max(0, crowns - usedCrowns);
  const florinsLeft = Math.max(0, florins - usedFlorins) + 2; // a year brings some
  const city = usedCity;
  const rank = usedRank;
  let best = 0;
  for (let step = 1; step <= 2; step++) {
    const room = (from + step) % ROOMS;
    const worth = visit(tables, worths, state, seat, palace, room, crownsLeft, crosses, florinsLeft, city, rank, years);
    if (worth > best) best = worth;
  }
  return best;
}

/** Whether so many steps from a room lead over the arrow before another. */
function passes(from: number, steps: number, arrow: number): boolean {
  return (arrow - from + ROOMS - 1) % ROOMS < steps;
}

/** What the action of a room would bring with so many crowns, crosses and florins from elsewhere, less their worth. */
function visit(
  tables: Tables,
  worths: Worths,
  state: State,
  seat: Seat,
  palace: Palace,
  room: number,
  crowns: number,
  crosses: number,
  florins: number,
  without: number,
  ranksBefore: number,
  years: number,
): number {
  usedCrowns = 0;
  usedFlorins = 0;
  usedCity = NONE;
  usedRank = 0;
  if (isShut[room]) return 0;
  const at = room * 8;
  switch (actions[room]) {
    case GOVERN: {
      if (asleepTiles === 0) return 0;
      const each = (asleepWorth / asleepTiles) * (1 - TILE_ASLEEP);
      const free = Math.max(roomSymbols[at + CROWN], roomSymbols[at + CROSS]);
      const more = 2 * each > WORTH[CROWN] ? Math.min(crowns + crosses, 2) : 0;
      const renewed = Math.min(asleepTiles, 2 * (free + more));
      usedCrowns = Math.max(0, Math.ceil(renewed / 2) - free);
      return renewed * each - usedCrowns * WORTH[CROWN];
    }
    case PATRONIZE: {
      const rank = palace.rank + ranksBefore + 1;
      if (rank > LAST_RANK) return 0;
      const cost = RANK_COSTS[rank];
      let ownCrowns = roomSymbols[at + CROWN] + (palace.bonuses.includes(MICHELANGELO) ? 1 : 0);
      const needed = cost.crown + cost.cross + cost.either;
      // A relief that pays crowns pays no florins.
      const ownFlorins = roomSymbols[at + FLORIN] * (ownCrowns > needed ? 1 : 0.5);
      ownCrowns = Math.min(needed, ownCrowns + roomSymbols[at + CROSS]);
      const short =
        FLORIN_SHORT * Math.max(0, cost.florin - florins - ownFlorins) +
        Math.max(0, cost.cross - crosses - roomSymbols[at + CROSS], needed - ownCrowns - crowns - crosses);
      if (short > 0) return hope(RANK_GAIN[rank] - needed * WORTH[CROWN] - cost.florin * WORTH[FLORIN], short);
      usedCrowns = needed - ownCrowns;
      usedFlorins = Math.max(0, cost.florin - ownFlorins);
      usedRank = 1;
      return RANK_GAIN[rank] - usedCrowns * WORTH[CROWN] - usedFlorins * WORTH[FLORIN];
    }
    case ANNEX:
      return annexation(worths, palace, at, crowns, without, years);
    case TRADE: {
      const ships = roomSymbols[at + SHIP] + ready[SHIP];
      return ships * 2 * WORTH[FLORIN] - ready[SHIP] * WORTH[SHIP];
    }
    case WAGE_WAR: {
      if (preyGain === 0) return 0;
      if (reserve === NONE) {
        troops = troopsOf(state, seat);
        reserve = combatReserve(tables, state, seat);
      }
      const strength = Math.min(troops, roomSymbols[at + CAVALRY] + ready[CAVALRY]) + reserve;
      if (strength <= preyStrength) return hope(preyGain * 0.8, preyStrength + 1 - strength);
      return preyGain * 0.8 - (preyStrength >= 3 ? 2 : 1) * TROOP - ready[CAVALRY] * WORTH[CAVALRY] * 0.5;
    }
    default:
      return actions[room] === INTRIGUE
        ? Math.min(palace.agents, roomSymbols[at + MASK] + ready[MASK]) * AGENT_PLACED
        : 0;
  }
}

function hope(gain: number, short: number): number {
  return gain > 0 ? gain * Math.max(0, HOPE - HOPE_LOST * short) : 0;
}

function annexation(
  worths: Worths,
  palace: Palace,
  at: number,
  crowns: number,
  without: number,
  years: number,
): number {
  const own = roomSymbols[at + CROWN];
  const ships = roomSymbols[at + SHIP] + ready[SHIP];
  let best = 0;
  for (let index = 0; index < reachedCount; index++) {
    const city = reached[index];
    if (city === without || reachedShips[index] > ships) continue;
    const needed = reachedCrowns[index];
    const used = Math.max(0, needed - own);
    const surplus = cityGain(palace, worths, city, years) - used * WORTH[CROWN] - reachedShips[index] * WORTH[SHIP];
    const gain = used > crowns ? hope(surplus, used - crowns) : surplus;
    if (gain <= best) continue;
    best = gain;
    usedCrowns = used;
    usedCity = city;
  }
  return best;
}

/** What a city brings that is annexed: its space on the track and its tile. */
export function cityGain(palace: Palace, worths: Worths, city: number, years: number): number {
  const space = palace.cities < 2 ? CITY_BEFORE_POINTS : palace.cities >= TRACK_END ? 0 : CITY;
  return space + worths.tiles[city] * (0.9 + TILE_RENEWALS * Math.max(0, years - 1));
}

/** The worth of the action in the room where the marker stands. */
export function actionWorth(
  tables: Tables,
  worths: Worths,
  state: State,
  seat: Seat,
  palace: Palace,
  years: number,
): number {
  return visit(
    tables,
    worths,
    state,
    seat,
    palace,
    palace.marker,
    ready[CROWN],
    ready[CROSS],
    ready[FLORIN],
    NONE,
    0,
    years,
  );
}

/** What a room brings in the long run with each visit. */
const longRun = [0, 0, 0, 0, 0];

/** What the ring brings in a year in the long run: the best way around it with steps of one and two rooms. */
export function ringWorth(palace: Palace): number {
  let sum = 0;
  for (let room = 0; room < ROOMS; room++) {
    longRun[room] = roomWorth(palace, room) * (isShut[room] ? 0.6 : 1);
    sum += longRun[room];
  }
  let best = sum / ROOMS;
  for (let room = 0; room < ROOMS; room++) {
    best = Math.max(best, (sum - longRun[room]) / 4);
    best = Math.max(best, (sum - longRun[room] - longRun[(room + 2) % ROOMS]) / 3);
    const there = longRun[room] + longRun[(room + 2) % ROOMS]; // two steps, and three for two florins
    best = Math.max(best, (there - STEP_FLORINS * WORTH[FLORIN]) / 2);
  }
  return best;
}

/** Actions that every palace needs somewhere: how much it misses them, in the long run. */
export function missingWorth(palace: Palace): number {
  let worth = 0;
  if (!actions.includes(PATRONIZE)) worth += 0.15 * (LAST_RANK - palace.rank);
  if (!actions.includes(GOVERN)) worth += 0.4;
  if (!actions.includes(ANNEX)) worth += 0.15 * Math.min(3, reachedCount);
  return worth;
}

/** By action: what a visit is worth with a usual purse before the symbols of the room help. */
const VISIT: readonly number[] = [0.25, 0.35, 0, 0.4, 0.05, 0.08];
/** What a palace that can move enough troops may hope for of the easiest prey. */
const WAR_HOPE = 0.3;

function roomWorth(palace: Palace, room: number): number {
  const at = room * 8;
  const action = actions[room];
  const crowns = roomSymbols[at + CROWN];
  switch (action) {
    case GOVERN:
      return VISIT[action] + Math.min(crowns + roomSymbols[at + CROSS] * 0.7, palace.tiles.length / 2) * 0.2;
    case PATRONIZE: {
      const left = Math.min(1, (LAST_RANK - palace.rank) / 3);
      return (
        left *
        (VISIT[action] +
          Math.min(3, crowns + roomSymbols[at + CROSS]) * 0.18 +
          Math.min(4, roomSymbols[at + FLORIN]) * 0.11)
      );
    }
    case ANNEX: {
      const left = Math.min(1, reachedCount / 3);
      return left * (VISIT[action] + Math.min(5, crowns) * 0.2 + Math.min(2, roomSymbols[at + SHIP]) * 0.07);
    }
    case TRADE:
      return roomSymbols[at + SHIP] * 2 * WORTH[FLORIN] * 0.85;
    case WAGE_WAR: {
      const moves = roomSymbols[at + CAVALRY] + ready[CAVALRY] + asleepLeft[CAVALRY] + asleepRight[CAVALRY];
      const part = Math.min(1, moves / (preyStrength + 1));
      return VISIT[action] + part * preyGain * WAR_HOPE + roomSymbols[at + WAR] * 0.08;
    }
    default:
      return VISIT[action] + Math.min(2, roomSymbols[at + MASK]) * 0.06;
  }
}
