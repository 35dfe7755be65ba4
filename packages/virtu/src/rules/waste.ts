/** The suggested payment (V-5.3.5): the one that exhausts the least, by what its sources would still have been worth. */
import type { Seat } from '@bottega/kernel';
import type { ChoiceOf } from '../choices.js';
import { SYMBOLS } from '../data/index.js';
import type { Payment, State } from '../state.js';
import { CROSS, CROWN, FLORIN, NONE, type Tables } from '../tables.js';
import { ahead, amountIn, roomFlorins, short } from './look-ahead.js';
import { amountOf, COURTIERS, INDULGENCE, POWERS_FROM, powerAmount, powerSymbol } from './sources.js';

export type Use = ChoiceOf<'use' | 'collect' | 'request'>;

/** What a player wants of a payment: sources that it leaves alone, and uses that it contains. */
export interface Wishes {
  readonly spared: readonly number[];
  readonly wanted: readonly Use[];
}
export const NO_WISHES: Wishes = { spared: [], wanted: [] };

export const sourceOf = (choice: Use): number => (choice.type === 'request' ? INDULGENCE : choice.source);
export function symbolOf(choice: Use): number {
  if (choice.type === 'use') return SYMBOLS.indexOf(choice.symbol);
  return choice.type === 'collect' ? FLORIN : CROWN;
}

/** Roughly what a symbol is worth, in hundredths of a point (docs/strategy.md). */
const WORTH: readonly number[] = [13, 23, 25, 12, 12, 12, 12, 12];
const INDULGENCE_WORTH = 100;
/** More than anything that could be wasted. */
const IMPOSSIBLE = 1 << 20;

/** The offered answer with which the least wasteful payment begins that is as wished; null if none is. */
export function leastWasteful(
  tables: Tables,
  state: State,
  cost: Payment,
  offered: readonly Use[],
  wishes: Wishes,
): Use | null {
  ahead.survey(tables, state, cost);
  tabulate(tables, state, cost, wishes);
  let best: Use | null = null;
  let least = IMPOSSIBLE;
  for (const choice of offered) {
    if (!isAsWished(choice, wishes)) continue;
    const waste = wasteOfPayment(tables, state, cost, choice);
    if (waste >= least) continue;
    least = waste;
    best = choice;
  }
  return best;
}

/** Whether a choice spares what is to be spared, names what is wanted, and passes over nothing that is. */
function isAsWished(choice: Use, { spared, wanted }: Wishes): boolean {
  const source = sourceOf(choice);
  if (spared.includes(source)) return false;
  return wanted.every((one) => {
    const other = sourceOf(one);
    if (other === source) return symbolOf(one) === symbolOf(choice);
    return other > source || !ahead.sources.slice(0, ahead.count).includes(other);
  });
}

/** The symbol for which a source is wanted, or NONE. */
function wantedSymbol({ wanted }: Wishes, source: number): number {
  for (const choice of wanted) if (sourceOf(choice) === source) return symbolOf(choice);
  return NONE;
}

/** What the best payment that begins with a choice wastes. */
function wasteOfPayment(tables: Tables, state: State, cost: Payment, choice: Use): number {
  const { pool, palaces } = state.open;
  const palace = palaces[cost.seat];
  const source = sourceOf(choice);
  const symbol = symbolOf(choice);
  const more = amountOf(tables, palace, source, symbol);
  const has = (wanted: number) => pool[wanted] + (wanted === symbol ? more : 0);
  const index = ahead.sources.indexOf(source) + 1;
  const florins = short(cost.florin, has(FLORIN) + palace.treasury + roomFlorins(tables, state, cost, source));
  const lack = (wanted: number) =>
    wanted < 0 ? 0 : short(amountIn(cost, wanted) + eitherOf(cost, wanted), has(wanted));
  const rest = table[at(index, lack(ahead.firstSymbol), lack(ahead.secondSymbol), florins)];
  return wasteOf(tables, state, cost.seat, source, symbol) + rest;
}

/** How much of a symbol may pay for what may be a crown or a cross. */
const eitherOf = (cost: Payment, symbol: number): number => (symbol === CROWN || symbol === CROSS ? cost.either : 0);

/**
 * How many symbols are missing if a of the first and b of the second are short of all that they might pay, with so many that
 * may be either: these are then crown and cross, and each is counted for both.
 */
