import { describe, expect, test } from 'vitest';
import { axe, DESKTOP, overflows, PHONE, visit } from './browser.js';
import { decision } from './game.js';

const LANGUAGES = ['en', 'fr', 'de', 'cs', 'it'];
/** A key that has no text shows as itself: "home.playBots". */
const MISSING =
  /\b(?:app|nav|home|setup|settings|table|end|replay|rules)\.[a-z][A-Za-z]+\b|\[[a-z]+\.[a-z.A-Z]+\]|\{\{|\{[@#&a-z]/;

type Page = Awaited<ReturnType<typeof visit>>;

async function expectSound(page: Page, name: string): Promise<void> {
  expect([name, await overflows(page)]).toEqual([name, false]);
  const text = await page.locator('body').innerText();
  expect([name, MISSING.exec(text)?.[0]]).toEqual([name, undefined]);
}

/** Home, setup, rulebook and table, one after the other. */
async function everyScreen(page: Page, check: (name: string) => Promise<void>): Promise<void> {
  await page.locator('.tile-play').first().waitFor();
  await check('home');
  const home = page.url().replace(/#.*/, '');
  await page.goto(`${home}#/new/principato/several`);
  await page.locator('form, .setup').first().waitFor();
  await check('setup');
  await page.goto(`${home}#/rules/principato/P-5.7`);
  await page.locator('#rule-P-5\\.7').waitFor();
  await check('rules');
  await page.goto(`${home}#/`);
  await page.locator('.tile-play').first().click();
  await decision(page);
  await check('table');
}

describe.each(LANGUAGES)('every screen in %s', (language) => {
  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
    ['the smallest phone', { ...PHONE, viewport: { width: 360, height: 640 } }],
  ])('on a %s: no text is missing, nothing overflows', async (_name, device) => {
    const page = await visit({ ...device, settings: { language } });
    await everyScreen(page, (name) => expectSound(page, name));
  });
});

test('every screen on a 4K display', async () => {
  const page = await visit({ viewport: { width: 3840, height: 2160 } });
  await everyScreen(page, (name) => expectSound(page, name));
});

describe('accessibility', () => {
  test.each(['light', 'dark'])('axe finds nothing on any screen, %s', async (theme) => {
    const page = await visit({ settings: { theme } });
    await everyScreen(page, async (name) => {
      expect([name, await axe(page)]).toEqual([name, []]);
    });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    expect(['settings', await axe(page)]).toEqual(['settings', []]);
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
