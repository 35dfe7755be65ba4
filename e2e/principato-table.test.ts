/** The table of Principato: what it shows, how few clicks it takes, how it fits, and how it reads. */
import { Match, pickRandom, seeded } from '@bottega/kernel';
import { type Choice, principato, type State } from '@bottega/principato';
import { describe, expect, test } from 'vitest';
import { cutOff, DESKTOP, overflows, type Page, PHONE } from './browser.js';
import { act, openRecord } from './game.js';

const own = (page: Page) => page.locator('.pr-board[data-own="true"]');
/** With plain spaces. */
const asked = async (page: Page) => (await page.locator('.frame-question').innerText()).replaceAll('\u00a0', ' ');

/** A turn of the first of four seats, with both actions left, in which something wanted is so; played at random until then. */
function turnWith(seed: string, isWanted: (state: State, choices: readonly Choice[]) => boolean): [Buffer, State] {
  for (let time = 0; time < 300; time++) {
    const random = seeded(`${seed} ${time}`);
    const match = new Match(principato, { seats: 4, options: {}, seed: `${seed} ${time}` });
    while (!match.over) {
      const [seat] = match.asked();
      const choices = match.offers(seat).allowed;
      const { open } = match.state;
      const isTurn = seat === 0 && open.stack.at(-1)?.step === 'turn' && open.actionsLeft === 2;
      if (isTurn && isWanted(match.state, choices)) {
        const players = ['Anna', 'Bruno', 'Carla', 'Dante'].map((name, at) => ({
          name,
          bot: at === 0 ? null : 'apprendista',
        }));
        return [Buffer.from(JSON.stringify({ ...match.record, players })), structuredClone(match.state)];
      }
      match.play(seat, pickRandom(random, choices));
    }
  }
  throw new Error(`no game of ${seed} comes to what is wanted`);
}

