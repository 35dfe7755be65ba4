import { describe, expect, test } from 'vitest';
import { borrowPage } from './browser.js';
import { chooser, chooseSome, importFinished, midGame, openRecord } from './game.js';

/** The first lines, as they are read. */
const lines = '.log-lines .log-line';

describe('the log', () => {
  test('has the newest line on top, as a replay has, and more of it when one reads on', async () => {
    const page = await openRecord(midGame('principato', 150));
    const before = await page.locator(lines).first().innerText();
    const { length } = await page.locator(lines).all();
    await chooseSome(page, 1, () => 0);
    expect((await page.locator(lines).allInnerTexts()).slice(0, 6)).toContain(before);
    expect(await page.locator(lines).first().innerText()).not.toBe(before);
    await page.getByRole('button', { name: 'Earlier events' }).click();
    expect(await page.locator(lines).count()).toBeGreaterThan(length);

    await importFinished(await borrowPage());
  });

  test('is one stop of the Tab key; arrow keys go from line to line', async () => {
    const page = await openRecord(midGame('principato', 60));
    await page.keyboard.press('Shift+L');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('log-lines'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    const [first, second] = await page.locator(lines).allInnerTexts();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
    expect(await focused()).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(second);
    await chooseSome(page, 2, chooser(6));
  });
});
