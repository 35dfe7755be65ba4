/** How long the game will go on. */
import type { Seat } from '@bottega/kernel';
import type { State } from './state.js';
import { CITY_COUNT, LAST_RANK, NONE, type Tables, TRACK_END } from './tables.js';

/** Cities and ranks that whoever is fastest wins in a year. */
const CITY_PACE = 0.8;
const RANK_PACE = 0.55;
/** A city that has to be conquered, since none is left to annex, takes longer. */
const YEARS_TO_CONQUER = 3;
const USUAL_YEARS = 10;
/** The last steps to the end may take long. */
const LEAST_YEARS = 1.8;
/**
 * What a year brings to a usual palace, by its resources and by its actions: a year less costs everybody so much. Palaces really
 * win about two thirds of it. With 1.4 in all, games of apprendista players took 13 to 14 years instead of 10, and players who count
 * 1.4 won no more games against players who count 2 than chance would have it (14 of 24, with half of the seats).
 */
export const USUAL_INCOME = 1.15;
export const USUAL_ACTION = 1.15;
/** How many springs are still to come after this year, as the tracks and the calendar look; 0 once the end is due. */
export function yearsLeft(tables: Tables, { open }: State): number {
  if (open.ending !== null || isDue(open)) return 0;
  let byTracks = USUAL_YEARS;
  let neutral = 0;
  for (let city = 0; city < CITY_COUNT; city++) if (open.owner[city] === NONE && !tables.pirates[city]) neutral++;
  for (let seat = 0; seat < open.palaces.length; seat++) {
    const { cities, rank } = open.palaces[seat];
    const toGo = Math.max(0, TRACK_END - cities);
    const byCities = toGo / CITY_PACE + Math.max(0, toGo - neutral) * YEARS_TO_CONQUER;
    byTracks = Math.min(byTracks, byCities, (LAST_RANK - rank) / RANK_PACE);
  }
  const byYears = Math.max(1, USUAL_YEARS + 1 - open.year);
  const { yearLimit } = open.options;
  const byRule = yearLimit === 'none' ? USUAL_YEARS : yearLimit - open.year;
  return Math.min(Math.max(LEAST_YEARS, Math.min(byTracks * 0.7 + byYears * 0.3, byTracks + 2)), Math.max(0.3, byRule));
}

/** V-10.1.1: whether this year is the last as things stand. A siege could still take the eighth city away, but rarely does. */
function isDue({ owner, palaces, season }: State['open']): boolean {
  if (season !== 'spring') return false;
  for (let seat = 0; seat < palaces.length; seat++) {
    if (palaces[seat].cities >= TRACK_END || palaces[seat].rank === LAST_RANK) return true;
  }
  return !owner.includes(NONE);
}

/** Whether a seat can still do something before the game is over. */
export function canStillAct({ open }: State, seat: Seat): boolean {
  if (open.ending === null) return true;
  const { stack } = open;
  for (let at = 0; at < stack.length; at++) {
    const frame = stack[at];
    if (frame.step === 'winterTurn' && frame.seat === seat) return true;
    if (frame.step === 'winterTurns' && frame.at <= open.turnOrder.indexOf(seat)) return true;
  }
  return false;
}
