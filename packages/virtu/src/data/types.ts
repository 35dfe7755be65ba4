/** The shape of Virtù's component data: what is printed on the map, palaces, cards and tiles, and how many there are. */

export const SYMBOLS = ['florin', 'crown', 'cross', 'cavalry', 'ship', 'mask', 'war', 'arrow'] as const;
export type SymbolId = (typeof SYMBOLS)[number];

export const ACTIONS = ['govern', 'patronize', 'trade', 'annex', 'war', 'intrigue'] as const;
export type ActionId = (typeof ACTIONS)[number];

export const DYNASTIES = ['florence', 'venice', 'naples', 'milan', 'rome'] as const;
export type DynastyId = (typeof DYNASTIES)[number];

export const SEAS = ['ligurian', 'tyrrhenian', 'ionian', 'adriatic', 'sicilian'] as const;
export type SeaId = (typeof SEAS)[number];

export const CITIES = [
  'nice',
  'turin',
  'milan',
  'genoa',
  'parma',
  'verona',
  'venice',
  'ferrara',
  'bologna',
  'ravenna',
  'florence',
  'pisa',
  'siena',
  'perugia',
  'spoleto',
  'ancona',
  'rome',
  'civitavecchia',
  'terracina',
  'aquila',
  'benevento',
  'naples',
  'bari',
  'reggio',
  'palermo',
  'syracuse',
  'ajaccio',
  'cagliari',
  'tunis',
  'ragusa',
] as const;
export type CityId = (typeof CITIES)[number];

/** The two sides of the map (V-3.1.1). */
export const SIDES = ['3-4', '2-5'] as const;
export type Side = (typeof SIDES)[number];

export const FAMILY = [
  'lorenzo-de-medici',
  'giuliano-de-medici',
  'giovanni-de-medici',
  'giovanni-mocenigo',
  'agostino-barbarigo',
  'leonardo-loredan',
  'ferdinand-ii',
  'alfonso-of-calabria',
  'federico-da-montefeltro',
  'ludovico-sforza',
  'caterina-sforza',
  'ascanio-sforza',
  'alexander-vi',
  'cesare-borgia',
  'lucrezia-borgia',
] as const;
export type FamilyId = (typeof FAMILY)[number];

export const CHARACTERS = [
  'merchant',
  'banker',
  'ambassador',
  'podesta',
  'consigliere',
  'assassin',
  'gonfalonier',
  'condottiere',
  'admiral',
  'bishop',
  'cardinal',
  'pope',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

/** Tiles that can be bought (V-9.3). */
export const TILES = ['duchy', 'principality', 'kingdom', 'republic', 'guild', 'cathedral'] as const;
export type TileId = (typeof TILES)[number];

export const PERSONS = ['leonardo', 'copernicus', 'michelangelo', 'columbus', 'machiavelli'] as const;
export const WORKS = ['bastions', 'prince', 'duomo', 'sistine-chapel', 'cannons'] as const;
/** V-7.2.6: five persons and five works. */
export const BONUSES = [...PERSONS, ...WORKS] as const;
export type BonusId = (typeof BONUSES)[number];

export const POWERS = ['france', 'ottoman', 'empire'] as const;
export type PowerId = (typeof POWERS)[number];

/** V-5.1.1: how many of which symbols; what is missing is 0. */
export type Relief = Readonly<Partial<Record<SymbolId, number>>>;

export interface Sea {
  readonly sea: SeaId;
  /** Seas that can be reached without landing. */
  readonly adjacent: readonly SeaId[];
  /** Where its name stands on a map. */
  readonly lon: number;
  readonly lat: number;
}

export interface City {
  readonly city: CityId;
  readonly value: number;
  readonly relief: Relief;
  /** Seas on which it is a port; none for a city without port. */
  readonly seas: readonly SeaId[];
  /** V-7.4.7. */
  readonly pirate: boolean;
  /** V-3.1.2: not in play with three players. */
  readonly closedAt3: boolean;
  /** Sides of the map that show it (V-3.1.3). */
  readonly sides: readonly Side[];
  readonly lon: number;
  readonly lat: number;
}

export interface Room {
  readonly action: ActionId;
  /** Printed in the room; usable while no action card lies there (V-5.1.4). */
  readonly relief: Relief;
}

export interface Card {
  /** Null for cards that cannot be action cards. */
  readonly action: ActionId | null;
  readonly relief: Relief;
  /** What each war symbol of the relief costs when it is used (V-8.2.3). */
  readonly warFlorins: number;
  /** V-9.3.8: earns an agent when it is bought. Family cards show it for the agents at the start. */
  readonly agent: boolean;
  readonly prestige: number;
}

export interface FamilyCard extends Card {
  readonly card: FamilyId;
}

export interface Dynasty {
  readonly dynasty: DynastyId;
  readonly startCities: readonly [CityId, CityId];
  /** Agents in hand at the beginning (V-3.2.5). */
  readonly agents: number;
  /** Five rooms, clockwise from the top. */
  readonly rooms: readonly Room[];
  readonly family: readonly FamilyCard[];
}

/** What a purchase costs. */
export interface Price {
  readonly florin: number;
  readonly crown: number;
  readonly cross: number;
}

export interface Character extends Card {
  readonly character: CharacterId;
  readonly copies: number;
  readonly price: Price;
  /** V-9.3.5. */
  readonly onePerPlayer: boolean;
}

export interface Tile {
  readonly tile: TileId;
  /** How many there are: for duchy and principality one for each dynasty (V-9.3.6). */
  readonly copies: number;
  readonly price: Price;
  readonly relief: Relief;
  readonly prestige: number;
  /** Cortigiano spaces it adds (V-9.2.9). */
  readonly spaces: number;
}

export interface Bonus {
  readonly bonus: BonusId;
  readonly prestige: number;
  /** Of Machiavelli, who is a courtier; empty for all others (Cannons are described by V-8.2.2). */
  readonly relief: Relief;
}

export interface Power {
  readonly power: PowerId;
  /** V-9.5.7. */
  readonly cost: Relief;
}

/** All component data of a game. It can be replaced as a whole by a file (see data/parse.ts). */
export interface Data {
  readonly seas: readonly Sea[];
  readonly cities: readonly City[];
  readonly roads: Readonly<Record<Side, readonly (readonly [CityId, CityId])[]>>;
  readonly dynasties: readonly Dynasty[];
  readonly characters: readonly Character[];
  readonly tiles: readonly Tile[];
  readonly bonuses: readonly Bonus[];
  readonly powers: readonly Power[];
  /** Points by number of cities, 0 to 8 (V-10.2.1), and by patronage rank, 0 to 5 (V-10.2.2). */
  readonly cityPoints: readonly number[];
  readonly patronagePoints: readonly number[];
  /** Points by rank of religious influence, for each number of players (V-10.3.2). */
  readonly religionPoints: Readonly<Record<'3' | '4' | '5', readonly number[]>>;
  readonly warTokens: number;
  readonly indulgences: number;
}
