import { describe, expect, test } from 'vitest';
import { axe, overflows, visit } from './browser.js';
import { chooser, chooseSome, decision } from './game.js';

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
    const shown = () =>
      page
        .getByText(/^Choice \d+ of \d+$/)
        .first()
        .innerText();
    for (const at of [0, 3, length, 5]) {
      await slider.fill(String(at));
      await page.getByText(`Choice ${at} of ${length}`).first().waitFor();
    }
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Choice 6 of ${length}`).first().waitFor();
    expect(await shown()).toBe(`Choice 6 of ${length}`);
    expect(await overflows(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue from here against bots' }).click();
    expect(await decision(page)).toBe('choose');
  });
});
