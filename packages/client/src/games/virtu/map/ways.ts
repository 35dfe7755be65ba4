/** The ways that lead to where something can be chosen: along roads or over sea, from where the rules count. */
import { CITY_COUNT, frameOf, shipsTo, stateFromView } from '@bottega/virtu/show';
import type { BoardContext } from '../board-context';
import { type Place, roadLine } from './places';
import { seaWayLine } from './sea-ways';

export interface Way {
  readonly from: number;
  readonly to: number;
  readonly isBySea: boolean;
  /** As path data. */
  readonly line: string;
}

/** Every way that is offered in a position. */
export function offeredWays(shown: BoardContext, places: readonly Place[]): Way[] {
  const { tables, view, seen, pick } = shown;
  const byRoad = (from: number, to: number): Way => ({
    from,
    to,
    isBySea: false,
    line: roadLine(places, from, to),
  });
  const bySea = (from: number, to: number): Way => ({
    from,
    to,
    isBySea: true,
    line: seaWayLine(tables.data.seas, places[from].anchors, places[to].anchors),
  });
  const isOffered = (type: Travel, city: number) => pick.status({ type, city }) === 'may';
  const left = (frameOf(view, 'march') ?? frameOf(view, 'retreat'))?.city;
  return Array.from({ length: CITY_COUNT }, (_, to) => to).flatMap((to) => {
    if (isOffered('annex', to)) return seen.seat === null ? [] : annexing(shown, seen.seat, to, byRoad, bySea);
    if (left === undefined) return [];
    return [
      ...(isOffered('road', to) || isOffered('retreat', to) ? [byRoad(left, to)] : []),
      ...(isOffered('sail', to) || isOffered('retreatBySea', to) ? [bySea(left, to)] : []),
    ];
  });
}

/** The choices that lead from one city to another. */
type Travel = 'annex' | 'road' | 'retreat' | 'sail' | 'retreatBySea';

type Lead = (from: number, to: number) => Way;

/** V-7.4.4, V-7.4.5: from every neighbouring city of the seat, or from its nearest port. */
function annexing({ tables, view }: BoardContext, seat: number, to: number, byRoad: Lead, bySea: Lead): Way[] {
  const board = tables.boards[view.seats];
  const isOwn = (city: number) => view.open.owner[city] === seat;
  const ships = shipsTo(tables, board, stateFromView(view), seat, to);
  if (ships === 0) return board.roads[to].filter(isOwn).map((from) => byRoad(from, to));
  const port = board.ports[to].find((from) => isOwn(from) && board.seaWays[from][to] === ships);
  return port === undefined ? [] : [bySea(port, to)];
}
