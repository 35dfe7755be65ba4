/** What the tables of a data file must agree on, so that every game that is set up with them can be played to its end. */
import type { Problem } from '@bottega/kernel/data';
import { FILLED_ROWS, ROME, rowSize, SEATS } from '../tables.js';
import {
  type Data,
  DIALECTS,
  type EventCard,
  type EventId,
  type Mark,
  type TrackId,
  type Zone,
  type ZoneId,
} from './types.js';

/** One for each Franciscan city (D-15.1). */
export const CANTICLE_CARDS = 5;

/** D-2.2: everybody begins in another city. */
const START_CITIES = Math.max(...SEATS);

/** Starting and Franciscan cities are counted out; of everything else that the rules send players to there must be one. */
export function checkRoles(zones: readonly Zone[], path: string, problem: Problem): void {
  const countOf = (is: (zone: Zone) => boolean) => zones.filter(is).length;
  const counted = { start: START_CITIES, franciscan: CANTICLE_CARDS };
  for (const role of ['start', 'franciscan'] as const) {
    const count = countOf((zone) => zone.role === role);
    if (count !== counted[role]) problem(`${path} must have ${counted[role]} with the role "${role}", has ${count}`);
  }
  for (const role of ['abbey', 'convent'] as const) {
    if (countOf((zone) => zone.role === role) === 0) problem(`${path} must have at least one with the role "${role}"`);
  }
  if (countOf(({ cathedral }) => cathedral) === 0) problem(`${path} must have at least one with a cathedral`);
  for (const dialect of DIALECTS) {
    if (countOf((zone) => zone.dialect === dialect) === 0)
      problem(`${path} must have at least one with the dialect "${dialect}"`);
  }
}

/** D-7.2: borders have two sides. */
export function checkBorders(zones: readonly Zone[], path: string, problem: Problem): void {
  const bordersOf = (from: ZoneId) => zones.find(({ zone }) => zone === from)?.adjacent ?? [];
  for (const { zone, adjacent } of zones) {
    if (adjacent.includes(zone)) problem(`${path}: "${zone}" must not be adjacent to itself`);
    for (const other of adjacent) {
      if (bordersOf(other).includes(zone)) continue;
      problem(`${path}: "${other}" must name "${zone}" as adjacent, because "${zone}" names "${other}"`);
    }
  }
}

/** D-7.4 looks at the zone and D-7.5 at the sea. */
export function checkPorts({ zones, seas }: Data, problem: Problem): void {
  for (const { zone, port } of zones) {
    for (const { sea, ports } of seas) {
      const isListed = ports.includes(zone);
      if (port === sea && !isListed) problem(`seas: "${sea}" must list "${zone}", which is a port on it`);
      if (port !== sea && isListed)
        problem(`zones: the port of "${zone}" must be "${sea}", because the ports of "${sea}" list it`);
    }
  }
}

/** Every zone can be reached from every other, by land or from port to port. */
export function checkWays({ zones }: Data, problem: Problem): void {
  const next = ({ zone, port }: Zone) =>
    zones.filter((other) => other.adjacent.includes(zone) || (port !== null && other.port === port));
  const rome = zones[ROME];
  const reached = new Set([rome]);
  for (const from of reached) for (const to of next(from)) reached.add(to); // a set goes on to what is added meanwhile
  for (const zone of zones) {
    if (!reached.has(zone)) problem(`zones: "${zone.zone}" must be joined to "${rome.zone}" by land or sea`);
  }
}

/** D-8.3: one card to a zone; a second one could not be used before the first. */
export function checkEventZones(events: readonly EventCard[], path: string, problem: Problem): void {
  const takenBy = new Map<ZoneId, EventId>();
  for (const { event, zone } of events) {
    const taken = takenBy.get(zone);
    if (taken === undefined) takenBy.set(zone, event);
    else problem(`${path}: "${event}" must have a zone of its own, but "${zone}" is the zone of "${taken}"`);
  }
}

/** D-1.8, D-12.3, D-16.2: every level and every mark can be reached. */
export function checkTracks({ tracks, levels, riddleMarks, libraryMarks }: Data, problem: Problem): void {
  const check = (track: TrackId, last: number, what: string) => {
    if (tracks[track] < last) problem(`tracks.${track} must be at least ${last}, where ${what}, not ${tracks[track]}`);
  };
  check('knowledge', Math.max(...levels), 'its last level begins');
  check('riddle', lastSpace(riddleMarks), 'its last mark is');
  check('library', lastSpace(libraryMarks), 'its last mark is');
}

function lastSpace(marks: readonly Mark[]): number {
  return Math.max(...marks.map(({ space }) => space));
}

/** D-3.6: the bag fills the first seven rows and is empty then. */
export function checkBags(bags: Data['bags'], path: string, problem: Problem): void {
  for (const seats of SEATS) {
    const needs = FILLED_ROWS * rowSize(seats);
    const has = bags[`${seats}`].reduce((sum, count) => sum + count, 0);
    if (has !== needs)
      problem(
        `${path}."${seats}" must be ${needs} cubes, ${rowSize(seats)} for each of ${FILLED_ROWS} rounds, not ${has}`,
      );
  }
}
