/** Whatever fails (disk, network, worker, stored games), nothing is lost, and the page says what happened and what can be done. */
import { readFileSync } from 'node:fs';
import { Match } from '@bottega/kernel';
import { principato } from '@bottega/principato';
import { describe, expect, inject, test } from 'vitest';
import { axe, cutOff, handOver, newVisitor, type Page, PHONE, visit } from './browser.js';
import { act, chooser, chooseSome, decision, playAgainstBots } from './game.js';

const log = (page: Page) => page.locator('.log li').allInnerTexts();
const trouble = (page: Page) => page.locator('.trouble');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const firstChoice = (page: Page) => page.locator('.choice[data-status="may"]').first();

/** Everything that is exported by pressing a button, read back. */
async function exported(page: Page, press: () => Promise<void>): Promise<{ readonly choices?: readonly unknown[] }> {
  const downloading = page.waitForEvent('download');
  await press();
  return JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
}

describe('a disk that is full', () => {
  /** How much the page may store; to be said before anything is stored, because the browser asks only now and then. */
  const limiting = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    return (quotaSize: number) =>
      session.send('Storage.overrideQuotaForOrigin', { origin: inject('address'), quotaSize });
  };
  /** Stores something else until there is no room for anything. */
  const fill = (page: Page) =>
    page.evaluate(async () => {
      const opening = indexedDB.open('something else', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true });
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      for (let size = 64_000; size > 200; ) {
        const change = opening.result.transaction('bytes', 'readwrite');
        change.objectStore('bytes').put(crypto.getRandomValues(new Uint8Array(size)));
        const isKept = await new Promise((resolve) => {
          change.oncomplete = () => resolve(true);
          change.onabort = () => resolve(false);
        });
        if (!isKept) size >>= 1;
      }
      opening.result.close();
    });
  const NOT_SAVED = /Your choice could not be saved, so it was not played. The browser’s storage is full/;

  test('nothing moves; the choice can be tried again and the game exported, and afterwards it goes on', async () => {
    const page = await visit({ path: '#/rules/principato' });
    const limit = await limiting(page);
    await limit(500_000);
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await playAgainstBots(page);
    await act(page, () => firstChoice(page).click());
    const before = await log(page);
    await fill(page);
    const prompt = await page.locator('.frame-question').innerText();
    await firstChoice(page).click();
    await trouble(page).filter({ hasText: NOT_SAVED }).waitFor();
    expect([await log(page), await page.locator('.frame-question').innerText()]).toEqual([before, prompt]);
    expect(await axe(page)).toEqual([]);
    // Once more in vain, and an undo in vain.
    await button(page, 'Try again').click();
    await trouble(page).filter({ hasText: NOT_SAVED }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await trouble(page).filter({ hasText: 'The undo could not be saved, so nothing was undone.' }).waitFor();
    const { choices } = await exported(page, () => trouble(page).getByRole('button', { name: 'Export' }).click());
    expect(choices?.length).toBeGreaterThan(0);
    // What is on disk is what is on the screen.
    await page.reload();
    await decision(page);
    expect(await log(page)).toEqual(before);
    // A new game finds no room either, and says so.
    await page.goto(inject('address'));
    await button(page, 'Play against bots').click();
    await page.getByText(/The game could not be started. The browser’s storage is full/).waitFor();
    await limit(50_000_000);
    await page.getByRole('link', { name: 'Continue' }).first().click();
    await chooseSome(page, 2, chooser(1));
    expect(await trouble(page).count()).toBe(0);
  });
});

/** Stores games as they are given, whatever they are. */
const store = (page: Page, games: readonly object[]) =>
  page.evaluate(async (all) => {
    const opening = indexedDB.open('bottega');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const change = opening.result.transaction('games', 'readwrite');
    for (const game of all) change.objectStore('games').put(game);
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    opening.result.close();
  }, games);

/** Deletes all stored games behind the page's back. */
const clearGames = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('bottega');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const change = opening.result.transaction('games', 'readwrite');
    change.objectStore('games').clear();
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    opening.result.close();
  });

