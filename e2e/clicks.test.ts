/** Turns in few clicks: each says beforehand what it takes along, and one undo takes it back; what ends a turn says so beside its line. */
import { view as viewOf } from '@bottega/kernel';
import { type State as PrincipatoState, principato } from '@bottega/principato';
import { linesOf } from '@bottega/principato/show';
import { virtu } from '@bottega/virtu';
import { type Choice, type State, vulgari } from '@bottega/vulgari';
import { atOnce } from '@bottega/vulgari/show';
import { describe, expect, test } from 'vitest';
import { axe, overflows, type Page, PHONE } from './browser.js';
import { act, openRecord, recordAt } from './game.js';

const QUIET = { settings: { tips: false, motion: false } } as const;
const undo = (page: Page) => act(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');

describe('De Vulgari Eloquentia', () => {
  /** A journey of one action to a city that is claimed with it. */
  function claiming(state: State, choices: readonly Choice[]): number | null {
    if (state.open.stack.at(-1)?.step !== 'turn' || state.open.players[0].ducats < 10) return null;
    const found = choices.find((choice) => {
      if (choice.type !== 'move' || choice.actions !== 1) return false;
      const made = atOnce(vulgari.tables, viewOf(state, 0), 0, choice)?.choices ?? [];
      return made[0] === choice && made.some(({ type }) => type === 'claim');
    });
    return found?.type === 'move' ? found.to : null;
  }
  let city = -1;
  const FILE = recordAt(vulgari, 'clicks', (choices, state) => {
    const to = claiming(state, choices);
    const isWhole = to !== null && state.open.stack.some((frame) => frame.step === 'turn' && frame.actions === 5);
    if (isWhole) city = to;
    return isWhole;
  });
  const markers = (page: Page) => page.locator('.vu-markers-left .vu-marker').count();
  const zone = (page: Page) => page.locator(`.vu-zone[data-zone="${city}"] .vu-zone-button`);
  const discs = (page: Page) => page.locator(`.vu-zone[data-zone="${city}"] .vu-zone-discs .seat-sign`).count();
  const foot = (page: Page, name: RegExp) => page.locator('.choices-foot').getByRole('button', { name });

  test('five clicks for five actions: a city is reached and claimed with one, the last action ends the turn', async () => {
    const page = await openRecord(FILE, QUIET);
    await zone(page).hover();
    expect(plain(await page.locator('.sheet-label').innerText())).toMatch(
      /^Move to .+ and collect .+ \(costs 1 action\)$/,
    );
    expect(plain(await zone(page).innerText())).toMatch(/^Move to .+ and collect/); // and so a screen reader is told
    await act(page, () => zone(page).click());
    expect([await markers(page), await discs(page)]).toEqual([4, 1]);
    await undo(page);
    expect([await markers(page), await discs(page)]).toEqual([5, 0]);
    expect(await foot(page, /and end turn/).count()).toBe(0); // not before an action is spent

    await act(page, () => zone(page).click());
    await act(page, () => page.locator('[data-track="rest"] .vu-space').nth(2).getByRole('button').click());
    await act(page, () => page.locator('.vu-service').first().click());
    expect(await markers(page)).toBe(1);
    // In this city a manuscript can be read; where none can, Small Business would be the first.
    const last = foot(page, /and end turn/).first();
    const title = /“(.+)”/.exec(plain(await last.innerText()))?.[1] ?? 'no manuscript';
    expect(await axe(page, '.choices')).toEqual([]);
    await act(page, () => last.click());
    await page.locator('.log', { hasText: title }).waitFor();
    await page.locator('.log', { hasText: 'Anna ends their turn' }).waitFor();
  });

  const LAST = recordAt(
    vulgari,
    'last action',
    (choices, { open }) => {
      const frame = open.stack.at(-1);
      const cubes = choices.filter((choice) => choice.type === 'cubes' && choice.colour !== 1).length;
      return frame?.step === 'turn' && frame.actions === 1 && cubes > 1;
    },
    ({ type }) => type !== 'end' && type !== 'cubes',
  );

  test('whatever uses the last action and leaves nothing lying can end the turn, beside its line', async () => {
    const page = await openRecord(LAST, QUIET);
    const cubes = page.locator('.choices-body li', { hasText: /^\d?Take\s1\s(politician|abbess|scribe)/ });
    const end = cubes.first().locator('.choice-end');
    expect(await end.innerText()).toBe('and end turn');
    await act(page, () => end.click());
    await page.locator('.log', { hasText: 'Anna ends their turn' }).waitFor();
  });

  test('the list goes step by step, and the keyboard ends the turn with its last action', async () => {
    const page = await openRecord(FILE, QUIET);
    const name = await zone(page).locator('.vu-zone-name').innerText();
    await page.locator('.choices-find').fill(plain(name));
    const line = page.locator('.choices-body .choice', { hasText: /^\d?Move to [^:]+ \(1.action\)$/ });
    await act(page, () => line.click());
    expect([await markers(page), await discs(page)]).toEqual([4, 0]); // the claim is still to be made
    await undo(page);
    await act(page, () => page.locator('.vu-service').first().click());
    await act(page, () => page.locator('[data-track="rest"] .vu-space').nth(3).getByRole('button').click());
    const last = foot(page, /Small Business and end turn/);
    await last.focus();
    await act(page, () => page.keyboard.press('Enter'));
    await page.locator('.log', { hasText: 'Anna ends their turn' }).waitFor();
  });

  test('on a phone the ways to end the turn fit, and the table stays in sight', async () => {
    const page = await openRecord(FILE, { ...PHONE, ...QUIET });
    await act(page, () => page.locator('.vu-service').first().tap());
    await act(page, () => page.locator('[data-track="rest"] .vu-space').nth(3).getByRole('button').tap());
    const bar = await page.locator('.choices').boundingBox();
    expect(bar?.height).toBeLessThan(844 * 0.4);
    for (const line of await foot(page, /end turn/i).all()) {
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await overflows(page)).toBe(false);
    await act(page, () => foot(page, /Small Business and end turn/).tap());
  });
});

describe('Principato', () => {
  const lines = (state: PrincipatoState) => linesOf(principato.tables, viewOf(state, 0), 0);
  const isTurn = ({ open }: PrincipatoState) => open.stack.at(-1)?.step === 'turn' && open.actionsLeft === 2;
  const FILE = recordAt(principato, 'clicks', (_, state) => {
    if (!isTurn(state)) return false;
    const [first, ...others] = lines(state);
    return first.isExchanged && first.choices.length === 1 && others[0].soldiers === 1;
  });
  const card = (page: Page, slot: number) => page.locator('.pr-board[data-own="true"] .pr-hand-card').nth(slot);
  const nameOf = (page: Page, slot: number) => card(page, slot).locator('.pr-card-name').innerText();
  const asked = async (page: Page) => plain(await page.locator('.frame-question').innerText());

  test('a card is used and exchanged by dragging it, soldiers come with a click on their number', async () => {
    const page = await openRecord(FILE, QUIET);
    const place = page.locator('.pr-place').nth(3);
    const [before, wanted] = [await nameOf(page, 0), await place.locator('.pr-card-name').innerText()];
    const from = await card(page, 0).locator('.pr-card-art').boundingBox();
    const to = await place.boundingBox();
    if (from === null || to === null) throw new Error('there are cards');
    const drag = async () => {
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    };
    await drag();
    const says = plain(await page.locator('.carried-says').innerText());
    expect(says).toMatch(/: take \d .+\nThen take /);
    expect(says).toContain(plain(wanted));
    await act(page, () => page.mouse.up());
    expect(await nameOf(page, 0)).toBe(wanted);
    expect(await asked(page)).toContain('1 action left');
    await undo(page);
    expect(await nameOf(page, 0)).toBe(before);
    expect(await asked(page)).toContain('2 actions left');

    // By its strip it is only changed.
    await page.locator('.pr-change').first().dragTo(place);
    await expect.poll(() => nameOf(page, 0)).toBe(wanted);
    expect(plain(await page.locator('.log').innerText())).not.toMatch(/Anna activates/);
    await undo(page);

    const three = card(page, 1).getByRole('button', { name: /: recruit 3 / });
    await act(page, () => three.click());
    expect(plain(await page.locator('.log').innerText())).toMatch(/Anna recruits 3 /);
    await undo(page);
    expect(await asked(page)).toContain('2 actions left');
  });

  const EXCHANGING = recordAt(principato, 'clicks', (_, { open }) => {
    return open.actionsLeft === 0 && open.stack.at(-1)?.step === 'exchange';
  });

  test('on a phone the last exchange ends the turn with one tap, beside the card’s line', async () => {
    const page = await openRecord(EXCHANGING, { ...PHONE, ...QUIET });
    const lines = page.locator('.choices-body li', { has: page.locator('.choice-end') });
    expect(await lines.count()).toBe(await page.locator('.pr-display .pr-place').count());
    const line = lines.nth(1);
    const wanted = plain(await line.locator('.choice').innerText());
    const end = line.locator('.choice-end');
    expect(plain((await end.getAttribute('aria-label')) ?? '')).toBe(`${wanted}, and end turn`);
    const box = await end.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(await axe(page, '.choices')).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await act(page, () => end.tap());
    await page.locator('.log', { hasText: 'Anna ends their turn' }).waitFor();
  });

  test('by keys too: the right arrow leads from a line to the end beside it, the lower one to the next line', async () => {
    const page = await openRecord(EXCHANGING, QUIET);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const lines = page.locator('.choices-body .choice');
    await lines.first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await lines.nth(1).evaluate((line) => line === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(plain(await focused())).toMatch(/\(place 2\), and end turn$/);
    await act(page, () => page.keyboard.press('Enter'));
    await page.locator('.log', { hasText: 'Anna ends their turn' }).waitFor();
  });
});

describe('Virtù', () => {
  const FILE = recordAt(
    virtu,
    'clicks',
    (choices, { open }) => {
      const frame = open.stack.at(-1);
      const collects = choices.filter(({ type }) => type === 'collect').length;
      return frame?.step === 'turn' && frame.acted && collects > 1;
    },
    ({ type }) => type === 'perform',
  );

  test('V-6.6.2 all florins are collected and the turn ended with one click', async () => {
    const page = await openRecord(FILE, QUIET);
    const end = page.getByRole('button', { name: /^Collect everything: .+, and end turn$/ });
    await act(page, () => end.click());
    await page.locator('.log', { hasText: 'Anna ends their turn' }).waitFor();
  });
});
