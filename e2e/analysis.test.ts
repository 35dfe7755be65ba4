/** A finished game looked at again: chances, the decisions that mattered on the real board, trying them otherwise, and deciding again. */
import { readFileSync } from 'node:fs';
import { type GameRecord, Match, pickRandom, seeded } from '@bottega/kernel';
import { createPrincipato, DATA, principato } from '@bottega/principato';
import { describe, expect, inject, test } from 'vitest';
import { axeInBothThemes, borrowPage, cutOff, handOver, overflows, type Page, PHONE, visit } from './browser.js';
import { midGame, openRecord } from './game.js';
import { STILL } from './hand.js';

/** A game as a file; Anna is a person. */
function fileOf(record: GameRecord): Buffer {
  const names = ['Anna', 'Bruno', 'Carla', 'Dario'].slice(0, record.seats);
  const players = names.map((name, seat) => ({ name, bot: seat === 0 ? null : 'apprendista' }));
  return Buffer.from(JSON.stringify({ ...record, players }));
}

/** A whole game of four bots, of whose positions chances have been learned. */
function finished(): Buffer {
  const corpus = new URL(`../packages/principato/test/corpus/rules-${principato.rules}/greedy-4.json`, import.meta.url);
  return fileOf(JSON.parse(readFileSync(corpus, 'utf8')));
}

/** A whole game with other components than the game's own, played at random: nothing was learned of it. */
function finishedWithOwnData(): Buffer {
  const game = createPrincipato(JSON.parse(JSON.stringify({ ...DATA, cubes: { food: 12, gold: 10, favor: 5 } })));
  const match = new Match(game, { seats: 4, options: {}, seed: 'own components' });
  const random = seeded('own components');
  while (!match.over) {
    const [seat] = match.asked();
    match.play(seat, pickRandom(random, match.offers(seat).allowed));
  }
  return fileOf(match.record);
}

