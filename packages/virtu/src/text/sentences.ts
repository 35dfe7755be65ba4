/** Messages, and what the things of the game are called in them: a kind of sentence and the values for its places. */
import type { Seat } from '@bottega/kernel';
import type { Counted, Message, Value } from '@bottega/kernel/text';
import { SYMBOLS, TILES } from '../data/index.js';
import { COURTIERS, INDULGENCE, POWERS_FROM, TILES_FROM } from '../rules/sources.js';
import {
  ACTION_SLOTS,
  CANNONS,
  CATHEDRAL,
  CITY_COUNT,
  cityId,
  DUCHY,
  NONE,
  POWER_PLACES,
  powerId,
  ROOMS,
  ROOM_PLACES as ROOMS_FROM,
  SPACE_COUNT,
  type Symbols,
  type Tables,
  UPGRADE_SLOTS,
} from '../tables.js';
import type { counts, messages } from './messages/en.js';
import { ROOM_PLACES, SPACES } from './names.js';

export type Key = keyof typeof messages;
export type Noun = keyof typeof counts;
export type Values = Readonly<Record<string, Value>>;

export function message(key: Key, values: Values = {}): Message {
  return { key, values };
}

/** A thing that is named by sentences of its own kind. */
export interface Named<Kind extends string> {
  readonly kind: Kind;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The nouns of which there are any, as a list. */
export function listOf(amounts: Readonly<Partial<Record<Noun, number>>>): readonly Counted[] {
  return Object.entries(amounts).flatMap(([of, count]) => (count > 0 ? [{ of, count }] : []));
}

/** The symbols of which there are any, as a list in their order. */
export function symbolsListed(symbols: Symbols): readonly Counted[] {
  return SYMBOLS.flatMap((of, symbol) => (symbols[symbol] > 0 ? [{ of, count: symbols[symbol] }] : []));
}

export const roomName = (room: number): string => ROOM_PLACES[room];
export const spaceName = (space: number): string => SPACES[space];
export const cardName = (tables: Tables, card: number): string => tables.cards[card].id;

/** A tile of a domain: a city, the cathedral of a city, or a title, guild or Cannons. */
export function tileNamed(tile: number): Named<'city' | 'cathedral' | 'title'> {
  if (tile < CITY_COUNT) return { kind: 'city', values: { city: cityId(tile) } };
  if (tile >= CATHEDRAL) return { kind: 'cathedral', values: { city: cityId(tile - CATHEDRAL) } };
  return { kind: 'title', values: { tile: tile === CANNONS ? 'cannons' : TILES[tile - DUCHY] } };
}

/** A source of a payment; `card` is the one that lies there, or NONE. The crown of an indulgence is no source to be named. */
export function sourceNamed(
  tables: Tables,
  source: number,
  card: number,
): Named<'room' | 'roomCard' | 'courtier' | 'power' | 'city' | 'cathedral' | 'title'> {
  if (source >= TILES_FROM) return tileNamed(source - TILES_FROM);
  if (source >= POWERS_FROM && source < INDULGENCE) {
    return { kind: 'power', values: { power: powerId(source - POWERS_FROM) } };
  }
  if (card === NONE) return { kind: 'room', values: {} };
  return { kind: source < COURTIERS ? 'roomCard' : 'courtier', values: { card: cardName(tables, card) } };
}

/** A place of an agent: a city, a room of a palace, or a power. */
export function placeNamed(place: number): Named<'city' | 'room' | 'power'> {
  if (place < ROOMS_FROM) return { kind: 'city', values: { city: cityId(place) } };
  if (place >= POWER_PLACES) return { kind: 'power', values: { power: powerId(place - POWER_PLACES) } };
  const { seat, room } = roomAt(place);
  return { kind: 'room', values: { room: roomName(room), holder: seat } };
}

/** The palace and the room of a place of an agent that is a room. */
export function roomAt(place: number): { readonly seat: Seat; readonly room: number } {
  const at = place - ROOMS_FROM;
  return { seat: Math.floor(at / ROOMS), room: at % ROOMS };
}

/** A slot of a palace: a cortigiano space, or the action or upgrade slot of a room. */
export function slotNamed(slot: number): Named<'space' | 'action' | 'upgrade'> {
  if (slot < SPACE_COUNT) return { kind: 'space', values: { space: spaceName(slot) } };
  if (slot < UPGRADE_SLOTS) return { kind: 'action', values: { room: roomName(slot - ACTION_SLOTS) } };
  return { kind: 'upgrade', values: { room: roomName(slot - UPGRADE_SLOTS) } };
}
