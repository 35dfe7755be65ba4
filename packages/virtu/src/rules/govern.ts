/** V-7.1: Govern. The whole cost is paid first, then tiles are refreshed and bonuses reactivated. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, DONE, reactivate, refresh, use } from '../choices.js';
import { SYMBOLS } from '../data/index.js';
import type { CitedId } from '../rule-ids.js';
import type { FrameOf, State } from '../state.js';
import { CROSS, CROWN, FLORIN, POWER_COUNT, type Tables, TILES_PER_SYMBOL } from '../tables.js';
import { mostOf, nextSource, offerSources } from './payment.js';
import { amountOf, COURTIERS, collectFrom, offerCollecting, POWERS_FROM, tileSource, useSource } from './sources.js';
import type { Ask, Telling } from './step-types.js';

const GOVERN_SYMBOLS = [CROWN, CROSS] as const;

/** V-6.5.4: there is something to refresh or reactivate, and a symbol to pay with. */
export function barOfGoverning(tables: Tables, state: State, seat: Seat): CitedId | null {
  if (usefulSymbols(state, seat) === 0) return 'V-6.5.4';
  const symbols = mostOf(tables, state, seat, 'govern', CROWN) + mostOf(tables, state, seat, 'govern', CROSS);
  return symbols > 0 ? null : 'V-5.5.3';
}

/** V-7.1.8: how many symbols would refresh a tile or reactivate a bonus. */
function usefulSymbols(state: State, seat: Seat): number {
  return Math.ceil(exhaustedTiles(state, seat) / TILES_PER_SYMBOL) + usedPowers(state, seat);
}

function exhaustedTiles(state: State, seat: Seat): number {
  let count = 0;
  for (let at = 0; at < state.open.palaces[seat].tiles.length; at++) if (canRefresh(state, seat, at)) count++;
  return count;
}

/** V-7.1.3, V-7.1.5, R-39: an exhausted tile of any kind that neither pays for this Govern nor was refreshed by it. */
function canRefresh({ open }: State, seat: Seat, at: number): boolean {
  const { tiles, tileReady } = open.palaces[seat];
  return !tileReady[at] && !open.used.includes(tileSource(tiles[at]));
}

/** V-7.1.6, V-7.1.7: used bonuses, blocked ones too, except the one that pays for this Govern. */
function usedPowers(state: State, seat: Seat): number {
  let count = 0;
  for (let power = 0; power < POWER_COUNT; power++) if (canReactivate(state, seat, power)) count++;
  return count;
}

function canReactivate({ open }: State, seat: Seat, power: number): boolean {
  return open.ally[power] === seat && !open.allyReady[power] && !open.used.includes(POWERS_FROM + power);
}

export function beginGovern(tables: Tables, state: State, seat: Seat, emit: Telling): void {
  const frame: FrameOf<'governCost'> = { step: 'governCost', seat, from: 0 };
  state.open.stack.push(frame);
  payOn(tables, state, frame, emit);
}

/** V-7.1.2: which crowns and crosses. The reliefs of the room cost nothing; a symbol beyond use is not paid (V-7.1.8). */
export const chooseGovernCost = (tables: Tables): Ask<'governCost', ChoiceOf<'use' | 'done'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    offerSources(tables, state, seat, 'govern', GOVERN_SYMBOLS, frame.from, o);
    if (paid(state) > 0) o.may(DONE);
    else o.bar(DONE, 'V-6.5.4');
  },
  choose(state, frame, seat, choice, emit) {
    if (choice.type === 'done') beginEffects(tables, state, seat, emit);
    else {
      payWith(tables, state, frame, choice, emit);
      payOn(tables, state, frame, emit);
    }
  },
  // The room's reliefs cost nothing; beyond them nothing is exhausted that would not be worth it.
  suggest(state, _frame, seat) {
    const offered = waysToPay(tables, state, seat);
    const free = offered.find(({ source }) => source < COURTIERS);
    if (free === undefined) return paid(state) > 0 ? DONE : offered[0];
    const palace = state.open.palaces[seat];
    const crosses = amountOf(tables, palace, free.source, CROSS);
    return use(free.source, crosses > amountOf(tables, palace, free.source, CROWN) ? CROSS : CROWN);
  },
});

const paid = (state: State): number => state.open.pool[CROWN] + state.open.pool[CROSS];

/** The sources that can still pay, each for a crown or a cross. */
function waysToPay(tables: Tables, state: State, seat: Seat): ChoiceOf<'use'>[] {
  const ways: ChoiceOf<'use'>[] = [];
  offerSources(tables, state, seat, 'govern', GOVERN_SYMBOLS, 0, {
    explains: false,
    may: (choice) => ways.push(choice),
    also: () => {},
    bar: () => {},
  });
  return ways;
}

function payWith(
  tables: Tables,
  state: State,
  frame: FrameOf<'governCost'>,
  { source, symbol }: ChoiceOf<'use'>,
  emit: Telling,
): void {
  useSource(tables, state, frame.seat, source, SYMBOLS.indexOf(symbol), 'govern', emit);
  frame.from = nextSource(frame.from, source);
}

/** Goes on paying: leaves the question on the stack as long as more symbols could be paid and would be of use (V-7.1.8). */
function payOn(tables: Tables, state: State, frame: FrameOf<'governCost'>, emit: Telling): void {
  while (paid(state) < usefulSymbols(state, frame.seat)) {
    const ways = waysToPay(tables, state, frame.seat);
    if (ways.length > 1 || (ways.length === 1 && paid(state) > 0)) return;
    if (ways.length === 0) break;
    payWith(tables, state, frame, ways[0], emit);
  }
  beginEffects(tables, state, frame.seat, emit);
}

