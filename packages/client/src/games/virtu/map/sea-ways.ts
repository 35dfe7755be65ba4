/** How ships sail from port to port, as it is drawn: through waters that a chart would lead them. What it costs the rules say. */
import type { Data, SeaId } from '@bottega/virtu/show';
import { type Point, project } from '../../map/project';
import { smooth } from '../../map/relief';
import type { Anchor } from './places';

interface Water extends Point {
  readonly seas: readonly SeaId[];
}

const water = (lon: number, lat: number, ...seas: SeaId[]): Water => ({ ...project(lon, lat), seas });

/** Waters far from every coast, and the straits; on the border of two seas they belong to both. */
const WATERS = {
  genoa: water(8.5, 43.8, 'ligurian'),
  provence: water(7.7, 43.1, 'ligurian'),
  capCorse: water(9.5, 43.3, 'ligurian'),
  corsica: water(8.1, 42.2, 'ligurian', 'tyrrhenian'),
  elba: water(9.8, 42.9, 'ligurian', 'tyrrhenian'),
  bonifacio: water(9.15, 41.32, 'ligurian', 'tyrrhenian'),
  maddalena: water(9.9, 41.25, 'tyrrhenian'),
  asinara: water(8.3, 41.4, 'ligurian', 'tyrrhenian'),
  latium: water(11.2, 41.5, 'tyrrhenian'),
  tyrrhenian: water(12.2, 40.4, 'tyrrhenian'),
  sardinia: water(10.3, 39.6, 'tyrrhenian'),
  campania: water(13.6, 40.3, 'tyrrhenian'),
  lipari: water(14.4, 39.0, 'tyrrhenian'),
  carbonara: water(9.7, 38.7, 'tyrrhenian', 'sicilian'),
  trapani: water(12.0, 38.4, 'tyrrhenian', 'sicilian'),
  scylla: water(15.55, 38.55, 'tyrrhenian'),
  messina: water(15.64, 38.2, 'tyrrhenian', 'ionian'),
  taormina: water(15.7, 37.6, 'ionian'),
  tunis: water(10.8, 37.4, 'sicilian'),
  channel: water(12.1, 37.2, 'sicilian'),
  gela: water(13.8, 36.6, 'sicilian'),
  passero: water(15.3, 36.3, 'sicilian', 'ionian'),
  syracuse: water(15.9, 37.0, 'ionian'),
  calabria: water(17.0, 38.0, 'ionian'),
  leuca: water(18.5, 39.4, 'ionian'),
  otranto: water(18.9, 40.3, 'ionian', 'adriatic'),
  puglia: water(18.3, 41.2, 'adriatic'),
  ragusa: water(17.6, 42.2, 'adriatic'),
  gargano: water(16.2, 42.5, 'adriatic'),
  marche: water(14.4, 43.7, 'adriatic'),
  venice: water(13.0, 44.8, 'adriatic'),
} as const;

type WaterId = keyof typeof WATERS;

/** From water to water without crossing land. */
const PASSAGES: readonly (readonly [WaterId, WaterId])[] = [
  ['genoa', 'provence'],
  ['genoa', 'capCorse'],
  ['provence', 'corsica'],
  ['provence', 'capCorse'],
  ['capCorse', 'elba'],
  ['corsica', 'asinara'],
  ['asinara', 'bonifacio'],
  ['bonifacio', 'maddalena'],
  ['maddalena', 'latium'],
  ['maddalena', 'sardinia'],
  ['elba', 'latium'],
  ['elba', 'sardinia'],
  ['latium', 'tyrrhenian'],
  ['latium', 'sardinia'],
  ['tyrrhenian', 'sardinia'],
  ['tyrrhenian', 'campania'],
  ['tyrrhenian', 'trapani'],
  ['campania', 'lipari'],
  ['campania', 'trapani'],
  ['lipari', 'trapani'],
  ['lipari', 'scylla'],
  ['sardinia', 'carbonara'],
  ['sardinia', 'trapani'],
  ['carbonara', 'trapani'],
  ['carbonara', 'tunis'],
  ['trapani', 'channel'],
  ['trapani', 'tunis'],
  ['scylla', 'messina'],
  ['messina', 'taormina'],
  ['taormina', 'syracuse'],
  ['taormina', 'calabria'],
  ['tunis', 'channel'],
  ['channel', 'gela'],
  ['gela', 'passero'],
  ['passero', 'syracuse'],
  ['passero', 'calabria'],
  ['syracuse', 'calabria'],
  ['calabria', 'leuca'],
  ['leuca', 'otranto'],
  ['otranto', 'puglia'],
  ['puglia', 'ragusa'],
  ['puglia', 'gargano'],
  ['ragusa', 'gargano'],
  ['gargano', 'marche'],
  ['marche', 'venice'],
];

