/** Battles in the plain and retreats of Virtù, played by pointing. */
import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, Match } from '@bottega/kernel';
import { type Choice, type State, virtu } from '@bottega/virtu';
import { describe, expect, test } from 'vitest';
import { axe, DESKTOP, type Page, PHONE } from './browser.js';
import { act, openRecord, recordAt } from './game.js';
import { expectSound } from './sound.js';

/** Everybody goes to war, and where somebody else lies before a city already. */
function isQuarrelsome(choice: Choice, { open }: State): boolean {
  if (choice.type !== 'road' && choice.type !== 'sail') return WARLIKE.has(choice.type);
  const seats = open.palaces.length;
  const here = open.troops.slice(choice.city * seats, (choice.city + 1) * seats);
  return here.some((troops, seat) => troops > 0 && seat !== open.owner[choice.city]);
}
const WARLIKE = new Set<Choice['type']>(['troop', 'tokens', 'perform', 'recruit', 'declare', 'press']);

const isBattle = (choices: readonly Choice[], { open }: State) => {
  const combat = open.stack.find((frame) => frame.step === 'combat');
  return combat?.step === 'combat' && combat.field && choices.some(({ type }) => type === 'declare');
};
const isRetreat = (choices: readonly Choice[]) => choices.some(({ type }) => type === 'retreat');

/** A recorded game of bots in which a city falls and its tile still shows florins; its owner is Anna. Random players take none. */
function falling(): Buffer {
  const corpus = new URL(`../packages/virtu/test/corpus/rules-${virtu.rules}/`, import.meta.url);
  for (const file of readdirSync(corpus)) {
    const record: GameRecord<Choice> = JSON.parse(readFileSync(new URL(file, corpus), 'utf8'));
    const match = new Match(virtu, record);
    for (const [seat, choice] of record.choices) {
      if (match.state.open.stack.at(-1)?.step === 'alarm') {
        const players = Array.from({ length: record.seats }, (_, at) =>
          at === seat ? { name: 'Anna', bot: null } : { name: `Bruno ${at}`, bot: 'apprendista' },
        );
        return Buffer.from(JSON.stringify({ ...match.record, players }));
      }
      match.play(seat, choice);
    }
  }
  throw new Error('in no recorded game a city falls with florins');
}

const FALLING = falling();
const BATTLE = recordAt(virtu, 'plains', isBattle, isQuarrelsome);
const RETREAT = recordAt(virtu, 'retreat', isRetreat, isQuarrelsome);

/** The city of a fight lies on the part of the sheet that is shown. */
const isInSight = (page: Page, city: string) =>
  page
    .locator('.vi-city', { hasText: city })
    .first()
    .evaluate((one) => {
      const view = one.closest('.sheet-view')?.getBoundingClientRect() ?? new DOMRect();
      const { x, y } = one.getBoundingClientRect();
      return x >= view.left && x <= view.right && y >= view.top && y <= view.bottom;
    });

describe('V-8.4 a battle in the plain', () => {
  test('grows bonus by bonus, says how it would end, and ends when both pass', async () => {
    const page = await openRecord(BATTLE);
    const fight = page.locator('.vi-fight');
    const title = await fight.getByRole('heading').innerText();
    expect(title).toMatch(/^Field battle at /);
    await expect.poll(() => isInSight(page, title.replace('Field battle at ', ''))).toBe(true);
    const own = fight.locator('.vi-fight-side[data-speaking="true"]');
    const strength = async () => Number(await own.locator('.vi-fight-strength b').innerText());
    const before = await strength();
    await act(page, () => fight.locator('.vi-fight-answer[data-status="may"]').first().click());
    const pass = fight.getByRole('button', { name: 'Pass', exact: true });
    if ((await pass.count()) > 0) {
      expect(await strength()).toBeGreaterThan(before);
      await act(page, () => pass.click());
    }
    await expect.poll(() => page.locator('.log-lines').innerText()).toMatch(/ beats | tie /);
  });

  test.each([
    ['a desk', DESKTOP],
    ['a phone', PHONE],
  ])('is sound on %s', async (_, screen) => {
    const page = await openRecord(BATTLE, screen);
    await page.locator('.vi-fight').waitFor();
    await expectSound(page, 'a battle in the plain');
    expect(await axe(page, '.vi-fight')).toEqual([]);
  });
});

test('V-5.4.7 when a city falls its florins can be collected where the siege is shown', async () => {
  const page = await openRecord(FALLING);
  const fight = page.locator('.vi-fight');
  const city = (await fight.getByRole('heading').innerText()).replace(/^Siege of /, '');
  await fight.getByText(`Anna is losing ${city} and may collect its florins first.`).waitFor();
  expect(await fight.locator('[data-speaking="true"]').innerText()).toContain('Anna');
  const answers = fight.locator('.vi-fight-answer [aria-hidden="true"]');
  expect(await answers.allInnerTexts()).toEqual([
    expect.stringMatching(/^Collect \d\sflorins? from /),
    'Collect nothing',
  ]);
  await act(page, () => answers.first().click());
  await expect.poll(() => page.locator('.log-lines').innerText()).toMatch(new RegExp(`captures ${city} from Anna`));
  expect(await page.locator('.log-lines').innerText()).toMatch(new RegExp(`Anna collects \\d\\sflorins? from ${city}`));
});

test('V-8.5 troops retreat to a city that is pointed at, along a way that is shown', async () => {
  const page = await openRecord(RETREAT);
  expect(await page.locator('.vi-campaign[data-topic="retreat"] li').count()).toBeGreaterThan(0);
  const city = page.locator('.vi-city-button[data-status="may"]:not([aria-haspopup])').first();
  await city.hover();
  expect(await page.locator('.vi-ways path[data-followed="true"]').count()).toBe(1);
  await act(page, () => city.click());
  await expect.poll(() => page.locator('.log-lines').innerText()).toMatch(/Anna retreats a troop/);
});
