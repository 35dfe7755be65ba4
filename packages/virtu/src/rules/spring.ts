/** V-6.6: a player's turn in spring, from the moved marker to its end. */
import { only } from '@bottega/kernel';
import { type ChoiceOf, END, PERFORM, REQUEST_CROWN, REQUEST_FLORINS } from '../choices.js';
import type { FrameOf, State } from '../state.js';
import type { Tables } from '../tables.js';
import { barOfAction, beginAction, factsOf, takesCrown } from './actions.js';
import { barLifting, beginLifting, offerLifting } from './indulgence.js';
import { barOfRequest, coverRoom, request } from './request.js';
import { collectFrom, offerCollecting } from './sources.js';
import type { Ask, Auto, Telling } from './step-types.js';

/** Each player in turn order (V-4.2, V-4.3). */
export const springTurns: Auto<'springTurns'> = {
  chance: false,
  run(state, frame) {
    const { stack, turnOrder } = state.open;
    if (frame.at === turnOrder.length) {
      stack.pop();
      stack.push({ step: 'sieges', at: 0 });
      return;
    }
    stack.push({ step: 'marker', seat: turnOrder[frame.at] });
    frame.at++;
  },
};

type TurnChoice = ChoiceOf<'lift' | 'request' | 'perform' | 'collect' | 'end'>;

/** VD-05 to VD-07, VD-30: lift, request, act, in this order and each if wished (V-6.6.1, V-6.6.2); then the turn is over. */
export const turn = (tables: Tables): Ask<'turn', TurnChoice> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    if (frame.acted) {
      if (o.explains) {
        barLifting(state, seat, o);
        o.bar(PERFORM, 'V-6.5.5');
        o.bar(REQUEST_FLORINS, 'V-6.3.10');
        o.bar(REQUEST_CROWN, 'V-6.3.10');
      }
    } else {
      const hasRequested = frame.requested !== 'nothing';
      if (!hasRequested) offerLifting(tables, state, seat, frame.crossed, o);
      else if (o.explains) barLifting(state, seat, o);
      const rule = barOfRequest(state, seat);
      const why = barOfAction(tables, state, seat, 0);
      if (rule !== null) {
        o.bar(REQUEST_FLORINS, rule);
        o.bar(REQUEST_CROWN, rule);
      } else {
        o.may(REQUEST_FLORINS); // V-6.3.7
        if (!takesCrown(tables, state, seat)) o.bar(REQUEST_CROWN, 'V-6.3.11');
        else {
          // What can be performed without the crown can be performed with it.
          const even = why === null ? null : barOfAction(tables, state, seat, 1);
          if (even === null) o.may(REQUEST_CROWN);
          else o.bar(REQUEST_CROWN, even, factsOf(state, seat, even));
        }
      }
      if (why === null) o.may(PERFORM);
      else o.bar(PERFORM, why, factsOf(state, seat, why));
    }
    o.may(END); // V-6.5.1, R-14: nobody has to act
    offerCollecting(tables, state, seat, o);
  },
  choose(state, frame, seat, choice, emit) {
    switch (choice.type) {
      case 'lift':
        beginLifting(tables, state, seat, choice, emit);
        break;
      case 'request':
        request(state, seat, choice.gain, emit);
        frame.requested = choice.gain;
        if (choice.gain === 'florins') break;
        frame.acted = true; // V-6.3.11: requested for this action, so it is performed
        beginAction(tables, state, seat, 1, emit);
        break;
      case 'perform':
        frame.acted = true;
        beginAction(tables, state, seat, 0, emit);
        break;
      case 'collect':
        collectFrom(tables, state, seat, choice.source, emit);
        break;
      case 'end':
        endTurn(state, frame, emit);
        break;
    }
  },
  suggest: () => END,
});

function endTurn(state: State, { seat, requested, acted }: FrameOf<'turn'>, emit: Telling): void {
  if (requested !== 'nothing' && !acted) coverRoom(state, seat, emit);
  state.open.stack.pop();
  emit?.({ type: 'turnEnded', seat });
}
