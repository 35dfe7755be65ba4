import { describe, expect, test } from 'vitest';
import type { Page } from './browser.js';
import { openRecruiting } from './game.js';

/** The shapes of the seats' signs, in the order of the boards. */
const shapes = (page: Page) =>
  page.locator('.pr-board .pr-head .seat-mark').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('d')));
/** What is painted along the upper edge of each board. */
const bands = (page: Page) =>
  page
    .locator('.pr-board')
    .evaluateAll((boards) => boards.map((board) => getComputedStyle(board, '::before').backgroundImage));
/** What is painted over the front of a cube, and whether its sign is to be seen. */
const front = (page: Page, cube: string) =>
  page
    .locator(`.pr-reserve svg[data-topic="${cube}"]`)
    .first()
    .evaluate((svg) => {
      const pattern = svg.querySelector('.patterned');
      const sign = svg.querySelector('g');
      const isShown = (one: Element | null) => one !== null && getComputedStyle(one).display !== 'none';
      return { pattern: isShown(pattern) ? pattern?.getAttribute('fill') : 'none', hasSign: isShown(sign) };
    });

describe('colour is never the only signal', () => {
  test('without patterns every seat has its own shape and every cube its own sign', async () => {
    const page = await openRecruiting();
    expect(new Set(await shapes(page)).size).toBe(3);
    for (const cube of ['food', 'gold', 'favor']) {
      expect(await front(page, cube)).toEqual({ pattern: 'none', hasSign: true });
    }
    // In the log a sign stands before whoever a line is about.
    const line = page.locator('.log-line', { hasText: 'Bruno' }).first();
    expect(await line.locator('.seat-mark').getAttribute('d')).toBe((await shapes(page))[1]);
  });

  test('with patterns the bands of the seats and the fronts of the cubes differ without their colours', async () => {
    const page = await openRecruiting({ settings: { patterns: true } });
    expect(new Set(await bands(page)).size).toBe(3);
    expect(new Set(await shapes(page)).size).toBe(3);
    const fronts = await Promise.all(['food', 'gold', 'favor'].map((cube) => front(page, cube)));
    expect(fronts).toEqual([
      { pattern: 'url(#pattern-1)', hasSign: false },
      { pattern: 'none', hasSign: true },
      { pattern: 'url(#pattern-4)', hasSign: false },
    ]);
    // A pattern is painted only if it is in the document, and in it once.
    for (const number of [1, 2, 3, 4]) expect(await page.locator(`pattern#pattern-${number}`).count()).toBe(1);
  });
});
