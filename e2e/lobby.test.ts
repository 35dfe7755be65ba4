/** Rooms and lists: how a table is set, tables that wait for anybody, one's own games, and a game that goes on online. */
import { describe, expect, test } from 'vitest';
import { axeInBothThemes, type Page, PHONE, visit } from './browser.js';
import { follow, openTable, playTogether } from './company.js';
import { chooser, decision } from './game.js';
import { CHOICE, press, STILL } from './hand.js';

const settings = (page: Page) => page.locator('.room-settings');
/** The line that everybody sees, without spaces at which no line breaks. */
const lineOf = async (page: Page) => (await settings(page).locator('p').textContent())?.replaceAll('\u00a0', ' ');

describe('a table that waits', () => {
  test('what the host sets arrives at once for everybody, as one line; the host can free a seat', async () => {
    const anna = await visit({ settings: STILL });
    const link = await openTable(anna, 'Principato', 'Anna', 3);
    const bruno = await follow(link, 'Bruno', PHONE);
    // The rules have words of their own, which are loaded meanwhile.
    await expect.poll(() => lineOf(bruno)).toBe('3 players · no clock · by link only · standard rules');
    await settings(anna).locator('summary').click();
    const field = settings(anna);
    await field
      .getByRole('combobox', { name: 'Clock' })
      .selectOption({ label: 'Live: 1 hour each + 30 seconds per decision' });
    await field.getByLabel('Stop the clock at night').check();
    await field.getByRole('radio', { name: 'Random' }).check({ force: true });
    await field.getByLabel('Spectators').selectOption({ label: 'None' });
    await settings(bruno).getByText('no spectators').waitFor();
    expect(await lineOf(bruno)).toBe(
      '3 players · 1 hour each + 30 seconds per decision · clock stops from 23:00 to 7:00 · by link only · standard rules · random seating · no spectators',
    );
    expect(await axeInBothThemes(anna, '.room')).toEqual([]);
    // Nobody who sits there loses their place by a smaller table, and somebody who is sent away is told so.
    await field.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await settings(bruno).getByText('2 players').waitFor();
    await anna.getByRole('button', { name: 'Remove Bruno from the table' }).click();
    await bruno.getByText('The host has freed your seat.').waitFor();
    // The host's own screen may be told later than Bruno's.
    const brunoHere = anna.locator('.room-places').getByText('Bruno');
    await brunoHere.waitFor({ state: 'detached' });
    await bruno.getByRole('button', { name: 'Sit down' }).click();
    await brunoHere.waitFor();
    // A table at which others sit is not closed by a slip.
    await anna.getByRole('button', { name: 'Close the table' }).click();
    await anna.getByRole('button', { name: 'Yes, close it' }).click();
    await bruno.getByText('The host has closed this table').waitFor();
  });

  test('its code leads into the network at home, where the server listens there', async () => {
    const anna = await visit({ settings: STILL });
    await anna.route('**/api/here', (route) => route.fulfill({ json: { addresses: ['http://192.168.7.7:4173/'] } }));
    await openTable(anna, 'Principato', 'Anna', 2);
    await anna.getByText('This link works on every device in your network.').waitFor();
    expect(await anna.getByLabel('Link to this table').inputValue()).toMatch(
      /^http:\/\/192\.168\.7\.7:4173\/#\/room\/[\w-]{22}$/,
    );
    await anna.unroute('**/api/here');
    await anna.reload();
    await anna.getByText('This link only works on this computer.').waitFor();
  });
});

