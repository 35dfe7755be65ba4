/** What is true of every screen in every language: all texts are there, and nothing overflows or is cut off. */
import { expect } from 'vitest';
import { cutOff, overflows, type Page } from './browser.js';

/** A key that has no text shows as itself: "home.playBots". */
const MISSING =
  /\b(?:app|nav|home|setup|settings|table|tips|error|help|end|replay|rules)\.[a-z][A-Za-z]+\b|\[[a-z]+\.[a-z.A-Z]+\]|\{\{|\{[@#&a-z]/;

export async function expectSound(page: Page, name: string): Promise<void> {
  expect([name, await overflows(page)]).toEqual([name, false]);
  expect([name, await cutOff(page)]).toEqual([name, []]);
  const text = await page.locator('body').innerText();
  expect([name, MISSING.exec(text)?.[0]]).toEqual([name, undefined]);
}
