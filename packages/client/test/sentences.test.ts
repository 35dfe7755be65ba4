/** What is said, as it was read and found right: `npx vitest run sentences -u` writes the sheet anew (see CONTRIBUTING.md). */
import { sentenceSheet } from '@bottega/kernel/conformance';
import { LANGUAGES, type Language, type Sayable } from '@bottega/kernel/text';
import { expect, test } from 'vitest';
import { loadTables } from '../src/text';

test('every text of the page is said as on the sheet', async () => {
  const texts = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await loadTables(language)] as const)),
  ) as Record<Language, Sayable>;
  await expect(sentenceSheet(texts)).toMatchFileSnapshot('sheets/sentences.txt');
});
