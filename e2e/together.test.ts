/** At a table with others: choices on a bad line, coming back, looking on, going back together, the end and playing again. */
import { describe, expect, test } from 'vitest';
import { goHome, type Page, PHONE, visit } from './browser.js';
import { chooseAny, expectSameLog, follow, logOf, openTable, playTogether } from './company.js';
import { CUTTABLE } from './cut.js';
import { chooser } from './game.js';
import { CHOICE, STILL } from './hand.js';

/** Anna and Bruno before a game that has begun. */
async function twoAtTable(options = {}) {
  const anna = await visit({ settings: STILL, ...options });
  const link = await openTable(anna, 'Principato', 'Anna', 2);
  const bruno = await follow(link, 'Bruno', PHONE);
  await anna.getByText('Bruno').waitFor();
  await anna.getByRole('button', { name: 'Start game' }).click();
  for (const page of [anna, bruno]) await page.locator('.frame').waitFor();
  return { anna, bruno, link };
}

/** They play until it is one's turn and not the other's. */
async function untilAsked(page: Page, other: Page, seed: number): Promise<void> {
  const any = chooser(seed);
  while ((await page.locator(CHOICE).count()) === 0) await chooseAny(other, any);
}

const connection = (page: Page) => page.getByText('No connection to the server');

describe('a choice on a bad line', () => {
  test.each([
    ['before it has arrived', false],
    ['before the answer has', true],
  ])('is shown at once, and is made once if the line is cut %s', async (_when, arrives) => {
    const { anna, bruno } = await twoAtTable(CUTTABLE);
    await untilAsked(anna, bruno, 3);
    const before = await logOf(bruno);
    // The next that is sent is the last that leaves, if it does.
    await anna.evaluate((isSent) => {
      window.isCut = true;
      for (const socket of window.sockets) {
        const send = socket.send.bind(socket);
        socket.send = (data) => {
          if (String(data).includes('"type":"ping"')) return; // whether the line carries is asked now and then
          if (isSent) send(data);
          socket.close();
        };
      }
    }, arrives);
    await chooseAny(anna, chooser(4));
    await anna.getByText('What you chose will be sent as soon as it is back').waitFor();
    const [shown, question] = [await logOf(anna), await anna.locator('.frame-question').textContent()];
    expect(shown.length).toBeGreaterThan(before.length);
    await anna.evaluate(() => {
      window.isCut = false;
    });
    await connection(anna).waitFor({ state: 'detached' });
    await anna.locator('.frame[data-saving="false"]').waitFor();
    // Made once: there is no more than was shown, and the others see the same.
    expect([await logOf(anna), await anna.locator('.frame-question').textContent()]).toEqual([shown, question]);
    await expect.poll(() => logOf(bruno)).toEqual(shown);
    await playTogether([anna, bruno], chooser(5), { choices: 3 });
    await expectSameLog([anna, bruno]);
  });

  test('is taken back with the reason if the game has gone on meanwhile', async () => {
    const { anna, bruno } = await twoAtTable(CUTTABLE);
    await untilAsked(anna, bruno, 3);
    const second = await anna.context().newPage();
    await second.goto(anna.url());
    await second.locator(CHOICE).first().waitFor();
    await second.evaluate(() => {
      window.isCut = true;
      for (const socket of window.sockets) socket.close();
    });
    await connection(second).waitFor();
    await chooseAny(anna, () => 0);
    await anna.locator('.frame[data-saving="false"]').waitFor();
    await chooseAny(second, () => 1);
    await second.evaluate(() => {
      window.isCut = false;
    });
    await second.getByText('That’s no longer possible here.').waitFor();
    expect(await logOf(second)).toEqual(await logOf(anna));
  });
});

