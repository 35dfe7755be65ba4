/** Learning around the lessons: the game in three minutes, the line at a first table, advice with the first game, and that game. */
import { describe, expect, test } from 'vitest';
import { axeInBothThemes, goHome, handOver, overflows, type Page, PHONE, speak, visit } from './browser.js';
import { act, decision, importRecord, midGame, playAgainstBots } from './game.js';
import { STILL } from './hand.js';

const NEW = { isNew: true, settings: { ...STILL, advice: 'first' } } as const;
const GAMES = [
  ['principato', 'Principato'],
  ['virtu', 'Virtù'],
  ['vulgari', 'De Vulgari Eloquentia'],
] as const;

const welcome = (page: Page) => page.locator('.welcome');
const told = (page: Page) => page.locator('.advice[data-stage="told"]');
const onBoard = (page: Page) => page.locator('.frame-board [data-advised="true"]');
const inList = (page: Page) => page.locator('.choices [data-advised="true"]');
const home = (page: Page) => page.goto(page.url().replace(/#.*/, '#/'));

/** As long as what the games say gets, in any language. */
const LONG = [
  'Bildhauer: 1 Nahrung, 1 Geld und 1 Gunst bezahlen, ein Plättchen nehmen: Denkmal (4 Siegpunkte)',
  'Percevoir 5 points de connaissance à Rome, puis aller à Palerme et percevoir 9 points de connaissance (coûte 3 actions et 10 ducats)',
] as const;

/** Puts such words into the advice; tells how many pixels of them cannot be seen. */
async function adviceWith(page: Page, words: string): Promise<() => Promise<number>> {
  const text = page.locator('.advice-says > *').last();
  await text.evaluate((one, said) => {
    one.childNodes[one.childNodes.length - 1].textContent = said;
  }, words);
  // The window changes a little, as it does when a bar comes.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: width - 2, height });
  return () => text.evaluate((one) => Math.max(0, one.scrollHeight - (one.parentElement?.clientHeight ?? 0) - 1));
}

/** Holds advice back until it is wanted: so what stands on the page can be measured before it comes. */
function holdBack(): void {
  const Usual = window.Worker;
  const held: (() => void)[] = [];
  let isHeld = true;
  Object.assign(window, {
    tellHint() {
      isHeld = false;
      for (const tell of held) tell();
    },
  });
  window.Worker = class extends Usual {
    private readonly hints = new Set<number>();

    override postMessage(message: { readonly name: string; readonly call: number }): void {
      if (message.name === 'hint') this.hints.add(message.call);
      super.postMessage(message);
    }

    override set onmessage(listener: (event: MessageEvent) => void) {
      super.onmessage = (event) => {
        if (isHeld && this.hints.has(event.data.call)) held.push(() => listener(event));
        else listener(event);
      };
    }
  };
}

describe.each(GAMES)('%s in three minutes', (game, title) => {
  test.each([
    ['desktop', {}],
    ['phone', PHONE],
  ])('has a picture made of the real pieces for each part, which can only be looked at (%s)', async (_, device) => {
    const page = await visit({ path: `#/primer/${game}`, settings: STILL, ...device });
    await page.getByRole('heading', { name: `${title} in three minutes` }).waitFor();
    const pictures = page.getByRole('img').and(page.locator('.picture'));
    await expect.poll(() => pictures.count()).toBe(4);
    for (const picture of await pictures.all()) {
      const { height } = (await picture.boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThan(40);
      expect((await picture.getAttribute('aria-label'))?.length).toBeGreaterThan(20);
    }
    expect(await page.evaluate(() => document.querySelectorAll('.picture > :not([inert])').length)).toBe(0);
    expect(await overflows(page)).toBe(false);
    expect(await axeInBothThemes(page, '.learn')).toEqual([]);
  });

  test('is found on the first page and before a game begins', async () => {
    const page = await visit({ settings: STILL });
    for (const path of ['', `#/new/${game}/one`, `#/friends/${game}`]) {
      await page.goto(page.url().replace(/#.*/, '') + path);
      await page.locator(`a[href="#/primer/${game}"]`, { hasText: 'In three minutes' }).waitFor();
    }
  });
});

describe('somebody’s first table of a game', () => {
  test('says once where it is learned; its three minutes open beside the table and close back to it', async () => {
    const page = await visit(NEW);
    await playAgainstBots(page);
    await welcome(page).getByText('New to Principato?').waitFor();
    const before = await page.locator('.frame').getAttribute('data-version');
    await welcome(page).getByRole('button', { name: 'In three minutes' }).click();
    const panel = page.getByRole('dialog', { name: 'Principato in three minutes' });
    await panel.locator('.picture').first().waitFor();
    expect(await axeInBothThemes(page, 'dialog')).toEqual([]);
    await panel.getByRole('button', { name: 'Back to the table' }).click();
    await panel.waitFor({ state: 'detached' });
    expect(await page.locator('.frame').getAttribute('data-version')).toBe(before);
    await welcome(page).getByRole('button', { name: 'Dismiss' }).click();
    expect(await welcome(page).count()).toBe(0);

    // At every later table it is one press away, and nothing is said of it.
    await home(page);
    await playAgainstBots(page);
    expect(await welcome(page).count()).toBe(0);
    await page.locator('.frame-tools').getByRole('button', { name: 'In three minutes' }).click();
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await decision(page);
  });

  test('says it no longer once something was chosen, nor again after the page was loaded anew', async () => {
    const page = await visit(NEW);
    await playAgainstBots(page);
    await welcome(page).waitFor();
    await act(page, () => page.locator('.choice[data-status="may"]').first().click());
    expect(await welcome(page).count()).toBe(0);
    await page.reload();
    await decision(page);
    expect(await welcome(page).count()).toBe(0);
  });

  test('opens where nothing can be stored about it', async () => {
    const page = await visit({
      ...NEW,
      script: () => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function refuse(key, value) {
          if (key.startsWith('bottega-') && key !== 'bottega-settings')
            throw new DOMException('', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      },
    });
    await playAgainstBots(page);
    await welcome(page).waitFor();
    await home(page);
    await playAgainstBots(page);
    expect(await welcome(page).count()).toBe(0);
  });
});

describe('advice in a first game', () => {
  test.each(GAMES)('%s: is marked on the board and in the list, with its reason, and nothing moves', async (game) => {
    const page = await visit({ ...NEW, isNew: false, settings: { ...NEW.settings, tips: false }, script: holdBack });
    await importRecord(page, midGame(game, 60));
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.frame-board .target, .choices .choice, .advice')]
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join()),
      );
    await page.locator('.advice').waitFor();
    const before = await places();
    await page.evaluate(() => (window as unknown as { tellHint(): void }).tellHint());
    await told(page).waitFor();
    expect(await places()).toEqual(before);
    expect(await onBoard(page).count()).toBeGreaterThan(0);
    expect(
      await onBoard(page)
        .first()
        .locator('.sr-only', { hasText: /^Advice:$/ })
        .count(),
    ).toBe(1);
    expect(await inList(page).count()).toBeGreaterThan(0);
    expect(await page.locator('.advice-says').innerText()).toMatch(/^\s*Advice: /);
    expect(await axeInBothThemes(page, '.frame-side')).toEqual([]);
    for (const language of ['de', 'fr']) {
      await speak(page, language);
      for (const words of LONG) await expect.poll(await adviceWith(page, words)).toBe(0);
    }
    await speak(page, 'en');

    await page.getByRole('button', { name: 'Why?', exact: true }).click();
    await page.locator('.hint').getByText('The bot would choose').waitFor();
    await page.getByRole('button', { name: 'Close the hint' }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Why?');

    await page.getByRole('button', { name: 'Advice off' }).click();
    expect([await page.locator('.advice').count(), await onBoard(page).count(), await inList(page).count()]).toEqual([
      0, 0, 0,
    ]);
    await page.reload();
    await decision(page);
    expect(await page.locator('.advice').count()).toBe(0);
  });

  test.each([
    ['a phone', PHONE],
    ['a phone on its side', { ...PHONE, viewport: { width: 844, height: 390 } }],
  ])('waits on %s until what is told once is closed', async (_, device) => {
    const page = await visit({ ...NEW, ...device, settings: { ...NEW.settings, tips: true } });
    await playAgainstBots(page);
    await inList(page).first().waitFor({ state: 'attached' });
    expect(await told(page).isVisible()).toBe(false);
    await welcome(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('.tip').waitFor();
    expect(await told(page).isVisible()).toBe(false);
    await page.locator('.tip').getByRole('button', { name: 'Got it' }).click();
    await told(page).waitFor();
  });

  test('waits while somebody asks why a bot did something, and is there afterwards', async () => {
    const page = await visit({ ...NEW, isNew: false });
    await importRecord(page, midGame('principato', 60));
    const line = page.locator('.log button[aria-expanded="false"]').first();
    await line.click();
    await page.getByRole('button', { name: /^Why did .* do that\?$/ }).click();
    await page.locator('.why-answer').waitFor();
    await told(page).waitFor();
  });

  test('is not given among people, nor to whoever has played the game before', async () => {
    const page = await visit({
      ...NEW,
      isNew: false,
      script: () => localStorage.setItem('bottega-played', '["principato"]'),
    });
    await playAgainstBots(page);
    expect(await page.locator('.advice').count()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Always' }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    await told(page).waitFor();
    const together = JSON.parse(midGame('virtu', 30).toString());
    together.players[1].bot = null;
    await goHome(page);
    await handOver(page, JSON.stringify(together));
    await page.getByRole('button', { name: /show me$/ }).waitFor();
    await page.getByRole('button', { name: /show me$/ }).click();
    await decision(page);
    expect(await page.locator('.advice').count()).toBe(0);
  });
});

describe('your first game', () => {
  test.each(GAMES)(
    '%s: begins from the lessons with one press, with advice, and is gone on with later',
    async (game) => {
      const page = await visit({ path: `#/learn/${game}`, ...NEW, settings: { ...NEW.settings, advice: 'off' } });
      await page.getByRole('button', { name: 'Start Your first game' }).click();
      await told(page).waitFor();
      const seats = await page.locator('.seats > li').count();
      expect(seats).toBe(game === 'virtu' ? 3 : 2);
      await inList(page).first().waitFor();
      const { hash } = new URL(page.url());
      await page.goto(page.url().replace(/#.*/, `#/learn/${game}`));
      await page.getByRole('link', { name: 'Continue Your first game' }).click();
      await decision(page);
      expect(new URL(page.url()).hash).toBe(hash);
    },
  );

  test('is offered at the end of the last lesson', async () => {
    const page = await visit({ path: '#/learn/principato', ...NEW });
    await page.locator('.learn-lessons a').last().click();
    while ((await page.getByText('Lesson finished').count()) === 0) {
      const before = await page.locator('.lesson').textContent();
      await page.locator('.lesson-ways button').first().click();
      await page.waitForFunction((text) => document.querySelector('.lesson')?.textContent !== text, before);
    }
    await page.getByRole('button', { name: 'Your first game' }).click();
    await told(page).waitFor();
  });

  test('is done when it has been played to the end', async () => {
    const page = await visit({ path: '#/learn/principato', ...NEW, settings: { ...NEW.settings, tips: false } });
    await page.getByRole('button', { name: 'Start Your first game' }).click();
    while ((await decision(page)) === 'choose') {
      // To the end as quickly as the rules allow: what ends a turn stands last.
      await act(page, () => page.locator('.choice[data-status="may"]').last().click());
    }
    await page.goto(page.url().replace(/#.*/, '#/learn/principato'));
    await page.locator('.learn-lessons li', { hasText: 'Your first game' }).getByText('done').waitFor();
    // The next game of this title is no first one.
    await home(page);
    await playAgainstBots(page);
    expect(await page.locator('.advice').count()).toBe(0);
  });
});
