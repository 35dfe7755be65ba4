/** Where things stand on the table of Virtù: what a decision needs is seen at once, and nothing moves under the pointer. */
import { type Choice, type State, virtu } from '@bottega/virtu';
import { SPACE_COUNT } from '@bottega/virtu/show';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Page, PHONE } from './browser.js';
import { act, importRecord, openRecord, recordAt } from './game.js';

const isWarlike = ({ type }: Choice) => ['troop', 'road', 'sail', 'tokens', 'perform', 'recruit'].includes(type);
const isAsked =
  (step: State['open']['stack'][number]['step'], year = 1) =>
  (_: unknown, { open }: State) =>
    open.stack[open.stack.length - 1].step === step && open.year >= year;

const SPRING = recordAt(virtu, 'spring', isAsked('turn', 2));
const FAMILY = recordAt(virtu, 'family', isAsked('family', 0));
const PAYING = recordAt(virtu, 'paying', isAsked('pay'));
const SIEGE = recordAt(virtu, 'siege', isAsked('declare'), isWarlike);
const BUYING = recordAt(virtu, 'winter', isAsked('purchase', 2));
const ALLYING = recordAt(virtu, 'ally', isAsked('ally', 2));
/** A courtier can be moved. */
const MOVING = recordAt(virtu, 'moving', (choices, state) => {
  const isCourtier = (choice: Choice) => choice.type === 'pick' && choice.slot < SPACE_COUNT;
  return isAsked('reorganize')(choices, state) && choices.some(isCourtier);
});

const own = (page: Page) => page.locator('.vi-palace[data-own="true"]');

/** Those of some things that are not wholly on the screen, by their class; all must be there. */
async function outOfSight(page: Page, ...things: readonly Locator[]): Promise<string[]> {
  await page.evaluate(() => new Promise(requestAnimationFrame)); // what is asked about comes into view with the next picture
  const found: string[] = [];
  for (const thing of things) {
    await thing.first().waitFor();
    found.push(
      ...(await thing.evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const covered = document.querySelector('.frame-prompt')?.getBoundingClientRect().bottom ?? 0;
            return left < 0 || top < covered || right > innerWidth || bottom > innerHeight;
          })
          .map((element) => element.className),
      )),
    );
  }
  return found;
}

