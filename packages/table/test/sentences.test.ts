/** What the story of a game says, as it was read and found right: `npx vitest run sentences -u` writes the sheet anew (see CONTRIBUTING.md). */
import { sentenceSheet } from '@bottega/kernel/conformance';
import { LANGUAGES, type Language, placesOf, pluralCategories, type Sayable } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../src/story/sentence.js';
import { loadStoryText } from '../src/text/index.js';

const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadStoryText(language)] as const)),
) as Record<Language, Sayable>;

test('every sentence is said as on the sheet', async () => {
  await expect(sentenceSheet(texts)).toMatchFileSnapshot('sheets/sentences.txt');
});

test('every variant of every kind of sentence has a text, and there are no others', () => {
  const expected = Object.entries(VARIANTS).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, variant) => `${kind}.${variant}`),
  );
  const said = Object.keys(texts.en.messages).filter((key) => !key.startsWith('when.'));
  expect(said.sort()).toEqual(expected.sort());
});

describe.each(LANGUAGES)('the story in %s', (language) => {
  test('says everything that English says, with the same places and every plural form', () => {
    const { messages, counts } = texts[language];
    expect(Object.keys(messages).sort()).toEqual(Object.keys(texts.en.messages).sort());
    for (const [key, sentence] of Object.entries(messages)) {
      expect([key, placesOf(sentence)]).toEqual([key, placesOf(texts.en.messages[key])]);
    }
    for (const forms of Object.values(counts)) expect(Object.keys(forms).sort()).toEqual(pluralCategories(language));
  });
});
