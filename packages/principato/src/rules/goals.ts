/** P-10: what goal cards are worth (the cards are in data/goals.ts). */
import type { Seat } from '@bottega/kernel';
import type { Culture, GoalRule } from '../data/index.js';
import type { State } from '../state.js';
import type { Tables } from '../tables.js';
import { militaryPoints } from './principality.js';

/** The points of a seat for a goal. Goals are counted each by itself; a token may serve both (P-10.10). */
export function goalPoints(tables: Tables, state: State, seat: Seat, rule: GoalRule): number {
  const one = state.open.principalities[seat];
  switch (rule.kind) {
    case 'perToken':
      return rule.vp * one[rule.token];
    case 'above':
      return rule.vp * Math.max(0, one[rule.tokens[0]] + one[rule.tokens[1]] - rule.threshold);
    case 'perMilitary':
      return rule.vp * Math.floor(militaryPoints(state, seat) / rule.step); // bills only (PQ-26)
    case 'sets': {
      // P-10.9: each token in one set only, whatever its value; more sets than the card lists count as its last.
      let sets = rule.vp.length - 1;
      for (const kind of rule.of) sets = Math.min(sets, countCulture(tables, state, seat, kind));
      return rule.vp[sets];
    }
  }
}

/** How many culture tokens of a kind a seat owns. */
export function countCulture(tables: Tables, state: State, seat: Seat, kind: Culture): number {
  let count = 0;
  for (const token of state.open.principalities[seat].culture) if (tables.culture[token].culture === kind) count++;
  return count;
}
