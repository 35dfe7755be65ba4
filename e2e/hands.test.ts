/** What every table does for hands, eyes and ears: few stops of Tab, what things are, one voice, and the pace of the bots. */
import { principato } from '@bottega/principato';
import { virtu } from '@bottega/virtu';
import { vulgari } from '@bottega/vulgari';
import { describe, expect, test } from 'vitest';
import { axeInBothThemes, borrowPage, type Page, PHONE } from './browser.js';
import { act, decision, importFinished, openRecord, recordAt } from './game.js';

const QUIET = { settings: { tips: false, motion: false } } as const;
const CALM = { settings: { tips: false, motion: false, pace: 'calm' } } as const;

/** Early in a turn in the middle of a game: much can be chosen. */
const TURN = recordAt(
  principato,
  'hands',
  (choices, { open }) => open.year > 1 && choices.filter(({ type }) => type === 'activate').length > 1,
);
const WINTER = recordAt(virtu, 'hands', (choices, { open }) => open.year > 1 && choices.length > 4);
const MARKET = recordAt(
  virtu,
  'hands',
  (choices, { open }) => open.year > 1 && choices.some(({ type }) => type === 'want'),
);
const ROUND = recordAt(vulgari, 'hands', (choices, { open }) => open.round > 5 && choices.length > 12);
const AUCTION = recordAt(vulgari, 'hands', (choices) => choices.some(({ type }) => type === 'bid'));

const bubble = (page: Page) => page.locator('.thing-bubble');
const version = (page: Page) => page.locator('.frame').getAttribute('data-version');

describe('with keys alone', () => {
  test.each([
    ['Principato', TURN],
    ['Virtù', WINTER],
    ['Virtù, buying', MARKET],
    ['De Vulgari Eloquentia', ROUND],
  ])('%s has at most 40 stops of Tab, and everything that is lit can be reached and chosen', async (_, record) => {
    const page = await openRecord(record, QUIET);
    await expect.poll(() => stops(page)).toBeLessThanOrEqual(40);
    const lit = await page.evaluate(numberLit);
    expect(lit).toBeGreaterThan(0);
    // Tab from the beginning to the end of the page, and with the arrows through every part of the table.
    const reached = new Set<string>();
    await page.locator('.page-skip').focus();
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const group = await page.evaluate(groupOfFocus);
      if (group === 'end') break;
      if (group === 'board') for (const one of await page.evaluate(walk)) reached.add(one);
    }
    expect([...reached].sort()).toEqual(Array.from({ length: lit }, (_one, at) => String(at)).sort());
    // The last that was reached is chosen, or asks which.
    const before = await version(page);
    await page.locator('[data-lit]').last().focus();
    await page.keyboard.press('Enter');
    const isChosen = async () =>
      (await version(page)) !== before || (await page.locator('[role="menu"], .whynot, .vi-tray-card').count()) > 0;
    await expect.poll(isChosen).toBe(true);
  });

  test('the stop of a part is something lit, and later where the focus was', async () => {
    const page = await openRecord(ROUND, QUIET);
    await expect.poll(() => stops(page)).toBeLessThanOrEqual(40);
    const stop = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.vu-tracks [data-status]')].findIndex(
          (one) => (one as HTMLElement).tabIndex === 0,
        ),
      );
    const wasLit = await page
      .locator('.vu-tracks [data-status][tabindex="0"], .vu-tracks [data-status]:not([tabindex])')
      .first()
      .getAttribute('data-status');
    if ((await page.locator('.vu-tracks [data-status="may"]').count()) > 0) expect(wasLit).toBe('may');
    const first = await stop();
    await page.locator('.vu-tracks [data-status]').nth(first).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.closest('.vu-tracks') !== null)).toBe(true);
    await page.locator('.log-lines').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('log-line');
    // Tab leaves the lines at once: they are one stop.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.log-lines') === null)).toBe(true);
  });
});

