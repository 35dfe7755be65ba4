import { LANGUAGES } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { axeInBothThemes, type Page, PHONE, type Visit, visit } from './browser.js';
import { decision, importFinished } from './game.js';
import { expectSound, expectSoundIn } from './sound.js';

/** Every screen, one after the other. What is pressed is found by where it stands: the names are in all languages. */
async function everyScreen(page: Page, check: (name: string) => Promise<unknown>): Promise<void> {
  await page.locator('.tile-play').first().waitFor();
  await check('home');
  await page.locator('.page-settings').click();
  await page.getByRole('dialog').waitFor();
  await check('settings');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const home = page.url().replace(/#.*/, '');
  await page.goto(`${home}#/rules/principato/P-5.7`);
  await page.locator('#rule-P-5\\.7').waitFor();
  await check('rules');
  await page.goto(`${home}#/new/principato/several`);
  await page.locator('form, .setup').first().waitFor();
  await check('setup');
  await page.locator('form button[type="submit"]').click();
  await page.locator('.handover').waitFor();
  await check('hand-over');
  await page.goto(`${home}#/`);
  await page.locator('.tile-play').first().click();
  await decision(page);
  await check('table');
  await page.keyboard.press('h');
  await page.locator('.hint').waitFor();
  await check('hint');
  await page.locator('.frame-tools button').first().click();
  await page.getByRole('dialog').waitFor();
  await check('rulebook beside the table');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(`${home}#/`);
  await importFinished(page);
  await check('replay');
  await page.goto(page.url().replace(/#\/replay\/([^/?]+).*/, '#/table/$1'));
  await page.locator('.end').waitFor();
  await check('end');
}

describe('every screen', () => {
  test('in every language: no text is missing, nothing overflows or is cut off', async () => {
    const page = await visit({ settings: { hints: true, motion: false } });
    await everyScreen(page, (name) => expectSoundIn(page, name, LANGUAGES));
  });

  // German has the longest words.
  test.each<[string, Visit]>([
    ['a phone', PHONE],
    ['a 4K display', { viewport: { width: 3840, height: 2160 } }],
  ])('on %s, in German', async (_name, device) => {
    const page = await visit({ ...device, settings: { language: 'de', hints: true } });
    await everyScreen(page, (name) => expectSound(page, name));
  });
});

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
    const page = await visit();
    await page.locator('.tile-play').first().click();
    await decision(page);
    await page.getByRole('combobox').first().selectOption('cs');
    await page.locator('html[lang="cs"]').waitFor();
    await page.getByText('Nabídka').first().waitFor({ state: 'attached' });
    expect(await page.locator('.frame').count()).toBe(1);
  });
});
