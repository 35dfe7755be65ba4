/**
 * Where each zone lies on the sheet: first the place where its city, abbey or pawns stand, then further points that give its
 * area a shape. They were chosen so that zones touch on land exactly if they are neighbours in the data that comes with the
 * game; where a data file says otherwise, cells.ts closes borders and draws ways.
 */
import { ZONES, type ZoneId } from '@bottega/vulgari/show';
import type { Point } from '../map/project';
import type { Site } from './cells';

const POINTS: Readonly<Record<ZoneId, readonly (readonly [x: number, y: number])[]>> = {
  turin: [[118, 173]],
  monferrato: [[157, 202]],
  milan: [[234, 137], [421, 160], [322, 158]],
  genoa: [[205, 250], [172, 284], [223, 248]],
  bobbio: [[247, 217]],
  vicenza: [[412, 130]],
  venice: [[474, 148], [437, 156]],
  padua: [[434, 162], [434, 173]],
  bologna: [[401, 241]],
  pisa: [[319, 341]],
  florence: [[379, 321], [419, 345]],
  'la-verna': [[430, 334]],
  siena: [[392, 373], [346, 434], [390, 390]],
  cortona: [[443, 374]],
  urbino: [[501, 326], [500, 296]],
  ancona: [[562, 341], [587, 393]],
  assisi: [[490, 403], [492, 374]],
  norcia: [[531, 430]],
  rome: [[482, 527], [380, 488]],
  celano: [[566, 509], [694, 449]],
  montecassino: [[591, 582]],
  naples: [[630, 644], [714, 723]],
  'monte-sant-angelo': [[762, 545]],
  lucania: [[756, 675]],
  brindisi: [[930, 655], [850, 620], [923, 644]],
  taranto: [[873, 678]],
  'san-giovanni-in-fiore': [[834, 806], [795, 905], [782, 955], [772, 926]],
  'val-demone': [[712, 941], [738, 920]],
  catania: [[705, 1003]],
  palermo: [[558, 940], [585, 1000], [600, 960]],
  cagliari: [[200, 811], [190, 690]],
}; // biome-ignore format: a zone a line

/** Where the pawns of a zone stand. */
export const PLACES: readonly Point[] = ZONES.map((zone) => {
  const [[x, y]] = POINTS[zone];
  return { x, y };
});

export const SITES: readonly Site[] = ZONES.flatMap((id, zone) => POINTS[id].map(([x, y]) => ({ x, y, zone })));
