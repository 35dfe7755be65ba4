/** Features of the boards: what every seat has and what the evaluation says of it, and what the own board is worth by time. */

import type { FeatureWriter } from '@bottega/kernel';
import { CULTURES } from '../data/index.js';
import type { Look } from './look.js';
import type { SeatLook } from './seat.js';
import { TURNS } from './time.js';

/** Typical maxima, to scale by. */
const MOST = {
  cubes: 8,
  favor: 3,
  producers: 6,
  stores: 6,
  catapults: 5,
  soldiers: 6,
  culture: 4,
  points: 40,
  reach: 8,
};
const LEAD = 20;

export function writeBoards(look: Look, out: FeatureWriter): void {
  out.about('own');
  writeBoard(look.own, out);
  out.put('condottieri', look.own.board.condottiere / MOST.soldiers);
  out.put('military points', look.own.bills / MOST.points);
  out.list(CULTURES, look.culture.owned, MOST.culture);
  for (let at = 1; at < look.seats.length; at++) {
    const rival = look.seats[at];
    out.about(RIVALS[at - 1]);
    writeBoard(rival, out);
    out.put('culture', rival.board.culture.length / (2 * MOST.culture));
  }
  writeStanding(look, out);
}

const RIVALS = ['rival 1', 'rival 2', 'rival 3'];

/** What matters of everybody. */
function writeBoard(one: SeatLook, out: FeatureWriter): void {
  const { board } = one;
  out.put('food', board.food / MOST.cubes);
  out.put('gold', board.gold / MOST.cubes);
  out.put('favor', board.favor / MOST.favor);
  out.put('fields', board.field / MOST.producers);
  out.put('farms', board.farm / MOST.stores);
  out.put('palazzi', board.palazzo / MOST.producers);
  out.put('banks', board.bank / MOST.stores);
  out.put('a harvest brings', one.harvest / MOST.producers);
  out.put('rents bring', one.rents / MOST.producers);
  out.put('catapults', board.catapult / MOST.catapults);
  out.put('soldiers', (board.militia + board.condottiere) / MOST.soldiers);
  out.put('hungry soldiers', one.hungry / MOST.soldiers);
  out.put('strength in reach', one.reach / MOST.reach);
  out.put('points', (one.bills + one.cultureVp) / MOST.points);
  out.put('worth of scorings', one.scorings / 20);
  out.put('worth of cubes', one.cubes / 5);
  out.put('worth of production', one.production / 40);
  out.put('worth of hand', one.promise / 4);
}

/** How one stands to the others, by the evaluation without anybody's goals. */
function writeStanding({ own, seats, goals }: Look, out: FeatureWriter): void {
  const worth = openWorth(own);
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 1; at < seats.length; at++) {
    const rival = openWorth(seats[at]);
    sum += rival;
    best = Math.max(best, rival);
  }
  out.about('standing');
  out.put('worth of own goals', goals / 8);
  out.put('ahead of the mean rival', (worth - sum / (seats.length - 1)) / LEAD);
  out.put('ahead of the best rival', (worth - best) / LEAD);
}

function openWorth(one: SeatLook): number {
  return one.bills + one.cultureVp + one.scorings + one.cubes + one.production + one.promise;
}

/** The own buildings as steps, and by the time that is left to use them. */
export function writeGrowth({ own, tables, turnsLeft }: Look, out: FeatureWriter): void {
  const { food, gold, favor, field, farm, palazzo, bank } = own.board;
  const { capacity } = tables.data;
  const time = turnsLeft / TURNS;
  out.about('growth');
  out.steps('fields', field, 2, 5);
  out.steps('palazzi', palazzo, 2, 5);
  out.steps('farms', farm, 2, 3);
  out.steps('banks', bank, 2, 3);
  out.flag('farms are full', food >= capacity.farm * farm);
  out.flag('banks are full', gold >= capacity.bank * bank);
  out.flag('church is full', favor >= capacity.church);
  out.put('fields × time', (time * field) / MOST.producers);
  out.put('farms × time', (time * farm) / MOST.stores);
  out.put('palazzi × time', (time * palazzo) / MOST.producers);
  out.put('banks × time', (time * bank) / MOST.stores);
  out.put('a full harvest × time', (time * Math.min(field, capacity.farm * farm)) / MOST.producers);
  out.put('full rents × time', (time * Math.min(palazzo, capacity.bank * bank)) / MOST.producers);
  out.put('cubes × time', (time * (food + gold + favor)) / (2 * MOST.cubes));
}
