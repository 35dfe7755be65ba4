/** What moves on the map of Virtù is seen to move, and what becomes important there comes into sight. */
import { type Choice, virtu } from '@bottega/virtu';
import { CITY_COUNT } from '@bottega/virtu/show';
import { describe, expect, test } from 'vitest';
import { type Page, PHONE, type Visit } from './browser.js';
import { act, openRecord, recordAt } from './game.js';
import { noteTravels } from './travels.js';

const isWarlike = ({ type }: Choice) => ['troop', 'road', 'sail', 'perform', 'recruit'].includes(type);
const isSly = ({ type }: Choice) => ['agent', 'moveAgent', 'moveTo', 'perform'].includes(type);

/** A game in which the first seat can point at a city and mean just such a choice. */
const asking = (type: Choice['type'], isPreferred: (choice: Choice) => boolean) =>
  recordAt(
    virtu,
    type,
    (choices) => {
      const meant = (city: number) => choices.filter((choice) => placeOf(choice) === city);
      return choices.some(
        (choice) => choice.type === type && isCity(placeOf(choice)) && meant(placeOf(choice)).length === 1,
      );
    },
    isPreferred,
  );

const isCity = (place: number) => place >= 0 && place < CITY_COUNT;
const placeOf = (choice: Choice): number => ('city' in choice ? choice.city : 'place' in choice ? choice.place : -1);

const MARCHING = asking('road', isWarlike);
const SAILING = asking('sail', isWarlike);
const PLOTTING = asking('agent', isSly);
const ANNEXING = asking('annex', ({ type }) => type === 'perform');

let noted: Awaited<ReturnType<typeof noteTravels>>;

/** The page with such a game, in which every piece that begins to move on the map is noted. */
async function open(record: Buffer, options: Visit = {}): Promise<Page> {
  const page = await openRecord(record, options);
  noted = await noteTravels(page);
  return page;
}

const moved = async () => (await noted()).map(({ piece, way }) => `${piece} ${way}`);

/** Chooses a city, and pays what it costs. */
async function takeCity(page: Page, name: RegExp): Promise<void> {
  const cities = page.locator('.vi-city-button[data-status="may"]:not([aria-haspopup])', { hasText: name });
  await act(page, () => cities.first().click());
  const pay = page.locator('.vi-payment .primary');
  if ((await pay.count()) > 0) await act(page, () => pay.click());
}

describe('a piece that moves', () => {
  test('V-7.5.1 a troop marches along its road, and back when that is taken back', async () => {
    const page = await open(MARCHING);
    await takeCity(page, /By road to/);
    await expect.poll(() => moved()).toEqual(['troop road']);
    await page.locator('.sheet-move').waitFor({ state: 'detached' });
    await act(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
    await expect.poll(() => moved()).toEqual(['troop road', 'troop road']);
  });

  test.each([
    ['V-7.5.2 a troop sails', SAILING, /By sea to/, 'troop sea'],
    ['V-7.6.1 an agent comes to a city', PLOTTING, /Place an agent/, 'agent in'],
    ['V-7.4.1 the disc of whoever annexes a city is laid there', ANNEXING, /Annex/, 'disc in'],
  ] as const)('%s', async (_, record, name, seen) => {
    const page = await open(record);
    await takeCity(page, name);
    await expect.poll(() => moved()).toContain(seen);
  });

  test('nothing moves for whoever wants no motion', async () => {
    const page = await open(MARCHING, { reducedMotion: 'reduce' });
    await takeCity(page, /By road to/);
    await page.waitForTimeout(100); // an animation would have begun in the next frame
    expect(await moved()).toEqual([]);
    expect(await page.locator('.sheet-move, .vi-city[data-awaited]').count()).toBe(0);
  });
});

const sheet = (page: Page) => page.locator('.sheet-view');
const scrolled = (page: Page) =>
  sheet(page).evaluate(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop }));
const version = (page: Page) => page.locator('.frame').getAttribute('data-version');

/** How many of the lit cities are to be seen on the part of the sheet that is shown. */
const litInSight = (page: Page) =>
  sheet(page).evaluate((view) => {
    const { left, right, top, bottom } = view.getBoundingClientRect();
    const lit = [...view.querySelectorAll('.vi-city-button[data-status="may"]')].map((one) =>
      one.getBoundingClientRect(),
    );
    return lit.filter((one) => one.left >= left && one.right <= right && one.top >= top && one.bottom <= bottom).length;
  });

