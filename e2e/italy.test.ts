/** The map of Virtù: nothing that is to be read is ever covered, whatever the language, the side of the map and the size. */
import { Match, pickRandom, seeded } from '@bottega/kernel';
import { LANGUAGES } from '@bottega/kernel/text';
import { virtu } from '@bottega/virtu';
import { describe, expect, test } from 'vitest';
import { axe, overflows, type Page, PHONE, type Visit } from './browser.js';
import { act, openRecord } from './game.js';
import { type Box, boxesOf, type Kind, overlaps } from './map-boxes.js';

/** A match in which the first seat is just asked for such a choice; for the first one at all if for none. */
function matchAsking(seats: number, type: string | null) {
  for (let round = 0; round < 100; round++) {
    const seed = `italy ${round}`;
    const random = seeded(seed);
    const match = new Match(virtu, { seats, options: {}, seed });
    for (let [seat] = match.asked(); seat !== undefined; [seat] = match.asked()) {
      const { allowed } = match.offers(seat);
      if (seat === 0 && (type === null || allowed.some((choice) => choice.type === type))) return match;
      match.play(seat, pickRandom(random, allowed));
    }
  }
  throw new Error(`nobody is ever asked to ${type}`);
}

/** The page with such a game against bots. */
async function openAsking(seats: number, type: string | null, options: Visit = {}): Promise<Page> {
  const match = matchAsking(seats, type);
  const players = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena']
    .slice(0, seats)
    .map((name, seat) => ({ name, bot: seat === 0 ? null : 'random' }));
  const page = await openRecord(JSON.stringify({ ...match.record, players }), options);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Puts into every open city whatever can be in one: a disc, a cathedral, an agent, a garrison and a besieger. */
async function fillCities(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sign = '<svg class="seat-sign"></svg>';
    for (const face of document.querySelectorAll('.vi-city[data-closed="false"] .vi-city-face')) {
      const add = (to: Element, part: string, content: string) => {
        if (face.querySelector(`.${part}`) === null) {
          to.insertAdjacentHTML('beforeend', `<span class="vi-badge ${part}">${content}</span>`);
        }
      };
      add(face, 'vi-city-owner', sign);
      add(face, 'vi-city-cathedral', '');
      add(face, 'vi-city-agent', `<svg width="0.85em" height="0.85em"></svg>${sign}`);
      if (face.querySelector('.vi-armies') === null) {
        face.insertAdjacentHTML('beforeend', '<span class="vi-armies"></span>');
      }
    }
  });
  await placeArmies(page, 1, true);
}

/** Puts a camp of so many besiegers before every city, and perhaps a garrison into it. */
async function placeArmies(page: Page, besiegers: number, hasGarrison: boolean): Promise<void> {
  await page.locator('.vi-armies').evaluateAll(
    (places, [count, isHeld]) => {
      const camp = '<span class="vi-besiegers">6<svg class="seat-sign"></svg></span>'.repeat(count);
      const swords = count > 1 ? '' : '<svg class="vi-sym" width="0.9em" height="0.9em"></svg>';
      for (const place of places) {
        place.innerHTML = `${isHeld ? '<span class="vi-garrison">6</span>' : ''}<span class="vi-camp" data-shared="${count > 1}">${swords}${camp}</span>`;
      }
    },
    [besiegers, hasGarrison] as const,
  );
}

const CITIES: Kind = {
  selector: '.vi-city',
  name: '.vi-city-name',
  parts: {
    '.vi-city-name': 1,
    '.vi-city-disc': 4,
    '.vi-anchor': 2,
    '.vi-badge': 2,
    '.vi-garrison': 1,
    '.vi-camp': 1,
  },
};

/** A letter that found no room on the line of its name has no width. */
const LOST = 'letter that found no room';

/** The curved names of the seas, letter by letter; they are drawn in units. */
async function letters(page: Page): Promise<Box[]> {
  return page.locator('.vi-sea').evaluateAll(
    (seas, lost) =>
      (seas as unknown as SVGTextElement[]).flatMap((sea) => {
        const of = sea.textContent ?? '';
        return [...of].map((_, at) => {
          const { x, y, width, height } = sea.getExtentOfChar(at);
          const part = width === 0 ? lost : '.vi-sea';
          return { of, part, left: x + 2, right: x + width - 2, top: y + 2, bottom: y + height - 2 };
        });
      }),
    LOST,
  );
}

const boxes = async (page: Page) => [...(await boxesOf(page, [CITIES])), ...(await letters(page))];

/** What of one city may touch: signs overlap the rim of their own disc. Names and anchors touch nothing. */
const FREE = ['.vi-city-name', '.vi-anchor', '.vi-sea'];

function meeting(found: readonly Box[]): string[] {
  const lost = found.filter(({ part }) => part === LOST).map(({ of, part }) => `${of}: ${part}`);
  const mayTouch = (one: Box, other: Box) =>
    one.of === other.of && (one.part === '.vi-sea' || (!FREE.includes(one.part) && !FREE.includes(other.part)));
  return [...lost, ...overlaps(found, mayTouch)];
}

