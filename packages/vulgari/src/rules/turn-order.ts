/** D-5: the Turn-order phase. */
import { KNOWLEDGE, REST } from '../tables.js';
import type { Auto } from './step-types.js';
import { leader, place } from './tracks.js';

/**
 * D-5.1: who is furthest behind in knowledge plays first; in round 1 that is the order drawn (D-5.4). D-5.2, Q-33: but whoever
 * is furthest ahead on the Rest track comes first. D-5.3: only that disc goes back. D-5.5: the order stands for the round.
 */
export const order: Auto<'order'> = {
  chance: false,
  run({ open }, _frame, emit) {
    open.stack.pop();
    open.turnOrder = open.tracks[KNOWLEDGE].order.toReversed();
    const rested = leader(open.tracks[REST]);
    if (rested >= 0) {
      open.turnOrder.splice(open.turnOrder.indexOf(rested), 1);
      open.turnOrder.unshift(rested);
      place(open.tracks[REST], rested, 0);
      emit?.({ type: 'rested', seat: rested });
    }
    emit?.({ type: 'order', order: open.turnOrder.slice() });
  },
};