describe('what things are', () => {
  test('with the mouse: at rest and without a mode; it takes neither pointer nor focus', async () => {
    const page = await openRecord(TURN, QUIET);
    const before = await version(page);
    const focus = await page.evaluate(() => document.activeElement?.className);
    const card = page.locator('.pr-display [data-topic^="card:"]').first();
    const name = await card.locator('.pr-card-name').innerText();
    await card.hover({ position: { x: 12, y: 12 } });
    await bubble(page).locator('strong', { hasText: name }).waitFor();
    expect(await bubble(page).evaluate((one) => getComputedStyle(one).pointerEvents)).toBe('none');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe(focus);
    expect(await axeInBothThemes(page, '.thing-bubble')).toEqual([]);
    await page.keyboard.press('Escape');
    await bubble(page).waitFor({ state: 'detached' });
    // With I the same thing is explained with its rules.
    await page.locator('.pr-reserve [data-topic="favor"]').first().hover();
    await bubble(page).locator('strong', { hasText: 'Favour' }).waitFor();
    await page.keyboard.press('Shift+I');
    await page.locator('aside.help').getByRole('heading', { name: 'Favour', exact: true }).waitFor();
    expect(await bubble(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await version(page)).toBe(before);
  });

  test('V-5.1.2: of a sign on a card the card is told first, then the sign, then why not', async () => {
    const page = await openRecord(MARKET, QUIET);
    const item = page.locator('.vi-item[data-topic="card:pope"]');
    const name = await item.locator('.vi-card-name').innerText();
    await item.locator('.vi-item-price [data-topic="florin"]').hover({ force: true });
    await bubble(page).locator('strong', { hasText: 'Florin' }).waitFor();
    const told = await bubble(page).locator('strong').allInnerTexts();
    expect(told).toEqual([name, 'Florin']);
    expect(await bubble(page).locator('.thing-what').first().innerText()).toMatch(/Costs 6\sflorins and 2\scrosses/);
    await bubble(page).locator('.thing-what ~ p').waitFor();
    // From sign to sign of one card, what is told of the card stays.
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        const isGone = changes.some(({ removedNodes }) =>
          [...removedNodes].some((node) => node instanceof Element && node.matches('.thing-bubble')),
        );
        if (isGone) Object.assign(globalThis, { isGone });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await item.locator('.vi-item-price [data-topic="cross"]').hover({ force: true });
    await bubble(page).locator('strong', { hasText: 'Cross' }).waitFor();
    expect(await bubble(page).locator('strong').allInnerTexts()).toEqual([name, 'Cross']);
    expect(await page.evaluate(() => 'isGone' in globalThis)).toBe(false);
  });

  test('what a choice leaves under a pointer at rest is not told, until the pointer moves', async () => {
    const page = await openRecord(MARKET, QUIET);
    const lit = page.locator('.vi-item[data-status="may"]').first();
    await lit.hover({ position: { x: 12, y: 12 } });
    await bubble(page).waitFor();
    const at = await lit.boundingBox();
    if (at === null) throw new Error('nothing is lit');
    const before = await version(page);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => version(page)).not.toBe(before);
    await page.mouse.move(at.x + 14, at.y + 13);
    // Longer than what is pointed at takes to be told of.
    await page.waitForTimeout(600);
    expect(await bubble(page).count()).toBe(0);
    await page.locator('.vi-palace[data-own="true"] .vi-room-head').first().hover();
    await bubble(page).waitFor();
  });

  test('crossing the table tells nothing', async () => {
    const page = await openRecord(TURN, QUIET);
    await page.evaluate(() => {
      let count = 0;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element && node.matches('.thing-bubble')) count++;
        Object.assign(globalThis, { bubbles: count });
      }).observe(document.body, { childList: true, subtree: true });
      Object.assign(globalThis, { bubbles: 0 });
    });
    await page.mouse.move(40, 150);
    await page.mouse.move(1000, 800, { steps: 60 });
    await page.mouse.move(5, 5);
    expect(await page.evaluate(() => (globalThis as unknown as { bubbles: number }).bubbles)).toBe(0);
  });

  test('what is barred says in one bubble what it is and why not, to the mouse and to the focus', async () => {
    const page = await openRecord(ROUND, QUIET);
    const barred = page.locator('.vu-manuscript[data-status="bar"]').first();
    await barred.scrollIntoViewIfNeeded();
    await barred.hover({ force: true });
    await page.locator('.whynot[data-about^="manuscript:"]').waitFor();
    expect(await bubble(page).count()).toBe(1);
    expect(await bubble(page).getByRole('button').count()).toBe(0);
    const reason = await bubble(page).locator('p').innerText();
    await page.mouse.move(5, 5);
    await bubble(page).waitFor({ state: 'detached' });
    // By keys, described by what the bubble says.
    await page.keyboard.press('Tab');
    await barred.focus();
    await page.locator('.whynot').waitFor();
    expect(
      await barred.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.innerText),
    ).toContain(reason);
    // Asked for, it stays and leads into the rulebook; the one voice says it too.
    await page.keyboard.press('?');
    await bubble(page)
      .getByRole('button', { name: /^Rule D-/ })
      .waitFor();
    await page.mouse.move(400, 300);
    expect(await bubble(page).locator('p').innerText()).toBe(reason);
    await expect.poll(() => page.locator('.announcer').innerText()).toContain(reason);
  });

  test('with a finger that rests: it is told and not chosen, and the next touch goes on', async () => {
    const page = await openRecord(TURN, { ...PHONE, ...QUIET });
    const before = await version(page);
    const card = page
      .locator('.target[data-status="may"] [data-topic^="card:"], [data-topic^="card:"][data-status="may"]')
      .first();
    await card.evaluate(async (one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      let last = Number.NaN;
      for (let still = 0; still < 5; still = one.getBoundingClientRect().top === last ? still + 1 : 0) {
        last = one.getBoundingClientRect().top;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    const box = await card.boundingBox();
    if (box === null) throw new Error('the card is not to be seen');
    const cdp = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + 15, y: box.y + 15 }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await bubble(page).waitFor();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.locator('aside.help').count()).toBe(0);
    expect(await version(page)).toBe(before);
    await page.locator('.frame-question').tap();
    await bubble(page).waitFor({ state: 'detached' });
  });
});

