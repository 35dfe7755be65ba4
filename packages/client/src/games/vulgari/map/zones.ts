/**
 * Where each zone lies on the sheet: where its city, abbey or pawns stand, the points that give its area a shape, and on which
 * side its values are. The points were searched for by trial, so that in the data that come with the game zones
 * touch on land exactly if they are neighbours, every area has room for its sign, and none lies far from the real place; where
 * a data file says otherwise, cells.ts closes borders and draws ways. Places and sides were chosen so that nothing that is to be read
 * ever meets. All numbers are units of the drawing.
 */
import { SEAS, ZONES, type ZoneId } from '@bottega/vulgari/show';
import { type Point, project } from '../../map/project';
import type { Site } from './cells';

type Pair = readonly [x: number, y: number];

interface Layout {
  readonly at: Pair;
  readonly points: readonly Pair[];
  /** The side of the values; an Event card lies on the other one. East if nothing is said. */
  readonly values?: 'e' | 'w';
  /** In the sea of a port. */
  readonly anchor?: Pair;
}

const LAYOUTS: Readonly<Record<ZoneId, Layout>> = {
  turin: { at: [75, 147], points: [[129, 33], [81, 147], [95, 81]] },
  monferrato: { at: [142, 166], points: [[157, 120], [166, 149], [167, 181]] },
  milan: { at: [237, 100], points: [[249, 117], [256, 134], [354, 134]] },
  genoa: { at: [198, 233], points: [[123, 284], [188, 180]], anchor: [205, 285], values: 'w' },
  bobbio: { at: [273, 185], points: [[252, 146], [171, 149], [267, 139]] },
  vicenza: { at: [399, 75], points: [[502, -70], [391, 71]] },
  venice: { at: [470, 105], points: [[468, 120]], anchor: [514, 168] },
  padua: { at: [440, 176], points: [[465, 169], [446, 188]], values: 'w' },
  bologna: { at: [416, 243], points: [[444, 237], [510, 283], [389, 245]] },
  pisa: { at: [313, 348], points: [[297, 319], [356, 355]], values: 'w' },
  florence: { at: [388, 307], points: [[402, 344], [394, 319], [375, 278]], values: 'w' },
  'la-verna': { at: [457, 319], points: [[439, 313], [406, 334], [439, 336]] },
  siena: { at: [373, 426], points: [[357, 380], [447, 534], [377, 381]], values: 'w' },
  cortona: { at: [447, 387], points: [[453, 396], [437, 369]] },
  urbino: { at: [518, 341], points: [[512, 354], [523, 335]] },
  ancona: { at: [581, 381], points: [[622, 436], [546, 375]], anchor: [614, 344] },
  assisi: { at: [501, 405], points: [[511, 408], [501, 382], [490, 407]] },
  norcia: { at: [554, 447], points: [[528, 461], [540, 438], [548, 449]] },
  rome: { at: [495, 522], points: [[519, 484], [493, 528]], anchor: [440, 566], values: 'w' },
  celano: { at: [608, 499], points: [[576, 513], [592, 501]] },
  montecassino: { at: [582, 565], points: [[580, 552]] },
  naples: { at: [660, 630], points: [[640, 620]], anchor: [604, 680] },
  'monte-sant-angelo': { at: [735, 550], points: [[674, 524], [733, 530]] },
  lucania: { at: [759, 663], points: [[775, 667]] },
  brindisi: { at: [897, 655], points: [[911, 696], [821, 584]], anchor: [948, 616] },
  taranto: { at: [828, 657], points: [[822, 707], [881, 728], [816, 667]] },
  'san-giovanni-in-fiore': { at: [822, 808], points: [[795, 838], [766, 961], [704, 723], [767, 931], [775, 895]] },
  'val-demone': { at: [687, 963], points: [[712, 953], [674, 964], [731, 914], [690, 880]] },
  catania: { at: [688, 1035], points: [[697, 1032]] },
  palermo: { at: [558, 968], points: [[568, 970]], anchor: [556, 908] },
  cagliari: { at: [195, 783], points: [[130, 661]], anchor: [282, 796] },
}; // biome-ignore format: a zone a line

/** Where an anchor lies if the owner of a box has made a port of a zone that is none. */
const USUAL_ANCHOR: Pair = [0, 30];

export interface Place extends Point {
  readonly values: 'e' | 'w';
  readonly anchor: Point;
}

/** Where the pawns of a zone stand. */
export const PLACES: readonly Place[] = ZONES.map((zone) => {
  const { at, values = 'e', anchor = [at[0] + USUAL_ANCHOR[0], at[1] + USUAL_ANCHOR[1]] } = LAYOUTS[zone];
  return { ...point(at), values, anchor: point(anchor) };
});

export const SITES: readonly Site[] = ZONES.flatMap((id, zone) =>
  LAYOUTS[id].points.map((pair) => ({ ...point(pair), zone })),
);

interface Named {
  readonly lon: number;
  readonly lat: number;
}

/** Where the pawns of a sea stand. */
export const seaPlaces = (seas: readonly Named[]): Point[] =>
  SEAS.map((_, sea) => project(seas[sea].lon, seas[sea].lat));

function point([x, y]: Pair): Point {
  return { x, y };
}
