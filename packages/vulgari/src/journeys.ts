/** D-7.14: every journey that can be made from a position, laid out before the game begins. */
import { type ChoiceOf, move } from './choices.js';
import { isSea, ZONE_COUNT } from './positions.js';

/** D-7.3, D-7.5 */
export const JOURNEY_DUCATS = 10;
const CROSSING_ACTIONS = 3;

export interface Journey {
  readonly to: number;
  readonly actions: number;
  readonly ducats: number;
  /** Whether no journey to the same place takes fewer actions: the only one worth listing for who pays no ducats (D-7.10). */
  readonly isShortest: boolean;
  /** Where it leads along, to its end: a crossing leads over its sea. */
  readonly path: readonly number[];
  readonly choice: ChoiceOf<'move'>;
}

/** What the search needs to know of the map. */
export interface Land {
  readonly neighbours: readonly (readonly number[])[];
  readonly ports: readonly (readonly number[])[];
  /** The position of the sea on which each zone is a port, negative where it is none. */
  readonly seaOf: readonly number[];
}

/** A way in the making: single legs of one action (at most two count), and whether it crossed a sea. */
interface Way {
  readonly at: number;
  readonly legs: number;
  readonly crossed: boolean;
  readonly actions: number;
  readonly path: readonly number[];
}

/**
 * D-7.2 to D-7.9: land steps and landings and embarkings of one action, at most one crossing; a journey that began at sea
 * does not end there again, and a stop at sea ends the journey. Fewest actions first; with several prices to the same place
 * every one that is not worse in both numbers.
 */
export function journeysFrom(land: Land, from: number, ducats: 'once' | 'perMode'): Journey[] {
  const found: Way[] = [];
  const seen = new Set<number>();
  // By actions; a list grows only by ways that take more.
  const waiting: Way[][] = [[{ at: from, legs: 0, crossed: false, actions: 0, path: [] }]];
  for (let actions = 0; actions < waiting.length; actions++) {
    const ways = (waiting[actions] ?? []).sort((one, other) => Number(one.crossed) - Number(other.crossed));
    for (const way of ways) {
      const key = (way.at * 3 + way.legs) * 2 + Number(way.crossed);
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(way);
      for (const next of legsFrom(land, from, way)) {
        waiting[next.actions] ??= [];
        waiting[next.actions].push(next);
      }
    }
  }
  const journeys: Journey[] = [];
  for (const way of found) {
    if (way.at === from) continue; // D-7.11
    const price = priceOf(way, ducats);
    const others = journeys.filter(({ to }) => to === way.at);
    if (others.some((other) => other.ducats <= price)) continue; // ways are found in the order of their actions
    journeys.push({
      to: way.at,
      actions: way.actions,
      ducats: price,
      isShortest: others.length === 0,
      path: way.path,
      choice: move(way.at, way.actions),
    });
  }
  return journeys;
}

function legsFrom(land: Land, from: number, { at, legs, crossed, actions, path }: Way): Way[] {
  const step = (to: number): Way => ({
    at: to,
    legs: Math.min(2, legs + 1),
    crossed,
    actions: actions + 1,
    path: [...path, to],
  });
  if (isSea(at)) return at === from ? land.ports[at - ZONE_COUNT].map(step) : []; // D-7.7, D-7.8
  const ways = land.neighbours[at].map(step);
  const sea = land.seaOf[at];
  if (sea < 0) return ways;
  if (!isSea(from)) ways.push(step(sea)); // D-7.4
  if (crossed) return ways;
  for (const port of land.ports[sea - ZONE_COUNT]) {
    // D-7.5, D-7.6
    if (port !== at) {
      ways.push({ at: port, legs, crossed: true, actions: actions + CROSSING_ACTIONS, path: [...path, sea, port] });
    }
  }
  return ways;
}

/** D-7.3, D-7.9, Q-6 */
function priceOf({ legs, crossed }: Way, ducats: 'once' | 'perMode'): number {
  if (ducats === 'once') return legs < 2 && !crossed ? 0 : JOURNEY_DUCATS;
  return (legs < 2 ? 0 : JOURNEY_DUCATS) + (crossed ? JOURNEY_DUCATS : 0);
}
