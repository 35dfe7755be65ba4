/**
 * What a position looks like to a seat, as numbers from which a value can be learned: the parts of the evaluation, and what it is
 * blind to. The seat's own board comes first, then the rivals' clockwise, then the table.
 */
import { type Features, type FeatureWriter, featuresFrom, type Seat, seeded } from '@bottega/kernel';
import { evaluateParts, PARTS } from '../evaluate.js';
import { create } from '../rules/setup.js';
import type { State } from '../state.js';
import { type HouseRules, OPTIONS, type Tables } from '../tables.js';
import { gatherFacts, rivalOf } from './facts.js';
import { layOutDistances, TO_BLUE } from './map.js';
import { writeBooks, writeKnowledge, writeMoney, writeStatus, writeVotes } from './own.js';
import {
  unclaimed,
  wayToActive,
  writeCities,
  writeEvents,
  writeFranciscans,
  writePlace,
  writeShelf,
} from './places.js';
import { writeRival } from './rivals.js';
import { writeAuction, writeCards, writeCubes, writeOrder, writeTime } from './table.js';
import { writeCanticle, writeLibrary, writeMessenger, writeOrient, writeRiddle, writeTracks } from './tracks.js';

/** Points that a part of the evaluation seldom exceeds. */
const PART_POINTS = 20;
const RIVAL_NAMES: readonly string[] = ['rival 1', 'rival 2', 'rival 3', 'rival 4'];

export function createFeatures(tables: Tables): Features<State> {
  const map = layOutDistances(tables);

  function writeAll(out: FeatureWriter, state: State, seat: Seat): void {
    const { open } = state;
    const seats = open.players.length;
    gatherFacts(tables, state, seat);
    writeStatus(out, tables, state, seat);
    writeMoney(out, tables, state, seat);
    writeVotes(out, state, seat);
    writeKnowledge(out, tables, state, seat);
    writeBooks(out, tables, state, seat);
    writePlace(out, tables, state, seat, map);
    writeCities(out, tables, state, seat, map);
    writeEvents(out, tables, state, seat, map);
    writeFranciscans(out, tables, state, seat, map);
    writeShelf(out, tables, state, seat, map);
    writeTracks(out, tables, state, seat);
    writeRiddle(out, tables, state, seat, map.toGoal(open.players[seat].position, TO_BLUE));
    writeCanticle(out, tables, state, seat, wayToActive(tables, open, seat, map));
    writeMessenger(out, tables, state, seat);
    writeOrient(out, tables, state, seat, unclaimed.cities);
    writeLibrary(out, tables, state, seat);
    for (let step = 1; step < seats; step++) {
      out.about(RIVAL_NAMES[step - 1]);
      writeRival(out, tables, state, seat, rivalOf(seat, step, seats), map);
    }
    writeTime(out, state, seat);
    writeCubes(out, state, seat);
    writeCards(out, tables, state);
    writeOrder(out, state, seat);
    writeAuction(out, state, seat);
    // Last, because the evaluation looks at one seat after the other.
    writeOwnWorth(out, tables, state, seat);
    writeRivalsWorth(out, tables, state, seat);
  }

  const options = Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[0]])) as HouseRules;
  return featuresFrom(writeAll, (seats) => create(tables, seats, options, seeded('')));
}

/** The evaluation by parts. */
function writeOwnWorth(out: FeatureWriter, tables: Tables, state: State, seat: Seat): void {
  out.about('own worth');
  const own = evaluateParts(tables, state, seat);
  for (const part of PARTS) out.put(part, own[part] / PART_POINTS);
}

function writeRivalsWorth(out: FeatureWriter, tables: Tables, state: State, seat: Seat): void {
  const seats = state.open.players.length;
  for (let step = 1; step < seats; step++) {
    out.about(RIVAL_WORTHS[step - 1]);
    const parts = evaluateParts(tables, state, rivalOf(seat, step, seats));
    for (const part of RIVAL_PARTS) out.put(part, parts[part] / PART_POINTS);
    out.put('small parts', (parts.votes + parts.scribes + parts.order) / PART_POINTS);
  }
}
/** Of rivals: what their Library cards are worth is their secret, and some parts are small. */
const RIVAL_PARTS = PARTS.filter((part) => !['library', 'votes', 'scribes', 'order'].includes(part));
const RIVAL_WORTHS: readonly string[] = RIVAL_NAMES.map((name) => `${name}, worth`);
