import { LANGUAGES, placesOf, pluralCategories } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { loadCliText } from '../src/text/index.js';

describe.each(LANGUAGES)('the command line in %s', (language) => {
  test('says everything that English says, with the same places and every plural form', async () => {
    const english = await loadCliText('en');
    const text = await loadCliText(language);
    expect(Object.keys(text.messages).sort()).toEqual(Object.keys(english.messages).sort());
    for (const [key, sentence] of Object.entries(text.messages)) {
      expect([key, placesOf(sentence)]).toEqual([key, placesOf(english.messages[key])]);
      expect(sentence.trim()).not.toBe('');
    }
    for (const forms of Object.values(text.counts))
      expect(Object.keys(forms).sort()).toEqual(pluralCategories(language));
  });
});
