import { describe, expect, test } from 'vitest';
import { borrowPage, type Page } from './browser.js';
import { act, chooser, chooseSome, decision, playAgainstBots } from './game.js';

const isAtEnd = () => {
  const box = document.querySelector('.log-lines');
  return box !== null && box.scrollHeight - box.scrollTop - box.clientHeight < 2;
};
const end = (page: Page) => page.locator('.choice', { hasText: 'End turn' });

describe('the log', () => {
  test('shows the newest line, also beside a hint that takes room away', async () => {
    const page = await borrowPage({ settings: { hints: true } });
    await playAgainstBots(page);
    for (let turn = 0; turn < 6; turn++) {
      await page.keyboard.press('h');
      await page.locator('.hint').waitFor();
      await page.waitForFunction(isAtEnd);
      while ((await end(page).count()) === 0) await chooseSome(page, 1, () => 0);
      await act(page, () => end(page).click());
      await decision(page);
      await page.waitForFunction(isAtEnd);
    }
  });

  test('whoever has scrolled up to read is left in peace', async () => {
    const page = await borrowPage();
    await playAgainstBots(page);
    const any = chooser(6);
    await chooseSome(page, 12, any);
    const lines = page.locator('.log-lines');
    await lines.hover();
    await page.mouse.wheel(0, -5000);
    await page.waitForFunction(() => document.querySelector('.log-lines')?.scrollTop === 0);
    await chooseSome(page, 2, any);
    expect(await lines.evaluate((box) => box.scrollTop)).toBe(0);
  });
});
