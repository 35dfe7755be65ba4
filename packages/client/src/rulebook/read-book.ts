/** A book made ready to be shown: the rules of each section, and what stands beside each rule. */
import { type Book, type BookExample, type BookSection, readingOrder } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { exampleAnchor, HOUSE_RULES, optionAnchor } from './anchors';

export interface Beside {
  /** House rules that change the rule. */
  readonly options: readonly string[];
  /** Edition differences and rulings that are about it. */
  readonly rulings: readonly string[];
  readonly examples: readonly BookExample[];
}

export interface ReadBook {
  readonly parts: readonly { readonly id: string; readonly sections: readonly Required<BookSection>[] }[];
  beside(rule: string): Beside;
  /** Whether there is something to link to under this name. */
  isKnown(anchor: string): boolean;
}

const NOTHING: Beside = { options: [], rulings: [], examples: [] };

export function readBook(book: Book, { rulebook, options }: GameText): ReadBook {
  const parts = readingOrder(book.parts, Object.keys(rulebook.rules));
  const beside = new Map<string, { options: string[]; rulings: string[]; examples: BookExample[] }>();
  const at = (rule: string) => {
    const found = beside.get(rule) ?? { options: [], rulings: [], examples: [] };
    beside.set(rule, found);
    return found;
  };
  for (const [id, rules] of Object.entries(book.options)) for (const rule of rules) at(rule).options.push(id);
  for (const [id, rules] of Object.entries(book.rulings)) for (const rule of rules) at(rule).rulings.push(id);
  for (const example of book.examples) at(example.rules[0]).examples.push(example);
  const anchors = new Set([
    'brief',
    HOUSE_RULES,
    ...parts.flatMap(({ id, sections }) => [id, ...sections.flatMap((section) => [section.id, ...section.rules])]),
    ...Object.keys(options).map(optionAnchor),
    ...book.examples.map(({ id }) => exampleAnchor(id)),
  ]);
  return { parts, beside: (rule) => beside.get(rule) ?? NOTHING, isKnown: (anchor) => anchors.has(anchor) };
}

/** The question that a ruling answers; all of it if it asks none. */
export function questionOf(ruling: string): string {
  return /^[^.?]{1,240}\?/.exec(ruling)?.[0] ?? '';
}
