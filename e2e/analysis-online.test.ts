/** Games of a server looked at again: the server works it out; where it does not, the page does, and wherever it ends nobody waits for ever. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '@bottega/server';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { endOfGame, type Person, somebody, somebodyAt } from './at-server.js';
import { axeInBothThemes, leave, newVisitor, type Page, type Visit } from './browser.js';
import { STILL } from './hand.js';

const PAGE = fileURLToPath(new URL('../packages/client/dist/', import.meta.url));
/** So many that no server is done with a game of Virtù before a test is: minutes. */
const ENDLESS = { analysisPositions: 500_000 };
/** A server that is gone is what these pages complain about. */
const BROKEN = { tolerates: /Failed to load resource|Failed to fetch|WebSocket|analysis-worker|ERR_/ };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await leave();
  for (const close of closing.splice(0)) await close();
});

/** A server of a test's own. */
async function serverWith(settings: Partial<Settings>) {
  const { createBottegaServer, readAssets, USUAL_SETTINGS } = await import('../packages/server/dist/index.js');
  const home = mkdtempSync(join(tmpdir(), 'bottega-analysis-'));
  const all = { ...USUAL_SETTINGS, database: join(home, 'bottega.db'), logLevel: 'silent', ...settings } as const;
  const server = await createBottegaServer(all, await readAssets(PAGE));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/`;
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await server.close();
    rmSync(home, { recursive: true, force: true });
  };
  closing.push(close);
  return { address, close };
}

interface Looked {
  readonly page: Page;
  /** What was asked of the server about analyses. */
  readonly asked: string[];
  /** Analyses that were begun in this browser. */
  readonly workers: string[];
}

/** A page that is about to look at a game again. */
async function looking(options: Visit): Promise<Looked> {
  const page = await newVisitor({ settings: STILL, ...options });
  const asked: string[] = [];
  const workers: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/tables\/[^/]+\/analysis$/.test(request.url())) asked.push(request.method());
  });
  page.on('worker', (worker) => {
    if (worker.url().includes('analysis-worker')) workers.push(worker.url());
  });
  return { page, asked, workers };
}

/** Anna has finished a game at a server and looks at it again; at one that is never done with it, Virtù. */
async function annaLooks(
  address: string,
  { game = 'principato', ...options }: Visit & { game?: 'principato' | 'virtu' } = {},
): Promise<Looked & { anna: Person; id: string }> {
  const looked = await looking(options);
  const anna = await somebodyAt(looked.page, 'Anna', address);
  const id = await endOfGame(anna, game);
  await open(looked.page, address, id);
  return { ...looked, anna, id };
}

const open = (page: Page, address: string, id: string) => page.goto(`${address}#/analysis/${id}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('progressbar');
const whole = (page: Page) => page.getByText(/^Complete\. Positions looked at/);
const moments = (page: Page) => page.locator('.analysis-moment');
const lines = (page: Page) => page.locator('.analysis-chart').first().locator('.chart-line');
const length = async (page: Page) => ((await lines(page).first().getAttribute('points')) ?? '').length;
const here = (page: Page) => page.getByText(/is done in your browser/);

describe('the analysis of a game of a server', () => {
  test('comes from the server and fills in; it is there at once for whoever comes later; this browser works only to look deeper', async () => {
    const { page, asked, workers, id } = await annaLooks(inject('address'));
    await bar(page).waitFor();
    await lines(page).first().waitFor();
    await page.getByText('They appear here as they are found.').waitFor();
    const early = await length(page);
    await whole(page).waitFor({ timeout: 120_000 });
    expect(await length(page)).toBeGreaterThan(early);
    expect(await moments(page).count()).toBeGreaterThan(1);
    expect(await here(page).count()).toBe(0);
    await moments(page).first().click();
    await page.locator('.analysis-board .pr-board').first().waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(asked.filter((method) => method === 'POST')).toHaveLength(1);
    expect(workers).toEqual([]);

    asked.splice(0);
    await page.reload();
    await whole(page).waitFor();
    expect(asked).toEqual(['GET']);
    expect(workers).toEqual([]);
    await button(page, 'Look deeper').click();
    await page.getByText('Looking deeper…').waitFor();
    await expect.poll(() => workers.length).toBe(1);
    await button(page, 'Stop').click();
    await whole(page).waitFor();
    expect(asked).toEqual(['GET']);

    // A stranger may look at the table, and not at what its players kept secret.
    const other = await looking({});
    await somebodyAt(other.page, 'Bruno');
    await open(other.page, inject('address'), id);
    await other.page.getByRole('alert').getByText('You watched this game as a guest.').waitFor();
    expect([other.asked, other.workers]).toEqual([[], []]);
  });

  test('can be left to the server: what was found until then stays, and the rest can be had', async () => {
    const { address } = await serverWith(ENDLESS);
    const { page, workers, asked } = await annaLooks(address, { game: 'virtu' });
    await lines(page).first().waitFor();
    await button(page, 'Stop').click();
    await page.getByText('Stopped early: this isn’t the whole game.').waitFor();
    await lines(page).first().waitFor();
    const before = asked.length;
    await button(page, 'Analyse the whole game').click();
    await bar(page).waitFor();
    await expect.poll(() => asked.length).toBeGreaterThan(before + 1);
    await button(page, 'Stop').click();
    expect(workers).toEqual([]);
  });

  test('is worked out in this browser where the server analyses none, without a word', async () => {
    const { address } = await serverWith({ analyses: 0 });
    const { page, asked, workers } = await annaLooks(address, BROKEN);
    await bar(page).waitFor();
    await lines(page).first().waitFor();
    expect(await here(page).count()).toBe(0);
    await whole(page).waitFor({ timeout: 120_000 });
    expect(asked).toEqual(['GET', 'POST']);
    expect(workers).toHaveLength(1);
  });

  test('is worked out in this browser where somebody has had too many, and says so', async () => {
    const { address } = await serverWith({ analyses: 1, analysisPositions: 10 });
    const { page, workers, anna } = await annaLooks(address, BROKEN);
    await whole(page).waitFor({ timeout: 120_000 });
    expect(workers).toEqual([]);
    await open(page, address, await endOfGame(anna));
    await page.getByRole('status').getByText('You’ve had many games analysed just now').waitFor();
    await whole(page).waitFor({ timeout: 120_000 });
    expect(workers).toHaveLength(1);
    // It is as it should be by now.
    expect(await page.getByText('You’ve had many games').count()).toBe(0);
  });

  test('that waits behind others for too long is worked out in this browser, and says so', async () => {
    const { address } = await serverWith(ENDLESS);
    const bruno = await somebody('Bruno', address);
    await bruno.call('POST', `/api/tables/${await endOfGame(bruno, 'virtu')}/analysis`, {});
    const { page, workers } = await annaLooks(address, { game: 'virtu' });
    await bar(page).waitFor();
    expect(workers).toEqual([]);
    await here(page).filter({ hasText: 'The server is busy' }).waitFor({ timeout: 60_000 });
    await whole(page).waitFor({ timeout: 120_000 });
    expect(workers).toHaveLength(1);
  });

  test('that is not got because the server is no longer reached is gone on with in this browser, and says so', async () => {
    const { address } = await serverWith(ENDLESS);
    const { page, workers } = await annaLooks(address, { ...BROKEN, game: 'virtu' });
    await lines(page).first().waitFor();
    await page.route(/\/api\//, (route) => route.abort());
    await here(page).filter({ hasText: 'The server can’t be reached' }).waitFor({ timeout: 60_000 });
    await lines(page).first().waitFor();
    await whole(page).waitFor({ timeout: 120_000 });
    expect(workers).toHaveLength(1);
    await moments(page).first().waitFor();
  });

  test('ends with a sentence and a way to try again where everything ends with the server; what was found stays', async () => {
    const { address, close } = await serverWith(ENDLESS);
    const { page } = await annaLooks(address, { ...BROKEN, game: 'virtu' });
    await lines(page).first().waitFor();
    await close();
    // Not even the part of the page that could work it out is to be had.
    await page
      .getByRole('alert')
      .getByText(/The game could not be analysed\./)
      .waitFor({ timeout: 60_000 });
    expect(await bar(page).count()).toBe(0);
    expect(await length(page)).toBeGreaterThan(0);
    await button(page, 'Try again').click();
    await page
      .getByRole('alert')
      .getByText(/The game could not be analysed\./)
      .waitFor({ timeout: 60_000 });
  });

  test('goes on in an installed page when the server is gone for good', async () => {
    const { address, close } = await serverWith(ENDLESS);
    const { page, workers } = await annaLooks(address, { ...BROKEN, game: 'virtu', serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await lines(page).first().waitFor();
    await close();
    await here(page).filter({ hasText: 'The server can’t be reached' }).waitFor({ timeout: 60_000 });
    await whole(page).waitFor({ timeout: 120_000 });
    expect(workers).toHaveLength(1);
  });
});
