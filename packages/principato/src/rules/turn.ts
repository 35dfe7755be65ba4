/** P-4: the turn. Two actions, each of them an activation, a change or a favor cube; then the turn is declared over. */
import { only } from '@bottega/kernel';
import { activate, type ChoiceOf, change, END, FAVOR, SUPPLY } from '../choices.js';
import type { State } from '../state.js';
import { ACTIONS, HAND, type Tables } from '../tables.js';
import { barOfCard, beginActivation, factsOfCard } from './activate.js';
import { beginChange } from './change.js';
import { barOfFavor, takeFavor } from './favor.js';
import type { Ask } from './step-types.js';
import { beginSupplyNow, canSupply } from './supply.js';
import { endTurn } from './year.js';

type TurnChoice = ChoiceOf<'activate' | 'change' | 'favor' | 'supply' | 'end'>;

/** P-4.2 to P-4.8; an action is completed before this is asked again (P-4.7). */
export const turn = (tables: Tables): Ask<'turn', TurnChoice> => ({
  seats: (_state, frame) => only(frame.seat),

  offer(state, _frame, seat, o) {
    const { actionsLeft } = state.open;
    if (actionsLeft > 0) {
      for (let slot = 0; slot < HAND; slot++) {
        const rule = barOfCard(tables, state, seat, slot);
        if (rule === null) o.may(activate(slot));
        else if (o.explains) o.bar(activate(slot), rule, factsOfCard(tables, state, seat, slot));
      }
      // P-5.21: every card can be changed, with or without the exchange symbol.
      for (let slot = 0; slot < HAND; slot++) o.may(change(slot));
      const rule = barOfFavor(tables, state, seat);
      if (rule === null) o.may(FAVOR);
      else o.bar(FAVOR, rule);
    } else if (o.explains) {
      for (let slot = 0; slot < HAND; slot++) o.bar(activate(slot), 'P-4.2', { actions: ACTIONS });
      for (let slot = 0; slot < HAND; slot++) o.bar(change(slot), 'P-4.2', { actions: ACTIONS });
      o.bar(FAVOR, 'P-4.2', { actions: ACTIONS });
    }
    // P-2.13, P-2.16: feeding soldiers is free and possible as long as the turn lasts.
    if (canSupply(state.open.principalities[seat])) o.may(SUPPLY);
    else o.bar(SUPPLY, 'P-2.13');
    // P-4.5: actions may be forgone; P-4.8: the turn ends when the player says so.
    o.may(END);
  },

  choose(state, _frame, seat, choice, emit) {
    switch (choice.type) {
      case 'activate':
        spendAction(state);
        beginActivation(tables, state, seat, choice.slot, emit);
        break;
      case 'change':
        spendAction(state);
        beginChange(state, seat, choice.slot);
        break;
      case 'favor':
        spendAction(state);
        takeFavor(tables, state, seat, emit);
        break;
      case 'supply':
        beginSupplyNow(state, seat);
        break;
      case 'end':
        endTurn(state, seat, emit);
        break;
    }
  },

  suggest: () => END,
});

function spendAction(state: State): void {
  state.open.actionsLeft--;
}
