import { LANGUAGES } from '@bottega/kernel/text';
import { describe, expect, test } from 'vitest';
import { axe, borrowPage, overflows, type Page, PHONE, speak } from './browser.js';
import { act, decision, openRecruiting } from './game.js';

const number = (page: Page) => page.getByRole('spinbutton', { name: 'How many' });
const answer = (page: Page) => page.locator('.stepper-confirm');
const militia = async (page: Page) => page.locator('.log li', { hasText: 'recruits' }).first().innerText();

describe('a question after a number', () => {
  test('is one number and one button, not a long list', async () => {
    const page = await openRecruiting();
    expect(await page.locator('.choices .choice').count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'One more' }).click();
    expect(await answer(page).innerText()).toContain('Recruit 3\u00a0militia');
    await page.getByRole('button', { name: 'One less' }).click();
    await act(page, () => answer(page).click());
    expect(await militia(page)).toContain('Anna recruits 2\u00a0militia');
  });

  test('with the keyboard alone: arrows, Home and End, digits, Enter', async () => {
    const page = await openRecruiting();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'spinbutton');
    const now = () => number(page).getAttribute('aria-valuenow');
    const most = await number(page).getAttribute('aria-valuemax');
    await page.keyboard.press('End');
    expect(await now()).toBe(most);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowDown');
    expect(await now()).toBe('6');
    expect(await number(page).getAttribute('aria-valuetext')).toBe('Recruit 6\u00a0militia');
    await number(page).selectText();
    await page.keyboard.type('12');
    expect(await answer(page).innerText()).toContain('Recruit 12\u00a0militia');
    await act(page, () => page.keyboard.press('Enter'));
    expect(await militia(page)).toContain('Anna recruits 12\u00a0militia');
  });

  test('Enter plays the number that was set with the mouse', async () => {
    const page = await openRecruiting();
    await page.getByRole('button', { name: 'One more' }).click();
    await act(page, () => page.keyboard.press('Enter'));
    expect(await militia(page)).toContain('Anna recruits 2\u00a0militia');
  });

  test('a number that is not allowed says why, and is not played', async () => {
    const page = await openRecruiting();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    const bubble = page.locator('.whynot');
    await bubble.getByRole('button', { name: 'Rule P-6.19' }).waitFor();
    expect(await answer(page).getAttribute('data-status')).toBe('bar');
    const version = await page.locator('.frame').getAttribute('data-version');
    await page.keyboard.press('Enter');
    await answer(page).click({ force: true }); // it is marked as disabled, and answers all the same
    expect(await page.locator('.frame').getAttribute('data-version')).toBe(version);
    // What is typed and is no value becomes the nearest one, and is seen before it is played.
    await number(page).fill('0');
    expect(await answer(page).getAttribute('data-status')).toBe('bar');
    await number(page).fill('4');
    expect(await answer(page).getAttribute('data-status')).toBe('may');
    await bubble.waitFor({ state: 'hidden' });
  });

  test('with a finger: buttons, slider and answer are large enough and in reach', async () => {
    const page = await openRecruiting(PHONE);
    for (const target of await page.locator('.stepper button, .stepper input').all()) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: /^Maximum/ }).tap();
    const most = await number(page).getAttribute('aria-valuemax');
    expect(await number(page).inputValue()).toBe(most);
    await page.getByRole('slider').fill('5');
    await act(page, () => answer(page).tap());
    expect(await militia(page)).toContain('Anna recruits 5\u00a0militia');
  });
});

describe('the choices on a phone', () => {
  test('at least five are in sight, each 44 pixels high, and every word fits, in every language', async () => {
    const page = await borrowPage({ ...PHONE, settings: { hints: true } });
    await page.locator('.tile-play').first().click();
    await decision(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      const bar = await page.locator('.choices-body').boundingBox();
      const boxes = await boxesOf(page, '.choices .choice');
      expect(boxes.filter(({ height }) => height < 44)).toEqual([]);
      const inSight = boxes.filter(({ bottom }) => bar !== null && bottom <= bar.y + bar.height);
      expect(inSight.length).toBeGreaterThanOrEqual(5);
      const tools = await boxesOf(page, '.choices-tools button');
      expect(tools.filter(({ height, spilled }) => height < 44 || spilled > 0)).toEqual([]); // no word sticks out
      const whole = await page.locator('.choices').boundingBox();
      expect(whole?.height).toBeLessThan(844 * 0.4); // the table stays in sight
      expect(await overflows(page)).toBe(false);
    }
  });

  test('what does not fit opens as a sheet', async () => {
    const page = await borrowPage({ ...PHONE, viewport: { width: 360, height: 560 } });
    await page.locator('.tile-play').first().tap();
    await decision(page);
    const more = page.locator('.choices-more');
    const height = async () => (await page.locator('.choices-body').boundingBox())?.height ?? 0;
    const before = await height();
    expect(await more.innerText()).toMatch(/^All \d+\schoices$/);
    await more.tap();
    expect(await height()).toBeGreaterThan(before);
    expect(await more.getAttribute('aria-expanded')).toBe('true');
    await more.tap();
    expect(await height()).toBe(before);
  });
});

/** Where things are on the screen, and by how much their text is wider than they. */
function boxesOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const { height, bottom } = one.getBoundingClientRect();
      return { text: one.textContent, height, bottom, spilled: one.scrollWidth - one.clientWidth };
    }),
  );
}
