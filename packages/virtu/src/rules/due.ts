/** V-5.3: what a payment asks for, symbol by symbol, and how much of it pool and treasury hold already. */
import type { SymbolId } from '../data/index.js';
import type { Open, Payment } from '../state.js';
import { ARROW, CAVALRY, CROSS, CROWN, FLORIN, MASK, SHIP } from '../tables.js';

export interface Due {
  /** `either`: crowns or crosses. */
  readonly symbol: Exclude<SymbolId, 'war'> | 'either';
  readonly needed: number;
  readonly paid: number;
}

/** Only what costs something, in the order of the symbols. */
export function duesOf({ pool, palaces }: Open, cost: Payment): Due[] {
  const spare = Math.max(0, pool[CROWN] - cost.crown) + Math.max(0, pool[CROSS] - cost.cross);
  const due = (symbol: Due['symbol'], has: number): Due => {
    return { symbol, needed: cost[symbol], paid: Math.min(has, cost[symbol]) };
  };
  return [
    due('florin', pool[FLORIN] + palaces[cost.seat].treasury),
    due('crown', pool[CROWN]),
    due('cross', pool[CROSS]),
    due('either', spare),
    due('cavalry', pool[CAVALRY]),
    due('ship', pool[SHIP]),
    due('mask', pool[MASK]),
    due('arrow', pool[ARROW]),
  ].filter(({ needed }) => needed > 0);
}
