/** Whole games among people at different screens, through the real server, to the score sheet on every screen. */
import { describe, expect, inject, test } from 'vitest';
import { type Page, PHONE, visit } from './browser.js';
import {
  changeTable,
  expectSameLog,
  exportedBy,
  type Glance,
  lookAt,
  openTable,
  type Picking,
  playTogether,
  sitBot,
  sitDown,
  startGame,
} from './company.js';
import { chooser, expectScoreSheet } from './game.js';
import { STILL } from './hand.js';
import { expectAllKept, expectOwnEyes, expectSecretsKept, listened, Traffic } from './traffic.js';

/** The names of the goal cards that are to be seen. */
const goalsOn = (page: Page) => page.locator('.pr-goal b').allInnerTexts();

/** Choices that end something are made often: the game is to end, too. */
const briskly: Picking = (names, any) => {
  const ending = names.findIndex((name) => /^(?:End|Pass|Done|Buy nothing)/.test(name));
  return ending >= 0 && any(3) === 0 ? ending : any(names.length);
};

/** Takes cubes and manuscripts as often as not: what lies behind the screens is what the others may not know. */
const acquisitively: Picking = (names, any) => {
  const taking = names.flatMap((name, at) => (/^(?:Take|Keep)/.test(name) ? [at] : []));
  return taking.length > 0 && any(2) === 0 ? taking[any(taking.length)] : briskly(names, any);
};

const isConfirming = (name: string) => name.startsWith('Confirm');

describe('whole games with friends', () => {
  test('Principato live on three phones; nobody’s goals travel to anybody else before the end', async () => {
    const people = [await listened(PHONE), await listened(PHONE), await listened(PHONE)];
    const pages = people.map(({ page }) => page);
    const [anna, bruno, carla] = pages;
    const link = await openTable(anna, 'Principato', 'Anna', 3);
    await sitDown(bruno, link, 'Bruno');
    await sitDown(carla, link, 'Carla');
    await startGame(anna, [bruno, carla], ['Bruno', 'Carla']);
    const goals = await Promise.all(pages.map(goalsOn));
    const any = chooser(5);
    await playTogether(pages, any, { by: 'finger', choices: 60 });
    for (const [seat, { page, traffic }] of people.entries()) {
      expectOwnEyes(traffic, seat);
      expect(await goalsOn(page)).toEqual(goals[seat]);
      expect(goals[seat]).toHaveLength(2);
    }
    // The goals of each of them, until they are opened.
    expect(await expectSecretsKept(people.map(({ traffic }) => [traffic]))).toBe(3);
    await playTogether(pages, any, { by: 'finger', pick: briskly });
    for (const page of pages) await expectScoreSheet(page);
    await expectSameLog(pages);
    await expectAllKept(
      await exportedBy(anna),
      people.map(({ traffic }) => traffic),
    );
  });

  test('Virtù with a bot, and somebody who looks on', async () => {
    const anna = await listened();
    const bruno = await listened();
    const link = await openTable(anna.page, 'Virtù', 'Anna', 3, async () => {
      await anna.page.locator('.setup-more summary').click();
      await anna.page.getByLabel('Year limit').selectOption({ label: '7 years' });
    });
    // Whoever looks on sees everything once it is over, and so the score sheet.
    await changeTable(anna.page, { spectators: 'all' });
    await sitDown(bruno.page, link, 'Bruno');
    await sitBot(anna.page, 3);
    await startGame(anna.page, [bruno.page], ['Bruno']);
    const guest = await listened();
    await guest.page.goto(link);
    await guest.page.locator('.frame').waitFor();
    const pages = [anna.page, bruno.page, guest.page];
    const any = chooser(5);
    const isPlacing = ({ question }: Glance) => question.startsWith('Where do you place');
    await playTogether(pages, any, { until: ([one, other]) => isPlacing(one) && isPlacing(other) });
    // All place their family cards at once, and nobody sees where until the last has.
    const isWaiting = ({ names }: Glance) => names.length === 0;
    await playTogether([anna.page], any, { until: ([glance]) => isWaiting(glance) });
    expect(await expectSecretsKept([[anna.traffic], [bruno.traffic], [guest.traffic]])).toBeGreaterThan(0);
    const placed = () =>
      Promise.all(pages.map((page) => page.locator('.log-line', { hasText: 'Anna places' }).count()));
    expect((await placed()).slice(1)).toEqual([0, 0]);
    await playTogether([bruno.page], any, {
      until: ([glance]) => !isPlacing(glance) && !glance.names.some(isConfirming),
    });
    await expect.poll(placed).toEqual([3, 3, 3]);
    const made = await playTogether(pages, any, { pick: briskly });
    expect(made[2]).toBe(0);
    for (const page of pages) await expectScoreSheet(page);
    expectOwnEyes(anna.traffic, 0);
    expectOwnEyes(bruno.traffic, 1);
    expectOwnEyes(guest.traffic, null);
    await expectSameLog(pages);
    await expectAllKept(await exportedBy(anna.page), [anna.traffic, bruno.traffic, null]);
  });

  test('De Vulgari Eloquentia over days: whoever is asked comes back, chooses and leaves', async () => {
    const names = ['Anna', 'Bruno'];
    const people = [await listened(), await listened()];
    const [anna, bruno] = people.map(({ page }) => page);
    const link = await openTable(anna, 'De Vulgari Eloquentia', 'Anna', 3);
    await sitDown(bruno, link, 'Bruno');
    await sitBot(anna, 3);
    await startGame(anna, [bruno], ['Bruno']);
    const contexts = people.map(({ page }) => page.context());
    const traffics = people.map(({ traffic }) => [traffic]);
    const askedOf = ({ asked }: Glance) => names.findIndex((name) => asked.includes(name));
    await expect.poll(async () => askedOf(await lookAt(anna))).toBeGreaterThanOrEqual(0);
    let who = askedOf(await lookAt(anna));
    for (const { page } of people) await page.close();
    const any = chooser(3);
    let day = 0;
    for (; who >= 0; day++) {
      const page = await contexts[who].newPage();
      const traffic = new Traffic(page);
      await comeBack(page, day % 2 === 0 ? link : null);
      // Until it is the other's turn; the bot may have one in between.
      const isDone = (glance: Glance) => askedOf(glance) >= 0 && !glance.asked.includes(names[who]);
      await playTogether([page], any, { pick: acquisitively, until: ([glance]) => isDone(glance) });
      const next = await lookAt(page);
      if (!next.isOver) traffics[who].push(traffic);
      who = askedOf(next);
      await page.close();
    }
    expect(day).toBeGreaterThan(20);
    for (const [seat, days] of traffics.entries()) for (const traffic of days) expectOwnEyes(traffic, seat);
    expect(await expectSecretsKept(traffics)).toBeGreaterThan(0);
    // Everybody comes back once more, at another device that knows what the first one has stored.
    for (const context of contexts) {
      const page = await visit({ settings: STILL, storageState: await context.storageState() });
      await comeBack(page, link);
      await expectScoreSheet(page);
    }
  });
});

/** They open the page again: by the link, or from the list on the first page. */
async function comeBack(page: Page, link: string | null): Promise<void> {
  await page.goto(link ?? inject('address'));
  if (link === null) await page.locator('.my-game[data-mine="true"]').getByRole('link', { name: 'Continue' }).click();
  await page.locator('.frame').waitFor();
}
