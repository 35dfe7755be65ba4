/** Component data from a file: its shape, its bounds, and everything the rules rely on. */
import {
  also,
  decimal,
  differ,
  each,
  type Fields,
  falling,
  list,
  object,
  oneOf,
  type Reader,
  type Rule,
  readWhole,
  rising,
  someOf,
  sortedCatalogue,
  tuple,
  whole,
  yesNo,
} from '@bottega/kernel/data';
import { AGENTS, LAST_RANK, MOST_EXTRA_SPACES, ROOMS, TRACK_END } from '../tables.js';
import { checkCities, checkDynasties, checkPatronage, checkRoads, checkSeas } from './agreement.js';
import {
  ACTIONS,
  BONUSES,
  type Bonus,
  type Card,
  CHARACTERS,
  type Character,
  CITIES,
  type City,
  type CityId,
  type Data,
  DYNASTIES,
  type Dynasty,
  FAMILY,
  type FamilyCard,
  POWERS,
  type Power,
  type Price,
  type Relief,
  type Room,
  SEAS,
  type Sea,
  SIDES,
  SYMBOLS,
  type SymbolId,
  TILES,
  type Tile,
} from './types.js';

/** Reads the JSON form of `Data`, whole; otherwise an InputError names everything that is wrong, a line each. */
export function parseData(json: unknown): Data {
  return readWhole(dataFile, json);
}

/** V-3.2.2 */
const FAMILY_CARDS = 3;
/** V-9.3.7 speaks of 3 and 4 as the highest. */
const MOST_VALUE = 4;
/** An agent takes one symbol away (V-9.5.2); something is left to pay. */
const LEAST_ALLIANCE = 2;
/** The look-ahead of payments weighs two kinds of symbols beside florins (rules/look-ahead.ts). */
const MOST_KINDS = 2;
/** Larger numbers are slips of the pen, and a relief of hundreds would make actions of hundreds of steps. */
const FEW = 9;
const MANY = 99;

/** Where the symbols can be: tiles have no price for war symbols, and the marker's arrows are on tiles (V-6.1.4). */
const ON_TILES = SYMBOLS.filter((symbol) => symbol !== 'war');
const ON_CARDS = SYMBOLS.filter((symbol) => symbol !== 'arrow');
/** Printed rooms and Machiavelli are no tiles and have no price for war symbols either. */
const ELSEWHERE = SYMBOLS.filter((symbol) => symbol !== 'war' && symbol !== 'arrow');
/** V-5.5.14: what can be paid for an alliance. */
const FOR_ALLIANCES = ['crown', 'cross', 'cavalry', 'ship'] as const;
const TITLES: readonly string[] = ['duchy', 'principality', 'kingdom', 'republic'];
/** V-9.3.6: one for each dynasty, with its arms. */
const WITH_ARMS: readonly string[] = ['duchy', 'principality'];

const few = whole(0, FEW);
const place = { lon: decimal(5, 20), lat: decimal(35, 48) }; // Italy and what is around it

const twoCities = also(tuple<readonly [CityId, CityId]>(oneOf(CITIES), oneOf(CITIES)), differ);

const sea = object<Sea>({
  sea: oneOf(SEAS),
  adjacent: also(list(oneOf(SEAS), 1, SEAS.length), differ),
  ...place,
});

const city = also(
  object<City>({
    city: oneOf(CITIES),
    value: whole(1, MOST_VALUE),
    relief: relief(ON_TILES, 1),
    seas: also(list(oneOf(SEAS), 0, SEAS.length), differ),
    pirate: yesNo,
    closedAt3: yesNo,
    sides: also(list(oneOf(SIDES), 1, SIDES.length), differ),
    ...place,
  }),
  ({ pirate, seas, closedAt3, sides }, path, problem) => {
    if (pirate && seas.length === 0) problem(`${path}.seas must name a sea, because a pirate port is a port`);
    if (closedAt3 && !sides.includes('3-4'))
      problem(`${path}.closedAt3 must be false, because side 3-4 does not show the city`);
  },
);

const printed = {
  action: oneOf([...ACTIONS, null]),
  relief: relief(ON_CARDS, 1),
  warFlorins: few,
  agent: yesNo,
  prestige: few,
};

const dynasty = also(
  object<Dynasty>({
    dynasty: oneOf(DYNASTIES),
    startCities: twoCities,
    agents: whole(1, AGENTS),
    rooms: list(object<Room>({ action: oneOf(ACTIONS), relief: relief(ELSEWHERE, 0) }), ROOMS, ROOMS),
    family: list(card<FamilyCard>({ card: oneOf(FAMILY), ...printed }), FAMILY_CARDS, FAMILY_CARDS),
  }),
  ({ agents, family }, path, problem) => {
    const shown = family.filter(({ agent }) => agent).length;
    if (agents < shown) problem(`${path}.agents must be at least ${shown}, as its family cards show, not ${agents}`);
  },
);

