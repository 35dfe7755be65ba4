/** The part of the evaluation that compares: who would win if the game ended now, and so who wants it to end. */
import type { Seat } from '@bottega/kernel';
import { prestige, purses } from './evaluate-count.js';
import { exactReligion } from './evaluate-points.js';
import type { Worths } from './evaluate-worth.js';
import { canStillAct } from './evaluate-years.js';
import { trackSpace } from './rules/city-track.js';
import { alliancesOf, TROPHY_POINTS } from './rules/end.js';
import type { State } from './state.js';
import { ROOMS } from './tables.js';

/**
 * A game that is won rather than lost is worth so many points. With 4 instead of 8 to 14, one such player among three of another
 * evaluation won 20 games in a hundred instead of 25 (120 games each).
 */
const VICTORY = 10;
/** A lead of so many points is worth about half of that in the last winter, and so much more is needed for each year left. */
const SPREAD = 1.5;
const SPREAD_OF_A_YEAR = 1;
/** Part of what a purse is worth that its owner will turn into points. */
const SPENT = 0.5;

/** The highest spaces on both tracks. */
const front = { cities: 0, rank: 0 };

/** The nearer the end, the more a lead counts: whoever is ahead wants it, whoever is behind does not. */
export function leadWorth(worths: Worths, state: State, seat: Seat, years: number): number {
  const { palaces, stack } = state.open;
  if (stack.length === 0) return 0;
  front.cities = 0;
  front.rank = 0;
  for (let any = 0; any < palaces.length; any++) {
    front.cities = Math.max(front.cities, trackSpace(state, any));
    front.rank = Math.max(front.rank, palaces[any].rank);
  }
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < palaces.length; other++)
    if (other !== seat) best = Math.max(best, pointsIfItEnded(worths, state, other, years));
  const lead = pointsIfItEnded(worths, state, seat, years) - best;
  return VICTORY * (1 / (1 + Math.exp(-lead / (SPREAD + SPREAD_OF_A_YEAR * years))) - 0.5);
}

/** V-10.2: the points of a seat if the game ended with this year, and what its purse may still buy. */
function pointsIfItEnded({ tables, religion }: Worths, state: State, seat: Seat, years: number): number {
  const { rank, trophies, indulgence } = state.open.palaces[seat];
  const { cityPoints, patronagePoints } = tables.data;
  const space = trackSpace(state, seat);
  let points = cityPoints[space] + patronagePoints[rank] + prestige[seat] + trophies.length * TROPHY_POINTS;
  if (space === front.cities) points++;
  if (rank === front.rank) points++;
  points += exactReligion(state, seat, religion[state.own.length]) + alliancesOf(state, seat);
  for (let room = 0; room < ROOMS; room++) if (indulgence[room]) points--;
  return years > 0 || canStillAct(state, seat) ? points + SPENT * purses[seat] : points;
}
