/** V-9.5: alliances with the great powers. */
import { type Facts, only, type Seat } from '@bottega/kernel';
import { ally, type ChoiceOf, DONE, waive } from '../choices.js';
import { SYMBOLS } from '../data/index.js';
import type { CitedId } from '../rule-ids.js';
import type { Payment, State } from '../state.js';
import {
  ARROW,
  CAVALRY,
  CROSS,
  CROWN,
  FLORIN,
  MASK,
  NONE,
  POWER_COUNT,
  powerPlace,
  SHIP,
  type Tables,
  WAR,
} from '../tables.js';
import { canPay, mostOf, NO_COST, pay, payment } from './payment.js';
import type { Ask, Auto } from './step-types.js';
import { type AnyTime, chooseAnyTime, isAnyTime, offerAnyTime } from './winter.js';

/** The printed cost, with one symbol waived or (NONE) in full. */
function costOf(tables: Tables, seat: Seat, power: number, waived: number): Payment {
  const cost = tables.powerCosts[power];
  const of = (symbol: number) => cost[symbol] - (symbol === waived ? 1 : 0);
  return payment(seat, 'alliance', {
    ...NO_COST,
    crown: of(CROWN),
    cross: of(CROSS),
    cavalry: of(CAVALRY),
    ship: of(SHIP),
    mask: of(MASK),
  });
}

/** V-9.5.2, V-9.5.11: with an own agent at a power without ally, one symbol of choice is waived. */
export function waivesSymbol({ open }: State, seat: Seat, power: number): boolean {
  return open.ally[power] === NONE && open.agents[powerPlace(power)] === seat;
}

/** Why an alliance cannot be concluded or taken over, its cost apart; null if it can. An agent of another is no hindrance (V-9.5.8). */
function barOfPower({ open }: State, seat: Seat, power: number): CitedId | null {
  if (open.ally[power] === seat) return 'V-9.5.9';
  const isTaken = open.ally[power] !== NONE;
  return isTaken && open.agents[powerPlace(power)] !== seat ? 'V-9.5.3' : null; // V-9.5.10
}

/** Whether the cost can be paid, in full or with some symbol waived. */
function isPayable(tables: Tables, state: State, seat: Seat, power: number): boolean {
  if (!waivesSymbol(state, seat, power)) return canPay(tables, state, costOf(tables, seat, power, NONE));
  for (let symbol = FLORIN; symbol <= ARROW; symbol++) {
    if (isWaivable(tables, state, seat, power, symbol)) return true;
  }
  return false;
}

const isWaivable = (tables: Tables, state: State, seat: Seat, power: number, symbol: number): boolean =>
  tables.powerCosts[power][symbol] > 0 && canPay(tables, state, costOf(tables, seat, power, symbol));

/** The printed cost, as a refusal tells it. */
const symbolsIn = (tables: Tables, power: number): Facts =>
  Object.fromEntries(SYMBOLS.map((symbol, index) => [symbol, tables.powerCosts[power][index]]));

export function canAlly(tables: Tables, state: State, seat: Seat): boolean {
  // Most winters nobody can: every cost has crowns, and at most one of them is waived.
  if (mostOf(tables, state, seat, 'alliance', CROWN) === 0 && !hasCheapPower(tables, state, seat)) return false;
  for (let power = 0; power < POWER_COUNT; power++) {
    if (barOfPower(state, seat, power) === null && isPayable(tables, state, seat, power)) return true;
  }
  return false;
}

/** Whether a power could be had without any crown. */
function hasCheapPower(tables: Tables, state: State, seat: Seat): boolean {
  for (let power = 0; power < POWER_COUNT; power++) {
    const crowns = tables.powerCosts[power][CROWN];
    if (crowns === 0 || (crowns === 1 && waivesSymbol(state, seat, power))) return true;
  }
  return false;
}

/** VD-29: V-9.5.1: one alliance in a winter, or none. */
export const chooseAlliance = (tables: Tables): Ask<'ally', AnyTime | ChoiceOf<'ally' | 'done'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    for (let power = 0; power < POWER_COUNT; power++) {
      const rule = barOfPower(state, seat, power);
      if (rule !== null) o.bar(ally(power), rule);
      else if (isPayable(tables, state, seat, power)) o.may(ally(power));
      else if (o.explains) o.bar(ally(power), 'V-9.5.7', symbolsIn(tables, power));
    }
    o.may(DONE);
    offerAnyTime(tables, state, seat, o);
  },
  choose(state, _frame, seat, choice, emit) {
    const { stack } = state.open;
    if (isAnyTime(choice)) {
      chooseAnyTime(tables, state, seat, choice, emit);
      return;
    }
    stack.pop();
    if (choice.type === 'done') return;
    const { power } = choice;
    stack.push({ step: 'allied', seat, power });
    if (waivesSymbol(state, seat, power)) stack.push({ step: 'waive', seat, power });
    else pay(tables, state, costOf(tables, seat, power, NONE), emit);
  },
  suggest: () => DONE,
});

/** V-9.5.11: which symbol is waived. */
export const chooseWaived = (tables: Tables): Ask<'waive', ChoiceOf<'waive'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, { power }, seat, o) {
    for (let symbol = CROWN; symbol < WAR; symbol++) {
      if (tables.powerCosts[power][symbol] === 0) continue;
      if (isWaivable(tables, state, seat, power, symbol)) o.may(waive(symbol));
      else o.bar(waive(symbol), 'V-9.5.2');
    }
  },
  choose(state, { power }, seat, { symbol }, emit) {
    state.open.stack.pop();
    pay(tables, state, costOf(tables, seat, power, SYMBOLS.indexOf(symbol)), emit);
  },
  suggest(state, { power }, seat) {
    for (let symbol = CROWN; symbol < WAR; symbol++) {
      if (isWaivable(tables, state, seat, power, symbol)) return waive(symbol);
    }
    return waive(CROWN);
  },
});

/** V-9.5.3, V-9.5.4: the former ally takes back his disc; the agent stays; the bonus is ready until it is used (V-9.5.6). */
export const allied: Auto<'allied'> = {
  chance: false,
  run(state, { seat, power }, emit) {
    const { open } = state;
    open.stack.pop();
    const former = open.ally[power];
    open.ally[power] = seat;
    open.allyReady[power] = true;
    emit?.({ type: 'allied', seat, power, former });
  },
};
