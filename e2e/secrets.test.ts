import type { State } from '@bottega/principato';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.js';
import { act, chooser, chooseSome, decision } from './game.js';
import { heardBy, LISTEN, viewsIn } from './heard.js';

type Page = Awaited<ReturnType<typeof visit>>;

/** The names of the goal cards that are to be seen. */
const goals = (page: Page) => page.locator('.pr-goal b').allInnerTexts();

describe('what a seat may not see', () => {
  test('two people at one screen: nothing secret between turns, and each sees only their own goals', async () => {
    const page = await visit({ script: LISTEN });
    await page
      .getByRole('link', { name: /Pass and play/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Start game' }).click();
    const known = new Map<string, string[]>();
    const any = chooser(5);
    for (let turn = 0; turn < 8; turn++) {
      const ready = page.getByRole('button', { name: /show me/ });
      await ready.waitFor();
      // Nothing of anybody's is in the document while the screen is handed over.
      const handed = await page.content();
      for (const secret of [...known.values()].flat()) expect(handed).not.toContain(`<b>${secret}</b>`);
      expect(await page.locator('.pr-goal').count()).toBe(0);
      const name = (await ready.innerText()).replace(/^I’m (.*), show me$/, '$1');
      await ready.click();
      await decision(page);
      const mine = await goals(page);
      expect(mine).toHaveLength(2);
      expect(known.get(name) ?? mine).toEqual(mine);
      known.set(name, mine);
      // A choice or two, then the end of the turn.
      if (any(2) === 0) await chooseSome(page, 1, () => any(2));
      const end = page.getByRole('button', { name: /End turn/ });
      while ((await end.count()) === 0) await chooseSome(page, 1, () => 0);
      await act(page, () => end.click());
    }
    expect(known.size).toBeGreaterThan(1);

    const heard = await heardBy(page);
    const views = viewsIn<State>(heard);
    expect(views.length).toBeGreaterThan(10);
    const goalsOf = new Map<number, string>();
    for (const { seat, view } of views) {
      expect(view.all).toBe(null);
      expect(view.seat).toBe(seat);
      expect(Object.keys(view).sort()).toEqual(['all', 'open', 'own', 'seat', 'seats']);
      if (seat === null) expect(view.own).toBe(null);
      else {
        const own = JSON.stringify(view.own?.goals);
        expect(goalsOf.get(seat) ?? own).toBe(own);
        goalsOf.set(seat, own);
      }
    }
    // Neither the seed nor the decks ever leave the worker while the game goes on.
    expect(
      heard.filter((text) => /"(hidden|decks|seed|digests|choices)"/.test(text.replace(/"choices":\d+/g, ''))),
    ).toEqual([]);
  });
});
