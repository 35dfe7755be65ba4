/** From a phone in the network at home the page comes by plain HTTP, where browsers leave out what they think is delicate. */
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { newVisitor, type Page } from './browser.js';
import { act, chooser, chooseSome, decision, playAgainstBots } from './game.js';

const log = (page: Page) => page.locator('.log li').allInnerTexts();

test('a game is begun, continued after a reload, open in one tab at a time, exported and linked to', async () => {
  const address = inject('address').replace('127.0.0.1', 'bottega.test');
  const page = await newVisitor({});
  await page.goto(address);
  expect(
    await page.evaluate(() => ({
      isSecureContext,
      locks: 'locks' in navigator,
      offline: 'serviceWorker' in navigator,
    })),
  ).toEqual({ isSecureContext: false, locks: false, offline: false });
  await page.locator('#root:not([inert])').waitFor();
  await playAgainstBots(page);
  await chooseSome(page, 2, chooser(4));
  const before = await log(page);
  await page.reload();
  await decision(page);
  expect(await log(page)).toEqual(before);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('This game is open in another tab. Close that tab first.').waitFor();
  await other.goto(address);
  await other.locator('.my-game').getByRole('button', { name: 'Delete' }).click();
  await other.locator('.my-game').getByRole('button', { name: 'Delete' }).click();
  await other.getByText('The game was not deleted. This game is open in another tab.').waitFor();
  await act(page, () => page.locator('.choice[data-status="may"]').first().click());

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export game' }).click();
  const { choices } = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(choices.length).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Link to this position' }).click();
  await page.getByText('Copied').waitFor();
  await page.close();
  await other.getByRole('link', { name: 'Continue' }).first().click();
  await decision(other);
});
