/** The map of De Vulgari Eloquentia: what looks adjacent is what the data say is adjacent, whatever the data. */
import { DATA } from '@bottega/vulgari';
import { layOut, SEAS, ZONE_COUNT, ZONES, type ZoneId } from '@bottega/vulgari/show';
import { describe, expect, test } from 'vitest';
import { HEIGHT, WIDTH } from '../src/games/map/coast';
import { isLand } from '../src/games/map/land';
import { placeAt } from '../src/games/map/look/use-arrows';
import type { Point } from '../src/games/map/project';
import { type Cells, cellsOf } from '../src/games/vulgari/map/cells';
import { movesBetween } from '../src/games/vulgari/map/pawn-moves';
import { PLACES, SITES, seaPlaces } from '../src/games/vulgari/map/zones';

const tables = layOut(DATA);
const zone = (id: ZoneId) => ZONES.indexOf(id);
const pair = (one: number, other: number) => [ZONES[one], ZONES[other]].sort().join(' | ');

/** Units from one point of the land to the next that are looked at. */
const GRAIN = 2;
/** Points side by side from which two zones touch for everybody to see. */
const SEEN = 4;

const nearest = ({ x, y }: Point): number =>
  SITES.reduce((best, site) =>
    (site.x - x) ** 2 + (site.y - y) ** 2 < (best.x - x) ** 2 + (best.y - y) ** 2 ? site : best,
  ).zone;

/** By pair of zones how many points of theirs lie side by side on land: seen without what cells.ts makes of it. */
function touches(): ReadonlyMap<string, number> {
  const [columns, rows] = [Math.floor(WIDTH / GRAIN), Math.floor(HEIGHT / GRAIN)];
  const owner = Array.from({ length: columns * rows }, (_, at) => {
    const point = { x: (at % columns) * GRAIN, y: Math.floor(at / columns) * GRAIN };
    return isLand(point) ? nearest(point) : -1;
  });
  const found = new Map<string, number>();
  owner.forEach((one, at) => {
    for (const other of [owner[at + 1], owner[at + columns]]) {
      if (one < 0 || other === undefined || other < 0 || one === other) continue;
      found.set(pair(one, other), (found.get(pair(one, other)) ?? 0) + 1);
    }
  });
  return found;
}

const touching = touches();
const isTouching = (key: string) => (touching.get(key) ?? 0) >= SEEN;
const keys = (borders: Cells['ways']) => borders.map(({ zones }) => pair(...zones)).sort();
const neighbourPairs = (neighbours: readonly (readonly number[])[]) =>
  [...new Set(neighbours.flatMap((list, one) => list.map((other) => pair(one, other))))].sort();

/** What the shapes tell wrongly and nothing corrects. */
function misleading(neighbours: readonly (readonly number[])[]): string[] {
  const cells = cellsOf(SITES, neighbours);
  const [closed, ways] = [keys(cells.closed), keys(cells.ways)];
  const joined = neighbourPairs(neighbours);
  return [
    ...joined.filter((key) => !isTouching(key) && !ways.includes(key)).map((key) => `${key}: no way`),
    ...[...touching.keys()]
      .filter((key) => isTouching(key) && !joined.includes(key) && !closed.includes(key))
      .map((key) => `${key}: looks open`),
    ...joined.filter((key) => closed.includes(key)).map((key) => `${key}: looks closed`),
    ...ways.filter((key) => !joined.includes(key)).map((key) => `${key}: leads nowhere`),
  ];
}

/** The neighbours after pairs of zones were parted or joined, as a data file might have it. */
function changed(...pairs: readonly (readonly [ZoneId, ZoneId])[]): number[][] {
  const lists = tables.neighbours.map((list) => [...list]);
  for (const ids of pairs) {
    const [one, other] = ids.map(zone);
    for (const [from, to] of [
      [one, other],
      [other, one],
    ]) {
      lists[from] = lists[from].includes(to) ? lists[from].filter((at) => at !== to) : [...lists[from], to];
    }
  }
  return lists;
}

