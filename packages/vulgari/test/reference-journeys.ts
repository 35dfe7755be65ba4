/**
 * A second, slow reading of D-7.14 to check ../src/journeys.ts with: every way leg by leg, by the names of places. It shares
 * nothing with the first one but the map.
 */
import { DATA, type SeaId, type Zone, type ZoneId } from '../src/data/index.js';

export type Position = ZoneId | SeaId;
type Leg = 'landing' | 'land' | 'crossing' | 'embarking';

export interface Trip {
  readonly to: Position;
  readonly actions: number;
  readonly ducats: number;
}

const ACTIONS_OF: Readonly<Record<Leg, number>> = { landing: 1, land: 1, crossing: 3, embarking: 1 };
const ZONE = new Map<string, Zone>(DATA.zones.map((zone) => [zone.zone, zone]));
const PORTS = new Map<string, readonly ZoneId[]>(DATA.seas.map(({ sea, ports }) => [sea, ports]));

/** Every journey from a position within so many actions, of those to one place only the ones not worse in both numbers. */
export function tripsFrom(from: Position, most: number, ducats: 'once' | 'perMode'): Trip[] {
  const trips: Trip[] = [];
  walk(from, []);
  return trips.filter((trip) => !trips.some((other) => isWorse(trip, other)));

  function walk(at: Position, legs: readonly Leg[]): void {
    const actions = legs.reduce((sum, leg) => sum + ACTIONS_OF[leg], 0);
    if (actions > most) return;
    const trip = { to: at, actions, ducats: priceOf(legs, ducats) };
    const isKnown = trips.some((one) => one.to === at && one.actions === actions && one.ducats === trip.ducats);
    if (at !== from && !isKnown) trips.push(trip);
    for (const [leg, to] of legsFrom(at, from, legs)) walk(to, [...legs, leg]);
  }
}

function legsFrom(at: Position, from: Position, before: readonly Leg[]): [Leg, Position][] {
  const ports = PORTS.get(at);
  if (ports !== undefined) return before.length === 0 ? ports.map((port) => ['landing', port]) : [];
  const { adjacent, port: sea } = ZONE.get(at) as Zone;
  const legs: [Leg, Position][] = adjacent.map((zone) => ['land', zone]);
  if (sea === null) return legs;
  if (!PORTS.has(from)) legs.push(['embarking', sea]);
  if (before.includes('crossing')) return legs;
  for (const port of PORTS.get(sea) as ZoneId[]) if (port !== at) legs.push(['crossing', port]);
  return legs;
}

/** D-7.9, and the house rule of Q-6. */
function priceOf(legs: readonly Leg[], ducats: 'once' | 'perMode'): number {
  const single = legs.filter((leg) => ACTIONS_OF[leg] === 1).length;
  if (ducats === 'once') return legs.length === 1 && single === 1 ? 0 : 10;
  return (single >= 2 ? 10 : 0) + (legs.includes('crossing') ? 10 : 0);
}

function isWorse(one: Trip, other: Trip): boolean {
  if (one.to !== other.to || other.actions > one.actions || other.ducats > one.ducats) return false;
  return other.actions < one.actions || other.ducats < one.ducats;
}
