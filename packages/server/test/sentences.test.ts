/** What is said, as it was read and found right: `npx vitest run sentences -u` writes the sheet anew (see CONTRIBUTING.md). */
import { sentenceSheet } from '@bottega/kernel/conformance';
import { LANGUAGES, type Language, placesOf, pluralCategories, type Sayable } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { loadServerText } from '../src/text/index.js';

const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadServerText(language)] as const)),
) as Record<Language, Sayable>;

test('every message is said as on the sheet', async () => {
  await expect(sentenceSheet(texts)).toMatchFileSnapshot('sheets/sentences.txt');
});

describe.each(LANGUAGES)('the server in %s', (language) => {
  test('says everything that English says, with the same places and every plural form', () => {
    const { messages, counts } = texts[language];
    expect(Object.keys(messages).sort()).toEqual(Object.keys(texts.en.messages).sort());
    for (const [key, sentence] of Object.entries(messages)) {
      expect([key, placesOf(sentence)]).toEqual([key, placesOf(texts.en.messages[key])]);
    }
    for (const forms of Object.values(counts)) expect(Object.keys(forms).sort()).toEqual(pluralCategories(language));
  });
});
