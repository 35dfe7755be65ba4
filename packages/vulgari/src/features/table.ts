/** What belongs to nobody, as features: time, cubes to come, cards laid out, the order of play, an auction. */
import type { FeatureWriter, Seat } from '@bottega/kernel';
import { CUBES, PERSONS } from '../data/index.js';
import type { FrameOf, Open, State } from '../state.js';
import {
  ACTIONS,
  CUBE_COUNT,
  LEVELS,
  MESSENGER_EARLY_TO,
  NONE,
  PERSON_COUNT,
  POPE,
  POPE_FROM,
  ROUNDS,
  rowSize,
  STUPOR_MUNDI,
  type Tables,
} from '../tables.js';
import { facts, placeInNextRound, votesOf } from './facts.js';
import { MANY, missing } from './own.js';

/** D-1.1, D-20: how much of the game is left, and what opens or ends in it. */
export function writeTime(out: FeatureWriter, { open }: State, seat: Seat): void {
  out.about('time');
  const { round, popes, isLastRound, stack } = open;
  out.put('round', round / ROUNDS);
  out.put('turns left', facts.time);
  out.put('few turns left', 1 / (1 + facts.turns));
  out.flag('last round', isLastRound);
  out.put('next round is the last', facts.toRome);
  out.flag('a red card is turned', popes.includes(true));
  out.put('alms left', facts.almsRounds / POPE_FROM);
  out.flag('Library open', round >= POPE_FROM);
  out.put('rounds to the Library', Math.max(0, POPE_FROM - round) / POPE_FROM);
  out.put('rounds to Stupor Mundi', Math.max(0, STUPOR_MUNDI + 1 - round) / ROUNDS);
  out.put('rounds of the early Messenger', Math.max(0, MESSENGER_EARLY_TO - round) / MESSENGER_EARLY_TO);
  let actions = 0;
  for (const frame of stack) if (frame.step === 'turn' && frame.seat === seat) actions = frame.actions;
  out.put('actions left in the turn', actions / ACTIONS);
}

/** D-3.6: cubes of the next two rounds and of all later ones, and how scarce votes are. */
export function writeCubes(out: FeatureWriter, { open }: State, seat: Seat): void {
  out.about('cubes');
  const { rows, round } = open;
  const seats = open.players.length;
  const inRow = rowSize(seats);
  const next = round * CUBE_COUNT;
  for (let colour = 0; colour < CUBE_COUNT; colour++)
    out.put('next', (rows[next + colour] ?? 0) / inRow, CUBES[colour]);
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    out.put('after next', (rows[next + CUBE_COUNT + colour] ?? 0) / inRow, CUBES[colour]);
  }
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    let later = 0;
    for (let at = next + 2 * CUBE_COUNT + colour; at < rows.length; at += CUBE_COUNT) later += rows[at];
    out.put('later', later / (2 * inRow), CUBES[colour]);
  }
  out.put('votes a seat', facts.votesOnTable / (seats * MANY.votes));
  const wanted = missingOfRivals(open, seat);
  out.put('missing for pope of rivals', wanted / (1 + wanted + facts.votesOnTable));
}

/** What everybody else may still want. */
function missingOfRivals({ players }: Open, seat: Seat): number {
  let sum = 0;
  for (let one = 0; one < players.length; one++) if (one !== seat) sum += missing(votesOf(one), POPE);
  return sum;
}

/** Friars and cardinals laid out, and what is left of the decks. */
export function writeCards(out: FeatureWriter, tables: Tables, { open }: State): void {
  out.about('cards');
  for (let person = 0; person < PERSON_COUNT; person++) {
    out.flag('laid out', open.persons[person] === NONE, PERSONS[person]);
  }
  out.put('manuscripts of level 1 left', open.decks[0] / (1 + tables.decks[0].length));
  out.put('manuscripts of level 4 left', open.decks[LEVELS - 1] / (1 + tables.decks[LEVELS - 1].length));
  out.flag('Lingua Volgare shown', open.lingua === 'shown');
  out.put('Library cards left', open.library / (1 + tables.data.library.length));
}

/** D-5: when the seat plays in the next round, and who comes before that. */
export function writeOrder(out: FeatureWriter, { open }: State, seat: Seat): void {
  out.about('order');
  const seats = open.players.length;
  const place = placeInNextRound(seat);
  const next = open.round * CUBE_COUNT;
  const cubes = (open.rows[next] ?? 0) + (open.rows[next + 1] ?? 0); // politicians and nobles go first
  out.flag('first', place === 0);
  out.put('place', place / seats);
  out.put('good cubes for those before', Math.min(place, cubes) / seats);
  out.put('good cubes left', Math.max(0, cubes - place) / seats);
  let still = 0;
  for (const frame of open.stack) if (frame.step === 'turns') still = seats - frame.at;
  out.put('still to play in this round', Math.max(0, still) / seats);
}

const HIGH_BID = 10;

/** D-19: the auction that is going on. */
export function writeAuction(out: FeatureWriter, { open }: State, seat: Seat): void {
  out.about('auction');
  const auction = auctionOf(open);
  const isBidder = auction !== null && open.bidders.includes(seat);
  out.flag('takes part', isBidder);
  out.flag('has the highest bid', isBidder && auction.bid > 0 && auction.bidder === seat);
  out.put('bid', isBidder ? auction.bid / HIGH_BID : 0);
}

function auctionOf({ stack }: Open): FrameOf<'auction'> | null {
  for (const frame of stack) if (frame.step === 'auction') return frame;
  return null;
}
