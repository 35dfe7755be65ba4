/** Playing in the browser as a person does: by pointing, by keys, by touch. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** From the home page to the first decision: two clicks. */
export async function playAgainstBots(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play against bots' }).first().click();
  await decision(page);
}

/** Waits until there is something to decide or the game is over. */
export async function decision(page: Page): Promise<'choose' | 'over'> {
  await page.locator('.choice[data-status="may"], .end').first().waitFor();
  return (await page.locator('.end').count()) > 0 ? 'over' : 'choose';
}

/** Which of so many choices; the same for the same run, and never the same for long. */
export function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % count;
  };
}

/** Makes choices with a hand that knows how to make one, until the game is over. Returns how many it took. */
export async function playOut(page: Page, choose: (page: Page) => Promise<void>): Promise<number> {
  for (let choices = 0; choices < 600; choices++) {
    if ((await decision(page)) === 'over') return choices;
    const before = await version(page);
    await choose(page);
    await page.waitForFunction(
      (last) => document.querySelector('.frame')?.getAttribute('data-version') !== last,
      before,
    );
  }
  throw new Error('the game does not end');
}

export async function version(page: Page): Promise<string | null> {
  return page.locator('.frame').getAttribute('data-version');
}

/** The end as a new player would check it: somebody won, the sheet adds up. */
export async function expectScoreSheet(page: Page): Promise<void> {
  await page.locator('.end-victory', { hasText: /wins!|Shared victory/ }).waitFor();
  const rows = await page.locator('.end table').first().locator('tr').allInnerTexts();
  const numbers = rows.map((row) => row.match(/-?\d+/g)?.map(Number) ?? []);
  const total = rows.findIndex((row) => row.startsWith('Total'));
  expect(total).toBeGreaterThan(4);
  for (const column of numbers[total].keys()) {
    const sum = numbers.slice(1, total).reduce((points, row) => points + (row[column] ?? 0), 0);
    expect(sum).toBe(numbers[total][column]);
  }
}