describe('D-7.2 the areas of the zones', () => {
  test('D-7.2 zones touch exactly if they are neighbours; across the strait leads a way', () => {
    const cells = cellsOf(SITES, tables.neighbours);
    expect(misleading(tables.neighbours)).toEqual([]);
    expect(keys(cells.closed)).toEqual([]);
    expect(keys(cells.ways)).toEqual(['san-giovanni-in-fiore | val-demone']);
  });

  test('D-7.2 neighbours that a data file parts have a closed border between them', () => {
    const neighbours = changed(['rome', 'siena'], ['milan', 'venice']);
    expect(misleading(neighbours)).toEqual([]);
    expect(keys(cellsOf(SITES, neighbours).closed)).toEqual(['milan | venice', 'rome | siena']);
  });

  test('D-7.2 zones that a data file joins have a way between them', () => {
    const neighbours = changed(['cagliari', 'rome'], ['turin', 'bobbio']);
    expect(misleading(neighbours)).toEqual([]);
    expect(keys(cellsOf(SITES, neighbours).ways)).toContain('cagliari | rome');
  });

  test('D-7.2 a way across water begins and ends on land, with water between', () => {
    const [{ edges }] = cellsOf(SITES, tables.neighbours).ways;
    const [[from, to]] = edges;
    const along = Array.from({ length: 41 }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / 40,
      y: from.y + ((to.y - from.y) * at) / 40,
    }));
    expect([along[0], along[40]].map(nearest).map((at) => ZONES[at])).toEqual(['san-giovanni-in-fiore', 'val-demone']);
    expect([along[0], along[40]].map(isLand)).toEqual([true, true]);
    expect(along.every(isLand)).toBe(false);
  });

  test('every sign stands in its own area, on land', () => {
    const wrong = PLACES.filter((place, at) => !isLand(place) || nearest(place) !== at);
    expect(wrong).toEqual([]);
  });

  test('D-7.4 anchors lie in the sea', () => {
    const dry = tables.ports.flat().filter((port) => isLand(PLACES[port].anchor));
    expect(dry.map((port) => ZONES[port])).toEqual([]);
  });
});

describe('arrow keys on the map of the dialects', () => {
  const places = [...PLACES, ...seaPlaces(DATA.seas)];
  const all = places.map((_, at) => at);
  const beside = (at: number) => {
    if (at >= ZONE_COUNT) return tables.ports[at - ZONE_COUNT];
    const sea = tables.ports.findIndex((ports) => ports.includes(at));
    return sea < 0 ? tables.neighbours[at] : [...tables.neighbours[at], ZONE_COUNT + sea];
  };
  const go = (key: string, from: number) => placeAt(key, from, places, beside(from), all);

  test('lead to neighbours and out to sea', () => {
    expect(go('ArrowDown', zone('bologna'))).toBe(zone('florence'));
    expect(go('ArrowDown', zone('rome'))).toBe(ZONE_COUNT + SEAS.indexOf('tyrrhenian'));
    expect(go('ArrowRight', zone('ancona'))).toBe(ZONE_COUNT + SEAS.indexOf('adriatic'));
  });

  test('reach every zone and sea', () => {
    const reached = new Set([0]);
    for (const from of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = go(key, from);
        if (to !== undefined) reached.add(to);
      }
    }
    expect(reached.size).toBe(places.length);
  });
});

describe('pawns on the map', () => {
  const at = (...positions: readonly number[]) => ({ players: positions.map((position) => ({ position })) });

  test('D-20.3 all pawns that are elsewhere are seen to go to Rome', () => {
    const rome = zone('rome');
    expect(movesBetween(at(0, rome, 7), at(rome, rome, rome))).toEqual([
      { seat: 0, from: 0, to: rome },
      { seat: 2, from: 7, to: rome },
    ]);
  });
});
