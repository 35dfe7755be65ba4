/** From merchant to friar to cardinal: what the next status would bring, and what the election promises with it. */
import type { Seat } from '@bottega/kernel';
import { likely, seen } from './evaluate-look.js';
import { bankerWorth, benedictineWorth, cardinalWorth } from './evaluate-offices.js';
import { richesChance } from './evaluate-races.js';
import { cardWorth, tradeWorth } from './evaluate-trade.js';
import { ducatsWorth, ducatWorth, knowledgeWorth } from './evaluate-worth.js';
import { held } from './rules/holding.js';
import type { State } from './state.js';
import {
  FIRST_CARDINAL,
  NOBLE,
  NOBLE_SALE,
  NONE,
  OFFICE_POINTS,
  PERSON_COUNT,
  POLITICIAN,
  RICHEST_CLERIC_POINTS,
  RICHEST_MERCHANT_POINTS,
  STEFANO,
  type Tables,
  VOTES,
  ZAZZA,
} from './tables.js';

/** What the way to a convent or cathedral costs, and how many turns it may take. */
const WAY = 1.3;
const TURNS_FOR_A_WAY = 3;
/** Part of a rise to come that counts before it is done. With all of it nobody would hurry, and whoever waits may come too late. */
const RISE_TO_COME = 0.43;
/** What Stefano's cube is worth, which pays a cathedral. */
const CUBE_OF_STEFANO = 0.53;
/** Ducats that a friar can hope to gather in a turn, and how likely a politician or noble is found. */
const HOPED_DUCATS = 6.9;
const HOPED_CUBE = 0.54;

/** What the next status would add to the worth of the position, if it were to be had here and now. */
let gain = 0;

/** Counts that for the position that was looked at; the other functions here rely on it. */
export function lookAtRise(tables: Tables, state: State, seat: Seat): void {
  const isOver = !seen.isCandidate || seen.time === 0;
  if (isOver || seen.person >= FIRST_CARDINAL) gain = 0;
  else if (seen.person === NONE) gain = friarGain(tables, state, seat);
  else gain = cardinalGain(tables, state, seat, seen.person, seen.votes, seen.knowledge, seen.ducats);
}

/** What the election promises: the office of the status, and part of what the next status would promise. */
export function electionWorth(tables: Tables, { open }: State, seat: Seat): number {
  if (seen.office !== NONE) return OFFICE_POINTS[seen.office];
  if (!seen.isCandidate) return 0;
  if (seen.person >= FIRST_CARDINAL) return cardinalWorth(open, seat, seen.votes, tables.persons[seen.person].points);
  return (seen.person === NONE ? bankerWorth(seen.votes) : benedictineWorth(seen.votes)) + onTheWay();
}

/** What of a new status is not counted before it is there. */
export function riseWorth(): number {
  return gain <= 0 ? 0 : gain - onTheWay();
}

function onTheWay(): number {
  return gain <= WAY ? 0 : RISE_TO_COME * (gain - WAY) * Math.min(1, seen.turns / TURNS_FOR_A_WAY);
}

/** D-8.10: for a merchant: the best friar that is laid out, against half of the ducats and the trade of a merchant. */
function friarGain(tables: Tables, state: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let friar = NONE;
  for (let person = 0; person < FIRST_CARDINAL; person++) {
    if (state.open.persons[person] !== NONE) continue;
    const { virtualVotes, knowledge } = tables.persons[person];
    const worth =
      benedictineWorth(seen.votes + virtualVotes) +
      cardWorth(tables, state, person) +
      knowledgeWorth(seen.knowledge + knowledge) +
      (person === STEFANO ? CUBE_OF_STEFANO + NOBLE_SALE * ducatWorth() : 0);
    if (worth <= best) continue;
    best = worth;
    friar = person;
  }
  if (friar === NONE) return 0;
  const kept = seen.ducats >> 1;
  const riches = richesChance(state, seat) * (RICHEST_MERCHANT_POINTS - RICHEST_CLERIC_POINTS);
  const lost = riches + tradeWorth(tables, state, seat) + bankerWorth(seen.votes);
  const gained = best - knowledgeWorth(seen.knowledge) + ducatsWorth(kept) - ducatsWorth(seen.ducats);
  return gained - lost + climbWorth(tables, state, seat, friar, kept);
}

/** What the friar will have of the way to a cathedral. */
function climbWorth(tables: Tables, state: State, seat: Seat, friar: number, ducats: number): number {
  const { virtualVotes, knowledge } = tables.persons[friar];
  const purse = friar === STEFANO ? ducats + NOBLE_SALE : ducats;
  const next = cardinalGain(tables, state, seat, friar, seen.votes + virtualVotes, seen.knowledge + knowledge, purse);
  return next <= WAY ? 0 : RISE_TO_COME * (next - WAY) * Math.min(1, seen.turns / TURNS_FOR_A_WAY);
}

/** D-8.12: for such a friar: the best cardinal that is laid out, as far as the price can be paid. */
function cardinalGain(
  tables: Tables,
  state: State,
  seat: Seat,
  friar: number,
  votesNow: number,
  knowledgeNow: number,
  purse: number,
): number {
  const { open } = state;
  const isStefano = friar === STEFANO;
  const hasCube = isStefano || held(state, seat, NOBLE) + held(state, seat, POLITICIAN) > 0;
  // The virtual cube of the friar is lost, and a real one if it is not Stefano's.
  const votes = votesNow - tables.persons[friar].virtualVotes - (isStefano ? 0 : VOTES[NOBLE]);
  const now =
    benedictineWorth(votesNow) + cardWorth(tables, state, friar) + knowledgeWorth(knowledgeNow) + ducatsWorth(purse);
  let best = 0;
  for (let cardinal = FIRST_CARDINAL; cardinal < PERSON_COUNT; cardinal++) {
    if (open.persons[cardinal] !== NONE) continue;
    const { ducats, points, virtualVotes, knowledge } = tables.persons[cardinal];
    const price = cardinal === ZAZZA ? 0 : ducats; // D-18.13
    const worth =
      cardinalWorth(open, seat, votes + virtualVotes, points) +
      cardWorth(tables, state, cardinal) +
      knowledgeWorth(knowledgeNow + knowledge) +
      ducatsWorth(Math.max(0, purse - price)) -
      Math.max(0, price - purse) * ducatWorth();
    if (worth > now) best = Math.max(best, (worth - now) * likely(ducats - purse, HOPED_DUCATS * seen.turns));
  }
  return hasCube ? best : best * HOPED_CUBE;
}
