import { describe, expect, test } from 'vitest';
import { type Page, PHONE, visit } from './browser.js';
import { type Any, chooser, expectScoreSheet, setAmount } from './game.js';
import { CHOICE, playOut, playSome, press, type Question, reachByKeys, STILL } from './hand.js';

const PLACES = '.pr .target[data-status="may"]';

/** On the table itself where it can be. What has no place on it (numbers, the end of the turn) is in the list. */
async function byMouse(page: Page, { places, hasNumber }: Question, any: Any): Promise<void> {
  if (hasNumber) await setAmount(page, any);
  if (places > 0 && any(3) > 0) return press(page, PLACES, any(places));
  await press(page, CHOICE, any(await page.locator(CHOICE).count()));
}

async function byKeys(page: Page, { names, hasNumber }: Question, any: Any): Promise<void> {
  if (hasNumber) {
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'spinbutton');
    for (let step = any(6); step > 0; step--) await page.keyboard.press(any(3) > 0 ? 'ArrowUp' : 'ArrowDown');
    // What is barred lies just beyond; Home leads back to what is allowed.
    if ((await page.locator(CHOICE).count()) === 0) await page.keyboard.press('Home');
    return page.keyboard.press('Enter');
  }
  // The focus is already in the list: arrows, Tab and Enter are enough; digits are quicker.
  const wanted = any(Math.min(names.length, 9));
  if (any(2) === 0) return page.keyboard.press(String(wanted + 1));
  await page.waitForFunction(() => document.activeElement?.classList.contains('choice'));
  await reachByKeys(page, wanted);
  await page.keyboard.press('Enter');
}

/** Goes from the beginning of the page to the button by which a game begins. */
async function tabToPlay(page: Page): Promise<void> {
  const isReached = () =>
    page.evaluate(
      () =>
        document.activeElement?.matches('button') && document.activeElement.textContent?.includes('Play against bots'),
    );
  for (let tabs = 0; tabs < 40 && !(await isReached()); tabs++) await page.keyboard.press('Tab');
}

describe('a whole game of Principato against bots', () => {
  test('with the keyboard alone to the middle, and after a reload with the mouse to the end', async () => {
    const page = await visit({ settings: STILL });
    await tabToPlay(page);
    await page.keyboard.press('Enter');
    const any = chooser(2);
    await playSome(page, PLACES, 35, (question) => byKeys(page, question, any));
    await page.reload();
    const choices = await playOut(page, PLACES, (question) => byMouse(page, question, any));
    expect(choices).toBeGreaterThan(20);
    await expectScoreSheet(page);
  });

  test('with a finger on a phone', async () => {
    const page = await visit({ ...PHONE, settings: STILL });
    await page.getByRole('button', { name: 'Play against bots' }).first().tap();
    const any = chooser(3);
    const choices = await playOut(page, PLACES, async ({ hasNumber }) => {
      if (hasNumber) await setAmount(page, any);
      await press(page, CHOICE, any(await page.locator(CHOICE).count()), 'finger');
    });
    expect(choices).toBeGreaterThan(40);
    await expectScoreSheet(page);
  });
});
