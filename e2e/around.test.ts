/** Around the table: the first page, one's own games, a name, the setup and the settings. */
import { readFileSync } from 'node:fs';
import { Match } from '@bottega/kernel';
import { principato } from '@bottega/principato';
import { expect, test } from 'vitest';
import {
  axe,
  axeInBothThemes,
  borrowPage,
  cutOff,
  DESKTOP,
  goHome,
  handOver,
  layoutShift,
  overflows,
  type Page,
  PHONE,
  visit,
} from './browser.js';
import { decision, expectScoreSheet, playAgainstBots } from './game.js';

const LOW = { viewport: { width: 1280, height: 720 } } as const;
const CORPUS = new URL(`../packages/principato/test/corpus/rules-${principato.rules}/greedy-3.json`, import.meta.url);

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** A finished game in which this one of the places was the person's; what everybody has, from the first place down. */
function finished(place: number): { file: string; standings: string[] } {
  const record = JSON.parse(readFileSync(CORPUS, 'utf8'));
  const { places, points } = principato.result(Match.resume(principato, record).state);
  const players = ['Anna', 'Bruno', 'Carla'].map((name, seat) => ({
    name,
    bot: places[seat] === place ? null : 'apprendista',
  }));
  const seats = [0, 1, 2].sort((one, other) => places[one] - places[other]);
  return {
    file: JSON.stringify({ ...record, players }),
    standings: seats.map((seat) => `${players[seat].name} ${points[seat]}`),
  };
}

test.each([
  ['1440×900', DESKTOP],
  ['1280×720', LOW],
  ['a phone', PHONE],
])('on %s a game can be begun without scrolling: any, or on a phone the first', async (_name, device) => {
  const page = await borrowPage(device);
  const bottoms = await page
    .locator('.tile-play')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
  const wanted = device === PHONE ? bottoms.slice(0, 1) : bottoms;
  expect(wanted.length).toBe(device === PHONE ? 1 : 3);
  for (const bottom of wanted) expect(bottom).toBeLessThanOrEqual(device.viewport.height);
  // Letters twice as large need more room, but none to the side.
  const letters = (size: string) =>
    page.evaluate((now) => {
      document.documentElement.style.fontSize = now;
    }, size);
  await letters('200%');
  expect([await cutOff(page), await overflows(page)]).toEqual([[], false]);
  await letters('');
});

test('a name is asked for once and used from then on; the game to go on with comes first, and nothing moves for it', async () => {
  const page = await visit();
  const asked = page.getByLabel('What should we call you?');
  await asked.fill('  Bruno ');
  await playAgainstBots(page); // going to play is enough
  await goHome(page);
  await page.getByText('You play as Bruno.').waitFor();
  expect(await asked.count()).toBe(0);

  // It is there after a reload, and took no more room than what stood in its place.
  await page.reload();
  const go = page.locator('.home-hero').getByRole('link', { name: /^Continue/ });
  await go.getByText('Year 1, round 1').waitFor();
  expect(plain(await go.innerText()).split('\n')).toEqual(['Continue', 'Principato', 'Year 1, round 1', 'Your turn']);
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.02);
  const row = page.locator('.my-game');
  expect(plain(await row.innerText())).toContain('Bruno, Carla, and Dario');
  expect(plain(await row.innerText())).toMatch(/Year 1, round 1\s*·?\s*Your turn/);
  expect([await axeInBothThemes(page), await cutOff(page), await overflows(page)]).toEqual([[], [], false]);
  await go.click();
  await decision(page);

  // It can be changed there and in the settings.
  await goHome(page);
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.keyboard.type('Fosco');
  await page.keyboard.press('Enter');
  await page.getByText('You play as Fosco.').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings(page).getByLabel('Your name').fill('Livia');
  await page.keyboard.press('Escape');
  await page.getByText('You play as Livia.').waitFor();
  await page.goto(`${page.url().replace(/#.*/, '')}#/new/virtu/several`);
  await expect
    .poll(() =>
      page.getByLabel('Name').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    )
    .toEqual(['Livia', 'Player 2', 'Player 3']);
});

test('a name that is written at the setup is known as well', async () => {
  const page = await visit({ path: '#/new/principato/one' });
  await page.getByLabel('Name').first().fill('Gemma');
  await page.getByRole('button', { name: 'Start game' }).click();
  await decision(page);
  await goHome(page);
  await page.getByText('You play as Gemma.').waitFor();
});

test.each([
  ['won', 1, 'You won', 'You won!'],
  ['lost', 2, / won$/m, / wins!$/],
])(
  'a game that was %s says so in its row with everybody’s points, and shows its score sheet again',
  async (_name, place, row, end) => {
    const { file, standings } = finished(place);
    const page = await borrowPage();
    await handOver(page, file);
    await page.getByRole('slider').waitFor();
    await goHome(page);
    const game = page.locator('.my-game');
    await game.locator('em', { hasText: row }).waitFor();
    const said = plain(await game.innerText());
    expect(said).toContain(`${standings[0]}, ${standings[1]}, and ${standings[2]}`);
    expect(said).not.toContain('choices');
    expect(await page.locator('.continue').count()).toBe(0); // nothing is left to be played in it
    await game.getByRole('link', { name: 'Result' }).click();
    await page.locator('.end-victory', { hasText: end }).waitFor();
    await expectScoreSheet(page);
    // What was counted on the way as if it were the end is called so, in sight.
    await page.locator('.end figcaption', { hasText: 'as if the game had ended then' }).waitFor();
    expect(await axe(page, '.end')).toEqual([]);
  },
);

test('the setup says what bots and house rules are; what is wasted is asked about unless somebody wants it otherwise', async () => {
  const page = await visit({ path: '#/new/virtu/one', settings: { askBeforeWaste: true }, ...PHONE });
  await page.locator('.setup-levels').waitFor();
  const kinds = await page.getByLabel('Played by').nth(1).locator('option').allInnerTexts();
  expect(kinds).toEqual(['Human', 'Bot (easy)', 'Bot (medium)', 'Bot (strong)']);
  expect(await page.locator('.setup-levels dt').allInnerTexts()).toEqual(kinds.slice(1));
  for (const sentence of await page.locator('.setup-levels dd').allInnerTexts()) expect(sentence).toMatch(/\w\.$/);
  await page.locator('.setup-more summary').click();
  const described = await page
    .locator('.setup-rules select')
    .evaluateAll((fields) =>
      fields.map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.innerText ?? ''),
    );
  expect(described.length).toBeGreaterThan(15);
  expect(new Set(described).size).toBe(described.length);
  for (const sentence of described) expect(sentence).toMatch(/\w\.$/);
  expect([await axeInBothThemes(page), await cutOff(page), await overflows(page)]).toEqual([[], [], false]);

  await page.getByRole('button', { name: 'Settings' }).click();
  const waste = settings(page).getByRole('switch', { name: 'Ask before I waste something' });
  expect(await waste.isChecked()).toBe(true);
  await waste.uncheck();
  await page.reload();
  await page.locator('.setup-levels').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await waste.isChecked()).toBe(false);
  await page.keyboard.press('Escape');

  // The rulebook says the same of them.
  await page.goto(page.url().replace(/#.*/, '#/rules/virtu'));
  const rules = page.locator('.rulebook-option-says');
  await rules.first().waitFor();
  expect(await rules.allInnerTexts()).toEqual(described);
});
