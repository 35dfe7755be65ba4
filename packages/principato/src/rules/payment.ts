/** P-5.3, P-5.4: paying a cost, food first, then gold; favor cubes can stand in for either. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, pay } from '../choices.js';
import type { Cube } from '../data/index.js';
import type { Principality, State } from '../state.js';
import { returnCubes } from './reserve.js';
import type { Ask, Telling } from './step-types.js';

/** Whether the cost can be paid completely from stored cubes (P-5.5). Cubes on soldiers cannot be spent (P-2.14). */
export function canPay(one: Principality, food: number, gold: number): boolean {
  return missing(one.food, food) + missing(one.gold, gold) <= one.favor;
}

/** What was paid of a cost so far. */
interface Paid {
  readonly food: number;
  readonly favor: number;
}

/** Pays, asking only for what can be paid in more than one way. */
export function askPayment(state: State, seat: Seat, food: number, gold: number, emit: Telling): void {
  const { least, most } = favorRange(state.open.principalities[seat], 'food', food, gold);
  if (least < most) state.open.stack.push({ step: 'pay', seat, cube: 'food', food, gold, paidFood: 0, paidFavor: 0 });
  else payFood(state, seat, food, gold, least, emit);
}

/** The food of a cost, so much of it with favor, and then the gold. */
function payFood(state: State, seat: Seat, food: number, gold: number, favor: number, emit: Telling): void {
  const one = state.open.principalities[seat];
  const paid = { food: food - favor, favor };
  spend(state, one, 'food', paid.food);
  spend(state, one, 'favor', favor);
  const { least, most } = favorRange(one, 'gold', gold, 0);
  if (least === most) payGold(state, seat, gold, least, paid, emit);
  else {
    const { food: paidFood, favor: paidFavor } = paid;
    state.open.stack.push({ step: 'pay', seat, cube: 'gold', food: 0, gold, paidFood, paidFavor });
  }
}

/** The gold of a cost, so much of it with favor. The payment is complete: it is told as one. */
function payGold(state: State, seat: Seat, cost: number, favor: number, paid: Paid, emit: Telling): void {
  const one = state.open.principalities[seat];
  const gold = cost - favor;
  spend(state, one, 'gold', gold);
  spend(state, one, 'favor', favor);
  emit?.({ type: 'paid', seat, food: paid.food, gold, favor: paid.favor + favor });
}

/** P-5.4: how many favor cubes stand in for the food, then for the gold, of a cost. */
export const choosePayment: Ask<'pay', ChoiceOf<'pay'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    const one = state.open.principalities[seat];
    const { cube, gold } = frame;
    const cost = frame[cube];
    const { least, most } = favorRange(one, cube, cost, cube === 'food' ? gold : 0);
    for (let favor = 0; favor <= cost; favor++) {
      if (favor >= least && favor <= most) o.may(pay(favor));
      else if (!o.explains) continue;
      else if (favor < least) o.bar(pay(favor), 'P-5.3', { cube, costs: cost, has: one[cube] });
      else o.bar(pay(favor), 'P-5.4', { favor: one.favor, most });
    }
  },
  choose(state, frame, seat, { favor }, emit) {
    state.open.stack.pop();
    const { cube, food, gold, paidFood, paidFavor } = frame;
    if (cube === 'food') payFood(state, seat, food, gold, favor, emit);
    else payGold(state, seat, gold, favor, { food: paidFood, favor: paidFavor }, emit);
  },
  // The least wasteful payment keeps the favor cubes, which fit everything.
  suggest: (state, frame, seat) => pay(missing(state.open.principalities[seat][frame.cube], frame[frame.cube])),
};

/** How many favor cubes can go into one kind of cube: fewer could not be made up, more would be missing for later gold. */
function favorRange(one: Principality, cube: 'food' | 'gold', cost: number, laterGold: number) {
  return { least: missing(one[cube], cost), most: Math.min(cost, one.favor - missing(one.gold, laterGold)) };
}

function missing(has: number, cost: number): number {
  return cost > has ? cost - has : 0;
}

/** Paid cubes go to the reserve (P-5.3). */
function spend(state: State, one: Principality, cube: Cube, count: number): void {
  if (count === 0) return; // most costs are paid in one kind
  one[cube] -= count;
  returnCubes(state, cube, count);
}
