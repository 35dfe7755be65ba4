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
  await page.goto(`${home}#/me`);
  await page.locator('.account-form').waitFor();
  await unfold(page);
  await check('sign in');
  await page.goto(`${home}#/rules/principato/P-5.7`);
  await page.locator('#rule-P-5\\.7').waitFor();
  await check('rules');
  await page.goto(`${home}#/example/principato/storage`);
  await page.locator('.lesson').waitFor();
  await check('an example');
  await page.goto(`${home}#/learn/principato`);
  await page.locator('.learn-lessons').waitFor();
  await check('lessons');
  await page.goto(`${home}#/learn/principato/production`);
  await page.locator('.lesson').waitFor();
  await check('a lesson');
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
  await page.locator('.room-settings summary').click();
  await page.locator('.room-fields select').nth(1).selectOption({ index: 4 });
  await page.locator('.room-night input').check();
  await page.locator('.room-night select').first().waitFor();
  await check('the settings of a table');
  const room = page.url();
  await page.goto(`${home}#/me`);
  await page.locator('.account-form').waitFor();
  await unfold(page);
  await check('a guest’s page');
  // The name of an account is nobody else's.
  await page.locator('.account-form input[type="text"]').first().fill(`Anna ${Date.now()}`);
  await page.locator('.account-form input[type="password"]').first().fill('eight letters at least');
  await page.locator('.account-form button[type="submit"]').first().click();
  await page.locator('.account-notice:not(:empty)').waitFor();
  await unfold(page);
  await page.locator('.account-fold .setup-ways button').first().click();
  await page.locator('.room-code').waitFor();
  await check('account');
  await page.goto(`${home}#/link/somewhere`);
  await page.locator('.account .primary').waitFor();
  await check('private link');
  await page.goto(room);
  await page.locator('.room-code').waitFor();
  for (const bot of [1, 2]) await page.locator('.room-place').nth(bot).locator('select').selectOption('garzone');
  await page.locator('.room .primary[aria-disabled="false"]').last().click();
  await page.locator('.chat summary').click();
  await page.locator('.company-tools summary').click();
  await page.locator('.company-ways button').last().click(); // it asks once more
  await check('a table with others');
  await page.locator('.company-ways > button').nth(1).click();
  await page.locator('.rewind button').last().waitFor();
  await check('asking to go back');
  await page.keyboard.press('Escape');
  await page.locator('.page-settings').click();
  await page.locator('.notice-settings').waitFor();
  await check('settings of notices');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const table = page.url();
  await page.goto(`${home}#/person/me`);
  await page.locator('.person-empty').waitFor();
  await check('a person who is new');
  await page.request.post(`${new URL(table).origin}/api/tables/${table.split('/').at(-1)}/leave`, { data: {} });
  await page.goto(table);
  await page.locator('.end-rating:not(:empty)').waitFor(); // bots play the rest
  await check('end with others');
  await page.goto(`${home}#/person/me`);
  await page.locator('.person .my-game').waitFor();
  await check('a person');
  await page.goto(`${home}#/`);
  await page.locator('.tile-play').first().click();
  await decision(page);
  await check('table');
  const local = page.url();
  await page.goto(local.replace('#/table/', '#/go-online/'));
  await page.locator('form.setup').waitFor();
  await check('to go on online');
  await page.goto(local);
  await decision(page);
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
  await page.goto(page.url().replace('#/table/', '#/analysis/'));
  await page.locator('.analysis-status button').waitFor();
  await check('analysis');
}

/** Opens everything that is folded up. */
async function unfold(page: Page): Promise<void> {
  for (const part of await page.locator('.account summary').all()) await part.click();
}