function missing(a: number, b: number, either: number): number {
  return short(a, either) + short(b, either) + short(either, short(either, a) + short(either, b));
}

/** What is lost when a source is named for a symbol. Florins that are collected are not. */
function wasteOf(tables: Tables, state: State, seat: Seat, source: number, symbol: number): number {
  if (source === INDULGENCE) return INDULGENCE_WORTH;
  if (source >= POWERS_FROM && source < INDULGENCE) {
    const power = source - POWERS_FROM;
    return WORTH[powerSymbol(power)] * powerAmount(power);
  }
  const palace = state.open.palaces[seat];
  const florins = WORTH[FLORIN] * amountOf(tables, palace, source, FLORIN);
  // A relief of the room is not exhausted, but does not give its florins as well (V-5.4.4).
  if (source < COURTIERS) return symbol === FLORIN ? 0 : florins;
  let worth = symbol === FLORIN ? -florins : 0;
  for (let shown = 0; shown < WORTH.length; shown++) worth += WORTH[shown] * amountOf(tables, palace, source, shown);
  return worth;
}

/*
 * Entry (index, a, b, f): the least that the sources from `index` on waste while they pay what is missing if a of the first
 * symbol, b of the second and f florins are short. Trying every payment instead takes seconds in a rich palace.
 */
let table = new Int32Array(1 << 12);
let depth = 1;
let width = 1;
let size = 1;

const at = (index: number, a: number, b: number, f: number): number => index * size + a * depth + b * width + f;

function tabulate(tables: Tables, state: State, cost: Payment, wishes: Wishes): void {
  const { sources, count, firstSymbol, secondSymbol } = ahead;
  const { either } = cost;
  const mostOf = (symbol: number) => (symbol < 0 ? 0 : amountIn(cost, symbol) + eitherOf(cost, symbol));
  const [mostFirst, mostSecond] = [mostOf(firstSymbol), mostOf(secondSymbol)];
  width = cost.florin + 1;
  depth = (mostSecond + 1) * width;
  size = (mostFirst + 1) * depth;
  if (table.length < (count + 1) * size) table = new Int32Array((count + 1) * size * 2);
  table.fill(IMPOSSIBLE, count * size, (count + 1) * size);
  for (let a = 0; a <= mostFirst; a++)
    for (let b = 0; b <= mostSecond; b++) if (missing(a, b, either) === 0) table[at(count, a, b, 0)] = 0;
  for (let index = count - 1; index >= 0; index--) {
    const source = sources[index];
    const given = cost.kind === 'patronize' && source < COURTIERS ? ahead.florins[index] : 0; // without being named
    const wanted = wantedSymbol(wishes, source);
    const isSpared = wishes.spared.includes(source);
    const isFree = (symbol: number) => !isSpared && (wanted === NONE || wanted === symbol);
    const first = isFree(firstSymbol) ? ahead.firsts[index] : 0;
    const second = isFree(secondSymbol) ? ahead.seconds[index] : 0;
    const florins = isFree(FLORIN) ? ahead.florins[index] : 0;
    const wasteOfFirst = first > 0 ? wasteOf(tables, state, cost.seat, source, firstSymbol) : 0;
    const wasteOfSecond = second > 0 ? wasteOf(tables, state, cost.seat, source, secondSymbol) : 0;
    const wasteOfFlorins = florins > 0 ? wasteOf(tables, state, cost.seat, source, FLORIN) : 0;
    for (let a = 0; a <= mostFirst; a++) {
      for (let b = 0; b <= mostSecond; b++) {
        const lack = missing(a, b, either);
        const nextA = short(a, first);
        const nextB = short(b, second);
        const mayFirst = missing(nextA, b, either) < lack;
        const maySecond = missing(a, nextB, either) < lack;
        for (let f = 0; f <= cost.florin; f++) {
          let best = wanted === NONE ? table[at(index + 1, a, b, short(f, given))] : IMPOSSIBLE;
          if (mayFirst) best = Math.min(best, wasteOfFirst + table[at(index + 1, nextA, b, f)]);
          if (maySecond) best = Math.min(best, wasteOfSecond + table[at(index + 1, a, nextB, f)]);
          if (f > 0 && florins > 0)
            best = Math.min(best, wasteOfFlorins + table[at(index + 1, a, b, short(f, florins))]);
          table[at(index, a, b, f)] = best;
        }
      }
    }
  }
}
