/** P-3.11: seats as people sat down, or drawn; a person may sit anywhere. */
import { readFileSync } from 'node:fs';
import { seatPlayers } from '@bottega/kernel';
import { principato } from '@bottega/principato';
import { describe, expect, test } from 'vitest';
import { axe, handOver, type Page, visit } from './browser.js';
import { chooser, chooseSome, decision } from './game.js';
import { heardBy, LISTEN } from './heard.js';
import { expectSound } from './sound.js';

const SAT = ['Anna', 'Bruno', 'Carla'];
/** With it the person who sat down first is drawn into another seat. */
const SEED = 'drawn 2';

/** What the worker has told about the table that is open: how seats were given, who sits where, and whose eyes these are. */
async function tableOf(page: Page) {
  const opened = (await heardBy(page)).flatMap((text) => {
    const { result } = JSON.parse(text);
    return result?.info === undefined ? [] : [result];
  });
  const { info, update } = opened[opened.length - 1];
  const names: string[] = info.players.map(({ name }: { name: string }) => name);
  return { seating: info.seating as string, names, eyes: update.seat as number };
}

const listening = (path: string): Promise<Page> => visit({ path, script: LISTEN });

describe('P-3.11 seats', () => {
  test('drawn at the setup: the person is asked, sees their own secrets and their own replay, wherever they sit', async () => {
    const page = await listening('#/new/principato/one');
    const seats = page.getByRole('group', { name: /^Seat / });
    await expect.poll(() => seats.count()).toBe(3);
    await page.getByRole('radio', { name: 'Random' }).check();
    await expect.poll(() => seats.count()).toBe(0); // nobody has a seat yet
    expect(await page.getByRole('group', { name: /^Player / }).count()).toBe(3);
    await expectSound(page, 'setup with drawn seats');
    expect(await axe(page)).toEqual([]);
    await page.locator('.setup-more summary').click();
    await page.locator('.setup-seed input').fill(SEED);
    await page.getByRole('button', { name: 'Start game' }).click();
    await decision(page);

    const seated = seatPlayers(SAT, 'drawn', SEED);
    const anna = seated.indexOf('Anna');
    expect(anna).not.toBe(0);
    expect(await tableOf(page)).toEqual({ seating: 'drawn', names: seated, eyes: anna });
    expect(await page.locator('.pr-goal').count()).toBe(2);
    await chooseSome(page, 4, chooser(3));
    expect(
      await page
        .locator('.log-lines')
        .getByText(/^Anna /)
        .count(),
    ).toBeGreaterThan(0);

    const goals = await page.locator('.pr-goal b').allInnerTexts();
    await page.goto(page.url().replace('#/table/', '#/replay/'));
    await page.getByRole('slider').waitFor();
    await expect.poll(() => page.locator('.pr-goal b').allInnerTexts()).toEqual(goals);
  });

  test('as they sat, unless somebody wants it otherwise', async () => {
    const page = await listening('#/new/principato/one');
    await page.getByRole('button', { name: 'Start game' }).click();
    await decision(page);
    expect(await tableOf(page)).toEqual({ seating: 'asSat', names: SAT, eyes: 0 });
  });

  test('drawn for several people: each is handed the screen and sees only their own goals', async () => {
    const page = await listening('#/new/principato/several');
    await page.getByRole('radio', { name: 'Random' }).check();
    await page.getByRole('button', { name: 'Start game' }).click();
    const shown = new Set<string>();
    for (let turn = 0; turn < 3; turn++) {
      await page.getByRole('button', { name: /show me/ }).click();
      await decision(page);
      shown.add((await page.locator('.pr-goal b').allInnerTexts()).join());
      await page.getByRole('button', { name: /End turn/ }).click();
    }
    expect(shown.size).toBe(3);
  });

  test('playing again draws anew where seats were drawn', async () => {
    const corpus = new URL(`../packages/principato/test/corpus/rules-${principato.rules}/`, import.meta.url);
    const record = JSON.parse(readFileSync(new URL('greedy-3.json', corpus), 'utf8'));
    const players = SAT.map((name, seat) => ({ name, bot: seat === 2 ? null : 'apprendista' }));
    const page = await listening('');
    await handOver(page, JSON.stringify({ ...record, players, seating: 'drawn' }));
    await page.getByRole('slider').waitFor();
    await page.goto(page.url().replace(/#\/replay\/([^/?]+).*/, '#/table/$1'));
    await page.getByRole('button', { name: 'Play again' }).click();
    await decision(page);
    const { seating, names, eyes } = await tableOf(page);
    expect(seating).toBe('drawn');
    expect(names.toSorted()).toEqual(SAT);
    expect(names[eyes]).toBe('Carla');
  });
});
