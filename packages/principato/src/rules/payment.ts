/** P-5.3, P-5.4: paying a cost, food first, then gold; favor cubes can stand in for either. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, pay } from '../choices.js';
import type { Principality, State } from '../state.js';
import { returnCubes } from './reserve.js';
import type { Ask, Telling } from './step.js';

/** Whether the cost can be paid completely from stored cubes (P-5.5). Cubes on soldiers cannot be spent (P-2.14). */
export function canPay(one: Principality, food: number, gold: number): boolean {
  return missing(one.food, food) + missing(one.gold, gold) <= one.favor;
}

/** Pays, asking only for what can be paid in more than one way. */
export function askPayment(state: State, seat: Seat, food: number, gold: number, tell: Telling): void {
  const one = state.open.principalities[seat];
  const forFood = favorRange(one, 'food', food, gold);
  if (forFood.least < forFood.most) {
    state.open.stack.push({ step: 'pay', seat, cube: 'food', food, gold });
    return;
  }
  const paidFood = { food: food - forFood.least, gold: 0, favor: forFood.least };
  const forGold = { least: missing(one.gold, gold), most: Math.min(gold, one.favor - forFood.least) };
  if (forGold.least < forGold.most) {
    if (food > 0) spend(state, seat, paidFood, tell);
    state.open.stack.push({ step: 'pay', seat, cube: 'gold', food: 0, gold });
    return;
  }
  spend(state, seat, { food: paidFood.food, gold: gold - forGold.least, favor: paidFood.favor + forGold.least }, tell);
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
  choose(state, frame, seat, { favor }, tell) {
    state.open.stack.pop();
    if (frame.cube === 'gold') spend(state, seat, { food: 0, gold: frame.gold - favor, favor }, tell);
    else {
      spend(state, seat, { food: frame.food - favor, gold: 0, favor }, tell);
      if (frame.gold > 0) askPayment(state, seat, 0, frame.gold, tell);
    }
  },
  // The least wasteful payment keeps the favor cubes, which fit everything.
  auto: (state, frame, seat) => pay(missing(state.open.principalities[seat][frame.cube], frame[frame.cube])),
};

/** How many favor cubes can go into one kind of cube: fewer could not be made up, more would be missing for later gold. */
function favorRange(one: Principality, cube: 'food' | 'gold', cost: number, laterGold: number) {
  return { least: missing(one[cube], cost), most: Math.min(cost, one.favor - missing(one.gold, laterGold)) };
}

function missing(has: number, cost: number): number {
  return cost > has ? cost - has : 0;
}

/** Paid cubes go to the reserve (P-5.3). */
function spend(
  state: State,
  seat: Seat,
  { food, gold, favor }: { readonly food: number; readonly gold: number; readonly favor: number },
  tell: Telling,
): void {
  const one = state.open.principalities[seat];
  one.food -= food;
  one.gold -= gold;
  one.favor -= favor;
  returnCubes(state, 'food', food);
  returnCubes(state, 'gold', gold);
  returnCubes(state, 'favor', favor);
  tell?.({ type: 'paid', seat, food, gold, favor });
}
