/** D-22: Volgare points. D-23: the winner. */
import type { Result, Seat } from '@bottega/kernel';
import type { CubeSet } from '../choices.js';
import { DIALECTS } from '../data/index.js';
import type { State } from '../state.js';
import {
  ABBESS,
  CANTICLE,
  CANTICLE_POINTS,
  DIALECTS_POINTS,
  KNOWLEDGE,
  LINGUA_POINTS,
  MOST_VOTES_POINTS,
  NOBLE,
  NONE,
  OFFICE_POINTS,
  POLITICIAN,
  POPE,
  RICHEST_CLERIC_POINTS,
  RICHEST_MERCHANT_POINTS,
  RIDDLE,
  SCRIBE,
  type Tables,
  VOTES,
} from '../tables.js';
import { held, isMerchant, virtualVotes, votesBehind } from './holding.js';
import { leader, mostKnowledge } from './tracks.js';

/** The categories of the score sheet, in the order in which they are counted. */
export const CATEGORIES = [
  'election',
  'votes',
  'scribes',
  'library',
  'riches',
  'riddle',
  'canticle',
  'manuscripts',
  'dialects',
  'cards',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The points as they are now; before the end, as if nobody were elected. */
export function result(tables: Tables, state: State): Result {
  const seats = state.own.map((_, seat) => seat);
  const awards: Readonly<Record<Category, (seat: Seat) => number>> = {
    election: (seat) => electionPoints(state, seat),
    votes: winnerTakes(mostVotes(tables, state), MOST_VOTES_POINTS),
    scribes: (seat) => held(state, seat, SCRIBE), // D-22.2: those in front of the screen count nothing
    library: (seat) => sum(state.own[seat].library), // D-22.3
    riches: richesPoints(state),
    riddle: riddlePoints(tables, state),
    canticle: (seat) => canticlePoints(state, seat),
    manuscripts: (seat) => manuscriptPoints(tables, state.own[seat].manuscripts),
    dialects: (seat) => (hasFiveDialects(tables, state.own[seat].manuscripts) ? DIALECTS_POINTS : 0),
    cards: (seat) => cardPoints(tables, state, seat),
  };
  const sheet = CATEGORIES.map((category) => ({ category, points: seats.map((seat) => awards[category](seat)) }));
  const points = seats.map((seat) => sum(sheet.map((row) => row.points[seat])));
  return { places: placesOf(state, points), points, sheet };
}

/** D-23.1: most points; of equals the one with more knowledge, so nobody shares a place. */
function placesOf({ open }: State, points: readonly number[]): number[] {
  const { order } = open.tracks[KNOWLEDGE];
  return points.map(
    (mine, seat) =>
      1 +
      points.filter(
        (other, at) => other > mine || (other === mine && at !== seat && order.indexOf(at) < order.indexOf(seat)),
      ).length,
  );
}

export function electionPoints({ open }: State, seat: Seat): number {
  const { office } = open.players[seat];
  return office === NONE ? 0 : OFFICE_POINTS[office];
}

/** D-22.1, Q-21: who has most votes left, the virtual cube included; nobody if there are none. */
function mostVotes(tables: Tables, state: State): Seat {
  const left = state.own.map((_, seat) => votesLeft(tables, state, seat));
  const most = Math.max(...left);
  return most === 0 ? NONE : mostKnowledge(state.open, (seat) => left[seat] === most);
}

/** The votes that count for the bonus. */
export function votesLeft(tables: Tables, state: State, seat: Seat): number {
  const { options, players } = state.open;
  const isSpent = options.virtualCubeAfterElection === 'spent' && players[seat].office !== NONE;
  return votesBehind(state, seat) + (isSpent ? 0 : virtualVotes(tables, state, seat));
}

/** The votes that would count for the bonus once a set of cubes has paid for an office. */
export function votesLeftAfter(tables: Tables, state: State, seat: Seat, set: CubeSet): number {
  const { politicians, nobles, abbesses } = set;
  const spent = VOTES[POLITICIAN] * politicians + VOTES[NOBLE] * nobles + VOTES[ABBESS] * abbesses;
  const isSpent = state.open.options.virtualCubeAfterElection === 'spent';
  return votesBehind(state, seat) - spent + (isSpent ? 0 : virtualVotes(tables, state, seat));
}

/** D-22.4, Q-21: more for a merchant. */
function richesPoints(state: State): (seat: Seat) => number {
  const most = Math.max(...state.open.players.map(({ ducats }) => ducats));
  if (most === 0) return () => 0;
  const richest = mostKnowledge(state.open, (seat) => state.open.players[seat].ducats === most);
  return winnerTakes(richest, isMerchant(state, richest) ? RICHEST_MERCHANT_POINTS : RICHEST_CLERIC_POINTS);
}

/** D-12.3, D-22.5, Q-23: only the leader, and only if a number was reached. */
function riddlePoints(tables: Tables, { open }: State): (seat: Seat) => number {
  const track = open.tracks[RIDDLE];
  const first = leader(track);
  return first < 0 ? () => 0 : winnerTakes(first, tables.riddleAt[track.at[first]]);
}

/** D-15.4, D-22.6, Q-22: of a pile only the lowest disc scores; by house rule simply the first two. */
export function canticlePoints({ open }: State, seat: Seat): number {
  const { at, order } = open.tracks[CANTICLE];
  if (at[seat] === 0) return 0;
  const isLiteral = open.options.canticleTies === 'literal';
  let rank = 0;
  for (const other of order) {
    if (other === seat) return CANTICLE_POINTS[rank] ?? 0;
    if (!isLiteral || at[other] !== at[seat]) rank += isLiteral && isHidden(other) ? 0 : 1;
    else return 0;
  }
  return 0;

  /** Whether another disc lies under this one. */
  function isHidden(one: Seat): boolean {
    const place = order.indexOf(one);
    return place > 0 && at[order[place - 1]] === at[one];
  }
}

/** D-22.7 */
export function manuscriptPoints(tables: Tables, cards: readonly number[]): number {
  return sum(cards.map((card) => (card === tables.lingua ? LINGUA_POINTS : tables.manuscripts[card].level)));
}

/** D-22.8: five cards, each for another dialect; a card of level 4 stands for one of its two, Lingua Volgare for none. */
export function hasFiveDialects(tables: Tables, cards: readonly number[]): boolean {
  // Which sets of dialects can be named with the cards so far, as bits of bits.
  let sets = new Set([0]);
  for (const card of cards) {
    if (card === tables.lingua) continue;
    const bits = tables.manuscripts[card].dialects;
    const more = new Set(sets);
    for (const set of sets) {
      for (let at = 0; at < DIALECTS.length; at++) if ((bits & (1 << at)) !== 0) more.add(set | (1 << at));
    }
    sets = more;
  }
  return sets.has((1 << DIALECTS.length) - 1);
}

/** D-22.9: for the holder, elected or not, but not for a pope. */
export function cardPoints(tables: Tables, { open }: State, seat: Seat): number {
  const { person, office } = open.players[seat];
  return person === NONE || office === POPE ? 0 : tables.persons[person].points;
}

function winnerTakes(winner: Seat, points: number): (seat: Seat) => number {
  return (seat) => (seat === winner ? points : 0);
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
