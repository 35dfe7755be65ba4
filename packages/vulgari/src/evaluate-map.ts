/** The map as the evaluation goes over it: lists of the zones that matter, made once for the tables of a game. */
import type { Tables } from './tables.js';

interface Map {
  /** The dialect of each zone as a number from 1; 0 in neutral zones. */
  readonly dialects: readonly number[];
  readonly cities: readonly number[];
  readonly convents: readonly number[];
  readonly cathedrals: readonly number[];
  readonly abbeys: readonly number[];
  /** Where the Riddle is asked (D-12.1). */
  readonly blue: readonly number[];
}

const maps = new WeakMap<Tables, Map>();

export function mapOf(tables: Tables): Map {
  const known = maps.get(tables);
  if (known !== undefined) return known;
  const map = makeMap(tables);
  maps.set(tables, map);
  return map;
}

function makeMap({ places }: Tables): Map {
  const zonesWith = (is: (place: Tables['places'][number]) => boolean): number[] =>
    places.flatMap((place, zone) => (is(place) ? [zone] : []));
  return {
    dialects: places.map(({ dialect }) => (dialect === 0 ? 0 : 1 + Math.log2(dialect))),
    cities: zonesWith(({ ducats, knowledge }) => ducats > 0 || knowledge > 0),
    convents: zonesWith(({ isConvent }) => isConvent),
    cathedrals: zonesWith(({ isCathedral }) => isCathedral),
    abbeys: zonesWith(({ isAbbey }) => isAbbey),
    blue: zonesWith(({ isBlue }) => isBlue),
  };
}
