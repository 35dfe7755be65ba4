/** What is seen at a glance on the table of De Vulgari Eloquentia, and chosen with one click. */
import { type Choice, type State, vulgari } from '@bottega/vulgari';
import { CUBES, NOBLE } from '@bottega/vulgari/show';
import { describe, expect, test } from 'vitest';
import { DESKTOP, type Page, PHONE } from './browser.js';
import { act, chooser, decision, midGame, openRecord, recordAt } from './game.js';
import { CHOICE } from './hand.js';

const QUIET = { settings: { tips: false, motion: false } } as const;

const isTurn = ({ open }: State) => open.stack[open.stack.length - 1].step === 'turn';
const offers = (choices: readonly Choice[], is: (choice: Choice) => boolean) => choices.some(is);

/** A noble lies there for whoever has an action. */
const NOBLES = recordAt(vulgari, 'nobles', (choices) =>
  offers(choices, (choice) => choice.type === 'cubes' && choice.colour === NOBLE && choice.count === 1),
);
/** An Event card lies in a city that is not claimed yet. */
const BOTH = recordAt(
  vulgari,
  'both',
  (choices) => offers(choices, ({ type }) => type === 'event') && offers(choices, ({ type }) => type === 'claim'),
  ({ type }) => type !== 'event' && type !== 'claim',
);
const FIRST = recordAt(vulgari, 'first choice', (choices) => offers(choices, ({ type }) => type === 'start'));
/** A convent, where a merchant can become any of several friars. */
const CONVENT = recordAt(
  vulgari,
  'convent',
  (choices) => choices.filter(({ type }) => type === 'friar').length > 3,
  ({ type }) => type !== 'friar',
);
const TURN = recordAt(vulgari, 'a turn', (_, state) => isTurn(state) && state.open.round > 4);

describe('one click', () => {
  test('D-10.7 takes a noble and sells it: nothing is asked afterwards', async () => {
    const page = await openRecord(NOBLES, QUIET);
    const purse = page.locator('.vu-purse .vu-ducats b');
    const before = Number(await purse.innerText());
    const sell = page.locator(`.vu-cube-offer[data-topic="cube:${CUBES[NOBLE]}"] .vu-cube-take`, {
      has: page.locator('.vu-cube-sale'),
    });
    expect(await sell.innerText()).toContain('sell it for 20\u00a0ducats');
    await act(page, () => sell.click());
    await expect.poll(async () => Number(await purse.innerText())).toBe(before + 20);
    expect(await page.locator('.vu-scene').count()).toBe(0);
  });

  test('D-8.1 collects the Event card and the city where the pawn stands', async () => {
    const page = await openRecord(BOTH, QUIET);
    const here = page.locator('.vu-zone[data-own="true"]');
    await here.locator('.vu-event-card').waitFor();
    await act(page, () => here.locator('.vu-zone-button').click());
    await expect.poll(() => here.locator('.vu-event-card').count()).toBe(0);
    expect(await here.locator('.vu-zone-discs .seat-sign').count()).toBeGreaterThan(0);
    expect(await page.locator('.targets-menu').count()).toBe(0);
  });
});

