/** The first page can be read before the scripts and the fonts have come, and nothing moves when they come. */
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, layoutShift, type Machine, newVisitor, type Page, PHONE, type Visit, visit } from './browser.js';

const TITLES = [
  ['en', 'Board games'],
  ['fr', 'Jeux de plateau'],
  ['de', 'Brettspiele'],
  ['cs', 'Deskové hry'],
  ['it', 'Giochi da tavolo'],
] as const;
const FIRST_SCRIPT = /\/assets\/first-[^/]+\.js$/;
const PAGE_SCRIPT = /\/assets\/page-[^/]+\.js$/;
const FONT = /\.woff2$/;

interface Opening extends Visit {
  /** What has such an address does not come before it is let go. */
  readonly heldBack: readonly RegExp[];
}

async function open({ heldBack, path = '', ...visitor }: Opening): Promise<{ page: Page; letGo(what: RegExp): void }> {
  const page = await newVisitor(visitor);
  const locks = new Map<RegExp, () => void>();
  for (const what of heldBack) {
    const isLetGo = new Promise<void>((resolve) => locks.set(what, resolve));
    await page.route(what, async (route) => {
      await isLetGo;
      await route.continue();
    });
  }
  await page.goto(inject('address') + path, { waitUntil: 'commit' });
  return { page, letGo: (what) => locks.get(what)?.() };
}

const heading = (page: Page) => page.locator('.home-hero h1');

describe.each(TITLES)('the first page in %s', (language, title) => {
  test.each<[string, Visit]>([
    ['a desktop', { ...DESKTOP, machine: 'usual' }],
    ['a phone', { ...PHONE, machine: 'usual' }],
    ['a desktop with nothing but DejaVu', { ...DESKTOP, machine: 'bare' }],
    ['a phone with nothing but DejaVu', { ...PHONE, machine: 'bare' }],
  ])(
    'on %s is there before its scripts, which go on from it, and nothing moves when the fonts come',
    async (_, device) => {
      const { page, letGo } = await open({
        ...device,
        settings: { language, theme: 'dark' },
        heldBack: [PAGE_SCRIPT, FONT],
      });
      const made = await heading(page).elementHandle();
      expect(await made?.innerText()).toContain(title);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(29, 25, 21)');
      expect(await page.locator('#root[inert]').count()).toBe(1);
      letGo(PAGE_SCRIPT);
      await page.locator('.tile-cover svg').first().waitFor();
      expect(await heading(page).evaluate((now, before) => now === before, made)).toBe(true);
      expect(await page.locator('#root[inert]').count()).toBe(0);
      const width = await heading(page).evaluate(textWidth);
      letGo(FONT);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => heading(page).evaluate(textWidth)).not.toBe(width); // they have come
      // A word that goes to the next line of a heading counts 0.015, everything below going down by a line 0.05.
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.02);
    },
  );
});

test.each<[Machine, string[]]>([
  ['usual', ['Liberation Serif', 'Liberation Sans', 'DejaVu Sans']],
  ['bare', ['DejaVu Serif', 'DejaVu Sans']],
])('the browser of a %s machine sees the fonts that the tests name, and no others', async (machine, fonts) => {
  const page = await visit({ machine });
  const known = [
    'Liberation Serif',
    'Liberation Sans',
    'DejaVu Serif',
    'DejaVu Sans',
    'DejaVu Sans Mono',
    'Arial',
    'Roboto',
  ];
  expect(await page.evaluate(localFonts, known)).toEqual(fonts);
});

test('another page than the first is not preceded by it', async () => {
  const { page, letGo } = await open({ path: '#/rules/principato', heldBack: [PAGE_SCRIPT] });
  await page.getByText('Bottega', { exact: true }).waitFor();
  expect(await heading(page).count()).toBe(0);
  letGo(PAGE_SCRIPT);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('the first page loads no more than it needs', async () => {
  const page = await visit();
  await page.locator('.tile-cover svg').nth(1).waitFor();
  const scripts = (await loadedFiles(page)).filter(({ name }) => name.endsWith('.js'));
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(130_000);
  expect(await loadedFonts(page)).toEqual(['eb-garamond-latin', 'source-sans-3-latin']);
});

test('what the first page says when no script comes asks for no font', async () => {
  const { page, letGo } = await open({ heldBack: [FIRST_SCRIPT] });
  await page.locator('.first-late [lang="cs"]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  letGo(FIRST_SCRIPT);
  await page.locator('.tile-cover svg').nth(1).waitFor();
  expect(await loadedFonts(page)).toEqual(['eb-garamond-latin', 'source-sans-3-latin']);
});

function loadedFiles(page: Page): Promise<{ name: string; bytes: number }[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name: name.replace(/.*\//, ''), bytes: encodedBodySize };
    }),
  );
}

/** The fonts that were fetched, by family and letters. */
async function loadedFonts(page: Page): Promise<string[]> {
  const names = (await loadedFiles(page)).map(({ name }) => name).filter((name) => FONT.test(name));
  return names.map((name) => name.replace(/-wght.*/, '')).sort();
}

/** Those of the fonts that the machine has. */
async function localFonts(names: readonly string[]): Promise<string[]> {
  const loaded = await Promise.allSettled(names.map((name) => new FontFace('local', `local("${name}")`).load()));
  return names.filter((_name, at) => loaded[at].status === 'fulfilled');
}

/** How wide the text of an element is set. */
function textWidth(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}
