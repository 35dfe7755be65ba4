/** Features: what the game would bring if it ended now (V-10.2), and where each seat stands on the tracks. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { crosses, prestige } from '../evaluate-count.js';
import { exactReligion } from '../evaluate-points.js';
import type { Worths } from '../evaluate-worth.js';
import { trackSpace } from '../rules/city-track.js';
import { alliancesOf, TROPHY_POINTS } from '../rules/end.js';
import type { State } from '../state.js';
import { LAST_RANK, ROOMS, type Tables, TRACK_END } from '../tables.js';

/** By seat, until the next count: the points if the game ended now, and with what can still be bought for points. */
export const points = [0, 0, 0, 0, 0];
export const promised = [0, 0, 0, 0, 0];
const religion = [0, 0, 0, 0, 0];
const spaces = [0, 0, 0, 0, 0];
const ranks = [0, 0, 0, 0, 0];

/** Counts the points of all seats. Prestige and crosses have been counted before (evaluate-count.ts). */
export function countPoints(tables: Tables, worths: Worths, state: State): void {
  const { palaces } = state.open;
  const byRank = worths.religion[palaces.length];
  for (let seat = 0; seat < palaces.length; seat++) {
    spaces[seat] = trackSpace(state, seat);
    ranks[seat] = palaces[seat].rank;
  }
  for (let seat = 0; seat < palaces.length; seat++) {
    const { trophies, indulgence } = palaces[seat];
    const cities = tables.data.cityPoints[spaces[seat]] + (lead(spaces, palaces.length, seat) >= 0 ? 1 : 0);
    const patronage = tables.data.patronagePoints[ranks[seat]] + (lead(ranks, palaces.length, seat) >= 0 ? 1 : 0);
    religion[seat] = exactReligion(state, seat, byRank);
    let covered = 0;
    for (let room = 0; room < ROOMS; room++) if (indulgence[room]) covered++;
    points[seat] =
      cities +
      patronage +
      religion[seat] +
      prestige[seat] +
      trophies.length * TROPHY_POINTS +
      alliancesOf(state, seat) -
      covered;
  }
}

/** How far a seat is ahead of the best rival; negative if it is behind. */
export function lead(of: readonly number[], seats: number, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat && of[other] > best) best = of[other];
  return of[seat] - best;
}

/** How far a seat is ahead of the mean rival. */
export function leadOfMean(of: readonly number[], seats: number, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) sum += of[other];
  return of[seat] - sum / (seats - 1);
}

/** The points of a seat, and those that are hardest to see. */
export function writePoints(w: FeatureWriter, seat: Seat): void {
  w.put('points now', points[seat] / 15);
  w.put('points now for religion', religion[seat] / 4);
}

/** The leads of the seat on all that is compared, and how near the tracks are to the end (V-10.1.1). */
export function writeLeads(w: FeatureWriter, seats: number, seat: Seat): void {
  w.put('lead in points', lead(points, seats, seat) / 10);
  w.put('lead in points on the mean rival', leadOfMean(points, seats, seat) / 10);
  w.put('lead in points with purchases', lead(promised, seats, seat) / 10);
  const cities = lead(spaces, seats, seat);
  w.put('lead in cities', cities / 4);
  w.flag('alone in front with cities', cities > 0);
  w.flag('shares the front with cities', cities === 0);
  const rank = lead(ranks, seats, seat);
  w.put('lead in patronage', rank / 3);
  w.flag('alone in front with patronage', rank > 0);
  w.flag('shares the front with patronage', rank === 0);
  w.put('lead in crosses', lead(crosses, seats, seat) / 5);
  w.put('crosses to the next above', gap(seats, seat, 1) / 4);
  w.put('crosses to the next below', gap(seats, seat, -1) / 4);
  w.flag('shares its crosses', isCrossTied(seats, seat));
  w.put('lead in prestige', lead(prestige, seats, seat) / 6);
  w.put('cities of the leader to the end', (TRACK_END - most(spaces, seats)) / 6);
  w.put('ranks of the leader to the end', (LAST_RANK - most(ranks, seats)) / 5);
}

/** Crosses between a seat and the nearest rival who has more (1) or fewer (−1); 0 if there is none. */
function gap(seats: number, seat: Seat, direction: 1 | -1): number {
  let nearest = 0;
  for (let other = 0; other < seats; other++) {
    const between = (crosses[other] - crosses[seat]) * direction;
    if (between > 0 && (nearest === 0 || between < nearest)) nearest = between;
  }
  return nearest;
}

function isCrossTied(seats: number, seat: Seat): boolean {
  for (let other = 0; other < seats; other++) if (other !== seat && crosses[other] === crosses[seat]) return true;
  return false;
}

function most(of: readonly number[], seats: number): number {
  let best = 0;
  for (let seat = 0; seat < seats; seat++) if (of[seat] > best) best = of[seat];
  return best;
}

/** Leads that count more the nearer the end is. */
export function writeLeadsInTime(w: FeatureWriter, seats: number, seat: Seat, nearness: number, isDue: boolean): void {
  const ahead = lead(promised, seats, seat);
  w.put('lead in points × nearness of the end', (lead(points, seats, seat) * nearness) / 8);
  w.put('lead in points with purchases × nearness of the end', (ahead * nearness) / 8);
  w.put('lead in cities × nearness of the end', (lead(spaces, seats, seat) * nearness) / 4);
  w.put('lead in patronage × nearness of the end', (lead(ranks, seats, seat) * nearness) / 3);
  w.put('lead in crosses × nearness of the end', (lead(crosses, seats, seat) * nearness) / 5);
  w.put('lead in points with purchases when the end is due', isDue ? ahead / 10 : 0);
}
