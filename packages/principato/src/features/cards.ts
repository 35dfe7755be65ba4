/** Features of the action cards: who holds what, what the display will still have, and what the draw pile holds. */

import type { FeatureWriter } from '@bottega/kernel';
import { CARD_TYPES } from '../data/index.js';
import { barOfCard, mustExchange } from '../rules/activate.js';
import { HAND, typeOf } from '../tables.js';
import { GROUPS } from './card-index.js';
import type { Look } from './look.js';

const HARVEST = GROUPS.indexOf('harvest');
const RENTS = GROUPS.indexOf('rents');
/** Typical maxima, to scale by. */
const ON_DISPLAY = 2;
const IN_PILE = 6;
const PRODUCED = 6;

export function writeCards(look: Look, out: FeatureWriter): void {
  out.about('own hand');
  out.list(CARD_TYPES, look.handTypes, HAND);
  for (let at = 1; at < look.seats.length; at++) {
    out.about(RIVAL_HANDS[at - 1]);
    out.list(GROUPS, look.seats[at].hand, HAND);
  }
  out.about('stays in the display');
  out.list(CARD_TYPES, look.staying, ON_DISPLAY);
  out.about('leaves the display');
  out.list(GROUPS, look.leaving, ON_DISPLAY);
  out.about('draw pile');
  out.list(GROUPS, look.toCome, IN_PILE);
}

const RIVAL_HANDS = ['hand of rival 1', 'hand of rival 2', 'hand of rival 3'];

/** What the hand is good for: producers that no card lets produce are what the evaluation does not see. */
export function writeUse(look: Look, out: FeatureWriter): void {
  const { own, stayingGroups, state, tables, seat } = look;
  const { board, hand } = own;
  let exchanging = 0;
  let usable = 0;
  for (let slot = 0; slot < board.hand.length; slot++) {
    if (mustExchange(state.open.options, typeOf(tables, board.hand[slot]))) exchanging++;
    if (barOfCard(tables, state, seat, slot) === null) usable++;
  }
  const harvestInHand = hand[HARVEST] > 0;
  const rentsInHand = hand[RENTS] > 0;
  const harvestStays = stayingGroups[HARVEST] > 0;
  const rentsStay = stayingGroups[RENTS] > 0;
  out.about('use');
  out.put('cards with the exchange symbol', exchanging / HAND);
  out.put('cards that can be activated', usable / HAND);
  out.flag('no card can be activated', usable === 0);
  out.put('harvest in hand', harvestInHand ? own.harvest / PRODUCED : 0);
  out.put('rents in hand', rentsInHand ? own.rents / PRODUCED : 0);
  out.put('harvest that stays', harvestStays ? own.harvest / PRODUCED : 0);
  out.put('rents that stay', rentsStay ? own.rents / PRODUCED : 0);
  out.put('fields without a harvest', harvestInHand || harvestStays ? 0 : board.field / PRODUCED);
  out.put('palazzi without rents', rentsInHand || rentsStay ? 0 : board.palazzo / PRODUCED);
}
