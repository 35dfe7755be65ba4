/** The offices of the election, by the votes that a seat has and may still find. */
import type { Seat } from '@bottega/kernel';
import { likely, seen } from './evaluate-look.js';
import { mostVotesWorth } from './evaluate-races.js';
import { VOTE } from './evaluate-worth.js';
import type { Open, State } from './state.js';
import {
  BANKER,
  BENEDICTINE,
  CAMERLENGO,
  FIRST_CARDINAL,
  KNOWLEDGE,
  NONE,
  OFFICE_POINTS,
  OFFICE_VOTES,
  POPE,
  type Tables,
} from './tables.js';

/** Votes that one can hope to gather in a turn, and how much more than an equal share of those on the round table. */
const VOTES_OF_A_TURN = 1.9;
const OF_SHARE = 1.5;
/** How much each cardinal with more knowledge lessens the hope to become pope (D-21.6). */
const RIVAL = 0.12;

/** An office less the votes that it still needs; nothing if it is out of reach. `points` are those won or lost with it. */
function officeWorth(office: number, votes: number, points: number): number {
  const missing = OFFICE_VOTES[office] - votes;
  const hoped = Math.min(VOTES_OF_A_TURN * seen.time, OF_SHARE * seen.share);
  return Math.max(0, likely(missing, hoped) * (OFFICE_POINTS[office] + points - VOTE * Math.max(0, missing)));
}

export const bankerWorth = (votes: number): number => officeWorth(BANKER, votes, 0);
export const benedictineWorth = (votes: number): number => officeWorth(BENEDICTINE, votes, 0);

/** What the election promises a cardinal whose card has these points: a pope's card counts nothing (D-22.9). */
export function cardinalWorth(open: Open, seat: Seat, votes: number, points: number): number {
  const pope = officeWorth(POPE, votes, -points) * (1 - RIVAL * rivalsForPope(open, seat));
  return Math.max(officeWorth(CAMERLENGO, votes, 0), pope);
}

function rivalsForPope({ players, tracks }: Open, seat: Seat): number {
  let rivals = 0;
  for (const other of tracks[KNOWLEDGE].order) {
    if (other === seat) break;
    if (players[other].person >= FIRST_CARDINAL) rivals++;
  }
  return rivals;
}

/** D-22.1: votes that no office needs. */
export function spareVotesWorth(tables: Tables, state: State, seat: Seat): number {
  return mostVotesWorth(tables, state, seat, seen.votes - votesNeeded());
}

/** What the election will take of the votes: nothing if they do not suffice and no more can come. */
function votesNeeded(): number {
  if (!seen.isCandidate) return 0;
  let office = seen.person === NONE ? BANKER : BENEDICTINE;
  if (seen.person >= FIRST_CARDINAL) office = seen.votes < OFFICE_VOTES[POPE] ? CAMERLENGO : POPE;
  return seen.time === 0 && seen.votes < OFFICE_VOTES[office] ? 0 : OFFICE_VOTES[office];
}