describe('the first page', () => {
  test('lists tables that wait for anybody, where one click is enough', async () => {
    const anna = await visit({ settings: STILL });
    await openTable(anna, 'Principato', 'Annabella', 2);
    await settings(anna).locator('summary').click();
    await settings(anna).getByRole('radio', { name: 'Anyone' }).check({ force: true });
    await settings(anna).getByText('open to everyone').waitFor();
    const asked: string[] = [];
    const bruno = await visit({ settings: { ...STILL, name: 'Bruno' }, ...PHONE });
    bruno.on('request', (request) => asked.push(new URL(request.url()).pathname));
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]); // whoever plays alone asks nothing
    await bruno.getByText('Open tables').click();
    const table = bruno.locator('.open-tables .my-game', { hasText: 'Annabella' });
    await table.waitFor();
    expect(await axeInBothThemes(bruno, '.open-tables')).toEqual([]);
    await table.getByRole('button', { name: 'Join' }).click();
    await bruno.getByText('Waiting for Annabella').waitFor();
    await anna.getByRole('button', { name: 'Start game' }).click();
    for (const page of [anna, bruno]) await page.locator('.frame').waitFor();
    // Games here and there stand in one list, one's own turn first.
    for (const page of [anna, bruno]) await page.getByRole('link', { name: 'Bottega' }).click();
    const rows = await Promise.all(
      [anna, bruno].map(async (page) => {
        await page.locator('.my-game').first().waitFor();
        return page.locator('.my-games:not(.open-tables) .my-game-facts').first().textContent();
      }),
    );
    expect(rows.map((row) => row?.includes('Your turn')).sort()).toEqual([false, true]);
    expect(rows.every((row) => row?.includes('last move just now'))).toBe(true);
  });

  test('without the server lists the games of this browser, and says in one line what is missing', async () => {
    const anna = await visit({ settings: STILL, tolerates: /Failed to load resource|net::ERR/ });
    await openTable(anna, 'Principato', 'Anna', 2);
    await anna.getByRole('link', { name: 'Bottega' }).click();
    await anna.locator('.my-game', { hasText: 'online' }).waitFor();
    await anna.getByRole('button', { name: 'Play against bots' }).first().click();
    await decision(anna);
    await anna.route('**/api/**', (route) => route.abort());
    await anna.goto(anna.url().replace(/#.*/, '#/'));
    await anna.reload();
    await anna.locator('.my-game', { hasText: 'on this device' }).waitFor();
    const line = anna.getByText('The server can’t be reached');
    await line.waitFor();
    expect(await line.count()).toBe(1);
    expect(await anna.locator('.my-game').count()).toBe(1);
    await anna.unroute('**/api/**');
    await line.getByRole('button', { name: 'Try again' }).click();
    await anna.locator('.my-game', { hasText: 'online' }).waitFor();
    await line.waitFor({ state: 'detached' });
  });
});

test('a game against bots goes on online: a friend takes a seat, and both play on', async () => {
  const anna = await visit({ settings: { ...STILL, pace: 'instant' } });
  await anna.getByRole('button', { name: 'Play against bots' }).first().click();
  await decision(anna);
  await press(anna, CHOICE, 0);
  await decision(anna);
  await anna.getByRole('link', { name: 'Continue online' }).click();
  await anna.getByLabel('What should we call you?').fill('Anna');
  expect(await axeInBothThemes(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Create table' }).click();
  const link = await anna.getByLabel('Link to this table').inputValue();
  await anna.getByText('Continued from your game.').waitFor();
  const bruno = await visit({ settings: STILL, ...PHONE });
  await bruno.goto(link);
  await bruno.getByText('Anna brought it here and may know its secrets').waitFor();
  await bruno.locator('.room-join').getByLabel('What should we call you?').fill('Bruno');
  await bruno.getByLabel('Where do you want to sit?').selectOption({ label: 'Seat 3 (Carla so far)' });
  await bruno.getByRole('button', { name: 'Sit down' }).click();
  await anna.getByLabel('Bot in seat 2').selectOption('garzone');
  await anna.getByRole('button', { name: 'Start game' }).click();
  for (const page of [anna, bruno]) await page.locator('.frame').waitFor();
  expect(await bruno.locator('.log-line').count()).toBeGreaterThan(0);
  await playTogether([anna, bruno], chooser(3), { choices: 6 });
});
