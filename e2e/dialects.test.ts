/** The map of De Vulgari Eloquentia: everything can be read, heard, reached and chosen on it. */
import { LANGUAGES } from '@bottega/kernel/text';
import { type Choice, DATA, type State, vulgari } from '@bottega/vulgari';
import { isSea, MURET, ZONES, type ZoneId } from '@bottega/vulgari/show';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, overflows, type Page, PHONE, type Visit } from './browser.js';
import { act, openRecord, recordAt } from './game.js';
import { type Box, boxesOf, type Kind, overlaps } from './map-boxes.js';
import { noteTravels } from './travels.js';

const zone = (id: ZoneId) => ZONES.indexOf(id);
const own = ({ open }: State) => open.players[0].position;
const moves = (choices: readonly Choice[]) => choices.flatMap((choice) => (choice.type === 'move' ? [choice] : []));

const STARTING = recordAt(vulgari, 'starting', (choices) => choices.some(({ type }) => type === 'start'));
/** A turn on land from which journeys lead by land and by sea, though not everywhere. */
const MOVING = recordAt(vulgari, 'moving', (choices, state) => {
  const offered = moves(choices);
  return !isSea(own(state)) && offered.length > 3 && offered.length < 20 && offered.some(({ to }) => isSea(to));
});
/** A city with both values. */
const CLAIMING = recordAt(vulgari, 'claiming', (choices) =>
  choices.some((choice) => choice.type === 'claim' && choice.part === 'both'),
);
const AT_SEA = recordAt(vulgari, 'at sea', (choices, state) => isSea(own(state)) && moves(choices).length > 0);
/** Where a merchant becomes a friar, and a friar a cardinal. */
const TOWARDS_MURET = [zone('la-verna'), zone('monte-sant-angelo'), zone('milan')];
/** To some place two journeys are offered, one shorter and one cheaper: only Cardinal Muret has the actions for that. */
const EITHER = recordAt(
  vulgari,
  'either',
  (choices) => {
    const goals = moves(choices).map(({ to }) => to);
    return goals.length > new Set(goals).size;
  },
  (choice) =>
    (choice.type === 'cardinal' && choice.person === MURET) ||
    (choice.type === 'move' && TOWARDS_MURET.includes(choice.to)) ||
    ['friar', 'cubes', 'business'].includes(choice.type),
  { combinedMoveDucats: 'perMode' },
);

async function open(record: Buffer, { settings, ...options }: Visit = {}): Promise<Page> {
  const page = await openRecord(record, { settings: { tips: false, ...settings }, ...options });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const target = (page: Page, at: number) => page.locator(`[data-zone="${at}"] > .target`);
const offered = (page: Page) => page.locator('.vu-zone-button[data-status="may"]');
const zoneOf = (button: Locator) => button.locator('xpath=..').getAttribute('data-zone');
const pawnOfAnna = (page: Page) => page.locator('.vu-zone:has(.vu-pawn[data-seat="0"])').getAttribute('data-zone');

/** The names of those of these zones that the sheet does not show where it is scrolled to. */
const outOfSight = (zones: Locator) =>
  zones.evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, y } = one.getBoundingClientRect();
        const view = one.closest('.sheet-view')?.getBoundingClientRect() ?? new DOMRect();
        return x < view.left || x > view.right || y < view.top || y > view.bottom;
      })
      .map((one) => one.querySelector('.vu-zone-name')?.textContent ?? ''),
  );

/** The middle of something on the screen, to the pixel. */
const middleOf = (one: Element): number[] => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
};

/** Puts into every zone whatever can be in one: pawns, the price of a journey, discs, and the Event card of the data. */
async function fillZones(page: Page): Promise<void> {
  const withEvent = DATA.events.map((event) => `zone:${event.zone}`);
  await page.evaluate((topics) => {
    for (const button of document.querySelectorAll<HTMLElement>('.vu-zone-button')) {
      const face = button.querySelector('.vu-zone-face') ?? button;
      for (const old of face.querySelectorAll('.vu-pawns, .vu-prices, .vu-event-card, .vu-zone-discs')) old.remove();
      const add = (to: Element | null, html: string) => to?.insertAdjacentHTML('beforeend', html);
      add(face, `<span class="vu-pawns" data-count="3">${'<span><svg class="vu-pawn"></svg></span>'.repeat(3)}</span>`);
      add(
        face,
        '<span class="vu-prices"><span class="vu-price">5<svg class="vu-marker"></svg><span class="vu-ducats"><svg></svg><b>10</b></span></span></span>',
      );
      add(
        face.querySelector('.vu-zone-values'),
        `<span class="vu-zone-discs">${'<svg class="seat-sign"></svg>'.repeat(5)}</span>`,
      );
      if (topics.includes(button.dataset.topic ?? '')) add(face, '<span class="vu-event-card"></span>');
    }
  }, withEvent);
}

