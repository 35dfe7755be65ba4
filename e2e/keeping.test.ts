import { describe, expect, test } from 'vitest';
import { visit } from './browser.js';
import { chooser, decision, playAgainstBots } from './game.js';

async function choose(page: Awaited<ReturnType<typeof visit>>, times: number): Promise<void> {
  const any = chooser(4);
  for (let time = 0; time < times; time++) {
    await decision(page);
    const before = await page.locator('.frame').getAttribute('data-version');
    const list = page.locator('.choice[data-status="may"]');
    await list.nth(any(await list.count())).click();
    await page.waitForFunction(
      (last) => document.querySelector('.frame')?.getAttribute('data-version') !== last,
      before,
    );
  }
  await decision(page);
}

describe('nothing is lost', () => {
  test('a reload in the middle of a game', async () => {
    const page = await visit();
    await playAgainstBots(page);
    await choose(page, 8);
    const log = await page.locator('.log li').allInnerTexts();
    const prompt = await page.locator('.frame-question').innerText();
    await page.reload();
    await decision(page);
    expect(await page.locator('.log li').allInnerTexts()).toEqual(log);
    expect(await page.locator('.frame-question').innerText()).toBe(prompt);
  });

  test('a page that is closed without a word goes on from the list of games', async () => {
    const page = await visit();
    await playAgainstBots(page);
    await choose(page, 5);
    const log = await page.locator('.log li').allInnerTexts();
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto('about:blank');
    await again.goto(page.url().replace(/#.*/, ''));
    await again
      .getByRole('link', { name: /Continue/ })
      .first()
      .click();
    await decision(again);
    expect(await again.locator('.log li').allInnerTexts()).toEqual(log);
  });

  test('undo takes back exactly one choice', async () => {
    const page = await visit();
    await playAgainstBots(page);
    const before = await page.locator('.log li').allInnerTexts();
    await page.locator('.choice[data-status="may"]').first().click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.waitForFunction((count) => document.querySelectorAll('.log li').length === count, before.length);
    expect(await page.locator('.log li').allInnerTexts()).toEqual(before);
  });

  test('the page starts without a network once it has been opened', async () => {
    const page = await visit();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(
      async () =>
        (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0])).keys()).length > 20,
    );
    await page.context().setOffline(true);
    await page.reload();
    await playAgainstBots(page);
    await choose(page, 3);
  });
});
