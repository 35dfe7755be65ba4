/** What a status brings over the rounds: the trade of a merchant, the card of a friar or cardinal. */
import type { Seat } from '@bottega/kernel';
import { seen } from './evaluate-look.js';
import { mapOf } from './evaluate-map.js';
import { ducatWorth } from './evaluate-worth.js';
import type { State } from './state.js';
import { MICHEL, MURET, NONE, ORIENT, ORIENT_DUCATS, RALPH, SHLASINGER, type Tables } from './tables.js';

/** Cities that a merchant can hope to visit in a turn, and what is left of their ducats when the way there is paid for. */
const CITIES_OF_A_TURN = 0.7;
const OF_CITY = 0.27;
/** The Orient's ducats need no way of their own; a part of the way there is worth less than that part of them. */
const OF_ORIENT = 0.68;
const UNFINISHED = 0.75;
/** Alms come later than ducats in hand. */
const OF_ALMS = 0.7;

/** What a merchant can still earn in the cities, with the Orient as far as it is reached (D-14). */
export function tradeWorth(tables: Tables, { open }: State, seat: Seat): number {
  if (seen.person !== NONE) return 0;
  const { ducats } = tables.values[open.options.romeValues];
  const { claimed } = open.players[seat];
  let sum = 0;
  let cities = 0;
  for (const zone of mapOf(tables).cities) {
    if (ducats[zone] === 0 || claimed.includes(zone)) continue;
    sum += ducats[zone];
    cities++;
  }
  if (cities === 0) return 0;
  const visits = Math.min(cities, CITIES_OF_A_TURN * seen.time);
  const way = open.tracks[ORIENT].at[seat] / tables.lengths[ORIENT];
  const orient = OF_ORIENT * ORIENT_DUCATS * (way === 1 ? 1 : UNFINISHED * way * way);
  return visits * ((OF_CITY * sum) / cities + orient) * ducatWorth();
}

/** D-18: the points of a card, alms to come (D-4.2), and what else it does. */
export function cardWorth(tables: Tables, { open }: State, person: number): number {
  if (person === NONE) return 0;
  const { points, alms } = tables.persons[person];
  const rounds = Math.max(0, open.options.almsLastRound - open.round);
  return points + OF_ALMS * alms * rounds * ducatWorth() + skillWorth(person);
}

/** A turn's worth of Ralph's free journeys, of Michel's abbess and of Muret's sixth action. */
const FREE_JOURNEYS = 0.15;
const VIRTUAL_ABBESS = 0.085;
const SIXTH_ACTION = 0.52;
const INQUISITION_WORTH = 0.089;

/** What a card does beside knowledge at once, points, alms and votes. */
function skillWorth(person: number): number {
  switch (person) {
    case RALPH:
      return FREE_JOURNEYS * seen.turns;
    case MICHEL:
      return VIRTUAL_ABBESS * seen.turns;
    case MURET:
      return SIXTH_ACTION * seen.turns;
    case SHLASINGER:
      return INQUISITION_WORTH;
    default:
      return 0;
  }
}
