/** Where the cities stand on the map, and on which side of them their names are written, so that no two names meet. */
import { CITIES } from '@bottega/virtu/show';
import { type Point, project } from '../map/project';

type Side = 'n' | 's' | 'e' | 'w';

const NAME_SIDES: Partial<Readonly<Record<(typeof CITIES)[number], Side>>> = {
  turin: 'n',
  milan: 'n',
  genoa: 's',
  verona: 'n',
  venice: 'e',
  ferrara: 'e',
  bologna: 'w',
  ravenna: 'e',
  florence: 'n',
  pisa: 'w',
  siena: 'w',
  perugia: 'e',
  spoleto: 'e',
  ancona: 'e',
  rome: 's',
  civitavecchia: 'w',
  terracina: 's',
  aquila: 'e',
  benevento: 'e',
  naples: 'w',
  bari: 'n',
  ajaccio: 'w',
};

/** Cities that stand so close that their signs would touch are moved apart a little. */
const MOVED: Partial<Readonly<Record<(typeof CITIES)[number], Point>>> = {
  ferrara: { x: 14, y: -10 },
  bologna: { x: -12, y: 8 },
  florence: { x: 0, y: -10 },
  siena: { x: 2, y: 14 },
  perugia: { x: -4, y: -10 },
  spoleto: { x: 6, y: 10 },
  benevento: { x: 12, y: -8 },
  naples: { x: -8, y: 8 },
  civitavecchia: { x: -12, y: -4 },
  rome: { x: 8, y: 6 },
};

export interface Place extends Point {
  readonly side: Side;
}

export function placeOf(city: number, lon: number, lat: number): Place {
  const id = CITIES[city];
  const { x, y } = project(lon, lat);
  const moved = MOVED[id] ?? { x: 0, y: 0 };
  return { x: x + moved.x, y: y + moved.y, side: NAME_SIDES[id] ?? 's' };
}
