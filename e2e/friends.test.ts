/** Friends at different screens, through the real server: what they say and ask each other, and what who looks on sees. */
import { describe, expect, test } from 'vitest';
import { DESKTOP, visit } from './browser.js';
import { openTable, sitBot, tableOf } from './company.js';
import { CHOICE, STILL } from './hand.js';

describe('a table for friends', () => {
  test('they talk, ask each other for a break, let a bot play and come back', async () => {
    const [anna, bruno] = await tableOf('Principato', ['Anna', 'Bruno']);
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
    await anna.locator('.my-game').getByRole('link', { name: 'Continue' }).click();
    await anna.locator('.frame').waitFor();
  });

  test('whoever only looks on sees nobody’s secrets; names are only ever text', async () => {
    const anna = await visit({ settings: STILL });
    const hostile = '<img src=x onerror=a>';
    const link = await openTable(anna, 'Principato', hostile, 2);
    await sitBot(anna, 2);
    await anna.getByRole('button', { name: 'Start game' }).click();
    await anna.getByText('Your goal cards').first().waitFor();
    const guest = await visit({ settings: STILL, ...DESKTOP });
    await guest.goto(link);
    await guest.getByText(hostile).first().waitFor();
    expect(await guest.getByText('Your goal cards').count()).toBe(0);
    expect(await guest.locator(CHOICE).count()).toBe(0);
  });
});
