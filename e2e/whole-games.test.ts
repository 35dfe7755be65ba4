import { describe, expect, test } from 'vitest';
import { PHONE, visit } from './browser.js';
import { chooser, expectScoreSheet, playAgainstBots, playOut, setAmount } from './game.js';

describe('a whole game of Principato against bots', () => {
  test('with the mouse, on the table itself where it can be', async () => {
    const page = await visit();
    await playAgainstBots(page);
    const any = chooser(1);
    const choices = await playOut(page, async () => {
      const onTable = page.locator('.pr .target[data-status="may"]');
      const count = await onTable.count();
      // What has no place on the table (numbers, the end of the turn) is in the list.
      const inList = page.locator('.choice[data-status="may"]');
      await setAmount(page, any);
      const isOnTable = count > 0 && any(3) > 0;
      const target = isOnTable ? onTable.nth(any(count)) : inList.nth(any(await inList.count()));
      await target.click();
    });
    expect(choices).toBeGreaterThan(40);
    await expectScoreSheet(page);
  });

  test('with the keyboard alone', async () => {
    const page = await visit();
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      if (
        await page.evaluate(
          () =>
            document.activeElement?.matches('button') &&
            document.activeElement.textContent?.includes('Play against bots'),
        )
      )
        break;
    }
    await page.keyboard.press('Enter');
    const any = chooser(2);
    const choices = await playOut(page, async () => {
      if ((await page.getByRole('spinbutton').count()) > 0) {
        await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'spinbutton');
        for (let step = any(6); step > 0; step--) await page.keyboard.press(any(3) > 0 ? 'ArrowUp' : 'ArrowDown');
        // What is barred lies just beyond; Home leads back to what is allowed.
        if ((await page.locator('.choice[data-status="may"]').count()) === 0) await page.keyboard.press('Home');
        await page.keyboard.press('Enter');
        return;
      }
      // The focus is already in the list: the arrows of Tab and Enter are enough; digits are quicker.
      const count = await page.locator('.choice[data-status="may"]').count();
      const wanted = any(Math.min(count, 9));
      if (any(2) === 0) await page.keyboard.press(String(wanted + 1));
      else {
        await page.waitForFunction(() => document.activeElement?.classList.contains('choice'));
        for (let step = 0; step < wanted; step++) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
    });
    expect(choices).toBeGreaterThan(40);
    await expectScoreSheet(page);
  });

  test('with a finger on a phone', async () => {
    const page = await visit(PHONE);
    await page.getByRole('button', { name: 'Play against bots' }).first().tap();
    const any = chooser(3);
    const choices = await playOut(page, async () => {
      await setAmount(page, any);
      const inList = page.locator('.choice[data-status="may"]');
      await inList.nth(any(await inList.count())).tap();
    });
    expect(choices).toBeGreaterThan(40);
    await expectScoreSheet(page);
  });
});
