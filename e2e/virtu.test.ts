import { type Choice, type State, virtu } from '@bottega/virtu';
import { describe, expect, test } from 'vitest';
import { axeInBothThemes, borrowPage, type Page, PHONE, visit } from './browser.js';
import { type Any, act, chooser, decision, expectScoreSheet, importRecord, openRecord, recordAt } from './game.js';
import { CHOICE, playOut, playSome, press, reachByKeys, STILL } from './hand.js';
import { heardBy, LISTEN } from './heard.js';
import { expectSoundIn } from './sound.js';

/** A game of three that ends after seven years at the latest. */
async function begin(page: Page, people: 'one' | 'several', { seed = '', bot = 'Bot (easy)' } = {}): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, '')}#/new/virtu/${people}`);
  for (const seat of people === 'one' ? [1, 2] : []) {
    await page.getByLabel('Played by').nth(seat).selectOption({ label: bot });
  }
  await page.locator('.setup-more summary').click();
  await page.getByLabel('Year limit').selectOption({ label: '7 years' });
  await page.locator('.setup-seed input').fill(seed);
  await page.getByRole('button', { name: 'Start game' }).click();
}

/** Choices that end something are made only now and then, so that games are full of what happens. */
const ENDINGS =
  /^(?:End|Pass|Done (?:waging|intriguing|moving|recruiting)|Buy nothing|No alliance|Discard|Give|Request)/;

/** The place in the list of a choice that leads on. */
function lively(names: readonly string[], any: Any): number {
  const acting = [...names.keys()].filter((at) => !ENDINGS.test(names[at]));
  return acting.length > 0 && any(2) > 0 ? acting[any(acting.length)] : any(names.length);
}

/** What changes a proposed payment plays nothing; accepting it does. */
const PLACES = '.vi .target[data-status="may"]:not([aria-haspopup], .vi-part), .vi-payment button.primary';

describe('a whole game of Virtù against bots', () => {
  test('with the mouse to the middle, on the table where it can be, and after a reload with the keyboard alone to the end', async () => {
    const page = await visit({ settings: STILL });
    await begin(page, 'one', { seed: 'desk' });
    const any = chooser(1);
    await playSome(page, PLACES, 40, ({ names, places }) => {
      const isOnTable = places > 0 && any(3) > 0;
      return isOnTable ? press(page, PLACES, any(places)) : press(page, CHOICE, lively(names, any));
    });
    await page.reload();
    const choices = await playOut(page, PLACES, async ({ names }) => {
      const wanted = lively(names, any);
      if (wanted < 9 && any(2) === 0) return page.keyboard.press(String(wanted + 1));
      await page.waitForFunction(() => document.activeElement?.classList.contains('choice'));
      await reachByKeys(page, wanted);
      await page.keyboard.press('Enter');
    });
    expect(choices).toBeGreaterThan(20);
    await expectScoreSheet(page);
    await page
      .locator('.end table')
      .first()
      .getByText(/\d\scross(?:es)?/)
      .first()
      .waitFor();
    await page
      .locator('.end .chart-tick', { hasText: /Year \d, winter/ })
      .first()
      .waitFor();
  });

  test('with a finger on a phone', async () => {
    const page = await visit({ ...PHONE, settings: STILL });
    await begin(page, 'one', { seed: 'phone' });
    const any = chooser(3);
    const choices = await playOut(page, PLACES, ({ names }) => press(page, CHOICE, lively(names, any), 'finger'));
    expect(choices).toBeGreaterThan(30);
    await expectScoreSheet(page);
  });
});

/** Hands the screen to the person who is asked next; says who it is. */
async function takeScreen(page: Page): Promise<string> {
  const ready = page.getByRole('button', { name: /show me/ });
  await ready.waitFor();
  const name = (await ready.innerText()).replace(/^I’m (.*), show me$/, '$1');
  await ready.click();
  await decision(page);
  return name;
}

/** Places the family cards of whoever looks: the first of so many places each time; then confirms. */
async function placeFamily(page: Page, at: number): Promise<void> {
  const confirm = page.getByRole('button', { name: /Confirm/ }).first();
  // The last card has one place left, and goes there by itself.
  while ((await confirm.count()) === 0) {
    await act(page, () => page.locator('.choices-body .choice[data-status="may"]').nth(at).click());
  }
  await act(page, () => confirm.click());
}

