import { describe, expect, test } from 'vitest';
import { axeInBothThemes, DESKTOP, type Page, PHONE, visit } from './browser.js';
import { act, decision, importRecord, midGame, midTurn, openRecord } from './game.js';

const GAMES = [
  { game: 'principato', at: 150, ending: /^Year\s2\sof\s3/ },
  { game: 'virtu', at: 300, ending: /^Ends at/ },
  { game: 'vulgari', at: 150, ending: /^Round\s\d+; ends/ },
] as const;

const seats = (page: Page) => page.locator('.seats > li[data-seat] > button');
const parts = (page: Page) => page.locator('.seats-parts');
const choice = (page: Page, hasText: string | RegExp) => page.locator('.choice[data-status="may"]', { hasText });

/** Whether the whole of an element lies on the screen, and nothing over its middle. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isOn = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isOn && over !== null && (element.contains(over) || over.contains(element));
    });
}

describe.each(GAMES)('$game at a glance', ({ game, at, ending }) => {
  test('who stands where and how it ends stay in sight, with the parts of the points', async () => {
    const page = await openRecord(midGame(game, at));
    expect(await seats(page).count()).toBe(3);
    expect(await page.locator('.frame-ending').innerText()).toMatch(ending);
    await page.mouse.wheel(0, 4000);
    for (const part of ['.frame-question', '.seats', '.frame-ending']) expect(await isInSight(page, part)).toBe(true);
    await page.mouse.wheel(0, -8000);

    // The points of everybody are the sum of what their parts show.
    for (const seat of [0, 1, 2]) {
      await seats(page).nth(seat).hover();
      await parts(page).waitFor();
      const numbers = await parts(page).locator('div:not([data-secret="true"], .seats-total) dd').allInnerTexts();
      const total = await parts(page).locator('.seats-total dd').innerText();
      const number = (text: string) => Number(text.replace('−', '-'));
      expect(numbers.map(number).reduce((sum, one) => sum + one, 0)).toBe(number(total));
      expect(await seats(page).nth(seat).locator('.seats-points').innerText()).toContain(total);
      if (seat > 0) expect(await parts(page).innerText()).toContain('Bot (medium)');
    }
    await page.mouse.move(700, 600);
    expect(await parts(page).count()).toBe(0);
    expect(await axeInBothThemes(page, '.frame-prompt')).toEqual([]);
  });

  test('what the others did is told in a line each, marked until one chooses, and watched again', async () => {
    const page = await openRecord(midGame(game, at));
    const recap = page.locator('.recap');
    expect(await recap.getByRole('heading').innerText()).toBe('Since your last turn');
    const lines = await recap.locator(':scope > ul > li[data-seat]').allInnerTexts();
    const names = lines.map((line) => line.trim().split(/\s/)[0]);
    // What came to oneself between two turns stands after the others.
    const others = names.at(-1) === 'Anna' ? names.slice(0, -1) : names;
    expect(others.toSorted()).toEqual(
      others.length === 1 ? [expect.stringMatching(/Bruno|Carla/)] : ['Bruno', 'Carla'],
    );
    const before = await page.locator('.frame').getAttribute('data-version');
    const question = await page.locator('.frame-question').innerText();
    await recap.getByRole('button', { name: 'Watch again' }).click();
    const watch = page.locator('.watch');
    await watch.getByText(/^1\sof\s\d+$/).waitFor();
    const told = new Set<string>();
    for (let step = 0; step < 3; step++) {
      told.add(await watch.locator('.watch-told').innerText());
      await watch.getByRole('button', { name: 'Next' }).click();
    }
    expect([...told].join('')).toMatch(/Bruno|Carla/);
    // What is shown is over: nothing on it can be chosen, and neither question nor choices of the present stand beside it.
    expect(await page.locator('.frame-board [data-status="may"]').count()).toBe(0);
    expect(await page.locator('.frame-question').innerText()).toMatch(
      /^You are watching what happened: step\s4\sof\s\d+$/,
    );
    expect(await page.locator('.choice, .frame[data-mine="true"], [data-fresh]').count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await watch.getByText(/^3\sof\s\d+$/).waitFor();
    await watch.getByRole('button', { name: 'Back to the game' }).click();
    await watch.waitFor({ state: 'detached' });
    expect(await page.locator('.frame-question').innerText()).toBe(question);
    expect(await page.locator('.frame').getAttribute('data-version')).toBe(before);
    await act(page, () => page.locator('.choice[data-status="may"]').first().click());
    expect(await page.locator('[data-fresh]').count()).toBe(0);
  });

  test('on a phone the same are there, and nothing is cut', async () => {
    const page = await openRecord(midGame(game, at), PHONE);
    for (const part of ['.frame-question', '.seats', '.frame-ending', '.choices-tools']) {
      expect(await isInSight(page, part)).toBe(true);
    }
    for (const seat of [0, 1, 2]) {
      const name = seats(page).nth(seat).locator('.seats-name');
      const isWhole = name.evaluate(
        (one) => one.scrollWidth <= one.clientWidth && one.scrollHeight < 1.3 * one.clientHeight,
      );
      expect(await isWhole).toBe(true);
    }
    await seats(page).nth(1).tap();
    await parts(page).getByText('Bruno').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
    // What the others did is told below all boards, and is one touch away.
    expect(await isInSight(page, '.recap h2')).toBe(false);
    await page.getByRole('button', { name: 'Since your last turn' }).tap();
    await expect.poll(() => isInSight(page, '.recap h2')).toBe(true);
    // Whoever watches again looks at the board, and the way on lies where the choices were.
    await page.getByRole('button', { name: 'Watch again' }).tap();
    await page
      .locator('.watch')
      .getByText(/^1\sof/)
      .waitFor();
    const isBoardSeen = () =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.frame-board') !== null);
    await expect.poll(isBoardSeen).toBe(true);
    expect(await isInSight(page, '.watch-tools')).toBe(true);
  });
});

test('an answer between two turns is no turn: what the others did before it is still told, with what came of it', async () => {
  const page = await openRecord(midGame('principato', 229));
  const line = (name: string) => page.locator('.recap li[data-seat]', { hasText: name });
  await page.locator('.frame-question', { hasText: 'How many condottieri do you supply' }).waitFor();
  expect(await line('Bruno').innerText()).toContain('took Granary');
  expect(await page.locator('[data-fresh]').count()).toBeGreaterThan(3);
  await act(page, () => choice(page, 'Supply none and confirm').click());
  expect(await line('Bruno').innerText()).toMatch(/scored\s6\svictory.*took Granary/s);
  expect(await line('Anna').innerText()).toMatch(/scored\s0\svictory/);
  expect(await page.locator('[data-fresh]').count()).toBe(0);
  await act(page, () => choice(page, 'Dismiss all and confirm').click());
  await page.locator('.frame-question', { hasText: 'Your turn: you have 2 actions left' }).waitFor();
  expect(await line('Bruno').innerText()).toMatch(/scored\s6\svictory.*took Granary/s);
  await page.locator('.recap', { hasText: 'Military scoring 4 of 5' }).waitFor();
  await act(page, () => page.locator('.choice[data-status="may"]', { hasText: 'End turn' }).click());
  await decision(page);
  expect(await line('Bruno').innerText()).not.toContain('took Granary');
  expect(await line('Anna').count()).toBe(0);
});

test('before one’s first turn it is the game so far', async () => {
  const page = await openRecord(midGame('virtu', 1), PHONE);
  await page.getByRole('button', { name: 'The game so far' }).tap();
  await expect.poll(() => isInSight(page, '.recap h2')).toBe(true);
  expect(await page.locator('.recap').innerText()).toMatch(/^The game so far[\s\S]*Carla took Naples/);
});

describe('the last year', () => {
  test('is said large until one chooses, over the table, and the line goes on saying it', async () => {
    const page = await openRecord(midGame('principato', 230));
    const banner = page.locator('.frame-last');
    await banner.getByText('The last year has begun.').waitFor();
    const top = () => page.locator('.pr-display').evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = await top();
    await act(page, () => page.locator('.choices-body .choice[data-status="may"]').first().click());
    expect(await banner.count()).toBe(0);
    expect(await top()).toBe(before);
    expect(await page.locator('.frame-ending').innerText()).toMatch(/^Year\s3\sof\s3/);
  });
});

test('on a phone the last year is said beside one’s own cards, not over them', async () => {
  const page = await openRecord(midGame('principato', 230), { ...PHONE, settings: { tips: false } });
  const edges = (thing: string) =>
    page
      .locator(thing)
      .first()
      .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  await page.locator('.frame-last').waitFor();
  const [banner, cards, choices] = [
    await edges('.frame-last'),
    await edges('.pr-hand-card .pr-slot'),
    await edges('.choices'),
  ];
  expect(banner.top).toBeGreaterThanOrEqual(cards.bottom);
  expect(banner.bottom).toBeLessThanOrEqual(choices.top + 1); // on the bar’s own edge
});

test('the parts of a seat’s points lie over a tip', async () => {
  const page = await openRecord(midGame('principato', 150), { ...PHONE, viewport: { width: 360, height: 640 } });
  await page.locator('.tip').waitFor();
  await seats(page).nth(0).tap();
  await parts(page).waitFor();
  const isOver = () =>
    parts(page).evaluate((bubble) => {
      bubble.style.pointerEvents = 'auto'; // else nothing can be said of what lies where
      const [one, tip] = [bubble, document.querySelector('.tip') as Element].map((each) =>
        each.getBoundingClientRect(),
      );
      const [x, y] = [Math.max(one.left, tip.left) + 4, Math.max(one.top, tip.top) + 4];
      if (x >= one.right || y >= one.bottom) return 'they are apart';
      return bubble.contains(document.elementFromPoint(x, y));
    });
  await expect.poll(isOver).toBe(true);
});

describe('of two moments that come at once', () => {
  const titles = (page: Page) => page.locator('.moment:visible b').allInnerTexts();
  const closeTip = (page: Page) => page.locator('.tip button').first().click();
  const closeFirst = (page: Page) => page.locator('.moment:visible button').first().click();
  const BOTH = [/^Military\sscoring\s2\sof\s5$/, /2\svictory\spoints\sfor\syou$/].map((title) =>
    expect.stringMatching(title),
  );
  const AT = { ...PHONE, settings: { pace: 'calm' } } as const;

  test('the older is the title beside a tip, and the other one after it', async () => {
    const page = await openRecord(midGame('principato', 150), AT);
    await page.locator('.tip').waitFor();
    expect(await titles(page)).toEqual([BOTH[0]]);
    await closeFirst(page);
    expect(await titles(page)).toEqual([BOTH[1]]);
  });

  test('both are read on a phone on its side, once a tip is closed', async () => {
    const page = await openRecord(midGame('principato', 150), { ...AT, viewport: { width: 844, height: 390 } });
    await page.locator('.tip').waitFor();
    expect(await titles(page)).toEqual([]);
    await closeTip(page);
    expect(await titles(page)).toEqual(BOTH);
    expect(await isInSight(page, '.moment-close')).toBe(true);
  });

  test('none is gone before it was seen', async () => {
    const page = await visit({ ...PHONE, viewport: { width: 360, height: 640 }, settings: { pace: 'instant' } });
    await page.clock.install();
    await importRecord(page, midGame('principato', 150));
    await page.locator('.tip').waitFor();
    await page.clock.runFor(20_000);
    await closeTip(page);
    expect(await titles(page)).toEqual(BOTH);
    const goesOn = async () => {
      await page.clock.runFor(1000);
      return titles(page);
    };
    await expect.poll(goesOn).toEqual([]);
  });
});

describe('the list of choices', () => {
  test('is in groups, folds what is long and what is refused, and finds by letters', async () => {
    const page = await openRecord(midGame('vulgari', 150));
    const headings = await page.locator('.choices-group > .choices-heading').allInnerTexts();
    expect(headings.length).toBeGreaterThan(3);
    expect(await page.locator('.choice[data-status="bar"]').count()).toBe(0);
    await page.getByRole('button', { name: /^Why can’t\sI\s…\?/ }).click();
    expect(await page.locator('.choice[data-status="bar"]').count()).toBeGreaterThan(5);

    await page.keyboard.type('mil');
    const found = page.locator('.choices-body .choice[data-status="may"]');
    await expect.poll(() => found.allInnerTexts()).not.toEqual([]);
    for (const text of await found.allInnerTexts()) expect(text).toMatch(/\bMil/);
    // What ends the turn stays in sight, without a number: it was not found.
    expect(await isInSight(page, '.choices-foot .choice')).toBe(true);
    expect(await page.locator('.choices-foot .choice-key').first().innerText()).toBe('');
    await page.keyboard.press('Escape');
    await page.keyboard.type('qqq');
    await page.getByText('No choice matches “qqq”.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.choices-group > .choices-heading').allInnerTexts()).toHaveLength(headings.length);
  });

  test('keeps the end of the turn and undo in sight wherever one has scrolled', async () => {
    const page = await openRecord(midGame('vulgari', 150));
    await page.locator('.choices-body').hover();
    for (const by of [0, 700, 4000]) {
      await page.mouse.wheel(0, by);
      await expect.poll(() => isInSight(page, '.choices-foot .choice')).toBe(true);
      expect(await isInSight(page, '.choices-tools button')).toBe(true);
    }
  });
});

describe('nothing is lost by a click', () => {
  test('ending a turn with unused actions asks once, and not again if one does not want it', async () => {
    const page = await openRecord(midGame('vulgari', 150), { settings: { askBeforeWaste: true } });
    const version = () => page.locator('.frame').getAttribute('data-version');
    const before = await version();
    const end = choice(page, /^.?\s?End turn with/).last();
    await end.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/You still have \d\sactions?\./).waitFor();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    expect([await dialog.count(), await version()]).toEqual([0, before]);
    await end.click();
    await dialog.getByLabel('Don’t ask again').check();
    await act(page, () => dialog.getByRole('button', { name: /^End turn/ }).click());
    await decision(page);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('bottega-settings') ?? '{}'));
    expect(stored.askBeforeWaste).toBe(false);
  });

  test('whoever follows the advice is not asked whether they mean it', async () => {
    const page = await openRecord(midTurn('vulgari', 180, 5), {
      settings: { askBeforeWaste: true, advice: 'always' },
    });
    const end = page.locator('.choices-foot .choice[data-advised="true"]');
    await end.getByText(/^End turn/).waitFor();
    await act(page, () => end.click());
    await page.locator('.log', { hasText: 'Anna ends their turn' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test.each([DESKTOP, PHONE])(
    'undo that cannot undo says why, where one has pressed it: $viewport.width',
    async (on) => {
      const page = await openRecord(midGame('vulgari', 150), on);
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      expect(await undo.getAttribute('title')).toMatch(/can’t be undone\.$/);
      await undo.click({ force: true }); // it is marked as disabled, and answers all the same
      await page
        .getByRole('alert')
        .getByText(/can’t be undone\.$/)
        .waitFor();
      expect(await isInSight(page, '.frame-notice')).toBe(true);
      await act(page, () => page.locator('.choices-body .choice[data-status="may"]').first().click());
      expect(await undo.getAttribute('title')).toBeNull();
      await act(page, () => page.keyboard.press('Control+z'));
    },
  );
});

test('bots are held by key, also in one’s own turn', async () => {
  const page = await openRecord(midGame('principato', 60));
  const isHeld = () => page.locator('.pace').getAttribute('data-paused');
  for (const held of ['true', 'false']) {
    await page.keyboard.press('Shift+P');
    await expect.poll(isHeld).toBe(held);
  }
});
