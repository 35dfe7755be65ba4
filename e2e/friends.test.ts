/** Friends at different screens: from the link to the end of a game, through the real server. */
import { describe, expect, test } from 'vitest';
import { type Page, PHONE, visit } from './browser.js';
import { type Any, chooser, expectScoreSheet, setAmount } from './game.js';
import { CHOICE, press, STILL } from './hand.js';

/** Opens a table for friends; gives its link. */
async function openTable(page: Page, game: string, name: string, seats: number): Promise<string> {
  await page.locator('.tile', { hasText: game }).getByRole('link', { name: 'Play with friends' }).click();
  await page.getByLabel('What should we call you?').fill(name);
  await page.getByRole('radio', { name: String(seats) }).check({ force: true });
  await page.getByRole('button', { name: 'Create table' }).click();
  return page.getByLabel('Link to this table').inputValue();
}

/** Somebody opens the link and sits down. */
async function follow(link: string, name: string, options = {}): Promise<Page> {
  const page = await visit({ settings: STILL, ...options });
  await page.goto(link);
  await page.getByLabel('What should we call you?').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('Waiting for').waitFor();
  return page;
}

/** Whoever is asked chooses, until everybody sees the end. */
async function playTogether(pages: readonly Page[], any: Any): Promise<void> {
  const isOver = async (page: Page) => (await page.locator('.end').count()) > 0;
  for (;;) {
    await Promise.race(pages.map((page) => page.locator('.choice[data-status="may"], .end').first().waitFor()));
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return;
    for (const page of pages) {
      if ((await page.locator(CHOICE).count()) === 0 || (await isOver(page))) continue;
      const before = await page.locator('.frame').getAttribute('data-version');
      await setAmount(page, any);
      await press(page, CHOICE, any(await page.locator(CHOICE).count()));
      await page.waitForFunction(
        (last) => document.querySelector('.frame')?.getAttribute('data-version') !== last,
        before,
      );
    }
  }
}

describe('a table for friends', () => {
  test('three clicks and a link; a game of Principato to its end on a desktop and a phone', async () => {
    const anna = await visit({ settings: STILL });
    const link = await openTable(anna, 'Principato', 'Anna', 2);
    const bruno = await follow(link, 'Bruno', PHONE);
    await anna.getByText('Bruno').waitFor();
    await anna.getByRole('button', { name: 'Start game' }).click();
    await playTogether([anna, bruno], chooser(5));
    await expectScoreSheet(anna);
    await expectScoreSheet(bruno);
    expect(await anna.locator('.end-victory').textContent()).not.toBe('');
  });
});
