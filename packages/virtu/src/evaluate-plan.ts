/**
 * The part of the evaluation that looks ahead: what the next two springs could bring with what the palace can pay, and what the
 * ring of rooms brings in each year after them. Symbols are counted, not named one by one, so it is an estimate.
 */
import { actions, asleepLeft, asleepRight, inRoom, isShut, ready, seen } from './evaluate-look.js';
import { type Purse, used, visit } from './evaluate-visit.js';
import { WORTH, type Worths } from './evaluate-worth.js';
import {
  ANNEX,
  CAVALRY,
  CROSS,
  CROWN,
  FLORIN,
  FLORINS_PER_SHIP,
  FREE_STEPS,
  GOVERN,
  LAST_RANK,
  LEFT_ARROW,
  MASK,
  NONE,
  PATRONIZE,
  RIGHT_ARROW,
  ROOMS,
  SHIP,
  STEP_FLORINS,
  TRADE,
  WAGE_WAR,
  WAR,
} from './tables.js';

/** Something that can be done next year is worth this part of it now; in the year after that. */
const NEXT_YEAR = 0.8;
const YEAR_AFTER = 0.5;
/** Florins that come in between. */
const FLORINS_OF_A_YEAR = 2;

const first: Purse = { crowns: 0, crosses: 0, florins: 0, city: NONE, ranks: 0 };
const second: Purse = { crowns: 0, crosses: 0, florins: 0, city: NONE, ranks: 0 };

/** What the next springs promise beyond what the symbols they use are worth anyway. */
export function planWorth(worths: Worths, years: number): number {
  const { marker } = seen;
  let best = 0;
  if (marker === NONE) {
    // V-6.1.1: in the first year the marker is put on any room.
    for (let room = 0; room < ROOMS; room++) best = Math.max(best, twoVisits(worths, room, 0, 0, 0, years));
    return best;
  }
  for (let steps = 1; steps <= FREE_STEPS + 1; steps++) {
    const price = steps > FREE_STEPS ? STEP_FLORINS : 0;
    if (ready[FLORIN] < price) continue;
    const wakesLeft = passes(marker, steps, LEFT_ARROW) ? 1 : 0;
    const wakesRight = passes(marker, steps, RIGHT_ARROW) ? 1 : 0;
    best = Math.max(best, twoVisits(worths, (marker + steps) % ROOMS, price, wakesLeft, wakesRight, years));
  }
  return best;
}

/** A visit of a room, and the best that can follow on it with what is left. */
function twoVisits(
  worths: Worths,
  room: number,
  price: number,
  wakesLeft: number,
  wakesRight: number,
  years: number,
): number {
  first.crowns = ready[CROWN] + wakesLeft * asleepLeft[CROWN] + wakesRight * asleepRight[CROWN];
  first.crosses = ready[CROSS] + wakesLeft * asleepLeft[CROSS] + wakesRight * asleepRight[CROSS];
  first.florins = ready[FLORIN] - price + wakesLeft * asleepLeft[FLORIN] + wakesRight * asleepRight[FLORIN];
  const worth = visit(worths, room, first, years) - price * WORTH[FLORIN];
  second.crowns = Math.max(0, first.crowns - used.crowns);
  second.crosses = first.crosses;
  second.florins = Math.max(0, first.florins - used.florins) + FLORINS_OF_A_YEAR;
  second.city = used.city;
  second.ranks = used.ranks;
  let then = 0;
  for (let steps = 1; steps <= FREE_STEPS; steps++)
    then = Math.max(then, visit(worths, (room + steps) % ROOMS, second, years));
  return NEXT_YEAR * worth + YEAR_AFTER * then;
}

/** Whether so many steps from a room lead over the arrow before another. */
export function passes(from: number, steps: number, arrow: number): boolean {
  return (arrow - from + ROOMS - 1) % ROOMS < steps;
}

/** What a room brings in the long run with each visit. */
const longRun = [0, 0, 0, 0, 0];
/** Part of it while the room is shut. */
const SHUT = 0.6;

/** What the ring brings in a year in the long run: the best way around it, of those with few steps that are paid for. */
export function ringWorth(): number {
  let sum = 0;
  for (let room = 0; room < ROOMS; room++) {
    longRun[room] = roomWorth(room) * (isShut[room] ? SHUT : 1);
    sum += longRun[room];
  }
  let best = sum / ROOMS;
  for (let room = 0; room < ROOMS; room++) {
    const pair = longRun[room] + longRun[(room + 2) % ROOMS];
    best = Math.max(best, (sum - longRun[room]) / 4); // one room is left out
    best = Math.max(best, (sum - pair) / 3); // two rooms are left out
    best = Math.max(best, (pair - STEP_FLORINS * WORTH[FLORIN]) / 2); // two steps, and three of which one is paid for
  }
  return best;
}

/** Actions that every palace needs somewhere: how much it misses them. */
export function missingWorth(): number {
  let worth = 0;
  if (!actions.includes(PATRONIZE)) worth += 0.15 * (LAST_RANK - seen.rank);
  if (!actions.includes(GOVERN)) worth += 0.4;
  if (!actions.includes(ANNEX)) worth += 0.15 * Math.min(3, seen.reached);
  return worth;
}

/** By action: what a visit is worth with a usual purse before the symbols of the room help. */
const VISIT: readonly number[] = [0.25, 0.35, 0, 0.4, 0.05, 0.08];
/** What a palace that can move enough troops may hope for of the easiest prey. */
const WAR_HOPE = 0.05;

function roomWorth(room: number): number {
  const action = actions[room];
  const crowns = inRoom(room, CROWN);
  switch (action) {
    case GOVERN:
      return VISIT[action] + Math.min(crowns + inRoom(room, CROSS) * 0.7, seen.tiles / 2) * 0.2;
    case PATRONIZE: {
      const left = Math.min(1, (LAST_RANK - seen.rank) / 3);
      const paid = Math.min(3, crowns + inRoom(room, CROSS)) * 0.18 + Math.min(4, inRoom(room, FLORIN)) * 0.11;
      return left * (VISIT[action] + paid);
    }
    case ANNEX: {
      const left = Math.min(1, seen.reached / 3);
      return left * (VISIT[action] + Math.min(5, crowns) * 0.2 + Math.min(2, inRoom(room, SHIP)) * 0.07);
    }
    case TRADE:
      return inRoom(room, SHIP) * FLORINS_PER_SHIP * WORTH[FLORIN] * 0.85;
    case WAGE_WAR: {
      const moves = inRoom(room, CAVALRY) + ready[CAVALRY] + asleepLeft[CAVALRY] + asleepRight[CAVALRY];
      const part = Math.min(1, moves / (seen.preyStrength + 1));
      return VISIT[action] + part * seen.preyGain * WAR_HOPE + inRoom(room, WAR) * 0.08;
    }
    default:
      return VISIT[action] + Math.min(2, inRoom(room, MASK)) * 0.06;
  }
}