const dealt = new Match(principato, { seats: 2, options: {}, seed: 'stored' });
const { record } = dealt;
const players = ['Anna', 'Bruno'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'apprendista' }));
const game = (id: string, change: object) => ({
  id,
  game: 'principato',
  players,
  record,
  over: false,
  updated: 1,
  ...change,
});

describe('stored games that are damaged', () => {
  /** An entry, and what the list says of it. */
  const DAMAGED: readonly [entry: object, says: string][] = [
    [{ id: 'empty' }, 'It is not a game saved by Bottega.'],
    [game('no-record', { record: undefined }), 'It is not a game saved by Bottega.'],
    [game('no-object', { record: 7, updated: 'soon' }), 'It is not a game saved by Bottega.'],
    [game('chess', { game: 'chess', record: { ...record, game: 'chess' } }), 'There is no game called “chess” here.'],
    [game('newer', { record: { ...record, rules: 99 } }), 'was started under version 99 of the rules'],
    [game('digests', { record: { ...record, digests: ['0'.repeat(16)] } }), 'the deal no longer matches'],
    [game('nobody', { players: undefined }), 'The saved game is damaged.'],
    [game('typed', { players: [{ name: 7, bot: null }, 'x'] }), 'The saved game is damaged.'],
    [game('alone', { players: players.slice(1) }), 'The saved game is damaged.'],
    [
      game('huge', { record: { ...record, choices: Array(60_000).fill([0, { type: 'end' }]) } }),
      'It is too large to be a game.',
    ],
  ];
  const rows = (page: Page) => page.locator('.my-game');

  test('are rows with their reason, to be exported and deleted, and the others can be played', async () => {
    const page = await visit();
    await page.getByText('No games yet').waitFor();
    await store(page, [game('good', { updated: 2 }), ...DAMAGED.map(([entry]) => entry)]);
    await page.reload();
    for (const [entry, says] of DAMAGED) {
      const row = rows(page).filter({ hasText: says });
      expect(await row.first().innerText(), JSON.stringify(entry).slice(0, 60)).toContain('This game can’t be opened.');
    }
    expect(await rows(page).count()).toBe(DAMAGED.length + 1);
    expect([await axe(page), await cutOff(page)]).toEqual([[], []]);
    expect(await rows(page).getByRole('link', { name: 'Continue', exact: true }).count()).toBe(1);

    const chess = rows(page).filter({ hasText: 'chess' });
    expect(await exported(page, () => chess.getByRole('button', { name: 'Export' }).click())).toMatchObject({
      game: 'chess',
      players,
    });
    await chess.getByRole('button', { name: 'Delete' }).click();
    await chess.getByRole('button', { name: 'Delete' }).click();
    await chess.waitFor({ state: 'detached' });
    await rows(page).getByRole('link', { name: 'Continue', exact: true }).click();
    await decision(page);
  });

  test('say by their address what is wrong with them, and can be exported and deleted there', async () => {
    const page = await visit();
    await page.getByText('No games yet').waitFor();
    await store(
      page,
      DAMAGED.map(([entry]) => entry),
    );
    for (const [entry, says] of DAMAGED.slice(2)) {
      const path = `#/${says.includes('deal') ? 'replay' : 'table'}/${(entry as { id: string }).id}`;
      await page.goto(inject('address') + path);
      await page.getByRole('alert').filter({ hasText: says }).waitFor();
    }
    const { choices } = await exported(page, () => button(page, 'Export game').click());
    expect(choices).toHaveLength(60_000);
    expect(await axe(page)).toEqual([]);
    await button(page, 'Delete').click();
    await button(page, 'Delete').click();
    await page.getByRole('heading', { name: 'My games' }).waitFor();
    await page.goto(`${inject('address')}#/table/huge`);
    await page.getByText('This game is not stored in this browser.').waitFor();
  });

  test('with a bot that is not known they stop at its turn, and the usual bot can play on', async () => {
    const page = await visit();
    await page.getByText('No games yet').waitFor();
    const [first] = dealt.asked();
    const seated = players.map(({ name }, seat) => ({ name, bot: seat === first ? 'virtuoso' : null }));
    await store(page, [game('bot', { players: seated })]);
    await page.goto(`${inject('address')}#/table/bot`);
    await trouble(page)
      .filter({ hasText: 'The game has stopped. Bottega no longer has a bot called “virtuoso”.' })
      .waitFor();
    await button(page, 'Let the standard bot play').click();
    await decision(page);
    expect(await trouble(page).count()).toBe(0);
    await chooseSome(page, 2, chooser(3));
  });
});