/** The line from one port to another, as path data: the shortest that crosses as few seas as the rules count. */
export function seaWayLine(seas: Data['seas'], from: readonly Anchor[], to: readonly Anchor[]): string {
  const way = seasBetween(seas, from, to);
  const lines = from
    .filter(({ sea }) => way.has(sea))
    .flatMap((leaving) => to.filter(({ sea }) => way.has(sea)).map((coming) => lineBetween(way, leaving, coming)));
  const [shortest = [from[0], to[0]]] = lines.sort((one, other) => lengthOf(one) - lengthOf(other));
  return smooth(shortest);
}

/** The seas on the shortest ways, counted in seas (V-7.5.5). */
function seasBetween(seas: Data['seas'], from: readonly Anchor[], to: readonly Anchor[]): ReadonlySet<SeaId> {
  const distances = (ports: readonly Anchor[]) => {
    const far = new Map<SeaId, number>(ports.map(({ sea }) => [sea, 0]));
    for (const sea of far.keys()) {
      for (const next of seas.find((one) => one.sea === sea)?.adjacent ?? []) {
        if (!far.has(next)) far.set(next, (far.get(sea) ?? 0) + 1); // a Map goes through what is added on the way
      }
    }
    return far;
  };
  const [out, back] = [distances(from), distances(to)];
  const through = (sea: SeaId) =>
    (out.get(sea) ?? Number.POSITIVE_INFINITY) + (back.get(sea) ?? Number.POSITIVE_INFINITY);
  const least = Math.min(...seas.map(({ sea }) => through(sea)));
  return new Set(seas.map(({ sea }) => sea).filter((sea) => through(sea) === least));
}

/** Dijkstra's shortest way through the waters of these seas. */
function lineBetween(way: ReadonlySet<SeaId>, from: Anchor, to: Anchor): readonly Point[] {
  const open = (Object.keys(WATERS) as WaterId[]).filter((id) => WATERS[id].seas.some((sea) => way.has(sea)));
  const [first, last] = [nearest(open, from), nearest(open, to)];
  if (first === undefined || last === undefined) return [from, to];
  const lines = new Map<WaterId, readonly Point[]>([[first, [from, WATERS[first]]]]);
  const done = new Set<WaterId>();
  for (;;) {
    const [here] = [...lines.keys()]
      .filter((id) => !done.has(id))
      .sort((one, other) => lengthOf(lines.get(one) ?? []) - lengthOf(lines.get(other) ?? []));
    if (here === undefined) return [from, to];
    const line = lines.get(here) ?? [];
    if (here === last) return [...line, to];
    done.add(here);
    for (const passage of PASSAGES) {
      if (!passage.includes(here)) continue;
      const next = passage[0] === here ? passage[1] : passage[0];
      if (!open.includes(next)) continue;
      const longer = [...line, WATERS[next]];
      const known = lines.get(next);
      if (known === undefined || lengthOf(longer) < lengthOf(known)) lines.set(next, longer);
    }
  }
}

function nearest(open: readonly WaterId[], anchor: Anchor): WaterId | undefined {
  const near = open.filter((id) => (WATERS[id].seas as readonly SeaId[]).includes(anchor.sea));
  return near.sort((one, other) => between(WATERS[one], anchor) - between(WATERS[other], anchor))[0];
}

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, index) => sum + (index === 0 ? 0 : between(line[index - 1], point)), 0);
