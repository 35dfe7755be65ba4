/** The tables of names that every language has. */
import type {
  ActionId,
  BonusId,
  CharacterId,
  CityId,
  DynastyId,
  FamilyId,
  PowerId,
  SeaId,
  SymbolId,
  TileId,
} from '../data/index.js';

/** Cortigiano spaces: left and right of the palace, base spaces and extra ones (V-9.2.8). */
export const SPACES = ['L1', 'L2', 'L3', 'R1', 'R2', 'R3'] as const;

/** Where a room lies on the wheel, clockwise. */
export const ROOM_PLACES = ['top', 'right', 'bottomRight', 'bottomLeft', 'left'] as const;

export const TERMS = [
  'year',
  'spring',
  'winter',
  'palace',
  'room',
  'domain',
  'cortigiano',
  'actionCard',
  'upgradeCard',
  'relief',
  'available',
  'exhausted',
  'treasury',
  'actionMarker',
  'controlDisc',
  'troop',
  'agent',
  'indulgence',
  'familyCard',
  'characterCard',
  'cityTile',
  'titleTile',
  'startCity',
  'neutralCity',
  'piratePort',
  'closedCity',
  'patronageBonus',
  'person',
  'work',
  'alliance',
  'majorPower',
  'siege',
  'fieldBattle',
  'retreat',
  'warToken',
  'trophy',
  'troopPay',
  'recruit',
  'purchase',
  'cityTrack',
  'patronageTrack',
  'turnOrder',
  'prestige',
  'religiousInfluence',
] as const;

type Table<Id extends string> = Readonly<Record<Id, string>>;

// A type and not an interface, so that it also is a plain table of tables.
export type Names = {
  readonly dynasties: Table<DynastyId>;
  readonly houses: Table<DynastyId>;
  readonly cities: Table<CityId>;
  readonly seas: Table<SeaId>;
  readonly actions: Table<ActionId>;
  readonly symbols: Table<SymbolId>;
  readonly cards: Table<FamilyId | CharacterId | 'machiavelli'>;
  readonly tiles: Table<TileId | 'cannons'>;
  readonly bonuses: Table<BonusId>;
  readonly powers: Table<PowerId>;
  readonly spaces: Table<(typeof SPACES)[number]>;
  readonly roomPlaces: Table<(typeof ROOM_PLACES)[number]>;
  /** The same in the middle of a sentence: "the top room". */
  readonly rooms: Table<(typeof ROOM_PLACES)[number]>;
  readonly terms: Table<(typeof TERMS)[number]>;
};
