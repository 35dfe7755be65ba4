/** The table of Virtù at a glance: what options mean, what a siege would be, nothing destroyed, nothing cut, nothing moved. */
import { type Choice, type State, virtu } from '@bottega/virtu';
import { marchesOf, marchesTo, SPACE_COUNT, takesSpace, visitOf } from '@bottega/virtu/show';
import { loadText } from '@bottega/virtu/text';
import { describe, expect, test } from 'vitest';
import { type Borrowing, cutOff, overflows, type Page, PHONE } from './browser.js';
import { act, decision, importRecord, openRecord, recordAt } from './game.js';

type Step = State['open']['stack'][number]['step'];

const isAsked =
  (step: Step, year = 0) =>
  (_: unknown, { open }: State) =>
    open.stack[open.stack.length - 1].step === step && open.year >= year;
const isIntoRoom = (choice: Choice): choice is Extract<Choice, { readonly type: 'put' }> =>
  choice.type === 'put' && choice.slot >= SPACE_COUNT;
const isAlone = (state: State, city: number) => marchesTo(marchesOf(virtu.tables, state, 0), city).length === 1;
const isWarlike = ({ type }: Choice) => ['troop', 'perform', 'recruit'].includes(type);

const DYNASTY = recordAt(virtu, 'dynasty', isAsked('dynasty'));
const MARCHING = recordAt(
  virtu,
  'odds',
  (choices, state) => choices.some((choice) => choice.type === 'road' && state.open.owner[choice.city] === -1),
  isWarlike,
);
/** One of several troops can go to a city, and no other can; that can be paid in more than one way. */
const WAGING = recordAt(
  virtu,
  'waging',
  (choices, state) => {
    const troops = choices.filter(({ type }) => type === 'troop').length;
    return (
      troops > 1 && marchesOf(virtu.tables, state, 0).some((march) => march.isPaid && isAlone(state, march.way.city))
    );
  },
  isWarlike,
);
/** A room can be entered and its action be performed at once. */
const VISITING = recordAt(virtu, 'visit', (choices, state) =>
  choices.some(
    (choice) =>
      choice.type === 'steps' &&
      state.open.year > 2 &&
      state.open.palaces[0].tiles.length < 4 &&
      visitOf(virtu.tables, state, 0, choice).length === 2,
  ),
);
/** The room where the marker is can be uncovered and its action be performed at once. */
const COVERED = recordAt(
  virtu,
  'covered',
  (choices, state) =>
    choices.some(
      (choice) => choice.type === 'lift' && visitOf(virtu.tables, state, 0, choice).at(-1)?.type === 'perform',
    ),
  ({ type }) => type === 'request',
);
/** A bonus of patronage can be taken. */
const BONUS = recordAt(virtu, 'bonus', isAsked('bonus'), ({ type }) => ['perform', 'use'].includes(type));
/** An exhausted courtier lies beside one's palace in winter. */
const EXHAUSTED = recordAt(virtu, 'exhausted', (choices, state) => {
  const { cards, ready } = state.open.palaces[0];
  const isExhausted = cards.slice(0, SPACE_COUNT).some((card, space) => card >= 0 && !ready[space]);
  return isAsked('reorganize')(choices, state) && isExhausted;
});
/** A winter begins, in which cards can be moved and something be bought. */
const WINTER = recordAt(virtu, 'beginning of winter', isAsked('troopPay', 3));
const BUYING = recordAt(virtu, 'winter', isAsked('purchase', 2));
/** A character can be bought, and no space is free for it. */
const REPLACING = recordAt(virtu, 'replacing', (choices, state) =>
  choices.some((choice) => choice.type === 'want' && takesSpace(virtu.tables, state, 0, 0, choice.item)),
);
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
const QUIET = { settings: { tips: false } } as const;

const own = (page: Page) => page.locator('.vi-palace[data-own="true"]');
const question = (page: Page) => page.locator('.frame-question').innerText();

describe('what options mean', () => {
  test('V-3.2.1 a dynasty shows its cities, rooms, family and what is particular before it is chosen', async () => {
    const page = await openRecord(DYNASTY, QUIET);
    const cards = page.locator('.vi-dynasty-card');
    expect(await cards.count()).toBe(3);
    const florence = cards.filter({ hasText: 'House of Medici' });
    for (const said of ['Patrons of the arts', 'Pisa', 'Annex', 'Lorenzo de’ Medici', '2 agents at the start']) {
      expect((await florence.innerText()).replaceAll('\u00a0', ' ')).toContain(said);
    }
    await act(page, () => cards.locator('visible=true').and(page.locator('[data-status="may"]')).first().click());
    expect(await decision(page)).toBe('choose');
    expect(await cards.count()).toBe(0);
  });

  test('V-8.3 a city that a troop could move to says both strengths and whether they are enough', async () => {
    const page = await openRecord(MARCHING, QUIET);
    const city = page.locator('.vi-city:not([data-seat]) .target[data-status="may"]').first();
    await city.hover();
    const label = await page.locator('.sheet-label').innerText();
    expect(label).toMatch(/Your strength with one more troop: \d/);
    expect(label).toMatch(/The city’s strength: \d/);
    expect(label).toMatch(/enough|decide/i);
    expect(await city.locator('.sr-only').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/The city’s strength: \d/)]),
    );
  });
});

test('V-9.3.12 a character that takes a courtier’s place says so on its card and in the list, before it is paid for', async () => {
  const page = await openRecord(REPLACING, QUIET);
  const lit = page.locator('.vi-item[data-topic^="card:"][data-status="may"]');
  expect(await lit.count()).toBeGreaterThan(0);
  const notes = await lit.locator('.vi-left').allInnerTexts();
  expect(new Set(notes)).toEqual(new Set(['replaces a courtier']));
  const tiles = page.locator('.vi-item[data-topic^="tile:"] .vi-left', { hasText: 'replaces' });
  expect(await tiles.count()).toBe(0);
  await act(page, () => lit.first().click());
  await page.locator('.vi-cart .primary', { hasText: /then discard 1\scourtier$/ }).waitFor();
});

