/** D-18: the cards of friars and cardinals. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, inquire as inquireOf, KEEP_VIRTUAL, SELL_VIRTUAL } from '../choices.js';
import type { State, TurnFrame } from '../state.js';
import {
  ACTIONS,
  ACTIONS_OF_MURET,
  INQUISITION,
  KNOWLEDGE,
  MURET,
  NOBLE_SALE,
  SHLASINGER,
  STEFANO,
  type Tables,
  ZAZZA,
} from '../tables.js';
import type { Ask, Offering, Telling } from './step-types.js';
import { gainKnowledge, place } from './tracks.js';

/** D-18.1 to D-18.8: knowledge at once, everything else while the card is held. */
export function takeFriarCard(
  tables: Tables,
  state: State,
  seat: Seat,
  person: number,
  ducats: number,
  emit: Telling,
): void {
  const knowledge = takeCard(tables, state, seat, person);
  emit?.({ type: 'friar', seat, person, ducats, knowledge });
  // D-18.6, Q-13: once, when the card is taken; by house rule it is offered in the turn itself instead.
  if (person === STEFANO && state.open.options.stefanoSale === 'once') state.open.stack.push({ step: 'stefano', seat });
}

/** D-18.9 to D-18.14. D-18.11, Q-17: Muret's sixth action is there at once. D-18.13: Zazza gets the price back. */
export function takeCardinalCard(
  tables: Tables,
  state: State,
  seat: Seat,
  person: number,
  cube: 'politician' | 'noble' | 'virtual',
  emit: Telling,
): void {
  const { ducats } = tables.persons[person];
  const knowledge = takeCard(tables, state, seat, person);
  const refund = person === ZAZZA ? ducats : 0;
  state.open.players[seat].ducats += refund;
  emit?.({ type: 'cardinal', seat, person, ducats, cube, refund, knowledge });
  if (person !== MURET) return;
  const frame = state.open.stack[state.open.stack.length - 1] as TurnFrame; // one becomes a cardinal in a turn
  frame.actions += ACTIONS_OF_MURET - ACTIONS;
}

function takeCard(tables: Tables, { open }: State, seat: Seat, person: number): number {
  const { knowledge } = tables.persons[person];
  open.persons[person] = seat;
  open.players[seat].person = person;
  if (knowledge > 0) gainKnowledge(tables, open, seat, knowledge);
  return knowledge;
}

/** D-18.6: twenty ducats for the virtual noble, which is kept all the same. */
export const chooseVirtualNoble: Ask<'stefano', ChoiceOf<'virtualNoble'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(_state, _frame, _seat, o) {
    o.may(SELL_VIRTUAL);
    o.may(KEEP_VIRTUAL);
  },
  choose(state, _frame, seat, { sold }, emit) {
    state.open.stack.pop();
    if (sold) payForVirtualNoble(state, seat, emit);
  },
  suggest: () => SELL_VIRTUAL,
};

/** by house rule once in each turn of Stefano's. */
export function offerVirtualNoble({ open }: State, frame: TurnFrame, o: Offering): void {
  if (open.players[frame.seat].person !== STEFANO) return;
  if (open.options.stefanoSale === 'once') o.bar(SELL_VIRTUAL, 'D-18.6');
  else if (frame.virtualSold) o.bar(SELL_VIRTUAL, 'Q-13');
  else o.may(SELL_VIRTUAL);
}

export function sellVirtualNoble(state: State, frame: TurnFrame, emit: Telling): void {
  frame.virtualSold = true;
  payForVirtualNoble(state, frame.seat, emit);
}

function payForVirtualNoble({ open }: State, seat: Seat, emit: Telling): void {
  open.players[seat].ducats += NOBLE_SALE;
  emit?.({ type: 'virtualNoble', seat, ducats: NOBLE_SALE });
}

/** D-18.12, Q-18: once a game, in the own turn, another player's knowledge. */
export function offerInquisition({ open }: State, seat: Seat, o: Offering): void {
  const { person, hasInquired } = open.players[seat];
  if (person !== SHLASINGER) return;
  for (let other = 0; other < open.players.length; other++) {
    if (other === seat) continue;
    if (hasInquired) o.bar(inquireOf(other), 'D-18.12');
    else if (open.tracks[KNOWLEDGE].at[other] === 0) o.bar(inquireOf(other), 'D-18.12', { why: 'ignorant' });
    else o.may(inquireOf(other));
  }
}

export function inquire({ open }: State, seat: Seat, other: Seat, emit: Telling): void {
  const track = open.tracks[KNOWLEDGE];
  const back = Math.min(INQUISITION, track.at[other]); // not below 0
  open.players[seat].hasInquired = true;
  place(track, other, track.at[other] - back);
  emit?.({ type: 'inquired', seat, other, back });
}
