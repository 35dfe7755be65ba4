/**
 * A second, slow reading of V-5 to check the first one with: every payment of a cost, found by trying everything. It shares
 * nothing with rules/payment.ts but the numbers of the sources.
 */
import { CITIES, SYMBOLS, type SymbolId } from '../src/data/index.js';
import { type State, virtu } from '../src/index.js';
import type { Payment, PaymentKind } from '../src/state.js';

type Count = Partial<Record<SymbolId, number>>;

/** Something to pay with; of its symbols one is named (V-5.2.1). */
interface Source {
  readonly number: number;
  readonly kind: 'room' | 'courtier' | 'power' | 'indulgence' | 'tile';
  readonly shows: Count;
}

/** One source of a payment, named for a symbol. */
export interface Named {
  readonly source: Source;
  readonly symbol: SymbolId;
}

/** V-5.5: columns Room, Courtiers and Tiles (the same in every row but two), Ally, Indulgence. */
const ROWS: Readonly<Record<PaymentKind, string>> = {
  steps: 'tile',
  lift: 'courtier tile empire',
  govern: 'room courtier tile empire',
  patronize: 'room courtier tile empire',
  trade: 'room courtier tile ottoman',
  annex: 'room courtier tile ottoman',
  march: 'room courtier tile ottoman',
  token: 'room',
  intrigue: 'room courtier tile',
  bonus: '',
  retreat: 'courtier tile ottoman',
  florins: '',
  purchase: 'courtier tile empire indulgence',
  alliance: 'courtier tile indulgence',
};

const COURTIERS_FROM = 2;
const POWERS_FROM = 8;
const INDULGENCE = 11;
const TILES_FROM = 12;

/** Everything that can pay a cost now, in the order in which a payment asks. */
export function sourcesOf(state: State, cost: Payment): Source[] {
  const { open } = state;
  const { tables } = virtu;
  const palace = open.palaces[cost.seat];
  const row = ROWS[cost.kind];
  const found: Source[] = [];
  const add = (number: number, kind: Source['kind'], shows: Count) => {
    if (number !== cost.except) found.push({ number, kind, shows });
  };
  if (row.includes('room')) {
    const [action, upgrade] = [palace.cards[6 + palace.marker], palace.cards[11 + palace.marker]];
    const printed = tables.data.dynasties[palace.dynasty].rooms[palace.marker].relief;
    if (open.named[0] < 0) add(0, 'room', action < 0 ? printed : shown(tables.cards[action].relief));
    if (open.named[1] < 0 && upgrade >= 0) add(1, 'room', shown(tables.cards[upgrade].relief));
  }
  for (let space = 0; space < 6; space++) {
    if (palace.cards[space] < 0 || !palace.ready[space]) continue;
    const shows = shown(tables.cards[palace.cards[space]].relief);
    add(COURTIERS_FROM + space, 'courtier', row.includes('courtier') ? shows : florinsOf(shows));
  }
  for (const [name, power, symbol, count] of [
    ['ottoman', 1, 'ship', 2],
    ['empire', 2, 'cross', 1],
  ] as const) {
    const agent = open.agents[CITIES.length + 25 + power];
    const isFree = agent < 0 || agent === cost.seat;
    if (row.includes(name) && open.ally[power] === cost.seat && open.allyReady[power] && isFree)
      add(POWERS_FROM + power, 'power', { [symbol]: count });
  }
  const hasAsked = palace.requestedInSpring === open.year || palace.requestedInWinter === open.year;
  if (row.includes('indulgence') && !hasAsked && !palace.indulgence[palace.marker] && open.indulgences > 0)
    add(INDULGENCE, 'indulgence', { crown: 1 });
  palace.tiles.forEach((tile, at) => {
    if (!palace.tileReady[at]) return;
    const shows = shown(tables.tileReliefs[tile]);
    add(TILES_FROM + tile, 'tile', row.includes('tile') ? shows : florinsOf(shows));
  });
  return found;
}

const shown = (relief: readonly number[]): Count =>
  Object.fromEntries(SYMBOLS.flatMap((symbol, at) => (relief[at] > 0 ? [[symbol, relief[at]]] : [])));

const florinsOf = ({ florin }: Count): Count => (florin === undefined ? {} : { florin });

/**
 * Every complete payment, in which each source is used only while the cost is not met and only for what is missing (V-5.3.5),
 * source after source in their order.
 */
