/** The table of a test: a situation that names only what matters, and short words for playing it. */
import { explained, legal, type Options, type Seat, start } from '@bottega/kernel';
import { acting } from '@bottega/kernel/test-kit';
import { expect } from 'vitest';
import {
  BONUSES,
  type BonusId,
  CITIES,
  type CityId,
  DYNASTIES,
  type DynastyId,
  POWERS,
  type PowerId,
  type SymbolId,
  TILES,
  type TileId,
} from '../src/data/index.js';
import { type Choice, type Event, type State, type Virtu, virtu } from '../src/index.js';
import { addTile, courtierSource, POWERS_FROM, tileSource } from '../src/rules/sources.js';
import { type Frame, troopPlace } from '../src/state.js';
import {
  ABSENT,
  ACTION_SLOTS,
  AGENTS,
  CANNONS,
  CATHEDRAL,
  DUCHY,
  FIRST_CHARACTER,
  MACHIAVELLI_CARD,
  NONE,
  powerPlace,
  roomPlace,
  SPACE_COUNT,
  UPGRADE_SLOTS,
} from '../src/tables.js';

const SPACES = ['L1', 'L2', 'L3', 'R1', 'R2', 'R3'] as const;
export type Space = (typeof SPACES)[number];
/** A place for a card: a space, or the action or upgrade slot of a room. */
export type Slot = Space | `action${0 | 1 | 2 | 3 | 4}` | `upgrade${0 | 1 | 2 | 3 | 4}`;
/** A card by its id in the data ('banker', 'lorenzo-de-medici', 'machiavelli'). */
export type CardName = string;
/** A tile of a domain by its id: a city, a title, 'guild', 'cannons' or 'cathedral:siena'. */
export type TileName = CityId | Exclude<TileId, 'cathedral'> | 'cannons' | `cathedral:${CityId}`;
/** Where an agent is: a city, 'power:france' or 'room:1:3' (seat and room). */
export type PlaceName = CityId | `power:${PowerId}` | `room:${number}:${number}`;

/** What one seat has; what is not named is as after the setup, but without cards. */
export interface Belongings {
  readonly treasury?: number;
  readonly marker?: number;
  readonly cards?: Partial<Readonly<Record<Slot, CardName>>>;
  /** Courtiers and tiles that are exhausted. */
  readonly exhausted?: readonly (Space | TileName)[];
  /** Cities beside the two start cities. */
  readonly cities?: readonly CityId[];
  /** Start cities that are not theirs any more. */
  readonly without?: readonly CityId[];
  /** Titles, guild, cathedrals, cannons. */
  readonly tiles?: readonly TileName[];
  /** All troops; without it one in each start city. */
  readonly troops?: Partial<Readonly<Record<CityId, number>>>;
  readonly rank?: number;
  readonly bonuses?: readonly BonusId[];
  /** Agents earned; without it as at the start. */
  readonly earnedAgents?: number;
  readonly warTokens?: number;
  readonly trophies?: readonly Seat[];
  /** Rooms with an indulgence. */
  readonly indulgences?: readonly number[];
}

/** A moment of a game: by default the spring turn of seat 0, its marker moved, in year 2. */
export interface Situation extends Belongings {
  readonly seats?: 3 | 4 | 5;
  readonly options?: Options;
  readonly seed?: string;
  readonly game?: Virtu;
  /** Whose belongings stand in the situation itself. */
  readonly seat?: Seat;
  readonly others?: Readonly<Record<Seat, Belongings>>;
  /** By seat; by default Florence, Venice, Naples, Milan, Rome. */
  readonly dynasties?: readonly DynastyId[];
  readonly year?: number;
  readonly season?: 'spring' | 'winter';
  readonly turnOrder?: readonly Seat[];
  readonly standing?: readonly Seat[];
  readonly agents?: Partial<Readonly<Record<PlaceName, Seat>>>;
  readonly allies?: Partial<Readonly<Record<PowerId, Seat>>>;
  /** Powers whose bonus is used. */
  readonly usedPowers?: readonly PowerId[];
  /** The frames on the stack from the bottom; by default the turn of `seat`. */
  readonly stack?: readonly Frame[];
  /** Whether invariants may be broken (for situations that could not come about). */
  readonly bent?: boolean;
}

