import { describe, expect, test } from 'vitest';
import { axe, overflows, type Page, PHONE, visit } from './browser.js';
import { chooser, chooseSome, decision, importFinished } from './game.js';

const arrive = (page: Page, at: number, length: number) =>
  page.getByText(`Choice ${at} of ${length}`).first().waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('replay', () => {
  test('a running game is scrubbed from one’s own eyes, and goes on from an earlier position', async () => {
    const page = await visit();
    await page.locator('.tile-play').first().click();
    await chooseSome(page, 8, chooser(7));
    await page.goto(page.url().replace('#/table/', '#/replay/'));
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await page.locator('.pr-board').first().waitFor();
    const length = Number(await slider.getAttribute('max'));
    expect(length).toBeGreaterThan(8);
    for (const at of [0, 3, length, 5]) {
      await slider.fill(String(at));
      await arrive(page, at, length);
    }
    await page.keyboard.press('ArrowRight');
    await arrive(page, 6, length);
    expect(await overflows(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue from here against bots' }).click();
    expect(await decision(page)).toBe('choose');
  });

  test('a finished game is walked through by rounds, with buttons, keys and marks on the slider', async () => {
    const page = await visit();
    await importFinished(page);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const round = (number: number) => page.getByText(`, round ${number}`, { exact: false }).first().waitFor();
    expect(await page.locator('.replay-ticks i').count()).toBe(21);
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Year 3, round 21 · Choice (\d+) of \1$/);

    await button(page, 'Beginning').click();
    await page.getByText('Year 1, round 1', { exact: true }).waitFor();
    await button(page, 'Next round').click();
    await page.getByText('Year 1, round 2', { exact: true }).waitFor();
    const second = Number(await slider.inputValue());
    await page.keyboard.press('Shift+PageDown');
    await round(3);
    await page.keyboard.press('ArrowRight');
    // From within a round back to its beginning, as players of music do; then to the round before.
    await button(page, 'Previous round').click();
    await round(3);
    await page.keyboard.press('Shift+PageUp');
    await page.getByText('Year 1, round 2', { exact: true }).waitFor();
    expect(Number(await slider.inputValue())).toBe(second);
    for (let jumps = 0; jumps < 6; jumps++) await button(page, 'Next round').click();
    await page.getByText('Year 2, round 8', { exact: true }).waitFor();

    // A turn is shorter than a round.
    const before = Number(await slider.inputValue());
    await page.keyboard.press('PageDown');
    await page.waitForFunction((last) => Number(document.querySelector('input')?.value) > last, before);
    await page.getByText('Year 2, round 8', { exact: true }).waitFor();
  });

  test('the controls fit on a phone, each large enough for a finger', async () => {
    const page = await visit({ ...PHONE, viewport: { width: 360, height: 640 } });
    await importFinished(page);
    await page.getByRole('slider').waitFor();
    expect(await overflows(page)).toBe(false);
    const sizes = await page.locator('.replay-controls button').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, width, height } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && width >= 44 && height >= 44;
      }),
    );
    expect(sizes).toEqual(Array.from({ length: 10 }, () => true));
  });
});
