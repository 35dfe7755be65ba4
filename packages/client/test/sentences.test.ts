/** What is said, as it was read and found right: `npx vitest run sentences -u` writes the sheet anew (see CONTRIBUTING.md). */
import { type SheetEntry, sheetOf } from '@bottega/kernel/conformance';
import { LANGUAGES, type Language } from '@bottega/kernel/text';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { changeLanguage, startTexts } from '../src/text';
import { en } from '../src/text/en';

/** Between them they show every plural form of our languages. */
const NUMBERS = [1, 2, 5];
const FORM = /_(?:one|few|many|other)$/;
const PLACES = Object.fromEntries(
  [...JSON.stringify(en).matchAll(/\{\{(\w+)/g)].map(([, name]): [string, string] => [name, `‹${name}›`]),
);

test('every text of the page is said as on the sheet', async () => {
  await startTexts('en');
  const texts = leavesOf(en, '');
  const keys = [...new Set(Object.keys(texts).map((key) => key.replace(FORM, '')))];
  const said = new Map(keys.map((key): [string, Partial<Record<Language, string[]>>] => [key, {}]));
  for (const language of LANGUAGES) {
    await changeLanguage(language);
    for (const [key, entry] of said) entry[language] = saidOf(key, !(key in texts), language);
  }
  const entries = [...said].map(([key, entry]): SheetEntry => ({ key, said: entry as SheetEntry['said'] }));
  await expect(sheetOf(entries)).toMatchFileSnapshot('sheets/sentences.txt');
});

/** A text with its places shown by name: once, or with each of its plural forms. */
function saidOf(key: string, hasForms: boolean, language: Language): string[] {
  if (!hasForms) return [i18next.t(key, PLACES)];
  const plural = new Intl.PluralRules(language);
  const forms = NUMBERS.map((number) => plural.select(number));
  const numbers = NUMBERS.filter((_, at) => at === forms.indexOf(forms[at]));
  return numbers.map((count) => i18next.t(key, { ...PLACES, count }));
}

function leavesOf(tree: object, path: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(leavesOf(value as object, `${path}${key}.`)),
    ),
  );
}