/** The addresses of games and the numbers of calls are others each time; what Tab stops at is settled a frame later. */
const withoutIds = (text: string) => text.replace(/[0-9a-f]{32}|"call":\d+| tabindex="-?\d"/g, '');

/** What the second person sees and the page has heard once the first has placed the family cards there. */
async function secondPerson(at: number): Promise<{ page: Page; seen: string; heard: string; own: string }> {
  const page = await visit({ script: LISTEN });
  await begin(page, 'several', { seed: 'families' });
  // Everybody chooses a dynasty; the last one has no choice.
  while ((await familyQuestion(page)) === false) {
    await takeScreen(page);
    if (await familyQuestion(page)) break;
    await act(page, () => page.locator('.choice[data-status="may"]').first().click());
  }
  await placeFamily(page, at);
  const own = (await heardBy(page)).join('\n');
  await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
  await takeScreen(page);
  const seen = withoutIds(await page.locator('.frame').innerHTML());
  const heard = withoutIds((await heardBy(page)).join('\n'));
  return { page, seen, heard, own };
}

/** Whether the family cards are being placed by whoever looks. */
async function familyQuestion(page: Page): Promise<boolean> {
  await page.locator('.frame-question, .handover').first().waitFor();
  return (await page.locator('.frame-question', { hasText: /^Where do you place/ }).count()) > 0;
}

describe('three people at one screen', () => {
  test('nobody learns where another has placed the family cards until all have; the game goes on after a reload', async () => {
    const one = await secondPerson(0);
    const other = await secondPerson(2);
    expect(one.own).not.toBe(other.own); // the first person did place them elsewhere
    expect(other.seen).toBe(one.seen);
    expect(other.heard).toBe(one.heard);
    const { page } = other;
    await placeFamily(page, 0);
    await page.reload();
    await takeScreen(page);
    await placeFamily(page, 0);
    // The last one may also be the first in spring.
    if ((await page.locator('.handover').count()) > 0) await takeScreen(page);
    await page.locator('.frame-question', { hasText: 'Which room do you start in?' }).waitFor();
    const told = await page.locator('.log-lines').innerText();
    expect(told.match(/places .* as its (?:action|upgrade) card|places .* on cortigiano space/g)).toHaveLength(9);
  });
});

const isWarlike = ({ type }: Choice) => ['troop', 'road', 'sail', 'tokens', 'perform', 'recruit'].includes(type);
const isAsked =
  (step: State['open']['stack'][number]['step'], year: number) =>
  (_: unknown, { open }: State) =>
    open.stack[open.stack.length - 1].step === step && open.year >= year;

/** Moments with a look of their own. */
const MOMENTS: readonly (readonly [name: string, file: Buffer, mark: string])[] = [
  ['a spring', recordAt(virtu, 'spring', isAsked('turn', 2)), '.vi-season'],
  ['a siege', recordAt(virtu, 'siege', isAsked('declare', 1), isWarlike), '.vi-fight'],
  ['a winter', recordAt(virtu, 'winter', isAsked('purchase', 2)), '.vi-winter'],
];

test('in spring, siege and winter no text is missing and nothing overflows; axe finds nothing', async () => {
  const page = await borrowPage({ settings: STILL });
  for (const [name, file, mark] of MOMENTS) {
    await importRecord(page, file);
    await page.locator(mark).waitFor();
    // The spring shows the whole table; the others bring something of their own.
    expect([name, await axeInBothThemes(page, name === 'a spring' ? 'html' : mark)]).toEqual([name, []]);
    await expectSoundIn(page, name);
  }
});

test('a tip is said at the first decision of a kind, and not again', async () => {
  const [, siege] = MOMENTS[1];
  const page = await openRecord(siege);
  const tip = page.locator('.tip');
  await tip.getByText('You take turns to declare').waitFor();
  // Beside the table: it moves nothing there when it goes.
  const top = () => page.locator('.vi-table').evaluate((table) => table.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('button', { name: 'Got it' }).click();
  await tip.waitFor({ state: 'detached' });
  expect(await top()).toBe(before);
  await page.reload();
  await decision(page);
  expect(await tip.count()).toBe(0);
});
