/**
 * What a position looks like to a seat, as numbers from which a value can be learned: the parts of the evaluation, and what it is
 * blind to. The seat's own board comes first, then the rivals' clockwise, then the table.
 */
import { type Features, type Seat, seeded } from '@bottega/kernel';
import { evaluateParts, PARTS } from './evaluate.js';
import { gatherFacts, rivalOf } from './features-facts.js';
import { layOutDistances, TO_BLUE } from './features-map.js';
import { writeBooks, writeKnowledge, writeMoney, writeStatus, writeVotes } from './features-own.js';
import {
  unclaimed,
  wayToActive,
  writeCities,
  writeEvents,
  writeFranciscans,
  writePlace,
  writeShelf,
} from './features-places.js';
import { writeRival } from './features-rivals.js';
import { writeAuction, writeCards, writeCubes, writeOrder, writeTime } from './features-table.js';
import {
  writeCanticle,
  writeLibrary,
  writeMessenger,
  writeOrient,
  writeRiddle,
  writeTracks,
} from './features-tracks.js';
import { aboutFeatures, beginFeatures, namesWritten, put } from './features-writer.js';
import { create } from './rules/setup.js';
import type { State } from './state.js';
import { type HouseRules, OPTIONS, type Tables } from './tables.js';

export interface NamedFeatures extends Features<State> {
  /** What each of the numbers is, for reports and tests. */
  names(seats: number): readonly string[];
}

/** Points that a part of the evaluation seldom exceeds. */
const PART_POINTS = 20;
const RIVAL_NAMES: readonly string[] = ['rival 1', 'rival 2', 'rival 3', 'rival 4'];

export function createFeatures(tables: Tables): NamedFeatures {
  const map = layOutDistances(tables);
  const named: (readonly string[] | undefined)[] = [];

  function writeAll(state: State, seat: Seat): void {
    const { open } = state;
    const seats = open.players.length;
    gatherFacts(tables, state, seat);
    writeStatus(tables, state, seat);
    writeMoney(tables, state, seat);
    writeVotes(state, seat);
    writeKnowledge(tables, state, seat);
    writeBooks(tables, state, seat);
    writePlace(tables, state, seat, map);
    writeCities(tables, state, seat, map);
    writeEvents(tables, state, seat, map);
    writeFranciscans(tables, state, seat, map);
    writeShelf(tables, state, seat, map);
    writeTracks(tables, state, seat);
    writeRiddle(tables, state, seat, map.toGoal(open.players[seat].position, TO_BLUE));
    writeCanticle(tables, state, seat, wayToActive(tables, open, seat, map));
    writeMessenger(tables, state, seat);
    writeOrient(tables, state, seat, unclaimed.cities);
    writeLibrary(tables, state, seat);
    for (let step = 1; step < seats; step++) {
      aboutFeatures(RIVAL_NAMES[step - 1]);
      writeRival(tables, state, seat, rivalOf(seat, step, seats), map);
    }
    writeTime(state, seat);
    writeCubes(state, seat);
    writeCards(tables, state);
    writeOrder(state, seat);
    writeAuction(state, seat);
    // Last, because the evaluation looks at one seat after the other.
    writeParts(tables, state, seat);
  }

  function names(seats: number): readonly string[] {
    const known = named[seats];
    if (known !== undefined) return known;
    const options = Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[0]])) as HouseRules;
    const state = create(tables, seats, options, seeded(''));
    const list = namesWritten(() => writeAll(state, 0));
    named[seats] = list;
    return list;
  }

  return {
    size: (seats) => names(seats).length,
    write(state, seat, into) {
      beginFeatures(into);
      writeAll(state, seat);
    },
    names,
  };
}

/** The evaluation by parts, of everybody. */
function writeParts(tables: Tables, state: State, seat: Seat): void {
  const seats = state.open.players.length;
  aboutFeatures('own worth');
  const own = evaluateParts(tables, state, seat);
  for (const part of PARTS) put(part, own[part] / PART_POINTS);
  for (let step = 1; step < seats; step++) {
    aboutFeatures(RIVAL_WORTHS[step - 1]);
    const parts = evaluateParts(tables, state, rivalOf(seat, step, seats));
    for (const part of RIVAL_PARTS) put(part, parts[part] / PART_POINTS);
    put('small parts', (parts.votes + parts.scribes + parts.order) / PART_POINTS);
  }
}
/** Of rivals: what their Library cards are worth is their secret, and some parts are small. */
const RIVAL_PARTS = PARTS.filter((part) => !['library', 'votes', 'scribes', 'order'].includes(part));
const RIVAL_WORTHS: readonly string[] = RIVAL_NAMES.map((name) => `${name}, worth`);
