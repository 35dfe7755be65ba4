import { describe, expect, test } from 'vitest';
import { borrowPage, type Page } from './browser.js';
import { act, decision, importRecord, midGame } from './game.js';

const GAMES = [
  { game: 'principato', at: 150 },
  { game: 'virtu', at: 270 },
  { game: 'vulgari', at: 150 },
] as const;

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;

/** What does not fit on the screen as it is: a page that scrolls sideways, boxes that swallow the wheel, words that are cut. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 80);
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('.frame-board *, .frame-prompt *')) {
      if (element.getClientRects().length === 0) continue;
      const { overflowY, textOverflow } = getComputedStyle(element);
      const isScrolling = overflowY === 'auto' || overflowY === 'scroll';
      // A map that is larger than its place is moved in it; on a desk, with text as usual, none is.
      const isMap =
        element.matches('.sheet-view') && (innerWidth < 1280 || document.documentElement.style.fontSize !== '');
      if (isScrolling && !isMap && element.scrollHeight > element.clientHeight + 1)
        found.push(`${name(element)} swallows the wheel`);
      const { right, left } = element.getBoundingClientRect();
      const isText = element.childElementCount === 0 && element.textContent?.trim() !== '';
      if (isText && textOverflow !== 'ellipsis' && left >= 0 && left < innerWidth && right > innerWidth + 1) {
        if (element.closest('.zoom-view, .sheet-view, [data-scrolls]') === null) found.push(`${name(element)} is cut`);
      }
    }
    return found;
  });

describe.each(GAMES)('the table of $game fits', ({ game, at }) => {
  test('every screen, and text at twice its size', async () => {
    const page = await borrowPage();
    await importRecord(page, midGame(game, at));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => misfits(page), { message: `${width}×${height}` }).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => misfits(page), { message: '200 %' }).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  });

  test('and stays where it is: nothing on it moves by 8 pixels while a turn is taken', async () => {
    const page = await borrowPage({ settings: { motion: false } });
    await importRecord(page, midGame(game, at));
    const places = () =>
      page.evaluate(() =>
        Object.fromEntries(
          // By name, not by number: what comes to lie over the map stands before the others.
          [...document.querySelectorAll<HTMLElement>('.frame-board [data-group]')].map((part) => {
            const { left, top } = part.getBoundingClientRect();
            return [String(part.dataset.group), [left + scrollX, top + scrollY]];
          }),
        ),
      );
    const before = await places();
    expect(Object.keys(before).length).toBeGreaterThan(2);
    expect(await page.locator('.frame-board [data-group]').count()).toBe(Object.keys(before).length); // no two of a name
    for (let step = 0; step < 6; step++) {
      const open = page.locator('.choices-body .choice[data-status="may"]');
      if ((await open.count()) === 0) break;
      await act(page, () => open.first().click());
      if ((await decision(page)) === 'over') break;
      const moved = Object.entries(await places()).filter(([part, [left, top]]) => {
        const [x, y] = before[part] ?? [left, top];
        return Math.hypot(left - x, top - y) >= 8;
      });
      expect(moved.map(([part]) => part)).toEqual([]);
    }
  });
});

// Italian has the longest word for a hint.
test('words stay in their buttons, names are whole, and nothing lies over a tip', async () => {
  const page = await borrowPage({ settings: { language: 'it', hints: true } });
  await importRecord(page, midGame('vulgari', 150));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const faults = () =>
      page.evaluate(() => {
        const sticksOut = [...document.querySelectorAll('.choices-tools button')].filter(
          (one) => one.scrollWidth > one.clientWidth,
        );
        const cut = [...document.querySelectorAll('.seats-name')].filter((one) => one.scrollWidth > one.clientWidth);
        const covered = [...document.querySelectorAll('.tip button')].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== one;
        });
        const hidden = [...document.querySelectorAll('.seats-counts')].filter((one) => one.clientWidth < 20);
        return [...sticksOut, ...cut, ...covered, ...hidden].map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
    await expect.poll(faults, { message: `${width}×${height}` }).toEqual([]);
  }
});

test('one does not look at a moment instead of the own cards', async () => {
  const page = await borrowPage({ viewport: { width: 1280, height: 720 }, settings: { pace: 'calm' } });
  await importRecord(page, midGame('principato', 150));
  await page.locator('.moment').first().waitFor();
  const [moments, cards] = await Promise.all(
    ['.moments', '.pr-board[data-own="true"]'].map((one) => page.locator(one).boundingBox()),
  );
  expect(moments?.x).toBeGreaterThanOrEqual((cards?.x ?? Number.NaN) + (cards?.width ?? Number.NaN));
});
