/** Somebody's page: from the end of a game among friends to results, rating and head to head. */
import { describe, expect, inject, test } from 'vitest';
import { axeInBothThemes, type Page, PHONE, visit } from './browser.js';
import { STILL } from './hand.js';

/** Somebody in a browser of their own, whom the server knows by a name. */
async function person(name: string, options = {}): Promise<Page> {
  const page = await visit({ settings: STILL, ...options });
  await ask(page, '/api/people', { name });
  // As if they had sat down through the page: the first page asks the server for their tables.
  await page.evaluate(() => localStorage.setItem('bottega-online', 'yes'));
  await page.reload();
  return page;
}

async function ask(page: Page, path: string, body: object = {}) {
  const response = await page.request.post(`${new URL(inject('address')).origin}${path}`, { data: body });
  expect([path, response.status()]).toEqual([path, 200]);
  return response.json();
}

/** A game of Principato that bots play to its end: who leaves first is last. */
async function finishedGame(pages: readonly Page[], seats = pages.length): Promise<string> {
  const [host, ...others] = pages;
  const { id } = await ask(host, '/api/tables', { game: 'principato', seats, part: '0'.repeat(32) });
  for (const page of others) await ask(page, `/api/tables/${id}/join`, { part: '1'.repeat(32) });
  for (let place = pages.length; place < seats; place++) {
    await ask(host, `/api/tables/${id}/bots`, { place, bot: 'random', name: 'Fantino' });
  }
  await ask(host, `/api/tables/${id}/start`);
  for (const page of pages) await ask(page, `/api/tables/${id}/leave`);
  return id;
}

/** The rows of a table, with a space between the cells. */
async function rows(page: Page, table: string): Promise<string[]> {
  const texts = await page.getByRole('table', { name: table }).locator('tbody tr').allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' '));
}

const open = (page: Page, path: string) => page.goto(`${inject('address')}${path}`);

describe('a person’s page', () => {
  test('the end of a game says what it made of the rating, and names lead to results and head to head', async () => {
    const anna = await person('Anna');
    const bruno = await person('Bruno', PHONE);
    // Anna left first: whatever the bots made of it, she is behind Bruno.
    const id = await finishedGame([anna, bruno]);
    await open(anna, `#/table/${id}`);
    await anna.getByText('Your rating: −79 → 1421 ± 242').waitFor();
    // Whichever of the two seats has won, it was a bot who did.
    await open(bruno, `#/table/${id}`);
    const ends = [anna, bruno].map((page) => page.locator('.end'));
    for (const end of ends) await end.getByText('wins!').waitFor();
    const told = await Promise.all(ends.map((end) => end.getByText('A bot played your seat to the end').count()));
    expect(told.sort()).toEqual([0, 1]);
    await anna.locator('.score-sheet').getByRole('link', { name: 'Bruno' }).click();
    await anna.getByRole('heading', { level: 1, name: 'Bruno' }).waitFor();
    await anna.getByText('1579 ± 242', { exact: true }).waitFor();
    expect(await rows(anna, 'Results')).toEqual(['Principato', '2 players 1 1 100% 50%']);
    expect(await rows(anna, 'Head to head')).toEqual(['Bruno 1 0 1 0']);
    await open(bruno, '#/');
    await bruno.getByRole('link', { name: 'My results' }).click();
    await bruno.getByRole('heading', { level: 1, name: 'Bruno' }).waitFor();
    expect(await rows(bruno, 'Head to head')).toEqual(['Anna 1 1 0 0']);
    await bruno.getByText('+79 → 1579 ± 242').waitFor();
    expect(await axeInBothThemes(bruno)).toEqual([]);
    await bruno.locator('.my-game').getByRole('link', { name: 'Replay' }).click();
    await bruno.getByText('Point of view').first().waitFor();
  });

  test('a game with bots says that it is not rated; strangers see nothing, and whoever is new is told what comes', async () => {
    const anna = await person('Anna');
    const id = await finishedGame([anna], 2);
    await open(anna, `#/table/${id}`);
    await anna.getByText('Not rated: bots were playing.').waitFor();
    const me = (await (await anna.request.get(`${new URL(inject('address')).origin}/api/me`)).json()) as { id: string };
    await open(anna, `#/person/${me.id}`);
    await anna.getByText('No rating yet.').waitFor();
    await anna.getByText('2 players, with bots').waitFor();
    const stranger = await person('Carla', { tolerates: /404/ });
    await open(stranger, `#/person/${me.id}`);
    await stranger.getByText('you have never sat at a table together').waitFor();
    await open(stranger, '#/person/me');
    await stranger.getByText('You have not finished a game with others yet.').waitFor();
    const nobody = await visit({ settings: STILL, path: '#/person/me' });
    await nobody.getByText('You have not finished a game with others yet.').waitFor();
  });

  test('at a table the names of those who sit there lead to their pages', async () => {
    const anna = await person('Anna');
    const bruno = await person('Bruno');
    const { id } = await ask(anna, '/api/tables', { game: 'principato', seats: 2, part: '0'.repeat(32) });
    await ask(bruno, `/api/tables/${id}/join`, { part: '1'.repeat(32) });
    await open(anna, `#/room/${id}`);
    await anna.locator('.room-places').getByRole('link', { name: 'Bruno' }).click();
    await anna.getByText('Bruno has not finished a game yet.').waitFor();
    await ask(anna, `/api/tables/${id}/start`);
    await open(anna, `#/table/${id}`);
    await anna.getByText('Table options').click();
    await anna.locator('.company-people').getByRole('link', { name: 'Bruno' }).waitFor();
    await open(anna, '#/');
    await anna.locator('.my-game').first().getByRole('link', { name: 'Bruno' }).click();
    await anna.getByRole('heading', { level: 1, name: 'Bruno' }).waitFor();
  });
});
