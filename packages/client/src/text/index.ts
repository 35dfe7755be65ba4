/** The page's own texts. What games say is theirs (see @bottega/kernel/text). */
import { createFormatter, type Forms, type Language, messageLoader, type Sayable } from '@bottega/kernel/text';
import { counts, messages } from './en';
import type { PlacesOf, PlaceValue, TextKey } from './keys';
import { PART_LOADERS, type TextPart } from './parts';

export type PageMessages = Readonly<Record<keyof typeof messages, string>>;
export type PageCounts = Readonly<Record<keyof typeof counts, Forms>>;

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  cs: 'Čeština',
  it: 'Italiano',
};

/** What the page says in one language. */
export interface PageText {
  readonly language: Language;
  /** The text of a key, with a value for each of its places. */
  t<Key extends TextKey>(
    key: Key,
    ...values: [PlacesOf<Key>] extends [never] ? [] : [Readonly<Record<PlacesOf<Key>, PlaceValue>>]
  ): string;
  /** The same for a key that is put together from what comes from elsewhere; null if there is no such text. */
  find(key: string, values?: Readonly<Record<string, PlaceValue>>): string | null;
}

/** The tables in each language that was wanted. Parts are added to them as they are wanted, so that everybody who holds them has them. */
const kept = new Map<Language, Tables>();
const wanted = new Set<TextPart>();

/** The page in a language, with the parts that are wanted so far; fails if its texts do not come. */
export async function loadPageText(language: Language): Promise<PageText> {
  const tables = kept.get(language) ?? (await firstTables(language));
  kept.set(language, tables);
  await Promise.all([...wanted].map((part) => addPart(tables, part, language)));
  const say = createFormatter(tables, language, []);
  return {
    language,
    t: (key, ...[values]) => say({ key, values: values ?? {} }),
    find: (key, values = {}) => (Object.hasOwn(tables.messages, key) ? say({ key, values }) : null),
  };
}

/** Loads a part of the texts for a page that says them, in the language of the page and in every later one. */
export async function loadTextPart(part: TextPart): Promise<void> {
  wanted.add(part);
  await Promise.all([...kept].map(([language, tables]) => addPart(tables, part, language)));
}

/** Everything that the page can say in a language. */
export async function loadTables(language: Language): Promise<Sayable> {
  const tables = await firstTables(language);
  // One after the other: the order of the sheet must not depend on which comes first.
  for (const part of Object.keys(PART_LOADERS) as TextPart[]) await addPart(tables, part, language);
  return tables;
}

/** What is said before any part has come; each language is loaded only when it is wanted, but English comes with the page. */
const loadFirst = messageLoader({
  en: async () => ({ counts, messages }),
  fr: () => import('./fr'),
  de: () => import('./de'),
  cs: () => import('./cs'),
  it: () => import('./it'),
});

interface Tables extends Sayable {
  readonly counts: Record<string, Forms>;
  readonly messages: Record<string, string>;
}

/** A copy, to which parts can be added. */
async function firstTables(language: Language): Promise<Tables> {
  const first = await loadFirst(language);
  return { ...first, counts: { ...first.counts }, messages: { ...first.messages } };
}

async function addPart(tables: Tables, part: TextPart, language: Language): Promise<void> {
  const { counts: more = {}, messages: added } = await PART_LOADERS[part][language]();
  Object.assign(tables.counts, more);
  Object.assign(tables.messages, added);
}