/** Builds a situation and makes sure that it could have come about. */
export function table(situation: Situation = {}): State {
  const { seats = 3, options = {}, seed = 'table', seat = 0, others = {}, game = virtu } = situation;
  const state = start(game, { seats, options: { ...options, dynastyAssignment: 'random' }, seed });
  const fresh = game.create(seats, state.open.options, [1, 2, 3, 4]);
  Object.assign(state.open, fresh.open, {
    year: situation.year ?? 2,
    season: situation.season ?? 'spring',
  });
  const { open } = state;
  for (const own of state.own) own.family = null;
  const dynasties = situation.dynasties ?? DYNASTIES.slice(0, seats);
  for (let at = 0; at < seats; at++)
    furnish(game, state, at, dynasties[at], at === seat ? situation : (others[at] ?? {}));
  open.turnOrder = [...(situation.turnOrder ?? open.turnOrder)];
  open.standing = [...(situation.standing ?? bySize(state))];
  for (const [place, agent] of Object.entries(situation.agents ?? {}) as [PlaceName, Seat][]) {
    open.agents[placeOf(place)] = agent;
    open.palaces[agent].agents--;
  }
  for (const [power, ally] of Object.entries(situation.allies ?? {})) {
    const index = POWERS.indexOf(power as PowerId);
    open.ally[index] = ally;
    open.allyReady[index] = !situation.usedPowers?.includes(power as PowerId);
  }
  open.stack = [...(situation.stack ?? springTurn(state, seat))].map((frame) => ({ ...frame }));
  if (situation.bent !== true) expect(game.violations(state, null)).toEqual([]);
  return state;
}

/** The stack in the middle of a seat's spring turn; `crossed` are the rooms that the marker crossed or reached. */
export function springTurn(state: State, seat: Seat, crossed: readonly number[] = []): Frame[] {
  const at = state.open.turnOrder.indexOf(seat) + 1;
  const bits = crossed.reduce((sum, room) => sum | (1 << room), 0);
  return [
    { step: 'springTurns', at },
    { step: 'turn', seat, crossed: bits, requested: 'nothing', acted: false },
  ];
}

/** The stack when a seat is about to move its marker. */
export const movingMarker = (seat: Seat, at = 1): Frame[] => [
  { step: 'springTurns', at },
  { step: 'marker', seat },
];

/** The stack at the beginning of the sieges. */
export const beforeSieges = (): Frame[] => [{ step: 'sieges', at: 0 }];

/** The stack at a stage of a seat's winter: 0 pay, 1 reorganize, 2 purchase, 3 recruit, 4 alliance, 5 end. */
export const winterOf = (seat: Seat, stage: number, at = 1): Frame[] => [
  { step: 'winterTurns', at },
  { step: 'winterTurn', seat, stage },
];

/** Lets everything happen that goes on by itself, until somebody is asked. */
export { settle } from '@bottega/kernel';

function furnish(game: Virtu, state: State, seat: Seat, dynasty: DynastyId, it: Belongings): void {
  const { open } = state;
  const { tables } = game;
  const palace = open.palaces[seat];
  palace.dynasty = DYNASTIES.indexOf(dynasty);
  const { startCities, agents } = tables.palaces[palace.dynasty];
  const cities = [...startCities, ...(it.cities ?? []).map(cityNumber)].filter(
    (city) => !it.without?.includes(CITIES[city]),
  );
  for (const city of cities) {
    expect([NONE, seat], `${CITIES[city]} belongs to somebody`).toContain(open.owner[city]);
    open.owner[city] = seat;
    addTile(palace, city, true);
  }
  palace.cities = cities.length;
  for (const tile of it.tiles ?? []) {
    addTile(palace, tileNumber(tile), true);
    if (tile !== 'cannons') open.tiles[TILES.indexOf(tile.split(':')[0] as TileId)]--;
  }
  const troops =
    it.troops ??
    Object.fromEntries(startCities.filter((city) => open.owner[city] === seat).map((city) => [CITIES[city], 1]));
  for (const [city, count] of Object.entries(troops)) {
    expect(open.owner[cityNumber(city as CityId)]).not.toBe(ABSENT);
    open.troops[troopPlace(state, cityNumber(city as CityId), seat)] = count;
  }
  palace.treasury = it.treasury ?? 1;
  palace.marker = it.marker ?? 0;
  for (const [slot, name] of Object.entries(it.cards ?? {})) {
    const card = cardNumber(name);
    palace.cards[slotNumber(slot as Slot)] = card;
    if (card >= FIRST_CHARACTER && card < MACHIAVELLI_CARD) open.characters[card - FIRST_CHARACTER]--;
    if (slotNumber(slot as Slot) < SPACE_COUNT) palace.ready[slotNumber(slot as Slot)] = true;
  }
  for (const name of it.exhausted ?? []) {
    const space = SPACES.indexOf(name as Space);
    if (space >= 0) palace.ready[space] = false;
    else palace.tileReady[palace.tiles.indexOf(tileNumber(name as TileName))] = false;
  }
  palace.rank = it.rank ?? 0;
  for (const bonus of it.bonuses ?? []) {
    palace.bonuses.push(BONUSES.indexOf(bonus));
    open.bonuses[BONUSES.indexOf(bonus)] = seat;
  }
  palace.agents = it.earnedAgents ?? agents;
  palace.lockedAgents = AGENTS - palace.agents;
  palace.warTokens = it.warTokens ?? 0;
  open.warTokens -= palace.warTokens;
  palace.trophies = [...(it.trophies ?? [])];
  for (const room of it.indulgences ?? []) {
    palace.indulgence[room] = true;
    open.indulgences--;
  }
}

