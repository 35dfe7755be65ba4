/** The parts of the evaluation that are points already, and what changes them before the end. */
import type { Seat } from '@bottega/kernel';
import { arms, crosses } from './evaluate-count.js';
import { siegeWorth } from './evaluate-war.js';
import { WORTH, type Worths } from './evaluate-worth.js';
import { trackSpace } from './rules/city-track.js';
import { isEnemyAgent } from './rules/sources.js';
import type { State } from './state.js';
import { FLORIN, LAST_RANK, POWER_COUNT, powerPlace, ROOMS, type Tables } from './tables.js';

/** Being in front on a track counts a point (V-10.2.1, V-10.2.2). */
const LEAD = 1;
/** A troop at home, and what all cost in winters to come (V-9.1.1). */
const TROOP = 0.12;
const TROOP_PAY = 0.25;
/** A room that is covered by an indulgence, and how much more each further one hurts: the ring has only five. */
const COVERED = 0.3;
const COVERED_MORE = 0.1;

/** V-10.2.1; and a city is worth having even where the track does not count yet. */
export function citiesWorth(tables: Tables, state: State, seat: Seat, years: number): number {
  const { palaces } = state.open;
  const space = trackSpace(state, seat);
  let other = 0;
  for (let rival = 0; rival < palaces.length; rival++)
    if (rival !== seat) other = Math.max(other, trackSpace(state, rival));
  const worth = tables.data.cityPoints[space] + leadWorth(space, other, years);
  return space < 3 ? worth - (3 - space) * 0.6 * Math.min(1, years) : worth;
}

export function patronageWorth(tables: Tables, state: State, seat: Seat, years: number): number {
  const { palaces } = state.open;
  const { rank, bonuses } = palaces[seat];
  let other = 0;
  for (let rival = 0; rival < palaces.length; rival++) if (rival !== seat) other = Math.max(other, palaces[rival].rank);
  // Even ranks bring a bonus: until it is taken (V-7.2.4) it is worth more than a point.
  const due = (rank >= 2 ? 1 : 0) + (rank >= 4 ? 1 : 0) - bonuses.length;
  let worth = tables.data.patronagePoints[rank] + leadWorth(rank, other, years) + Math.max(0, due) * 1.4;
  const use = Math.min(1, years / 4);
  for (let at = 0; at < bonuses.length; at++) worth += BONUS_WORTH[bonuses[at]] * use;
  // An odd rank is half of the way to the next bonus.
  return rank % 2 === 1 && rank < LAST_RANK ? worth + 0.25 * Math.min(1, years / 2) : worth;
}

/** What a bonus promises beside its prestige and its crosses: in the order of the bonuses. */
const BONUS_WORTH: readonly number[] = [0.4, 0.7, 0.6, 0, 0.6, 0.4, 0.9, 0, 0, 0.5];

/** The point for the front of a track: certain at the end, a hope before. */
function leadWorth(mine: number, other: number, years: number): number {
  const sure = 1 / (1 + years * 0.2);
  if (mine > other) return LEAD * (0.5 + 0.5 * sure);
  if (mine === other) return LEAD * (0.3 + 0.7 * sure);
  return mine === other - 1 ? 0.15 * (1 - sure) : 0;
}

/** V-10.3: the points of the own rank, softened by how much can still change. */
export function religionWorth(worths: Worths, state: State, seat: Seat, years: number): number {
  const points = worths.religion[state.own.length];
  if (years === 0) return exactReligion(state, seat, points);
  const mine = crosses[seat];
  let ahead = 0;
  const spread = 0.7 + years * 0.15;
  for (let other = 0; other < state.own.length; other++) {
    if (other !== seat) ahead += 1 / (1 + Math.exp((mine - crosses[other]) / spread));
  }
  const low = Math.min(points.length - 1, Math.floor(ahead));
  const high = Math.min(points.length - 1, low + 1);
  return points[low] + (points[high] - points[low]) * (ahead - low);
}

/** V-10.3.8: the points if nothing changed any more. */
export function exactReligion(state: State, seat: Seat, points: readonly number[]): number {
  const mine = crosses[seat];
  if (mine === 0 && state.open.options.religionNeedsCross) return 0;
  let ahead = 0;
  let tied = 1;
  for (let other = 0; other < state.own.length; other++) {
    if (other === seat) continue;
    if (crosses[other] > mine) ahead++;
    else if (crosses[other] === mine) tied++;
  }
  return tied === 1 ? points[ahead] : points[Math.min(ahead + 1, points.length - 1)];
}

/** Trophies, troops, what threatens, and sieges that are laid. */
export function warWorth(tables: Tables, state: State, seat: Seat, years: number): number {
  const { open } = state;
  let worth = open.palaces[seat].trophies.length * 2; // V-10.2.5
  if (years > 0) {
    const { troops, reserve } = arms;
    const use = Math.min(1, years / 2);
    worth += TROOP * (Math.min(troops, 4) + 0.5 * Math.max(0, troops - 4)) * use;
    worth -= (troops > 4 ? 2 : troops > 2 ? 1 : 0) * TROOP_PAY * WORTH[FLORIN] * use;
    worth += reserve * 0.04 * use;
  }
  if (open.season === 'spring') worth += siegeWorth(tables, state, seat);
  return worth;
}

export function alliancesWorth(state: State, seat: Seat, years: number): number {
  const { ally, allyReady, agents } = state.open;
  let worth = 0;
  for (let power = 0; power < POWER_COUNT; power++) {
    if (ally[power] !== seat) continue;
    if (isEnemyAgent(agents[powerPlace(power)], seat)) worth += years === 0 ? 0 : 0.35;
    else worth += 1 + (allyReady[power] ? 0.2 : 0.08) * Math.min(1, years / 2);
  }
  return worth;
}

/** V-10.2.7, and the rooms they close. */
export function indulgencesWorth(state: State, seat: Seat, years: number): number {
  const { indulgence } = state.open.palaces[seat];
  let covered = 0;
  for (let room = 0; room < ROOMS; room++) if (indulgence[room]) covered++;
  return 0 - covered - covered * (COVERED + covered * COVERED_MORE) * Math.min(1, years / 3);
}
