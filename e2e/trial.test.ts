/** Trying something out: a marked copy of the position in which nothing counts, what becomes of it in the real game, and plans. */
import { type GameRecord, Match } from '@bottega/kernel';
import { principato } from '@bottega/principato';
import { describe, expect, test } from 'vitest';
import { axeInBothThemes, borrowPage, cutOff, overflows, type Page, PHONE } from './browser.js';
import { chooseAny, logOf, tableOf } from './company.js';
import { act, chooser, decision, importFinished, midGame, openRecord } from './game.js';
import { CHOICE, playOut, press, STILL } from './hand.js';

const bar = (page: Page) => page.locator('.trial-bar');
const way = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const plan = (page: Page) => page.locator('.plan');

async function tryOut(page: Page): Promise<void> {
  await page.locator('.choices').getByRole('button', { name: 'Try', exact: true }).click();
  await bar(page).waitFor();
}

/** Chooses the first of the list, and waits until that is shown; says what it was called. */
async function chooseFirst(page: Page): Promise<string> {
  await decision(page);
  const first = page.locator(CHOICE).first();
  const name = await first.locator('span').last().innerText();
  await act(page, () => first.click());
  return name;
}

/** Everything that tells how the game stands. */
const standing = async (page: Page) => [
  await logOf(page),
  await page.locator('.seats').innerText(),
  await page.locator('.frame-question').innerText(),
];

describe('a trial', () => {
  test('is marked, lets one play on against the others, takes everything back, and leaves the real game as it was', async () => {
    const page = await openRecord(midGame('principato', 60), { settings: STILL });
    const before = await standing(page);
    const asBefore = async () => expect.poll(() => standing(page)).toEqual(before);
    await tryOut(page);
    await page.locator('.frame[data-trial="true"]').waitFor();
    expect(await page.title()).toContain('Trial: Principato');
    await expect.poll(() => page.locator('.announcer').innerText()).toContain('Trial: nothing counts here.');
    await asBefore(); // it begins with what is seen
    expect(await page.getByRole('button', { name: 'Undo turn' }).count()).toBe(0);
    for (let made = 0; made < 6; made++) await chooseFirst(page);
    expect((await logOf(page)).length).toBeGreaterThan(before[0].length + 5);
    // Across the bots' turns and the cards that came: nothing counts, so everything can be taken back.
    await act(page, () => page.keyboard.press('Shift+U'));
    await act(page, () => way(page, 'Start over').click());
    await asBefore();
    expect(await way(page, 'Start over').getAttribute('aria-disabled')).toBe('true');
    await chooseFirst(page);
    expect(await axeInBothThemes(page)).toEqual([]);
    await way(page, 'Back').click();
    await bar(page).waitFor({ state: 'detached' });
    await asBefore();
  });

  test('is opened and left by keyboard, and what was tried is played in the real game', async () => {
    const page = await openRecord(midGame('principato', 60), { settings: STILL });
    const before = await logOf(page);
    await page.keyboard.press('Shift+T');
    await bar(page).waitFor();
    await page.keyboard.press('Shift+T');
    await bar(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+T');
    await bar(page).waitFor();
    expect(await way(page, 'Play this').getAttribute('aria-disabled')).toBe('true');
    await act(page, () => page.keyboard.press('1'));
    const tried = await standing(page);
    expect(await bar(page).innerText()).toContain('You tried: ');
    await way(page, 'Play this').press('Enter');
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => standing(page)).toEqual(tried);
    expect((await logOf(page)).length).toBeGreaterThan(before.length);
    expect(await plan(page).count()).toBe(0);
    // It was one act: one step takes it back.
    await act(page, () => page.keyboard.press('Shift+U'));
    expect(await logOf(page)).toEqual(before);
  });

  test.each(['principato', 'virtu', 'vulgari'] as const)(
    'of %s fits on a phone and has its ways in reach',
    async (game) => {
      const page = await openRecord(midGame(game, 80), { ...PHONE, settings: STILL });
      await tryOut(page);
      await chooseFirst(page);
      await decision(page);
      expect(await overflows(page)).toBe(false);
      expect(await cutOff(page)).toEqual([]);
      expect(await axeInBothThemes(page, '.frame-prompt')).toEqual([]);
      await way(page, 'Back').tap();
      await bar(page).waitFor({ state: 'detached' });
    },
  );

  test('is left by the browser’s Back, which leads away from the table only then', async () => {
    const page = await openRecord(midGame('principato', 60), { settings: STILL });
    const table = page.url();
    await tryOut(page);
    await chooseFirst(page);
    await page.goBack();
    await bar(page).waitFor({ state: 'detached' });
    expect([page.url(), await page.locator('.frame').count()]).toEqual([table, 1]);
    // Left by its own button it leaves nothing behind that Back would have to go through.
    await tryOut(page);
    await way(page, 'Back').click();
    await bar(page).waitFor({ state: 'detached' });
    await page.goBack();
    await expect.poll(() => page.url()).not.toBe(table);
  });

  test('goes on to the end of the game, of which only the score sheet is told, and back to where it began', async () => {
    const page = await openRecord(midGame('principato', 200), { settings: STILL });
    const before = await standing(page);
    await tryOut(page);
    await playOut(page, '.target', ({ names }) => press(page, CHOICE, names.length - 1));
    await page
      .locator('.end')
      .getByText(/wins!|You won!|Shared victory/)
      .waitFor();
    expect(await page.locator('.end').getByRole('link').count()).toBe(0);
    expect(await page.locator('.end').getByRole('button').count()).toBe(0);
    const [sheet, side] = [await page.locator('.end').boundingBox(), await page.locator('.frame-side').boundingBox()];
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(side?.y ?? 0);
    await way(page, 'Start over').click();
    await expect.poll(() => standing(page)).toEqual(before);
  });

  test('begins at a moment of the past, too, and leads back to it', async () => {
    const page = await borrowPage({ settings: STILL });
    await importFinished(page);
    const told = () => page.locator('.replay-log').innerText();
    const whole = await told();
    await page.getByRole('slider').fill('40');
    await expect.poll(told).not.toBe(whole);
    const opened = await told();
    await page.locator('.replay-eyes select').selectOption('1');
    // What only others were told is gone from the log.
    await expect.poll(told).not.toBe(opened);
    const log = await told();
    await page.getByRole('button', { name: 'Try from here' }).click();
    await bar(page).waitFor();
    await decision(page);
    expect(await bar(page).getByRole('button').allInnerTexts()).toEqual(['Back', 'Start over']);
    await chooseFirst(page);
    await way(page, 'Back').click();
    await page.getByRole('slider').waitFor();
    await expect.poll(told).toBe(log);
  });
});

