/**
 * The map: seas, cities and roads. Printed in the rulebooks: the names of 24 cities, the eight that are closed with three
 * players, the two that only the side 2-5 shows, the four pirate ports, three more ports (Pisa, Ancona, Terracina), the
 * values of Ravenna, Terracina, Siena, Benevento, Parma and Palermo, and three roads. Everything else is reconstructed;
 * docs/data.md tells how. Positions are those of the real places and only serve to draw the map.
 */
import { type City, type CityId, type Data, type Relief, type Sea, type SeaId, SIDES, type Side } from './types.js';

/** Reconstructed: Pisa and Terracina are two seas apart, Ancona and Venice lie on one (V-7.5.5). */
export const SEA_AREAS: readonly Sea[] = [
  { sea: 'ligurian', adjacent: ['tyrrhenian'], lon: 8.9, lat: 43.4 },
  { sea: 'tyrrhenian', adjacent: ['ligurian', 'ionian', 'sicilian'], lon: 12, lat: 39.9 },
  { sea: 'ionian', adjacent: ['tyrrhenian', 'adriatic', 'sicilian'], lon: 17.8, lat: 38.3 },
  { sea: 'adriatic', adjacent: ['ionian'], lon: 15.2, lat: 43.3 },
  { sea: 'sicilian', adjacent: ['tyrrhenian', 'ionian'], lon: 11.6, lat: 37 },
];

type Marks = Pick<City, 'pirate' | 'closedAt3' | 'sides'>;

const OPEN: Marks = { pirate: false, closedAt3: false, sides: SIDES };
/** V-3.1.2 */
const CLOSED_AT_3: Marks = { ...OPEN, closedAt3: true };
/** V-7.4.7 */
const PIRATE: Marks = { ...OPEN, pirate: true };
const PIRATE_CLOSED_AT_3: Marks = { ...PIRATE, closedAt3: true };
/** V-3.1.3 */
const ONLY_FIVE: Marks = { ...OPEN, sides: ['2-5'] };

/** Names that are reconstructed say so; every relief is reconstructed, and so is every value not called printed. */
export const MAP_CITIES: readonly City[] = [
  city('nice', 1, { florin: 1, ship: 1 }, ['ligurian'], CLOSED_AT_3, [7.27, 43.7]),
  city('turin', 2, { crown: 1, cavalry: 1 }, [], CLOSED_AT_3, [7.69, 45.07]),
  city('milan', 4, { florin: 2, crown: 2, cavalry: 2 }, [], CLOSED_AT_3, [9.19, 45.46]),
  city('genoa', 3, { florin: 2, ship: 1 }, ['ligurian'], CLOSED_AT_3, [8.93, 44.41]),
  city('parma', 1, { florin: 1, cross: 1 }, [], CLOSED_AT_3, [10.33, 44.8]), // value printed
  city('verona', 2, { florin: 2, crown: 1 }, [], OPEN, [10.99, 45.44]), // name reconstructed
  city('venice', 4, { florin: 3, crown: 2, ship: 2 }, ['adriatic'], OPEN, [12.32, 45.44]),
  city('ferrara', 1, { florin: 1, mask: 1 }, [], OPEN, [11.62, 44.84]), // name reconstructed
  city('bologna', 2, { florin: 2, crown: 1, arrow: 1 }, [], OPEN, [11.34, 44.49]), // name reconstructed
  city('ravenna', 2, { florin: 2, cross: 1 }, [], OPEN, [12.2, 44.42]), // value printed
  city('florence', 4, { florin: 4, crown: 2 }, [], OPEN, [11.26, 43.77]),
  city('pisa', 2, { florin: 2, ship: 1 }, ['ligurian'], OPEN, [10.4, 43.72]), // port printed
  city('siena', 3, { florin: 3, crown: 1 }, [], OPEN, [11.33, 43.32]), // value printed
  city('perugia', 2, { florin: 1, cross: 1, cavalry: 1 }, [], ONLY_FIVE, [12.39, 43.11]),
  city('spoleto', 2, { crown: 1, cavalry: 1 }, [], OPEN, [12.74, 42.73]), // value from a strength of 2 in an example
  city('ancona', 1, { florin: 1, ship: 1 }, ['adriatic'], OPEN, [13.52, 43.62]), // port printed
  city('rome', 4, { florin: 2, crown: 2, cross: 1 }, [], OPEN, [12.5, 41.9]), // both of its tiles (V-3.1.4)
  city('civitavecchia', 2, { florin: 1, ship: 1 }, ['tyrrhenian'], ONLY_FIVE, [11.8, 42.09]),
  city('terracina', 1, { florin: 1, ship: 1 }, ['tyrrhenian'], OPEN, [13.25, 41.29]), // value and port printed
  city('aquila', 1, { florin: 1, cross: 1 }, [], OPEN, [13.4, 42.35]), // name reconstructed
  city('benevento', 2, { florin: 2, cross: 1 }, [], OPEN, [14.78, 41.13]), // value printed
  city('naples', 4, { florin: 3, crown: 2, ship: 1 }, ['tyrrhenian'], OPEN, [14.27, 40.85]),
  city('bari', 1, { florin: 1, ship: 1 }, ['adriatic'], OPEN, [16.87, 41.13]), // name reconstructed
  city('reggio', 1, { florin: 1, ship: 1 }, ['tyrrhenian', 'ionian'], CLOSED_AT_3, [15.65, 38.11]),
  city('palermo', 3, { florin: 2, ship: 1 }, ['tyrrhenian', 'sicilian'], OPEN, [13.36, 38.12]), // value printed
  city('syracuse', 1, { florin: 1, ship: 1 }, ['ionian', 'sicilian'], OPEN, [15.29, 37.07]), // name reconstructed
  city('ajaccio', 1, { ship: 1, mask: 1 }, ['ligurian', 'tyrrhenian'], PIRATE, [8.74, 41.93]),
  city('cagliari', 2, { ship: 2, mask: 1 }, ['tyrrhenian', 'sicilian'], PIRATE_CLOSED_AT_3, [9.11, 39.22]),
  city('tunis', 2, { florin: 2, ship: 1 }, ['sicilian'], PIRATE, [10.18, 36.8]),
  city('ragusa', 3, { florin: 2, ship: 2 }, ['adriatic'], PIRATE_CLOSED_AT_3, [18.09, 42.65]),
];