export function paymentsOf(state: State, cost: Payment): Named[][] {
  const sources = sourcesOf(state, cost);
  const pool: Count = Object.fromEntries(SYMBOLS.map((symbol, at) => [symbol, state.open.pool[at]]));
  const found: Named[][] = [];

  const tryFrom = (at: number, used: readonly Named[]): void => {
    if (isMet(used) && !mayStillName(at, used)) {
      found.push([...used]);
      return;
    }
    if (at === sources.length) return;
    const source = sources[at];
    for (const symbol of SYMBOLS) {
      if (source.shows[symbol] === undefined) continue;
      const next = [...used, { source, symbol }];
      if (symbol === 'florin' ? wantsFlorinsOf(source, used) : missing(next) < missing(used)) tryFrom(at + 1, next);
    }
    tryFrom(at + 1, used);
  };

  /** Symbols other than florins that are still missing, however crowns and crosses are split over what may be either. */
  const missing = (used: readonly Named[]): number => {
    const has = (symbol: SymbolId) => (pool[symbol] ?? 0) + sum(used, symbol);
    const lack = (symbol: SymbolId, due: number) => Math.max(0, due - has(symbol));
    let least = Number.POSITIVE_INFINITY;
    for (let crosses = 0; crosses <= cost.either; crosses++)
      least = Math.min(least, lack('crown', cost.crown + cost.either - crosses) + lack('cross', cost.cross + crosses));
    for (const symbol of ['cavalry', 'ship', 'mask', 'war', 'arrow'] as const) least += lack(symbol, cost[symbol]);
    return least;
  };

  /** V-5.4.4: in Patronize what the room was not named for pays florins by itself; V-5.5.8: for tokens it is named. */
  const florinsAt = (used: readonly Named[]): number => {
    const idle = sources.filter(
      (source) => cost.kind === 'patronize' && source.kind === 'room' && !used.some((one) => one.source === source),
    );
    const fromIdle = idle.reduce((florins, { shows }) => florins + (shows.florin ?? 0), 0);
    return (pool.florin ?? 0) + state.open.palaces[cost.seat].treasury + sum(used, 'florin') + fromIdle;
  };
  const roomFlorins = (used: readonly Named[]): number =>
    (pool.florin ?? 0) +
    sum(
      used.filter(({ source }) => source.kind === 'room'),
      'florin',
    );
  const wantsFlorinsOf = (source: Source, used: readonly Named[]): boolean => {
    if (source.kind !== 'room') return florinsAt(used) < cost.florin;
    return cost.kind === 'token' && roomFlorins(used) < cost.florin;
  };
  const isMet = (used: readonly Named[]): boolean => missing(used) === 0 && florinsAt(used) >= cost.florin;
  const mayStillName = (at: number, used: readonly Named[]): boolean =>
    sources
      .slice(at)
      .some((source) => source.kind === 'room' && 'florin' in source.shows && wantsFlorinsOf(source, used));

  tryFrom(0, []);
  return found;
}

const sum = (used: readonly Named[], symbol: SymbolId): number =>
  used.reduce((total, one) => total + (one.symbol === symbol ? (one.source.shows[symbol] ?? 0) : 0), 0);

/** The rough worths of the strategy notes, in hundredths of a point. */
const WORTH: Readonly<Record<SymbolId, number>> = {
  florin: 13,
  crown: 23,
  cross: 25,
  cavalry: 12,
  ship: 12,
  mask: 12,
  war: 12,
  arrow: 12,
};

/** What a payment exhausts or lets go, beyond the florins that are kept. */
export function wasteOf(state: State, used: readonly Named[]): number {
  return used.reduce((total, { source, symbol }) => {
    if (source.kind === 'indulgence') return total + 100;
    const palace = state.open.palaces[0];
    const worth = (shows: Count) => SYMBOLS.reduce((all, one) => all + (shows[one] ?? 0) * WORTH[one], 0);
    const florins = (source.shows.florin ?? 0) * WORTH.florin;
    if (source.kind === 'room') return total + (symbol === 'florin' ? 0 : florins);
    return total + worth(allOf(source, palace)) - (symbol === 'florin' ? florins : 0);
  }, 0);
}

/** Everything on a source, also what the row of the cost does not accept. */
function allOf(source: Source, palace: State['open']['palaces'][number]): Count {
  if (source.kind === 'courtier') return shown(virtu.tables.cards[palace.cards[source.number - COURTIERS_FROM]].relief);
  return source.kind === 'tile' ? shown(virtu.tables.tileReliefs[source.number - TILES_FROM]) : source.shows;
}
