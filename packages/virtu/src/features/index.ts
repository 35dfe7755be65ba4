/** What a position looks like to a seat, as a list of numbers: what it has, its rivals clockwise, then the table as a whole. */
import { type Features, type FeatureWriter, featuresFrom, type Seat } from '@bottega/kernel';
import { withFamily } from '../evaluate.js';
import { count, countArms } from '../evaluate-count.js';
import { look, lookAway, seen } from '../evaluate-look.js';
import { type Worths, worthsOf } from '../evaluate-worth.js';
import { canStillAct, yearsLeft } from '../evaluate-years.js';
import { create } from '../rules/setup.js';
import type { State } from '../state.js';
import { type HouseRules, NONE, OPTIONS, type Tables } from '../tables.js';
import { writeBonuses, writeOwnMap, writePowers } from './map.js';
import { lookAhead, writeNext, writeOwnWheel, writeRivalWheel } from './next.js';
import { payable, writeDynasty, writeOwnPalace, writePalace, writeSupplies, writeYield } from './palace.js';
import { countPoints, points, promised, writeLeads, writeLeadsInTime, writePoints } from './points.js';
import { hasTurnToCome, isEndDue, writeTime } from './time.js';
import { reserve, weighAttacks, writeCombat, writeRivalry, writeSieges } from './war.js';
import { writeWorth, writeWorthLead } from './worth.js';

export function createFeatures(tables: Tables): Features<State> {
  const options = Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[0]])) as HouseRules;
  return featuresFrom(
    (out, state: State, seat) => writeAll(out, tables, state, seat),
    (seats) => create(tables, seats, options, [0, 0, 0, 0]),
  );
}

const SEAT_NAMES = ['own', 'rival 1', 'rival 2', 'rival 3', 'rival 4'];

function writeAll(w: FeatureWriter, tables: Tables, given: State, seat: Seat): void {
  const state = withFamily(tables, given, seat);
  const worths = worthsOf(tables);
  const years = yearsLeft(tables, state);
  const seats = state.own.length;
  count(worths, state, seat);
  countPoints(tables, worths, state);
  for (let distance = 0; distance < seats; distance++) {
    w.about(SEAT_NAMES[distance]);
    const other = (seat + distance) % seats;
    countArms(worths, state, other);
    writeSeat(w, tables, worths, state, other, years, distance === 0);
  }
  weighAttacks(tables, state);
  for (let distance = 1; distance < seats; distance++) {
    w.about(SEAT_NAMES[distance]);
    writeRivalry(w, state, seat, (seat + distance) % seats);
  }
  w.about('war');
  writeSieges(w, tables, state, seat);
  writeCombat(w, tables, state, seat);
  writePowers(w, state, seat);
  w.about('bonuses');
  writeBonuses(w, state, seat);
  w.about('supply');
  writeSupplies(w, tables, state);
  w.about('time');
  writeTime(w, tables, state, seat, years);
  w.about('tracks');
  writeLeads(w, seats, seat);
  writeLeadsInTime(w, seats, seat, 1 / (1 + years), isEndDue(state));
  writeWorthLead(w, seats, seat);
}

/** One seat: all that is asked of everybody, and more of the own palace. */
function writeSeat(
  w: FeatureWriter,
  tables: Tables,
  worths: Worths,
  state: State,
  seat: Seat,
  years: number,
  isOwn: boolean,
): void {
  if (state.open.palaces[seat].dynasty === NONE) lookAway();
  else look(tables, worths, state, seat);
  reserve[seat] = seen.reserve;
  lookAhead(tables, worths, state, seat, years);
  writeWorth(w, tables, worths, state, seat, years, isOwn);
  writePoints(w, seat);
  writePalace(w, tables, state, seat);
  const canBuy = canStillAct(state, seat);
  promised[seat] = points[seat] + (canBuy ? payable[seat] : 0);
  writeNext(w, state, seat);
  w.flag('turn to come', hasTurnToCome(state, seat));
  writeDynasty(w, tables, state, seat);
  if (!isOwn) {
    writeRivalWheel(w);
    return;
  }
  writeOwnPalace(w, tables, state, seat);
  writeOwnMap(w, tables, state, seat);
  writeYield(w, tables, state, seat, years, canBuy && isEndDue(state));
  writeOwnWheel(w);
}
