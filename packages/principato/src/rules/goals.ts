/** P-10: what goal cards are worth (the cards are in data/goals.ts). */
import type { Culture, GoalRule } from '../data/index.js';
import type { Principality } from '../state.js';
import type { Tables } from '../tables.js';

/** The points of a principality with so many military points for a goal. Goals are counted each by itself; a token may serve both (P-10.10). */
export function goalPoints(tables: Tables, one: Principality, military: number, rule: GoalRule): number {
  switch (rule.kind) {
    case 'perToken':
      return rule.vp * one[rule.token];
    case 'above':
      return rule.vp * Math.max(0, one[rule.tokens[0]] + one[rule.tokens[1]] - rule.threshold);
    case 'perMilitary':
      return rule.vp * Math.floor(military / rule.step); // bills only (PQ-26)
    case 'sets': {
      // P-10.9: each token in one set only, whatever its value; more sets than the card lists count as its last.
      let sets = rule.vp.length - 1;
      for (const kind of rule.of) sets = Math.min(sets, countCulture(tables, one, kind));
      return rule.vp[sets];
    }
  }
}

/** How many culture tokens of a kind there are. */
export function countCulture(tables: Tables, one: Principality, kind: Culture): number {
  let count = 0;
  for (const token of one.culture) if (tables.culture[token].culture === kind) count++;
  return count;
}