describe('V-7.5 what can be chosen on the map', () => {
  test.each(['no-preference', 'reduce'] as const)(
    'comes into sight when it becomes so (motion: %s)',
    async (reducedMotion) => {
      const page = await open(SAILING, { ...PHONE, reducedMotion });
      await act(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
      for (const corner of [0, 9999]) {
        await sheet(page).evaluate((view, at) => view.scrollTo({ left: at, top: at, behavior: 'instant' }), corner);
        await act(page, () => page.locator('.choice[data-status="may"]').first().click());
        await expect.poll(() => litInSight(page)).toBeGreaterThan(0);
        await act(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
      }
    },
  );

  test('whoever has pushed the sheet away is left in peace until something else can be chosen', async () => {
    const page = await open(SAILING, PHONE);
    await expect.poll(() => litInSight(page)).toBeGreaterThan(0);
    await sheet(page).evaluate((view) => view.scrollTo({ left: 0, top: 0, behavior: 'instant' }));
    await page.waitForTimeout(300); // it would have begun to glide back
    expect(await scrolled(page)).toEqual({ left: 0, top: 0 });
  });
});

describe('the sheet of the map', () => {
  test('is pushed with the mouse, also from a city, which is not chosen by that', async () => {
    const page = await open(ANNEXING);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const city = page.locator('.vi-city-button[data-status="may"]').first();
    await city.scrollIntoViewIfNeeded();
    const [before, asked] = [await scrolled(page), await version(page)];
    const { x, y, width, height } = (await city.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const down = before.top > 40 ? 40 : -40;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2 + down, { steps: 4 });
    await page.mouse.up();
    expect(await scrolled(page)).toEqual({ ...before, top: before.top - down });
    expect(await version(page)).toBe(asked);
    await act(page, () => city.click()); // and the next click chooses it
  });

  /** What is in the middle, in parts of a hundred of the sheet, once the sheet lies still. */
  const middle = async (page: Page) => {
    await sheet(page).evaluate(async (view) => {
      const place = () => [view.scrollLeft, view.scrollTop, view.scrollWidth, view.scrollHeight].join(' ');
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let last = '';
      for (let still = 0; still < 5; still = place() === last ? still + 1 : 0) {
        last = place();
        await frame();
      }
    });
    return sheet(page).evaluate((view) => ({
      x: (100 * (view.scrollLeft + view.clientWidth / 2)) / view.scrollWidth,
      y: (100 * (view.scrollTop + view.clientHeight / 2)) / view.scrollHeight,
    }));
  };
  const width = (page: Page) => page.locator('.sheet').evaluate((one) => one.clientWidth);
  const apart = async (page: Page, { x, y }: { readonly x: number; readonly y: number }) => {
    const now = await middle(page);
    return Math.abs(now.x - x) + Math.abs(now.y - y);
  };

  test('grows with Ctrl and wheel and with keys, and keeps its middle', async () => {
    const page = await open(MARCHING);
    for (let time = 0; time < 4; time++) await page.keyboard.press('+');
    const [place, before] = [await middle(page), await width(page)];
    await sheet(page).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => width(page)).toBeGreaterThan(before);
    expect(await apart(page, place)).toBeLessThanOrEqual(2);
    await page.keyboard.press('0');
    await expect.poll(() => width(page)).toBeLessThan(before);
  });

  test('keeps its middle when it is scrolled at the moment in which it grows', async () => {
    const page = await open(MARCHING);
    for (let time = 0; time < 3; time++) await page.keyboard.press('+');
    await middle(page);
    await sheet(page).evaluate((view) => view.scrollTo({ left: 60, top: 40, behavior: 'instant' }));
    const place = await middle(page);
    await sheet(page).evaluate((view) => {
      for (let time = 0; time < 3; time++)
        window.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
      return Promise.resolve().then(() => {
        view.scrollBy({ left: 2, behavior: 'instant' });
        view.dispatchEvent(new Event('scroll')); // before the frame in which the sheet is put right
      });
    });
    expect(await apart(page, place)).toBeLessThanOrEqual(2);
  });
});
