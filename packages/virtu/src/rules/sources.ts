/**
 * V-5.1, V-5.2, V-5.4: what can be paid with. A source is a relief or a bonus, by number: the two reliefs of the room with the
 * marker, the courtiers, the allied powers, the crown of an indulgence, the tiles of the domain.
 */
import type { Offer, Seat } from '@bottega/kernel';
import { type ChoiceOf, collect } from '../choices.js';
import type { Palace, PaymentKind, State } from '../state.js';
import {
  ACTION_SLOTS,
  CROSS,
  EMPIRE,
  FLORIN,
  NONE,
  OTTOMAN,
  POWER_COUNT,
  powerPlace,
  SHIP,
  SPACE_COUNT,
  type Symbols,
  symbolId,
  type Tables,
  UPGRADE_SLOTS,
} from '../tables.js';
import type { Telling } from './step-types.js';

export const ROOM_RELIEF = 0;
export const UPGRADE_RELIEF = 1;
export const COURTIERS = 2;
export const POWERS_FROM = COURTIERS + SPACE_COUNT;
export const INDULGENCE = POWERS_FROM + POWER_COUNT;
export const TILES_FROM = INDULGENCE + 1;

export const courtierSource = (space: number): number => COURTIERS + space;
export const tileSource = (tile: number): number => TILES_FROM + tile;

/** The action of the room: of the card in its action slot, otherwise the printed one (V-6.5.2). */
export function actionOf(tables: Tables, palace: Palace, room: number): number {
  const card = palace.cards[ACTION_SLOTS + room];
  return card === NONE ? tables.palaces[palace.dynasty].actions[room] : tables.cards[card].action;
}

/** V-5.1.3, V-5.1.4, V-5.2.4: a relief of a room: of the action card, or printed while there is none; of the upgrade card. */
export function roomRelief(tables: Tables, palace: Palace, room: number, relief: number): Symbols | null {
  const card = palace.cards[(relief === ROOM_RELIEF ? ACTION_SLOTS : UPGRADE_SLOTS) + room];
  if (card !== NONE) return tables.cards[card].relief;
  return relief === ROOM_RELIEF ? tables.palaces[palace.dynasty].reliefs[room] : null;
}

/** The card of a source, for telling; NONE for printed reliefs, powers and tiles. */
export function cardOf(palace: Palace, source: number): number {
  if (source < COURTIERS) return palace.cards[(source === ROOM_RELIEF ? ACTION_SLOTS : UPGRADE_SLOTS) + palace.marker];
  return source < POWERS_FROM ? palace.cards[source - COURTIERS] : NONE;
}

/** V-9.3.2, E-37: what was bought in this winter turn cannot be used yet. */
const isLocked = ({ open }: State, source: number): boolean =>
  open.bought.length > 0 && open.options.boughtItemUse === 'afterWinterTurn' && open.bought.includes(source);

/** V-5.1.2: a courtier that can be used. */
export function isReadyCourtier(state: State, palace: Palace, space: number): boolean {
  return palace.cards[space] !== NONE && palace.ready[space] && !isLocked(state, courtierSource(space));
}

/** V-5.1.2: a tile that can be used, by its place in the domain. */
export function isReadyTile(state: State, palace: Palace, at: number): boolean {
  return palace.tileReady[at] && !isLocked(state, tileSource(palace.tiles[at]));
}

/** V-5.5.18, V-9.5.5: whether a seat can use the bonus of a power. */
export function canUsePower(state: State, seat: Seat, power: number): boolean {
  const { ally, allyReady, agents } = state.open;
  return ally[power] === seat && allyReady[power] && !isEnemyAgent(agents[powerPlace(power)], seat);
}

/** Whether the agent on a place is another player's. */
export const isEnemyAgent = (agent: number, seat: Seat): boolean => agent !== NONE && agent !== seat;

/** V-5.5: the power whose bonus helps with a payment, or NONE. R-10: none helps with an alliance. */
export function powerFor(kind: PaymentKind): number {
  switch (kind) {
    case 'lift':
    case 'govern':
    case 'patronize':
    case 'purchase':
      return EMPIRE;
    case 'trade':
    case 'annex':
    case 'march':
    case 'retreat':
      return OTTOMAN;
    default:
      return NONE;
  }
}

/** V-9.5.7: what the bonus of a power gives to a payment. France gives only strength in combat. */
export const powerSymbol = (power: number): number => (power === EMPIRE ? CROSS : SHIP);
/** V-5.5.16: the bonus is used whole. */
export const powerAmount = (power: number): number => (power === EMPIRE ? 1 : 2);

