/** What has moved on the map between two moments: pawns are lifted by a hand and put down elsewhere. */
import type { Seat } from '@bottega/kernel';
import { NONE } from '@bottega/vulgari/show';
import type { Point } from '../../map/project';
import type { Traveller } from '../../map/Travellers';
import type { TableSnapshot } from '../../map/use-moves';
import { PAWN, PAWN_SIGN } from '../art/Pawn';

export interface PawnMove {
  readonly seat: Seat;
  /** NONE before a starting city is chosen. */
  readonly from: number;
  readonly to: number;
}

interface Moment {
  readonly players: readonly { readonly position: number }[];
}

export function movesBetween(before: Moment, now: Moment): PawnMove[] {
  return now.players.flatMap(({ position }, seat) => {
    const from = before.players[seat].position;
    return from === position ? [] : [{ seat, from, to: position }];
  });
}

export function travellerOf(places: readonly Point[], { id, seat, from, to }: TableSnapshot<PawnMove>): Traveller {
  const pawn = { id, seat, piece: 'pawn', shape: PAWN, signAt: PAWN_SIGN } as const;
  if (to === NONE) return { ...pawn, way: { by: 'out', at: places[from] } };
  if (from === NONE) return { ...pawn, way: { by: 'in', at: places[to] } };
  return { ...pawn, way: { by: 'hand', line: lifted(places[from], places[to]) } };
}

/** How high a hand lifts a pawn, in units. */
const LIFT = 60;

function lifted(from: Point, to: Point): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - LIFT];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
