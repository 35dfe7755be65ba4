/** Which points of the sheet are land of Italy: within the coast, south of the Alps, and not beyond the seas. */
import { COAST } from './coast';
import { type Point, project } from './project';

/** Around Italy: along the Alps and through the seas, so that Corsica, Dalmatia and Africa stay outside. */
const AROUND: readonly (readonly [lon: number, lat: number])[] = [
  [6.6, 45.2], [6.9, 45.9], [7.9, 46.0], [8.5, 46.5], [9.3, 46.5], [10.1, 46.6], [10.5, 46.9], [12.2, 47.1], [13.7, 46.5],
  [13.75, 45.6], [13.4, 45.2], [13.2, 44.2], [14.5, 43.4], [16.4, 42.4], [19.0, 40.6], [18.8, 39.3], [17.2, 38.2],
  [15.9, 36.3], [13, 36.2], [11.6, 37.6], [9.5, 38.5], [7.6, 38.7], [7.6, 41.25], [9.3, 41.28], [10.2, 41.5], [10.2, 42.5],
  [9.7, 43.2], [8.4, 43.8], [7.5, 43.75], [7.0, 44.2], [6.8, 44.7],
]; // biome-ignore format: a row of places

const BORDER: readonly Point[] = AROUND.map(([lon, lat]) => project(lon, lat));

/** The outline as path data, to cut what is drawn on land. */
export const ITALY = `M${BORDER.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;

const PIECES: readonly (readonly Point[])[] = COAST.map((path) =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => {
      const [x, y] = point.split(' ').map(Number);
      return { x, y };
    }),
);

export function isLand(point: Point): boolean {
  return isInside(BORDER, point) && PIECES.some((piece) => isInside(piece, point));
}

/** Whether a line from the point to the left crosses the outline an odd number of times. */
function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [one, other] = [outline[at], outline[before]];
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    if (crosses) isIn = !isIn;
  }
  return isIn;
}
