/** D-16: the Papal Library. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, DRAW, keep, putBack } from '../choices.js';
import type { State, TurnFrame } from '../state.js';
import { LIBRARY, POPE_FROM, type Tables, ZAZZA } from '../tables.js';
import type { Ask, Auto, Offering, Telling, Why } from './step-types.js';
import { offerSteps } from './track-moves.js';

const CLOSED: Why = { rule: 'D-16.1', facts: { from: POPE_FROM } };

/** D-16.1: anywhere, from round 12 on. */
export function offerLibrary(tables: Tables, state: State, frame: TurnFrame, o: Offering): void {
  const isOpen = state.open.round >= POPE_FROM;
  if (isOpen || o.explains) offerSteps(tables, state, frame, LIBRARY, o, isOpen ? null : CLOSED);
}

/** D-16.2, D-16.6: how many cards are drawn from a space, that of the seat's disc if no other is named. */
export function cardsFor(tables: Tables, { open }: State, seat: Seat, space = open.tracks[LIBRARY].at[seat]): number {
  const number = tables.libraryAt[space];
  if (number === 0) return 0;
  const drawsMore = open.players[seat].person === ZAZZA && open.options.zazzaLibrary === 'drawOneMore'; // D-18.14, Q-16
  return Math.min(open.library, drawsMore ? number + 1 : number);
}

/** D-16.3, D-16.4, Q-31: once a game, in any own turn after a number was reached. */
export function offerDraw(tables: Tables, state: State, seat: Seat, o: Offering): void {
  if (state.open.round < POPE_FROM && !o.explains) return;
  if (state.open.players[seat].libraryCards > 0) o.bar(DRAW, 'D-16.3');
  else if (cardsFor(tables, state, seat) === 0) o.bar(DRAW, 'D-16.4');
  else o.may(DRAW);
}

export function beginDraw(state: State, seat: Seat): void {
  state.open.stack.push({ step: 'draw', seat });
}

/** D-16.4: the top cards of the pile, all if there are fewer; only who draws sees them. */
export const draw = (tables: Tables): Auto<'draw'> => ({
  chance: true,
  run(state, { seat }, emit) {
    const { open, own, hidden } = state;
    open.stack.pop();
    const drawn = cardsFor(tables, state, seat);
    for (let card = 0; card < drawn; card++) own[seat].drawn.push(hidden.library.pop() as number);
    open.library -= drawn;
    emit?.({ type: 'drew', seat, cards: drawn });
    emit?.({ type: 'looked', seat, points: own[seat].drawn.slice() }, [seat]);
    const keepsTwo = open.players[seat].person === ZAZZA && open.options.zazzaLibrary === 'keepOneMore';
    const keeps = Math.min(drawn, keepsTwo ? 2 : 1);
    if (keeps < drawn) open.stack.push({ step: 'keep', seat, drawn, keeps, left: keeps });
    else for (const points of own[seat].drawn.slice()) keepCard(state, seat, points, emit);
  },
});

/** D-16.5: one must be kept. Cards with the same points are alike. */
export const chooseKept: Ask<'keep', ChoiceOf<'keep'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer({ own }, _frame, seat, o) {
    for (const points of differing(own[seat].drawn)) o.may(keep(points));
  },
  choose(state, frame, seat, { points }, emit) {
    keepCard(state, seat, points, emit);
    frame.left--;
    if (frame.left > 0) return;
    state.open.stack.pop();
    const cards = frame.drawn - frame.keeps;
    state.open.stack.push({ step: 'return', seat });
    if (cards > 1) state.open.stack.push({ step: 'putBack', seat, cards, left: cards });
  },
  suggest: ({ own }, _frame, seat) => keep(Math.max(...own[seat].drawn)),
};

function keepCard({ open, own }: State, seat: Seat, points: number, emit: Telling): void {
  const { drawn, library } = own[seat];
  drawn.splice(drawn.indexOf(points), 1);
  library.push(points);
  open.players[seat].libraryCards++;
  emit?.({ type: 'kept', seat, points }, [seat]);
}

/**
 * D-16.4: the others go back on top in any order: which one is put back next, the lowest first. Asked until one card is left,
 * although some may be alike: a question left out would tell the others so.
 */
export const chooseReturned: Ask<'putBack', ChoiceOf<'putBack'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer({ own }, _frame, seat, o) {
    for (const points of differing(own[seat].drawn)) o.may(putBack(points));
  },
  choose(state, frame, seat, { points }) {
    const { drawn, returning } = state.own[seat];
    drawn.splice(drawn.lastIndexOf(points), 1); // from the end, as the suggestion below takes them
    returning.push(points);
    frame.left--;
    if (frame.left === 1) state.open.stack.pop();
  },
  suggest: ({ own }, _frame, seat) => putBack(own[seat].drawn[own[seat].drawn.length - 1]), // in the order drawn
};

/** Puts the cards on the pile, the last one on top. */
export const returnCards: Auto<'return'> = {
  chance: true,
  run({ open, own, hidden }, { seat }, emit) {
    open.stack.pop();
    const cards = [...own[seat].returning, ...own[seat].drawn];
    own[seat].returning = [];
    own[seat].drawn = [];
    hidden.library.push(...cards);
    open.library += cards.length;
    emit?.({ type: 'putBack', seat, cards: cards.length });
  },
};

function differing(points: readonly number[]): number[] {
  return points.filter((point, at) => points.indexOf(point) === at);
}
