import { type Choice, type State, vulgari } from '@bottega/vulgari';
import { LIBRARY as LIBRARY_TRACK } from '@bottega/vulgari/show';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, axeInBothThemes, borrowPage, DESKTOP, type Page, PHONE } from './browser.js';
import { act, decision, importRecord, openRecord, recordAt } from './game.js';
import { expectSoundIn } from './sound.js';

type Step = State['open']['stack'][number]['step'];

const isAsked =
  (step: Step, is: (state: State, choices: readonly Choice[]) => boolean = () => true) =>
  (choices: readonly Choice[], state: State) =>
    state.open.stack[state.open.stack.length - 1].step === step && is(state, choices);
const isOneOf =
  (...types: Choice['type'][]) =>
  ({ type }: Choice) =>
    types.includes(type);
const isNoneOf =
  (...types: Choice['type'][]) =>
  ({ type }: Choice) =>
    !types.includes(type);

const ALMS = recordAt(vulgari, 'alms', isAsked('almsPayer'));
const SUMMONS = recordAt(vulgari, 'summons', isAsked('answer'), isNoneOf('decline'));
const BID = recordAt(
  vulgari,
  'auction',
  isAsked('bid', ({ open }, choices) => choices.length > 2 && open.bidders.length > 1),
  isNoneOf('decline', 'stay', 'pass'),
);
const LIBRARY = recordAt(vulgari, 'library', isAsked('keep'), isOneOf('advance', 'draw'));
/** Four cards were drawn: three go back. */
const RETURNED = recordAt(
  vulgari,
  'put back',
  isAsked('putBack', ({ own }) => own[0].drawn.length > 2),
  (choice) => choice.type === 'advance' && choice.track === LIBRARY_TRACK,
);
const STEFANO = recordAt(vulgari, 'stefano', isAsked('stefano'), isOneOf('cubes', 'friar', 'cardinal', 'move'));
const isConventOrCathedral = (position: number) => {
  const place = vulgari.tables.places.at(position);
  return place !== undefined && (place.isConvent || place.isCathedral);
};
const TRIBUTE = recordAt(
  vulgari,
  'tribute',
  isAsked('tribute'),
  (choice) =>
    isOneOf('cardinal', 'friar', 'cubes', 'business')(choice) ||
    (choice.type === 'move' && isConventOrCathedral(choice.to)),
);
const ELECTION = recordAt(vulgari, 'election', isAsked('candidate'), isOneOf('cubes', 'friar', 'cardinal', 'move'));
const ROUND = recordAt(
  vulgari,
  'round',
  isAsked('turn', ({ open, own }) => open.round > 8 && own[0].manuscripts.length > 1),
);

/** Moments with a look of their own. */
const MOMENTS: readonly (readonly [name: string, file: Buffer, title: string])[] = [
  ['alms', ALMS, 'alms'],
  ['the summons', SUMMONS, 'summons'],
  ['the auction', BID, 'auction'],
  ['the Papal Library', LIBRARY, 'libraryCard'],
  ['the election', ELECTION, 'election'],
];

test('in scenes and on screens no text is missing and nothing overflows; axe finds nothing', async () => {
  const page = await borrowPage({ settings: { language: 'de', motion: false } });
  for (const [name, file, topic] of MOMENTS) {
    await importRecord(page, file);
    const scene = `.vu-scene[data-topic="${topic}"]`;
    await page.locator(scene).waitFor();
    // The colours of a scene are the same in all of them: in the dark one is enough beside the whole table.
    const find = name === 'the auction' ? axeInBothThemes : axe;
    expect([name, await find(page, scene)]).toEqual([name, []]);
    await expectSoundIn(page, name);
  }
  await importRecord(page, ROUND);
  await page.locator('.vu-held').first().waitFor();
  await expectSoundIn(page, 'a turn');
});

test('D-4.6 the payer of the alms is chosen in the scene, which then tells what was given', async () => {
  const page = await openRecord(ALMS);
  const scene = page.getByRole('region', { name: 'Alms' });
  await act(page, () =>
    scene
      .getByRole('button', { name: / \(\d+ ducats?\)/ })
      .first()
      .click(),
  );
  await page
    .locator('.log-lines')
    .getByText(/^Anna receives \d+\sducats? in alms/)
    .last()
    .waitFor();
});

test('D-19.6 a bid is made in the scene, where each bid shows the cubes that it would cost', async () => {
  const page = await openRecord(BID);
  const scene = page.getByRole('region', { name: 'Stupor Mundi' });
  await scene.getByText(/^You can pay up to \d+\svotes?:$/).waitFor();
  const bid = scene.getByRole('button', { name: /^Bid \d+ votes? costs / }).first();
  await act(page, () => bid.click());
  await page
    .locator('.log-lines')
    .getByText(/^Anna bids \d+\svotes?\.$/)
    .last()
    .waitFor();
});

