/** Friends at different screens: from the link to the end of a game, through the real server. */
import { describe, expect, test } from 'vitest';
import { DESKTOP, type Page, PHONE, visit } from './browser.js';
import { type Any, chooser, expectScoreSheet, setAmount } from './game.js';
import { CHOICE, press, STILL } from './hand.js';

/** Opens a table for friends; gives its link. */
async function openTable(page: Page, game: string, name: string, seats: number): Promise<string> {
  await page.locator('.tile', { hasText: game }).getByRole('link', { name: 'Play with friends' }).click();
  // The first page asks for a name, too.
  await page.locator('form.setup').getByLabel('What should we call you?').fill(name);
  await page.getByRole('radio', { name: String(seats) }).check({ force: true });
  await page.getByRole('button', { name: 'Create table' }).click();
  return page.getByLabel('Link to this table').inputValue();
}

/** Somebody opens the link and sits down. */
async function follow(link: string, name: string, options = {}): Promise<Page> {
  const page = await visit({ settings: STILL, ...options });
  await page.goto(link);
  await page.locator('.room-join').getByLabel('What should we call you?').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('Waiting for').waitFor();
  return page;
}

const isOver = async (page: Page) => (await page.locator('.end').count()) > 0;

/** Whoever is asked chooses, until everybody sees the end, or so often. */
async function playTogether(pages: readonly Page[], any: Any, rounds = Number.POSITIVE_INFINITY): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await Promise.race(pages.map((page) => page.locator('.choice[data-status="may"], .end').first().waitFor()));
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return;
    for (const page of pages) {
      if ((await page.locator(CHOICE).count()) === 0 || (await isOver(page))) continue;
      const before = await page.locator('.frame').getAttribute('data-version');
      await setAmount(page, any);
      await press(page, CHOICE, any(await page.locator(CHOICE).count()));
      await page.waitForFunction(
        (last) => document.querySelector('.frame')?.getAttribute('data-version') !== last,
        before,
      );
    }
  }
}

describe('a table for friends', () => {
  test('three clicks and a link; a game of Principato to its end on a desktop and a phone', async () => {
    const anna = await visit({ settings: STILL });
    const link = await openTable(anna, 'Principato', 'Anna', 2);
    const bruno = await follow(link, 'Bruno', PHONE);
    await anna.getByText('Bruno').waitFor();
    await anna.getByRole('button', { name: 'Start game' }).click();
    await playTogether([anna, bruno], chooser(5));
    await expectScoreSheet(anna);
    await expectScoreSheet(bruno);
    expect(await anna.locator('.end-victory').textContent()).not.toBe('');
  });

  test('who is cut off is told so and comes back to where the game is; who reloads, too', async () => {
    const anna = await visit({ settings: STILL, script: keepSockets, tolerates: /WebSocket/ });
    const link = await openTable(anna, 'Principato', 'Anna', 2);
    const bruno = await follow(link, 'Bruno');
    await anna.getByText('Bruno').waitFor();
    await anna.getByRole('button', { name: 'Start game' }).click();
    await playTogether([anna, bruno], chooser(7), 3);
    // Nothing gets through until somebody lets it.
    await anna.evaluate(() => {
      window.isCut = true;
      for (const socket of window.sockets) socket.close();
    });
    await anna.getByText('No connection to the server').waitFor();
    await bruno.locator('.seats-one', { hasText: 'Anna' }).getByText('not connected').waitFor({ state: 'attached' });
    await anna.evaluate(() => {
      window.isCut = false;
    });
    await anna.getByText('No connection to the server').waitFor({ state: 'detached' });
    await bruno.reload();
    await playTogether([anna, bruno], chooser(8), 3);
    expect(await logOf(anna)).toEqual(await logOf(bruno));
  });

  test('they talk, ask each other for a break, let a bot play and come back', async () => {
    const anna = await visit({ settings: STILL });
    const link = await openTable(anna, 'Principato', 'Anna', 2);
    const bruno = await follow(link, 'Bruno');
    await anna.getByText('Bruno').waitFor();
    await anna.getByRole('button', { name: 'Start game' }).click();
    for (const page of [anna, bruno]) await page.locator('.frame').waitFor();
    await anna.locator('.chat summary').click();
    await anna.getByLabel('Message').fill('Good <b>luck</b>!');
    await anna.getByRole('button', { name: 'Send' }).click();
    await bruno.getByText('1 new').waitFor();
    await bruno.locator('.chat summary').click();
    await bruno.getByText('Good <b>luck</b>!').waitFor();
    await bruno.getByText('1 new').waitFor({ state: 'detached' });
    await anna.getByText('Table options').click();
    await anna.getByRole('button', { name: 'Ask for a break' }).click();
    await bruno.getByText('Anna asks for a break.').waitFor();
    await bruno.getByRole('button', { name: 'Agree' }).click();
    for (const page of [anna, bruno]) await page.getByText('The game is paused.').waitFor();
    await anna.getByRole('button', { name: 'Ask to continue' }).click();
    // Of two players one is half, and half may go on.
    for (const page of [anna, bruno]) await page.getByText('The game is paused.').waitFor({ state: 'detached' });
    await anna.getByRole('button', { name: 'Let a bot play for me' }).click();
    await bruno.locator('.seats-one', { hasText: 'Anna' }).getByText('Bot').waitFor();
    await anna.getByRole('button', { name: 'I’m back' }).click();
    await bruno.locator('.seats-one', { hasText: 'Anna' }).getByText('Bot').waitFor({ state: 'detached' });
    // Back at home the table is the first thing to go on with.
    await anna.getByRole('link', { name: 'Bottega' }).click();
    await anna.locator('.my-tables').getByRole('link', { name: 'Continue' }).click();
    await anna.locator('.frame').waitFor();
  });

  test('whoever only looks on sees nobody’s secrets; names are only ever text', async () => {
    const anna = await visit({ settings: STILL });
    const hostile = '<img src=x onerror=a>';
    const link = await openTable(anna, 'Principato', hostile, 2);
    await anna.getByLabel('Bot in seat 2').selectOption('garzone');
    await anna.getByRole('button', { name: 'Start game' }).click();
    await anna.getByText('Your goal cards').first().waitFor();
    const guest = await visit({ settings: STILL, ...DESKTOP });
    await guest.goto(link);
    await guest.getByText(hostile).first().waitFor();
    expect(await guest.getByText('Your goal cards').count()).toBe(0);
    expect(await guest.locator(CHOICE).count()).toBe(0);
  });
});

/** What is told of everybody, without what only one of them may know. */
async function logOf(page: Page): Promise<string[]> {
  const lines = await page.locator('.log-line').allTextContents();
  return lines.filter((line) => !line.includes('Your'));
}

declare global {
  interface Window {
    sockets: WebSocket[];
    isCut: boolean;
  }
}

/** Keeps the page's sockets in reach; while it is cut off none opens. */
function keepSockets(): void {
  window.sockets = [];
  window.isCut = false;
  const Socket = window.WebSocket;
  window.WebSocket = new Proxy(Socket, {
    construct(target, [address]: [string]) {
      const socket = new target(window.isCut ? address.replace(/:\d+/, ':1') : address);
      window.sockets.push(socket);
      return socket;
    },
  });
}
