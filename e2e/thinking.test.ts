/** Bots that think for people: hints with several lines, which can be stopped, and the reasons of what bots did. */
import { describe, expect, test } from 'vitest';
import { axeInBothThemes, borrowPage, type Page, PHONE, visit } from './browser.js';
import { act, importFinished, importRecord, midGame, openRecord } from './game.js';

const HINTS = { hints: true } as const;
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim());

/** Holds the answer to a hint back until the thinking is stopped: otherwise it would be there before anybody can press anything. */
function thinkLong(): void {
  const Usual = window.Worker;
  window.Worker = class extends Usual {
    private hint = -1;
    private held: MessageEvent[] = [];
    private listener: ((event: MessageEvent) => void) | null = null;

    override postMessage(message: { readonly name: string; readonly call: number }): void {
      if (message.name === 'hint') this.hint = message.call;
      if (message.name === 'stopThinking') {
        this.hint = -1;
        for (const event of this.held.splice(0)) this.listener?.(event);
      }
      super.postMessage(message);
    }

    override set onmessage(listener: (event: MessageEvent) => void) {
      this.listener = listener;
      super.onmessage = (event) => {
        if (event.data.call === this.hint) this.held.push(event);
        else listener(event);
      };
    }
  };
}

describe('a hint', () => {
  test('tells several lines, each with its choices and parts, and is closed', async () => {
    const page = await openRecord(midGame('principato', 60), { settings: HINTS });
    await page.keyboard.press('Shift+H');
    const hint = page.locator('.hint');
    await hint.waitFor();
    const others = hint.locator('details');
    expect(await others.count()).toBe(2);
    const offered = await page.locator('.choice[data-status="may"]').allInnerTexts();
    const named = offered.map((choice) => choice.replace(/^\d+\s+/, '').trim());
    for (const other of await others.all()) {
      const said = await other.locator('summary').innerText();
      expect(named.some((choice) => said.startsWith(`Next best: ${choice} (expected lead `))).toBe(true);
      await other.locator('summary').focus();
      await page.keyboard.press('Enter');
      const [later, chances] = await other.locator('p').allInnerTexts();
      expect(later).toMatch(/^After that: .*End turn\.$/);
      expect(chances).toMatch(/^Chance to win after it: Anna \d+%, Bruno \d+%, Carla \d+%$/);
      const told = chances.match(/\d+(?=%)/g)?.map(Number) ?? [];
      expect(Math.abs(told.reduce((sum, chance) => sum + chance, 0) - 100)).toBeLessThanOrEqual(1); // each is rounded
      expect(await other.locator('li').first().innerText()).toMatch(/[+−]\d+\.\d$/);
    }
    expect(await axeInBothThemes(page, '.frame-side')).toEqual([]);
    await page.getByRole('button', { name: 'Close the hint' }).click();
    await hint.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Hint');
  });

  test('is stopped with the best so far, closed, or forgotten with the next choice while it is thought about', async () => {
    const page = await visit({ settings: { ...HINTS, motion: false }, script: thinkLong });
    await importRecord(page, midGame('principato', 60));
    const thinking = page.locator('.hint-thinking');
    const hint = page.locator('.hint');
    await page.keyboard.press('Shift+H');
    await thinking.getByRole('progressbar').waitFor();
    expect(await axeInBothThemes(page, '.frame-side')).toEqual([]);
    await thinking.getByRole('button', { name: 'Show the best so far' }).click();
    await hint.waitFor();
    expect(await thinking.count()).toBe(0);
    expect(await hint.innerText()).toContain('would choose');

    await page.keyboard.press('Shift+H');
    await thinking.getByRole('button', { name: 'Close the hint' }).click();
    await thinking.waitFor({ state: 'detached' });
    expect(await hint.count()).toBe(0);

    await page.keyboard.press('Shift+H');
    await thinking.waitFor();
    await act(page, () => page.locator('.choice[data-status="may"]').first().click());
    expect([await thinking.count(), await hint.count()]).toEqual([0, 0]);
  });
});

describe('why did it do that?', () => {
  test('is asked of a bot’s line by keyboard, and told below it', async () => {
    const page = await openRecord(midGame('principato', 60));
    await page.keyboard.press('Shift+L');
    const stops = await page.locator('.log button:not([tabindex="-1"])').count();
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('ArrowDown');
      if ((await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))) === 'false') break;
    }
    await page.keyboard.press('Enter');
    expect(await page.locator('.log button:not([tabindex="-1"])').count()).toBe(stops + 1);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/^Why did (Bruno|Carla) do that\?$/);
    await page.keyboard.press('Enter');
    const answer = page.locator('.why-answer');
    await answer.locator('.why-note').waitFor();
    const said = await answer.innerText();
    expect(said).toMatch(/^(Bruno|Carla) chose: /);
    expect(said).toMatch(/Expected points at the end of the game:\s\d+\.\d\s\([+−]?\d+\.\d\scompared with before\)/);
    expect(said).toMatch(/Best alternative: .*\s\([+−]?\d+\.\d\)/);
    expect(said).toContain('As far as you could see at that moment');
    expect(await answer.locator('li').count()).toBeGreaterThan(0);
    expect(await axeInBothThemes(page, '.log')).toEqual([]);
    // The arrow keys go on from there, and the line closes as it was opened.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.locator('.why').count()).toBe(0);
  });

  test('is told of every game on a phone, and never of one’s own lines', async () => {
    for (const game of ['virtu', 'vulgari'] as const) {
      const page = await openRecord(midGame(game, 80), { ...PHONE });
      const own = page.locator('.log li', { has: page.locator('.log-line:not([aria-expanded])') });
      const bots = page.locator('.log-line[aria-expanded]');
      expect(await own.count()).toBeGreaterThan(0);
      await bots.first().tap();
      await page.getByRole('button', { name: /^Why did/ }).tap();
      await page.locator('.why-answer p').first().waitFor();
      await page.locator('.why-thinking').waitFor({ state: 'detached' });
      expect(await page.locator('.why-answer').innerText()).not.toBe('');
    }
  });

  test('after the end everything is taken into account', async () => {
    const page = await borrowPage();
    await importFinished(page);
    await page.goto(page.url().replace(/#\/replay\/([^/?]+).*/, '#/table/$1'));
    await page.locator('.end').waitFor();
    const lines = page.locator('.log-line[aria-expanded]');
    for (let at = 0; ; at++) {
      await lines.nth(at).click();
      await page.getByRole('button', { name: /^Why did/ }).click();
      await page.locator('.why-answer p:not(.why-thinking)').first().waitFor();
      if ((await page.locator('.why-note').count()) > 0) break;
      await lines.nth(at).click();
    }
    expect(await page.locator('.why-note').innerText()).toBe('The game is over, so everything is taken into account.');
  });
});