describe('the whole table', () => {
  // The first turns, the middle, and a late turn in which most of the manuscripts are taken.
  test.each([
    [2, [5, 84, 139]],
    [3, [5, 136, 234]],
    [4, [5, 185, 293]],
    [5, [5, 178, 330]],
  ] as const)(
    'with all that one decides from takes one and a half screens at 1440 × 900: %i players',
    async (seats, at) => {
      for (const choices of at) {
        const page = await openRecord(midGame('vulgari', choices, seats), QUIET);
        const { height, ends } = await page.evaluate(() => {
          const parts = document.querySelectorAll('.vu-table > *, .vu-side > *, .vu-rivals > *');
          return {
            height: document.documentElement.scrollHeight,
            ends: [...parts].map((part) => part.getBoundingClientRect().bottom + scrollY),
          };
        });
        expect(ends.length).toBeGreaterThan(8 + seats - 1);
        expect(Math.max(...ends)).toBeLessThanOrEqual(height);
        expect(height, `after ${choices} choices`).toBeLessThanOrEqual(1350);
      }
    },
  );

  test('leaves no room empty below the map at 1440 × 900', async () => {
    const page = await openRecord(midGame('vulgari', 178, 5), QUIET);
    const bottom = (part: string) =>
      page.locator(part).evaluate((one) => (one.lastElementChild ?? one).getBoundingClientRect().bottom);
    expect(Math.abs((await bottom('.vu-rivals')) - (await bottom('.vu-side')))).toBeLessThan(60);
  });

  test('shows Sicily and the last round at 1280 × 720', async () => {
    const page = await openRecord(midGame('vulgari', 150), { ...QUIET, viewport: { width: 1280, height: 720 } });
    const seen = await page.evaluate(() => {
      const sheet = document.querySelector('.sheet')?.getBoundingClientRect();
      const prompt = document.querySelector('.frame-prompt')?.getBoundingClientRect();
      const last = document.querySelector('.vu-round[data-row="16"]')?.getBoundingClientRect();
      return {
        room: innerHeight - (prompt?.height ?? 0),
        map: sheet?.height ?? 0,
        edge: document.querySelector('.vu-roundtable')?.getBoundingClientRect().right ?? 0,
        last: last?.right ?? 0,
      };
    });
    expect(seen.map).toBeGreaterThan(500); // its names can be read
    expect(seen.map).toBeLessThanOrEqual(seen.room);
    expect(seen.last).toBeLessThanOrEqual(seen.edge);
  });

  test('has a stop of Tab for each of its parts, and names of its own for everything that can be pointed at', async () => {
    const page = await openRecord(TURN, QUIET);
    const groups = await page
      .locator('.vu [data-group]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-group')));
    expect(groups).toEqual([
      'rounds',
      'map',
      'turn',
      'manuscripts',
      'cubes',
      'mine',
      'persons',
      'tracks',
      'seat-1',
      'seat-2',
    ]);
    const names = await page
      .locator('.vu .target[role="button"]')
      .evaluateAll((all) => all.map((one) => one.querySelector('.sr-only')?.textContent ?? ''));
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('on a phone everything that can be pressed is large enough for a finger', async () => {
    const page = await openRecord(TURN, { ...PHONE, ...QUIET });
    const small = await page.locator('.vu button').evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        const around = getComputedStyle(one, '::after');
        const [wide, high] = [around.width, around.height].map((size) => Number.parseFloat(size) || 0);
        return Math.max(width, wide) < 44 || Math.max(height, high) < 44
          ? [`${one.className} ${width} × ${height}`]
          : [];
      }),
    );
    expect(small).toEqual([]);
  });
});

test('whoever chooses a starting city is told what lies around each of them', async () => {
  const page = await openRecord(FIRST, QUIET);
  const lines = await page.locator('.choice[data-status="may"]').allInnerTexts();
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/Start in .+: (?:cities worth .+|no city with a value) one step away/);
});

describe('a newcomer', () => {
  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)(
    'sees the first tip without scrolling on a %s, and nothing moves when it has been read',
    async (_, size) => {
      const page = await openRecord(FIRST, { ...size, settings: { motion: false } });
      const tip = page.locator('.tip');
      await tip.waitFor();
      // The table is brought into view first.
      await expect
        .poll(() => page.locator('.sheet-stage').evaluate((map) => map.getBoundingClientRect().top < innerHeight / 2))
        .toBe(true);
      const isInSight = await tip.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) && y + height <= innerHeight;
      });
      expect(isInSight).toBe(true);
      const before = await page.locator('.sheet-stage').boundingBox();
      await page.getByRole('button', { name: 'Got it' }).click();
      await tip.waitFor({ state: 'detached' });
      expect(await page.locator('.sheet-stage').boundingBox()).toEqual(before);
    },
  );
});