describe('somebody who was away', () => {
  test('is told what they missed, can watch it, and is asked', async () => {
    const { anna, bruno } = await twoAtTable();
    await untilAsked(bruno, anna, 3);
    const table = anna.url();
    await goHome(anna);
    const any = chooser(6);
    while ((await bruno.locator(CHOICE).count()) > 0) await chooseAny(bruno, any);
    await anna.goto(table);
    const recap = anna.getByRole('region', { name: 'Since you were away' });
    await recap.waitFor();
    expect(await recap.getByRole('listitem').first().textContent()).toContain('Bruno');
    await recap.getByRole('button', { name: 'Watch again' }).click();
    await anna.locator('.watch').getByText('1 of').waitFor();
    await anna.locator('.watch').getByRole('button', { name: 'Back to the game' }).click();
    await anna.locator(CHOICE).first().waitFor();
    // Now it has been seen: whoever loads the page anew, for a new version, is back at the same table without news.
    await anna.reload();
    await anna.getByRole('region', { name: /Since your last turn|The game so far/ }).waitFor();
    expect(anna.url()).toBe(table);
  });
});

describe('the players', () => {
  test('go back together: who cannot undo asks how far, and everybody has to agree', async () => {
    const { anna, bruno } = await twoAtTable();
    await untilAsked(anna, bruno, 3);
    await untilAsked(bruno, anna, 4);
    const before = await logOf(anna);
    await anna.getByRole('button', { name: 'Undo', exact: true }).click({ force: true });
    const dialog = anna.getByRole('dialog', { name: 'Ask to take something back' });
    await dialog.getByText('so it can’t be undone').waitFor();
    await dialog.getByRole('radio', { name: 'Before my last turn' }).check();
    await dialog.getByRole('button', { name: 'Ask everyone' }).click();
    await bruno.getByText('Anna asks to go back to where it was Anna’s turn to decide.').waitFor();
    await bruno.getByRole('button', { name: 'Agree' }).click();
    await anna.locator(CHOICE).first().waitFor();
    expect((await logOf(anna)).length).toBeLessThan(before.length);
  });

  test('end a game by agreement after being asked once more, and play again with one click each', async () => {
    const { anna, bruno } = await twoAtTable();
    await anna.getByText('Table options').click();
    await anna.getByRole('button', { name: 'Ask to end the game' }).click();
    await anna.getByRole('button', { name: 'Yes, ask everyone' }).click();
    await bruno.getByRole('button', { name: 'Agree' }).click();
    for (const page of [anna, bruno]) {
      await page.getByRole('heading', { name: 'Game over' }).waitFor();
      expect(await page.locator(CHOICE).count()).toBe(0);
    }
    await anna.getByRole('button', { name: 'Play again' }).click();
    await bruno.getByText('Anna wants to play again.').waitFor();
    await bruno.getByRole('button', { name: 'Join' }).click();
    await bruno.getByText('Waiting for Anna').waitFor();
    await anna.getByRole('button', { name: 'Start game' }).click();
    for (const page of [anna, bruno]) await page.locator('.frame').waitFor();
  });
});

test('whoever looks on is told so, is asked nothing, and sees who won but no secrets', async () => {
  const anna = await visit({ settings: STILL });
  const link = await openTable(anna, 'Principato', 'Anna', 2);
  await anna.getByLabel('Bot in seat 2').selectOption('garzone');
  await anna.getByRole('button', { name: 'Start game' }).click();
  await anna.locator('.frame').waitFor();
  const guest = await visit({ settings: STILL });
  await guest.goto(link);
  await guest.getByText('You are watching.').waitFor();
  expect(await guest.locator(CHOICE).count()).toBe(0);
  expect(await guest.getByText('Table options').count()).toBe(0);
  // A bot plays to the end.
  await anna.getByText('Table options').click();
  await anna.getByRole('button', { name: 'Concede', exact: true }).click();
  await anna.getByRole('button', { name: 'Go back' }).click();
  await anna.getByRole('button', { name: 'Concede', exact: true }).click();
  await anna.getByRole('button', { name: 'Yes, concede' }).click();
  await guest.getByRole('heading', { name: 'Game over' }).waitFor();
  await anna.getByRole('heading', { name: 'Game over' }).waitFor();
  expect(await guest.locator('.end-victory').textContent()).toBe(await anna.locator('.end-victory').textContent());
  expect(await guest.locator('.score-total').textContent()).toBe(await anna.locator('.score-total').textContent());
  await guest.getByText('stays secret').waitFor();
  expect(await guest.getByRole('button', { name: 'Play again' }).count()).toBe(0);
  expect(await guest.getByRole('button', { name: 'Export' }).count()).toBe(0);
});
