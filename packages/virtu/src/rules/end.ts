/** V-10.2 to V-10.4: the points, religious influence and the winner. */
import type { Chronicle, Result, Seat } from '@bottega/kernel';
import type { State } from '../state.js';
import {
  CROSS,
  CROWN,
  DUOMO,
  dynastyId,
  EMPIRE,
  NONE,
  POWER_COUNT,
  powerPlace,
  SISTINE_CHAPEL,
  type Tables,
} from '../tables.js';
import { trackSpace } from './city-track.js';
import { isEnemyAgent } from './sources.js';

/** V-10.2.5. */
export const TROPHY_POINTS = 2;

/** V-10.2.1: by the track, and 1 more for everybody on the highest space. */
function cityPoints(tables: Tables, state: State): number[] {
  const spaces = state.open.palaces.map((_, seat) => trackSpace(state, seat));
  const most = Math.max(...spaces);
  return spaces.map((space) => tables.data.cityPoints[space] + (space === most ? 1 : 0));
}

/** V-10.2.2, R-30: likewise. */
function patronagePoints(tables: Tables, state: State): number[] {
  const most = Math.max(...state.open.palaces.map(({ rank }) => rank));
  return state.open.palaces.map(({ rank }) => tables.data.patronagePoints[rank] + (rank === most ? 1 : 0));
}

/** V-10.2.3: prestige printed on cards, tiles and bonuses, whatever face they show. */
export function prestigeOf(tables: Tables, state: State, seat: Seat): number {
  const { cards, tiles, bonuses } = state.open.palaces[seat];
  let points = 0;
  for (const card of cards) if (card !== NONE) points += tables.cards[card].prestige;
  for (const tile of tiles) points += tables.tilePrestige[tile];
  for (const bonus of bonuses) points += tables.bonusPrestige[bonus];
  return points;
}

/** How many of a symbol all cards of the palace and tiles of the domain show, on either face (V-10.3.6). */
function symbolsOn(tables: Tables, state: State, seat: Seat, symbol: number): number {
  const { cards, tiles } = state.open.palaces[seat];
  let count = 0;
  for (const card of cards) if (card !== NONE) count += tables.cards[card].relief[symbol];
  for (const tile of tiles) count += tables.tileReliefs[tile][symbol];
  return count;
}

/** V-10.3.1: with the Holy Roman Empire, even if its bonus was used, Duomo and Sistine Chapel. */
export function crossesOf(tables: Tables, state: State, seat: Seat): number {
  const { bonuses } = state.open;
  let crosses = symbolsOn(tables, state, seat, CROSS);
  if (isAllyUnblocked(state, seat, EMPIRE)) crosses += 1;
  if (bonuses[DUOMO] === seat) crosses += 1;
  if (bonuses[SISTINE_CHAPEL] === seat) crosses += 2;
  return crosses;
}

/** V-9.5.5, V-10.2.6. */
function isAllyUnblocked({ open }: State, seat: Seat, power: number): boolean {
  return open.ally[power] === seat && !isEnemyAgent(open.agents[powerPlace(power)], seat);
}

/**
 * V-10.2.4, V-10.3.2, V-10.3.8: points by rank of crosses. Tied players all get those of the rank below the highest they share
 * (V-10.3.3, V-10.3.4); since they are at least two there is one, and it may be the last (V-10.3.5).
 */
export function religionPoints(tables: Tables, crosses: readonly number[], needsCross: boolean): number[] {
  const points = tables.data.religionPoints[String(crosses.length) as '3' | '4' | '5'];
  return crosses.map((mine) => {
    if (needsCross && mine === 0) return 0; // V-10.3.7, R-21
    const ahead = crosses.filter((other) => other > mine).length;
    const tied = crosses.filter((other) => other === mine).length;
    return points[tied === 1 ? ahead : ahead + 1];
  });
}

/** V-10.4: the outcome; before the end, the outcome if it ended now. */
export function result(tables: Tables, state: State): Result {
  const { open } = state;
  const seats = open.palaces.map((_, seat) => seat);
  const crosses = seats.map((seat) => crossesOf(tables, state, seat));
  const sheet = [
    { category: 'cities', points: cityPoints(tables, state) },
    { category: 'patronage', points: patronagePoints(tables, state) },
    { category: 'prestige', points: seats.map((seat) => prestigeOf(tables, state, seat)) },
    { category: 'religion', points: religionPoints(tables, crosses, open.options.religionNeedsCross) },
    { category: 'trophies', points: open.palaces.map(({ trophies }) => trophies.length * TROPHY_POINTS) },
    { category: 'alliances', points: seats.map((seat) => alliancesOf(state, seat)) },
    // V-10.2.7; taken from 0, since -0 is another number to Intl.NumberFormat.
    { category: 'indulgences', points: open.palaces.map(({ indulgence }) => 0 - indulgence.filter(Boolean).length) },
  ];
  const points = seats.map((seat) => sheet.reduce((sum, category) => sum + category.points[seat], 0));
  const crowns = seats.map((seat) => crownsOf(tables, state, seat)); // V-10.4.1
  const isAhead = (one: Seat, other: Seat) =>
    points[one] > points[other] || (points[one] === points[other] && crowns[one] > crowns[other]);
  const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length); // V-10.4.2
  return { places, points, sheet };
}

/** V-10.4.1: the crowns that decide between seats with the same points. */
export function crownsOf(tables: Tables, state: State, seat: Seat): number {
  return symbolsOn(tables, state, seat, CROWN);
}

/** Who played which dynasty, for how many years, and what ended it (V-10.1.1). */
export function chronicle({ open }: State): Chronicle {
  const roles = open.palaces.map(({ dynasty }) => dynastyId(dynasty));
  return { roles, rounds: open.year, ending: open.ending };
}

/** V-10.2.6: one point for each alliance without an enemy agent. */
export function alliancesOf(state: State, seat: Seat): number {
  let count = 0;
  for (let power = 0; power < POWER_COUNT; power++) if (isAllyUnblocked(state, seat, power)) count++;
  return count;
}