/** How much of a symbol a source gives, if it were used now for this payment. */
export function amountOf(tables: Tables, palace: Palace, source: number, symbol: number): number {
  if (source < COURTIERS) return roomRelief(tables, palace, palace.marker, source)?.[symbol] ?? 0;
  if (source < POWERS_FROM) return tables.cards[palace.cards[source - COURTIERS]].relief[symbol];
  if (source < INDULGENCE) return powerAmount(source - POWERS_FROM);
  return source === INDULGENCE ? 1 : tables.tileReliefs[source - TILES_FROM][symbol];
}

/**
 * V-5.2.1, V-5.2.2: names a symbol of a source; its symbols go into the pool, a courtier, tile or bonus is exhausted. Nothing
 * remembers what it was named for: available again, it may be named for anything (V-5.2.6, R-05).
 */
export function useSource(
  tables: Tables,
  state: State,
  seat: Seat,
  source: number,
  symbol: number,
  kind: PaymentKind,
  emit: Telling,
): number {
  const { open } = state;
  const palace = open.palaces[seat];
  const count = amountOf(tables, palace, source, symbol);
  emit?.({ type: 'used', seat, source, card: cardOf(palace, source), symbol: symbolId(symbol), count, kind });
  exhaust(state, palace, source, symbol);
  open.pool[symbol] += count;
  open.used.push(source);
  return count;
}

function exhaust(state: State, palace: Palace, source: number, symbol: number): void {
  if (source < COURTIERS) state.open.named[source] = symbol;
  else if (source < POWERS_FROM) palace.ready[source - COURTIERS] = false;
  else if (source < INDULGENCE) state.open.allyReady[source - POWERS_FROM] = false;
  else palace.tileReady[palace.tiles.indexOf(source - TILES_FROM)] = false;
}

/** V-5.4.2, V-5.4.6: florins of a courtier or tile go to the treasury, all of them. */
export function collectFrom(tables: Tables, state: State, seat: Seat, source: number, emit: Telling): void {
  const palace = state.open.palaces[seat];
  const florins = amountOf(tables, palace, source, FLORIN);
  emit?.({ type: 'collected', seat, source, card: cardOf(palace, source), florins });
  exhaust(state, palace, source, FLORIN);
  palace.treasury += florins;
}

/** V-5.4.3, V-5.4.5: offers to collect from every courtier and tile that shows florins; rooms give theirs to their action. */
export function offerCollecting(tables: Tables, state: State, seat: Seat, o: Offer<ChoiceOf<'collect'>>): void {
  const palace = state.open.palaces[seat];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const card = palace.cards[space];
    if (card === NONE || tables.cards[card].relief[FLORIN] === 0) continue;
    if (isReadyCourtier(state, palace, space)) o.may(collect(courtierSource(space)));
    else if (o.explains) o.bar(collect(courtierSource(space)), barOfSource(palace.ready[space]));
  }
  const { tiles } = palace;
  for (let at = 0; at < tiles.length; at++) {
    if (tables.tileReliefs[tiles[at]][FLORIN] === 0) continue;
    if (isReadyTile(state, palace, at)) o.may(collect(tileSource(tiles[at])));
    else if (o.explains) o.bar(collect(tileSource(tiles[at])), barOfSource(palace.tileReady[at]));
  }
}

/** Why a source cannot be used: exhausted (V-5.1.2), or bought just now (V-9.3.2). */
const barOfSource = (isReady: boolean) => (isReady ? 'V-9.3.2' : 'V-5.1.2');

/** Florins that can be collected now (V-8.2.8), from all sources but one. */
export function collectable(tables: Tables, state: State, seat: Seat, except: number = NONE): number {
  const palace = state.open.palaces[seat];
  let florins = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (courtierSource(space) !== except && isReadyCourtier(state, palace, space))
      florins += tables.cards[palace.cards[space]].relief[FLORIN];
  }
  const { tiles } = palace;
  for (let at = 0; at < tiles.length; at++) {
    if (tileSource(tiles[at]) !== except && isReadyTile(state, palace, at))
      florins += tables.tileReliefs[tiles[at]][FLORIN];
  }
  return florins;
}

/** Puts a tile into a domain, which is kept in the order of the tiles' numbers. */
export function addTile(palace: Palace, tile: number, isReady: boolean): void {
  let at = palace.tiles.length;
  while (at > 0 && palace.tiles[at - 1] > tile) at--;
  palace.tiles.splice(at, 0, tile);
  palace.tileReady.splice(at, 0, isReady);
}

/** Takes a tile out of a domain. */
export function takeTile(palace: Palace, tile: number): void {
  const at = palace.tiles.indexOf(tile);
  palace.tiles.splice(at, 1);
  palace.tileReady.splice(at, 1);
}
