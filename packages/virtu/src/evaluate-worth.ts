/** What things are worth in points (docs/strategy.md): symbols, reliefs, items to buy. Computed once for a set of tables. */
import { CROSS, ITEM_COUNT, type Symbols, type Tables } from './tables.js';

/** A symbol on an available source, in the order of the symbols: florin, crown, cross, cavalry, ship, mask, war, arrow. */
export const WORTH: readonly number[] = [0.12, 0.19, 0.21, 0.09, 0.09, 0.07, 0.07, 0.1];
/** Other symbols on the same relief are only an alternative (V-5.2.1). */
const ALTERNATIVE = 0.25;

export interface Worths {
  readonly tables: Tables;
  /** Of a relief used once: by card and by tile. */
  readonly cards: readonly number[];
  readonly tiles: readonly number[];
  /** Points and crosses on them. */
  readonly cardPrestige: readonly number[];
  readonly cardCrosses: readonly number[];
  readonly tilePrestige: readonly number[];
  readonly tileCrosses: readonly number[];
  /** By number of seats: the points of religion by rank (V-10.3.2). */
  readonly religion: Readonly<Record<number, readonly number[]>>;
  /** By item: its price. */
  readonly prices: readonly number[];
}

let known: Worths | null = null;

/** The worths for these tables. */
export function worthsOf(tables: Tables): Worths {
  if (known === null || known.tables !== tables) known = compute(tables);
  return known;
}

function compute(tables: Tables): Worths {
  const { religionPoints: religion } = tables.data;
  const prices: number[] = [];
  for (let item = 0; item < ITEM_COUNT; item++) {
    const { florin, crown, cross } = tables.items[item];
    prices.push(florin * WORTH[0] + crown * WORTH[1] + cross * WORTH[2]);
  }
  return {
    tables,
    cards: tables.cards.map(({ relief }) => reliefWorth(relief)),
    tiles: tables.tileReliefs.map(reliefWorth),
    cardPrestige: tables.cards.map((card) => card.prestige),
    cardCrosses: tables.cards.map(({ relief }) => relief[CROSS]),
    tilePrestige: tables.tilePrestige,
    tileCrosses: tables.tileReliefs.map((relief) => relief[CROSS]),
    religion: { 3: religion['3'], 4: religion['4'], 5: religion['5'] },
    prices,
  };
}

/** Worth of a relief that is used once: its best symbol, and a little for the others. */
function reliefWorth(relief: Symbols): number {
  let best = 0;
  let sum = 0;
  for (let symbol = 0; symbol < WORTH.length; symbol++) {
    const worth = relief[symbol] * WORTH[symbol];
    sum += worth;
    if (worth > best) best = worth;
  }
  return best + (sum - best) * ALTERNATIVE;
}
