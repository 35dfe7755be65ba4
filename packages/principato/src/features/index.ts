/**
 * What a position looks like to a seat, as numbers from which bots learn what the evaluation does not see: rivals, cards that will
 * still be there next turn, producers without a card to use them, the last turns.
 */
import { type Features, type FeatureWriter, featuresFrom } from '@bottega/kernel';
import { create } from '../rules/setup.js';
import type { State } from '../state.js';
import { type HouseRules, OPTIONS, type Tables } from '../tables.js';
import { writeBoards, writeGrowth } from './boards.js';
import { indexCards } from './card-index.js';
import { writeCards, writeUse } from './cards.js';
import { writeGoals, writePurchases } from './culture.js';
import { Look } from './look.js';
import { writeArmy } from './military.js';
import { writeReserve } from './reserve.js';
import { writeTime } from './time.js';

/** Names do not depend on house rules. */
const DEFAULTS = Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[0]])) as HouseRules;

export function createFeatures(tables: Tables): Features<State> {
  const cards = indexCards(tables);
  const looks = new Map<number, Look>();
  return featuresFrom(
    (out, state: State, seat) => {
      let look = looks.get(state.own.length);
      if (look === undefined) {
        look = new Look(tables, cards, state);
        looks.set(state.own.length, look);
      }
      look.at(state, seat);
      writeAll(look, out);
    },
    (seats) => create(tables, seats, DEFAULTS, [0, 0, 0, 0]),
  );
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
