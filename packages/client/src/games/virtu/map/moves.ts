/** What events move on the map: troops along roads and over sea, agents, and the discs of those who take a city. */
import type { Seat } from '@bottega/kernel';
import { CITY_COUNT, type Data, type Event } from '@bottega/virtu/show';
import { type Place, roadLine } from './places';
import { seaWayLine } from './sea-ways';

export type Piece = 'troop' | 'agent' | 'disc';

export interface Move {
  readonly piece: Piece;
  readonly seat: Seat;
  /** The cities it leaves and comes to; null if it leaves the map or comes from beside it. */
  readonly from: number | null;
  readonly to: number | null;
  readonly isBySea: boolean;
}

/** The moves that an event tells of, all at once. */
export function movesOf(event: Event): Move[] {
  switch (event.type) {
    case 'marched':
    case 'retreated':
      return [{ ...moved('troop', event.seat, event.from, event.to), isBySea: event.ships > 0 }];
    case 'recruited':
      return [moved('troop', event.seat, null, event.city)];
    case 'disbanded':
    case 'repelled':
    case 'lost':
      return [moved('troop', event.seat, event.city, null)];
    case 'battled':
      return [event.winner, event.loser].map((seat) => moved('troop', seat, event.city, null));
    case 'drawnBattle':
      return [event.seat, event.opponent].map((seat) => moved('troop', seat, event.city, null));
    case 'annexed':
    case 'captured':
      return [moved('disc', event.seat, null, event.city)];
    case 'agentPlaced':
      return onMap(moved('agent', event.seat, null, event.place));
    case 'agentMoved':
      return onMap(moved('agent', event.seat, event.from, event.place));
    case 'agentRemoved':
      return onMap(moved('agent', event.owner, event.place, null));
    default:
      return [];
  }
}

const moved = (piece: Piece, seat: Seat, from: number | null, to: number | null): Move => ({
  piece,
  seat,
  from,
  to,
  isBySea: false,
});

/** V-7.6.2: agents are also sent to palaces and powers, which lie beside the map. */
function onMap(move: Move): Move[] {
  const city = (place: number | null) => (place === null || place >= CITY_COUNT ? null : place);
  const [from, to] = [city(move.from), city(move.to)];
  return from === null && to === null ? [] : [{ ...move, from, to }];
}

/** What moves from one moment to another: forward what was told since, back what is taken back. */
export function movesBetween(before: readonly Event[], now: readonly Event[]): Move[] {
  if (now.length >= before.length) return now.slice(before.length).flatMap(movesOf);
  return before.slice(now.length).flatMap(movesOf).map(undone).reverse();
}

/** A move taken back. */
export const undone = (move: Move): Move => ({ ...move, from: move.to, to: move.from });

/** The line of a move from city to city, as path data; null if it begins or ends beside the map. */
export function moveLine(
  seas: Data['seas'],
  places: readonly Place[],
  { piece, from, to, isBySea }: Move,
): string | null {
  if (from === null || to === null) return null;
  if (isBySea) return seaWayLine(seas, places[from].anchors, places[to].anchors);
  if (piece === 'troop') return roadLine(places, from, to);
  return `M${places[from].x} ${places[from].y}L${places[to].x} ${places[to].y}`; // agents take secret ways
}
