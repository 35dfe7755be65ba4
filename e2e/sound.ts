/** What is true of every screen in every language: all texts are there, and nothing overflows or is cut off. */
import { expect } from 'vitest';
import { cutOff, DESKTOP, overflows, type Page, speak } from './browser.js';

/** A key that has no text shows as itself: "home.playBots". */
const MISSING =
  /\b(?:app|nav|home|setup|settings|notices|table|tips|error|help|end|replay|rules)\.[a-z][A-Za-z]+\b|\[[a-z]+\.[a-z.A-Z]+\]|\{\{|\{[@#&a-z]/;

/** Returns the text of the page. */
export async function expectSound(page: Page, name: string): Promise<string> {
  expect([name, await overflows(page)]).toEqual([name, false]);
  expect([name, await cutOff(page)]).toEqual([name, []]);
  const text = await page.locator('body').innerText();
  expect([name, MISSING.exec(text)?.[0]]).toEqual([name, undefined]);
  return text;
}

/** From a wide desktop to the smallest phone. */
const SIZES = [DESKTOP.viewport, { width: 360, height: 640 }];

/** Where something does not fit, it is in one of these. */
export const LONGEST = ['de', 'fr'];

/** The same in each of these languages, from a wide desktop to the smallest phone; leaves the page as it was. */
export async function expectSoundIn(page: Page, name: string, languages: readonly string[] = LONGEST): Promise<void> {
  const spoken = (await page.locator('html').getAttribute('lang')) ?? '';
  const said = new Set<string>();
  for (const [at, language] of languages.entries()) {
    await speak(page, language);
    // There and back again: laying everything out for another size takes longest.
    for (const size of at % 2 === 0 ? SIZES : SIZES.toReversed()) {
      await page.setViewportSize(size);
      said.add(await expectSound(page, `${name} in ${language} at ${size.width}`));
    }
  }
  expect(said.size).toBeGreaterThanOrEqual(languages.length); // they were spoken indeed
  await page.setViewportSize(DESKTOP.viewport);
  await speak(page, spoken);
}
