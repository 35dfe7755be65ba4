/** What is said, as it was read and found right: `npx vitest run sentences -u` writes the sheets anew (see CONTRIBUTING.md). */
import { allTexts, rulebookSheet, sentenceSheet } from '@bottega/kernel/conformance';
import type { GameText, Language } from '@bottega/kernel/text';
import { expect, test } from 'vitest';

/** Compares all texts of a game with the sheets in `sheets/` beside the test file. */
export function testSheets(load: (language: Language) => Promise<GameText>): void {
  test('every name, counted thing, house rule and message is said as on the sheet', async () => {
    await expect(sentenceSheet(await allTexts(load))).toMatchFileSnapshot('sheets/sentences.txt');
  });

  test('every rule and ruling is said as on the sheet', async () => {
    await expect(rulebookSheet(await allTexts(load))).toMatchFileSnapshot('sheets/rulebook.txt');
  });
}
