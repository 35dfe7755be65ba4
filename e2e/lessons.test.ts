/** Lessons on the real table: what a step lights is there, what it asks for can be done with the mouse, and progress is kept. */

import { GAMES } from '@bottega/games';
import { loadLessons } from '@bottega/games/lessons';
import type { Lesson } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { borrowPage, type Page, PHONE, visit } from './browser.js';
import { STILL } from './hand.js';

const books = await Promise.all(GAMES.map(async ({ id }) => ({ game: id, lessons: await loadLessons(id) })));
const all = books.flatMap(({ game, lessons }) => lessons.map((lesson) => [game, lesson.id, lesson] as const));

async function openLesson(page: Page, game: string, lesson: string): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, '')}#/learn/${game}/${lesson}`);
  await page.locator('.lesson').waitFor();
}

/** Goes through a lesson with its own buttons, and looks at every step. */
async function goThrough(page: Page, lesson: Lesson, look: (at: number) => Promise<void>): Promise<void> {
  for (let at = 0; at < lesson.steps.length; at++) {
    await page.locator('.lesson-head', { hasText: `${at + 1} of ${lesson.steps.length}` }).waitFor();
    await look(at);
    await page.locator('.lesson-ways button').first().click();
  }
  await page.getByText('Lesson finished').waitFor();
}

/** On the lower one there is least room between the question and the lesson's box. */
const PHONES = [PHONE.viewport, { width: 360, height: 640 }] as const;

/**
 * What of the first thing that a step lights and this screen shows lies under the question, under the lesson's box or off the
 * screen, in words; null if all of it is seen, or as much as there is room for. Without a thing that is shown: that.
 */
function hiddenOf(things: readonly string[]): string | null {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  // A place on a map is a point, and what is drawn there lies in it.
  const drawn = things
    .flatMap((thing) => [...document.querySelectorAll(`.frame-board [data-thing="${thing}"]`)])
    .map((element) => [element, ...element.children].find((one) => boxOf(one).height > 0));
  const lit = drawn.find((element) => element !== undefined);
  const question = document.querySelector('.frame-prompt');
  const lesson = document.querySelector('.lesson');
  if (lit === undefined || question === null || lesson === null) return 'nothing is shown';
  const { top, bottom, left, right } = boxOf(lit);
  const [from, to] = [boxOf(question).bottom, boxOf(lesson).top];
  const seen = Math.min(bottom, to) - Math.max(top, from);
  const wide = Math.min(right, innerWidth) - Math.max(left, 0);
  const MARGIN = 18; // above and below, for its outline
  const isSeen = seen > 0 && seen >= Math.min(bottom - top, to - from - MARGIN) - 1 && wide >= right - left - 1;
  const round = (edges: number[]) => edges.map(Math.round).join('–');
  return isSeen ? null : `${round([top, bottom])} (${round([left, right])} across) between ${round([from, to])}`;
}

describe.each(all)('%s, %s', (game, id, lesson) => {
  test('everything that it lights is on the board, and seen beside the lesson’s box on a phone and on a low one', async () => {
    const page = await borrowPage({ settings: STILL, ...PHONE });
    let phone = 0;
    await openLesson(page, game, id);
    await goThrough(page, lesson, async (at) => {
      const { id: step, lights = [] } = lesson.steps[at];
      for (const thing of lights) {
        const found = await page.locator(`.frame-board [data-thing="${thing}"]`).count();
        expect(found, `step ${step} lights ${thing}`).toBeGreaterThan(0);
      }
      if (lights.length === 0) return;
      const isSeen = () => expect.poll(() => page.evaluate(hiddenOf, lights), { message: step }).toBe(null);
      await isSeen();
      // The next step begins on the other phone.
      await page.setViewportSize(PHONES[++phone % PHONES.length]);
      await isSeen();
    });
  });
});

describe('somebody who has never heard of the game', () => {
  test('learns by doing: other choices are answered, the right one goes on, and the lesson is marked as done', async () => {
    const page = await visit({ settings: STILL, ...PHONE });
    await page.locator('.tile', { hasText: 'Principato' }).getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('link', { name: 'Start Production and storage' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('Activate your Tax Collector.').waitFor();
    await page.locator('.choices').getByRole('button', { name: 'Farm Works: pay 1 gold, take 1 farm' }).click();
    const answer = page.locator('.lesson-other');
    await answer.getByText('is allowed here, too. This is what would happen:').waitFor();
    expect(await answer.locator('li').last().innerText()).toMatch(/^Anna takes 1\sfarm\.$/);
    expect(await page.locator('.lesson-head').textContent()).toMatch(/2\sof\s11/);
    // The line of the card does two steps at once.
    await page.locator('.choices').getByRole('button', { name: 'Tax Collector: take 1 food and 1 gold' }).click();
    await page.getByText('Take Harvest').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByText('what finds no room is lost').waitFor();
    while ((await page.getByText('Lesson finished').count()) === 0) {
      const before = await page.locator('.lesson').textContent();
      await page.locator('.lesson-ways button').first().click();
      await page.waitForFunction((text) => document.querySelector('.lesson')?.textContent !== text, before);
    }
    await page.getByRole('link', { name: /All lessons|Next lesson/ }).click();
    await page.goto(`${page.url().replace(/#.*/, '')}#/learn/principato`);
    await page.locator('.learn-lessons li', { hasText: 'Production and storage' }).getByText('done').waitFor();
  });
});
