/** A real browser on the real page; every test also fails on anything the console calls an error. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAMES } from '@bottega/games';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

export type { Page };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text', // a tenth quicker
  '--font-render-hinting=none', // letters as wide as on a fine screen, whatever the browser's kind
  // A name that is not this machine's own, as of a phone in the network at home: plain HTTP is no secure context there.
  '--host-resolver-rules=MAP bottega.test 127.0.0.1',
];

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A browser for each kind of machine, by the fonts that are there. */
const browsers = new Map<Machine, Promise<Browser>>();
/** Those who came in this test. A page that nobody looks at any more would go on moving its pieces beside the next one. */
const visitors: BrowserContext[] = [];
const errors: string[] = [];
/**
 * The page installs itself for use without a network: every new visitor would copy all of it again. Only the tests of that let it
 * (`serviceWorkers: 'allow'`); the others are told so.
 */
const NOT_INSTALLED = 'Service Worker registration blocked by Playwright';

/** For a test with a server of its own: a page that is still there when it ends would complain that it is gone. */
export async function leave(): Promise<void> {
  for (const visitor of visitors.splice(0)) await visitor.close();
}

/** After each test: visitors leave, lent pages come home, and nothing may have been called an error. */
export async function tidyUp(): Promise<void> {
  await leave();
  for (const loan of lent.splice(0)) await takeBack(loan);
  expect(errors.splice(0)).toEqual([]);
}

/** Whether there are fonts as wide as Times and Arial, or nothing but DejaVu. */
export type Machine = 'usual' | 'bare';

export interface Visit extends BrowserContextOptions {
  /** Settings as the page keeps them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly path?: string;
  /** Where the page is, if not at the server that all tests share. */
  readonly address?: string;
  readonly machine?: Machine;
  /** What the console may complain about, where a test breaks something on purpose. */
  readonly tolerates?: RegExp;
  /** Runs in the page before its own scripts. */
  readonly script?: () => void;
  /** Whether no table of any game was ever opened in this browser: at the first of each somebody is told where to learn it. */
  readonly isNew?: boolean;
}

/** Opens the page as a new visitor. */
export async function visit({ path = '', address = inject('address'), ...visitor }: Visit = {}): Promise<Page> {
  const page = await newVisitor(visitor);
  await page.goto(address + path);
  await listening(page);
  return page;
}

/** How a page can be wanted that is lent. */
export type Borrowing = Omit<Visit, 'path' | 'address' | 'script' | 'tolerates'>;

/** A page as a test wants it, lent to one test after the other. */
interface Loan {
  /** How it was opened. */
  readonly way: string;
  readonly page: Page;
  /** The settings as they were stored at the beginning, but for the language. */
  readonly settings: string;
}

/** Pages that lie ready at home. Their scripts have come and are warm: a game lies on them in a third of the time. */
const kept = new Map<string, Page>();
const lent: Loan[] = [];

/**
 * The page at home, for a test that needs a table and no new visitor: nothing is stored but the settings. Whoever leaves more
 * behind than that (routes, scripts, other media) opens the page by `visit`.
 */
export async function borrowPage({ settings = {}, ...options }: Borrowing = {}): Promise<Page> {
  const { language = 'en', ...others } = settings;
  const way = JSON.stringify([others, options]);
  const page = kept.get(way) ?? (await visit({ settings: others, ...options }));
  kept.delete(way);
  const at = visitors.indexOf(page.context());
  if (at >= 0) visitors.splice(at, 1); // it stays longer than this test
  await speak(page, String(language));
  lent.push({ way, page, settings: await storedSettings(page) });
  return page;
}

/** Brings a page home and clears away what was stored. One that was changed in ways that stay is not lent again. */
async function takeBack({ page, way, settings }: Loan): Promise<void> {
  const { viewport = DESKTOP.viewport } = JSON.parse(way)[1] as Visit;
  if (page.isClosed() || page.context().pages().length > 1 || (await storedSettings(page)) !== settings) {
    return page.context().close();
  }
  await goHome(page);
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  await page.evaluate(forget);
  kept.set(way, page);
}

/** Empties what the page stores, but for the settings and the games that are known. */
async function forget(): Promise<void> {
  const kept = ['bottega-settings', 'bottega-met'].map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const stores = [...database.objectStoreNames];
        const emptying = database.transaction(stores, 'readwrite');
        for (const store of stores) emptying.objectStore(store).clear();
        emptying.oncomplete = () => {
          database.close();
          resolve();
        };
      };
    });
  }
}

