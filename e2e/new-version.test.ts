/** A new version on the server while the page is open: nothing is taken away, and the person says when the page is loaded anew. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageServer } from '../packages/server/dist/page/page-server.js';
import { axe, newVisitor, type Page } from './browser.js';
import { decision } from './game.js';

const BUILT = fileURLToPath(new URL('../packages/client/dist/', import.meta.url));
const NEXT = mkdtempSync(join(tmpdir(), 'bottega-'));
let server: Server;
let versions: readonly Server[] = [];
let current = 0;

beforeAll(async () => {
  rename(BUILT, NEXT);
  versions = [await pageServer(BUILT), await pageServer(NEXT)];
  server = createServer((request, response) => void versions[current].emit('request', request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(NEXT, { recursive: true });
});

/** The same page with another name for each of its parts, as after a build of changed sources. */
function rename(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const names = readdirSync(join(to, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const renamed = (name: string) => name.replace(/\.(js|css)$/, '2.$1');
  // What keeps its name is known by a hash of what is in it.
  const list = readFileSync(join(to, 'sw.js'), 'utf8');
  writeFileSync(join(to, 'sw.js'), list.replace(/(revision:\s*")[0-9a-f]/g, '$1x'));
  const files = [...names.map((name) => join('assets', name)), 'index.html', 'sw.js'];
  for (const file of files) {
    const text = readFileSync(join(to, file), 'utf8');
    const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
    writeFileSync(join(to, file), text.replace(pattern, renamed));
  }
  for (const name of names) renameSync(join(to, 'assets', name), join(to, 'assets', renamed(name)));
}

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const isNext = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="page-"][src$="2.js"]') !== null);
const banner = (page: Page) => page.getByText('A new version of Bottega is available.');
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('an installed page says so and waits: forms, games and other tabs stay as they are', async () => {
  current = 0;
  const page = await newVisitor({ serviceWorkers: 'allow' });
  await page.goto(address());
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${address()}#/new/principato/one`);
  await page.reload();
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await name.fill('Zoe');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const other = await page.context().newPage();
  await other.goto(`${address()}#/rules/virtu`);
  await other.getByRole('heading', { level: 1 }).waitFor();

  current = 1;
  await lookForUpdate(page);
  await banner(page).waitFor();
  expect(await name.inputValue()).toBe('Zoe');
  expect(await axe(page)).toEqual([]);
  // What was not loaded yet is gone from the server, but it was kept.
  await page.getByRole('button', { name: 'Start game' }).click();
  await decision(page);
  await page.getByRole('button', { name: 'After this game' }).click();
  expect(await banner(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Bottega' }).click();
  await banner(page).waitFor();
  expect(await isNext(page)).toBe(false);

  await other.evaluate(() => Object.assign(globalThis, { isUntouched: true }));
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect.poll(() => isNext(page).catch(() => false)).toBe(true);
  await banner(other).waitFor();
  expect(await other.evaluate(() => 'isUntouched' in globalThis)).toBe(true);
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await decision(page);
});

test('a page that is not installed misses a part, says so, and is the new one after a reload', async () => {
  current = 0;
  const page = await newVisitor({ tolerates: /404|dynamically imported module|preload CSS|Refused to apply style/ });
  await page.goto(address());
  await page.getByText('No games yet').waitFor();
  current = 1;
  await page.getByRole('link', { name: 'Rulebook' }).first().click();
  await page.getByRole('alert').filter({ hasText: 'Part of Bottega could not be loaded.' }).waitFor();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Principato' }).waitFor();
  expect(await isNext(page)).toBe(true);
});