test('V-7.4.8 a city that changed hands is marked around its disc', async () => {
  const page = await openRecord(BUYING, QUIET);
  const city = page.locator('.vi-city').first();
  await city.evaluate((one) => one.setAttribute('data-fresh', ''));
  const mark = await city.locator('.sheet-place-button').evaluate((button) => {
    const { outlineStyle } = getComputedStyle(button);
    return [outlineStyle, button.getBoundingClientRect().width > 20];
  });
  expect(mark).toEqual(['dotted', true]);
});

describe('few clicks, and none that destroys', () => {
  test('V-6.6.1 a click on a room moves the marker there and performs its action', async () => {
    const page = await openRecord(VISITING, QUIET);
    const room = own(page)
      .locator('.vi-room-head[data-status="may"]', { hasText: /perform the action/ })
      .first();
    await act(page, () => room.click());
    const log = page.locator('.log-lines');
    await log
      .getByText(/^Anna performs /)
      .last()
      .waitFor();
    expect(await question(page)).not.toMatch(/What do you do\?$/);
  });

  test('V-6.4 a click on the covered room of the marker lifts the indulgence and performs the action; one undo takes it back', async () => {
    const page = await openRecord(COVERED, QUIET);
    const asked = await question(page);
    const seal = own(page).locator('.vi-room[data-here="true"] .vi-seal');
    expect(await seal.count()).toBe(1);
    await act(page, () => own(page).locator('.vi-room[data-here="true"] .vi-room-head[data-status="may"]').click());
    await expect.poll(() => seal.count()).toBe(0);
    expect(await question(page)).not.toMatch(/What do you do\?$/);
    await act(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
    expect([await question(page), await seal.count()]).toEqual([asked, 1]);
  });

  test('V-7.5.3 a click on a city that one troop can go to moves it there and pays; one undo takes it back', async () => {
    const page = await openRecord(WAGING, QUIET);
    const asked = await question(page);
    const city = page.locator('.vi-city .target[data-status="may"]', { hasText: /From .*, paid as suggested/ }).first();
    const log = page.locator('.log-lines');
    const moves = () => log.getByText(/^Anna moves a troop/).count();
    const before = await moves();
    await act(page, () => city.click());
    await expect.poll(moves).toBe(before + 1);
    await act(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
    expect([await question(page), await moves()]).toEqual([asked, before]);
  });

  test('V-9.2.11 a click on an exhausted courtier discards nothing; its own button does, and can be taken back', async () => {
    const page = await openRecord(EXHAUSTED, QUIET);
    const card = own(page).locator('.vi-court .vi-card[data-ready="false"]').first();
    const cards = own(page).locator('.vi-court .vi-card');
    const before = await cards.count();
    await card.click({ force: true }); // what is refused says why
    await page.locator('.whynot').waitFor();
    expect(await cards.count()).toBe(before);
    await page.keyboard.press('Escape');
    await act(page, () =>
      own(page)
        .getByRole('button', { name: /^Discard / })
        .first()
        .click(),
    );
    await expect.poll(() => cards.count()).toBe(before - 1);
    await act(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
    await expect.poll(() => cards.count()).toBe(before);
  });
});

describe('the table fits', () => {
  test('the whole map is seen from 1280 × 720 on, a wheel over it scrolls the page, and nothing is cut at any size', async () => {
    const page = await openRecord(VISITING, QUIET);
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height });
      const map = page.locator('.sheet-view');
      const hidden = () =>
        map.evaluate((view) => [view.scrollHeight - view.clientHeight, view.scrollWidth - view.clientWidth]);
      await expect.poll(hidden).toEqual([0, 0]);
      expect(await map.evaluate((view) => view.getBoundingClientRect().bottom + scrollY <= innerHeight)).toBe(true);
      expect([await overflows(page), await cutOff(page)]).toEqual([false, []]);
    }
    await page.locator('.sheet-view').hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

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

  test('on phones nothing is cut, and where one decides there is room for a finger', async () => {
    const page = await openRecord(EXHAUSTED, { ...PHONE, ...QUIET });
    for (const record of [EXHAUSTED, BUYING]) {
      await importRecord(page, record);
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [844, 390],
      ]) {
        await page.setViewportSize({ width, height });
        expect([await overflows(page), await cutOff(page)]).toEqual([false, []]);
        const small = await page
          .locator('.vi :is(button, [role="button"]):not(.vi-city-button)')
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => button.checkVisibility())
              .filter((button) => {
                const box = button.getBoundingClientRect();
                return box.width < 43.5 || box.height < 43.5;
              })
              .map((button) => button.className),
          );
        expect(small).toEqual([]);
      }
    }
  });

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
});

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

test('cards and tiles are heard as words with their verbs, and no two places of a palace sound alike', async () => {
  const page = await openRecord(EXHAUSTED, QUIET);
  const heard = await own(page)
    .locator('.vi-slot, .vi-tile')
    .evaluateAll((things) =>
      things.map((thing) =>
        [...thing.querySelectorAll('.sr-only')]
          .filter((part) => part.closest('[aria-hidden="true"]') === null)
          .map((part) => part.textContent)
          .join(', '),
      ),
    );
  expect(heard.length).toBeGreaterThan(14);
  expect(new Set(heard).size).toBe(heard.length);
  expect(heard.some((one) => /action: .+; shows \d/.test(one))).toBe(true);
});
