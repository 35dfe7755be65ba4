/** V-6.1, V-6.2: the action marker goes round the palace and wakes courtiers. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, room, steps } from '../choices.js';
import type { Palace, State } from '../state.js';
import {
  ARROW,
  FREE_STEPS,
  IS_LEFT,
  LEFT_ARROW,
  NONE,
  RIGHT_ARROW,
  ROOMS,
  SPACE_COUNT,
  STEP_FLORINS,
  type Tables,
} from '../tables.js';
import { canPay, mostOf, NO_COST, pay, payment } from './payment.js';
import { collectable, collectFrom, offerCollecting } from './sources.js';
import type { Ask, Auto, Telling } from './step-types.js';

/** VD-03, VD-04: where the marker goes. Florins may be collected for it, but no indulgence be requested (V-6.3.5, R-12). */
export const chooseMarker = (tables: Tables): Ask<'marker', ChoiceOf<'room' | 'steps' | 'collect'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    if (state.open.palaces[seat].marker === NONE) {
      for (let index = 0; index < ROOMS; index++) o.may(room(index)); // V-6.1.1
    } else {
      for (let count = 1; count <= FREE_STEPS; count++) o.may(steps(count, false)); // V-6.1.2
      // V-6.1.5: every step beyond costs an arrow, except one that may cost florins instead.
      const arrows = mostOf(tables, state, seat, 'steps', ARROW);
      const most = FREE_STEPS + 1 + arrows;
      // Every room can be pointed at, and one step more than can be paid: the bar says why.
      const last = o.explains ? Math.max(ROOMS, most + 1) : most;
      for (let count = FREE_STEPS + 1; count <= last; count++) {
        for (const florins of BOTH) {
          const needed = arrowsFor(count, florins);
          if (needed <= arrows && canPayStep(tables, state, seat, count, florins)) o.may(steps(count, florins));
          else if (needed > arrows) o.bar(steps(count, florins), 'V-6.1.4', { costs: needed, arrows });
          else o.bar(steps(count, florins), 'V-6.1.3', { costs: STEP_FLORINS });
        }
      }
    }
    offerCollecting(tables, state, seat, o);
  },
  choose(state, _frame, seat, choice, emit) {
    switch (choice.type) {
      case 'collect':
        collectFrom(tables, state, seat, choice.source, emit);
        break;
      case 'room':
        state.open.stack.pop();
        state.open.palaces[seat].marker = choice.room;
        emit?.({ type: 'placed', seat, room: choice.room });
        beginTurn(state, seat, 0); // V-6.1.1: no arrow is passed
        break;
      case 'steps':
        // V-6.1.6: paid as a whole before it is made.
        state.open.stack.pop();
        state.open.stack.push({ step: 'arrive', seat, steps: choice.steps });
        if (choice.steps > FREE_STEPS) pay(tables, state, costOf(seat, choice.steps, choice.florins), emit);
        break;
    }
  },
  suggest: (state, _frame, seat) => (state.open.palaces[seat].marker === NONE ? room(0) : steps(1, false)),
});

const BOTH = [true, false] as const;

/** Whether a move with enough arrows can be paid: only arrows or only florins are a matter of counting. */
function canPayStep(tables: Tables, state: State, seat: Seat, count: number, florins: boolean): boolean {
  if (!florins) return true;
  if (arrowsFor(count, florins) > 0) return canPay(tables, state, costOf(seat, count, florins));
  const { treasury } = state.open.palaces[seat];
  return treasury >= STEP_FLORINS || treasury + collectable(tables, state, seat) >= STEP_FLORINS;
}

/** What a move of so many rooms costs in arrows, with or without the room that florins pay for. */
export const arrowsFor = (count: number, florins: boolean): number => count - FREE_STEPS - (florins ? 1 : 0);

const costOf = (seat: Seat, count: number, florins: boolean) =>
  payment(seat, 'steps', { ...NO_COST, florin: florins ? STEP_FLORINS : 0, arrow: arrowsFor(count, florins) });

/** The marker moves, clockwise; rooms on the way are crossed, arrows between them passed. */
export const arrive: Auto<'arrive'> = {
  chance: false,
  run(state, frame, emit) {
    const { seat } = frame;
    state.open.stack.pop();
    const palace = state.open.palaces[seat];
    let crossed = 0;
    let at = palace.marker;
    for (let count = 0; count < frame.steps; count++) {
      at = (at + 1) % ROOMS;
      crossed |= 1 << at;
    }
    palace.marker = at;
    emit?.({ type: 'moved', seat, steps: frame.steps, room: at });
    // V-6.2.1, V-6.2.3: a room behind an arrow was reached, once or more often.
    if ((crossed & (1 << RIGHT_ARROW)) !== 0) wake(palace, seat, false, emit);
    if ((crossed & (1 << LEFT_ARROW)) !== 0) wake(palace, seat, true, emit);
    beginTurn(state, seat, crossed);
  },
};

/** V-6.2.2: every exhausted courtier of a side becomes available. */
function wake(palace: Palace, seat: Seat, isLeft: boolean, emit: Telling): void {
  let cards = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (IS_LEFT[space] !== isLeft || palace.cards[space] === NONE || palace.ready[space]) continue;
    palace.ready[space] = true;
    cards++;
  }
  if (cards > 0) emit?.({ type: 'woken', seat, side: isLeft ? 'left' : 'right', cards });
}

function beginTurn(state: State, seat: Seat, crossed: number): void {
  state.open.stack.push({ step: 'turn', seat, crossed, requested: 'nothing', acted: false });
}
