/** The component data laid out for the rules: cities, cards and tiles as small integers that index these tables. */
import type { HouseRulesOf, Option, Seat } from '@bottega/kernel';
import {
  ACTIONS,
  type ActionId,
  BONUSES,
  type BonusId,
  type Card,
  CHARACTERS,
  type CharacterId,
  CITIES,
  type CityId,
  type Data,
  DYNASTIES,
  type DynastyId,
  type FamilyId,
  POWERS,
  type PowerId,
  type Relief,
  type Side,
  SYMBOLS,
  type SymbolId,
  TILES,
  type TileId,
} from './data/index.js';

/** V-5.1.1: a relief: how many of each symbol, in the order of `SYMBOLS`. */
export type Symbols = readonly number[];

/** The symbols as indexes. */
export const FLORIN = 0;
export const CROWN = 1;
export const CROSS = 2;
export const CAVALRY = 3;
export const SHIP = 4;
export const MASK = 5;
export const WAR = 6;
export const ARROW = 7;

/** The actions as indexes of `ACTIONS`. */
export const GOVERN = 0;
export const PATRONIZE = 1;
export const TRADE = 2;
export const ANNEX = 3;
export const WAGE_WAR = 4;
export const INTRIGUE = 5;

/** Nothing there, nobody, no card. */
export const NONE = -1;
/** Of a city: closed, or not on this side of the map. It does not exist for any rule (V-3.1.2, V-3.1.3). */
export const ABSENT = -2;

export const CITY_COUNT = CITIES.length;
export const ROOMS = 5;
export const POWER_COUNT = POWERS.length;

/** The three great powers as indexes of `POWERS`. */
export const FRANCE = 0;
export const OTTOMAN = 1;
export const EMPIRE = 2;

/** Tiles of a domain are numbered: cities first, then these, then the cathedrals by the city where they stand. */
export const DUCHY = CITY_COUNT;
export const PRINCIPALITY = DUCHY + 1;
export const KINGDOM = DUCHY + 2;
export const REPUBLIC = DUCHY + 3;
export const GUILD = DUCHY + 4;
export const CANNONS = DUCHY + 5;
export const CATHEDRAL = DUCHY + 6;
export const TILE_COUNT = CATHEDRAL + CITY_COUNT;

/** The patronage bonuses as indexes of `BONUSES`. */
export const LEONARDO = 0;
export const COPERNICUS = 1;
export const MICHELANGELO = 2;
export const MACHIAVELLI = 4;
export const FIRST_WORK = 5;
export const BASTIONS = 5;
export const PRINCE = 6;
export const DUOMO = 7;
export const SISTINE_CHAPEL = 8;
export const CANNONS_BONUS = 9;

/** Where an agent can be (V-7.6.2): a city, a room of a palace, an alliance; numbered in this order. */
export const ROOM_PLACES = CITY_COUNT;
export const POWER_PLACES = ROOM_PLACES + 5 * ROOMS;
export const PLACE_COUNT = POWER_PLACES + POWER_COUNT;
export const roomPlace = (seat: Seat, room: number): number => ROOM_PLACES + seat * ROOMS + room;
export const powerPlace = (power: number): number => POWER_PLACES + power;

/** Where a card can be in a palace: six cortigiano spaces (V-9.2.8), five action slots, five upgrade slots. */
export const SPACE_COUNT = 6;
export const ACTION_SLOTS = SPACE_COUNT;
export const UPGRADE_SLOTS = ACTION_SLOTS + ROOMS;
export const SLOT_COUNT = UPGRADE_SLOTS + ROOMS;
/** Spaces L1, L2, L3, R1, R2, R3: which are left of the palace, and which are extra spaces. */
export const IS_LEFT: readonly boolean[] = [true, true, true, false, false, false];
export const IS_EXTRA: readonly boolean[] = [false, true, true, false, false, true];
export const BASE_SPACES = 3;

/** A card of the game: family cards by dynasty, then the characters, then Machiavelli. Copies of a character are alike. */
export const FAMILY_COUNT = 15;
export const FIRST_CHARACTER = FAMILY_COUNT;
export const MACHIAVELLI_CARD = FAMILY_COUNT + CHARACTERS.length;

