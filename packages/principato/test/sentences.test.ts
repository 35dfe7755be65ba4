/** What is said, as it was read and found right: `npx vitest run sentences -u` writes the sheets anew (see CONTRIBUTING.md). */
import { rulebookSheet, sentenceSheet } from '@bottega/kernel/conformance';
import { type GameText, LANGUAGES, type Language } from '@bottega/kernel/text';
import { expect, test } from 'vitest';
import { loadText } from '../src/text/index.js';

const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadText(language)] as const)),
) as Record<Language, GameText>;

test('every name, counted thing, house rule and message is said as on the sheet', async () => {
  await expect(sentenceSheet(texts)).toMatchFileSnapshot('sheets/sentences.txt');
});

test('every rule and ruling is said as on the sheet', async () => {
  await expect(rulebookSheet(texts)).toMatchFileSnapshot('sheets/rulebook.txt');
});
