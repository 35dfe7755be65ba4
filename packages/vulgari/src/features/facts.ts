/**
 * What the features of a position read once: the time that is left, everybody's cubes and votes as far as the seat knows them, and
 * who plays when. Kept in one object that is filled anew for every position, so that nothing is built while a search runs.
 */
import type { Seat } from '@bottega/kernel';
import { missingDialects } from '../evaluate-books.js';
import { look, seen } from '../evaluate-look.js';
import { JOURNEY_DUCATS } from '../journeys.js';
import { held, virtualVotes } from '../rules/holding.js';
import { leader } from '../rules/tracks.js';
import { fullActions } from '../rules/turn.js';
import type { Open, State, Track } from '../state.js';
import {
  CUBE_COUNT,
  FIRST_CARDINAL,
  KNOWLEDGE,
  NOBLE,
  NONE,
  POLITICIAN,
  RALPH,
  REST,
  ROUNDS,
  SEATS,
  STEFANO,
  type Tables,
  VOTES,
} from '../tables.js';

const MOST_SEATS = Math.max(...SEATS);

export const facts = {
  /** Turns of the seat that have not begun, as many as are to be expected, and the same as a part of the game. */
  turns: 0,
  time: 0,
  /** How likely the next round is the last. */
  toRome: 0,
  /** Actions of the seat's next turn. */
  actions: 0,
  /** Actions for a Small Business that a longer journey needs first: its ducats are not there (D-7.10). */
  toEarnJourney: 0,
  /** Rounds with alms that are still to come (D-4.1). */
  almsRounds: 0,
  /** Votes on the round table, in the round or still to come. */
  votesOnTable: 0,
  /** Dialects that the seat lacks, as bits. */
  missingDialects: 0,
};

/** By seat and colour: cubes behind the screen. By seat: their votes with those of the virtual cube, and the place in the next round. */
const cubes = new Int16Array(MOST_SEATS * CUBE_COUNT);
const votes = new Int16Array(MOST_SEATS);
const places = new Int16Array(MOST_SEATS);

export const cubesOf = (seat: Seat, colour: number): number => cubes[seat * CUBE_COUNT + colour];
export const votesOf = (seat: Seat): number => votes[seat];
/** 0 for who plays first. */
export const placeInNextRound = (seat: Seat): number => places[seat];

export function gatherFacts(tables: Tables, state: State, seat: Seat): void {
  const { open } = state;
  look(tables, state, seat);
  facts.turns = seen.turns;
  facts.time = seen.turns / ROUNDS;
  facts.toRome = seen.toRome;
  facts.actions = fullActions(open, seat);
  facts.toEarnJourney = seen.person === RALPH || seen.ducats >= JOURNEY_DUCATS ? 0 : 1;
  facts.almsRounds = Math.max(0, open.options.almsLastRound - open.round);
  facts.votesOnTable = seen.share * open.players.length;
  facts.missingDialects = missingDialects(tables, state, seat);
  for (let one = 0; one < open.players.length; one++) countCubes(tables, state, one, one === seat);
  orderSeats(open);
}

/** Actions of a journey so long, with what its ducats take. */
export const journeyActions = (way: number): number => (way > 1 ? way + facts.toEarnJourney : way);

/** Of rivals what everybody saw go behind the screen and has not seen again. */
function countCubes(tables: Tables, state: State, seat: Seat, isOwn: boolean): void {
  const { seenCubes, spent } = state.open.players[seat];
  let sum = virtualVotes(tables, state, seat);
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    const count = isOwn ? held(state, seat, colour) : Math.max(0, seenCubes[colour] - spent[colour]);
    cubes[seat * CUBE_COUNT + colour] = count;
    sum += count * VOTES[colour];
  }
  votes[seat] = sum;
}

/** D-5.1, D-5.2: who plays when in the next round, as the discs lie now. */
function orderSeats({ tracks }: Open): void {
  const { order } = tracks[KNOWLEDGE];
  const rested = leader(tracks[REST]);
  let place = rested < 0 ? 0 : 1;
  for (let rank = order.length - 1; rank >= 0; rank--) places[order[rank]] = order[rank] === rested ? 0 : place++;
}

/** Seats after a seat, clockwise: the first rival sits next. */
export const rivalOf = (seat: Seat, step: number, seats: number): Seat => (seat + step) % seats;

/** How many spaces the seat is ahead of the best rival; half a space for who lies lower in the same pile (D-1.5). */
export function leadOn({ at, order }: Track, seat: Seat): number {
  const isFirst = order[0] === seat;
  const rival = isFirst ? order[1] : order[0];
  const lead = at[seat] - at[rival];
  if (lead !== 0 || at[seat] === 0) return lead;
  return isFirst ? 0.5 : -0.5;
}

/** Ducats that the seat has more than the richest rival. */
export function ducatsLead({ players }: Open, seat: Seat): number {
  let most = 0;
  for (let one = 0; one < players.length; one++) if (one !== seat) most = Math.max(most, players[one].ducats);
  return players[seat].ducats - most;
}

export function votesLead(seats: number, seat: Seat): number {
  let most = 0;
  for (let one = 0; one < seats; one++) if (one !== seat) most = Math.max(most, votes[one]);
  return votes[seat] - most;
}

/** D-8.12, D-8.13: whether the seat has a cube to become a cardinal with. */
export function hasTribute({ players }: Open, seat: Seat): boolean {
  return players[seat].person === STEFANO || cubesOf(seat, POLITICIAN) + cubesOf(seat, NOBLE) > 0;
}

/** What a cardinal that is laid out costs at least; none is left: more than anybody has. */
export function cheapestCardinal(tables: Tables, { persons }: Open): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (let person = FIRST_CARDINAL; person < persons.length; person++) {
    if (persons[person] === NONE) least = Math.min(least, tables.persons[person].ducats);
  }
  return least;
}

/** D-1.2: the status by its card. */
export const isFriarCard = (person: number): boolean => person !== NONE && person < FIRST_CARDINAL;
export const isCardinalCard = (person: number): boolean => person >= FIRST_CARDINAL;
