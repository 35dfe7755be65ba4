/** What lies around the map of De Vulgari Eloquentia: round table, offers, persons, tracks and the turn, chosen directly. */
import { type Choice, type State, vulgari } from '@bottega/vulgari';
import { FIRST_CARDINAL, INQUISITION, RIDDLE, SHLASINGER } from '@bottega/vulgari/show';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInBothThemes, cutOff, overflows, type Page, PHONE } from './browser.js';
import { act, openRecord, recordAt } from './game.js';

const LANGUAGES = ['en', 'fr', 'de', 'cs', 'it'];
const QUIET = { settings: { tips: false } } as const;

const isTurn = ({ open }: State) => open.stack[open.stack.length - 1].step === 'turn';
const offers = (choices: readonly Choice[], type: Choice['type']) => choices.some((choice) => choice.type === type);

/** The first turn: all actions are left, all cubes of the round lie there. */
const FIRST = recordAt(vulgari, 'first turn', (_, state) => isTurn(state));
/** A first turn in a zone that is not blue. */
const OUTSIDE = recordAt(
  vulgari,
  'outside',
  (choices, state) => isTurn(state) && !choices.some((choice) => choice.type === 'advance' && choice.track === RIDDLE),
);
/** A manuscript can be taken. */
const READING = recordAt(vulgari, 'reading', (choices) => offers(choices, 'manuscript'));
/** A merchant stands in a convent. */
const CONVENT = recordAt(vulgari, 'convent', (choices) => offers(choices, 'friar'));
/** Late: the Papal Library is open, and so is a good part of the round table. */
const LATE = recordAt(vulgari, 'late', (_, state) => isTurn(state) && state.open.round >= 13);
/** A card of the Library can be drawn. */
const DRAWING = recordAt(
  vulgari,
  'drawing',
  (choices) => offers(choices, 'draw'),
  ({ type }) => type !== 'draw',
);

/** Cardinal Shlasinger has not held the inquisition yet. */
const INQUIRING = recordAt(
  vulgari,
  'inquiring',
  (choices) => offers(choices, 'inquire'),
  (choice) =>
    (choice.type === 'cardinal' && choice.person === SHLASINGER) ||
    ['friar', 'cubes', 'business'].includes(choice.type),
);

const markersLeft = (page: Page) => page.locator('.vu-markers-left .vu-marker').count();
const track = (page: Page, id: string) => page.locator(`.vu-track[data-track="${id}"]`);

