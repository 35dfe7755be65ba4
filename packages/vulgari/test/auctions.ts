/** Stupor Mundi in tests: a player ends a turn at Brindisi while the card lies there. */
import type { Seat } from '@bottega/kernel';
import { bid, COME, END, PASS, STAY, SUMMON } from '../src/choices.js';
import { ZONES, type ZoneId } from '../src/data/index.js';
import type { Event, State } from '../src/index.js';
import { does, may, type Situation, table } from './table.js';

/** The turn of a seat at Brindisi in round 10; seat 0 if the situation names no other. */
export const atBrindisi = (situation: Situation = {}): State => table({ round: 10, at: 'brindisi', ...situation });

/** Ends the turn there, summons, and gives the answers: these seats come, in the order asked; the others stay. */
export function summon(state: State, summoner: Seat, ...guests: readonly Seat[]): Event[] {
  const { turnOrder } = state.open;
  const told = does(state, summoner, END, SUMMON);
  const from = turnOrder.indexOf(summoner);
  for (let at = 1; at < turnOrder.length; at++) {
    const seat = turnOrder[(from + at) % turnOrder.length];
    told.push(...does(state, seat, guests.includes(seat) ? COME : STAY));
  }
  return told;
}

/** Bids one after the other; null passes. */
export function bids(state: State, ...calls: readonly (readonly [Seat, number | null])[]): Event[] {
  return calls.flatMap(([seat, votes]) => does(state, seat, votes === null ? PASS : bid(votes)));
}

/** The bids that a seat can make now. */
export const bidsOffered = (state: State, seat: Seat): number[] =>
  may(state, seat).flatMap((choice) => (choice.type === 'bid' ? [choice.votes] : []));
/** Where the pawns of all seats stand. */
export const zonesOf = ({ open }: State): ZoneId[] => open.players.map(({ position }) => ZONES[position]);
