import { type Choice, type State, vulgari } from '@bottega/vulgari';
import { beforeAll, describe, expect, test } from 'vitest';
import { handOver, type Page, PHONE, visit } from './browser.js';
import { type Any, act, chooser, decision, expectScoreSheet, recordAt, setAmount } from './game.js';
import { CHOICE, playOut, playSome, press, reachByKeys, STILL } from './hand.js';
import { heardBy, LISTEN, viewsIn } from './heard.js';

/** A game against random bots with so many at the table. */
async function begin(page: Page, seats: number, seed: string): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, '')}#/new/vulgari/one`);
  await page.locator('.setup label', { hasText: new RegExp(`^${seats}$`) }).click();
  for (let seat = 1; seat < seats; seat++) {
    await page.getByLabel('Played by').nth(seat).selectOption({ label: 'Bot (easy)' });
  }
  await page.locator('.setup-more summary').click();
  await page.locator('.setup-seed input').fill(seed);
  await page.getByRole('button', { name: 'Start game' }).click();
}

/** Choices that end something are made only now and then, so that games are full of what happens. */
const ENDINGS = /^(?:End turn|Pass|Stay away|Summon no one|Seek no office)|and end turn/;

/** The place in the list of a choice that leads on. */
function lively(names: readonly string[], any: Any): number {
  const acting = [...names.keys()].filter((at) => !ENDINGS.test(names[at]));
  return acting.length > 0 && any(3) > 0 ? acting[any(acting.length)] : any(names.length);
}

/** The score sheet adds up, says what points were given for, and the chart counts the rounds. */
async function expectEnd(page: Page): Promise<void> {
  await expectScoreSheet(page);
  const sheet = page.locator('.end table').first();
  for (const category of ['Election', 'Votes bonus', 'Papal Library', 'Five dialects']) {
    await sheet.getByRole('rowheader', { name: category, exact: true }).waitFor();
  }
  await sheet
    .getByText(/^\d+\smanu\u00ad?scripts?$/) // the word may break in a narrow column
    .first()
    .waitFor();
  await page
    .locator('.end .chart-tick', { hasText: /^Round \d+$/ })
    .first()
    .waitFor();
}

const PLACES = '.vu .target[data-status="may"]:not([aria-haspopup])';

describe('a whole game of De Vulgari Eloquentia against bots', () => {
  test('four players, with the mouse to the middle, on the table where it can be, and after a reload with the keyboard alone to the end', async () => {
    const page = await visit({ settings: STILL });
    await begin(page, 4, 'desk');
    const any = chooser(1);
    await playSome(page, PLACES, 30, async ({ names, places, hasNumber }) => {
      if (hasNumber) await setAmount(page, any);
      const isOnTable = places > 0 && any(2) > 0;
      return isOnTable ? press(page, PLACES, any(places)) : press(page, CHOICE, lively(names, any));
    });
    await page.reload();
    const choices = await playOut(page, PLACES, async ({ names, hasNumber }) => {
      // The focus is already among the choices: in the list, or in the first number that can be set.
      await page.waitForFunction(() => document.activeElement?.closest('.choices') !== null);
      if (hasNumber && any(2) === 0) {
        await page.keyboard.press(any(2) === 0 ? 'Home' : 'End');
        return page.keyboard.press('Enter');
      }
      const at = lively(names, any);
      if (!hasNumber && at < 9 && any(2) === 0) return page.keyboard.press(String(at + 1));
      await reachByKeys(page, at);
      await page.keyboard.press('Enter');
    });
    expect(choices).toBeGreaterThan(20);
    await expectEnd(page);
  });

  test('two players, with a finger on a phone', async () => {
    const page = await visit({ ...PHONE, settings: STILL });
    await begin(page, 2, 'phone');
    const any = chooser(3);
    const choices = await playOut(page, PLACES, async ({ names, hasNumber }) => {
      if (hasNumber) await setAmount(page, any);
      await press(page, CHOICE, lively(names, any), 'finger');
    });
    expect(choices).toBeGreaterThan(40);
    await expectEnd(page);
  });
});

/** Hands the screen to the person who is asked next. */
async function takeScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /show me/ }).click();
  await decision(page);
}

/** The addresses of games and the numbers of calls are others each time; what Tab stops at is settled a frame later. */
const withoutIds = (text: string) => text.replace(/[0-9a-f]{32}|"call":\d+| tabindex="-?\d"/g, '');

const libraryBound = ({ type }: Choice) => type === 'advance' || type === 'draw';

/** A game in which the first of three people has drawn cards of different points from the Papal Library. */
const DRAWN = recordAt(
  vulgari,
  'library',
  (choices) => choices.length > 1 && choices.every(({ type }) => type === 'keep'),
  libraryBound,
);

/** What the next person sees and the page has heard after the first has kept this one of the cards. */
async function nextPerson(kept: number): Promise<{ page: Page; own: string; seen: string; heard: string[] }> {
  const page = await visit({ script: LISTEN });
  const record = JSON.parse(DRAWN.toString());
  const players = record.players.map(({ name }: { name: string }) => ({ name, bot: null }));
  await handOver(page, JSON.stringify({ ...record, players }));
  await takeScreen(page);
  const list = page.locator('.choice[data-status="may"]');
  await act(page, () => list.nth(kept).click());
  const end = list.filter({ hasText: /End turn/ });
  while ((await end.count()) === 0) await act(page, () => list.first().click());
  const own = (await heardBy(page)).join('\n');
  await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
  await end.click();
  await page.locator('.handover').waitFor();
  expect(await page.locator('.vu-screen').count()).toBe(0);
  await takeScreen(page);
  const seen = withoutIds(await page.locator('.frame').innerHTML());
  return { page, own, seen, heard: await heardBy(page) };
}

describe('three people at one screen', () => {
  let one: Awaited<ReturnType<typeof nextPerson>>;
  beforeAll(async () => {
    one = await nextPerson(0);
  });

  test('nobody learns which card of the Papal Library another has kept; screens are open to their owners only', async () => {
    const other = await nextPerson(1);
    expect(one.own).not.toBe(other.own); // the first person did keep another one
    expect(other.seen).toBe(one.seen);
    expect(other.heard.map(withoutIds)).toEqual(one.heard.map(withoutIds));
    const { page } = other;
    expect(await page.locator('.vu-screen[data-open="true"]').count()).toBe(1);
    expect(await page.locator('.vu-screen[data-open="false"]').count()).toBe(2);
    await page.reload();
    await page.locator('.handover').waitFor();
    expect(await page.locator('.vu-screen').count()).toBe(0);
    await takeScreen(page);
    expect(await page.locator('.vu-screen[data-open="true"]').count()).toBe(1);
    expect(await page.locator('.log-lines').innerText()).toMatch(/draws \d\sPapal Library cards/);
  });

  test('the worker tells a seat what lies behind its own screen, and nothing that nobody knows', async () => {
    const { heard } = one;
    const views = viewsIn<State>(heard);
    expect(views.length).toBeGreaterThan(0);
    for (const { seat, view } of views) {
      expect(Object.keys(view).sort()).toEqual(['all', 'open', 'own', 'seat', 'seats']);
      expect([view.all, view.seat]).toEqual([null, seat]);
      if (seat === null) expect(view.own).toBe(null);
      expect(view.open.players.map(({ isLifted }) => isLifted)).toEqual([false, false, false]);
    }
    expect(heard.filter((text) => /"(hidden|seed|digests)"/.test(text))).toEqual([]);
  });
});
