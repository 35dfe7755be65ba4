/** What a position of De Vulgari Eloquentia is worth to a seat: the points it has, and those it can hope for. */
import type { Seat } from '@bottega/kernel';
import { dialectsWorth, libraryWorth, manuscriptsWorth, missingDialects, scribesWorth } from './evaluate-books.js';
import { look, seen } from './evaluate-look.js';
import { spareVotesWorth } from './evaluate-offices.js';
import { orderWorth } from './evaluate-order.js';
import { canticleWorth, richesWorth, riddleWorth } from './evaluate-races.js';
import { electionWorth, lookAtRise } from './evaluate-rise.js';
import { cardWorth, tradeWorth } from './evaluate-trade.js';
import { travelWorth } from './evaluate-travel.js';
import { ducatsWorth, knowledgeWorth } from './evaluate-worth.js';
import { CATEGORIES, result } from './rules/scoring.js';
import type { State } from './state.js';
import { POPE, type Tables } from './tables.js';

/** What makes up the worth of a position: the score sheet, and what leads to more of it. */
export const PARTS = [...CATEGORIES, 'ducats', 'knowledge', 'journeys', 'order'] as const;
export type Part = (typeof PARTS)[number];

/** Points at the end of the game, as far as they can be foreseen. After the end it is the result. */
export function evaluate(tables: Tables, state: State, seat: Seat): number {
  if (state.open.stack.length === 0) return result(tables, state).points[seat];
  look(tables, state, seat);
  lookAtRise(tables, state, seat);
  return (
    electionWorth(tables, state, seat) +
    spareVotesWorth(tables, state, seat) +
    scribesWorth(state, seat) +
    libraryWorth(tables, state, seat) +
    richesWorth(state, seat) +
    riddleWorth(tables, state, seat) +
    canticleWorth(state, seat) +
    manuscriptsWorth(tables, state, seat) +
    dialectsWorth(missingDialects(tables, state, seat)) +
    cardsWorth(tables, state) +
    moneyWorth(tables, state, seat) +
    knowledgeWorth(seen.knowledge) +
    travelWorth(tables, state, seat) +
    orderWorth(tables, state, seat)
  );
}

/** The same by what the points come from. */
export function evaluateParts(tables: Tables, state: State, seat: Seat): Readonly<Record<Part, number>> {
  if (state.open.stack.length === 0) return finished(tables, state, seat);
  look(tables, state, seat);
  lookAtRise(tables, state, seat);
  return {
    election: electionWorth(tables, state, seat),
    votes: spareVotesWorth(tables, state, seat),
    scribes: scribesWorth(state, seat),
    library: libraryWorth(tables, state, seat),
    riches: richesWorth(state, seat),
    riddle: riddleWorth(tables, state, seat),
    canticle: canticleWorth(state, seat),
    manuscripts: manuscriptsWorth(tables, state, seat),
    dialects: dialectsWorth(missingDialects(tables, state, seat)),
    cards: cardsWorth(tables, state),
    ducats: moneyWorth(tables, state, seat),
    knowledge: knowledgeWorth(seen.knowledge),
    journeys: travelWorth(tables, state, seat),
    order: orderWorth(tables, state, seat),
  };
}

function finished(tables: Tables, state: State, seat: Seat): Readonly<Record<Part, number>> {
  const parts = { ...NOTHING };
  for (const { category, points } of result(tables, state).sheet) parts[category as Part] = points[seat];
  return parts;
}
const NOTHING = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;

/** D-22.9: a pope's card counts nothing. */
function cardsWorth(tables: Tables, state: State): number {
  return seen.office === POPE ? 0 : cardWorth(tables, state, seen.person);
}

function moneyWorth(tables: Tables, state: State, seat: Seat): number {
  return ducatsWorth(seen.ducats) + tradeWorth(tables, state, seat);
}