describe('on a desktop, without scrolling', () => {
  const rooms = (page: Page) => own(page).locator('.vi-room');
  const courtiers = (page: Page) => own(page).locator('.vi-court');

  test.each([
    [1440, 900],
    [1920, 1080],
  ])('the map and all of the palace are in sight in spring, at %i × %i', async (width, height) => {
    const page = await openRecord(SPRING, { viewport: { width, height }, settings: { tips: false } });
    const needed = [page.locator('.sheet-view'), own(page), rooms(page), page.locator('.choices-tools')];
    expect(await outOfSight(page, ...needed)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.each([
    ['a payment', PAYING, '.vi-payment'],
    ['a siege', SIEGE, '.vi-fight'],
  ])('%s is in sight with the rooms and the courtiers', async (_name, file, scene) => {
    const page = await openRecord(file, { settings: { tips: false } });
    const needed = [page.locator(scene), page.locator('.sheet-view'), rooms(page), courtiers(page)];
    expect(await outOfSight(page, ...needed)).toEqual([]);
  });

  test('what is for sale is in sight with the palace when something is bought, the powers when an ally is sought', async () => {
    const page = await openRecord(BUYING, { settings: { tips: false } });
    const goods = page.locator('.vi-item[data-status]');
    expect(await goods.count()).toBeGreaterThan(10);
    expect(await outOfSight(page, goods, rooms(page), courtiers(page))).toEqual([]);
    await importRecord(page, ALLYING);
    expect(await outOfSight(page, page.locator('.vi-alliances .vi-power'))).toEqual([]);
  });

  test('the year and the turn order stand once', async () => {
    const page = await openRecord(SPRING, { settings: { tips: false } });
    expect(await page.locator('.vi').getByText('Year 2, spring', { exact: true }).count()).toBe(1);
    expect(await page.locator('.vi .vi-turns').count()).toBe(1);
  });
});

describe('a payment', () => {
  test.each(['en', 'de'])(
    'marks what can pay and what is suggested without moving a tile or a room, in %s',
    async (language) => {
      const page = await openRecord(PAYING, { settings: { tips: false, language } });
      const marks = own(page).locator('[data-mark]');
      expect(await marks.count()).toBeGreaterThan(0);
      const before = [await boxes(page), await tiles(page)];
      await marks.evaluateAll((elements) => {
        for (const element of elements) element.removeAttribute('data-mark');
      });
      expect([await boxes(page), await tiles(page)]).toEqual(before);
    },
  );
});

describe('on a phone', () => {
  test('what is asked about comes into view', async () => {
    const page = await openRecord(BUYING, { ...PHONE, settings: { tips: false } });
    expect(await outOfSight(page, page.locator('.vi-item').first())).toEqual([]);
    await importRecord(page, SPRING);
    expect(await outOfSight(page, own(page).locator('.vi-room[data-here="true"]'))).toEqual([]);
  });
});

describe('V-9.2 moving cards', () => {
  test.each([{}, PHONE])('what is asked covers the whole head of the palace, on screen %#', async (device) => {
    const page = await openRecord(MOVING, { ...device, settings: { tips: false } });
    const [head, tray] = await Promise.all(
      ['.vi-palace-head', '.vi-tray'].map((part) =>
        own(page)
          .locator(part)
          .evaluate((element) => element.getBoundingClientRect()),
      ),
    );
    expect([tray.top <= head.top, tray.bottom >= head.bottom]).toEqual([true, true]);
  });

  test.each([
    ['1440 × 900', {}],
    ['1280 × 720', { viewport: { width: 1280, height: 720 } }],
    ['a phone', PHONE],
  ])('what stands in the head that is covered stands on what covers it, on %s', async (_screen, device) => {
    const page = await openRecord(MOVING, { ...device, settings: { tips: false } });
    for (const isLifted of [false, true]) {
      const numbers = (part: string) => own(page).locator(`${part} .vi-stats .vi-brief`).allTextContents();
      const inHead = await numbers('.vi-palace-head');
      expect(inHead.length).toBeGreaterThan(4);
      expect(await numbers('.vi-tray')).toEqual(inHead);
      const cut = await own(page)
        .locator('.vi-tray')
        .evaluate((tray) => {
          const { left, top, right, bottom } = tray.getBoundingClientRect();
          const things = [...tray.querySelectorAll('.vi-stats > li, .vi-card, .vi-tray-text')];
          const isOut = (one: DOMRect) => one.left < left || one.top < top || one.right > right || one.bottom > bottom;
          return things.map((one) => one.getBoundingClientRect()).filter((one) => one.width > 1 && isOut(one)).length;
        });
      expect(cut).toBe(0);
      if (!isLifted)
        await act(page, () =>
          page
            .locator('.choice[data-status="may"]', { hasText: /^\d?Move/ })
            .first()
            .click(),
        );
    }
  });

  test('V-6.3: the room with the marker is not lit for an indulgence alone: that is asked for in words', async () => {
    const page = await openRecord(MOVING, { settings: { tips: false } });
    await page.locator('.choice', { hasText: 'Request an indulgence' }).waitFor();
    expect(await own(page).locator('.vi-room[data-here="true"] .vi-room-head[data-status="may"]').count()).toBe(0);
  });

  test.each([
    ['1440 × 900', {}, 1],
    ['1280 × 720', { viewport: { width: 1280, height: 720 } }, 0.85],
    ['a phone', PHONE, 0.1],
  ] as const)(
    'V-3.2.4: while family cards are placed, places for them are in sight, on %s',
    async (_, device, share) => {
      const page = await openRecord(FAMILY, { ...device, settings: { tips: false } });
      await own(page).locator('.vi-tray').waitFor();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const seen = await own(page)
        .locator('.vi-slot[data-status="may"]')
        .evaluateAll((places) =>
          places.map((place) => {
            const { left, top, width, height } = place.getBoundingClientRect();
            return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        );
      expect(seen.length).toBeGreaterThan(3);
      expect(seen.filter(Boolean).length / seen.length).toBeGreaterThanOrEqual(share);
    },
  );

  test.each(['en', 'de'])('lifting a card moves no room and no other card, in %s', async (language) => {
    const page = await openRecord(MOVING, { settings: { tips: false, language } });
    await outOfSight(page, own(page));
    const before = await boxes(page);
    const card = await own(page).locator('.vi-court .vi-liftable').first().boundingBox();
    if (card === null) throw new Error('no card can be lifted');
    await page.mouse.move(card.x + 20, card.y + 20);
    await page.mouse.down();
    await page.mouse.move(card.x + 40, card.y + 20, { steps: 4 });
    await page.locator('.vi-tray-card').waitFor();
    expect(await boxes(page)).toEqual(before);
    await page.mouse.up();
  });
});

/** Where the tiles of one's domain are. */
const tiles = (page: Page) =>
  own(page)
    .locator('.vi-domain .vi-tile')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height];
      }),
    );

/** Where the places of one's palace are: fifteen and more. */
async function boxes(page: Page): Promise<readonly (readonly number[])[]> {
  const places = await own(page)
    .locator('.vi-room, .vi-room [data-drop], .vi-court [data-drop]')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height];
      }),
    );
  expect(places.length).toBeGreaterThan(15);
  return places;
}
