/** What is read and written: dialects, scribes, the Papal Library. */
import type { Seat } from '@bottega/kernel';
import { DIALECTS } from './data/index.js';
import { likely, seen } from './evaluate-look.js';
import { ACTION, spacesWorth } from './evaluate-worth.js';
import { held } from './rules/holding.js';
import type { State } from './state.js';
import { DIALECTS_POINTS, KNOWLEDGE_PER_SCRIBE, LIBRARY, LINGUA_POINTS, SCRIBE, type Tables } from './tables.js';

/** D-22.7 */
export function manuscriptsWorth(tables: Tables, state: State, seat: Seat): number {
  let points = 0;
  for (const card of state.own[seat].manuscripts) {
    points += card === tables.lingua ? LINGUA_POINTS : tables.manuscripts[card].level;
  }
  return points;
}

/** Dialects that one can hope to add in a turn, and what it costs to go out of the way for one. */
const DIALECTS_OF_A_TURN = 0.54;
const DETOUR = 0.41;

/** Every set of dialects as bits, and their number; the largest sets first. */
const ALL_DIALECTS = (1 << DIALECTS.length) - 1;
const sizeOf: readonly number[] = Array.from({ length: ALL_DIALECTS + 1 }, (_, set) => {
  let size = 0;
  for (let rest = set; rest > 0; rest >>= 1) size += rest & 1;
  return size;
});
const largestFirst: readonly number[] = [...sizeOf.keys()].sort((one, other) => sizeOf[other] - sizeOf[one]);
/** By dialect: the sets without it, a bit for each set. */
const setsWithout: readonly number[] = DIALECTS.map((_, dialect) =>
  largestFirst.reduce((sets, set) => ((set & (1 << dialect)) === 0 ? sets | (1 << set) : sets), 0),
);

/** D-22.8: dialects that are missing when as many as possible are named, each by another manuscript of the seat. */
export function missingDialects(tables: Tables, { own }: State, seat: Seat): number {
  let sets = 1; // a bit for each set that can be named; the empty one to begin with
  for (const card of own[seat].manuscripts) {
    if (card === tables.lingua) continue;
    const { dialects } = tables.manuscripts[card];
    let named = sets;
    for (let dialect = 0; dialect < DIALECTS.length; dialect++) {
      if ((dialects & (1 << dialect)) !== 0) named |= (sets & setsWithout[dialect]) << (1 << dialect);
    }
    sets = named;
  }
  let at = 0;
  while ((sets & (1 << largestFirst[at])) === 0) at++;
  return ALL_DIALECTS & ~largestFirst[at];
}

/** Five points, the likelier the fewer dialects are missing. */
export function dialectsWorth(missing: number): number {
  const count = sizeOf[missing];
  return likely(count, DIALECTS_OF_A_TURN * seen.time) * (DIALECTS_POINTS - DETOUR * count);
}

/** What a manuscript that stands for one of these dialects adds to that. */
export function dialectGain(missing: number): number {
  return missing === 0 ? 0 : dialectsWorth(missing & (missing - 1)) - dialectsWorth(missing);
}

/** Scribes in front of the screen are worth this part of what they become in an abbey. */
const NOT_YET_WRITING = 0.69;

/** D-8.18, D-22.2 */
export function scribesWorth(state: State, seat: Seat): number {
  const { scribes } = state.open.players[seat];
  const waiting = scribes === 0 ? 0 : scribeWorth() * scribes * NOT_YET_WRITING * Math.min(1, seen.time);
  return held(state, seat, SCRIBE) + waiting;
}

/** What going to an abbey adds to what the scribes in front of the screen are worth. */
export function conversionGain(scribes: number): number {
  return scribes === 0 ? 0 : scribeWorth() * scribes * (1 - NOT_YET_WRITING * Math.min(1, seen.turns));
}

function scribeWorth(): number {
  return Math.max(1, spacesWorth(KNOWLEDGE_PER_SCRIBE));
}

/** The best of so many Library cards, on average. */
const BEST_CARD: readonly number[] = [0, 2.88, 3.36, 3.59, 3.71];
/** Data of one's own may let more cards be drawn; they add little. */
const bestCard = (drawn: number): number => BEST_CARD[Math.min(drawn, BEST_CARD.length - 1)];
/** What is not there yet is worth a little less. */
const HOPED_CARD = 0.9;

/** Who draws later may draw more, with actions that nothing else needs. */
const NOT_YET_DRAWN = 0.22;

/** D-16: the card kept; before that what can be hoped for. D-16.4: it is drawn in an own turn, so it needs one more. */
export function libraryWorth(tables: Tables, { open, own }: State, seat: Seat): number {
  const { library, drawn } = own[seat];
  if (library.length > 0) return sum(library);
  if (drawn.length > 0) return Math.max(...drawn);
  const space = open.tracks[LIBRARY].at[seat];
  if (space === 0) return 0;
  const { libraryAt } = tables;
  const turns = seen.turn === null ? Math.min(1, seen.turns) : 1;
  const reached = bestCard(libraryAt[space]) * turns;
  if (seen.isDrawing) return reached;
  let next = space;
  while (next < libraryAt.length && libraryAt[next] === libraryAt[space]) next++;
  if (next === libraryAt.length) return reached;
  const hoped = bestCard(libraryAt[next]) - ACTION * (next - space);
  const waiting = reached === 0 ? 0 : reached + NOT_YET_DRAWN * Math.min(1, seen.turns);
  return Math.max(waiting, hoped * HOPED_CARD * Math.min(1, seen.time));
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
