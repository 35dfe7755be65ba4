/** D-4: the Alms phase. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, payer } from '../choices.js';
import type { State } from '../state.js';
import { NONE, type Tables } from '../tables.js';
import { isMerchant } from './holding.js';
import type { Ask, Auto, Telling } from './step-types.js';

/** D-4.3: everybody in orders, one by one, in the turn order of the last round. */
export const alms = (tables: Tables): Auto<'alms'> => ({
  chance: false,
  run(state, frame, emit) {
    const { open } = state;
    if (frame.at === NONE) {
      open.payers = richestMerchants(state);
      frame.at = 0;
    }
    while (frame.at < open.turnOrder.length) {
      const seat = open.turnOrder[frame.at++];
      if (isMerchant(state, seat)) continue;
      if (open.options.almsPayer === 'recomputed') open.payers = richestMerchants(state);
      const able = payersFor(state, seat);
      if (able.length > 1) {
        open.stack.push({ step: 'almsPayer', seat });
        return;
      }
      give(tables, state, seat, able[0] ?? NONE, emit);
    }
    open.payers = [];
    open.stack.pop();
  },
});

/** D-4.6: among several who could pay the recipient chooses. */
export const chooseAlmsPayer = (tables: Tables): Ask<'almsPayer', ChoiceOf<'payer'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    const able = payersFor(state, seat);
    for (let other = 0; other < state.own.length; other++) {
      if (able.includes(other)) o.may(payer(other));
      else if (other !== seat) o.bar(payer(other), state.open.payers.includes(other) ? 'D-4.5' : 'D-4.4');
    }
  },
  choose(state, _frame, seat, choice, emit) {
    state.open.stack.pop();
    give(tables, state, seat, choice.seat, emit);
  },
  suggest: (state, _frame, seat) => {
    const able = payersFor(state, seat);
    return payer(state.open.turnOrder.find((other) => able.includes(other)) as Seat);
  },
});

/** D-4.4: who had the most ducats of all merchants. */
function richestMerchants(state: State): Seat[] {
  const merchants = state.open.turnOrder.filter((seat) => isMerchant(state, seat));
  const most = Math.max(...merchants.map((seat) => state.open.players[seat].ducats));
  return merchants.filter((seat) => state.open.players[seat].ducats === most);
}

/** D-4.5: a payer has more than the recipient at this moment. */
function payersFor({ open }: State, seat: Seat): Seat[] {
  return open.payers.filter((other) => open.players[other].ducats > open.players[seat].ducats);
}

/** D-4.2, D-4.7. D-4.8: without a payer the bank gives it all. D-4.9: what a payer lacks the bank adds. */
function give(tables: Tables, { open }: State, seat: Seat, from: Seat, emit: Telling): void {
  const due = tables.persons[open.players[seat].person].alms;
  const paid = from === NONE ? 0 : Math.min(due, open.players[from].ducats);
  if (from !== NONE) open.players[from].ducats -= paid;
  open.players[seat].ducats += due;
  emit?.({ type: 'alms', seat, payer: from, paid, bank: due - paid });
}