describe('a storage that cannot be opened', () => {
  test('because a newer version of the page has changed it', async () => {
    const page = await visit({ path: '#/rules/principato' });
    await page.evaluate(() => {
      const opening = indexedDB.open('bottega', 99);
      return new Promise<void>((resolve) => {
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    });
    await page.goto(inject('address'));
    await page.getByText('Your games can’t be listed. Your games were saved by a newer version of Bottega.').waitFor();
    await button(page, 'Play against bots').click();
    await page.getByText('The game could not be started. Your games were saved by a newer version').waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('because the browser forbids it, or closes it on the way', async () => {
    const page = await newVisitor({});
    // Workers get no scripts of a test: theirs is put before them.
    await page.route(/\/assets\/worker-[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      const forbid = `self.onmessage = null; const { open } = IDBFactory.prototype; let isForbidden = true;
        IDBFactory.prototype.open = function (...args) {
          if (isForbidden) throw new DOMException('The operation is insecure.', 'SecurityError');
          const request = open.apply(this, args);
          request.addEventListener('success', () => { self.database = request.result; });
          return request;
        };
        self.allow = () => { isForbidden = false; };\n`;
      await route.fulfill({ response, body: forbid + (await response.text()) });
    });
    await page.goto(inject('address'));
    await page.getByText('This browser does not let Bottega save games').waitFor();
    const [worker] = page.workers();
    await worker.evaluate(() => (self as unknown as { allow(): void }).allow());
    await button(page, 'Try again').click();
    await page.getByText('No games yet').waitFor();
    await playAgainstBots(page);
    await worker.evaluate(() => (self as unknown as { database: IDBDatabase }).database.close());
    await chooseSome(page, 2, chooser(2));
    expect(await trouble(page).count()).toBe(0);
  });
});

describe('two tabs', () => {
  test('what is open in one is not deleted in the other, and its list follows', async () => {
    const page = await visit();
    await page.getByText('No games yet').waitFor();
    const other = await page.context().newPage();
    await other.goto(inject('address'));
    await playAgainstBots(other);
    const row = page.locator('.my-game');
    await row.waitFor();
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The game was not deleted. This game is open in another tab. Close that tab first.').waitFor();
    await act(other, () => firstChoice(other).click());
    await other.getByRole('link', { name: 'Bottega' }).click();
    await other.locator('.my-game').waitFor();
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No games yet').waitFor();
    await other.getByText('No games yet').waitFor();
  });

  test('a game that was cleared away or went on elsewhere is told, and is not written over', async () => {
    const page = await visit();
    await playAgainstBots(page);
    await chooseSome(page, 2, chooser(2));
    const before = await log(page);
    await clearGames(page);
    await firstChoice(page).click();
    await trouble(page).filter({ hasText: 'This game has been deleted from this browser.' }).waitFor();
    expect(await log(page)).toEqual(before);
    await act(page, () => button(page, 'Keep the game').click());
    expect(await trouble(page).count()).toBe(0);
    const after = await log(page);
    expect(after).not.toEqual(before);
    // Somebody else writes, in whatever way they came by it.
    const id = page.url().replace(/.*\//, '');
    await store(page, [game(id, { revision: 'somebody else’s' })]);
    await firstChoice(page).click();
    await trouble(page)
      .filter({ hasText: 'This game has been continued in another tab. Nothing was overwritten.' })
      .waitFor();
    await button(page, 'Show the latest position').click();
    await trouble(page).waitFor({ state: 'detached' });
    // It was dealt anew: other goal cards, at the very beginning.
    await expect.poll(async () => (await log(page)).slice(-2)).not.toEqual(after.slice(-2));
  });
});

describe('a part of the page that does not come', () => {
  const LOST = /Failed to (load resource|fetch dynamically imported module)|preload CSS/;

  test('is told, and a reload brings it', async () => {
    const page = await visit({ tolerates: LOST });
    await page.getByText('No games yet').waitFor();
    await page.route(/\/assets\/(RulesPage|TablePage|fr)-[^/]+\.js$/, (route) => route.abort());
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await page.getByText('The texts in this language could not be loaded.').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('link', { name: 'Rulebook' }).first().click();
    const instead = page.getByRole('region', { name: 'Something went wrong' });
    await instead.getByRole('alert').filter({ hasText: 'Part of Bottega could not be loaded.' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'See all games' }).click();
    await button(page, 'Play against bots').click();
    const said = page.getByRole('alert').filter({ hasText: 'Part of Bottega could not be loaded.' });
    await said.waitFor();
    expect((await exported(page, () => button(page, 'Export game').click())).choices).toEqual(expect.any(Array));
    await page.unroute(/\/assets\/(RulesPage|TablePage|fr)-[^/]+\.js$/);
    await button(page, 'Reload the page').click();
    await decision(page);
  });

  test('not even the worker', async () => {
    const page = await newVisitor({ tolerates: LOST });
    await page.route(/\/assets\/worker-[^/]+\.js$/, (route) => route.abort());
    await page.goto(inject('address'));
    await page.getByText('Your games can’t be listed. The part of Bottega that runs the games has stopped.').waitFor();
    await button(page, 'Play against bots').click();
    await page.getByText('The game could not be started. The part of Bottega that runs the games').waitFor();
    await page.unroute(/\/assets\/worker-[^/]+\.js$/);
    await button(page, 'Try again').click();
    await page.getByText('No games yet').waitFor();

    await playAgainstBots(page);
    const before = await log(page);
    const [worker] = page.workers();
    await worker.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('something in the worker');
        }),
    );
    await trouble(page).filter({ hasText: 'The part of Bottega that runs the games has stopped.' }).waitFor();
    await button(page, 'Try again').click();
    await trouble(page).waitFor({ state: 'detached' });
    expect(await log(page)).toEqual(before);
    await chooseSome(page, 2, chooser(2));
  });

  test('not even the first script, or scripts at all', async () => {
    const page = await newVisitor({ ...PHONE, settings: { language: 'it' }, tolerates: LOST });
    const PAGE = /\/assets\/page-[^/]+\.js$/;
    await page.route(PAGE, (route) => route.abort());
    await page.goto(inject('address'));
    await page.getByRole('alert').filter({ hasText: 'Non è stato possibile avviare Bottega.' }).waitFor();
    expect([await axe(page), await cutOff(page)]).toEqual([[], []]);
    await page.unroute(PAGE);
    await button(page, 'Ricarica la pagina').tap();
    await page.locator('#root:not([inert])').waitFor();
    expect(await page.locator('#not-started').count()).toBe(0);

    const bare = await newVisitor({ tolerates: LOST });
    await bare.route(/\/assets\/first-[^/]+\.js$/, (route) => route.abort());
    await bare.goto(inject('address'));
    await bare.getByText('Bottega could not be started.').waitFor();

    const without = await newVisitor({ javaScriptEnabled: false });
    await without.goto(inject('address'));
    const said = await without.locator('body').innerText();
    for (const needs of ['needs', 'a besoin de', 'braucht', 'potřebuje', 'ha bisogno di'])
      expect(said).toContain(`Bottega ${needs} JavaScript.`);
  });
});

describe('a file that is no game', () => {
  test('nested too deeply is refused; names are shown short and without what turns the text around', async () => {
    const page = await visit();
    await handOver(page, `{"bottega":1,"game":"principato","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    await page.getByText('This file can’t be imported. It is nested too deeply to be a game.').waitFor();
    const names = ['\u202eannA', 'x'.repeat(500)];
    await handOver(page, JSON.stringify({ ...record, players: names.map((name) => ({ name, bot: null })) }));
    await page.getByRole('button', { name: /^I’m (annA|x{24}), show me$/ }).waitFor();
  });
});