/** Things to buy (V-9.3.1): the characters, then the tiles. */
export const ITEM_COUNT = CHARACTERS.length + TILES.length;
export const FIRST_TILE_ITEM = CHARACTERS.length;

export interface CardFace {
  readonly id: FamilyId | CharacterId | 'machiavelli';
  /** An index of `ACTIONS`, or NONE. */
  readonly action: number;
  readonly relief: Symbols;
  readonly warFlorins: number;
  readonly agent: boolean;
  readonly prestige: number;
}

export interface Item {
  readonly id: CharacterId | TileId;
  readonly florin: number;
  readonly crown: number;
  readonly cross: number;
}

export interface Palace {
  readonly id: DynastyId;
  /** Cities, as indexes. */
  readonly startCities: readonly [number, number];
  readonly agents: number;
  /** By room: the printed action and relief. */
  readonly actions: readonly number[];
  readonly reliefs: readonly Symbols[];
  /** The three family cards. */
  readonly family: readonly number[];
}

/** A side of the map with the cities that are in play. */
export interface Board {
  /** Whether a city is on this side of the map, open or closed (V-3.1.2, V-3.1.3). */
  readonly onMap: readonly boolean[];
  readonly inPlay: readonly boolean[];
  /** Cities by road from each city (V-7.5.1). */
  readonly roads: readonly (readonly number[])[];
  /** V-7.5.5: ships from port to port; 0 where there is no way by sea. */
  readonly seaWays: readonly (readonly number[])[];
  /** Ports in play that can be reached by sea from each port. */
  readonly ports: readonly (readonly number[])[];
  /** The dynasties that play, as indexes. */
  readonly dynasties: readonly number[];
}

export interface Tables {
  readonly data: Data;
  readonly cards: readonly CardFace[];
  /** Relief and prestige of each tile by its number. */
  readonly tileReliefs: readonly Symbols[];
  readonly tilePrestige: readonly number[];
  readonly tileSpaces: readonly number[];
  readonly items: readonly Item[];
  /** The most crowns and crosses that an item costs. */
  readonly mostCrowns: number;
  readonly mostCrosses: number;
  readonly values: readonly number[];
  readonly pirates: readonly boolean[];
  readonly palaces: readonly Palace[];
  readonly bonusPrestige: readonly number[];
  readonly powerCosts: readonly Symbols[];
  /** By number of seats. */
  readonly boards: Readonly<Record<number, Board>>;
}

/** How many can play. */
export const SEATS = [3, 4, 5] as const;

/** V-2.2, V-2.3. */
export const TROOPS = 6;
export const AGENTS = 5;
/** V-3.2.6. */
export const FIRST_FLORINS = 1;
/** V-6.1.2 to V-6.1.4: free steps, and what one more costs. */
export const FREE_STEPS = 2;
export const STEP_FLORINS = 2;
/** V-6.2.1: the arrow on the right lies before room 2, the one on the left before room 4. */
export const RIGHT_ARROW = 2;
export const LEFT_ARROW = 4;
/** V-6.3.1. */
export const INDULGENCE_FLORINS = 3;
/** V-7.1.1, V-7.3.1. */
export const TILES_PER_SYMBOL = 2;
export const FLORINS_PER_SHIP = 2;
/** V-8.7.2, V-8.7.3, V-10.1.1. */
export const TRACK_END = 8;
export const SPACE_FROM_CITIES = 5;
export const LAST_RANK = 5;
export const MOST_EXTRA_SPACES = 3;
/** V-9.4.2. */
export const RECRUIT_AT_HOME = 1;
export const RECRUIT_ABROAD = 3;

/** V-7.2.2: what the step to each rank costs. */
export const RANK_COSTS: readonly {
  readonly florin: number;
  readonly crown: number;
  readonly cross: number;
  readonly either: number;
}[] = [
  { florin: 0, crown: 0, cross: 0, either: 0 },
  { florin: 2, crown: 0, cross: 0, either: 1 },
  { florin: 2, crown: 0, cross: 0, either: 1 },
  { florin: 3, crown: 1, cross: 0, either: 1 },
  { florin: 3, crown: 1, cross: 0, either: 1 },
  { florin: 4, crown: 2, cross: 1, either: 0 },
];

