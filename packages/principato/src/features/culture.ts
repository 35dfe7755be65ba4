/** Features of culture and goals: what can be bought, what is left of each kind, and what one's goals ask for. */

import type { FeatureWriter } from '@bottega/kernel';
import { CULTURES, GOALS, type GoalRule } from '../data/index.js';
import { GROUPS } from './card-index.js';
import { completeSets } from './culture-look.js';
import type { Look } from './look.js';
import { TURNS } from './time.js';

/** Typical maxima, to scale by. */
const COST = 5;
const VALUE = 6;
const PURCHASES = 2;
const OF_BEST = 5;
const TOKENS_OF_KIND = 15;
const SET = 5;
const POINTS = 10;

/** How near each kind is, and whether the card for it is in hand or can be had next turn. */
export function writePurchases({ culture, own, stayingGroups }: Look, out: FeatureWriter): void {
  for (let kind = 0; kind < CULTURES.length; kind++) {
    const group = GROUPS.indexOf(CULTURES[kind]);
    const isHeld = own.hand[group] > 0;
    const lacks = culture.lacks[kind] / COST;
    const purchases = culture.purchases[kind] / PURCHASES;
    out.about(CULTURES[kind]);
    out.put('cubes lacking', lacks);
    out.put('purchases', purchases);
    out.put('cubes lacking with the card in hand', isHeld ? lacks : 0);
    out.put('purchases with the card in hand', isHeld ? purchases : 0);
    out.put('purchases with a card that stays', stayingGroups[group] > 0 ? purchases : 0);
    out.flag('stores have room for its price', culture.hasRoomFor(own, kind));
    out.put('best value', culture.bestValue[kind] / VALUE);
    out.put('tokens of the best value', culture.bestLeft[kind] / OF_BEST);
    out.put('tokens left', culture.left[kind] / TOKENS_OF_KIND);
  }
}

/** One's own goals; those of rivals are secret (P-9.2). */
export function writeGoals(look: Look, out: FeatureWriter): void {
  const { goals, goalPoints, wanted, nextSet } = look.culture;
  out.about('goal');
  for (let at = 0; at < GOALS.length; at++) out.flag(GOALS[at], goals[at] !== null);
  out.about('progress to goal');
  for (let at = 0; at < GOALS.length; at++) {
    const rule = goals[at];
    out.put(GOALS[at], rule === null ? 0 : progress(look, rule));
  }
  out.about('goals');
  out.put('points', goalPoints / POINTS);
  out.put('points of the next set', nextSet / SET);
  out.put('points of the next set × time', (nextSet * look.turnsLeft) / SET / TURNS);
  let lacking = 0;
  for (const kind of wanted) lacking += kind;
  out.put('points of the next set that lacks one token', lacking === 1 ? nextSet / SET : 0);
  out.about('next set lacks');
  out.list(CULTURES, wanted, 1);
}

/** How far one is on the way that a goal asks for, also while it gives nothing yet. */
function progress({ own, culture }: Look, rule: GoalRule): number {
  switch (rule.kind) {
    case 'perToken':
      return own.board[rule.token] / 5;
    case 'above':
      return (own.board[rule.tokens[0]] + own.board[rule.tokens[1]] - rule.threshold) / 8;
    case 'perMilitary':
      return own.bills / 20;
    case 'sets':
      return completeSets(culture.owned, rule.of) / 3;
  }
}