type Road = readonly [CityId, CityId];

/** Florence–Ravenna follows from the example of annexing; the others are reconstructed. */
const ROADS_OF_BOTH_SIDES: readonly Road[] = [
  ['nice', 'turin'],
  ['genoa', 'nice'],
  ['milan', 'turin'],
  ['genoa', 'turin'],
  ['genoa', 'milan'],
  ['milan', 'parma'],
  ['milan', 'verona'],
  ['genoa', 'parma'],
  ['genoa', 'pisa'],
  ['parma', 'verona'],
  ['parma', 'pisa'],
  ['bologna', 'parma'],
  ['venice', 'verona'],
  ['ferrara', 'verona'],
  ['ferrara', 'venice'],
  ['bologna', 'ferrara'],
  ['ferrara', 'ravenna'],
  ['bologna', 'florence'],
  ['bologna', 'ravenna'],
  ['florence', 'ravenna'],
  ['ancona', 'ravenna'],
  ['florence', 'pisa'],
  ['florence', 'siena'],
  ['pisa', 'siena'],
  ['ancona', 'spoleto'],
  ['ancona', 'aquila'],
  ['rome', 'spoleto'],
  ['aquila', 'spoleto'],
  ['aquila', 'rome'],
  ['rome', 'terracina'],
  ['naples', 'terracina'],
  ['benevento', 'terracina'],
  ['aquila', 'bari'],
  ['benevento', 'naples'],
  ['bari', 'benevento'],
  ['naples', 'reggio'],
  ['bari', 'reggio'],
  ['palermo', 'syracuse'],
];

/**
 * Perugia and Civitavecchia cut roads of the other side in two: so two editions can retreat from Spoleto differently. Ravenna–Venice
 * and L'Aquila–Benevento are on one side for the sake of balance (docs/balance/virtu.md).
 */
const ROADS_OF_ONE_SIDE: Readonly<Record<Side, readonly Road[]>> = {
  '3-4': [
    ['florence', 'spoleto'], // from the example of a retreat in the French and German rulebooks
    ['ravenna', 'venice'],
    ['rome', 'siena'],
    ['siena', 'spoleto'],
  ],
  '2-5': [
    ['aquila', 'benevento'],
    ['florence', 'perugia'],
    ['perugia', 'siena'],
    ['perugia', 'spoleto'], // from the same example in the Czech rulebook
    ['ancona', 'perugia'],
    ['civitavecchia', 'siena'],
    ['civitavecchia', 'rome'],
  ],
};

export const ROADS: Data['roads'] = {
  '3-4': [...ROADS_OF_BOTH_SIDES, ...ROADS_OF_ONE_SIDE['3-4']],
  '2-5': [...ROADS_OF_BOTH_SIDES, ...ROADS_OF_ONE_SIDE['2-5']],
};

function city(
  id: CityId,
  value: number,
  relief: Relief,
  seas: readonly SeaId[],
  marks: Marks,
  [lon, lat]: readonly [number, number],
): City {
  return { city: id, value, relief, seas, ...marks, lon, lat };
}
