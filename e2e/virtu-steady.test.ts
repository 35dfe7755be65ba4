/** The table of Virtù stays where it is: whatever comes to lie on it, is chosen or told has its room beforehand. */
import { type Choice, virtu } from '@bottega/virtu';
import { SPACE_COUNT, takesSpace } from '@bottega/virtu/show';
import { loadText } from '@bottega/virtu/text';
import { describe, expect, test } from 'vitest';
import { type Borrowing, overflows, type Page, PHONE } from './browser.js';
import { act, decision, importRecord, openRecord, recordAt } from './game.js';
import { BUYING, EXHAUSTED, isAsked, own, QUIET, question, VISITING } from './virtu-moments.js';

const isIntoRoom = (choice: Choice): choice is Extract<Choice, { readonly type: 'put' }> =>
  choice.type === 'put' && choice.slot >= SPACE_COUNT;

/** A bonus of patronage can be taken. */
const BONUS = recordAt(virtu, 'bonus', isAsked('bonus'), ({ type }) => ['perform', 'use'].includes(type));
/** A winter begins, in which cards can be moved and something be bought. */
const WINTER = recordAt(virtu, 'beginning of winter', isAsked('troopPay', 3));
/** The first of several characters that can be bought finds a space, the next one does not. */
const LAST_SPACE = recordAt(virtu, 'last space', (choices, state) => {
  const [one, other] = choices.filter(({ type }) => type === 'want');
  if (one?.type !== 'want' || other?.type !== 'want') return false;
  const needs = (wanted: number) => takesSpace(virtu.tables, state, 0, wanted, other.item);
  return state.open.palaces[0].treasury > 7 && !needs(0) && needs(1 << one.item);
});
/** Money for several things. */
const RICH = recordAt(
  virtu,
  'rich',
  (choices, { open }) => open.palaces[0].treasury > 5 && choices.filter(({ type }) => type === 'want').length > 8,
);
/** A card is held that can be put into a room where nothing lies. */
const HOLDING = recordAt(
  virtu,
  'room',
  (choices, { open }) => {
    const { cards } = open.palaces[0];
    const isHeld = open.stack[open.stack.length - 1].step === 'put';
    const isBare = cards.slice(SPACE_COUNT).filter((card) => card >= 0).length < 3;
    return isHeld && isBare && choices.some((choice) => isIntoRoom(choice) && cards[choice.slot] < 0);
  },
  (choice) => choice.type === 'pick' || (choice.type === 'put' && !isIntoRoom(choice)),
);
/** A city can be annexed whose tile comes to lie beside so many others. */
const GAINING = [3, 4, 5].map((tiles) =>
  recordAt(
    virtu,
    'tiles',
    (choices, { open }) => open.palaces[0].tiles.length === tiles && choices.some(({ type }) => type === 'annex'),
    ({ type }) => ['perform', 'annex', 'use'].includes(type),
  ),
);
/** The fifth city can be annexed: it opens a space for a courtier. */
const FIFTH = recordAt(
  virtu,
  'fifth city',
  (choices, { open }) => open.palaces[0].cities === 4 && choices.some(({ type }) => type === 'annex'),
  ({ type }) => ['perform', 'annex', 'use'].includes(type),
);

test('V-9.3.10 what is for sale stays where it is while several things are chosen', async () => {
  const page = await openRecord(RICH, QUIET);
  const tops = () =>
    page.locator('.vi-item').evaluateAll((items) => items.map((one) => one.getBoundingClientRect().top));
  const before = await tops();
  await act(page, () => page.locator('.vi-item[data-status="may"]', { hasText: 'Ambassador' }).click());
  expect(await question(page)).toMatch(/What else do you buy/);
  expect(await tops()).toEqual(before);
});

test('V-10.1.1 a line about the end in three lines moves nothing', async () => {
  const page = await openRecord(BUYING, { viewport: { width: 1280, height: 720 }, ...QUIET });
  const ending = page.locator('.frame-ending');
  const first = await places(page);
  await ending.evaluate((line) => {
    line.textContent =
      'Ende bei 8 Städten (Maximilian von Habsburg: 5) oder Feld 5 der Schirmherrschaft (Alexandra-Sophie: 4)';
  });
  const { lines } = await ending.evaluate((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return { lines: new Set([...range.getClientRects()].map(({ top }) => top)).size };
  });
  expect(lines).toBe(3);
  expect(await movedSince(page, first)).toEqual([]);
});

test('the mark of advice on a button in the corner of a card moves nothing', async () => {
  const page = await openRecord(EXHAUSTED, QUIET);
  const tops = () =>
    own(page)
      .locator('.vi-slot, .vi-discard')
      .evaluateAll((things) => things.map((one) => one.getBoundingClientRect().top));
  const before = await tops();
  await own(page)
    .locator('.vi-discard')
    .first()
    .evaluate((button) => button.insertAdjacentHTML('afterbegin', '<span class="advice-mark"></span>'));
  expect(await tops()).toEqual(before);
});

