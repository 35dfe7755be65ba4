/** V-9: a player's winter: pay, reorganize, purchase, recruit, ally, in this order (V-4.4). */
import { type Offer, only, type Seat } from '@bottega/kernel';
import { type Choice, type ChoiceOf, END } from '../choices.js';
import type { FrameOf, State } from '../state.js';
import type { Tables } from '../tables.js';
import { canAlly } from './alliances.js';
import { discardFrom, offerDiscarding } from './palace.js';
import { canPurchase } from './purchase.js';
import { canRecruit } from './recruit.js';
import { canReorganize } from './reorganize.js';
import { offerRequest, request } from './request.js';
import { collectFrom, offerCollecting } from './sources.js';
import type { Ask, Auto, Telling } from './step-types.js';
import { payDue } from './troop-pay.js';

/** Asks step by step, leaving out steps in which there is nothing to do. */
export const winterTurn = (tables: Tables): Auto<'winterTurn'> => ({
  chance: false,
  run(state, frame) {
    const { stack } = state.open;
    const depth = stack.length;
    // What is left out is left out at once: most steps of most winters are, and to come back for each of them takes time.
    while (stack.length === depth) beginStage(tables, state, frame);
  },
});

function beginStage(tables: Tables, state: State, frame: FrameOf<'winterTurn'>): void {
  const { stack } = state.open;
  const { seat } = frame;
  switch (frame.stage++) {
    case 0:
      if (payDue(state, seat) > 0) stack.push({ step: 'troopPay', seat });
      break;
    case 1:
      if (canReorganize(tables, state, seat)) stack.push({ step: 'reorganize', seat, shifts: 0 });
      break;
    case 2:
      if (canPurchase(tables, state, seat)) stack.push({ step: 'purchase', seat, wanted: 0 });
      break;
    case 3:
      if (canRecruit(tables, state, seat)) stack.push({ step: 'recruit', seat });
      break;
    case 4:
      if (canAlly(tables, state, seat)) stack.push({ step: 'ally', seat });
      break;
    case 5:
      stack.push({ step: 'endWinter', seat });
      break;
    default:
      stack.pop();
  }
}

export type AnyTime = ChoiceOf<'collect' | 'request' | 'discard'>;

/** What is possible at any moment of one's winter turn: collecting (V-5.4.5), 3 florins (V-9.6.2), discarding (V-9.2.11). */
export function offerAnyTime(tables: Tables, state: State, seat: Seat, o: Offer<AnyTime>): void {
  offerCollecting(tables, state, seat, o);
  offerRequest(state, seat, o);
  offerDiscarding(state, seat, o);
}

export const isAnyTime = (choice: Choice): choice is AnyTime =>
  choice.type === 'collect' || choice.type === 'request' || choice.type === 'discard';

export function chooseAnyTime(tables: Tables, state: State, seat: Seat, choice: AnyTime, emit: Telling): void {
  switch (choice.type) {
    case 'collect':
      collectFrom(tables, state, seat, choice.source, emit);
      break;
    case 'request':
      request(state, seat, choice.gain, emit);
      break;
    case 'discard':
      discardFrom(state, seat, choice.space, emit);
      break;
  }
}

/** VD-30: the turn ends when its player says so; what was bought can be used from now on (V-9.3.2). */
export const chooseEnd = (tables: Tables): Ask<'endWinter', AnyTime | ChoiceOf<'end'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    o.may(END);
    offerAnyTime(tables, state, seat, o);
  },
  choose(state, _frame, seat, choice, emit) {
    if (isAnyTime(choice)) chooseAnyTime(tables, state, seat, choice, emit);
    else {
      state.open.stack.pop();
      state.open.bought.length = 0;
      emit?.({ type: 'wintered', seat });
    }
  },
  suggest: () => END,
});
