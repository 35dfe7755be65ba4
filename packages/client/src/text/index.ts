/** The page's own texts. What games say is theirs (see @bottega/kernel/text). */
import { createFormatter, type Forms, type Language, type Sayable } from '@bottega/kernel/text';
import { counts, messages } from './en';
import type { PlacesOf, PlaceValue, TextKey } from './keys';

export type PageMessages = Readonly<Record<TextKey, string>>;
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

/** The page in a language; fails if its texts do not come. */
export async function loadPageText(language: Language): Promise<PageText> {
  const tables = await loadTables(language);
  const say = createFormatter(tables, language, []);
  return {
    language,
    t: (key, ...[values]) => say({ key, values: values ?? {} }),
    find: (key, values = {}) => (Object.hasOwn(tables.messages, key) ? say({ key, values }) : null),
  };
}

/** The tables of a language; each is loaded only when it is wanted, but English comes with the page. */
export async function loadTables(language: Language): Promise<Sayable> {
  switch (language) {
    case 'en':
      return { names: {}, counts, messages };
    case 'fr':
      return { names: {}, ...(await import('./fr')) };
    case 'de':
      return { names: {}, ...(await import('./de')) };
    case 'cs':
      return { names: {}, ...(await import('./cs')) };
    case 'it':
      return { names: {}, ...(await import('./it')) };
  }
}
