/** Friends at one table, each before their own screen: how they sit down, play on, and compare what they were told. */
import type { GameRecord } from '@bottega/kernel';
import { expect } from 'vitest';
import { type Page, type Visit, visit } from './browser.js';
import { type Any, setAmount } from './game.js';
import { CHOICE, press, STILL } from './hand.js';

/** Opens a table for friends, from the first page; gives its link. `prepare` sets what else the table should have. */
export async function openTable(
  page: Page,
  game: string,
  name: string,
  seats: number,
  prepare: () => Promise<unknown> = async () => {},
): Promise<string> {
  await page.locator('.tile', { hasText: game }).getByRole('link', { name: 'Play with friends' }).click();
  // The first page asks for a name, too.
  await page.locator('form.setup').getByLabel('What should we call you?').fill(name);
  await page.getByRole('radio', { name: String(seats) }).check({ force: true });
  await prepare();
  await page.getByRole('button', { name: 'Create table' }).click();
  return page.getByLabel('Link to this table').inputValue();
}

/** Somebody opens the link and sits down. */
export async function follow(link: string, name: string, options: Visit = {}): Promise<Page> {
  const page = await visit({ settings: STILL, ...options });
  await sitDown(page, link, name);
  return page;
}

/** Sits down at the table behind a link, with a page that is open already. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('.room-join').getByLabel('What should we call you?').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('status').filter({ hasText: 'Waiting for' }).waitFor();
}

/** The host changes what the page has no switch for, as the page would ask the server to. */
export async function changeTable(host: Page, settings: object): Promise<void> {
  const answer = await host.evaluate(async (wanted) => {
    const [id] = /[\w-]{22}$/.exec(location.hash) ?? [];
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(wanted);
    return (await fetch(`/api/tables/${id}/settings`, { method: 'POST', headers, body })).json();
  }, settings);
  expect(answer).toMatchObject(settings);
}

/** A finished game as the server gives it to somebody who played. */
export function exportedBy(page: Page): Promise<GameRecord> {
  return page.evaluate(async () => {
    const [id] = /[\w-]{22}$/.exec(location.hash) ?? [];
    return (await fetch(`/api/tables/${id}/export`)).json();
  });
}

/** A bot takes a place, counted from 1. */
export async function sitBot(host: Page, place: number): Promise<void> {
  await host.getByLabel(`Bot in seat ${place}`).selectOption('garzone');
}

/** The host sees everybody who was waited for, and deals; everybody sees the table. */
export async function startGame(host: Page, others: readonly Page[], names: readonly string[]): Promise<void> {
  for (const name of names) await host.locator('.room-places').getByText(name, { exact: true }).waitFor();
  await host.getByRole('button', { name: 'Start game' }).click();
  for (const page of [host, ...others]) await page.locator('.frame').waitFor();
}

/** A table of people only, already dealt: their pages in the order of their names. */
export async function tableOf(game: string, names: readonly string[], options: Visit = {}): Promise<Page[]> {
  const host = await visit({ settings: STILL, ...options });
  const link = await openTable(host, game, names[0], names.length);
  const others: Page[] = [];
  for (const name of names.slice(1)) others.push(await follow(link, name, options));
  await startGame(host, others, names.slice(1));
  return [host, ...others];
}

/** What somebody sees who looks at their screen just now. */
export interface Glance {
  readonly version: string;
  readonly isOver: boolean;
  /** Whether the last choice is on its way: what is shown meanwhile may still change. */
  readonly isSaving: boolean;
  readonly question: string;
  /** The choices in the list, without their numbers. */
  readonly names: readonly string[];
  /** Whether a number is asked for. */
  readonly hasNumber: boolean;
  /** Who is asked, by name. */
  readonly asked: readonly string[];
}

/** One look at a page, after what has just come was drawn. */
export function lookAt(page: Page): Promise<Glance> {
  return page.evaluate(async (choice) => {
    await new Promise(requestAnimationFrame);
    const texts = (found: string, inner: string) =>
      [...document.querySelectorAll(found)].map((one) => one.querySelector(inner)?.textContent ?? '');
    return {
      version: document.querySelector<HTMLElement>('.frame')?.dataset.version ?? '',
      isOver: document.querySelector('.end') !== null,
      isSaving: document.querySelector<HTMLElement>('.frame')?.dataset.saving === 'true',
      question: document.querySelector('.frame-question')?.textContent ?? '',
      names: texts(choice, ':scope > :last-child'),
      hasNumber: document.querySelector('[role="spinbutton"]') !== null,
      asked: texts('.seats > [data-asked="true"]', '.seats-name'),
    };
  }, CHOICE);
}