/** The parts of a zone, anchors and the legend. */
const KINDS: readonly Kind[] = [
  {
    selector: '.vu-zone',
    name: '.vu-zone-name',
    parts: {
      '.vu-zone-name': 1,
      '.vu-zone-sign': 4,
      '.vu-zone-values > .vu-ducats': 1,
      '.vu-zone-values > .vu-knowing': 1,
      '.vu-zone-discs': 1,
      '.vu-event-card': 1,
      '.vu-pawns': 2,
      '.vu-price': 1,
    },
  },
  { selector: '.vu-anchor', inset: 2 },
  { selector: '.vu-legend', inset: 0 },
];

/** Within a zone only the name must stay free: pawns stand before walls. */
const meeting = (found: readonly Box[]) =>
  overlaps(found, (one, other) => one.of === other.of && ![one.part, other.part].includes('.vu-zone-name'));

describe('the map of the dialects', () => {
  test.each(LANGUAGES)('in %s nothing is covered, even if every zone is full', async (language) => {
    const page = await open(MOVING, { settings: { language } });
    await fillZones(page);
    const found = await boxesOf(page, KINDS);
    expect(found.filter(({ part }) => part === '.vu-zone-name')).toHaveLength(33);
    expect(meeting(found)).toEqual([]);
  });

  test('names stay clear of each other at every size', async () => {
    const page = await open(MOVING, { settings: { language: 'it' } });
    await fillZones(page);
    for (const key of ['-', '-', '-', '0', '+', '+', '+']) {
      await page.keyboard.press(key);
      expect(meeting(await boxesOf(page, KINDS))).toEqual([]);
    }
  });

  test('each dialect has a pattern of its own, which its zones and the legend show', async () => {
    const page = await open(MOVING);
    const fills = await page
      .locator('.vu-legend rect[fill]')
      .evaluateAll((found) => found.map((one) => one.getAttribute('fill')));
    expect(new Set(fills).size).toBe(5);
    const rome = await page.locator(`[data-area="${zone('rome')}"] > path[fill]`).getAttribute('fill');
    expect(rome).toBe('url(#vu-pattern-latin)');
    expect(await page.locator(`[data-area="${zone('bologna')}"] > path[fill]`).count()).toBe(0);
  });
});

