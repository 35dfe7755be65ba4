/** The languages that everything is said in. */

export const LANGUAGES = ['en', 'fr', 'de', 'cs', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The plural categories that whole numbers fall into in a language: Czech has three (1 cube, 2 cubes, 5 cubes). */
export function pluralCategories(language: Language): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(language);
  const found = new Set<Intl.LDMLPluralRule>();
  for (let number = 0; number <= 200; number++) found.add(rules.select(number)); // beyond 200 the pattern repeats
  return [...found].sort();
}
