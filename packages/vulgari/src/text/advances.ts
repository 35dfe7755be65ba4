/** What steps on the tracks are called, with what they cost and what the space that they reach brings. */
import type { Seat, View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import type { ChoiceOf } from '../choices.js';
import { cardsFor } from '../rules/library.js';
import { goalIn, hasVirtualAbbess } from '../rules/messenger.js';
import type { State } from '../state.js';
import { CANTICLE, LIBRARY, MESSENGER, ORIENT, ORIENT_DUCATS, RIDDLE, type Tables } from '../tables.js';
import { stateFromView, turnOf } from './seen.js';
import { listOf, message, trackName } from './sentences.js';

export function advanceName(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  { track, steps }: ChoiceOf<'advance'>,
): Message {
  const { open } = view;
  const space = open.tracks[track].at[seat] + steps;
  const last = tables.lengths[track];
  const values = { track: trackName(track), steps, space, cost: listOf({ action: steps }) };
  if (space > last) return message('choice.advance.beyond', values);
  switch (track) {
    case RIDDLE: {
      const points = tables.riddleAt[space];
      return points === 0 ? message('choice.advance', values) : message('choice.advance.riddle', { ...values, points });
    }
    case CANTICLE:
      return message('choice.advance', { ...values, cost: listOf({ action: steps, ...abbesses(view, steps) }) });
    case MESSENGER: {
      if (space < last) return message('choice.advance', values);
      const { ducats, abbesses: needed, knowledge } = goalIn(open.round);
      const cost = listOf({ action: steps, ducat: ducats, ...abbesses(view, needed) });
      return message('choice.advance.bologna', { ...values, cost, knowledge });
    }
    case ORIENT:
      if (space < last) return message('choice.advance', values);
      return message('choice.advance.orient', { ...values, ducats: ORIENT_DUCATS });
    case LIBRARY: {
      const cards = cardsAt(tables, view, seat, space);
      return cards === 0 ? message('choice.advance', values) : message('choice.advance.library', { ...values, cards });
    }
    default:
      return message('choice.advance', values);
  }
}

/** Michel's virtual abbess takes the place of the first one (D-18.4). */
function abbesses(view: View<State>, needed: number): { readonly abbess: number; readonly virtualAbbess: number } {
  const virtualAbbess = hasVirtualAbbess(stateFromView(view), turnOf(view)) ? 1 : 0;
  return { abbess: needed - virtualAbbess, virtualAbbess };
}

/** How many cards could be drawn from a space; none once a card is held (D-16.3). */
function cardsAt(tables: Tables, view: View<State>, seat: Seat, space: number): number {
  if (view.open.players[seat].libraryCards > 0) return 0;
  return cardsFor(tables, stateFromView(view), seat, space);
}
