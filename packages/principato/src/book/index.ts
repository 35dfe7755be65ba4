/** The rulebook of Principato as a book: its order, what stands beside the rules, its examples, and its words by language. */
import { type Book, type BookTextOf, standardsOf } from '@bottega/kernel';
import { textLoader } from '@bottega/kernel/text';
import type { Choice } from '../choices.js';
import type { RuleId, RulingId } from '../rule-ids.js';
import { OPTIONS } from '../tables.js';
import { EXAMPLES } from './examples.js';
import { BRIEF, EDITIONS, OPTION_RULES, PARTS, RULINGS } from './order.js';

export const BOOK = {
  brief: BRIEF,
  parts: PARTS,
  options: OPTION_RULES,
  standards: standardsOf(OPTIONS),
  rulings: RULINGS,
  editions: EDITIONS,
  examples: EXAMPLES,
} as const satisfies Book<Choice, RuleId, RulingId>;

export type PrincipatoBookText = BookTextOf<typeof BOOK>;

export const loadBookText = textLoader<PrincipatoBookText>({
  en: () => import('./text/en.js'),
  fr: () => import('./text/fr.js'),
  de: () => import('./text/de.js'),
  cs: () => import('./text/cs.js'),
  it: () => import('./text/it.js'),
});
