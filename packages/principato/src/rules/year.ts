/** P-7: the end of a turn, the display, the draw pile and the end of a year. */
import type { Seat } from '@bottega/kernel';
import type { State } from '../state.js';
import { ACTIONS, type CardId, displaySize, LAST_YEAR, type Tables } from '../tables.js';
import type { Auto, Telling } from './step-types.js';

/** P-4.1: the turn of a seat begins. */
export function beginTurn(state: State, seat: Seat): void {
  state.open.actionsLeft = ACTIONS;
  state.open.stack.push({ step: 'turn', seat });
}

/** P-7.1, P-7.2: whatever was done in the turn, the leftmost card leaves and the others move up. */
export function endTurn(state: State, seat: Seat, emit: Telling): void {
  const { open } = state;
  open.stack.pop();
  open.turns[seat]++;
  emit?.({ type: 'turnEnded', seat });
  const left = open.display.shift() as CardId; // the display is full throughout a turn (PI-6)
  open.box.push(left);
  emit?.({ type: 'left', card: left });
  open.stack.push({ step: 'refill', next: (seat + 1) % open.turns.length });
}

/** P-7.3 to P-7.9, P-7.14: reveals cards until the display is full, or ends the year if there is none to reveal. */
export const refill = (tables: Tables): Auto<'refill'> => ({
  chance: true,
  run(state, { next }, emit) {
    const { open } = state;
    const pile = state.hidden.decks[open.year - 1];
    if (pile.length === 0) {
      open.stack.pop();
      endYear(state, next, emit);
      return;
    }
    const card = reveal(state, pile);
    if (tables.cards[card].type === null) {
      // P-7.4, P-7.9: an extra scoring at once; the refill goes on after it, which may find the pile empty (P-7.7).
      open.box.push(card);
      emit?.({ type: 'militaryCard' });
      open.stack.push({ step: 'scoring', last: false });
      return;
    }
    open.display.push(card);
    emit?.({ type: 'revealed', card });
    // P-7.11: every turn begins with a full display.
    if (open.display.length < displaySize(open.turns.length)) return;
    open.stack.pop();
    beginTurn(state, next); // P-7.10: clockwise, over the end of a year too
  },
});

/** P-7.8: the deck of the next year becomes the draw pile. */
export const newYear: Auto<'newYear'> = {
  chance: true,
  run(state, { next }, emit) {
    const { open, hidden } = state;
    open.stack.pop();
    open.year++;
    if (open.drawPile !== null) open.drawPile = hidden.decks[open.year - 1].length;
    emit?.({ type: 'yearBegan', year: open.year });
    open.stack.push({ step: 'refill', next });
  },
};

/** P-7.5, P-7.6: a year ends with a scoring; the third one ends the game (P-7.13, P-1.2). */
function endYear(state: State, next: Seat, emit: Telling): void {
  const { open } = state;
  emit?.({ type: 'yearEnded', year: open.year });
  const last = open.year === LAST_YEAR;
  if (!last) open.stack.push({ step: 'newYear', next });
  open.stack.push({ step: 'scoring', last });
}

/** The top card becomes known to everybody. */
function reveal(state: State, pile: CardId[]): CardId {
  const card = pile.pop() as CardId;
  if (state.open.drawPile !== null) state.open.drawPile = pile.length;
  return card;
}