/** The house rules, each with its default first. */
export const OPTIONS = [
  { id: 'indulgenceLimit', values: ['perYear', 'perPhase'] }, // E-01
  { id: 'roomFlorinSurplus', values: ['treasury', 'lost'] }, // E-02
  { id: 'ownIntrigueRoomUnblock', values: ['oneMask', 'twoMasks'] }, // E-05
  { id: 'agentLimitPerPalace', values: ['none', 'oneEnemyAgent', 'oneAgent'] }, // E-10
  { id: 'defenderWarTokens', values: [true, false] }, // E-09
  { id: 'siegePass', values: ['consecutive', 'final'] }, // E-15
  { id: 'annexAdjacentPort', values: ['roadNeedsNoShips', 'portAlwaysNeedsShips'] }, // E-14
  { id: 'lostSpaceChoice', values: ['any', 'extraOnly'] }, // E-20
  { id: 'familyPlacement', values: ['simultaneous', 'turnOrder'] }, // E-22
  { id: 'firstPlayer', values: ['random', 'chosen'] }, // E-21
  { id: 'dynastyAssignment', values: ['chosen', 'random'] }, // V-3.2.1
  { id: 'fieldBattleOpponentOrder', values: ['turnOrder', 'activeChooses'] },
  { id: 'leonardoInFieldBattle', values: [true, false] }, // V-8.4.3
  { id: 'retreatSplit', values: [true, false] }, // V-8.5.4
  { id: 'religionNeedsCross', values: [false, true] },
  { id: 'innerRoomShift', values: [false, true] }, // V-9.2.6
  { id: 'yearLimit', values: [30, 'none', 7, 8, 9, 10, 12, 15] }, // V-10.1.5
  { id: 'boughtItemUse', values: ['afterWinterTurn', 'afterPurchases'] }, // E-37
] as const satisfies readonly Option[];

/** A value for each house rule. */
export type HouseRules = HouseRulesOf<typeof OPTIONS>;

/** V-3.2.1: who plays with so many players. */
const DYNASTIES_IN_PLAY: Readonly<Record<number, readonly DynastyId[]>> = {
  3: ['florence', 'venice', 'naples'],
  4: ['florence', 'venice', 'naples', 'milan'],
  5: ['florence', 'venice', 'naples', 'milan', 'rome'],
};
/** V-3.1.1. */
const SIDE_OF: Readonly<Record<number, Side>> = { 3: '3-4', 4: '3-4', 5: '2-5' };

/** Lays the data out. */
export function layOut(data: Data): Tables {
  const cards = [
    ...data.dynasties.flatMap(({ family }) => family.map((card) => faceOf(card.card, card))),
    ...data.characters.map((card) => faceOf(card.character, card)),
    machiavelli(data),
  ];
  const cityOf = (id: CityId) => CITIES.indexOf(id);
  const cityReliefs = data.cities.map((city) => symbolsOf(city.relief));
  const tileOf = (id: TileId) => data.tiles[TILES.indexOf(id)];
  const cathedral = tileOf('cathedral');
  const titles = TILES.filter((id) => id !== 'cathedral').map(tileOf);
  const perCity = <T>(value: T): T[] => Array.from({ length: CITY_COUNT }, () => value);
  const noRelief = symbolsOf({});
  return {
    data,
    cards,
    // V-8.2.2: Cannons are a tile without symbols to pay with; what they do in combat is their own.
    tileReliefs: [
      ...cityReliefs,
      ...titles.map((tile) => symbolsOf(tile.relief)),
      noRelief,
      ...perCity(symbolsOf(cathedral.relief)),
    ],
    // The Cannons' prestige is the bonus's, which is counted with the bonuses (V-10.2.3).
    tilePrestige: [...perCity(0), ...titles.map((tile) => tile.prestige), 0, ...perCity(cathedral.prestige)],
    tileSpaces: [...perCity(0), ...titles.map((tile) => tile.spaces), 0, ...perCity(cathedral.spaces)],
    items: [
      ...data.characters.map(({ character, price }) => ({ id: character, ...price })),
      ...data.tiles.map(({ tile, price }) => ({ id: tile, ...price })),
    ],
    mostCrowns: Math.max(...[...data.characters, ...data.tiles].map(({ price }) => price.crown)),
    mostCrosses: Math.max(...[...data.characters, ...data.tiles].map(({ price }) => price.cross)),
    values: data.cities.map((city) => city.value),
    pirates: data.cities.map((city) => city.pirate),
    palaces: data.dynasties.map((dynasty, at) => ({
      id: dynasty.dynasty,
      startCities: [cityOf(dynasty.startCities[0]), cityOf(dynasty.startCities[1])],
      agents: dynasty.agents,
      actions: dynasty.rooms.map((room) => ACTIONS.indexOf(room.action)),
      reliefs: dynasty.rooms.map((room) => symbolsOf(room.relief)),
      family: dynasty.family.map((_, number) => at * 3 + number),
    })),
    bonusPrestige: data.bonuses.map((bonus) => bonus.prestige),
    powerCosts: data.powers.map((power) => symbolsOf(power.cost)),
    boards: Object.fromEntries(SEATS.map((seats) => [seats, boardFor(data, seats)])),
  };
}

