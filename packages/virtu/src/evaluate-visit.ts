/** What the action of a room would bring beyond the worth of the symbols it uses, as the palace was seen (evaluate-look.ts). */
import { actions, inRoom, isShut, reached, reachedCrowns, reachedShips, ready, seen } from './evaluate-look.js';
import { WORTH, type Worths } from './evaluate-worth.js';
import {
  ANNEX,
  CAVALRY,
  CROSS,
  CROWN,
  FLORIN,
  FLORINS_PER_SHIP,
  GOVERN,
  LAST_RANK,
  MASK,
  NONE,
  PATRONIZE,
  RANK_COSTS,
  SHIP,
  TILES_PER_SYMBOL,
  TRADE,
  WAGE_WAR,
} from './tables.js';

/** By rank: what the step to it is worth: points, half a bonus, and the hope to be in front. */
export const RANK_GAIN: readonly number[] = [0, 1.2, 1.4, 1.2, 1.4, 1.5];
/** Part of its worth that an exhausted tile keeps, since a Govern will come, and how often that is in a year. */
export const TILE_ASLEEP = 0.35;
export const TILE_RENEWALS = 0.22;
/** The tile of a new city is available, but it must still find its use. */
const NEW_TILE = 0.9;
const TROOP = 0.12;
/**
 * A siege may still go wrong, and troops that stand before a city are at home nowhere. With twice as much here and six times as much for
 * `WAR_HOPE` players went to rooms of war in hope and lost: hopes of war have to be small for wars to be waged where they pay.
 */
const DOUBT = 0.4;
/** What cannot be paid yet may still be: this part of it, less for each symbol that is missing; a florin is easier found. */
const HOPE = 0.55;
const HOPE_LOST = 0.25;
const FLORIN_SHORT = 0.5;
const AGENT_PLACED = 0.12;
/** Crowns and crosses from elsewhere that a Govern is usually worth. */
const MOST_FOR_GOVERN = 2;

/** What the visit that was looked at last would use up and gain. */
export const used = { crowns: 0, florins: 0, city: NONE, ranks: 0 };

/** What can be spent in a visit beside the symbols of the room, and what earlier visits have already gained. */
export interface Purse {
  crowns: number;
  crosses: number;
  florins: number;
  /** A city that has been annexed on the way, or NONE. */
  city: number;
  ranks: number;
}

const purseNow: Purse = { crowns: 0, crosses: 0, florins: 0, city: NONE, ranks: 0 };

/** The worth of the action in the room where the marker stands. */
export function actionWorth(worths: Worths, years: number): number {
  purseNow.crowns = ready[CROWN];
  purseNow.crosses = ready[CROSS];
  purseNow.florins = ready[FLORIN];
  return visit(worths, seen.marker, purseNow, years);
}

/** The worth of the action in a room; `used` tells what it takes. */
export function visit(worths: Worths, room: number, purse: Purse, years: number): number {
  used.crowns = 0;
  used.florins = 0;
  used.city = NONE;
  used.ranks = 0;
  if (isShut[room]) return 0;
  switch (actions[room]) {
    case GOVERN:
      return governing(room, purse);
    case PATRONIZE:
      return patronizing(room, purse);
    case ANNEX:
      return annexing(worths, room, purse, years);
    case TRADE:
      return (inRoom(room, SHIP) + ready[SHIP]) * FLORINS_PER_SHIP * WORTH[FLORIN] - ready[SHIP] * WORTH[SHIP];
    case WAGE_WAR:
      return waging(room);
    default:
      return Math.min(seen.agents, inRoom(room, MASK) + ready[MASK]) * AGENT_PLACED;
  }
}

function governing(room: number, { crowns, crosses }: Purse): number {
  if (seen.asleepTiles === 0) return 0;
  const each = (seen.asleepWorth / seen.asleepTiles) * (1 - TILE_ASLEEP);
  const free = Math.max(inRoom(room, CROWN), inRoom(room, CROSS));
  const more = TILES_PER_SYMBOL * each > WORTH[CROWN] ? Math.min(crowns + crosses, MOST_FOR_GOVERN) : 0;
  const renewed = Math.min(seen.asleepTiles, TILES_PER_SYMBOL * (free + more));
  used.crowns = Math.max(0, Math.ceil(renewed / TILES_PER_SYMBOL) - free);
  return renewed * each - used.crowns * WORTH[CROWN];
}

function patronizing(room: number, { crowns, crosses, florins, ranks }: Purse): number {
  const rank = seen.rank + ranks + 1;
  if (rank > LAST_RANK) return 0;
  const cost = RANK_COSTS[rank];
  const needed = cost.crown + cost.cross + cost.either;
  const crownsHere = inRoom(room, CROWN) + seen.michelangelo;
  // A relief that pays crowns pays no florins.
  const florinsHere = inRoom(room, FLORIN) * (crownsHere > needed ? 1 : 0.5);
  const paidHere = Math.min(needed, crownsHere + inRoom(room, CROSS));
  const short =
    FLORIN_SHORT * Math.max(0, cost.florin - florins - florinsHere) +
    Math.max(0, cost.cross - crosses - inRoom(room, CROSS), needed - paidHere - crowns - crosses);
  if (short > 0) return hope(RANK_GAIN[rank] - needed * WORTH[CROWN] - cost.florin * WORTH[FLORIN], short);
  used.crowns = needed - paidHere;
  used.florins = Math.max(0, cost.florin - florinsHere);
  used.ranks = 1;
  return RANK_GAIN[rank] - used.crowns * WORTH[CROWN] - used.florins * WORTH[FLORIN];
}

function annexing(worths: Worths, room: number, { crowns, city: before }: Purse, years: number): number {
  const crownsHere = inRoom(room, CROWN);
  const ships = inRoom(room, SHIP) + ready[SHIP];
  let best = 0;
  for (let at = 0; at < seen.reached; at++) {
    const city = reached[at];
    if (city === before || reachedShips[at] > ships) continue;
    const more = Math.max(0, reachedCrowns[at] - crownsHere);
    const surplus = cityGain(worths, city, years) - more * WORTH[CROWN] - reachedShips[at] * WORTH[SHIP];
    const gain = more > crowns ? hope(surplus, more - crowns) : surplus;
    if (gain <= best) continue;
    best = gain;
    used.crowns = more;
    used.city = city;
  }
  return best;
}

/** What a city brings that is annexed: its space on the track and its tile. */
export function cityGain(worths: Worths, city: number, years: number): number {
  return seen.city + worths.tiles[city] * (NEW_TILE + TILE_RENEWALS * Math.max(0, years - 1));
}

/** Moving against the easiest prey. */
function waging(room: number): number {
  const { preyGain, preyStrength, troops, reserve } = seen;
  if (preyGain === 0) return 0;
  const strength = Math.min(troops, inRoom(room, CAVALRY) + ready[CAVALRY]) + reserve;
  if (strength <= preyStrength) return hope(preyGain * DOUBT, preyStrength + 1 - strength);
  const lost = preyStrength >= 3 ? 2 : 1;
  return preyGain * DOUBT - lost * TROOP - ready[CAVALRY] * WORTH[CAVALRY] * 0.5;
}

function hope(gain: number, short: number): number {
  return gain > 0 ? gain * Math.max(0, HOPE - HOPE_LOST * short) : 0;
}
