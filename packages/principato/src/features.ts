/**
 * What a position looks like to a seat, as numbers from which bots learn what the evaluation does not see: rivals, cards that will
 * still be there next turn, producers without a card to use them, the last turns.
 */
import type { Features } from '@bottega/kernel';
import { FeatureWriter } from './feature-writer.js';
import { writeBoards, writeGrowth } from './features-boards.js';
import { indexCards } from './features-card-index.js';
import { writeCards, writeUse } from './features-cards.js';
import { writeGoals, writePurchases } from './features-culture.js';
import { Look } from './features-look.js';
import { writeArmy } from './features-military.js';
import { writeReserve } from './features-reserve.js';
import { writeTime } from './features-time.js';
import { create } from './rules/setup.js';
import type { State } from './state.js';
import { type HouseRules, OPTIONS, type Tables } from './tables.js';

export interface NamedFeatures extends Features<State> {
  /** A name for each number, for reports and tests. */
  names(seats: number): readonly string[];
}

/** Names do not depend on house rules. */
const DEFAULTS = Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[0]])) as HouseRules;

export function createFeatures(tables: Tables): NamedFeatures {
  const cards = indexCards(tables);
  const out = new FeatureWriter();
  const looks = new Map<number, Look>();
  const names = new Map<number, readonly string[]>();

  const write = (state: State, seat: number): void => {
    let look = looks.get(state.own.length);
    if (look === undefined) {
      look = new Look(tables, cards, state);
      looks.set(state.own.length, look);
    }
    look.at(state, seat);
    writeAll(look, out);
  };

  /** The names are those that are written for an empty table: there are as many in every position. */
  const namesFor = (seats: number): readonly string[] => {
    const known = names.get(seats);
    if (known !== undefined) return known;
    const written: string[] = [];
    out.begin(new Float32Array(0), written);
    write(create(tables, seats, DEFAULTS, [0, 0, 0, 0]), 0);
    names.set(seats, written);
    return written;
  };

  return {
    size: (seats) => namesFor(seats).length,
    names: namesFor,
    write(state, seat, into) {
      out.begin(into, null);
      write(state, seat);
    },
  };
}

function writeAll(look: Look, out: FeatureWriter): void {
  writeTime(look, out);
  writeBoards(look, out);
  writeGrowth(look, out);
  writeCards(look, out);
  writeUse(look, out);
  writePurchases(look, out);
  writeGoals(look, out);
  writeArmy(look, out);
  writeReserve(look, out);
}
