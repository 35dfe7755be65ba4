/** Lessons on the real table: what a step lights is there, what it asks for can be done with the mouse, and progress is kept. */

import { GAMES } from '@bottega/games';
import { loadLessons } from '@bottega/games/lessons';
import type { Lesson } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { type Page, PHONE, visit } from './browser.js';
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

describe.each(all)('%s, %s', (game, id, lesson) => {
  test('everything that it lights is on the board', async () => {
    const page = await visit({ settings: STILL });
    await openLesson(page, game, id);
    await goThrough(page, lesson, async (at) => {
      for (const thing of lesson.steps[at].lights ?? []) {
        const found = await page.locator(`.frame-board [data-thing="${thing}"]`).count();
        expect(found, `step ${lesson.steps[at].id} lights ${thing}`).toBeGreaterThan(0);
      }
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
    await page.getByText('is allowed here, too. But first:').waitFor();
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