function faceOf(id: CardFace['id'], card: Card): CardFace {
  return {
    id,
    action: card.action === null ? NONE : ACTIONS.indexOf(card.action),
    relief: symbolsOf(card.relief),
    warFlorins: card.warFlorins,
    agent: card.agent,
    prestige: card.prestige,
  };
}

/** V-7.2.7: Machiavelli is a courtier; his prestige is counted with the bonuses. */
function machiavelli(data: Data): CardFace {
  const relief = symbolsOf(data.bonuses[MACHIAVELLI].relief);
  return { id: 'machiavelli', action: NONE, relief, warFlorins: 0, agent: false, prestige: 0 };
}

export function symbolsOf(relief: Relief): Symbols {
  return SYMBOLS.map((symbol) => relief[symbol] ?? 0);
}

function boardFor(data: Data, seats: number): Board {
  const side = SIDE_OF[seats];
  const onMap = data.cities.map((city) => city.sides.includes(side));
  const inPlay = data.cities.map((city, at) => onMap[at] && !(seats === 3 && city.closedAt3));
  const roads: number[][] = data.cities.map(() => []);
  for (const [one, other] of data.roads[side]) {
    const [from, to] = [CITIES.indexOf(one), CITIES.indexOf(other)];
    if (!inPlay[from] || !inPlay[to]) continue;
    roads[from].push(to);
    roads[to].push(from);
  }
  for (const list of roads) list.sort((one, other) => one - other);
  const seaWays = data.cities.map((_, from) =>
    data.cities.map((__, to) => (from !== to && inPlay[from] && inPlay[to] ? seaWay(data, from, to) : 0)),
  );
  return {
    onMap,
    inPlay,
    roads,
    seaWays,
    ports: seaWays.map((ways) => ways.flatMap((ships, to) => (ships > 0 ? [to] : []))),
    dynasties: DYNASTIES_IN_PLAY[seats].map((id) => DYNASTIES.indexOf(id)),
  };
}

/** V-7.5.5: 1 and the least number of borders between seas; 0 if one of the cities is no port or no way leads there. R-22. */
function seaWay(data: Data, from: number, to: number): number {
  const goal = data.cities[to].seas;
  let reached = new Set(data.cities[from].seas);
  if (goal.length === 0) return 0;
  for (let ships = 1; ; ships++) {
    if (goal.some((sea) => reached.has(sea))) return ships;
    const further = new Set(reached);
    for (const { sea, adjacent } of data.seas) if (reached.has(sea)) for (const next of adjacent) further.add(next);
    if (further.size === reached.size) return 0;
    reached = further;
  }
}

/** What the indexes are called, for events and texts. */
export const cityId = (city: number): CityId => CITIES[city];
export const actionId = (action: number): ActionId => ACTIONS[action];
export const symbolId = (symbol: number): SymbolId => SYMBOLS[symbol];
export const bonusId = (bonus: number): BonusId => BONUSES[bonus];
export const powerId = (power: number): PowerId => POWERS[power];
export const dynastyId = (dynasty: number): DynastyId => DYNASTIES[dynasty];
