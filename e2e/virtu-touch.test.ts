/** Virtù with fingers: pinching the map, pushing it, taking a card to its place. */
import { type Choice, virtu } from '@bottega/virtu';
import { SPACE_COUNT } from '@bottega/virtu/show';
import type { CDPSession, Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Page, PHONE } from './browser.js';
import { openRecord, recordAt } from './game.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds after which a resting finger has surely taken what lies below. */
const HOLD = 450;

/** Fingers on a phone; each line is the way of one of them. */
async function fingers(
  page: Page,
): Promise<(type: 'Start' | 'Move' | 'End', touchPoints: Point[]) => Promise<unknown>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints });
}

async function middle(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const MARCHING = recordAt(
  virtu,
  'march by finger',
  (choices) => choices.some(({ type }) => type === 'road'),
  ({ type }) => ['troop', 'perform'].includes(type),
);
const MOVING = recordAt(virtu, 'moving', (choices) =>
  choices.some((choice: Choice) => choice.type === 'pick' && choice.slot < SPACE_COUNT),
);

describe('two fingers', () => {
  test('spread apart enlarge the table', async () => {
    const page = await openRecord(MARCHING, PHONE);
    const touch = await fingers(page);
    await page.locator('.sheet-view').scrollIntoViewIfNeeded();
    const { x, y } = await middle(page.locator('.sheet-view'));
    const width = () => page.locator('.sheet').evaluate((one) => one.clientWidth);
    const before = await width();
    const apart = (by: number) => [
      { x: x - by, y },
      { x: x + by, y },
    ];
    await touch('Start', apart(30));
    for (const by of [40, 50, 60]) await touch('Move', apart(by));
    await touch('End', []);
    await expect.poll(width).toBeGreaterThan(1.5 * before);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1); // the table, not the page
  });
});

describe('one finger', () => {
  test('pushes the map, and chooses nothing by that', async () => {
    const page = await openRecord(MARCHING, PHONE);
    const touch = await fingers(page);
    await page.locator('.sheet-view').scrollIntoViewIfNeeded();
    const { x, y } = await middle(page.locator('.sheet-view'));
    const left = () => page.locator('.sheet-view').evaluate((view) => view.scrollLeft);
    const before = await left();
    const way = before > 100 ? 1 : -1;
    await touch('Start', [{ x, y }]);
    for (const by of [20, 40, 60, 80]) await touch('Move', [{ x: x + way * by, y }]);
    await touch('End', []);
    await expect.poll(async () => Math.abs((await left()) - before)).toBeGreaterThan(30);
    expect(await page.locator('.frame').getAttribute('data-version')).toBe('0');
  });

  test('V-9.2 that rests on a card takes it, and carries it to a place that was out of sight', async () => {
    const page = await openRecord(MOVING, { ...PHONE, settings: { tips: false } });
    const touch = await fingers(page);
    const palace = page.locator('.vi-palace[data-own="true"]');
    const card = palace.locator('.vi-court .vi-liftable').first();
    // As low as a card can be seen: where it may go is above it, farther than the screen reaches.
    await card.evaluate((piece) => {
      const bar = document.querySelector('.choices')?.getBoundingClientRect().top ?? innerHeight;
      scrollBy({ top: piece.getBoundingClientRect().bottom - bar + 20, behavior: 'instant' });
    });
    const start = await middle(card);
    await touch('Start', [start]);
    await page.waitForTimeout(HOLD);
    await page.locator('.vi-tray-card').first().waitFor();
    // To the upper edge, where the page creeps on until the place is in sight.
    for (let y = start.y; y > 140; y -= 40) await touch('Move', [{ x: start.x, y }]);
    await touch('Move', [{ x: start.x, y: 140 }]);
    const place = palace.locator('[data-drop][data-status="may"]').first();
    await expect.poll(async () => (await middle(place)).y, { timeout: 10_000 }).toBeGreaterThan(200);
    await touch('Move', [{ x: start.x, y: 180 }]);
    const goal = await middle(place);
    await touch('Move', [goal]);
    await touch('End', []);
    await page.locator('.vi-tray-card').waitFor({ state: 'detached' });
    expect(await page.locator('.log-lines').innerText()).toMatch(/Anna moves .+ (to cortigiano space|into the)/);
  });

  test('that moves at once scrolls the page, and takes no card', async () => {
    const page = await openRecord(MOVING, PHONE);
    const touch = await fingers(page);
    const card = page.locator('.vi-palace[data-own="true"] .vi-court .vi-liftable').first();
    await card.evaluate((piece) => piece.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y } = await middle(card);
    const scroll = await page.evaluate(() => scrollY);
    await touch('Start', [{ x, y }]);
    for (const by of [20, 40, 60, 80]) await touch('Move', [{ x, y: y + by }]);
    await touch('End', []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scroll - 20);
    expect(await page.locator('.vi-tray-card').count()).toBe(0);
  });
});

test('every city is hit by a finger in its middle and within 20 pixels of it, unless another is nearer', async () => {
  const page = await openRecord(MARCHING, PHONE);
  const missed = await page.evaluate(() => {
    const wrong: string[] = [];
    const cities = [...document.querySelectorAll<HTMLElement>('.vi-city')];
    for (const city of cities) {
      city.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y } = city.getBoundingClientRect();
      for (const [across, down] of [
        [0, 0],
        [20, 0],
        [-20, 0],
        [0, 20],
        [0, -20],
      ] as const) {
        const near = cities.some((other) => {
          const place = other.getBoundingClientRect();
          return other !== city && Math.hypot(place.x - x - across, place.y - y - down) < 21;
        });
        const hit = document.elementFromPoint(x + across, y + down)?.closest('.vi-city');
        if (hit !== city && !near) wrong.push(`${city.querySelector('.vi-city-name')?.textContent} ${across} ${down}`);
      }
    }
    return wrong;
  });
  expect(missed).toEqual([]);
});