test.each(['en', 'fr', 'it'])(
  'V-9.3.12 nor does it move when the last free space is taken, on a small screen: %s',
  async (language) => {
    const viewport = { width: 1280, height: 720 };
    const page = await openRecord(LAST_SPACE, { viewport, settings: { ...QUIET.settings, language } });
    const goods = page.locator('.vi-item');
    const boxes = () => goods.evaluateAll((items) => items.map((one) => Math.round(one.getBoundingClientRect().top)));
    const notes = () => page.locator('.vi-item[data-topic^="card:"][data-status="may"] .vi-left').allInnerTexts();
    const [before, first] = [await boxes(), new Set(await notes())];
    await act(page, () => page.locator('.vi-item[data-topic^="card:"][data-status="may"]').first().click());
    const note = [...new Set(await notes())].filter((one) => !first.has(one));
    expect(note).toHaveLength(1);
    expect(await boxes()).toEqual(before);
  },
);

test.each([
  ['a spring at 1280 × 720', VISITING, { width: 1280, height: 720 }],
  ['a spring at 1440 × 900', VISITING, { width: 1440, height: 900 }],
  ['a winter at 1440 × 900', WINTER, { width: 1440, height: 900 }],
])('the boards stay where they are over %s', async (_name, record, viewport) => {
  const page = await openRecord(record, { viewport, ...QUIET });
  const first = await places(page);
  for (let choices = 0; choices < 12; choices++) {
    const payment = page.locator('.vi-payment button.primary');
    const next = (await payment.count()) > 0 ? payment : page.locator('.choice[data-status="may"]').first();
    const isLast = /End (winter )?turn/.test(await next.innerText());
    await act(page, () => next.click());
    if (isLast || (await decision(page)) === 'over') break;
    expect(await movedSince(page, first), await question(page)).toEqual([]);
  }
});

test('V-7.4.8 what a spring brings moves nothing in the winter of its year', async () => {
  const page = await openRecord(GAINING[0], { viewport: { width: 1280, height: 720 }, ...QUIET });
  const yearOf = () => page.locator('.vi-season h2').innerText();
  let rows = 0;
  for (const record of GAINING) {
    await importRecord(page, record);
    const [first, year] = [await places(page), (await yearOf()).replace(/,.*/, '')];
    const tiles = own(page).locator('.vi-tile');
    const tops = () => tiles.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    const before = await tops();
    while ((await yearOf()) === `${year}, spring`) {
      const annexing = page.locator('.choice[data-status="may"]', { hasText: 'Annex' });
      const payment = page.locator('.vi-payment button.primary');
      const closing = page.locator('.choices-foot .choice[data-status="may"]');
      const ways = [payment, annexing, closing, page.locator('.choice[data-status="may"]')];
      const counts = await Promise.all(ways.map((way) => way.count()));
      await act(page, () => ways[counts.findIndex((count) => count > 0)].first().click());
      await decision(page);
      expect(await movedSince(page, first), await question(page)).toEqual([]);
    }
    rows += (await tops()) - before;
  }
  expect(rows).toBeGreaterThan(0);
});

test.each([
  [1280, 720],
  [1440, 900],
])(
  'V-7.2.4 what is for sale lies over the map while a bonus is chosen, and nothing else moves: %i × %i',
  async (width, height) => {
    const page = await openRecord(BONUS, { viewport: { width, height }, ...QUIET });
    const topOf = (part: string) => page.locator(part).evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const [first, stage] = [await places(page), await topOf('.sheet-stage')];
    expect(Math.abs((await topOf('.vi-market')) - stage)).toBeLessThan(8);
    await act(page, () => page.locator('.choice[data-status="may"]').first().click());
    expect(await topOf('.vi-market')).toBeGreaterThan(stage + 100);
    expect(await movedSince(page, first)).toEqual([]);
  },
);

interface Screen extends Borrowing {
  /** All tiles have room in one row. */
  readonly isWide?: boolean;
}

