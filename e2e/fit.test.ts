import { virtu } from '@bottega/virtu';
import { describe, expect, test } from 'vitest';
import { borrowPage, cutOff, type Page } from './browser.js';
import { act, decision, importRecord, midGame, recordAt } from './game.js';
import { STILL } from './hand.js';

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

/** Those at which letters are tried at twice their size. */
const TWICE = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [360, 640],
] as const;

/** Virtù as troops are moved, or signs of war taken instead: a long question. */
const WAGING = recordAt(virtu, 'waging', (choices) =>
  ['troop', 'tokens'].every((type) => choices.some((choice) => choice.type === type)),
);

/** Names in the line of seats of which not all is seen. */
const cutNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.seats-name')]
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > 1.3 * one.clientHeight)
      .map((one) => `${one.textContent} is cut`),
  );

/** What does not fit on the screen as it is: a page that scrolls sideways, boxes that swallow the wheel, words that are cut. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 80);
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const board = document.querySelector('.zoom-view');
    if (board !== null && board.scrollWidth > board.clientWidth + 1)
      found.push(`the table is ${board.scrollWidth} wide`);
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
    const faults = async () => [...(await misfits(page)), ...(await cutOff(page)), ...(await cutNames(page))];
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    try {
      for (const [width, height] of TWICE) {
        await page.setViewportSize({ width, height });
        await expect.poll(faults, { message: `200 % ${width}×${height}` }).toEqual([]);
      }
    } finally {
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size')); // it is another test's page next
    }
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
test.each([
  [390, 844],
  [360, 640],
])('a long question on a phone of %i × %i is as high as a short one, and all of it is seen', async (width, height) => {
  const page = await borrowPage({ settings: { ...STILL, language: 'de' }, viewport: { width, height } });
  const heights: number[] = [];
  for (const [file, words] of [
    [midGame('virtu', 270), /^Wie weit bewegst du deinen Aktionsmarker\?/],
    [WAGING, /^Krieg führen: Welche Truppe bewegst du, oder welche Kriegsbonus-Plättchen nimmst du\?$/],
  ] as const) {
    await importRecord(page, file);
    const question = page.locator('.frame-question');
    expect(await question.innerText()).toMatch(words);
    heights.push((await question.boundingBox())?.height ?? Number.NaN);
  }
  expect(heights[1]).toBe(heights[0]);
});

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
        const covered = [...document.querySelectorAll('.tip button')].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== one;
        });
        // What has no room in the line is on the next one, which is not seen.
        const hidden = [...document.querySelectorAll('.seats-how')].filter((one) => {
          const count = one.querySelector('.seats-count');
          return count === null || count.getBoundingClientRect().top >= one.getBoundingClientRect().bottom;
        });
        return [...sticksOut, ...covered, ...hidden].map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
    await expect.poll(faults, { message: `${width}×${height}` }).toEqual([]);
    expect(await cutNames(page)).toEqual([]);
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

describe('the line of seats', () => {
  /** The game as played by people and bots whose names are longer than most. */
  const withLongNames = (file: Buffer) => {
    const record = JSON.parse(String(file)) as { players: { name: string }[] };
    const names = ['Margherita', 'Jean-Christophe', 'Alessandro', 'Wolfgang', 'Bartholomäus'];
    const players = record.players.map((player, seat) => ({ ...player, name: names[seat] }));
    return Buffer.from(JSON.stringify({ ...record, players }));
  };

  test.each([
    ['principato', 3],
    ['virtu', 3],
    ['vulgari', 3],
    ['vulgari', 5],
  ] as const)(
    'gives names their room and moves nothing beneath it while bots play, points change and the turn goes on: %s of %i',
    async (game, seats) => {
      // At this pace each of their choices is drawn; at the fastest all of them may come at once.
      const page = await borrowPage({ settings: { motion: false, pace: 'quick' } });
      for (const [width, height] of [
        [1280, 720],
        [390, 844],
        [360, 640],
      ]) {
        await page.setViewportSize({ width, height });
        await importRecord(page, withLongNames(midGame(game, 60, seats)));
        // Of five on a phone the longest names are cut after two lines.
        const longest = seats === 5 && width < 400 ? ['Jean-Christophe is cut', 'Bartholomäus is cut'] : [];
        expect((await cutNames(page)).filter((one) => !longest.includes(one))).toEqual([]);
        await page.evaluate(watchHeights);
        const told = () => page.evaluate(() => window.heights);
        for (let step = 0; step < 20 && (await told()).turns < 3; step++) {
          const ends = page.locator('.choices-foot .choice');
          const next = (await ends.count()) > 0 ? ends : page.locator('.choice[data-status="may"]');
          await act(page, () => next.last().click());
          if ((await decision(page)) === 'over') break;
        }
        const { turns, heights } = await told();
        expect(turns).toBeGreaterThanOrEqual(3);
        expect(heights, `${width}×${height}`).toHaveLength(1);
      }
    },
  );
});

describe.each(GAMES)('on a phone on its side, the table of $game', ({ game, at }) => {
  test('has what is chosen from and what ends a turn in sight, also with a tip', async () => {
    const page = await borrowPage({ viewport: { width: 844, height: 390 }, settings: { hints: true, motion: false } });
    await importRecord(page, midGame(game, at));
    await page.locator('.tip').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const ends = await page.locator('.choices-foot .choice').count();
    for (const part of ['.choices-body .choice', '.choices-tools button', '.tip button']) {
      await expect.poll(() => isInSight(page, part), { message: part }).toBe(true);
    }
    if (ends > 0) expect(await isInSight(page, '.choices-foot .choice')).toBe(true);
  });
});

/** Whether the whole of an element lies on the screen, and nothing over its middle. */
function isInSight(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight + 1 && over !== null && element.contains(over);
    });
}

declare global {
  interface Window {
    /** The heights that the line of seats had together with how far down it ended, and how often somebody else was asked. */
    heights: { readonly heights: readonly string[]; readonly turns: number };
  }
}

/** Runs in the page: notes the line of seats in every frame that is drawn. */
function watchHeights(): void {
  const heights = new Set<string>();
  let asked = '';
  let turns = 0;
  const note = () => {
    const strip = document.querySelector('.seats');
    const head = document.querySelector<HTMLElement>('.frame-prompt');
    if (strip === null || head === null) return;
    heights.add(`${strip.getBoundingClientRect().height} of ${head.offsetHeight}`);
    const now = [...strip.querySelectorAll('[data-asked="true"]')].map((one) => one.getAttribute('data-seat')).join();
    if (now !== asked) turns++;
    asked = now;
    window.heights = { heights: [...heights], turns };
  };
  note();
  // Before it is drawn, not once a frame: no position is missed.
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}
