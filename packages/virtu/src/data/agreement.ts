/** What the tables of a data file must agree on, so that every game that is set up with them can be played to its end. */
import type { Problem } from '@bottega/kernel/data';
import { SEATS } from '../tables.js';
import { dynastiesFor, isInPlay, sideFor } from './players.js';
import { type City, type CityId, type Data, type DynastyId, FAMILY, type Sea, type SeaId, SIDES } from './types.js';

/** V-7.5.5: borders between seas have two sides, and every sea can be reached from every other. */
export function checkSeas(seas: readonly Sea[], path: string, problem: Problem): void {
  const bordersOf = (from: SeaId) => seas.find(({ sea }) => sea === from)?.adjacent ?? [];
  for (const { sea, adjacent } of seas) {
    if (adjacent.includes(sea)) problem(`${path}: "${sea}" must not be adjacent to itself`);
    for (const other of adjacent) {
      if (bordersOf(other).includes(sea)) continue;
      problem(`${path}: "${other}" must name "${sea}" as adjacent, because "${sea}" names "${other}"`);
    }
  }
  const reached = spread(seas[0].sea, bordersOf);
  for (const { sea } of seas) {
    if (!reached.has(sea)) problem(`${path}: "${sea}" must be connected with "${seas[0].sea}" by adjacent seas`);
  }
}

/** Roads join cities of their side of the map, and no two cities twice. */
export function checkRoads({ roads, cities }: Data, problem: Problem): void {
  for (const side of SIDES) {
    const shown = new Set(cities.filter(({ sides }) => sides.includes(side)).map(({ city }) => city));
    const seen = new Set<string>();
    roads[side].forEach((road, at) => {
      const path = `roads."${side}"[${at}]`;
      for (const end of road) {
        if (!shown.has(end)) problem(`${path} must join cities of side ${side}, and "${end}" is not on it`);
      }
      const key = [...road].sort().join('–');
      if (seen.has(key)) problem(`${path} must not be there again: "${road[0]}" and "${road[1]}" are joined already`);
      seen.add(key);
    });
  }
}

/**
 * V-3.1.4, V-3.2.3: the start cities of a dynasty are in play exactly when it plays, because only Rome has a second tile,
 * without arms.
 */
export function checkDynasties({ dynasties, cities }: Data, problem: Problem): void {
  const cityOf = (id: CityId) => cities.find(({ city }) => city === id);
  const family = dynasties.flatMap((one) => one.family.map(({ card }) => card));
  for (const card of FAMILY) {
    const count = family.filter((one) => one === card).length;
    if (count !== 1) problem(`dynasties: the family card "${card}" must be there once, not ${count} times`);
  }
  const takenBy = new Map<CityId, DynastyId>();
  for (const { dynasty, startCities } of dynasties) {
    const problemHere: Problem = (what) => problem(`dynasties: the start cities of "${dynasty}" must ${what}`);
    if (dynasty === 'rome' && !startCities.includes('rome')) problemHere('have "rome" among them, which has two tiles');
    for (const id of startCities) {
      const taken = takenBy.get(id);
      if (taken !== undefined) problemHere(`be its own, but "${id}" is one of "${taken}"`);
      takenBy.set(id, dynasty);
      const city = cityOf(id);
      if (city?.pirate) problemHere(`not be pirate ports, but "${id}" is one`);
      for (const players of SEATS) {
        const plays = id === 'rome' || dynastiesFor(players).includes(dynasty);
        const isThere = city !== undefined && isInPlay(city, players);
        if (plays && !isThere) problemHere(`be in play with ${players} players, but "${id}" is not`);
        if (isThere && !plays) problemHere(`not be in play with ${players} players, but "${id}" is`);
      }
    }
  }
}

/** Every city in play can be reached from every other, and for some of them cathedrals can be bought (V-9.3.7). */
export function checkCities(data: Data, problem: Problem): void {
  const [home] = data.dynasties[0].startCities;
  for (const players of SEATS) {
    const inPlay = data.cities.filter((city) => isInPlay(city, players));
    const start = inPlay.find(({ city }) => city === home);
    if (start === undefined) continue; // checkDynasties says so
    const reached = spread(start, (from) => neighbours(data, inPlay, players, from));
    for (const city of inPlay) {
      if (!reached.has(city))
        problem(`cities: "${city.city}" must be joined to "${home}" by roads or seas with ${players} players`);
    }
    if (inPlay.every(({ value }) => value < CATHEDRAL_VALUE))
      problem(`cities: at least one in play with ${players} players must have the value 3 or 4, for the cathedrals`);
  }
}

/** V-10.1.1: a game can always end by patronage, because everybody can get what the ranks cost (V-7.2.2). */
export function checkPatronage({ dynasties, characters }: Data, problem: Problem): void {
  for (const { dynasty, rooms } of dynasties) {
    if (rooms.every(({ action }) => action !== 'patronize'))
      problem(`dynasties: "${dynasty}" must have a room for "patronize", the way to the end that is open to everybody`);
  }
  const forFlorins = characters.filter(({ price }) => price.crown + price.cross === 0);
  for (const symbol of ['florin', 'crown', 'cross'] as const) {
    if (forFlorins.every(({ relief }) => relief[symbol] === undefined))
      problem(`characters: at least one that costs only florins must show "${symbol}", which patronage costs`);
  }
}

const CATHEDRAL_VALUE = 3;

/** Where one can go from a city in one step, however many ships it may take: the seas are connected (checkSeas). */
function neighbours({ roads }: Data, inPlay: readonly City[], players: number, from: City): readonly City[] {
  const byRoad = new Set(roads[sideFor(players)].filter((road) => road.includes(from.city)).flat());
  return inPlay.filter(({ city, seas }) => byRoad.has(city) || (seas.length > 0 && from.seas.length > 0));
}

/** Everything that can be reached from a start. */
function spread<T>(start: T, next: (from: T) => readonly T[]): ReadonlySet<T> {
  const reached = new Set([start]);
  for (const from of reached) for (const to of next(from)) reached.add(to); // a set goes on to what is added meanwhile
  return reached;
}
