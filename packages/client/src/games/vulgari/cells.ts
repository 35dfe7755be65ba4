/**
 * The zones as areas: each is the land that is nearest to one of its points (a Voronoi diagram), so neighbours by land touch.
 * Where the shapes would tell something else than the data, a border is closed or a way is drawn.
 */
import { Delaunay } from 'd3-delaunay';
import { HEIGHT, WIDTH } from '../map/coast';
import { isLand } from '../map/land';
import type { Point } from '../map/project';

/** A point that belongs to a zone. */
export interface Site extends Point {
  readonly zone: number;
}

export interface Border {
  readonly zones: readonly [number, number];
  readonly line: string;
}

export interface Cells {
  /** The area of each zone as path data, beyond the coast too: to be cut by it. */
  readonly areas: readonly string[];
  /** Borders that can be crossed, and those that cannot although the zones touch. */
  readonly open: readonly Border[];
  readonly closed: readonly Border[];
  /** Neighbours by land that do not touch on land: passes and straits. */
  readonly ways: readonly (readonly [number, number])[];
}

/** Units on land from which two zones touch. */
const LEAST_TOUCH = 6;
/** Units between the points of a border that are looked at. */
const STEP = 3;
const MARGIN = 30;

export function cellsOf(sites: readonly Site[], neighbours: readonly (readonly number[])[]): Cells {
  const delaunay = Delaunay.from(
    sites,
    ({ x }) => x,
    ({ y }) => y,
  );
  const voronoi = delaunay.voronoi([-MARGIN, -MARGIN, WIDTH + MARGIN, HEIGHT + MARGIN]);
  const polygons = sites.map((_, at) => (voronoi.cellPolygon(at) as Polygon | null) ?? []);
  const areas = neighbours.map((_, zone) =>
    sites.flatMap((site, at) => (site.zone === zone ? [closed(polygons[at])] : [])).join(''),
  );
  const touching = new Map<string, { border: Border; onLand: number }>();
  sites.forEach(({ zone }, one) => {
    for (const other of delaunay.neighbors(one)) {
      const to = sites[other].zone;
      if (zone >= to) continue;
      const edge = sharedEdge(polygons[one], polygons[other]);
      if (edge === null) continue;
      const key = `${zone} ${to}`;
      const known = touching.get(key) ?? { border: { zones: [zone, to], line: '' }, onLand: 0 };
      const line = `${known.border.line}M${rounded(edge[0])}L${rounded(edge[1])}`;
      touching.set(key, { border: { zones: [zone, to], line }, onLand: known.onLand + landAlong(edge) });
    }
  });
  const all = [...touching.values()].filter(({ onLand }) => onLand > 0);
  const isNeighbour = ([one, other]: readonly [number, number]) => neighbours[one].includes(other);
  const meets = (one: number, other: number) =>
    all.some(({ border: { zones }, onLand }) => onLand >= LEAST_TOUCH && zones[0] === one && zones[1] === other);
  return {
    areas,
    open: all.flatMap(({ border }) => (isNeighbour(border.zones) ? [border] : [])),
    closed: all.flatMap(({ border }) => (isNeighbour(border.zones) ? [] : [border])),
    ways: neighbours.flatMap((list, one) =>
      list.filter((other) => one < other && !meets(one, other)).map((other): [number, number] => [one, other]),
    ),
  };
}

type Polygon = readonly (readonly [number, number])[];
type Corner = readonly [number, number];

const rounded = ([x, y]: Corner): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const closed = (polygon: Polygon): string => (polygon.length === 0 ? '' : `M${polygon.map(rounded).join('L')}Z`);

/** The two corners that both polygons have. */
function sharedEdge(one: Polygon, other: Polygon): readonly [Corner, Corner] | null {
  const corners = new Set(other.map(rounded));
  const shared = one.slice(1).filter((corner) => corners.has(rounded(corner)));
  return shared.length < 2 ? null : [shared[0], shared[1]];
}

/** How much of an edge lies on land, in units. */
function landAlong([from, to]: readonly [Corner, Corner]): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  let onLand = 0;
  for (let at = STEP / 2; at < length; at += STEP) {
    const share = at / length;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    if (isLand({ x, y })) onLand += STEP;
  }
  return onLand;
}
