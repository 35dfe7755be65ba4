/** A walk through the whole page. */
import type { Page } from './browser.js';
import { decision, importFinished } from './game.js';

/** Every screen, one after the other. What is pressed is found by where it stands: the names are in all languages. */
export async function everyScreen(page: Page, check: (name: string) => Promise<unknown>): Promise<void> {
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
  await page.goto(`${home}#/friends/principato`);
  await page.locator('form.setup input').first().fill('Anna');
  await check('with friends');
  await page.locator('form button[type="submit"]').click();
  await page.locator('.room-code').waitFor();
  await check('a table that waits');
  for (const bot of [1, 2]) await page.locator('.room-place').nth(bot).locator('select').selectOption('garzone');
  await page.locator('.room .primary[aria-disabled="false"]').last().click();
  await page.locator('.chat summary').click();
  await check('a table with others');
  await page.goto(`${home}#/`);
  await page.locator('.tile-play').first().click();
  await decision(page);
  await check('table');
  await page.keyboard.press('Shift+H');
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