describe('choosing on the map', () => {
  test('D-2.2 at the beginning the starting cities are lit, and a click puts the pawn there', async () => {
    const page = await open(STARTING);
    const starts = page.locator('.vu-zone-button[data-status="may"]:has([data-building="start"])');
    expect(await offered(page).count()).toBe(await starts.count());
    const chosen = await zoneOf(starts.first());
    await act(page, () => starts.first().click());
    await expect.poll(() => pawnOfAnna(page)).toBe(chosen);
  });

  test('D-7.3 places in reach are lit with their price; pointing tells it in words, and a click goes there', async () => {
    const page = await open(MOVING);
    const lit = offered(page).filter({ has: page.locator('.vu-price') });
    expect(await lit.count()).toBeGreaterThan(3);
    const goal = lit.filter({ hasText: /Move to/ }).first();
    await goal.hover();
    expect(await page.locator('.sheet-label').innerText()).toMatch(/^Move to .* \(\d\sactions?( and 10\sducats)?\)$/);
    const to = await zoneOf(goal);
    await act(page, () => goal.click());
    expect(await pawnOfAnna(page)).toBe(to);
  });

  test('D-7.2 pointing at a place draws the way there, from where one’s own pawn stands', async () => {
    const page = await open(MOVING);
    const goal = offered(page)
      .filter({ has: page.locator('.vu-price', { hasText: /^[2-5]/ }) })
      .first();
    await goal.hover();
    const signOf = (one: Locator) => one.locator('.vu-zone-sign').evaluate(middleOf);
    const ends = await page.locator('.vu-journey').evaluate((drawn) => {
      const line = drawn as unknown as SVGPathElement;
      return [0, line.getTotalLength()].map((length) => {
        const { x, y } = line.getPointAtLength(length).matrixTransform(line.getScreenCTM() ?? undefined);
        return [Math.round(x), Math.round(y)];
      });
    });
    expect(ends).toEqual([await signOf(page.locator('.vu-zone[data-own="true"]')), await signOf(goal)]);
    await page.mouse.move(0, 0);
    await expect.poll(() => page.locator('.vu-journey').count()).toBe(0);
  });

  test('D-7.4 a sea in reach is a place like others', async () => {
    const page = await open(MOVING);
    const sea = page.locator('.vu-sea .vu-zone-button[data-status="may"]').first();
    await act(page, () => sea.click());
    expect(await page.locator('.vu-sea .vu-pawn[data-seat="0"]').count()).toBe(1);
  });

  test('D-7.7 who is at sea sees the ports lit, and hears why the other sea is not', async () => {
    const page = await open(AT_SEA);
    expect(
      await offered(page)
        .filter({ hasText: /Land in/ })
        .count(),
    ).toBeGreaterThan(2);
    const other = page.locator('.vu-sea .vu-zone-button[data-status="bar"]:not(:has(.vu-pawn[data-seat="0"]))');
    await other.click({ force: true });
    expect(await page.locator('.whynot p').innerText()).toBe('A journey that starts at sea can’t end at sea.');
  });

  test('D-7.2 an area stands for its zone', async () => {
    const page = await open(MOVING);
    // A point of a lit area from which the sign is far.
    const point = await page.evaluate(() => {
      const ring = [...Array(24)].map((_, at) => (at * Math.PI) / 12);
      for (const button of document.querySelectorAll('.vu-zone-button[data-status="may"]')) {
        const id = button.parentElement?.dataset.zone;
        const { x, y, width, height } = button.getBoundingClientRect();
        for (const angle of ring) {
          const at = {
            x: x + width / 2 + 1.3 * width * Math.cos(angle),
            y: y + height / 2 + 1.3 * height * Math.sin(angle),
          };
          const area = document.elementFromPoint(at.x, at.y)?.closest<SVGElement>('[data-area]');
          if (area?.dataset.area === id) return { ...at, id };
        }
      }
      return null;
    });
    expect(point).not.toBe(null);
    await act(page, () => page.mouse.click(point?.x ?? 0, point?.y ?? 0));
    expect(await pawnOfAnna(page)).toBe(point?.id);
  });

  test('D-6.2 a place out of reach says why', async () => {
    const page = await open(MOVING);
    const far = page.locator('.vu-zone[data-own="false"] > .vu-zone-button[data-status="bar"]').first();
    await far.click({ force: true }); // it is marked as disabled, and answers all the same
    const bubble = page.locator('.whynot');
    await bubble.waitFor();
    expect(await bubble.getByRole('button', { name: /^Rule D-/ }).innerText()).toMatch(/D-(6\.2|7\.6|7\.10)/);
  });

  test('Q-6 with a shorter and a cheaper journey a menu asks which', async () => {
    const page = await open(EITHER);
    const goal = offered(page)
      .filter({ has: page.locator('.vu-price:nth-child(2)') })
      .first();
    await goal.click();
    expect(await page.getByRole('menuitem').count()).toBe(2);
    await act(page, () => page.getByRole('menuitem').last().click());
  });

  test('D-8.7 where one’s own pawn stands, the whole city is claimed with one click; the list offers its parts', async () => {
    const page = await open(CLAIMING);
    expect(await page.locator('.choice[data-status="may"]', { hasText: /^\d*Claim/ }).count()).toBe(3);
    const here = page.locator('.vu-zone[data-own="true"] > .vu-zone-button');
    await act(page, () => here.click());
    expect(await page.locator('.vu-zone[data-own="true"] .vu-zone-discs .seat-sign').count()).toBeGreaterThan(0);
    expect(await page.locator('.choice[data-status="may"]', { hasText: /^\d*Claim/ }).count()).toBe(0);
  });
});