test('D-16.4 cards go back to the Papal Library one by one in the scene, which shows those put back so far', async () => {
  const page = await openRecord(RETURNED);
  const scene = page.getByRole('region', { name: 'Papal Library' });
  const drawn = scene.locator('.vu-library-drawn .vu-option');
  const returned = scene.locator('.vu-library-returned .vu-library-card');
  expect([await drawn.count(), await returned.count()]).toEqual([3, 0]);
  expect(await axe(page, '.vu-scene')).toEqual([]);
  await act(page, () => drawn.first().click());
  expect([await drawn.count(), await returned.count()]).toEqual([2, 1]);
  await act(page, () =>
    scene
      .getByRole('button', { name: /^Put back a card worth \d VP$/ })
      .first()
      .click(),
  );
  await page.locator('.log-lines').getByText('Anna puts back 3 Papal Library cards.').waitFor();
});

test('D-18.6 Friar Stefano’s virtual noble is sold or kept in the scene', async () => {
  const page = await openRecord(STEFANO);
  const scene = page.locator('.vu-scene[data-topic="virtualCube"]');
  await scene.getByRole('button', { name: 'Take no ducats' }).waitFor();
  expect(await axe(page, '.vu-scene')).toEqual([]);
  await act(page, () => scene.getByRole('button', { name: 'Take 20 ducats for the virtual noble' }).click());
  await page.locator('.log-lines').getByText('Anna takes 20 ducats for the virtual noble.').waitFor();
});

test('D-8.12 who becomes a cardinal chooses in the scene which cube to give', async () => {
  const page = await openRecord(TRIBUTE);
  const scene = page.locator('.vu-scene[data-topic^="person:"]');
  expect(await axe(page, '.vu-scene')).toEqual([]);
  // Without Friar Stefano there is no virtual noble.
  await scene.getByRole('button', { name: /^Pay with the virtual noble/ }).click({ force: true });
  await page.locator('.whynot', { hasText: 'D-8.13' }).waitFor();
  await page.keyboard.press('Escape');
  await act(page, () => scene.getByRole('button', { name: 'Discard 1 noble' }).click());
  await page
    .locator('.log-lines')
    .getByText(/^Anna pays \d+\sducats and 1\snoble/)
    .waitFor();
});

test('D-21.3 offices that cannot be had say why not', async () => {
  const page = await openRecord(ELECTION);
  const scene = page.getByRole('region', { name: 'Final election' });
  await scene.locator('[data-status="bar"]').first().click({ force: true });
  await page.locator('.whynot', { hasText: /D-21\.[36]/ }).waitFor();
});

describe('the final count', () => {
  test.each([
    ['on a desktop', DESKTOP],
    ['on a phone', PHONE],
  ])('goes category by category to the score sheet, %s', async (_name, device) => {
    const page = await openRecord(ELECTION, { ...device, settings: { pace: 'quick' } });
    await electAnybody(page);
    const count = page.getByRole('region', { name: 'Final scoring' });
    const next = count.getByRole('button', { name: 'Next' });
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await count.evaluate((box) => box.getBoundingClientRect().top >= 0)).toBe(true);
    expect(await axe(page, '.vu-count')).toEqual([]);
    const categories: string[] = [];
    for (let step = 1; step <= 10; step++) {
      await count.getByText(`${step} of 10`).waitFor();
      categories.push(await count.locator('h3').evaluate((title) => title.firstChild?.textContent ?? ''));
      if (step === 10) await expectBarsByPoints(count);
      await page.keyboard.press('Enter');
    }
    expect(categories[0]).toBe('Election');
    expect(new Set(categories).size).toBe(10);
    await page.locator('.end-victory', { hasText: /You won!|wins!/ }).waitFor();
    await count.waitFor({ state: 'detached' });
  });

  test('can be skipped, and is not gone through again', async () => {
    const page = await openRecord(ELECTION, { settings: { pace: 'quick' } });
    await electAnybody(page);
    await page.getByRole('button', { name: 'Skip to the result' }).click();
    await page.locator('.end').waitFor();
    await page.reload();
    await page.locator('.end').waitFor();
    expect(await page.locator('.vu-count').count()).toBe(0);
  });
});

/** Each bar of the count is as long as its points: of the same length for each of them. */
async function expectBarsByPoints(count: Locator): Promise<void> {
  const isEven = () =>
    count.locator('tbody tr').evaluateAll((rows) => {
      const widths = rows.flatMap((row) => {
        const points = Number(row.querySelector('td:last-child b')?.textContent);
        const width = row.querySelector('.vu-count-bar')?.getBoundingClientRect().width ?? 0;
        return points > 0 ? [width / points] : [];
      });
      return Math.max(...widths) - Math.min(...widths) < 0.1;
    });
  await expect.poll(isEven).toBe(true);
}

/** Takes the first office and whatever cubes pay for it, until the votes of all are cast. */
async function electAnybody(page: Page): Promise<void> {
  const choice = page.locator('.choice[data-status="may"]');
  const count = page.locator('.vu-count');
  await choice.first().click();
  await count
    .or(page.locator('.frame-question', { hasText: 'which cubes' }))
    .first()
    .waitFor();
  if ((await count.count()) === 0) await choice.first().click();
  await count.waitFor();
}

test('a tip is said at the first decision of a kind, and not again', async () => {
  const page = await openRecord(BID);
  const tip = page.locator('.tip');
  await tip.getByText('You bid with the votes of your cubes').waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await tip.waitFor({ state: 'detached' });
  await page.reload();
  await decision(page);
  expect(await tip.count()).toBe(0);
});