function beginEffects(tables: Tables, state: State, seat: Seat, emit: Telling): void {
  const { open } = state;
  open.stack.pop();
  const symbols = paid(state);
  open.pool[CROWN] = 0;
  open.pool[CROSS] = 0;
  const frame: FrameOf<'govern'> = { step: 'govern', seat, symbols, half: false, from: 0, effects: 0 };
  open.stack.push(frame);
  goOn(tables, state, frame, emit);
}

const AVAILABLE = { why: 'available' };

/** VD-09: what the symbols do (V-7.1.1): two tiles or one bonus each. Florins may be collected in between (V-7.1.4). */
export const chooseGovern = (
  tables: Tables,
): Ask<'govern', ChoiceOf<'refresh' | 'reactivate' | 'collect' | 'done'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const { tiles, tileReady } = state.open.palaces[seat];
    for (let at = 0; at < tiles.length; at++) {
      const tile = tiles[at];
      if (tileReady[at]) o.bar(refresh(tile), 'V-7.1.1', AVAILABLE);
      else if (!canRefresh(state, seat, at)) o.bar(refresh(tile), 'V-7.1.3');
      else if (tile >= frame.from) o.may(refresh(tile));
      else if (o.explains) o.also(refresh(tile));
    }
    for (let power = 0; power < POWER_COUNT; power++) {
      if (frame.symbols > 0 && canReactivate(state, seat, power)) o.may(reactivate(power));
      else o.bar(reactivate(power), state.open.used.includes(POWERS_FROM + power) ? 'V-7.1.7' : 'V-7.1.1');
    }
    if (frame.effects > 0) o.may(DONE);
    else o.bar(DONE, 'V-6.5.4');
    offerCollecting(tables, state, seat, o);
  },
  choose(state, frame, seat, choice, emit) {
    switch (choice.type) {
      case 'refresh':
        refreshTile(state, frame, choice.tile, emit);
        frame.from = nextSource(frame.from, choice.tile);
        break;
      case 'reactivate':
        reactivatePower(state, frame, choice.power, emit);
        break;
      case 'collect':
        collectFrom(tables, state, seat, choice.source, emit);
        frame.from = 0; // V-7.1.4: what was collected from just now can be refreshed
        break;
      case 'done':
        state.open.stack.pop();
        return;
    }
    goOn(tables, state, frame, emit);
  },
  suggest(state, frame, seat) {
    const { tiles } = state.open.palaces[seat];
    for (let at = 0; at < tiles.length; at++) {
      if (canRefresh(state, seat, at)) return refresh(tiles[at]);
    }
    for (let power = 0; power < POWER_COUNT; power++) {
      if (frame.symbols > 0 && canReactivate(state, seat, power)) return reactivate(power);
    }
    return DONE;
  },
});

function refreshTile(state: State, frame: FrameOf<'govern'>, tile: number, emit: Telling): void {
  const { tiles, tileReady } = state.open.palaces[frame.seat];
  tileReady[tiles.indexOf(tile)] = true;
  // Collecting and refreshing by turns would draw the florins of one tile over and over: a tile is refreshed once.
  state.open.used.push(tileSource(tile));
  if (!frame.half) frame.symbols--;
  frame.half = !frame.half;
  frame.effects++;
  emit?.({ type: 'refreshed', seat: frame.seat, tile });
}

function reactivatePower(state: State, frame: FrameOf<'govern'>, power: number, emit: Telling): void {
  state.open.allyReady[power] = true;
  frame.symbols--;
  frame.effects++;
  emit?.({ type: 'reactivated', seat: frame.seat, power });
}

/** Does everything if the symbols suffice for it, and ends when nothing is left to do with them. */
function goOn(tables: Tables, state: State, frame: FrameOf<'govern'>, emit: Telling): void {
  const { seat } = frame;
  const capacity = frame.symbols * TILES_PER_SYMBOL + (frame.half ? 1 : 0);
  const powers = usedPowers(state, seat);
  if (capacity - powers * TILES_PER_SYMBOL >= exhaustedTiles(state, seat) && frame.symbols >= powers) {
    const { tiles } = state.open.palaces[seat];
    for (let at = 0; at < tiles.length; at++) {
      if (canRefresh(state, seat, at)) refreshTile(state, frame, tiles[at], emit);
    }
    for (let power = 0; power < POWER_COUNT; power++) {
      if (canReactivate(state, seat, power)) reactivatePower(state, frame, power, emit);
    }
  }
  const isSpent = frame.symbols === 0 && !frame.half;
  const canGoOn = exhaustedTiles(state, seat) + usedPowers(state, seat) > 0 || hasFlorinTile(tables, state, seat);
  if (isSpent || !canGoOn) state.open.stack.pop();
}

/** V-7.1.4: whether a tile could still be collected from and refreshed. */
function hasFlorinTile(tables: Tables, state: State, seat: Seat): boolean {
  const { tiles, tileReady } = state.open.palaces[seat];
  for (let at = 0; at < tiles.length; at++) {
    if (!tileReady[at] || tables.tileReliefs[tiles[at]][FLORIN] === 0) continue;
    if (!state.open.used.includes(tileSource(tiles[at]))) return true;
  }
  return false;
}
