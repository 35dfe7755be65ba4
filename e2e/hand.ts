/**
 * Playing whole games with a quick hand: it looks once before each choice and presses where a thing lies, as people do. It does
 * not wait for what still moves, so its pages are opened without motion (`STILL`).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** For pages on which this hand plays. */
export const STILL = { motion: false };

/** What can be pressed in the list of choices. */
export const CHOICE = '.choice[data-status="may"]';

/** What is asked, as somebody sees it who is about to answer. */
export interface Question {
  readonly isOver: boolean;
  /** The choices in the list, without their numbers. */
  readonly names: readonly string[];
  /** How many places on the table can be pressed. */
  readonly places: number;
  readonly hasNumber: boolean;
}

export type Hand = (question: Question) => Promise<void>;

/** Makes so many choices; the game goes on after them. `places` finds what can be pressed on the table. */
export async function playSome(page: Page, places: string, times: number, hand: Hand): Promise<void> {
  expect(await play(page, places, times, hand)).toBe(times);
}

/** Makes choices until the game is over. Returns how many it took. */
export function playOut(page: Page, places: string, hand: Hand): Promise<number> {
  return play(page, places, 600, hand);
}

async function play(page: Page, places: string, most: number, hand: Hand): Promise<number> {
  let last = '';
  for (let choices = 0; choices < most; choices++) {
    const { version, ...question } = await nextQuestion(page, places, last);
    if (question.isOver) return choices;
    await hand(question);
    last = version;
  }
  return most;
}

/** Waits until something else is asked than in the last version, or the game is over. */
function nextQuestion(page: Page, places: string, last: string): Promise<Question & { readonly version: string }> {
  return page.evaluate(
    async ([choice, place, before]) => {
      const patience = performance.now() + 60_000;
      for (;;) {
        const version = document.querySelector<HTMLElement>('.frame')?.dataset.version ?? before;
        const isOver = document.querySelector('.end') !== null;
        const choices = [...document.querySelectorAll(choice)];
        if (version !== before && (isOver || choices.length > 0)) {
          return {
            version,
            isOver,
            names: choices.map(({ lastElementChild }) => lastElementChild?.textContent ?? ''),
            places: document.querySelectorAll(place).length,
            hasNumber: document.querySelector('[role="spinbutton"]') !== null,
          };
        }
        if (performance.now() > patience) throw new Error('nothing new is asked');
        await new Promise(requestAnimationFrame);
      }
    },
    [CHOICE, places, last] as const,
  );
}

/** Presses one of the things so found, with the mouse or a finger. */
export async function press(page: Page, things: string, at: number, by: 'mouse' | 'finger' = 'mouse'): Promise<void> {
  const middle = await page.evaluate(
    async ([found, index]) => {
      const thing = document.querySelectorAll(found)[index];
      await new Promise(requestAnimationFrame); // the table comes to what is asked about by itself
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return thing.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
    },
    [things, at] as const,
  );
  // Something lies over it: then it is brought to where it can be pressed, or there is no such place.
  if (middle === null) return page.locator(things).nth(at)[by === 'mouse' ? 'click' : 'tap']();
  if (by === 'mouse') return page.mouse.click(middle.x, middle.y);
  return page.touchscreen.tap(middle.x, middle.y);
}

/** Goes to one of the choices in the list by keys alone: arrows within a part of it, Tab from part to part. */
export async function reachByKeys(page: Page, at: number): Promise<void> {
  const state = () =>
    page.evaluate(
      ([choice, index]) => {
        const { activeElement: now } = document;
        const isThere = now === document.querySelectorAll(choice)[index];
        const all = [...document.querySelectorAll('.choices *')];
        return { isThere, isField: now instanceof HTMLInputElement, where: now === null ? -1 : all.indexOf(now) };
      },
      [CHOICE, at] as const,
    );
  for (let now = await state(); !now.isThere; now = await state()) {
    if (!now.isField) await page.keyboard.press('ArrowDown');
    if (now.isField || (await state()).where === now.where) await page.keyboard.press('Tab');
  }
}
