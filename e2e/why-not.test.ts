import { describe, expect, test } from 'vitest';
import { borrowPage, type Page } from './browser.js';
import { chooser, chooseSome, decision, playAgainstBots } from './game.js';

/** Unfolds what cannot be chosen, if there is anything. */
async function unfold(page: Page): Promise<void> {
  const fold = page.locator('.choices-barred > [aria-expanded="false"]');
  if ((await fold.count()) > 0) await fold.click();
}

describe('why not', () => {
  test('ten different refusals say why, with the rule and the way into the rulebook', async () => {
    const page = await borrowPage();
    await playAgainstBots(page);
    const any = chooser(6);
    const reasons = new Set<string>();
    for (let step = 0; step < 250 && reasons.size < 10; step++) {
      if ((await decision(page)) === 'over') break;
      await unfold(page);
      const barred = page.locator('.choice[data-status="bar"]');
      for (let at = 0; at < (await barred.count()); at++) {
        const label = await barred.nth(at).locator('span').nth(1).innerText();
        await barred.nth(at).evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await barred.nth(at).click({ force: true }); // it is marked as disabled, and answers all the same
        const bubble = page.locator('.whynot');
        await bubble.waitFor();
        const [sentence, rule] = [
          await bubble.locator('p').innerText(),
          await bubble.getByRole('button', { name: /^Rule P-/ }).innerText(),
        ];
        expect(sentence).not.toMatch(/[[\]{}]|undefined|NaN/);
        reasons.add(`${label} | ${sentence} | ${rule}`);
        // Closed before the next is pressed: it may lie over it.
        await page.keyboard.press('Escape');
        await bubble.waitFor({ state: 'hidden' });
      }
      await chooseSome(page, 1, any);
    }
    expect(reasons.size).toBeGreaterThanOrEqual(10);
  });

  test('the keyboard asks with ?, and the rule opens beside the game', async () => {
    const page = await borrowPage();
    await playAgainstBots(page);
    await unfold(page);
    const barred = page.locator('.choice[data-status="bar"]').first();
    await barred.focus();
    await page.keyboard.press('?');
    const rule = page.locator('.whynot').getByRole('button', { name: /^Rule P-/ });
    await rule.waitFor();
    const id = (await rule.innerText()).replace('Rule ', '');
    await rule.click();
    const panel = page.getByRole('dialog', { name: 'Rulebook' });
    await panel.waitFor();
    expect(await panel.innerText()).toContain(id);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await page.locator('.frame').count()).toBe(1);
  });
});
