/** The table of Virtù at a glance: what options mean, what a siege would be, nothing destroyed, nothing cut. */
import { type Choice, type State, virtu } from '@bottega/virtu';
import { marchesOf, marchesTo, takesSpace, visitOf } from '@bottega/virtu/show';
import { describe, expect, test } from 'vitest';
import { cutOff, overflows, PHONE } from './browser.js';
import { act, decision, importRecord, openRecord, recordAt } from './game.js';
import { BUYING, EXHAUSTED, isAsked, own, QUIET, question, VISITING } from './virtu-moments.js';

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
/** A character can be bought, and no space is free for it. */
const REPLACING = recordAt(virtu, 'replacing', (choices, state) =>
  choices.some((choice) => choice.type === 'want' && takesSpace(virtu.tables, state, 0, 0, choice.item)),
);

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
});

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