/** What meets if so many besiege one city, whichever it is: nobody has troops for more than one such siege. */
async function crowdedOverlaps(
  page: Page,
  usual: readonly Box[],
  besiegers: number,
  hasGarrison: boolean,
): Promise<string[]> {
  await placeArmies(page, besiegers, hasGarrison);
  const isArmy = ({ part }: Box) => part === '.vi-camp' || part === '.vi-garrison';
  const armies = (await boxes(page)).filter(isArmy);
  return [...new Set(armies.map(({ of }) => of))].flatMap((city) => {
    const others = usual.filter((box) => box.of !== city || !isArmy(box));
    return meeting([...others, ...armies.filter(({ of }) => of === city)]);
  });
}

describe('the map of Virtù', () => {
  for (const seats of [3, 4, 5]) {
    // Five players crowd the map most; with fewer the languages with the longest names are enough.
    test.each(seats === 5 ? LANGUAGES : (['de', 'it'] as const))(
      `with ${seats} players in %s no name is covered, even if every city is full`,
      async (language) => {
        const page = await openAsking(seats, null, { settings: { language } });
        await fillCities(page);
        const found = await boxes(page);
        expect(found.filter(({ part }) => part === '.vi-city-name')).toHaveLength(seats === 5 ? 30 : 28);
        expect(meeting(found)).toEqual([]);
        // V-8.4.1: everybody may lie before a neutral city, and everybody else before one that somebody holds.
        expect(await crowdedOverlaps(page, found, seats - 1, true)).toEqual([]);
        expect(await crowdedOverlaps(page, found, seats, false)).toEqual([]);
      },
    );
  }

  test.each(LANGUAGES)('on a small screen names are larger, and clear of each other: %s', async (language) => {
    const page = await openAsking(5, null, { viewport: { width: 1280, height: 720 }, settings: { language } });
    await fillCities(page);
    const sizes = await page
      .locator('.vi-city-name')
      .evaluateAll((names) => names.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
    expect(meeting(await boxes(page))).toEqual([]);
  });

  test('names stay clear of each other at every size', async () => {
    const page = await openAsking(5, null, { settings: { language: 'de' } });
    await fillCities(page);
    for (const key of ['-', '-', '-', '0', '+', '+', '+']) {
      await page.keyboard.press(key);
      expect(meeting(await boxes(page))).toEqual([]);
    }
  });

  test('V-3.1.2 with three players eight cities are crossed out', async () => {
    const page = await openAsking(3, null);
    expect(await page.locator('.vi-city-cross').count()).toBe(8);
  });

  test('V-7.4.3 pointing at a city shows the way to it and what it costs; a click takes it', async () => {
    const page = await openAsking(4, 'annex');
    const city = page.locator('.vi-city-button[data-status="may"]').first();
    await city.hover();
    expect(await page.locator('.sheet-label').innerText()).toMatch(/^Annex .* for \d\scrown/);
    expect(await page.locator('.vi-ways path[data-followed="true"]').count()).toBeGreaterThan(0);
    const lit = await page.locator('.vi-city-button[data-status="may"]').count();
    expect(await page.locator('.vi-city-price').count()).toBe(lit);
    await act(page, () => city.click());
  });

  test('the arrow keys go from city to city, and each says what is there', async () => {
    const page = await openAsking(4, 'annex');
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('.vi-city-name')?.textContent);
    await page.locator('[data-thing="city-1"] > .target').focus();
    expect(await focused()).toBe('Turin');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Milan');
    const said = await page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(said).toContain('Value 4');
    expect(said).toContain('Roads: Turin, Genoa, Parma, Verona');
  });

  test('on a phone one’s own cities are in sight, targets are large, and only the sheet scrolls', async () => {
    const page = await openAsking(4, 'annex', PHONE);
    expect(await overflows(page)).toBe(false);
    const { isInSight, least } = await page.evaluate(() => {
      const view = document.querySelector('.sheet-view')?.getBoundingClientRect() ?? new DOMRect();
      const own = [...document.querySelectorAll('.vi-city[data-seat="0"]')].map((city) => city.getBoundingClientRect());
      const targets = [...document.querySelectorAll('.vi-city-button')].map((one) => getComputedStyle(one, '::after'));
      return {
        isInSight: own.some(({ x, y }) => x > view.left && x < view.right && y > view.top && y < view.bottom),
        least: Math.min(...targets.map(({ width }) => Number.parseFloat(width))),
      };
    });
    expect(isInSight).toBe(true);
    expect(least).toBeGreaterThanOrEqual(44);
  });

  test('axe finds nothing wrong with the map', async () => {
    const page = await openAsking(3, 'annex');
    expect(await axe(page, '.sheet-view')).toEqual([]); // in the dark with the whole table
  });
});