describe.each<Screen>([
  { viewport: { width: 1920, height: 1080 }, isWide: true },
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 1280, height: 720 } },
  PHONE,
  { ...PHONE, viewport: { width: 360, height: 640 } },
])(
  'the boards have room for what comes to lie on them: $viewport.width × $viewport.height',
  ({ isWide = false, ...screen }) => {
    test('V-9.2.6 a card in a room moves nothing', async () => {
      const page = await openRecord(HOLDING, { ...screen, ...QUIET });
      const rooms = own(page).locator('.vi-room .vi-card');
      const slots = own(page).locator('.vi-slot[data-status="may"]');
      await act(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
      const [first, before] = [await places(page), await rooms.count()];
      await act(page, () => slots.and(own(page).locator('.vi-court .vi-slot')).first().click());
      expect(await movedSince(page, first)).toEqual([]);
      await act(page, () => slots.and(own(page).locator('.vi-room .vi-slot:has(.vi-empty)')).first().click());
      expect(await rooms.count()).toBe(before + 1);
      expect(await movedSince(page, first)).toEqual([]);
    });

    test('V-7.4.8 a tile in a new row moves nothing', async () => {
      const page = await openRecord(GAINING[0], { ...screen, ...QUIET });
      const tiles = own(page).locator('.vi-tile');
      const rows = () => tiles.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
      let newRows = 0;
      for (const record of GAINING) {
        await importRecord(page, record);
        const [first, count, rowsBefore] = [await places(page), await tiles.count(), await rows()];
        while ((await tiles.count()) === count) {
          const payment = page.locator('.vi-payment button.primary');
          const annexing = page.locator('.choice[data-status="may"]', { hasText: 'Annex' });
          const next = (await payment.count()) > 0 ? payment : annexing;
          await act(page, () => next.first().click());
          expect(await movedSince(page, first)).toEqual([]);
        }
        newRows += (await rows()) - rowsBefore;
      }
      if (!isWide) expect(newRows).toBeGreaterThan(0);
    });

    test('V-7.4.8 however many tiles a season brings, nothing moves: they get smaller, and each can still be touched', async () => {
      const page = await openRecord(GAINING[2], { ...screen, ...QUIET });
      const first = await places(page);
      const tiles = own(page).locator('.vi-domain li:has(.vi-tile)');
      const count = await tiles.count();
      for (const gained of [3, 6]) {
        await tiles.first().evaluate(
          (tile, more) => {
            for (let time = 0; time < more; time++) tile.before(tile.cloneNode(true));
          },
          count + gained - (await tiles.count()),
        );
        await expect.poll(() => movedSince(page, first)).toEqual([]);
      }
      const small = await tiles.evaluateAll((all) =>
        all.flatMap(({ clientWidth: width, scrollWidth, textContent }) =>
          width < 43 || scrollWidth > width ? [`${textContent}: ${scrollWidth} in ${width}`] : [],
        ),
      );
      expect([small, await overflows(page)]).toEqual([[], false]);
    });

    test('V-8.7.3 the space that the fifth city opens moves nothing', async () => {
      const page = await openRecord(FIFTH, { ...screen, ...QUIET });
      const locked = own(page).locator('.vi-court [data-locked="true"]');
      expect(await locked.count()).toBeGreaterThan(0);
      const first = await places(page);
      await act(page, () => page.locator('.choice[data-status="may"]', { hasText: 'Annex' }).first().click());
      while ((await locked.count()) > 0) {
        await act(page, () => page.locator('.vi-payment button.primary').click());
      }
      expect(await movedSince(page, first)).toEqual([]);
    });

    test.each(['de', 'cs'] as const)(
      'V-9.2.6 cards with the longest names in all rooms and spaces move nothing: %s',
      async (language) => {
        const page = await openRecord(EXHAUSTED, { ...screen, settings: { ...QUIET.settings, language } });
        const first = await places(page);
        const { names } = await loadText(language);
        const longest = Object.values(names.cards).sort((one, other) => other.length - one.length);
        await own(page).evaluate((palace, all) => {
          const face = palace.querySelector('.vi-court .vi-card');
          const slots = [
            ...palace.querySelectorAll('.vi-wheel li:not([data-locked="true"]) .vi-slot, .vi-room .vi-slot'),
          ];
          for (const [at, slot] of slots.entries()) {
            const card = face?.cloneNode(true) as HTMLElement;
            const name = card.querySelector('.vi-card-name');
            if (name !== null) name.textContent = all[at];
            slot.querySelector('.vi-empty, .vi-card')?.replaceWith(card);
          }
        }, longest);
        expect(await own(page).locator('.vi-room .vi-card').count()).toBe(10);
        expect(await movedSince(page, first)).toEqual([]);
        const outside = await own(page)
          .locator('.vi-room')
          .evaluateAll((rooms) => rooms.filter((room) => room.scrollHeight > room.clientHeight + 1).length);
        expect(outside).toBe(0);
      },
    );
  },
);

/** How far from the top of the page the parts of the table are. */
function places(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll(
      '.sheet-view, .vi-palace[data-own="true"] :is(.vi-room, .vi-court, .vi-domain), .vi-prestige',
    );
    const topOf = (part: Element) => part.getBoundingClientRect().top + scrollY;
    return Object.fromEntries([...parts].map((part, at) => [`${at} ${part.className}`, topOf(part)]));
  });
}

/** The parts that have moved by 8 pixels or more. */
async function movedSince(page: Page, first: Readonly<Record<string, number>>): Promise<string[]> {
  const now = await places(page);
  return Object.keys(first).filter((name) => Math.abs((now[name] ?? first[name]) - first[name]) >= 8);
}
