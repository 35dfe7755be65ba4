/** The suggested payment (V-5.3.5): the one that exhausts the least, by what its sources would still have been worth. */
import type { Seat } from '@bottega/kernel';
import type { ChoiceOf } from '../choices.js';
import { SYMBOLS } from '../data/index.js';
import type { Payment, State } from '../state.js';
import { CROSS, CROWN, FLORIN, type Tables } from '../tables.js';
import { ahead, amountIn, roomFlorins, short } from './look-ahead.js';
import { amountOf, COURTIERS, INDULGENCE, POWERS_FROM, powerAmount, powerSymbol } from './sources.js';

type Use = ChoiceOf<'use' | 'collect' | 'request'>;

/** Roughly what a symbol is worth, in hundredths of a point (docs/strategy.md). */
const WORTH: readonly number[] = [13, 23, 25, 12, 12, 12, 12, 12];
const INDULGENCE_WORTH = 100;
/** More than anything that could be wasted. */
const IMPOSSIBLE = 1 << 20;

/** The offered answer with which the least wasteful payment begins. */
export function leastWasteful(tables: Tables, state: State, cost: Payment, offered: readonly Use[]): Use {
  ahead.survey(tables, state, cost);
  tabulate(tables, state, cost);
  let best = offered[0];
  let least = Number.POSITIVE_INFINITY;
  for (const choice of offered) {
    const waste = wasteOfPayment(tables, state, cost, choice);
    if (waste >= least) continue;
    least = waste;
    best = choice;
  }
  return best;
}

/** What the best payment that begins with a choice wastes. */
function wasteOfPayment(tables: Tables, state: State, cost: Payment, choice: Use): number {
  const { pool, palaces } = state.open;
  const palace = palaces[cost.seat];
  const source = choice.type === 'request' ? INDULGENCE : choice.source;
  const symbol = choice.type === 'use' ? SYMBOLS.indexOf(choice.symbol) : choice.type === 'collect' ? FLORIN : CROWN;
  const more = amountOf(tables, palace, source, symbol);
  const has = (wanted: number) => pool[wanted] + (wanted === symbol ? more : 0);
  const index = ahead.sources.indexOf(source) + 1;
  const florins = short(cost.florin, has(FLORIN) + palace.treasury + roomFlorins(tables, state, cost, source));
  let rest = IMPOSSIBLE;
  for (let crosses = 0; crosses <= cost.either; crosses++) {
    const lack = (wanted: number) => {
      if (wanted < 0) return 0;
      const either = wanted === CROWN ? cost.either - crosses : wanted === CROSS ? crosses : 0;
      return short(amountIn(cost, wanted) + either, has(wanted));
    };
    rest = Math.min(rest, table[at(index, lack(ahead.firstSymbol), lack(ahead.secondSymbol), florins)]);
  }
  return wasteOf(tables, state, cost.seat, source, symbol) + rest;
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
 * Entry (index, a, b, f): the least that the sources from `index` on waste while they give a of the first symbol, b of the
 * second and f florins. Trying every payment instead takes seconds in a rich palace.
 */
let table = new Int32Array(1 << 12);
let depth = 1;
let width = 1;
let size = 1;

const at = (index: number, a: number, b: number, f: number): number => index * size + a * depth + b * width + f;

function tabulate(tables: Tables, state: State, cost: Payment): void {
  const { sources, firsts, seconds, florins, count, firstSymbol, secondSymbol } = ahead;
  const mostOf = (symbol: number) => (symbol < 0 ? 0 : amountIn(cost, symbol) + cost.either);
  const [mostFirst, mostSecond] = [mostOf(firstSymbol), mostOf(secondSymbol)];
  width = cost.florin + 1;
  depth = (mostSecond + 1) * width;
  size = (mostFirst + 1) * depth;
  if (table.length < (count + 1) * size) table = new Int32Array((count + 1) * size * 2);
  table.fill(IMPOSSIBLE, count * size, (count + 1) * size);
  table[at(count, 0, 0, 0)] = 0;
  for (let index = count - 1; index >= 0; index--) {
    const source = sources[index];
    const given = cost.kind === 'patronize' && source < COURTIERS ? florins[index] : 0; // without being named
    const wasteOfFirst = firsts[index] > 0 ? wasteOf(tables, state, cost.seat, source, firstSymbol) : 0;
    const wasteOfSecond = seconds[index] > 0 ? wasteOf(tables, state, cost.seat, source, secondSymbol) : 0;
    const wasteOfFlorins = florins[index] > 0 ? wasteOf(tables, state, cost.seat, source, FLORIN) : 0;
    for (let a = 0; a <= mostFirst; a++) {
      for (let b = 0; b <= mostSecond; b++) {
        for (let f = 0; f <= cost.florin; f++) {
          let best = table[at(index + 1, a, b, short(f, given))];
          if (a > 0 && firsts[index] > 0)
            best = Math.min(best, wasteOfFirst + table[at(index + 1, short(a, firsts[index]), b, f)]);
          if (b > 0 && seconds[index] > 0)
            best = Math.min(best, wasteOfSecond + table[at(index + 1, a, short(b, seconds[index]), f)]);
          if (f > 0 && florins[index] > 0)
            best = Math.min(best, wasteOfFlorins + table[at(index + 1, a, b, short(f, florins[index]))]);
          table[at(index, a, b, f)] = best;
        }
      }
    }
  }
}
