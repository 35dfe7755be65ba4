import { describe, expect, test } from 'vitest';
import { axe, borrowPage, overflows, type Page, PHONE } from './browser.js';
import { chooser, chooseSome, decision, importFinished } from './game.js';

const arrive = (page: Page, at: number, length: number) =>
  page.getByText(`Choice ${at} of ${length}`).first().waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('replay', () => {
  test('a running game is scrubbed from one’s own eyes, and goes on from an earlier position', async () => {
    const page = await borrowPage();
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
    const page = await borrowPage();
    await importFinished(page);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const round = (number: number) => page.getByText(`, round ${number}`, { exact: false }).first().waitFor();
    expect(await page.locator('.replay-ticks i').count()).toBe(21);
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Year 3, round 21 · Choice (\d+)\sof \1$/);

    await button(page, 'Start').click();
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

  test('“What is this?” explains the table and the controls, and moves nothing', async () => {
    const page = await borrowPage();
    await importFinished(page);
    const slider = page.getByRole('slider');
    const before = await slider.inputValue();
    const help = page.locator('aside.help');
    const explained = (name: string) => help.getByRole('heading', { name, exact: true }).waitFor();
    await slider.focus();
    await page.keyboard.press('i');
    await help.waitFor();
    await page.locator('.pr-board .pr-church h4').first().hover();
    await explained('Church');
    const box = await slider.boundingBox();
    if (box === null) throw new Error('the slider is not to be seen');
    await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
    await explained('The controls');
    expect(await axe(page)).toEqual([]);
    await page.locator('.replay-log li').first().click();
    await explained('The log');
    for (const key of ['Home', 'PageUp', ' ', '1']) await page.keyboard.press(key);
    await page.locator('.pr-reserve [data-topic="favor"]').first().click();
    await help.getByRole('button', { name: 'Rule P-2.17' }).click();
    await page.getByRole('dialog', { name: 'Rulebook' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    expect(await slider.inputValue()).toBe(before);
    await page.keyboard.press('Home');
    await arrive(page, 0, Number(before));
  });

  test('in the log a sign stands before whoever a line is about', async () => {
    const page = await borrowPage();
    await importFinished(page);
    const shape = (place: string) => page.locator(`${place} .seat-mark`).first().getAttribute('d');
    const line = page.locator('.replay-log li', { hasText: '#2' }).first();
    expect(await line.locator('.seat-mark').getAttribute('d')).toBe(await shape('.pr-board[data-seat="1"] .pr-head'));
    expect(await line.locator('.seat-mark').getAttribute('d')).not.toBe(
      await shape('.pr-board[data-seat="0"] .pr-head'),
    );
  });

  test('the controls fit on a phone, each large enough for a finger', async () => {
    const page = await borrowPage({ ...PHONE, viewport: { width: 360, height: 640 } });
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