describe('a turn', () => {
  test('D-6.2 actions are markers that are seen being spent, and what is done once a turn is crossed out', async () => {
    const page = await openRecord(FIRST, QUIET);
    expect(await markersLeft(page)).toBe(5);
    await act(page, () => page.locator('.vu-service').first().click());
    expect(await markersLeft(page)).toBe(4);
    expect(await page.locator('.vu-markers-spent .vu-marker').count()).toBe(1);
    expect(await page.locator('.vu-done [data-topic="psalter"]').getAttribute('data-done')).toBe('true');
    expect(await page.locator('.vu-done [data-done="true"]').count()).toBe(1);
    expect(await page.locator('.vu-service').first().getAttribute('data-status')).toBe('bar');
  });

  test('D-17.1 a space is chosen by clicking it: three steps at once', async () => {
    const page = await openRecord(FIRST, QUIET);
    const spaces = track(page, 'rest').locator('.vu-space');
    expect(await spaces.nth(3).locator('.vu-disc[data-seat="0"]').count()).toBe(0);
    await act(page, () => spaces.nth(3).getByRole('button').click());
    expect(await spaces.nth(3).locator('.vu-disc[data-seat="0"]').count()).toBe(1);
    expect(await markersLeft(page)).toBe(2);
  });

  test('D-9 a manuscript that can be read here is lit, and goes behind the screen', async () => {
    const page = await openRecord(READING, QUIET);
    const lit = page.locator('.vu-manuscript[data-status="may"]').first();
    const title = await lit.locator('em').innerText();
    await act(page, () => lit.click());
    expect(await page.locator('.vu-manuscript em', { hasText: title }).count()).toBe(0);
    expect(await page.locator('.vu-player[data-mine="true"]').getByText(title).count()).toBe(1);
    // Even the first has room for two lines of a title: none has to be cut to one.
    const list = page.locator('.vu-player[data-mine="true"] .vu-held-list');
    expect(await list.getAttribute('data-tight')).toBe(null);
    const { height, line } = await list
      .locator('.vu-held')
      .first()
      .evaluate((held) => {
        const text = held.querySelector('.vu-held-title');
        return {
          height: held.clientHeight,
          line: text === null ? 0 : Number.parseFloat(getComputedStyle(text).lineHeight),
        };
      });
    expect(height).toBeGreaterThan(2 * line);
    expect(await page.locator('.vu-manuscript[data-status="may"]').count()).toBe(0); // D-9.1
  });

  test('D-10.2 a cube of this round is taken from where it lies', async () => {
    const page = await openRecord(FIRST, QUIET);
    const colour = page.locator('.vu-cube-offer', { has: page.locator('.vu-cube-take[data-status="may"]') }).first();
    const before = Number(await colour.getAttribute('data-left'));
    const thing = await colour.getAttribute('data-thing');
    await act(page, () => colour.locator('.vu-cube-take').first().click());
    const after = page.locator(`.vu-cube-offer[data-thing="${thing}"]`);
    expect(Number(await after.getAttribute('data-left'))).toBe(before - 1);
  });

  test('D-16.4 the Library is drawn from beside its track', async () => {
    const page = await openRecord(DRAWING, QUIET);
    await act(page, () =>
      track(page, 'library')
        .getByRole('button', { name: /^Draw / })
        .click(),
    );
    expect(
      await track(page, 'library')
        .getByRole('button', { name: /^Draw / })
        .count(),
    ).toBe(0);
  });

  test.each([
    ['a manuscript', '.vu-manuscript[data-status="bar"]', /^Rule D-9\./],
    ['the Riddle outside of blue zones', '[data-track="riddle"] [data-status="bar"]', /^Rule (D-12\.1|D-7\.12)/],
    ['the Library before round 12', '[data-track="library"] [data-status="bar"]', /^Rule D-16\.1/],
  ])('%s says why it cannot be chosen', async (_name, selector, rule) => {
    const page = await openRecord(OUTSIDE, QUIET);
    await page.locator(selector).first().click({ force: true }); // it is marked as disabled, and answers all the same
    await page.locator('.whynot').getByRole('button', { name: rule }).waitFor();
  });
});

describe('becoming somebody', () => {
  test('D-8.10 all five friars say what they bring, by signs and in words, and one is chosen', async () => {
    const page = await openRecord(CONVENT, QUIET);
    const friars = page.locator('.vu-persons-row').first().locator('.vu-person');
    expect(await friars.count()).toBe(FIRST_CARDINAL);
    for (const card of await friars.all()) {
      expect(await card.locator('.vu-person-signs > *').count()).toBeGreaterThan(0);
      expect(await card.innerText()).toMatch(/^Become Friar \w+ \(.+\): ./);
    }
    await act(page, () => page.locator('.vu-person[data-status="may"]').first().click());
    expect(await page.locator('.vu-person-face[data-held="true"] .seat-sign').count()).toBeGreaterThan(0);
    expect(await page.locator('.vu-player[data-mine="true"] .vu-status[data-status="friar"]').count()).toBe(1);
  });
});

describe('the round table', () => {
  test('D-1.1 it has sixteen rounds, of which one is the present', async () => {
    const page = await openRecord(LATE, QUIET);
    const rows = page.locator('.vu-round');
    expect(await rows.count()).toBe(16);
    const now = page.locator('.vu-round[aria-current="step"]');
    expect(await now.count()).toBe(1);
    const round = Number(await now.getAttribute('data-row'));
    expect(await page.locator('.vu-turn h2').innerText()).toBe(`Round ${round}`);
    // D-3.2, D-20.1: events on the first ten, Pope cards on the last five, turned up to the present round.
    expect(await page.locator('.vu-round-event').count()).toBe(10);
    expect(await page.locator('.vu-round-pope').count()).toBe(5);
    expect(await page.locator('.vu-round-pope[data-face="hidden"]').count()).toBe(16 - round);
  });
});

