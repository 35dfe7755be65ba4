/** Words that stay together on a line. */
import type { Language } from './languages.js';
import type { GameText } from './message.js';

/** A number and what it counts. */
const COUNTED = /(\d) (?=\p{L})/gu;
/** In Czech a word of one letter never ends a line … */
const CZECH_LETTER = /(?<![\p{L}\d])([ksvzouai]) (?=[\p{L}\d„])/giu;
/** … nor does an ordinal ("2. kolo"). A capital begins the next sentence. */
const CZECH_ORDINAL = /(\d\.) (?=\p{Ll})/gu;

/** The same words; a number stays on one line with what it counts, and a word that must not end a line with the next one. */
export function unbroken(text: string, language: Language): string {
  const counted = text.replace(COUNTED, '$1\u00a0');
  return language === 'cs' ? counted.replace(CZECH_LETTER, '$1\u00a0').replace(CZECH_ORDINAL, '$1\u00a0') : counted;
}

/** The texts of a game with what is read as it stands (names, the rulebook, house rules) unbroken; messages are when they are said. */
export function unbrokenText(text: GameText, language: Language): GameText {
  const { title, tagline, names, options, rulebook } = text;
  return { ...text, ...unbrokenTree({ title, tagline, names, options, rulebook }, language) };
}

/** A tree of texts, each unbroken. */
export function unbrokenTree<T>(tree: T, language: Language): T {
  if (typeof tree === 'string') return unbroken(tree, language) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, unbrokenTree(value, language)])) as T;
}
