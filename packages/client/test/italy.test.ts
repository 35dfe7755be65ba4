/** The map of Virtù: what is drawn lies where it should, and the arrow keys reach every city. */

import { DATA } from '@bottega/virtu';
import { CITIES, CITY_COUNT, layOut } from '@bottega/virtu/show';
import { describe, expect, test } from 'vitest';
import { COAST } from '../src/games/map/coast';
import { placeAt } from '../src/games/map/look/use-arrows';
import type { Point } from '../src/games/map/project';
import { placeOf, roadLine } from '../src/games/virtu/map/places';
import { seaWayLine } from '../src/games/virtu/map/sea-ways';

const tables = layOut(DATA);
const places = DATA.cities.map((city, index) => placeOf(index, city));
const cities = Array.from({ length: CITY_COUNT }, (_, city) => city);
const named = (one: number, other: number) => `${CITIES[one]}–${CITIES[other]}`;

const land = COAST.map((path) =>
  [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
);

function isLand({ x, y }: Point): boolean {
  return land.some((ring) => {
    let isInside = false;
    for (const [index, one] of ring.entries()) {
      const other = ring[(index + 1) % ring.length];
      const isBetween = one.y > y !== other.y > y;
      if (isBetween && x < one.x + ((y - one.y) * (other.x - one.x)) / (other.y - one.y)) isInside = !isInside;
    }
    return isInside;
  });
}

/** Points along path data made of cubic curves. */
function along(line: string): Point[] {
  const numbers = [...line.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
  const points: Point[] = [];
  for (let at = 0; at + 7 < numbers.length; at += 6) {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = numbers.slice(at, at + 8);
    for (let t = 0; t < 1; t += 0.1) {
      const of = (a: number, b: number, c: number, d: number) =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
      points.push({ x: of(x0, x1, x2, x3), y: of(y0, y1, y2, y3) });
    }
  }
  return points;
}

const isNear = (point: Point, city: number, reach: number) =>
  Math.hypot(point.x - places[city].x, point.y - places[city].y) < reach;

/** Units around a city that its sign and its anchors cover. */
const SIGN = 48;
/** Reggio's sign covers the strait of Messina, which is narrower than any line. */
const REGGIO = CITIES.indexOf('reggio');

describe('V-7.5 the map', () => {
  test.each([4, 5])('V-7.5.1 with %i players roads lead over land', (seats) => {
    const wet = cities.flatMap((from) =>
      tables.boards[seats].roads[from]
        .filter((to) => to > from)
        .filter((to) => {
          // The signs of ports stand partly in the water.
          const open = along(roadLine(places, from, to)).filter(
            (point) => !isNear(point, from, 24) && !isNear(point, to, 24),
          );
          return open.some((point) => !isLand(point));
        })
        .map((to) => named(from, to)),
    );
    expect(wet).toEqual([]);
  });

  test('V-7.5.5 ways by sea lead through the sea', () => {
    const { ports } = tables.boards[5];
    const dry = cities.flatMap((from) =>
      ports[from].flatMap((to) => {
        const line = seaWayLine(DATA.seas, places[from].anchors, places[to].anchors);
        const covered = [from, to, REGGIO];
        const open = along(line).filter((point) => !covered.some((city) => isNear(point, city, SIGN)));
        return open.filter(isLand).map(({ x, y }) => `${named(from, to)} at ${Math.round(x)} ${Math.round(y)}`);
      }),
    );
    expect(dry).toEqual([]);
  });

  test('anchors lie in the sea', () => {
    const dry = places.flatMap(({ anchors }, city) =>
      anchors.filter(isLand).map(({ sea }) => `${CITIES[city]}, ${sea}`),
    );
    expect(dry).toEqual([]);
  });
});

describe('arrow keys on the map', () => {
  const { roads, inPlay } = tables.boards[4];
  const shown = cities.filter((city) => inPlay[city]);
  const go = (key: string, from: (typeof CITIES)[number]) => {
    const city = CITIES.indexOf(from);
    const to = placeAt(key, city, places, roads[city], shown);
    return to === undefined ? null : CITIES[to];
  };

  test('follow the roads', () => {
    expect(go('ArrowRight', 'turin')).toBe('milan');
    expect(go('ArrowDown', 'florence')).toBe('siena');
    expect(go('ArrowLeft', 'florence')).toBe('pisa');
  });

  test('cross the sea where no road leads that way', () => {
    expect(go('ArrowLeft', 'cagliari')).toBe(null);
    expect(go('ArrowUp', 'cagliari')).toBe('ajaccio');
    expect(go('ArrowLeft', 'palermo')).toBe('tunis');
  });

  test('reach every city from every city', () => {
    const seen = new Set([0]);
    for (const from of seen) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = placeAt(key, from, places, roads[from], shown);
        if (to !== undefined) seen.add(to);
      }
    }
    expect(seen.size).toBe(shown.length);
  });
});
