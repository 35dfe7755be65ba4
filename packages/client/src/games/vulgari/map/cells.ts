/**
 * The zones as areas: each is the land that is nearest to one of its points (a Voronoi diagram), so neighbours by land touch.
 * Where the shapes would tell something else than the data, a border is closed or a way is drawn.
 */
import { Delaunay } from 'd3-delaunay';
import { HEIGHT, WIDTH } from '../../map/coast';
import { isLand } from '../../map/land';
import type { Point } from '../../map/project';

/** A point that belongs to a zone. */
export interface Site extends Point {
  readonly zone: number;
}

/** Something between two zones: a line that may have corners and gaps. */
export interface Border {
  readonly zones: readonly [number, number];
  readonly edges: readonly Edge[];
}

export type Edge = readonly [Point, Point];

/** Borders as path data. */
export const linesOf = (borders: readonly Border[]): string =>
  borders.flatMap(({ edges }) => edges.map(([from, to]) => `M${rounded(from)}L${rounded(to)}`)).join('');

export interface Cells {
  /** The area of each zone as path data, beyond the coast too: to be cut by it. */
  readonly areas: readonly string[];
  /** Borders that can be crossed, and those that cannot although the zones touch. */
  readonly open: readonly Border[];
  readonly closed: readonly Border[];
  /** Passes and straits: from neighbour to neighbour by land that do not touch on land. */
  readonly ways: readonly Border[];
}

/** Units on land from which two zones touch for everybody to see. */
const LEAST_TOUCH = 6;
/** Units between the points of a line that are looked at. */
const STEP = 1;
/** How far a way reaches into the zones that it joins, in units. */
const LANDING = 14;
const MARGIN = 30;

type Polygon = readonly Point[];
type Diagram = Delaunay<Site>;

export function cellsOf(sites: readonly Site[], neighbours: readonly (readonly number[])[]): Cells {
  const diagram = Delaunay.from(
    sites,
    ({ x }) => x,
    ({ y }) => y,
  );
  const voronoi = diagram.voronoi([-MARGIN, -MARGIN, WIDTH + MARGIN, HEIGHT + MARGIN]);
  const polygons = sites.map((_, at): Polygon => {
    const corners = (voronoi.cellPolygon(at) as readonly (readonly [number, number])[] | null) ?? [];
    return corners.map(([x, y]) => ({ x, y }));
  });
  const touching = touchesOf(sites, diagram, polygons);
  const isNeighbour = ({ zones: [one, other] }: Border) => neighbours[one].includes(other);
  const isSeen = (one: number, other: number) =>
    touching.some(({ zones, onLand }) => onLand >= LEAST_TOUCH && zones[0] === one && zones[1] === other);
  return {
    areas: neighbours.map((_, zone) =>
      sites.flatMap((site, at) => (site.zone === zone ? [closed(polygons[at])] : [])).join(''),
    ),
    open: touching.filter(isNeighbour),
    closed: touching.filter((border) => !isNeighbour(border)),
    ways: neighbours.flatMap((list, one) =>
      list
        .filter((other) => one < other && !isSeen(one, other))
        .map((other): Border => ({ zones: [one, other], edges: [wayBetween(sites, diagram, one, other)] })),
    ),
  };
}

interface Touch extends Border {
  /** How much of it lies on land, in units. */
  readonly onLand: number;
}

/** The borders of zones that touch on land. */
function touchesOf(sites: readonly Site[], diagram: Diagram, polygons: readonly Polygon[]): Touch[] {
  const touching = new Map<string, Touch>();
  sites.forEach(({ zone }, one) => {
    for (const other of diagram.neighbors(one)) {
      const to = sites[other].zone;
      const edge = zone < to ? sharedEdge(polygons[one], polygons[other]) : null;
      if (edge === null) continue;
      const key = `${zone} ${to}`;
      const { edges, onLand } = touching.get(key) ?? { edges: [], onLand: 0 };
      touching.set(key, { zones: [zone, to], edges: [...edges, edge], onLand: onLand + landAlong(edge) });
    }
  });
  return [...touching.values()].filter(({ onLand }) => onLand > 0);
}

const rounded = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const closed = (polygon: Polygon): string => (polygon.length === 0 ? '' : `M${polygon.map(rounded).join('L')}Z`);

/** The two corners that both polygons have. */
function sharedEdge(one: Polygon, other: Polygon): Edge | null {
  const corners = new Set(other.map(rounded));
  const shared = one.slice(1).filter((corner) => corners.has(rounded(corner)));
  return shared.length < 2 ? null : [shared[0], shared[1]];
}

/** How much of an edge lies on land, in units. */
function landAlong(edge: Edge): number {
  return pointsAlong(edge).filter(isLand).length * STEP;
}

/** The middles of the steps from one end to the other. */
function pointsAlong([from, to]: Edge): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return Array.from({ length: Math.floor(length / STEP) }, (_, step) => {
    const share = ((step + 0.5) * STEP) / length;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** Between those of their points that are nearest to each other: from where one zone ends to where the other begins. */
function wayBetween(sites: readonly Site[], diagram: Diagram, one: number, other: number): Edge {
  const distance = ([from, to]: readonly [Site, Site]) => Math.hypot(from.x - to.x, from.y - to.y);
  const of = (zone: number) => sites.filter((site) => site.zone === zone);
  const [from, to] = of(one)
    .flatMap((here) => of(other).map((there): [Site, Site] => [here, there]))
    .reduce((best, pair) => (distance(pair) < distance(best) ? pair : best));
  const points = pointsAlong([from, to]);
  const isIn = (zone: number) => (point: Point) => sites[diagram.find(point.x, point.y)].zone === zone && isLand(point);
  const left = points.findLastIndex(isIn(one));
  const reached = points.findIndex((point, at) => at > left && isIn(other)(point));
  const covered = points.slice(Math.max(0, left - LANDING), reached < 0 ? points.length : reached + LANDING);
  // A cape may be narrower than a landing is long: the ends lie on land all the same.
  return [covered.find(isIn(one)) ?? from, covered.findLast(isIn(other)) ?? to];
}