test('D-10.7 what stands below the cubes stays where it is when the nobles are gone, and no cube leaves its box', async () => {
  const page = await openRecord(NOBLES, QUIET);
  const top = async () => (await page.locator('.vu-own').boundingBox())?.y;
  const before = await top();
  expect(before).toBeGreaterThan((await page.locator('.vu-cubes').boundingBox())?.y ?? Number.NaN);
  await act(page, () => page.locator('.vu-cube-take:has(.vu-cube-sale)').click());
  expect(await top()).toEqual(before);
  const outside = await page
    .locator('.vu-cube-pieces')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent));
  expect(outside).toEqual([]);
});

describe('nothing jumps', () => {
  test.each([
    ['1440 × 900', DESKTOP],
    ['1280 × 720', { viewport: { width: 1280, height: 720 } }],
    ['phone', PHONE],
  ] as const)('the parts of the table stay where they are over whole turns: %s', async (_, size) => {
    const page = await openRecord(midGame('vulgari', 190, 5), { ...size, ...QUIET });
    const any = chooser(3);
    const round = () => page.locator('.vu-round[data-stage="now"]').getAttribute('data-row');
    let choices = 0;
    while (choices < 6) {
      const [first, began] = [await places(page), await round()];
      for (let isLast = false; !isLast; ) {
        const folded = page.locator('.choices-heading[aria-expanded="false"]');
        while ((await folded.count()) > 0) await folded.first().click();
        // What takes something off the table and lays it before oneself, as long as there is any; else the end of the turn.
        const all = page.locator(CHOICE);
        const bringing = all.filter({ hasText: /Take|Claim|Become/ });
        const count = await bringing.count();
        const wanted = count > 0 ? bringing.nth(any(count)) : all.last();
        const name = await wanted.innerText();
        isLast = /End turn|Pass/.test(name);
        await act(page, () => wanted.click());
        await decision(page);
        if (isLast || (await round()) !== began) break;
        expect(await movedSince(page, first), name).toEqual([]);
        choices++;
      }
    }
  });
});

/** How far from the top of the page the parts of the table are. */
function places(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll(
      '.sheet-view, .vu-turn, .vu-manuscripts, .vu-cubes, .vu-persons, .vu-own, .vu-tracks, .vu-rivals',
    );
    const topOf = (part: Element) => part.getBoundingClientRect().top + scrollY;
    return Object.fromEntries([...parts].map((part) => [part.className, topOf(part)]));
  });
}

/** The parts that have moved by 8 pixels or more. */
async function movedSince(page: Page, first: Readonly<Record<string, number>>): Promise<string[]> {
  const now = await places(page);
  return Object.keys(first).filter((name) => Math.abs((now[name] ?? first[name]) - first[name]) >= 8);
}

test('D-1.2 the line of players says who is what', async () => {
  const page = await openRecord(TURN, QUIET);
  const roles = await page.locator('.seats-role').allInnerTexts();
  expect(roles.length).toBe(3);
  for (const role of roles) expect(role).toMatch(/^(?:Merchant|Friar|Cardinal)/);
});

test('on a phone the names of five players are whole', async () => {
  const page = await openRecord(midGame('vulgari', 178, 5), { ...PHONE, ...QUIET });
  const names = page.locator('.seats-name');
  expect(await names.allInnerTexts()).toEqual(['Anna', 'Bruno', 'Carla', 'Dario', 'Elena']);
  const cut = await names.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('on a small phone the choices leave three fifths of the screen to the table', async () => {
  const page = await openRecord(TURN, { ...PHONE, ...QUIET, viewport: { width: 360, height: 640 } });
  const bar = await page.locator('.choices').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(0.4 * 640);
});

test('on a phone the menu of a place lies over the list of choices: all of it can be touched', async () => {
  const page = await openRecord(CONVENT, { ...PHONE, ...QUIET });
  await page.locator('.vu-zone[data-own="true"] .vu-zone-button').tap();
  const hidden = await page.locator('.targets-menu button').evaluateAll((all) =>
    all.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return one.contains(top) ? [] : [one.textContent];
    }),
  );
  expect(hidden).toEqual([]);
  expect(await page.locator('.targets-menu button').count()).toBeGreaterThan(2);
});
