/**
 * Where the cities stand on the map, on which side of them their names and troops are, where their anchors lie, and along which
 * lines the seas are named: chosen so that nothing that is to be read ever meets. Offsets are in units of the drawing.
 */
import { CITIES, type CityId, type SeaId } from '@bottega/virtu/show';
import { type Point, project } from '../../map/project';
import { smooth } from '../../map/relief';

export type Side = 'n' | 's' | 'e' | 'w';

interface Layout {
  /** The side of the name, and of the troops. */
  readonly name: Side;
  readonly troops: Side;
  /** Cities so close that their signs would touch are moved apart a little. */
  readonly moved?: Point;
  /** The anchors, by sea: on the side of that sea. */
  readonly anchors?: Partial<Readonly<Record<SeaId, Point>>>;
}

const LAYOUTS: Readonly<Record<CityId, Layout>> = {
  nice: { name: 's', troops: 'n', anchors: { ligurian: { x: 28, y: 12 } } },
  turin: { name: 'n', troops: 's' },
  milan: { name: 'n', troops: 'e' },
  genoa: { name: 's', troops: 'n', anchors: { ligurian: { x: -44, y: 25 } } },
  parma: { name: 's', troops: 'n' },
  verona: { name: 'n', troops: 'e', moved: { x: -4, y: -9 } },
  venice: { name: 'e', troops: 'n', anchors: { adriatic: { x: 6, y: 28 } } },
  ferrara: { name: 'e', troops: 'n', moved: { x: 6, y: -10 } },
  bologna: { name: 'w', troops: 'n', moved: { x: -19, y: 7 } },
  ravenna: { name: 'e', troops: 's' },
  florence: { name: 'e', troops: 'n', moved: { x: 0, y: -8 } },
  pisa: { name: 's', troops: 'n', moved: { x: -4, y: 0 }, anchors: { ligurian: { x: -34, y: 6 } } },
  siena: { name: 'w', troops: 's', moved: { x: -4, y: 14 } },
  perugia: { name: 'e', troops: 'n', moved: { x: -2, y: -12 } },
  spoleto: { name: 'w', troops: 's', moved: { x: -3, y: 4 } },
  ancona: { name: 'e', troops: 's', anchors: { adriatic: { x: 20, y: -28 } } },
  rome: { name: 'e', troops: 'n', moved: { x: 8, y: 2 } },
  civitavecchia: { name: 'w', troops: 's', moved: { x: -4, y: -2 }, anchors: { tyrrhenian: { x: -36, y: -12 } } },
  terracina: { name: 'w', troops: 'n', anchors: { tyrrhenian: { x: 0, y: 30 } } },
  aquila: { name: 'e', troops: 's', moved: { x: 9, y: 0 } },
  benevento: { name: 'e', troops: 'n', moved: { x: 4, y: -4 } },
  naples: { name: 'w', troops: 'e', moved: { x: -2, y: 4 }, anchors: { tyrrhenian: { x: 0, y: 30 } } },
  bari: { name: 's', troops: 'e', anchors: { adriatic: { x: 20, y: -28 } } },
  reggio: { name: 'e', troops: 's', anchors: { tyrrhenian: { x: -9, y: -35 }, ionian: { x: 46, y: 32 } } },
  palermo: { name: 's', troops: 'e', anchors: { tyrrhenian: { x: 22, y: -28 }, sicilian: { x: -36, y: -12 } } },
  syracuse: { name: 'w', troops: 'n', anchors: { ionian: { x: 28, y: 12 }, sicilian: { x: 6, y: 28 } } },
  ajaccio: { name: 'n', troops: 'e', anchors: { ligurian: { x: -35, y: -6 }, tyrrhenian: { x: -18, y: 32 } } },
  cagliari: { name: 'n', troops: 'w', anchors: { tyrrhenian: { x: 28, y: 12 }, sicilian: { x: 2, y: 28 } } },
  tunis: { name: 's', troops: 'w', anchors: { sicilian: { x: 20, y: -28 } } },
  ragusa: { name: 's', troops: 'n', anchors: { adriatic: { x: -34, y: 14 } } },
};

/** Where an anchor lies if the owner of a box has made a port of a city that is none. */
const USUAL_ANCHOR: Point = { x: 0, y: 26 };

export interface Anchor extends Point {
  readonly sea: SeaId;
}

export interface Place extends Point {
  readonly name: Side;
  readonly troops: Side;
  /** On the sheet, as the place itself. */
  readonly anchors: readonly Anchor[];
}

interface Located {
  readonly lon: number;
  readonly lat: number;
  readonly seas: readonly SeaId[];
}

export function placeOf(city: number, { lon, lat, seas }: Located): Place {
  const { name, troops, moved = { x: 0, y: 0 }, anchors = {} } = LAYOUTS[CITIES[city]];
  const point = shifted(project(lon, lat), moved);
  return {
    ...point,
    name,
    troops,
    anchors: seas.map((sea) => ({ sea, ...shifted(point, anchors[sea] ?? USUAL_ANCHOR) })),
  };
}

const shifted = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });

/** Where roads bend that would lead through the sea otherwise; by the names of their ends in alphabetical order. */
const BENDS: Readonly<Record<string, readonly (readonly [lon: number, lat: number])[]>> = {
  'genoa-nice': [[8.55, 44.52], [8.15, 44.35], [7.7, 44.0]],
  'ancona-ravenna': [[13.2, 43.55], [12.85, 43.72], [12.35, 44.05]],
  'aquila-bari': [[14.5, 42.0], [15.6, 41.45]],
  'genoa-pisa': [[9.7, 44.3], [10.15, 44.05]],
  'naples-terracina': [[13.85, 41.32]],
  'naples-reggio': [[14.75, 40.8], [15.4, 40.4], [15.95, 40.0], [16.12, 39.4], [16.27, 38.85], [16.02, 38.45]],
  'bari-reggio': [[16.75, 40.65], [16.42, 39.95], [16.62, 39.25], [16.5, 38.8], [16.15, 38.2]],
}; // biome-ignore format: a road a line

/** A road from city to city as path data, from the first to the second; from both ends it is the same line. */
export function roadLine(places: readonly Place[], from: number, to: number): string {
  const isInOrder = CITIES[from] < CITIES[to];
  const [one, other] = isInOrder ? [from, to] : [to, from];
  const bends = BENDS[`${CITIES[one]}-${CITIES[other]}`] ?? [];
  const points = [places[one], ...bends.map(([lon, lat]) => project(lon, lat)), places[other]];
  return smooth(isInOrder ? points : points.reverse());
}

/** The lines along which the seas are named, from the first letter to the last. */
const SEA_LINES: Readonly<Record<SeaId, readonly (readonly [lon: number, lat: number])[]>> = {
  ligurian: [[7.45, 43.1], [8.5, 43.45], [9.6, 43.3]],
  tyrrhenian: [[9.95, 40.2], [11.7, 39.8], [13.9, 39.75]],
  ionian: [[16.5, 37.6], [17.5, 38.05], [18.6, 38.9]],
  adriatic: [[13.55, 44.55], [15.2, 43.4], [17.4, 42.2]],
  sicilian: [[10.9, 37.6], [12.0, 36.9], [13.9, 36.5]],
}; // biome-ignore format: a sea a line

export const seaLine = (sea: SeaId): string => smooth(SEA_LINES[sea].map(([lon, lat]) => project(lon, lat)));