/** Whether two boxes share any room. */
function meet(one: Box, other: Box): boolean {
  const isApart = (from: 'x' | 'y', size: 'width' | 'height') =>
    one[from] + one[size] <= other[from] || other[from] + other[size] <= one[from];
  return !isApart('x', 'width') && !isApart('y', 'height');
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

const handOf = (state: State) =>
  state.open.principalities[0].hand.map((card) => principato.tables.cards[card].type?.type ?? '');
const can = (choices: readonly Choice[], slot: number) =>
  choices.some((choice) => choice.type === 'activate' && choice.slot === slot);

describe('what is seen and chosen', () => {
  test('points that lie open are counted, goals say what they want, and a line of a card is one click', async () => {
    // Two buildings cost three: what cannot be paid says why, and what can is done at once.
    const [file, state] = turnWith('lines', ({ open }, choices) => {
      const [one] = open.principalities;
      const isRich = one.gold >= 1 && one.gold + one.favor < 3;
      return handOf({ open } as State)[0] === 'farm-works' && can(choices, 0) && isRich && one.culture.length > 0;
    });
    const page = await openRecord(file);
    const [{ military, culture, gold }] = state.open.principalities;
    const points = culture.reduce((sum, token) => sum + principato.tables.culture[token].vp, military ?? 0);
    expect(await own(page).locator('.pr-figure[data-topic="vp"]').innerText()).toContain(String(points));
    expect(await own(page).locator('.pr-goal-rule').allInnerTexts()).toEqual([
      expect.stringMatching(/victory point/),
      expect.stringMatching(/sets of 1.* and 1.*:.*\svictory points/),
    ]);

    const line = own(page).getByRole('button', { name: 'Farm Works: pay 1 gold, take 1 farm' });
    await page.getByRole('button', { name: 'Farm Works: pay 3 gold, take 2 farms' }).hover();
    const reason = page.locator('.whynot', { hasText: 'This costs 3 gold' });
    await reason.waitFor();
    // It lies beside the card, not over the other line.
    const [covering, covered] = [await reason.boundingBox(), await line.boundingBox()];
    expect(covering !== null && covered !== null && !meet(covering, covered)).toBe(true);
    await act(page, () => line.click());
    expect(await asked(page)).toContain('1 action left');
    const told = (await page.locator('.log').innerText()).replaceAll('\u00a0', ' ');
    expect(told).toContain('Anna pays 1 gold');
    expect(told).toContain('Anna takes 1 farm');
    expect(gold).toBeGreaterThan(0);
  });

  test('what has no room is said on the card; a card that is dragged onto another is changed for it', async () => {
    const [file] = turnWith('room', ({ open }) => {
      const [one] = open.principalities;
      const isFull = one.gold === principato.tables.data.capacity.bank * one.bank - 1 && one.condottiere === 0;
      return isFull && handOf({ open } as State).includes('tax-collector');
    });
    const page = await openRecord(file);
    const line = page.getByRole('button', { name: 'Tax Collector: take 2 gold (room for 1 of 2)' });
    expect(await line.locator('.pr-line-note').innerText()).toMatch(/room for 1.of 2/);

    const wanted = page.locator('.pr-place').nth(3);
    const card = await wanted.locator('.pr-card-name').innerText();
    await act(page, () => wanted.dragTo(own(page).locator('.pr-hand-card').nth(1)));
    expect(await own(page).locator('.pr-hand-card').nth(1).locator('.pr-card-name').innerText()).toBe(card);
    expect(await asked(page)).toContain('1 action left');
  });

  test('pressing the wall supplies every soldier that can be, in one click (P-2.16)', async () => {
    const [file] = turnWith('wall', ({ open: { principalities } }, choices) => {
      const isOffered = choices.some(({ type }) => type === 'supply');
      return isOffered && principalities[0].militia > 0 && principalities[0].condottiere > 0;
    });
    const page = await openRecord(file);
    const wall = own(page).getByRole('button', { name: /^Supply \d+\ssoldiers? \(not an action\)/ });
    await act(page, () => wall.click());
    expect(await asked(page)).toContain('2 actions left');
    expect(await page.locator('.log').innerText()).toMatch(/Anna supplies \d/);
    expect(await wall.count()).toBe(0);
  });

  test('a card reads as sentences, and two equal ones have different names', async () => {
    const [file] = turnWith('twins', ({ open }) => {
      const [one, other] = handOf({ open } as State);
      const [{ food, gold, favor }] = open.principalities;
      return one === other && one.endsWith('-works') && food > 0 && gold > 0 && favor === 0;
    });
    const page = await openRecord(file);
    const names = await page
      .locator('.pr button, .pr [role="button"], .pr-place')
      .evaluateAll((found) => found.map((one) => one.textContent?.replaceAll('\u00a0', ' ') ?? ''));
    const activating = names.filter((name) => name.startsWith('Activate'));
    expect(activating).toHaveLength(2);
    expect(new Set(activating).size).toBe(2);
    expect(names.join('\n')).toMatch(/ Works: pay 1 (?:food|gold), take 1 /);
    const places = names.filter((name) => name.includes('(place '));
    expect(new Set(places.map((name) => name.slice(0, name.indexOf(')')))).size).toBe(7);
    // Pictures are silent where words say the same.
    expect(await page.locator('.pr-card-effects svg[role="img"]').count()).toBe(0);
  });
});

describe('pointing', () => {
  const [file] = turnWith('pointing', (_, choices) => can(choices, 0) && can(choices, 1));
  const QUIET = { ...DESKTOP, settings: { motion: false, tips: false } } as const;
  const bubble = (page: Page) => page.locator('.thing-bubble');

  test('what a choice puts under the mouse is not spoken of before the mouse moves', async () => {
    const page = await openRecord(file, QUIET);
    const place = page.locator('.pr-place').nth(3);
    await act(page, () => page.locator('.pr-change').first().click());
    await act(page, () => place.click());
    await page.waitForTimeout(600); // longer than a mouse rests before something is told
    expect(await bubble(page).count()).toBe(0);
    await page.mouse.move(0, 0);
    await place.hover();
    await bubble(page).waitFor();
  });

  test('a seat in the strip opens its parts, and its signs nothing beside', async () => {
    const page = await openRecord(file, QUIET);
    await page.locator('.seats-one').nth(1).locator('.seats-count').nth(1).hover();
    await page.locator('.seats-parts').waitFor();
    await page.waitForTimeout(600);
    expect(await bubble(page).count()).toBe(0);
  });
});

describe('how it fits', () => {
  const [file] = turnWith('fit', ({ open }, choices) => open.year === 2 && can(choices, 0) && can(choices, 1));
  const boxes = (page: Page, things: string) =>
    page.locator(things).evaluateAll((found) =>
      found.map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top), right, bottom };
      }),
    );
  /** Boxes of the table that show only a part of what is in them. */
  const scrolling = (page: Page) =>
    page.locator('.pr *').evaluateAll((found) =>
      found
        .filter((one) => {
          const { overflowX, overflowY } = getComputedStyle(one);
          if (one.closest('.sr-only, svg') !== null || (overflowX === 'visible' && overflowY === 'visible'))
            return false;
          return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
        })
        .map((one) => one.outerHTML.slice(0, 160)),
    );

  test('on desktops: four boards in a row or two by two, nothing cut, and nothing moves over a whole turn', async () => {
    const page = await openRecord(file, { ...DESKTOP, settings: { motion: false, tips: false } });
    for (const [width, height, columns] of [
      [1920, 1080, 4],
      [1440, 900, 2],
      [1280, 720, 2],
    ]) {
      await page.setViewportSize({ width, height });
      expect(await overflows(page)).toBe(false);
      expect(await cutOff(page)).toEqual([]);
      expect(await scrolling(page)).toEqual([]);
      const boards = await boxes(page, '.pr-board');
      expect(new Set(boards.map(({ left }) => left)).size).toBe(columns);
      const [hand] = await boxes(page, '.pr-board[data-own="true"] .pr-hand');
      expect(hand.bottom).toBeLessThanOrEqual(height);
    }
    await page.setViewportSize(DESKTOP.viewport);
    const first = await boxes(page, '.pr-board');
    const lit = page.locator('.pr [data-status="may"]:is(button, [role="button"]):not(.pr-change, .pr-church)');
    for (let choice = 0; choice < 8 && (await lit.count()) > 0; choice++) {
      await act(page, () => lit.last().click());
      const now = await boxes(page, '.pr-board');
      for (const [at, { left, top }] of now.entries()) {
        expect(Math.hypot(left - first[at].left, top - first[at].top)).toBeLessThan(8);
      }
    }
    expect(await asked(page)).toMatch(/You have used both actions/);
  });

  test.each(['en', 'de', 'cs'])(
    'a card with more lines than the others makes the display no higher: %s',
    async (language) => {
      const linesOf = ({ open }: State) =>
        open.display.map((card) => principato.tables.cards[card].type?.alternatives.length ?? 0);
      const [long] = turnWith('long', (state) => linesOf(state).some((lines) => lines > 2));
      const [short] = turnWith('short', (state) => linesOf(state).every((lines) => lines < 2));
      const heights: number[][] = [];
      for (const record of [long, short]) {
        const page = await openRecord(record, { ...DESKTOP, settings: { motion: false, tips: false, language } });
        const found: number[] = [];
        for (const [width, height] of [
          [1920, 1080],
          [1440, 900],
          [1280, 720],
          [390, 844],
        ]) {
          await page.setViewportSize({ width, height });
          found.push(await page.locator('.pr-display').evaluate((one) => one.getBoundingClientRect().height));
        }
        heights.push(found);
      }
      expect(heights[0]).toEqual(heights[1]);
    },
  );

  test('what takes back is in sight at the top of the page, and a tip moves nothing on the table', async () => {
    const page = await openRecord(file, { ...DESKTOP, settings: { motion: false } });
    const isInSight = (thing: string) =>
      page.locator(thing).evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight && scrollY === 0);
    expect(await isInSight('.choices-foot')).toBe(true);
    const [{ top }] = await boxes(page, '.pr-board');
    await page.locator('.tip').getByRole('button', { name: 'Got it' }).click();
    await page.locator('.tip').waitFor({ state: 'detached' });
    expect((await boxes(page, '.pr-board'))[0].top).toBe(top);
    expect(await isInSight('.choices-foot')).toBe(true);
  });

  test('on phones the question brings its part of the table into view: the display, and then one’s own cards', async () => {
    const page = await openRecord(file, { ...PHONE, settings: { motion: false, tips: false } });
    const isInSight = async (thing: string) => {
      const [{ bottom: from }] = await boxes(page, '.frame-prompt');
      const [{ top: to }] = await boxes(page, '.choices');
      const [{ top, bottom }] = await boxes(page, thing);
      return top >= from && bottom <= to;
    };
    await act(page, () => page.locator('.pr-change').first().click());
    await expect.poll(() => isInSight('.pr-place')).toBe(true);
    expect(await isInSight('.pr-hand-card .pr-slot')).toBe(false);
    await act(page, () => page.locator('.pr-place').first().click());
    await expect.poll(() => isInSight('.pr-hand-card .pr-slot')).toBe(true);
  });

  test('on phones: one’s own cards are seen without scrolling, nothing is cut; also with letters twice as large', async () => {
    const page = await openRecord(file, { ...PHONE, settings: { motion: false, tips: false } });
    for (const [width, height] of [
      [844, 390],
      [360, 640],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      expect(await overflows(page)).toBe(false);
      expect(await cutOff(page)).toEqual([]);
      expect(await scrolling(page)).toEqual([]);
    }
    const [covering] = await boxes(page, '.choices');
    const cards = await boxes(page, '.pr-hand-card .pr-slot');
    expect(cards).toHaveLength(2);
    for (const { top, bottom } of cards) {
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(covering.top);
    }
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    expect(await scrolling(page)).toEqual([]);
    const right = await page.locator('.pr').evaluate((one) => one.getBoundingClientRect().right);
    for (const box of await boxes(page, '.pr-card, .pr-zone, .pr-goal, .pr-reserve dd')) {
      expect(box.right).toBeLessThanOrEqual(right);
    }
  });
});
