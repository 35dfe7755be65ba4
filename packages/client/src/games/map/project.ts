/** From longitude and latitude to the drawing of coast.ts: the conic conformal projection of Lambert. */
import { PROJECTION } from './coast';

const RADIANS = Math.PI / 180;
const tany = (latitude: number) => Math.tan((Math.PI / 2 + latitude) / 2);
const [south, north] = PROJECTION.parallels.map((degrees) => degrees * RADIANS);
const CONE = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(tany(north) / tany(south));
const FACTOR = (Math.cos(south) * tany(south) ** CONE) / CONE;
/** Where latitude 0 lies: the projection counts from there. */
const EQUATOR = FACTOR / tany(0) ** CONE;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function project(lon: number, lat: number): Point {
  const radius = FACTOR / tany(lat * RADIANS) ** CONE;
  const angle = CONE * (lon - PROJECTION.meridian) * RADIANS;
  return {
    x: PROJECTION.x + PROJECTION.scale * radius * Math.sin(angle),
    y: PROJECTION.y - PROJECTION.scale * (EQUATOR - radius * Math.cos(angle)),
  };
}
