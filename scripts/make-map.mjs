/**
 * Draws the coasts of Italy and what is around it, once, from the public-domain data of Natural Earth (world-atlas): projects
 * them, thins them out and writes them as path data for the page. Run it after changing the section or the fineness:
 *
 *   node scripts/make-map.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { geoConicConformal, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { root } from './setup.mjs';

/** The section: from Nice to Ragusa, from the Alps to Tunis. */
const WEST = 6;
const EAST = 19.4;
const SOUTH = 36;
const NORTH = 46.6;
/** Units of the drawing. */
const WIDTH = 1000;
/** Points nearer to the line between their neighbours than this are left out; islands smaller than this are not drawn. */
const FINENESS = 0.9;
const LEAST_ISLAND = 12;

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'));
const world = feature(atlas, atlas.objects.land);
// Only land around the section: a cone cannot show the antarctic.
const isNear = ([lon, lat]) => lon > WEST - 5 && lon < EAST + 5 && lat > SOUTH - 5 && lat < NORTH + 5;
const land = {
  type: 'MultiPolygon',
  coordinates: world.features
    .flatMap(({ geometry }) => geometry.coordinates)
    .filter(([outline]) => outline.some(isNear)),
};

// A conic projection is what atlases use for the Mediterranean; its standard parallels lie within the section.
const projection = geoConicConformal()
  .parallels([38, 44])
  .rotate([-(WEST + EAST) / 2, 0])
  .translate([0, 0])
  .scale(1);
const corners = [
  [WEST, NORTH],
  [EAST, NORTH],
  [WEST, SOUTH],
  [EAST, SOUTH],
  [(WEST + EAST) / 2, NORTH],
  [(WEST + EAST) / 2, SOUTH],
].map((point) => projection(point));
const left = Math.max(corners[0][0], corners[2][0]);
const right = Math.min(corners[1][0], corners[3][0]);
const top = Math.max(corners[0][1], corners[1][1]);
const bottom = Math.min(corners[2][1], corners[3][1]);
const scale = WIDTH / (right - left);
projection.scale(scale).translate([-left * scale, -top * scale]);
const HEIGHT = Math.round((bottom - top) * scale);
projection.clipExtent([
  [-20, -20],
  [WIDTH + 20, HEIGHT + 20],
]);

const rings = [];
geoPath(projection, {
  moveTo: (x, y) => rings.push([[x, y]]),
  lineTo: (x, y) => rings.at(-1).push([x, y]),
  closePath() {},
  arc() {},
})(land);

const paths = rings
  .filter((ring) => area(ring) >= LEAST_ISLAND)
  .map((ring) => thin(ring))
  .filter((ring) => ring.length > 3)
  .map((ring) => `M${ring.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`);

function area(ring) {
  let sum = 0;
  for (let at = 0; at < ring.length; at++) {
    const [x, y] = ring[at];
    const [nextX, nextY] = ring[(at + 1) % ring.length];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum / 2);
}

/** Douglas and Peucker: keeps a point if the line without it would be off by more than the fineness. */
function thin(line) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)];
  let farthest = 0;
  let most = 0;
  for (let at = 1; at < line.length - 1; at++) {
    const distance = distanceTo(line[at], first, last);
    if (distance > most) [most, farthest] = [distance, at];
  }
  if (most <= FINENESS) return [first, last];
  return [...thin(line.slice(0, farthest + 1)).slice(0, -1), ...thin(line.slice(farthest))];
}

function distanceTo([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

const [k, x0, y0] = [projection.scale(), ...projection.translate()];
writeFileSync(
  join(root, 'packages/client/src/games/map/coast.ts'),
  `/** The coasts of Italy and around it, made by scripts/make-map.mjs from the public-domain data of Natural Earth. */

export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};

/** The projection (conic, conformal): what \`project\` needs to put a place where the coast says it is. */
export const PROJECTION = { parallels: [38, 44], meridian: ${(WEST + EAST) / 2}, scale: ${round(k)}, x: ${round(x0)}, y: ${round(y0)} } as const;

/** One path for each piece of land. */
export const COAST: readonly string[] = [
${paths.map((path) => `  '${path}',`).join('\n')}
];
`,
);
console.log(`${paths.length} pieces of land, ${paths.join('').length} characters, ${WIDTH} × ${HEIGHT}`);

function round(value) {
  return Math.round(value * 1e4) / 1e4;
}
