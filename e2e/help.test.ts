import { describe, expect, test } from 'vitest';
import { axeInBothThemes, DESKTOP, type Page, PHONE, visit } from './browser.js';
import { chooser, chooseSome, openRecruiting, playAgainstBots } from './game.js';

const help = (page: Page) => page.locator('aside.help');
const button = (page: Page) => page.locator('.help-button');
const number = (page: Page) => page.getByRole('spinbutton');
const answer = (page: Page) => page.locator('.stepper-confirm');
const explained = (page: Page, name: string) => help(page).getByRole('heading', { name, exact: true }).waitFor();
const version = (page: Page) => page.locator('.frame').getAttribute('data-version');

describe('what is this?', () => {
  test('with the mouse: pointing explains, clicking keeps it and plays nothing, a rule opens the rulebook', async () => {
    const page = await openRecruiting();
    const before = await version(page);
    await button(page).click();
    await page.getByRole('complementary', { name: 'What is this?' }).waitFor();
    await page
      .locator('.pr-display [data-topic^="card:"]')
      .first()
      .hover({ position: { x: 12, y: 12 } });
    const card = await page.locator('.pr-display .pr-card-name').first().innerText();
    await explained(page, card);
    await page.locator('.pr-board .pr-church h4').first().hover();
    await explained(page, 'Church');

    await page.locator('.pr-reserve [data-topic="favor"]').first().click();
    await explained(page, 'Favour');
    await answer(page).click();
    await explained(page, 'An amount');
    expect(await version(page)).toBe(before);

    await page.locator('.pr-reserve [data-topic="favor"]').first().click();
    await help(page).getByRole('button', { name: 'Rule P-2.17' }).click();
    const panel = page.getByRole('dialog', { name: 'Rulebook' });
    await panel.waitFor();
    await expect.poll(() => panel.innerText()).toContain('P-2.17'); // the book comes when it is wanted
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await help(page).count()).toBe(1); // Esc closed the rulebook, and only that
    await page.keyboard.press('Escape');
    expect(await help(page).count()).toBe(0);
    expect(await version(page)).toBe(before);
  });

  test('with the keyboard alone: Shift+I, focus, arrows from thing to thing, Escape; no key plays', async () => {
    const page = await openRecruiting();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'spinbutton');
    const before = await version(page);
    await page.keyboard.press('Shift+I');
    await help(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.classList.contains('help'));
    await page.locator('.pr-display').focus();
    await explained(page, 'Display');
    const topics = new Set<string>();
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press('ArrowRight');
      const topic = (await help(page).getAttribute('data-help')) ?? '';
      if (topics.has(topic)) break;
      topics.add(topic);
      expect(await help(page).getByRole('heading').innerText()).not.toBe('');
    }
    expect([...topics]).toEqual(expect.arrayContaining(['display', 'zone:city', 'food', 'strength', 'frame.log']));
    expect(topics.size).toBe(await kinds(page));
    await page.keyboard.press('1');
    await page.keyboard.press('Shift+U');
    await number(page).focus();
    await page.keyboard.press('Enter');
    expect(await version(page)).toBe(before);
    await page.keyboard.press('Escape');
    expect(await help(page).count()).toBe(0);
    // The number has the focus again, and works.
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'spinbutton');
    await page.keyboard.press('ArrowUp');
    expect(await number(page).inputValue()).toBe('2');
    // The focus that comes back from the bubble does not mark it as spoken of.
    await page.keyboard.press('Shift+I');
    await page.waitForFunction(() => document.activeElement?.classList.contains('help'));
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'spinbutton');
    expect(await page.locator('[data-pointed]').count()).toBe(0);
  });

  test('with a finger: the button asks, a tap explains and goes on explaining, and nothing is played', async () => {
    const page = await visit(PHONE);
    await playAgainstBots(page);
    await page.locator('.tip').getByRole('button', { name: 'Got it' }).tap();
    const before = await version(page);
    await button(page).tap();
    await help(page).waitFor();
    const card = page.locator('.pr-hand [data-status="may"] .pr-card').first();
    await card.tap({ position: { x: 15, y: 15 } });
    await explained(page, await card.locator('.pr-card-name').innerText());
    const years = page.locator('.pr-status [data-topic="years"]');
    await years.evaluate((one) => one.scrollIntoView({ block: 'end' })); // out from behind the bubble
    await years.tap();
    await explained(page, 'Display, draw pile and years');
    expect(await version(page)).toBe(before);
    await help(page).getByRole('button', { name: 'Back to the game' }).tap();
    expect(await help(page).count()).toBe(0);
  });

  test.each([
    ['on a desktop', DESKTOP],
    ['on a phone', PHONE],
  ])('the bubble goes along with what it explains and stays in sight, %s', async (_, screen) => {
    const page = await openRecruiting(screen);
    await page.keyboard.press('Shift+I');
    await page.locator('.pr-board .pr-church h4').first().click();
    await explained(page, 'Church');
    await expect.poll(() => bubblePlace(page)).toEqual({ gap: 6, isInSight: true });
    await page.evaluate(() => scrollBy({ top: -40, behavior: 'instant' }));
    await expect.poll(() => bubblePlace(page)).toEqual({ gap: 6, isInSight: true });
    // When what it explains has left the screen it waits at the edge.
    await page.evaluate(() => scrollBy({ top: innerHeight * 2, behavior: 'instant' }));
    await expect.poll(() => bubblePlace(page)).toMatchObject({ isInSight: true });
  });

  test('axe finds nothing in the mode', async () => {
    const page = await openRecruiting();
    await button(page).click();
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    expect(await axeInBothThemes(page, '.help')).toEqual([]);
  });

  // That every language has all names and sentences is tested without a browser; German has the longest words.
  test('everything on the table has a name and a sentence, in German', async () => {
    const page = await openRecruiting({ settings: { language: 'de' } });
    await chooseSome(page, 10, chooser(9));
    // Whatever is drawn can be pointed at.
    const mute = page.locator('.pr svg:not([data-topic]):not([data-topic] svg):not(.pr-scene svg)');
    expect(await mute.count()).toBe(0);
    await page.keyboard.press('Shift+I');
    for (let step = await kinds(page); step > 0; step--) {
      await page.keyboard.press('ArrowRight');
      expect((await help(page).locator('h2').innerText()).trim()).not.toMatch(/^$|[[\]{}]|^help\./);
      expect(await help(page).locator('p').first().innerText()).not.toMatch(/^$|[[\]{}]|^help\./);
    }
  });
});

/** How many kinds of things are to be seen. */
function kinds(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('.frame [data-topic]')].filter((one) => one.getClientRects().length > 0);
    return new Set(seen.map((one) => one.getAttribute('data-topic'))).size;
  });
}

/** Pixels between the bubble and what it explains, one above the other, and whether it is as far from the edges as it should be. */
function bubblePlace(page: Page): Promise<{ gap: number; isInSight: boolean }> {
  return page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const bubble = boxOf('.help');
    const thing = boxOf('[data-pointed]');
    const edge = Math.min(bubble.left, bubble.top, innerWidth - bubble.right, innerHeight - bubble.bottom);
    return {
      gap: Math.round(Math.max(bubble.top - thing.bottom, thing.top - bubble.bottom)),
      isInSight: edge >= 7.5, // eight, but for rounding
    };
  });
}
