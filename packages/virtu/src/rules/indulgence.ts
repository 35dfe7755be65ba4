/** V-6.4: lifting indulgences. */
import type { Offer, Seat } from '@bottega/kernel';
import { type ChoiceOf, lift } from '../choices.js';
import type { State } from '../state.js';
import { CROSS, CROWN, NONE, type Tables } from '../tables.js';
import { ahead } from './look-ahead.js';
import { NO_COST, pay, payment } from './payment.js';
import type { Auto, Telling } from './step-types.js';

const LIFTING_SYMBOLS = ['cross', 'crown'] as const;
const LIFTING_CROSSES = 1;
const LIFTING_CROWNS = 2;

/** V-6.4.2: one cross, or two crowns; never one of each. */
const liftCost = (seat: Seat, symbol: 'cross' | 'crown') =>
  payment(
    seat,
    'lift',
    symbol === 'cross' ? { ...NO_COST, cross: LIFTING_CROSSES } : { ...NO_COST, crown: LIFTING_CROWNS },
  );

/** V-6.4.1, V-6.4.3: the indulgences of rooms crossed or reached, each for its own payment. */
export function offerLifting(
  tables: Tables,
  state: State,
  seat: Seat,
  crossed: number,
  o: Offer<ChoiceOf<'lift'>>,
): void {
  const { indulgence } = state.open.palaces[seat];
  for (let room = 0; room < indulgence.length; room++) {
    if (indulgence[room] && (crossed & (1 << room)) === 0) {
      for (const symbol of LIFTING_SYMBOLS) o.bar(lift(room, symbol), 'V-6.4.1');
    }
  }
  if (crossed === 0 || !indulgence.includes(true)) return;
  // One symbol pays, so what all sources together show of it decides (V-5.5.2).
  ahead.gather(tables, state, seat, 'lift', 0, NONE, CROWN, CROSS, false);
  const isPayable = { cross: ahead.mostOfSecond >= LIFTING_CROSSES, crown: ahead.mostOfFirst >= LIFTING_CROWNS };
  for (const symbol of LIFTING_SYMBOLS) {
    for (let room = 0; room < indulgence.length; room++) {
      if (!indulgence[room] || (crossed & (1 << room)) === 0) continue;
      if (isPayable[symbol]) o.may(lift(room, symbol));
      else o.bar(lift(room, symbol), 'V-6.4.2');
    }
  }
}

/** V-6.6.1: nothing is lifted after the request or the action. */
export function barLifting(state: State, seat: Seat, o: Offer<ChoiceOf<'lift'>>): void {
  const { indulgence } = state.open.palaces[seat];
  for (let room = 0; room < indulgence.length; room++) {
    if (indulgence[room]) for (const symbol of LIFTING_SYMBOLS) o.bar(lift(room, symbol), 'V-6.6.1');
  }
}

export function beginLifting(
  tables: Tables,
  state: State,
  seat: Seat,
  { room, symbol }: ChoiceOf<'lift'>,
  emit: Telling,
): void {
  state.open.stack.push({ step: 'lifted', seat, room, symbol: symbol === 'cross' ? CROSS : CROWN });
  pay(tables, state, liftCost(seat, symbol), emit);
}

/** V-6.4.4: the card returns to the supply. */
export const lifted: Auto<'lifted'> = {
  chance: false,
  run(state, { seat, room }, emit) {
    state.open.stack.pop();
    state.open.palaces[seat].indulgence[room] = false;
    state.open.indulgences++;
    emit?.({ type: 'lifted', seat, room });
  },
};
