/** The palace of Virtù: paying as suggested, and moving cards by dragging, by pointing and by keys. */
import { apply, auto } from '@bottega/kernel';
import { type Choice, type State, virtu } from '@bottega/virtu';
import { SPACE_COUNT } from '@bottega/virtu/show';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, type Page, PHONE, visit } from './browser.js';
import { act, importRecord, recordAt } from './game.js';

const stepOf = ({ open }: State) => open.stack.at(-1)?.step;
/** A price that takes more than one answer. */
const PAYING = recordAt(virtu, 'paying', (_choices, state) => {
  if (stepOf(state) !== 'pay') return false;
  const imagined = virtu.clone(state);
  apply(virtu, imagined, 0, auto(virtu, imagined, 0));
  return stepOf(imagined) === 'pay';
});
/** A courtier can be moved. */
const MOVING = recordAt(virtu, 'moving', (choices, state) => {
  const isCourtier = (choice: Choice) => choice.type === 'pick' && choice.slot < SPACE_COUNT;
  return stepOf(state) === 'reorganize' && choices.some(isCourtier);
});

const own = (page: Page) => page.locator('.vi-palace[data-own="true"]');
const question = (page: Page) => page.locator('.frame-question').innerText();

/** Presses on one thing and lets go over another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // The whole palace, so that where the card falls is on the screen too.
  await from.evaluate((piece) => piece.closest('.vi-palace')?.scrollIntoView({ block: 'center' }));
  const start = await middle(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y, { steps: 3 });
  // A lifted card is shown above the rooms, which may push them down: one aims at what one sees.
  await page.locator('.vi-tray-card').first().waitFor();
  const end = await middle(to);
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('paying', () => {
  test('V-5.3 what is suggested is marked where it lies, and one click pays it all', async () => {
    const page = await visit();
    await importRecord(page, PAYING);
    await page.locator('.vi-payment .vi-place[data-paid="false"]').first().waitFor();
    expect(await page.locator('.vi-payment .vi-plan li').count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    await act(page, () => page.getByRole('button', { name: 'Pay as suggested' }).click());
    await page.locator('.vi-payment').waitFor({ state: 'detached' });
  });

  test('V-5.2.2 what was used last is spared again by pointing at it', async () => {
    const page = await visit();
    await importRecord(page, PAYING);
    const suggested = own(page).locator('.target[data-status="may"]:has([data-mark="planned"])').first();
    await act(page, () => suggested.click());
    const paid = page.locator('.vi-payment .vi-place[data-paid="true"]');
    const spent = own(page).locator('button.target:has([data-spent="true"])');
    expect(await paid.count()).toBeGreaterThan(0);
    await act(page, () => spent.click());
    expect(await spent.count()).toBe(0);
    expect(await suggested.count()).toBe(1);
  });

  test('R-32 what is suggested for later is paid with what is suggested before it', async () => {
    const page = await visit();
    await importRecord(page, PAYING);
    const later = own(page).locator('button.target:not([data-status]):has([data-mark="planned"])').last();
    await act(page, () => later.click());
    await page.locator('.vi-payment').waitFor({ state: 'detached' });
  });
});

describe('V-9.2 moving cards', () => {
  test('a card that falls on a wrong place says why and stays in hand, then goes where it may', async () => {
    const page = await visit();
    await importRecord(page, MOVING);
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
    const page = await visit();
    await importRecord(page, MOVING);
    const before = await question(page);
    await drag(page, own(page).locator('.vi-court .vi-liftable').first(), page.locator('.frame-prompt'));
    await page.locator('.frame[data-version="2"]').waitFor(); // lifted, and taken back
    expect(await question(page)).toBe(before);
    expect(await page.locator('.vi-tray-card').count()).toBe(0);
  });

  test('the keyboard chooses a card and then its place', async () => {
    const page = await visit();
    await importRecord(page, MOVING);
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
    const page = await visit(PHONE);
    await importRecord(page, MOVING);
    expect(await page.locator('.vi-palace details[open]').count()).toBe(0);
    expect(await own(page).locator('.vi-room').count()).toBe(5);
    expect(await axe(page)).toEqual([]);
  });
});