const price = also(object<Price>({ florin: whole(0, MANY), crown: few, cross: few }), (one, path, problem) => {
  if (one.florin + one.crown + one.cross === 0) problem(`${path} must be at least one florin, crown or cross`);
});

const character = card<Character>({
  character: oneOf(CHARACTERS),
  price,
  ...printed,
  copies: whole(1, FEW),
  onePerPlayer: yesNo,
});

const tile = also(
  object<Tile>({
    tile: oneOf(TILES),
    copies: whole(1, FEW),
    price,
    relief: relief(ON_TILES, 1),
    prestige: few,
    spaces: whole(0, MOST_EXTRA_SPACES),
  }),
  ({ tile: id, copies, spaces }, path, problem) => {
    if (WITH_ARMS.includes(id) && copies !== DYNASTIES.length)
      problem(`${path}.copies must be ${DYNASTIES.length}, one for each dynasty, not ${copies}`);
    if (spaces > 0 && !TITLES.includes(id))
      problem(`${path}.spaces must be 0, because only titles add spaces, not ${spaces}`);
  },
);

const bonus = also(
  object<Bonus>({ bonus: oneOf(BONUSES), prestige: few, relief: relief(ELSEWHERE, 0) }),
  ({ bonus: id, relief: shown }, path, problem) => {
    const isEmpty = Object.keys(shown).length === 0;
    if (id === 'machiavelli' && isEmpty) problem(`${path}.relief must show at least one symbol`);
    if (id !== 'machiavelli' && !isEmpty)
      problem(`${path}.relief must be empty, because only Machiavelli is a courtier`);
  },
);

const power = also(
  object<Power>({ power: oneOf(POWERS), cost: relief(FOR_ALLIANCES, LEAST_ALLIANCE) }),
  ({ cost }, path, problem) => {
    const kinds = Object.keys(cost).length;
    if (kinds > MOST_KINDS) problem(`${path}.cost must ask for at most ${MOST_KINDS} kinds of symbols, not ${kinds}`);
  },
);

const dataFile = also(
  object<Data>({
    seas: also(sortedCatalogue('sea', SEAS, sea), checkSeas),
    cities: sortedCatalogue('city', CITIES, city),
    roads: object(each(SIDES, list(twoCities, 1, MANY))),
    dynasties: sortedCatalogue('dynasty', DYNASTIES, dynasty),
    characters: sortedCatalogue('character', CHARACTERS, character),
    tiles: sortedCatalogue('tile', TILES, tile),
    bonuses: sortedCatalogue('bonus', BONUSES, bonus),
    powers: sortedCatalogue('power', POWERS, power),
    cityPoints: pointsBy(TRACK_END + 1, rising),
    patronagePoints: pointsBy(LAST_RANK + 1, rising),
    religionPoints: object({ '3': pointsBy(3, falling), '4': pointsBy(4, falling), '5': pointsBy(5, falling) }),
    warTokens: whole(1, MANY),
    indulgences: whole(1, MANY),
  }),
  (data, _path, problem) => {
    checkRoads(data, problem);
    checkDynasties(data, problem);
    checkCities(data, problem);
    checkPatronage(data, problem);
  },
);

/** A relief that shows only some of the symbols, and so many in all at least. */
function relief(allowed: readonly SymbolId[], least: number): Reader<Relief> {
  return also(someOf(each(SYMBOLS, whole(1, FEW))), (shown, path, problem) => {
    for (const symbol of SYMBOLS) {
      if (symbol in shown && !allowed.includes(symbol))
        problem(`${path} must not show "${symbol}", only ${allowed.map((one) => `"${one}"`).join(', ')}`);
    }
    const total = SYMBOLS.reduce((sum, symbol) => sum + (shown[symbol] ?? 0), 0);
    if (total < least) problem(`${path} must show at least ${least === 1 ? 'one symbol' : `${least} symbols`}`);
  });
}

/** V-8.2.3: what a war symbol costs is printed beside it. */
function card<T extends Card>(fields: Fields<T>): Reader<T> {
  return also(object<T>(fields), ({ relief: shown, warFlorins }, path, problem) => {
    if (warFlorins > 0 && shown.war === undefined)
      problem(`${path}.warFlorins must be 0, because the relief shows no war symbol, not ${warFlorins}`);
  });
}

/** Points for each space, rank or place; going further is never worth less. */
function pointsBy(count: number, order: Rule<readonly number[]>): Reader<readonly number[]> {
  return also(list(few, count, count), order);
}
