/** The palace of Virtù: moving cards by dragging, by pointing and by keys. */
import { type Choice, type State, virtu } from '@bottega/virtu';
import { SPACE_COUNT } from '@bottega/virtu/show';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, type Page, PHONE } from './browser.js';
import { act, openRecord, recordAt } from './game.js';

const stepOf = ({ open }: State) => open.stack.at(-1)?.step;
/** A courtier can be moved. */
const MOVING = recordAt(virtu, 'moving', (choices, state) => {
  const isCourtier = (choice: Choice) => choice.type === 'pick' && choice.slot < SPACE_COUNT;
  return stepOf(state) === 'reorganize' && choices.some(isCourtier);
});

/** More tiles could be refreshed than there are symbols for. */
const GOVERNING = recordAt(virtu, 'governing', (choices, state) => {
  return stepOf(state) === 'govern' && choices.filter(({ type }) => type === 'refresh').length > 2;
});

/** Several sources can pay for governing, and more than one symbol would be of use. */
const PAYING = recordAt(
  virtu,
  'paying to govern',
  (choices, state) => {
    const sources = choices.flatMap((choice) => (choice.type === 'use' ? [choice.source] : []));
    const exhausted = state.open.palaces[0].tileReady.filter((isReady) => !isReady).length;
    return stepOf(state) === 'governCost' && new Set(sources).size > 1 && exhausted > 4;
  },
  ({ type }) => type === 'annex' || type === 'perform' || type === 'use',
);

const own = (page: Page) => page.locator('.vi-palace[data-own="true"]');
const question = (page: Page) => page.locator('.frame-question').innerText();

/** Presses on one thing and lets go over another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // The whole palace, so that where the card falls is on the screen too.
  await from.evaluate((piece) => piece.closest('.vi-palace')?.scrollIntoView({ block: 'center' }));
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('V-7.1 governing', () => {
  test('R-32 the cost is paid in whatever order the sources are pointed at', async () => {
    const page = await openRecord(PAYING);
    const sources = own(page).locator('.target[data-status="may"]');
    const paid = page.locator('.log-lines').getByText(/^Anna uses /);
    const before = await paid.count();
    await act(page, () => sources.last().click());
    await expect.poll(() => paid.count()).toBe(before + 1);
    await sources.first().click();
    await expect.poll(() => paid.count()).toBe(before + 2);
  });

  test('R-32 tiles are refreshed in whatever order they are pointed at', async () => {
    const page = await openRecord(GOVERNING);
    const tiles = own(page).locator('.vi-tile[data-status="may"]');
    const ids = await tiles.evaluateAll((found) => found.map((one) => one.getAttribute('data-thing')));
    const [first, last] = [ids[0], ids[ids.length - 1]].map((id) => own(page).locator(`[data-thing="${id}"]`));
    const refreshed = '.vi-tile-face[data-ready="true"]';
    await act(page, () => last.click());
    await last.locator(refreshed).waitFor();
    await first.click();
    await first.locator(refreshed).waitFor();
    await last.locator(refreshed).waitFor();
  });

  test('R-32 tiles are refreshed in whatever order they are chosen from the list, by keys', async () => {
    const page = await openRecord(GOVERNING);
    const listed = page.locator('.choice[data-status="may"]', { hasText: /Refresh (?!the richest)/ });
    const names = await listed.locator('span:last-child').allInnerTexts();
    const [first, last] = [names[0], names[names.length - 1]];
    const ready = own(page).locator('.vi-tile-face[data-ready="true"]');
    const before = await ready.count();
    for (const [at, name] of [last, first].entries()) {
      const choice = listed.filter({ hasText: name });
      await choice.focus();
      await act(page, () => page.keyboard.press('Enter'));
      await expect.poll(() => ready.count()).toBeGreaterThanOrEqual(before + at + 1);
    }
  });
});

describe('V-9.2 moving cards', () => {
  test('what a card is carried across does not say why it is no place for it', async () => {
    const page = await openRecord(MOVING);
    await own(page).evaluate((palace) => palace.scrollIntoView({ block: 'center' }));
    const card = await middle(own(page).locator('.vi-court .vi-liftable').first());
    const wrong = await middle(own(page).locator('.vi-room[data-here="true"] [data-drop]').first());
    await page.mouse.move(card.x, card.y);
    await page.mouse.down();
    await page.mouse.move(card.x, card.y + 20, { steps: 4 });
    await page.locator('.vi-tray-card').waitFor();
    await page.mouse.move(wrong.x, wrong.y, { steps: 8 });
    await page.locator('[data-drop][data-over="true"]').waitFor();
    expect(await page.locator('.whynot').count()).toBe(0);
    await page.mouse.up();
    await page.locator('.whynot').waitFor();
  });

  test('a card that falls on a wrong place says why and stays in hand, then goes where it may', async () => {
    const page = await openRecord(MOVING);
    const card = own(page).locator('.vi-court .vi-liftable').first();
    await drag(page, card, own(page).locator('.vi-room[data-here="true"] [data-drop]').first());
    await page.locator('.whynot', { hasText: /Rule V-9\.2\./ }).waitFor();
    const hand = page.locator('.vi-tray-card');
    await hand.waitFor();
    const place = own(page).locator('[data-drop][data-status="may"]').first();
    await act(page, () => drag(page, hand, place));
    await hand.waitFor({ state: 'detached' });
    expect(await page.locator('.log-lines').innerText()).toMatch(/Anna moves .+ (to cortigiano space|into the)/);
  });

  test('a card that falls beside all places goes back', async () => {
    const page = await openRecord(MOVING);
    const before = await question(page);
    await drag(page, own(page).locator('.vi-court .vi-liftable').first(), page.locator('.frame-prompt'));
    await page.locator('.frame[data-version="2"]').waitFor(); // lifted, and taken back
    expect(await question(page)).toBe(before);
    expect(await page.locator('.vi-tray-card').count()).toBe(0);
  });

  test('the keyboard chooses a card and then its place', async () => {
    const page = await openRecord(MOVING);
    const press = async (thing: Locator) => {
      await thing.focus();
      await page.keyboard.press('Enter');
    };
    const card = own(page).locator('.vi-court .vi-liftable').first();
    await press(card);
    const menu = page.getByRole('menuitem', { name: /^Move / });
    if ((await menu.count()) > 0) await press(menu);
    await page.locator('.vi-tray-card').waitFor();
    await act(page, () => press(own(page).locator('[data-drop][data-status="may"]').first()));
    expect(await page.locator('.log-lines').innerText()).toMatch(/Anna moves .+ (to cortigiano space|into the)/);
  });

  test('on a phone the palaces of the others are folded up', async () => {
    const page = await openRecord(MOVING, PHONE);
    expect(await page.locator('.vi-palace details[open]').count()).toBe(0);
    expect(await own(page).locator('.vi-room').count()).toBe(5);
    expect(await axe(page)).toEqual([]);
  });
});
