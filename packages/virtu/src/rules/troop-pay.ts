/** V-9.1: paying the troops. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, disband, payTroops } from '../choices.js';
import { type State, troopPlace } from '../state.js';
import { CITY_COUNT, type Tables } from '../tables.js';
import { NO_COST, pay, payment } from './payment.js';
import { collectable } from './sources.js';
import type { Ask } from './step-types.js';
import { type AnyTime, chooseAnyTime, isAnyTime, offerAnyTime } from './winter.js';

/** Troops of a seat on the map. */
export function troopsOf(state: State, seat: Seat): number {
  let count = 0;
  for (let city = 0; city < CITY_COUNT; city++) count += state.open.troops[troopPlace(state, city, seat)];
  return count;
}

/** V-9.1.1: so many troops can be kept for 0, 1 and 2 florins in total (E-28). */
export const KEPT_FOR = [2, 4, 6] as const;

/** What a seat owes its troops. */
export function payDue(state: State, seat: Seat): number {
  const troops = troopsOf(state, seat);
  let due = 0;
  while (troops > KEPT_FOR[due]) due++;
  return due;
}

/** VD-24: how many florins are paid (V-9.1.2). */
export const chooseTroopPay = (tables: Tables): Ask<'troopPay', AnyTime | ChoiceOf<'payTroops'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    const florins = state.open.palaces[seat].treasury + collectable(tables, state, seat);
    const due = payDue(state, seat);
    for (let amount = due; amount >= 0; amount--) {
      if (amount <= florins) o.may(payTroops(amount));
      else o.bar(payTroops(amount), 'V-9.1.1', { costs: amount, florins });
    }
    offerAnyTime(tables, state, seat, o);
  },
  choose(state, _frame, seat, choice, emit) {
    if (isAnyTime(choice)) {
      chooseAnyTime(tables, state, seat, choice, emit);
      return;
    }
    const { stack } = state.open;
    stack.pop();
    const left = troopsOf(state, seat) - KEPT_FOR[choice.florins];
    if (left > 0) stack.push({ step: 'disband', seat, left });
    if (choice.florins > 0) pay(tables, state, payment(seat, 'florins', { ...NO_COST, florin: choice.florins }), emit);
    emit?.({ type: 'troopsPaid', seat, florins: choice.florins });
  },
  suggest(state, _frame, seat) {
    const florins = state.open.palaces[seat].treasury + collectable(tables, state, seat);
    return payTroops(Math.min(florins, payDue(state, seat)));
  },
});

/** V-9.1.2, R-29: troops of the owner's choice leave until the rest is paid for, and no more. */
export const chooseDisbanded: Ask<'disband', ChoiceOf<'disband'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    for (let city = 0; city < CITY_COUNT; city++) {
      if (state.open.troops[troopPlace(state, city, seat)] > 0) o.may(disband(city));
    }
  },
  choose(state, frame, seat, { city }, emit) {
    state.open.troops[troopPlace(state, city, seat)]--;
    emit?.({ type: 'disbanded', seat, city });
    frame.left--;
    if (frame.left === 0) state.open.stack.pop();
  },
  suggest(state, _frame, seat) {
    let most = 0;
    for (let city = 0; city < CITY_COUNT; city++) {
      if (state.open.troops[troopPlace(state, city, seat)] > state.open.troops[troopPlace(state, most, seat)])
        most = city;
    }
    return disband(most);
  },
};
