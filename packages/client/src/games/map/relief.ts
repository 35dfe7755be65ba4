/** Mountains and rivers of Italy and around it, where they really are; drawn as signs, not measured. */
import { type Point, project } from './project';

type LonLat = readonly [lon: number, lat: number];

/** Ridges, each with the height of its signs in units of the drawing. */
const RIDGES: readonly { readonly height: number; readonly line: readonly LonLat[] }[] = [
  // The Alps from the sea to Carniola, and the lower chains before them.
  { height: 21, line: [[7.2, 44.15], [6.95, 44.5], [6.95, 44.95], [7.0, 45.4], [6.95, 45.85], [7.8, 46.0], [8.4, 46.3]] },
  { height: 21, line: [[8.4, 46.3], [9.3, 46.35], [10.1, 46.4], [10.7, 46.3], [11.4, 46.45], [12.2, 46.5], [13.1, 46.45], [14.1, 46.4], [14.9, 46.3]] },
  { height: 15, line: [[6.35, 44.3], [6.4, 44.9], [6.4, 45.4], [6.45, 45.9]] },
  { height: 15, line: [[9.5, 46.0], [10.1, 45.95], [11.4, 46.05], [12.1, 46.2], [12.8, 46.2]] },
  // The Apennines from Liguria to Calabria.
  { height: 15, line: [[7.9, 44.2], [8.45, 44.6], [9.2, 44.58], [9.75, 44.4], [10.25, 44.28]] },
  { height: 18, line: [[10.25, 44.28], [10.8, 44.12], [11.7, 44.02], [12.1, 43.78], [12.5, 43.45]] },
  { height: 18, line: [[12.5, 43.45], [13.0, 43.25], [13.2, 42.85], [13.45, 42.65]] },
  { height: 21, line: [[13.75, 42.45], [13.95, 42.05], [14.2, 41.7], [14.5, 41.45]] },
  { height: 16, line: [[15.0, 40.85], [15.45, 40.65], [15.8, 40.35], [16.1, 39.95]] },
  { height: 16, line: [[16.25, 39.6], [16.45, 39.25], [16.45, 38.9], [16.25, 38.5]] },
  // Islands.
  { height: 15, line: [[13.8, 37.8], [14.3, 37.85], [14.75, 37.9]] },
  { height: 17, line: [[9.0, 42.5], [9.1, 42.2], [9.15, 41.9]] },
  { height: 14, line: [[9.35, 40.5], [9.35, 40.1], [9.25, 39.8]] },
  // Beyond the seas.
  { height: 18, line: [[14.5, 45.4], [15.1, 44.85], [15.8, 44.4], [16.5, 43.95], [17.2, 43.6], [17.9, 43.35], [18.6, 42.95], [19.2, 42.75]] },
  { height: 14, line: [[15.7, 45.1], [16.6, 44.6], [17.5, 44.1], [18.4, 43.7]] },
  { height: 14, line: [[6.3, 36.45], [7.3, 36.4], [8.2, 36.5], [9.1, 36.35]] },
]; // biome-ignore format: a ridge a line

/** Rivers from their springs to the sea. */
const RIVERS: readonly (readonly LonLat[])[] = [
  [[7.1, 44.7], [7.75, 45.08], [8.6, 45.08], [9.6, 45.1], [10.4, 44.98], [11.2, 45.02], [12.0, 44.96], [12.5, 44.95]], // Po
  [[11.0, 46.2], [11.1, 45.8], [10.95, 45.45], [11.6, 45.16], [12.3, 45.16]], // Adige
  [[11.7, 43.8], [11.85, 43.55], [11.55, 43.6], [11.3, 43.77], [10.9, 43.7], [10.28, 43.68]], // Arno
  [[12.1, 43.75], [12.42, 43.1], [12.4, 42.7], [12.62, 42.3], [12.5, 41.95], [12.25, 41.74]], // Tiber
]; // biome-ignore format: a river a line

/** Units from one sign of a ridge to the next. */
const STRIDE = 17;

export interface Mountain extends Point {
  readonly height: number;
}

/** The signs of all ridges, from the back to the front, but none so near to a place that is to stay clear. */
export function mountains(clear: readonly Point[], distance: number): Mountain[] {
  return RIDGES.flatMap(({ height, line }) =>
    ridgeAlong(
      line.map(([lon, lat]) => project(lon, lat)),
      height,
    ),
  )
    .filter(({ x, y }) => clear.every((place) => Math.hypot(place.x - x, place.y - y) > distance))
    .sort((one, other) => one.y - other.y);
}

/** The signs of a ridge through these points. */
export function ridgeAlong(points: readonly Point[], height: number): Mountain[] {
  const signs: Mountain[] = [];
  let ahead = 0;
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1], points[at]];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; ahead < length; ahead += STRIDE) {
      const part = ahead / length;
      // Uneven as a hand draws them, and the same on every page.
      const sway = Math.sin(signs.length * 2.4 + height);
      signs.push({
        x: from.x + part * (to.x - from.x) + 4 * sway,
        y: from.y + part * (to.y - from.y) + 5 * Math.cos(signs.length * 1.7),
        height: height * (1 + 0.18 * sway),
      });
    }
    ahead -= length;
  }
  return signs;
}

/** The courses of the rivers as path data. */
export const RIVER_PATHS: readonly string[] = RIVERS.map((course) =>
  smooth(course.map(([lon, lat]) => project(lon, lat))),
);

/** A line through points without corners, as path data (Catmull and Rom). */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  const pieces = points.slice(1).map((point, index) => {
    const before = points[index - 1] ?? points[index];
    const from = points[index];
    const after = points[index + 2] ?? point;
    const bend = (one: number, other: number) => (other - one) / 6;
    return `C${tenth(from.x + bend(before.x, point.x))} ${tenth(from.y + bend(before.y, point.y))} ${tenth(
      point.x - bend(from.x, after.x),
    )} ${tenth(point.y - bend(from.y, after.y))} ${tenth(point.x)} ${tenth(point.y)}`;
  });
  return `M${tenth(first.x)} ${tenth(first.y)}${pieces.join('')}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
