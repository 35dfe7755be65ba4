import { readFileSync } from 'node:fs';
import { parseRecord, verify } from '@bottega/kernel';
import { principato } from '@bottega/principato';
import { describe, expect, test } from 'vitest';
import { borrowPage, handOver, PHONE, visit } from './browser.js';
import { act, chooser, chooseSome, decision, importFinished, midGame, openRecord, playAgainstBots } from './game.js';

describe('nothing is lost', () => {
  test('a reload in the middle of a game', async () => {
    const page = await visit();
    await playAgainstBots(page);
    await chooseSome(page, 8, chooser(4));
    const log = await page.locator('.log li').allInnerTexts();
    const prompt = await page.locator('.frame-question').innerText();
    await page.reload();
    await decision(page);
    expect(await page.locator('.log li').allInnerTexts()).toEqual(log);
    expect(await page.locator('.frame-question').innerText()).toBe(prompt);
  });

  test('a page that is closed without a word goes on from the list of games', async () => {
    const page = await visit();
    await playAgainstBots(page);
    await chooseSome(page, 5, chooser(4));
    const log = await page.locator('.log li').allInnerTexts();
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto('about:blank');
    await again.goto(page.url().replace(/#.*/, ''));
    await again
      .getByRole('link', { name: /Continue/ })
      .first()
      .click();
    await decision(again);
    expect(await again.locator('.log li').allInnerTexts()).toEqual(log);
  });

  test('a crash of the page', async () => {
    const page = await visit();
    await playAgainstBots(page);
    await chooseSome(page, 4, chooser(4));
    const log = await page.locator('.log li').allInnerTexts();
    const address = page.url();
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => {}); // a page that crashes never arrives
    await crashed;
    const again = await page.context().newPage();
    await again.goto(address);
    await decision(again);
    expect(await again.locator('.log li').allInnerTexts()).toEqual(log);
  });

  test('an exported game can be imported into another browser', async () => {
    const page = await visit();
    await playAgainstBots(page);
    await chooseSome(page, 4, chooser(4));
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export game' }).click();
    const path = await (await downloading).path();
    const other = await visit();
    await handOver(other, readFileSync(path));
    await decision(other);
    const lines = (of: typeof page) => of.locator('.log li').allInnerTexts();
    expect((await lines(other)).length).toBe((await lines(page)).length);
  });

  test('a game played in Node replays to the last bit in the browser, and the other way round', async () => {
    const page = await visit();
    // The import plays every choice and compares every digest with the one that Node wrote.
    await importFinished(page);

    const other = await visit();
    await playAgainstBots(other);
    await chooseSome(other, 6, chooser(8));
    const downloading = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Export game' }).click();
    const json: unknown = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
    expect(verify(principato, parseRecord(principato, json))).toMatchObject({ ok: true });
  });

  test('a game that was kept under older rules goes on from where it stood, and says so', async () => {
    const file = readFileSync(new URL('../packages/virtu/test/kept/rules-1.json', import.meta.url), 'utf8');
    const { record, ...kept } = JSON.parse(file);
    const page = await visit();
    await handOver(page, JSON.stringify({ ...record, ...kept }));
    await decision(page);
    const news = page.locator('.frame-news', { hasText: 'The rules have been corrected' });
    await news.waitFor();
    await page.locator('.log-lines', { hasText: 'Spring ends. Bruno is first in the new turn order.' }).waitFor(); // told before
    await chooseSome(page, 2, chooser(4));
    await news.getByRole('button').click();
    await page.reload(); // somebody has chosen under the new rules: that is no news any more
    await decision(page);
    expect(await news.count()).toBe(0);
    await page.goto(page.url().replace('#/table/', '#/replay/'));
    const slider = page.getByRole('slider');
    await slider.waitFor();
    expect(await slider.getAttribute('min')).toBe('300');
    await slider.fill('300');
    await page
      .getByText(/Choice 300\sof/)
      .first()
      .waitFor();
  });

  test('a game is open in one tab at a time', async () => {
    const page = await visit();
    await playAgainstBots(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('This game is open in another tab').waitFor();
    await page.close();
    await other.reload();
    expect(await decision(other)).toBe('choose');
  });

  test('an exported game of friends is imported with their names', async () => {
    const page = await visit({ path: '#/new/principato/several' });
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.getByRole('button', { name: /show me/ }).click();
    await decision(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export game' }).click();
    const path = await (await downloading).path();
    const other = await visit();
    await handOver(other, readFileSync(path));
    await other.getByRole('button', { name: /I’m Player \d, show me/ }).waitFor();
  });

  test('a double click is one choice', async () => {
    const page = await borrowPage();
    await playAgainstBots(page);
    const version = async () => Number(await page.locator('.frame').getAttribute('data-version'));
    const before = await version();
    await act(page, () => page.locator('.choice[data-status="may"]').first().dblclick());
    await page.waitForTimeout(400);
    expect(await version()).toBe(before + 1);
  });

  test('a held key is one choice', async () => {
    const page = await borrowPage();
    await playAgainstBots(page);
    const before = await page.locator('.log li').count();
    await act(page, () => page.keyboard.down('1'));
    for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('1');
    await page.keyboard.up('1');
    await page.waitForTimeout(400);
    expect(await page.locator('.log').getByText('ends their turn').count()).toBe(
      await page.locator('.log li', { hasText: /(Bruno|Carla) ends their turn/ }).count(),
    );
    expect(await page.locator('.log li').count()).toBeLessThan(before + 6);
  });

  test('an address that makes no sense leads home', async () => {
    const page = await visit({ path: '#/table/%' });
    await page.locator('.tile-play').first().waitFor();
  });

  test('the whole turn can be taken back at once', async () => {
    const page = await borrowPage();
    await playAgainstBots(page);
    const before = await page.locator('.log li').allInnerTexts();
    await act(page, () =>
      page
        .getByRole('button', { name: /^\d?\s*Change / })
        .first()
        .click(),
    );
    await act(page, () =>
      page
        .getByRole('button', { name: /place 2/ })
        .first()
        .click(),
    );
    await act(page, () =>
      page
        .getByRole('button', { name: /Take a favour cube/ })
        .first()
        .click(),
    );
    await page.getByRole('button', { name: 'Undo turn' }).click();
    await page.waitForFunction((count) => document.querySelectorAll('.log li').length === count, before.length);
    expect(await page.locator('.log li').allInnerTexts()).toEqual(before);
  });

  test('a hint says what a bot would do and why, and it can be done', async () => {
    const page = await borrowPage({ settings: { hints: true } });
    await playAgainstBots(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('.hint');
    const said = await hint.innerText();
    const choices = await page.locator('.choice[data-status="may"]').allInnerTexts();
    const named = choices.map((choice) => choice.replace(/^\d+\s+/, '').trim());
    expect(named.some((choice) => said.includes(`would choose: ${choice}.`))).toBe(true);
    expect(named.some((choice) => said.includes(`Next best: ${choice} (`))).toBe(true);
    expect(said).toMatch(/Expected lead over the average opponent at the end of the game: [+−]?\d+\.\d/);
    const reasons = await hint.locator('> .reasons li').allInnerTexts();
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z][a-z ]+\s[+−]\d+\.\d$/);
  });

  test('beside the board a hint is in sight and leaves the choices there', async () => {
    const page = await borrowPage({ viewport: { width: 1440, height: 1100 }, settings: { hints: true } });
    await playAgainstBots(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hint').waitFor();
    const [side, choice, hint] = await Promise.all(
      ['.frame-side', '.choice', '.hint'].map((one) => page.locator(one).first().boundingBox()),
    );
    expect(choice?.y).toBeGreaterThanOrEqual(side?.y ?? Number.NaN);
    expect((hint?.y ?? Number.NaN) + (hint?.height ?? Number.NaN)).toBeLessThanOrEqual(1100);
  });

  test('in a low window a hint leaves the choices within reach of the wheel', async () => {
    const page = await borrowPage({ viewport: { width: 1280, height: 720 }, settings: { hints: true } });
    await playAgainstBots(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hint').waitFor();
    const first = page.locator('.choices-body .choice').first();
    await first.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const isOnTop = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    expect(await first.evaluate(isOnTop)).toBe(true);
  });

  test('on a phone a hint comes into sight, and after the choice so does what was looked at before', async () => {
    const page = await borrowPage({ ...PHONE, settings: { hints: true } });
    await playAgainstBots(page);
    const before = await page.evaluate(() => scrollY);
    await page.getByRole('button', { name: 'Hint' }).tap();
    await page.locator('.hint').waitFor();
    await page.waitForFunction((top) => scrollY > top, before);
    const hinted = await page.evaluate(() => scrollY);
    await act(page, () => page.locator('.choice[data-status="may"]').first().tap());
    // Back, and from there to what is asked about now.
    expect(await page.evaluate(() => scrollY)).toBeLessThan(hinted);
    expect(await page.locator('.frame-board [data-status="may"]').first().isVisible()).toBe(true);
  });

  // German has the longest sentences, and military scorings are moments.
  test('on a phone a hint begins below the question and is covered by nothing that is told: the tip and what happened wait until the next question', async () => {
    const page = await openRecord(midGame('principato', 150), {
      ...PHONE,
      settings: { hints: true, language: 'de', theme: 'dark', pace: 'calm' },
    });
    const tip = page.locator('.tip');
    await tip.waitFor();
    await page.locator('.moment').first().waitFor();
    await page.locator('.choices-hint').tap();
    await page.locator('.hint').waitFor();
    const covered = () =>
      page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return {
          byQuestion: Math.max(0, boxOf('.frame-prompt').bottom - boxOf('.hint').top),
          byWhatIsTold: boxOf('.choices-over').height,
        };
      });
    await expect.poll(covered).toEqual({ byQuestion: 0, byWhatIsTold: 0 });
    expect(await tip.count()).toBe(0);
  });

  test('undo takes back exactly one choice', async () => {
    const page = await borrowPage();
    await playAgainstBots(page);
    const before = await page.locator('.log li').allInnerTexts();
    await act(page, () => page.locator('.choice[data-status="may"]').first().click());
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.waitForFunction((count) => document.querySelectorAll('.log li').length === count, before.length);
    expect(await page.locator('.log li').allInnerTexts()).toEqual(before);
  });

  test('the page starts without a network once it has been opened', async () => {
    const page = await visit({ serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(
      async () =>
        (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0])).keys()).length > 20,
    );
    await page.context().setOffline(true);
    await page.reload();
    await playAgainstBots(page);
    await chooseSome(page, 3, chooser(4));
  });
});