/** The game comes into the browser; tells its id. */
async function importGame(page: Page, file: Buffer): Promise<string> {
  await handOver(page, file);
  await page.getByRole('slider').waitFor();
  return /#\/replay\/([^/?]+)/.exec(page.url())?.[1] ?? '';
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('progressbar');
const whole = (page: Page) => page.getByText('Complete. Positions looked at for each decision: 1,000');
const moments = (page: Page) => page.locator('.analysis-moment');
const pressed = (page: Page) => page.locator('.analysis-moment[aria-pressed="true"]');
const isAtTop = (page: Page) => page.evaluate(() => scrollY === 0);
/** How far below the top of the window it stands. */
const topOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
const standsAt = (page: Page, selector: string, top: number) =>
  expect.poll(async () => Math.abs((await topOf(page, selector)) - top)).toBeLessThan(2);
const marker = (page: Page) => page.getByRole('slider', { name: 'The decisions that mattered' });
const lines = (page: Page) =>
  page
    .locator('.analysis-chart')
    .first()
    .locator('.chart-line')
    .evaluateAll((all) => all.map((line) => line.getAttribute('points') ?? ''));

async function open(page: Page, file: Buffer): Promise<string> {
  const id = await importGame(page, file);
  await page.goto(`${inject('address')}#/analysis/${id}`);
  await page.locator('.analysis').waitFor();
  return id;
}

describe('the analysis of a game', () => {
  test('is reached from its end, fills in, leads to each decision on the board, and is kept until the game is deleted', async () => {
    const page = await borrowPage({ settings: STILL });
    const id = await importGame(page, finished());
    await page.getByRole('link', { name: 'Analyse', exact: true }).waitFor();
    await page.goto(`${inject('address')}#/table/${id}`);
    await page.locator('.end').getByRole('link', { name: 'Analyse', exact: true }).click();

    // It fills in as it goes.
    await bar(page).waitFor();
    const early = await lines(page).catch(() => []);
    await whole(page).waitFor({ timeout: 240_000 });
    expect(await bar(page).count()).toBe(0);
    const late = await lines(page);
    expect(late.length).toBe(4);
    expect((early[0] ?? '').length).toBeLessThan(late[0].length);

    // The chances of everybody are a whole, and in the end somebody has won.
    const chart = page.locator('.analysis-chart').first();
    await chart.locator('summary').click();
    const rows = await chart
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => parseInt(cell.innerText, 10))),
      );
    for (const row of rows) expect(Math.abs(row.reduce((one, other) => one + other) - 100)).toBeLessThanOrEqual(2);
    const won = rows[rows.length - 1];
    expect([...won].sort()).toEqual([0, 0, 0, 100]);
    await chart.locator('summary').click();

    // What a seat could tell then is something else.
    await page.locator('.analysis-eyes select').first().selectOption('2');
    await expect.poll(() => lines(page)).not.toEqual(late);
    await page.locator('.analysis-eyes select').first().selectOption('');

    // Luck, own choices and others' choices add up to what was won less a quarter.
    const influences = await page
      .locator('.analysis-influences tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].reduce(
            (sum, cell) => sum + parseInt(cell.innerText.replace('−', '-'), 10),
            0,
          ),
        ),
      );
    for (const [seat, sum] of influences.entries()) expect(Math.abs(sum - (won[seat] - 25))).toBeLessThanOrEqual(2);

    // A decision, on the board as it was.
    expect(await moments(page).count()).toBeGreaterThan(1);
    expect(await page.locator('.chart-mark').count()).toBe(await moments(page).count());
    await moments(page).first().click();
    await page.locator('.analysis-board .pr-board').first().waitFor();
    await page.getByText('Where the difference comes from').waitFor();
    expect(await page.locator('.analysis-lines dd').count()).toBe(2);
    await expect.poll(() => page.url()).toMatch(new RegExp(`#/analysis/${id}/\\d+$`));
    // From mark to mark by keys, and by pointing.
    await marker(page).focus();
    await page.keyboard.press('End');
    await expect.poll(() => pressed(page).innerText()).toBe(await moments(page).last().innerText());
    expect(await marker(page).getAttribute('aria-valuetext')).toMatch(/^Year \d, round \d+, \w+: (slip|strong)/);
    await page.keyboard.press('Home');
    await expect.poll(() => pressed(page).innerText()).toBe(await moments(page).first().innerText());
    const box = await marker(page).boundingBox();
    if (box === null) throw new Error('the chart is not to be seen');
    await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
    await expect.poll(() => pressed(page).innerText()).toBe(await moments(page).last().innerText());
    expect(await axeInBothThemes(page)).toEqual([]);

    // With everything open.
    const known = await page.locator('.analysis-list').innerText();
    await page.getByRole('radio', { name: 'With everything open' }).check();
    await expect.poll(() => page.locator('.analysis-list').innerText()).not.toBe(known);
    await page.getByRole('radio', { name: 'With what each player could know' }).check();
    await expect.poll(() => page.locator('.analysis-list').innerText()).toBe(known);

    // The other way is tried out, and one is back where one was.
    await moments(page).first().click();
    const trial = page.locator('.trial-bar');
    for (const [name, isBegun] of [
      ['Try it from here', false],
      ['Play on from the other line', true],
    ] as const) {
      await button(page, name).focus();
      expect(await isAtTop(page)).toBe(false);
      const stood = await topOf(page, '#analysis-detail');
      await button(page, name).click();
      await trial.waitFor();
      expect(await isAtTop(page)).toBe(true);
      await expect
        .poll(() => trial.getByRole('button', { name: 'Start over' }).getAttribute('aria-disabled'))
        .toBe(String(!isBegun));
      await trial.getByRole('button', { name: 'Back' }).click();
      await pressed(page).waitFor();
      await standsAt(page, '#analysis-detail', stood);
      expect(await page.locator('#analysis-detail').evaluate((heading) => heading === document.activeElement)).toBe(
        true,
      );
    }

    await page.setViewportSize(PHONE.viewport);
    expect(await overflows(page)).toBe(false);
    expect(await cutOff(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });

    // It is there again at once, at the same decision.
    await page.reload();
    await whole(page).waitFor();
    await pressed(page).waitFor();
    expect(page.workers().length).toBe(1);
    expect(await keptIn(page)).toEqual([id]);
    await page.goto(`${inject('address')}#/`);
    await page.getByRole('link', { name: 'Analyse', exact: true }).waitFor();
    await button(page, 'Delete').click();
    await page.locator('.my-game-sure').first().click();
    await expect.poll(() => keptIn(page)).toEqual([]);
  });

  test('goes on while one looks at the replay, and is there when one comes back', async () => {
    const page = await borrowPage({ settings: STILL });
    const id = await open(page, finished());
    const share = () => bar(page).evaluate((one) => (one as HTMLProgressElement).value);
    await expect.poll(share).toBeGreaterThan(0.2);
    const left = await share();
    await page.locator('.analysis-head a').last().click();
    await page.getByRole('slider').waitFor();
    await page.goto(`${inject('address')}#/analysis/${id}`);
    await page.locator('.analysis-chart').first().waitFor();
    expect((await bar(page).count()) === 0 || (await share()) >= left).toBe(true);
    // Left for good it goes on to its end, and is kept.
    await page.goto(`${inject('address')}#/`);
    await expect.poll(() => keptIn(page), { timeout: 240_000 }).toEqual([id]);
    expect(page.workers().length).toBe(1);
    await page.goto(`${inject('address')}#/analysis/${id}`);
    await whole(page).waitFor();
  });

  test('can be stopped: what was found stays and says that it is not whole; the rest can be had', async () => {
    const page = await borrowPage({ settings: STILL });
    await open(page, finished());
    await page.locator('.chart-line').first().waitFor();
    await button(page, 'Stop').click();
    const partial = page.getByText('Stopped early: this isn’t the whole game.');
    await partial.waitFor();
    await button(page, 'Analyse the whole game').waitFor();
    await page.reload();
    await partial.waitFor();
    await button(page, 'Analyse the whole game').click();
    await bar(page).waitFor();
    await button(page, 'Stop').click();
    await partial.waitFor();
  });

  test('of a game of which nothing was learned tells points, and says so', async () => {
    const page = await borrowPage({ settings: STILL });
    await open(page, finishedWithOwnData());
    await whole(page).waitFor({ timeout: 240_000 });
    await page.getByRole('heading', { name: 'Points if the game had ended' }).waitFor();
    await page.getByText('have not yet learned chances to win').waitFor();
    expect(await page.locator('.analysis-influences').count()).toBe(0);
    await moments(page).first().click();
    await page
      .locator('.analysis-verdict')
      .getByText(/points/)
      .waitFor();
    await page
      .locator('.analysis-outlook')
      .getByText(/^Expected points: /)
      .first()
      .waitFor();
  });

  test('is not there for a game that goes on', async () => {
    const page = await openRecord(midGame('principato', 60), { settings: STILL });
    await page.goto(page.url().replace('#/table/', '#/analysis/'));
    await page.getByRole('alert').getByText('This game isn’t over yet. It can be analysed when it is.').waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'To the game' }).click();
    await page.locator('.frame').waitFor();
  });

  test('that cannot be worked out says so, and can be tried again', async () => {
    const page = await visit({ settings: STILL, tolerates: /Failed to load resource|analysis-worker/ });
    await page.route(/\/assets\/analysis-worker-[^/]+\.js$/, (route) => route.abort());
    await open(page, finished());
    await page
      .getByRole('alert')
      .getByText(/The game could not be analysed\./)
      .waitFor();
    await page.unroute(/\/assets\/analysis-worker-[^/]+\.js$/);
    await button(page, 'Try again').click();
    await bar(page).waitFor();
    await button(page, 'Stop').click();
    await page.getByText('Stopped early').waitFor();
  });

  test('that cannot be kept is shown all the same, and says so', async () => {
    const page = await visit({ settings: STILL });
    await open(page, finished());
    await bar(page).waitFor();
    await page.evaluate(async () => {
      const opening = indexedDB.open('bottega');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const change = opening.result.transaction('games', 'readwrite');
      change.objectStore('games').clear();
      await new Promise((resolve) => {
        change.oncomplete = resolve;
      });
      opening.result.close();
    });
    await button(page, 'Stop').click();
    await page
      .getByRole('alert')
      .getByText(/The analysis could not be saved/)
      .waitFor();
    await page.getByText('Stopped early').waitFor();
  });
});