/** Seats by cities, those that are earlier in turn order on top. */
function bySize({ open }: State): Seat[] {
  return [...open.turnOrder].sort((one, other) => open.palaces[other].cities - open.palaces[one].cities);
}

export const cityNumber = (city: CityId): number => CITIES.indexOf(city);
export const powerNumber = (power: PowerId): number => POWERS.indexOf(power);
export const bonusNumber = (bonus: BonusId): number => BONUSES.indexOf(bonus);

export function slotNumber(slot: Slot): number {
  const space = SPACES.indexOf(slot as Space);
  if (space >= 0) return space;
  const room = Number(slot.at(-1));
  return (slot.startsWith('action') ? ACTION_SLOTS : UPGRADE_SLOTS) + room;
}

export function cardNumber(name: CardName): number {
  const card = virtu.tables.cards.findIndex(({ id }) => id === name);
  expect(card, `a card called ${name}`).toBeGreaterThanOrEqual(0);
  return card;
}

export function tileNumber(name: TileName): number {
  if (name === 'cannons') return CANNONS;
  if (name.startsWith('cathedral:')) return CATHEDRAL + cityNumber(name.slice('cathedral:'.length) as CityId);
  const title = TILES.indexOf(name as TileId);
  return title >= 0 ? DUCHY + title : cityNumber(name as CityId);
}

export function placeOf(name: PlaceName): number {
  if (name.startsWith('power:')) return powerPlace(powerNumber(name.slice('power:'.length) as PowerId));
  if (!name.startsWith('room:')) return cityNumber(name as CityId);
  const [, seat, room] = name.split(':').map(Number);
  return roomPlace(seat, room);
}

/** A source to pay with: the room's action card or print, its upgrade, a courtier's space, a power, or a tile. */
export type SourceName = 'room' | 'upgrade' | Space | PowerId | TileName;
export function sourceOf(name: SourceName): number {
  if (name === 'room' || name === 'upgrade') return name === 'room' ? 0 : 1;
  const space = SPACES.indexOf(name as Space);
  if (space >= 0) return courtierSource(space);
  const power = POWERS.indexOf(name as PowerId);
  return power >= 0 ? POWERS_FROM + power : tileSource(tileNumber(name as TileName));
}

/** What a seat may choose now, as search hears it. */
export const may = (state: State, seat: Seat): Choice[] => legal(virtu, state, seat);

/** What a person may choose now beyond that, out of the order in which search goes. */
export const mayAlso = (state: State, seat: Seat): Choice[] => explained(virtu, state, seat).reordered;

export const { does, refused, playOn, matchAt, thereAndBack } = acting(virtu);

/** The frame on top. */
export const top = (state: State): Frame => state.open.stack[state.open.stack.length - 1];

/** A source by name in a choice, with the symbol it is used for. */
export const uses = (
  name: SourceName,
  symbol: 'florin' | 'crown' | 'cross' | 'cavalry' | 'ship' | 'mask' | 'arrow',
): Choice => ({
  type: 'use',
  source: sourceOf(name),
  symbol,
});
export const collects = (name: Space | TileName): Choice => ({ type: 'collect', source: sourceOf(name) });

/** Troops of a seat at a city. */
export const troopsAt = (state: State, seat: Seat, city: CityId): number =>
  state.open.troops[troopPlace(state, cityNumber(city), seat)];

export const treasury = (state: State, seat: Seat): number => state.open.palaces[seat].treasury;

/** Whether a courtier or tile of a seat is available. */
export function isReady(state: State, seat: Seat, name: Space | TileName): boolean {
  const palace = state.open.palaces[seat];
  const space = SPACES.indexOf(name as Space);
  return space >= 0 ? palace.ready[space] : palace.tileReady[palace.tiles.indexOf(tileNumber(name as TileName))];
}

/** What went into payments: by symbol all that the sources used gave, and the florins of the treasury. */
export function spent(events: readonly Event[]): Partial<Record<SymbolId, number>> {
  const sum: Partial<Record<SymbolId, number>> = {};
  const add = (symbol: SymbolId, count: number) => {
    sum[symbol] = (sum[symbol] ?? 0) + count;
  };
  for (const event of events) {
    if (event.type === 'used') add(event.symbol, event.count);
    if (event.type === 'paid') add('florin', event.florins);
  }
  return sum;
}
