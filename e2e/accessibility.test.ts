import { describe, expect, test } from 'vitest';
import { axeInBothThemes, borrowPage, visit } from './browser.js';
import { everyScreen } from './every-screen.js';
import { decision } from './game.js';

describe('accessibility', () => {
  test('axe finds nothing on any screen, light or dark', async () => {
    const page = await visit({ settings: { hints: true } });
    // What opens over a screen, or within one that was just looked at.
    const parts: Readonly<Record<string, string>> = {
      settings: '[role="dialog"], dialog[open]',
      hint: '.hint',
      'rulebook beside the table': '[role="dialog"], dialog[open]',
    };
    await everyScreen(page, async (name) => {
      expect([name, await axeInBothThemes(page, parts[name])]).toEqual([name, []]);
    });
  });

  test('the language can be changed in the middle of a game', async () => {
    const page = await borrowPage();
    await page.locator('.tile-play').first().click();
    await decision(page);
    await page.getByRole('combobox').first().selectOption('cs');
    await page.locator('html[lang="cs"]').waitFor();
    await page.getByText('Nabídka').first().waitFor({ state: 'attached' });
    expect(await page.locator('.frame').count()).toBe(1);
  });
});