describe('deciding again', () => {
  test('asks one slip after the other, judges what is played, helps, and tells how many were found', async () => {
    const page = await borrowPage({ ...PHONE, settings: STILL });
    await open(page, finished());
    await whole(page).waitFor({ timeout: 240_000 });
    const seats = page.locator('.analysis-again select');
    const start = page.locator('.analysis-again .primary');
    for (const seat of ['0', '1', '2', '3']) {
      await seats.selectOption(seat);
      if ((await start.count()) > 0) break;
      await page.getByText(/^No slip of \w+ was found\.$/).waitFor();
    }
    const count = Number(/\d+/.exec(await start.innerText())?.[0]);
    await start.scrollIntoViewIfNeeded();
    const stood = await topOf(page, '#analysis-again');
    await start.tap();
    const box = page.locator('.lesson');
    for (let at = 1; at <= count; at++) {
      await box.getByText(`Question ${at} of ${count}`).waitFor();
      expect(await overflows(page)).toBe(false);
      // To end the turn at once is not the best.
      await button(page, 'Hint').tap();
      await box.getByText(/^Hint: /).waitFor();
      await page.locator('.choice[data-status="may"]').last().tap();
      await expect
        .poll(() => box.innerText(), { timeout: 60_000 })
        .toMatch(/Go on until|There is something better|Well done/);
      if (at === 1) expect(await axeInBothThemes(page, '.lesson')).toEqual([]);
      if (await button(page, 'Show it').isVisible()) {
        await button(page, 'Show it').tap();
        await box.getByText(/^Best: /).waitFor();
        await box.getByText(/^In the game: /).waitFor();
      }
      await box.locator('.primary').first().tap();
    }
    await page.getByText(`Found: 0 of ${count}`).waitFor();
    await button(page, 'Back to the analysis').tap();
    await whole(page).waitFor();
    await standsAt(page, '#analysis-again', stood);
  });
});

/** The games beside which an analysis is kept. */
function keptIn(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('bottega');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const asking = opening.result.transaction('analyses').objectStore('analyses').getAllKeys();
    await new Promise((resolve) => {
      asking.onsuccess = resolve;
    });
    opening.result.close();
    return asking.result;
  });
}