describe('the map without a mouse', () => {
  test('the arrow keys go from zone to zone, and each says what is there', async () => {
    const page = await open(MOVING);
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('.vu-zone-name')?.textContent);
    const said = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await target(page, zone('bologna')).focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Florence');
    expect(await said()).toContain('Florentine; City; 15\u00a0ducats; 4\u00a0knowledge');
    await target(page, zone('rome')).focus();
    expect(await said()).toContain('Port: Tyrrhenian Sea');
    expect(await said()).toContain('Neighbours: Assisi, Celano, Monte Cassino, Norcia, Siena');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Tyrrhenian Sea');
    expect(await said()).toContain('Ports: Cagliari, Palermo, Naples, Rome, Genoa');
    await target(page, zone('assisi')).focus();
    expect(await said()).toMatch(/Franciscan city; Canticle card: round \d+/);
    expect(await page.locator('.vu-zone[data-own="true"]').innerText()).toContain('Anna’s pawn');
  });

  test('Enter goes where one is', async () => {
    const page = await open(MOVING);
    const goal = offered(page)
      .filter({ hasText: /Move to/ })
      .first();
    const to = await zoneOf(goal);
    await goal.focus();
    await act(page, () => page.keyboard.press('Enter'));
    expect(await pawnOfAnna(page)).toBe(to);
  });

  test('on a phone one’s own pawn is in sight, targets are large, and only the sheet scrolls', async () => {
    const page = await open(MOVING, PHONE);
    expect(await overflows(page)).toBe(false);
    expect(await outOfSight(page.locator('.vu-zone[data-own="true"]'))).toEqual([]);
    const targets = page.locator('.vu-zone-button');
    const widths = await targets.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').width));
    expect(Math.min(...widths.map(Number.parseFloat))).toBeGreaterThanOrEqual(44);
  });

  test('on a phone the whole sheet lies between the question and the choices', async () => {
    const page = await open(MOVING, PHONE);
    const edge = (part: string, side: 'top' | 'bottom') =>
      page.locator(part).evaluate((one, of) => one.getBoundingClientRect()[of], side);
    expect(await edge('.sheet-view', 'top')).toBeGreaterThanOrEqual(await edge('.frame-prompt', 'bottom'));
    expect(await edge('.sheet-view', 'bottom')).toBeLessThanOrEqual(await edge('.choices', 'top'));
  });

  test('D-2.2 on a phone the sheet moves to the city in which one has begun', async () => {
    const page = await open(STARTING, PHONE);
    const away = await outOfSight(page.locator('.vu-zone:has(.vu-zone-button[data-status="may"])'));
    expect(away).not.toEqual([]);
    await act(page, () => page.locator('.choice[data-status="may"]', { hasText: away[0] }).click());
    await expect.poll(() => pawnOfAnna(page)).not.toBeNull();
    await expect.poll(() => outOfSight(page.locator('.vu-zone[data-own="true"]'))).toEqual([]);
  });

  test('axe finds nothing wrong with the map', async () => {
    const page = await open(MOVING);
    expect(await axe(page, '.sheet-view')).toEqual([]); // in the dark with the whole table
  });
});

describe('a pawn that moves', () => {
  /** Goes to the first place in reach, and notes what begins to move on the map. */
  async function moved(options: Visit): Promise<{ page: Page; noted: () => Promise<string[]> }> {
    const page = await open(MOVING, options);
    const noted = await noteTravels(page);
    await act(page, () =>
      offered(page)
        .filter({ hasText: /Move to/ })
        .first()
        .click(),
    );
    return { page, noted: async () => (await noted()).map(({ piece, way, seat }) => `${piece} ${way} ${seat}`) };
  }

  test('D-7.1 is seen to move, and to come back when the journey is taken back', async () => {
    const { page, noted } = await moved({});
    await expect.poll(noted).toEqual(['pawn hand 0']);
    await page.locator('.sheet-move').waitFor({ state: 'detached' });
    await act(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
    await expect.poll(noted).toEqual(['pawn hand 0', 'pawn hand 0']);
  });

  test('is simply there for whoever wants no motion', async () => {
    const { page, noted } = await moved({ reducedMotion: 'reduce' });
    await page.waitForTimeout(100); // an animation would have begun in the next frame
    expect(await noted()).toEqual([]);
    expect(await page.locator('.sheet-move, .vu-pawns [data-awaited="true"]').count()).toBe(0);
  });
});