test('in a replay things say what they are, too', async () => {
  const page = await borrowPage(QUIET);
  await importFinished(page);
  await page.locator('.pr-reserve [data-topic="favor"]').first().hover();
  await bubble(page).locator('strong', { hasText: 'Favour' }).waitFor();
});

describe('one voice', () => {
  test.each([
    ['Principato', TURN],
    ['Virtù', WINTER],
    ['De Vulgari Eloquentia', ROUND],
    ['De Vulgari Eloquentia, an auction', AUCTION],
  ])('%s: nothing else speaks unasked', async (_, record) => {
    const page = await openRecord(record, QUIET);
    const speaking = page.locator(
      ['polite', 'assertive'].map((how) => `.page-main [aria-live="${how}"]`).join() +
        ['status', 'log', 'alert'].map((role) => `, .page-main [role="${role}"]:not([aria-live])`).join(''),
    );
    // What stops a table speaks for itself.
    expect(await speaking.evaluateAll((all) => all.map((one) => one.className))).toEqual([
      'trouble-wait',
      'sr-only announcer',
    ]);
  });

  test('the question and each turn of a bot is told once', async () => {
    const page = await openRecord(TURN, CALM);
    const question = await page.locator('.frame-question').innerText();
    await expect.poll(() => page.locator('.announcer p').allInnerTexts()).toContain(question);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      const region = document.querySelector('.announcer');
      if (region === null) return;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
      }).observe(region, { childList: true });
    });
    await page.evaluate(() => {
      let lines = 0;
      const list = document.querySelector('.log-lines');
      if (list === null) return;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) lines += addedNodes.length;
        Object.assign(globalThis, { lines });
      }).observe(list, { childList: true });
    });
    await endTurn(page);
    await page.getByRole('button', { name: 'Skip to my turn' }).click();
    await decision(page);
    const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    await expect.poll(async () => (await said()).some((text) => /^Bruno\b/.test(text))).toBe(true);
    await expect.poll(async () => (await said()).some((text) => /^Carla\b/.test(text))).toBe(true);
    expect((await said()).at(-1)).toBe(await page.locator('.frame-question').innerText());
    const lines = await page.evaluate(() => (globalThis as unknown as { lines: number }).lines);
    expect((await said()).length).toBeLessThan(lines);
  });
});