/** All but the language, which the page can be told. */
function storedSettings(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { language, ...others } = JSON.parse(localStorage.getItem('bottega-settings') ?? '{}');
    return JSON.stringify(others);
  });
}

/** Goes to the first page as its links do: without loading anything anew. */
export async function goHome(page: Page): Promise<void> {
  await page.goto(`${inject('address')}#/`);
  await page.locator('input[type="file"]').waitFor({ state: 'attached' });
}

/** Changes the language where it stands on every page. */
export async function speak(page: Page, language: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await page.locator('.page-language select').selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

/** Waits until the page listens: what is handed over before would be lost. */
async function listening(page: Page): Promise<void> {
  await page.locator('#root:not([inert])').waitFor();
}

/** Hands a game over as a file that was kept somewhere. */
export async function handOver(page: Page, file: string | Buffer): Promise<void> {
  await listening(page);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
}

/** Of each game a table was opened before. */
const MET = JSON.stringify(GAMES.map(({ id }) => id));

/** A new visitor who has not opened the page yet. */
export async function newVisitor({
  settings = {},
  machine = 'usual',
  tolerates,
  script,
  isNew = false,
  ...options
}: Omit<Visit, 'path' | 'address'>): Promise<Page> {
  const browser = await browserOn(machine);
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...DESKTOP, ...options });
  visitors.push(context);
  // Hands that play at random waste much and take no advice; whoever tests these asks for them.
  const quick = JSON.stringify({ pace: 'instant', askBeforeWaste: false, advice: 'off', ...settings });
  await context.addInitScript((stored) => {
    if (localStorage.getItem('bottega-settings') === null) localStorage.setItem('bottega-settings', stored);
  }, quick);
  if (!isNew) await context.addInitScript((games) => localStorage.setItem('bottega-met', games), MET);
  if (script !== undefined) await context.addInitScript(script);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (tolerates?.test(message.text())) return;
    const { url } = message.location();
    if (message.text() !== NOT_INSTALLED) errors.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => tolerates?.test(String(error)) || errors.push(String(error)));
  return page;
}

function browserOn(machine: Machine): Promise<Browser> {
  const running = browsers.get(machine);
  if (running !== undefined) return running;
  const env = { ...process.env, FONTCONFIG_FILE: inject('fonts')[machine] };
  const started = chromium.launch({ executablePath: inject('chromium'), args: FLAGS, env });
  browsers.set(machine, started);
  return started;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page as it is, in short; or on a part of it, where the rest has been looked at elsewhere. */
export function axe(page: Page, part = 'html'): Promise<string[]> {
  return violations(page, part, null);
}

/** What axe finds wrong on the page, or on a part of it, in light and in dark colours, in short. */
export async function axeInBothThemes(page: Page, part = 'html'): Promise<string[]> {
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  await wear(page, 'light');
  const found = await axe(page, part);
  await wear(page, 'dark');
  // Only the colours are others.
  const inTheDark = await violations(page, part, ['color-contrast']);
  await wear(page, chosen);
  return [...found, ...inTheDark.map((wrong) => `dark: ${wrong}`)];
}

/** Changes the colours as the settings do, at once. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

async function violations(page: Page, part: string, rules: readonly string[] | null): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([within, only]) => {
      const tool = (
        globalThis as unknown as {
          axe: {
            run(context: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
          };
        }
      ).axe;
      const { violations } = await tool.run(within, {
        resultTypes: ['violations'],
        preload: false, // only rules about sounds and films would need it
        ...(only === null ? {} : { runOnly: { type: 'rule', values: only } }),
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    [part, rules] as const,
  );
}

/** Waits for what fades or moves in: until then it has not its own colours. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** What can be pressed but sticks out of the screen, or of a box that shows only a part of it and does not scroll. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sticksOut = (one: Element): boolean => {
      const { left, right, width } = one.getBoundingClientRect();
      const isWithin = (from: number, to: number) => left >= from - 1 && right <= to + 1;
      if (width <= 1) return false; // for screen readers only
      for (let box = one.parentElement; box !== null; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const edges = box.getBoundingClientRect();
        if (overflowX !== 'visible' && !isWithin(edges.left, edges.right)) return true;
      }
      return !isWithin(0, innerWidth);
    };
    const pressed = [...document.querySelectorAll('a, button, select, input')];
    return pressed.filter((one) => sticksOut(one)).map((one) => one.outerHTML.slice(0, 160));
  });
}

/** Whether the page scrolls sideways. */
export async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** How much of the page has moved since it was opened, as the browser counts it (CLS). */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let moved = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Two frames: the one in which the fonts are shown, and the one that tells of it.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(moved))));
  });
}
