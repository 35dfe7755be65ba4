/** Moments of Virtù that several tests look at, and what they look at there. */
import { type State, virtu } from '@bottega/virtu';
import { SPACE_COUNT, visitOf } from '@bottega/virtu/show';
import type { Page } from './browser.js';
import { recordAt } from './game.js';

type Step = State['open']['stack'][number]['step'];

/** Whether a step asks, from some year on. */
export const isAsked =
  (step: Step, year = 0) =>
  (_: unknown, { open }: State) =>
    open.stack[open.stack.length - 1].step === step && open.year >= year;

/** A room can be entered and its action be performed at once. */
export const VISITING = recordAt(virtu, 'visit', (choices, state) =>
  choices.some(
    (choice) =>
      choice.type === 'steps' &&
      state.open.year > 2 &&
      state.open.palaces[0].tiles.length < 4 &&
      visitOf(virtu.tables, state, 0, choice).length === 2,
  ),
);
/** An exhausted courtier lies beside one's palace in winter. */
export const EXHAUSTED = recordAt(virtu, 'exhausted', (choices, state) => {
  const { cards, ready } = state.open.palaces[0];
  const isExhausted = cards.slice(0, SPACE_COUNT).some((card, space) => card >= 0 && !ready[space]);
  return isAsked('reorganize')(choices, state) && isExhausted;
});
/** Something can be bought. */
export const BUYING = recordAt(virtu, 'winter', isAsked('purchase', 2));

export const QUIET = { settings: { tips: false } } as const;

export const own = (page: Page) => page.locator('.vi-palace[data-own="true"]');
export const question = (page: Page) => page.locator('.frame-question').innerText();