describe('knowledge', () => {
  test('D-1.5 players are listed from the one who is ahead, as their discs lie', async () => {
    const page = await openRecord(LATE, QUIET);
    const spaces = await page
      .locator('.vu-knower')
      .evaluateAll((found) => found.map((one) => Number(/space (\d+)/.exec(one.textContent ?? '')?.[1])));
    expect(spaces.length).toBe(3);
    expect(spaces).toEqual(spaces.toSorted((one, other) => other - one));
    expect(await page.locator('.vu-knowledge-space').count()).toBe(92);
    expect(await page.locator('.vu-knowledge-space .vu-disc').count()).toBe(3);
  });

  test('D-18.12 whoever holds an inquisition points at the player who goes back', async () => {
    const page = await openRecord(INQUIRING, QUIET);
    const other = page.locator('.vu-knower[data-status="may"]').first();
    const space = async (seat: string) =>
      Number(await page.locator(`.vu-knowers > li[data-seat="${seat}"] .vu-knower-space`).innerText());
    const seat = (await other.locator('xpath=..').getAttribute('data-seat')) ?? '';
    const before = await space(seat);
    await act(page, () => other.click());
    expect(await space(seat)).toBe(Math.max(0, before - INQUISITION));
  });
});

describe('layout', () => {
  test.each([
    [1440, 900],
    [1920, 1080],
  ])(
    'rounds, map, turn and manuscripts are in sight together below the question, at %i × %i',
    async (width, height) => {
      const page = await openRecord(FIRST, { ...QUIET, viewport: { width, height } });
      const needed = ['.vu-roundtable', '.sheet-view', '.vu-turn', '.vu-manuscripts'];
      for (const thing of needed) {
        await expect.poll(async () => [thing, await isInSight(page.locator(thing))]).toEqual([thing, true]);
      }
    },
  );

  test('the other players are folded up until one is opened', async () => {
    const page = await openRecord(FIRST, { ...PHONE, ...QUIET });
    const other = page.locator('.vu-player[data-mine="false"]').first();
    expect(await page.locator('.vu-player[data-mine="true"] .vu-screen').isVisible()).toBe(true);
    expect(await other.locator('.vu-screen').isVisible()).toBe(false);
    await other.locator('summary').click();
    expect(await other.locator('.vu-screen').isVisible()).toBe(true);
  });

  test('on a phone every choice is large enough for a finger', async () => {
    const page = await openRecord(FIRST, { ...PHONE, ...QUIET });
    const small = await page
      .locator('.vu :is(.vu-side, .vu-persons, .vu-tracks) .target[role="button"]')
      .evaluateAll((found) =>
        found
          .map((one) => ({ name: one.className, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
      );
    expect(small).toEqual([]);
    expect(
      await page.locator('.vu :is(.vu-side, .vu-persons, .vu-tracks) .target[role="button"]').count(),
    ).toBeGreaterThan(30);
  });

  test.each(LANGUAGES)('nothing is wider than the screen, in %s', async (language) => {
    const page = await openRecord(LATE, { settings: { tips: false, language } });
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height });
      expect(await overflows(page)).toBe(false);
      expect(await cutOff(page)).toEqual([]);
      expect(await spilled(page)).toEqual([]);
    }
  });

  test('axe finds nothing', async () => {
    const page = await openRecord(CONVENT, QUIET);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
});

async function isInSight(thing: Locator): Promise<boolean> {
  return thing.first().evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const question = document.querySelector('.frame-prompt')?.getBoundingClientRect().bottom ?? 0;
    return left >= 0 && top >= question && right <= innerWidth && bottom <= innerHeight;
  });
}

/** Texts that are wider than the box they stand in. */
async function spilled(page: Page): Promise<string[]> {
  return page
    .locator('.vu :is(.vu-cube-offer, .vu-service, .vu-manuscript-face, .vu-knower, .vu-track), .vu-round-event')
    .evaluateAll((found) =>
      found.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `${one.className}: ${one.textContent}`),
    );
}