/** The place in the list of what is chosen. */
export type Picking = (names: readonly string[], any: Any) => number;

export interface PlayingTogether {
  /** So many choices at most. */
  readonly choices?: number;
  readonly pick?: Picking;
  readonly by?: 'mouse' | 'finger';
  /** Stops before the next choice if this says so. */
  readonly until?: (glances: readonly Glance[]) => boolean;
}

/** Nobody is asked for so long: then something is wrong. */
const PATIENCE_MS = 90_000;

/** Whoever is asked chooses, until everybody sees the end or it is enough. Gives how many choices were made by each. */
export async function playTogether(
  pages: readonly Page[],
  any: Any,
  { choices = Number.POSITIVE_INFINITY, pick = anyOf, by = 'mouse', until = () => false }: PlayingTogether = {},
): Promise<number[]> {
  const made = pages.map(() => 0);
  /** What each had on the screen when they last chose: until it changes, their choice is on its way. */
  const answered = pages.map(() => '');
  const lookAround = () => Promise.all(pages.map(lookAt));
  let glances = await lookAround();
  let patience = Date.now() + PATIENCE_MS;
  for (let total = 0; total < choices; ) {
    if (glances.every(({ isOver }) => isOver) || until(glances)) break;
    const at = glances.findIndex(
      ({ isOver, isSaving, names, version }, index) =>
        !isOver && !isSaving && names.length > 0 && version !== answered[index],
    );
    if (at >= 0) {
      answered[at] = glances[at].version;
      await choose(pages[at], glances[at], any, pick, by);
      made[at]++;
      total++;
      patience = Date.now() + PATIENCE_MS;
    } else if (Date.now() > patience) throw new Error(`nobody is asked: ${JSON.stringify(glances)}`);
    glances = await lookAround();
  }
  await Promise.all(pages.map((page, at) => hasChanged(page, answered[at])));
  return made;
}

/** Makes one choice from the list, without waiting for what comes of it. */
export async function chooseOne(page: Page, any: Any): Promise<void> {
  await choose(page, await lookAt(page), any, anyOf, 'mouse');
}

/** Whoever is asked on a page chooses once; waits until that is shown. */
export async function chooseAny(page: Page, any: Any): Promise<void> {
  const { version } = await lookAt(page);
  await chooseOne(page, any);
  await hasChanged(page, version);
}

async function choose(page: Page, seen: Glance, any: Any, pick: Picking, by: 'mouse' | 'finger'): Promise<void> {
  const isOther = seen.hasNumber && (await setAmount(page, any));
  await press(page, CHOICE, pick(isOther ? (await lookAt(page)).names : seen.names, any), by);
}

const anyOf: Picking = (names, any) => any(names.length);

/** Waits until another version is on the screen than this. */
async function hasChanged(page: Page, before: string): Promise<void> {
  await page.waitForFunction((last) => document.querySelector<HTMLElement>('.frame')?.dataset.version !== last, before);
}

/** What everybody was told, the newest first: without what only whoever looks may know. */
export async function logOf(page: Page): Promise<string[]> {
  const more = page.locator('.log-more');
  while ((await more.count()) > 0) await more.click();
  const lines = await page.locator('.log-line').allTextContents();
  return lines.filter((line) => !line.includes('Your'));
}

/** Everybody has been told the same, to the last line. */
export async function expectSameLog(pages: readonly Page[]): Promise<void> {
  const [first, ...others] = pages;
  for (const other of others) await expect.poll(() => logOf(other)).toEqual(await logOf(first));
}

/** Somebody asks everybody to end the game here, and all agree. */
export async function endByAgreement(pages: readonly Page[]): Promise<void> {
  const [first, ...others] = pages;
  await first.getByText('Table options').click();
  await first.getByRole('button', { name: 'Ask to end the game' }).click();
  await first.getByRole('button', { name: 'Yes, ask everyone' }).click();
  for (const page of others) await page.getByRole('button', { name: 'Agree' }).click();
  for (const page of pages) await page.locator('.end').getByText('agreed to end the game').waitFor();
}

/** The quiet line that tells of a lost connection. */
export const cutOffLine = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' });

/** How somebody at the table is doing, as the line of seats tells it. */
export const seatOf = (page: Page, name: string) => page.locator('.seats-one', { hasText: name });