describe('a plan', () => {
  /** Anna's turn is over, and the bots are held. */
  async function whileOthersThink(): Promise<Page> {
    const page = await openRecord(midGame('principato', 60), { settings: { ...STILL, pace: 'slow' } });
    await act(page, () => page.getByRole('button', { name: 'End turn' }).click());
    await page.keyboard.press('Shift+P');
    await page.locator('.pace[data-paused="true"]').waitFor();
    return page;
  }

  async function keepPlan(page: Page): Promise<string> {
    await tryOut(page);
    await page.keyboard.press('Shift+S');
    const name = await chooseFirst(page);
    await way(page, 'Keep for my turn').click();
    await plan(page).getByText('You have kept a plan for your turn.').waitFor();
    return name;
  }

  test('is tried while others think, outlives a reload, is offered in one’s turn, and is played only if one says so', async () => {
    const page = await whileOthersThink();
    await keepPlan(page);
    await page.reload();
    await plan(page).getByText('You have kept a plan for your turn.').waitFor();
    await page.keyboard.press('Shift+S');
    await plan(page).getByText('Your plan: ').waitFor();
    expect(await axeInBothThemes(page, '.frame-side')).toEqual([]);
    const before = await logOf(page);
    await act(page, () => plan(page).getByRole('button', { name: 'Play it' }).click());
    expect((await logOf(page)).length).toBeGreaterThan(before.length);
    await plan(page).waitFor({ state: 'detached' });
  });

  test('is forgotten when one says so, and when one’s turn has passed without it', async () => {
    const page = await whileOthersThink();
    await keepPlan(page);
    await plan(page).getByRole('button', { name: 'Forget it' }).click();
    await plan(page).waitFor({ state: 'detached' });
    await keepPlan(page);
    await page.keyboard.press('Shift+S');
    await plan(page).getByText('Your plan: ').waitFor();
    await act(page, () => page.getByRole('button', { name: 'End turn' }).click());
    await plan(page).waitFor({ state: 'detached' });
  });

  test('that is not possible says why; what else lies in the store is no plan', async () => {
    const file = midGame('principato', 60);
    const match = Match.resume(principato, JSON.parse(file.toString()) as GameRecord as never);
    const { barred } = match.offers(0);
    const step = match.state.open.stack.at(-1)?.step;
    const page = await openRecord(file, { settings: STILL });
    const table = /table\/([^/?]+)/.exec(page.url())?.[1];
    const put = async (plans: unknown) => {
      await page.evaluate((value) => localStorage.setItem('bottega-plans', value), JSON.stringify(plans));
      await page.reload();
      await decision(page);
    };
    const one = { table, seat: 0, step };
    await put([
      null,
      3,
      { ...one, choices: 'all' },
      { ...one, choices: [{ type: { a: 1 } }] },
      { ...one, choices: [] },
    ]);
    expect(await plan(page).count()).toBe(0);
    await put([{ ...one, choices: [{ type: 'no such choice' }] }]);
    await plan(page).getByText('Your plan is no longer possible. The next choice isn’t possible').waitFor();
    await put([{ ...one, choices: [barred[0].choice] }]);
    await plan(page)
      .getByText(/Your plan is no longer possible\. “.+” isn’t possible: .+/)
      .waitFor();
    expect(await plan(page).getByRole('button', { name: 'Play it' }).count()).toBe(0);
    await plan(page).getByRole('button', { name: 'Forget it' }).click();
    await plan(page).waitFor({ state: 'detached' });
  });
});

test('among people: nobody is advised in a trial, and it says when the real game goes on', async () => {
  const [anna, bruno] = await tableOf('Principato', ['Anna', 'Bruno'], { settings: { ...STILL, hints: true } });
  const [asked, waiting] = (await anna.locator(CHOICE).count()) > 0 ? [anna, bruno] : [bruno, anna];
  await tryOut(waiting);
  await decision(waiting);
  expect(await waiting.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  expect(await bar(waiting).getByText('The real game').count()).toBe(0);
  await chooseFirst(waiting);
  const any = chooser(3);
  await chooseAny(asked, any);
  await bar(waiting).getByText('The real game has moved on').waitFor();
  while ((await asked.locator(CHOICE).count()) > 0) await chooseAny(asked, any);
  await bar(waiting).getByText('it’s your turn there').waitFor();
  await way(waiting, 'Keep for my turn').click();
  await plan(waiting).waitFor();
  // What was tried reached nobody.
  expect(await logOf(waiting)).toEqual(await logOf(asked));
});
