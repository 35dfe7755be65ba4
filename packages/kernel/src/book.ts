/** The rulebook as a book: in which order a game's rules are told, what stands beside them, and worked examples. It holds no text. */
import type { Choice, Option, OptionValue, Seat, Setup } from './game.js';
import type { ChoicePattern } from './lesson.js';
import type { Made } from './record.js';

/** What the first part tells in a few sentences, in this order. */
export const BRIEF_PARTS = ['aim', 'course', 'end'] as const;
export type BriefPart = (typeof BRIEF_PARTS)[number];

/** Rules that are read together: a chapter of the rulebook, or something that the book names itself. */
export interface BookSection<Rule extends string = string> {
  readonly id: string;
  /** Rules and rulings in the order in which they are read; without them, all rules of the chapter that no other section names. */
  readonly rules?: readonly Rule[];
}

/** A part of the book: what one meets together. */
export interface BookPart<Rule extends string = string> {
  readonly id: string;
  readonly sections: readonly BookSection<Rule>[];
}

/** Something that an example claims; a test plays the example and compares. */
export type ExampleFact<C extends Choice = Choice> =
  /** What stands somewhere in the state: `open.principalities.0.food`. A list or a record counts as its length. */
  | { readonly when: 'before' | 'after'; readonly path: string; readonly is: string | number | boolean | null }
  /** What is told on the way, by the parts that matter. */
  | { readonly told: Readonly<Record<string, string | number | boolean>> }
  /** What the seat is not allowed to choose, by which rule. */
  | { readonly when: 'before' | 'after'; readonly refused: ChoicePattern<C>; readonly rule: string }
  /** What a seat has on the score sheet, if the game ended then. */
  | { readonly when: 'before' | 'after'; readonly category: string; readonly seat: Seat; readonly points: number }
  /** A number of the game's data or rules that the text names, said as a sum of others: `is` equals the sum of `of`. */
  | { readonly sum: readonly number[]; readonly is: number };

/** A worked example: a position of a real game, what is chosen there, and what comes of it. */
export interface BookExample<C extends Choice = Choice, Rule extends string = string> {
  readonly id: string;
  readonly setup: Setup;
  /** Whose example it is. */
  readonly seat: Seat;
  /** What was chosen before the position. */
  readonly before: readonly Made<C>[];
  /** What is chosen in it. */
  readonly choices: readonly Made<C>[];
  /** The rules that it shows; it stands beside the first. */
  readonly rules: readonly [Rule, ...Rule[]];
  /** Whether the picture shows the position, or what came of it. */
  readonly pictured: 'before' | 'after';
  /** What of the table is in the picture, as `data-thing`, `data-part` or `data-group` marks it; several are shown together. */
  readonly frame: readonly [string, ...string[]];
  /** How many pixels of the table around that are in it, too. */
  readonly around?: number;
  /** What lights up in it. */
  readonly lights?: readonly string[];
  readonly facts: readonly ExampleFact<C>[];
}

/** The book of a game. */
export interface Book<C extends Choice = Choice, Rule extends string = string, Ruling extends string = Rule> {
  /** The rules that say in full what the first part tells. */
  readonly brief: Readonly<Record<BriefPart, readonly Rule[]>>;
  /** Every rule and every ruling stands in exactly one of them. */
  readonly parts: readonly BookPart<Rule | Ruling>[];
  /** By house rule: the rules that it changes. */
  readonly options: Readonly<Record<string, readonly [Rule, ...Rule[]]>>;
  /** By house rule: the value that it has if nobody changes it. */
  readonly standards: Readonly<Record<string, OptionValue>>;
  /** By ruling: the rules that it is about. */
  readonly rulings: Readonly<Record<Ruling, readonly [Rule, ...Rule[]]>>;
  /** The rulings that tell how editions differ. */
  readonly editions: readonly Ruling[];
  readonly examples: readonly BookExample<C, Rule>[];
}

/** The sentences and words of a book in one language. */
export interface BookText {
  readonly brief: Readonly<Record<BriefPart, string>>;
  /** The title of each part, `brief` the first. */
  readonly parts: Readonly<Record<string, string>>;
  /** The titles of sections that are no chapters. */
  readonly sections: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, ExampleText>>;
  /** Words that players say for the same thing; see `readSynonyms` for how they are written. */
  readonly synonyms: readonly string[];
}

export interface ExampleText {
  readonly title: string;
  /** What happens and why. */
  readonly text: string;
  /** What is seen in the picture. */
  readonly picture: string;
}

/** The texts that a book needs. */
export type BookTextOf<B extends Book> = BookText & {
  readonly parts: Readonly<Record<'brief' | B['parts'][number]['id'], string>>;
  readonly examples: Readonly<Record<B['examples'][number]['id'], ExampleText>>;
};

/** The standard value of each house rule: the first that it names. */
export function standardsOf(options: readonly Option[]): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(options.map(({ id, values }) => [id, values[0]]));
}

/** The parts with all of their rules and rulings written out, of the rules that there are. */
export function readingOrder(
  parts: readonly BookPart[],
  ruleIds: readonly string[],
): { readonly id: string; readonly sections: readonly Required<BookSection>[] }[] {
  const named = new Set(parts.flatMap(({ sections }) => sections.flatMap(({ rules = [] }) => rules)));
  return parts.map(({ id, sections }) => ({
    id,
    sections: sections.map(({ id: section, rules }) => ({
      id: section,
      rules: rules ?? ruleIds.filter((rule) => isRuleOf(rule, section) && !named.has(rule)),
    })),
  }));
}

/** Whether a rule belongs to a chapter: its id is that of the chapter and one number more. */
export function isRuleOf(rule: string, chapter: string): boolean {
  return rule.startsWith(`${chapter}.`) && !rule.slice(chapter.length + 1).includes('.');
}
