/** Paying in Virtù: the proposal on the cards themselves, sparing and using, and one click that pays. */
import { type Choice, type State, virtu } from '@bottega/virtu';
import { type PaymentPlan, type PlannedUse, planPayment } from '@bottega/virtu/show';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, cutOff, overflows, type Page, PHONE } from './browser.js';
import { act, openRecord, recordAt } from './game.js';

const planOf = (state: State, spared: readonly number[] = []): PaymentPlan | null =>
  planPayment(virtu.tables, state, { spared, wanted: [] });

/** A price with several answers that two or more cards and tiles are suggested for, each of which can be spared. */
const PAYING = recordAt(
  virtu,
  'paying',
  (_choices, state) => {
    if (state.open.stack.at(-1)?.step !== 'pay') return false;
    const { uses, choices } = planOf(state) ?? { uses: [], choices: [] };
    const canSpare = ({ source, isGiven }: PlannedUse) => !isGiven && planOf(state, [source]) !== null;
    return choices.length > 2 && uses.every((use) => use.choice.type !== 'request' && canSpare(use));
  },
  // Whoever keeps cards and tiles available has something to choose from.
  ({ type }) => type !== 'collect' && type !== 'request' && type !== 'discard',
);
/** A price for which something cannot be spared. */
const NEEDY = recordAt(virtu, 'needy', (choices: readonly Choice[], state) => {
  if (state.open.stack.at(-1)?.step !== 'pay' || choices.some(({ type }) => type === 'request')) return false;
  return planOf(state)?.uses.some(({ source, isGiven }) => !isGiven && planOf(state, [source]) === null) ?? false;
});

const own = (page: Page) => page.locator('.vi-palace[data-own="true"]');
const standing = (of: Locator, which: string) => of.locator(`.vi-part:has(> [data-standing="${which}"])`);
const things = (of: Locator) =>
  of.evaluateAll((found) => found.map((one) => one.getAttribute('data-thing') ?? '').sort());
const accept = (page: Page) => page.getByRole('button', { name: 'Pay as shown' });
const thing = (page: Page, id: string) => own(page).locator(`[data-thing="${id}"]`);

/** What is spared is named to whoever cannot see it, and something else pays in its place. */
async function expectSpared(page: Page, spared: string, before: readonly string[]): Promise<void> {
  const card = thing(page, spared);
  await card.locator('[data-standing="spared"]').waitFor();
  expect(await card.locator('.sr-only').first().innerText()).toMatch(/\(kept\); press to allow it again$/);
  const now = await things(standing(own(page), 'planned').or(standing(own(page), 'needed')));
  expect(now).not.toContain(spared);
  expect(now).not.toEqual(before);
}

/** Pays with one click; what was spared is as it was. */
async function expectUnused(page: Page, spared: string): Promise<void> {
  await act(page, () => accept(page).click());
  await page.locator('.vi-payment').waitFor({ state: 'detached' });
  expect(await thing(page, spared).locator('[data-ready="false"], [data-spent="true"]').count()).toBe(0);
}

describe('V-5.3 paying', () => {
  test('what is suggested is spared by a click, something else pays, and one click pays it all', async () => {
    const page = await openRecord(PAYING);
    const version = await page.locator('.frame').getAttribute('data-version');
    const before = await things(standing(own(page), 'planned'));
    expect(before.length).toBeGreaterThan(1);
    const [spared] = before;
    const name = thing(page, spared).locator('.sr-only').first();
    expect(await name.innerText()).toMatch(/^(?:Use|Collect) \d+\s.+ \(suggested\); press to keep it$/);
    await thing(page, spared).click();
    await expectSpared(page, spared, before);
    expect(await axe(page, '.vi-payment')).toEqual([]);
    // Nothing has been paid so far.
    expect(await page.locator('.frame').getAttribute('data-version')).toBe(version);
    await expectUnused(page, spared);
  });

  test('what is spared is allowed again by a second click, and the first proposal is back', async () => {
    const page = await openRecord(PAYING);
    const before = await things(standing(own(page), 'planned'));
    const [spared] = before;
    await thing(page, spared).click();
    await expectSpared(page, spared, before);
    await thing(page, spared).click();
    await expect.poll(() => things(standing(own(page), 'planned'))).toEqual(before);
  });

  test('what is not suggested is used by a click, and the rest is proposed anew', async () => {
    const page = await openRecord(PAYING);
    const before = await things(standing(own(page), 'planned'));
    const other = own(page).locator('.vi-part[data-status="may"]:not(:has(> [data-standing]))').first();
    const wanted = (await other.getAttribute('data-thing')) ?? '';
    const asks = (await other.getAttribute('aria-haspopup')) !== null; // for which of its symbols
    await other.click();
    if (asks) await page.getByRole('menuitem').first().click();
    await thing(page, wanted).locator('> [data-standing]').waitFor();
    expect(await things(standing(own(page), 'planned'))).not.toEqual(before);
    await act(page, () => accept(page).click());
    await page.locator('.vi-payment').waitFor({ state: 'detached' });
  });

  test('with the keyboard alone', async () => {
    const page = await openRecord(PAYING);
    const before = await things(standing(own(page), 'planned'));
    const [spared] = before;
    await thing(page, spared).focus();
    await page.keyboard.press('Enter');
    await expectSpared(page, spared, before);
    // The focus stays on the card, so that it can be allowed again at once.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-thing'))).toBe(spared);
    await accept(page).focus();
    await act(page, () => page.keyboard.press('Enter'));
    await page.locator('.vi-payment').waitFor({ state: 'detached' });
    expect(await thing(page, spared).locator('[data-ready="false"]').count()).toBe(0);
  });

  test('V-5.3.5 what nothing else can replace says so', async () => {
    const page = await openRecord(NEEDY);
    const needed = standing(page.locator('.vi-payment'), 'needed').first();
    expect(await needed.locator('.sr-only').first().innerText()).toMatch(/you can’t do without it$/);
    await needed.click({ force: true }); // it is called disabled, but answers
    await page
      .locator('.whynot p', { hasText: /^You can’t do without this: nothing else you have left can pay \d/ })
      .waitFor();
    expect(await standing(page.locator('.vi-payment'), 'needed').count()).toBeGreaterThan(0);
  });

  test('on a phone everything can be reached, and the list spares as the cards do', async () => {
    const page = await openRecord(PAYING, PHONE);
    const before = await things(standing(own(page), 'planned'));
    const chips = page.locator('.vi-payment .vi-part');
    const first = chips.first();
    await first.tap();
    await first.locator('[data-standing="spared"]').waitFor();
    expect(await things(standing(own(page), 'planned'))).not.toEqual(before);
    expect([await overflows(page), await cutOff(page)]).toEqual([false, []]);
    expect(await axe(page)).toEqual([]);
    await act(page, () => accept(page).tap());
    await page.locator('.vi-payment').waitFor({ state: 'detached' });
  });

  test('R-32 what was chosen from the list of choices is taken back by pointing at it', async () => {
    const page = await openRecord(PAYING);
    const hasText = await page.locator('.vi-payment .vi-mean-name').first().innerText();
    await act(page, () => page.locator('.choice[data-status="may"]', { hasText }).click());
    const spent = own(page).locator('button.target:has([data-spent="true"])');
    await act(page, () => spent.last().click());
    expect(await spent.count()).toBe(0);
  });
});