describe('the pace of the bots', () => {
  test('they can be held, go step by step, go on and be skipped; nothing jumps', async () => {
    const page = await openRecord(TURN, CALM);
    const controls = page.getByRole('group', { name: 'Bots’ pace' });
    const top = () => page.locator('.pr-display').evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const lines = () => page.locator('.log-lines').innerText(); // no more than so many
    // In my turn there is nothing to step through.
    expect(await controls.getByRole('button', { name: 'One step' }).getAttribute('aria-disabled')).toBe('true');
    const before = await top();
    await endTurn(page);
    await controls.getByRole('button', { name: 'Pause the bots' }).click();
    expect(await top()).toBe(before);
    expect(await axeInBothThemes(page, '.pace')).toEqual([]);
    // What was under way when they were held has happened.
    await controls.getByRole('button', { name: 'Let the bots continue' }).waitFor();
    expect(await isMineWhenStill(page)).toBe('false');
    // A step is one more thing that is told; with a key.
    const told = await lines();
    await page.keyboard.press('.');
    await expect.poll(lines).not.toBe(told);
    // Skipping leads to my question; they are held all the same.
    await controls.getByRole('button', { name: 'Skip to my turn' }).click();
    await decision(page);
    expect(await controls.getByRole('button', { name: 'Let the bots continue' }).count()).toBe(1);
    expect(await top()).toBe(before);
    // Who is held stays so when somebody chooses, until they may go on.
    await endTurn(page);
    await controls.getByLabel('Bot speed').selectOption('instant');
    expect(await isMineWhenStill(page)).toBe('false');
    await controls.getByRole('button', { name: 'Let the bots continue' }).click();
    await decision(page);
  });

  test('who is held stays so while one looks at the replay', async () => {
    const page = await openRecord(TURN, CALM);
    const goOn = page.getByRole('button', { name: 'Let the bots continue' });
    await page.getByRole('button', { name: 'Pause the bots' }).click();
    await endTurn(page);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    await page.goBack();
    await goOn.waitFor();
    expect(await isMineWhenStill(page)).toBe('false');
    await goOn.click();
    await decision(page);
  });
});

/** Chooses until the turn can be ended, and ends it; the bots are asked then. */
async function endTurn(page: Page): Promise<void> {
  for (let choice = 0; choice < 20; choice++) {
    const end = page.locator('.choice[data-status="may"]', { hasText: 'End turn' });
    const next = (await end.count()) > 0 ? end : page.locator('.choice[data-status="may"]');
    const isEnd = (await end.count()) > 0;
    await act(page, () => next.first().click());
    if (isEnd || (await page.locator('.frame').getAttribute('data-mine')) === 'false') return;
  }
}

/** Whether somebody at the screen is asked, once nothing has happened for longer than a choice of a bot stays. */
async function isMineWhenStill(page: Page): Promise<string | null> {
  for (let last = await version(page); ; ) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)));
    const now = await version(page);
    if (now === last) return page.locator('.frame').getAttribute('data-mine');
    last = now;
  }
}

/** How many stops Tab makes on the page. */
function stops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
    const isStop = (one: HTMLElement) =>
      one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true });
    return [...all].filter(isStop).length;
  });
}

/** Numbers everything on the table that is lit and can be seen; returns how many there are. */
function numberLit(): number {
  const lit = [...document.querySelectorAll<HTMLElement>('.zoom-view [data-status="may"]')];
  const seen = lit.filter(
    (one) => one.matches('button, [tabindex]') && one.checkVisibility({ visibilityProperty: true }),
  );
  for (const [at, one] of seen.entries()) one.dataset.lit = String(at);
  return seen.length;
}

function groupOfFocus(): 'board' | 'other' | 'end' {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'end';
  return activeElement.closest('.zoom-view') === null ? 'other' : 'board';
}

/**
 * Goes through a part of the table with the arrow keys, from wherever the focus is and back; returns what is lit there. From each
 * place in every direction: on a map the arrows go where they point.
 */
function walk(): string[] {
  const focused = () => document.activeElement as HTMLElement;
  const press = (key: string) => {
    focused().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return focused();
  };
  const entrance = focused();
  const known = new Set([entrance, press('Home')]);
  for (const from of known) {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
      from.focus();
      known.add(press(key));
    }
  }
  entrance.focus();
  return [...known].flatMap(({ dataset }) => dataset.lit ?? []);
}
