/** Playing in the browser as a person does: by pointing, by keys, by touch. */
import { readFileSync } from 'node:fs';
import {
  type Choice,
  type Game,
  type GameEvent,
  type GameRecord,
  Match,
  type Options,
  pickRandom,
  type State,
  seeded,
} from '@bottega/kernel';
import { principato } from '@bottega/principato';
import { virtu } from '@bottega/virtu';
import { vulgari } from '@bottega/vulgari';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Borrowing, borrowPage, goHome, handOver } from './browser.js';
import { CHOICE, press } from './hand.js';

/** From the home page to the first decision: two clicks. */
export async function playAgainstBots(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play against bots' }).first().click();
  await decision(page);
}

/** Waits until there is something to decide or the game is over. */
export async function decision(page: Page): Promise<'choose' | 'over'> {
  await page.locator('.choice[data-status="may"], .end').first().waitFor();
  return (await page.locator('.end').count()) > 0 ? 'over' : 'choose';
}

/** Which of so many. */
export type Any = (count: number) => number;

/** The same for the same run, and never the same for long. */
export function chooser(seed: number): Any {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % count;
  };
}

/** Does something that changes the game, and waits until the change is on the screen. */
export async function act(page: Page, doing: () => Promise<void>): Promise<void> {
  const before = await page.locator('.frame').getAttribute('data-version');
  await doing();
  await page.waitForFunction((last) => document.querySelector('.frame')?.getAttribute('data-version') !== last, before);
}

/** Where a number is asked for, types one of those that it goes through; says whether there was one. */
export async function setAmount(page: Page, any: Any): Promise<boolean> {
  const number = page.getByRole('spinbutton').first();
  if ((await number.count()) === 0) return false;
  const least = Number(await number.getAttribute('aria-valuemin'));
  const most = Number(await number.getAttribute('aria-valuemax'));
  await number.fill(String(least + any(most - least + 1)));
  return true;
}

/** Makes some choices from the list. */
export async function chooseSome(page: Page, times: number, any: Any): Promise<void> {
  const list = page.locator(CHOICE);
  for (let time = 0; time < times; time++) {
    await decision(page);
    await setAmount(page, any);
    const wanted = any(await list.count());
    await act(page, () => press(page, CHOICE, wanted));
  }
  await decision(page);
}

/** A game that bots have played to its end, from a file; leads to its replay. */
export async function importFinished(page: Page): Promise<void> {
  const corpus = new URL(`../packages/principato/test/corpus/rules-${principato.rules}/greedy-3.json`, import.meta.url);
  await handOver(page, readFileSync(corpus));
  await page.getByRole('slider').waitFor();
}

/** How many play in the games of the corpus: in De Vulgari two to five, in Virtù three or five, in Principato three. */
type Seats = 2 | 3 | 4 | 5;

/** The current rules of each game. */
const RULES = { principato: principato.rules, virtu: virtu.rules, vulgari: vulgari.rules };

/** A game as a file, played sensibly up to the first turn of the first seat after so many choices; bots sit in the other seats. */
export function midGame(game: keyof typeof RULES, choices: number, seats: Seats = 3): Buffer {
  const record = recorded(game, seats);
  const seatAt = (at: number) => record.choices[at]?.[0];
  let at = choices;
  while (seatAt(at) !== 0 || seatAt(at - 1) === 0) at++;
  return cutAt(record, at);
}

/** The same after exactly so many choices. */
export function midTurn(game: keyof typeof RULES, choices: number, seats: Seats = 3): Buffer {
  return cutAt(recorded(game, seats), choices);
}

function recorded(game: keyof typeof RULES, seats: Seats): GameRecord {
  const name = seats === 4 ? 'random-4' : `greedy-${seats}`; // of four, every third choice is any
  const corpus = new URL(`../packages/${game}/test/corpus/rules-${RULES[game]}/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(corpus, 'utf8'));
}

function cutAt(record: GameRecord, at: number): Buffer {
  const names = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'].slice(0, record.seats);
  const players = names.map((name, seat) => ({ name, bot: seat === 0 ? null : 'apprendista' }));
  const cut = { ...record, choices: record.choices.slice(0, at), digests: record.digests.slice(0, at + 1) };
  return Buffer.from(JSON.stringify({ ...cut, players }));
}

/** A game in which the person in the first seat, against two bots, is just asked how many soldiers to recruit. */
export function openRecruiting(visitor: Borrowing = {}): Promise<Page> {
  const isWanted = (choices: readonly Choice[]) => choices.filter(({ type }) => type === 'recruit').length > 9;
  return openRecord(recordAt(principato, 'recruiting', isWanted), visitor);
}

/** A game from a file that is not over yet, on a page that may have been another test's before. */
export async function openRecord(file: string | Buffer, visitor: Borrowing = {}): Promise<Page> {
  const page = await borrowPage(visitor);
  await importRecord(page, file);
  return page;
}

/** A game from a file that is not over yet. */
export async function importRecord(page: Page, file: string | Buffer): Promise<void> {
  await goHome(page);
  await handOver(page, file);
  await decision(page);
}

/**
 * A game of three as a file, played at random until the first seat is asked something wanted; bots sit in the other seats.
 * Where some of the choices are preferred, one of them is taken. If the game ends before, another one is begun.
 */
export function recordAt<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seed: string,
  isWanted: (choices: readonly C[], state: S) => boolean,
  isPreferred: (choice: C, state: S) => boolean = () => true,
  options: Options = {},
): Buffer {
  for (let time = 0; time < 200; time++) {
    const random = seeded(`${seed} ${time}`);
    const match = new Match(game, { seats: 3, options, seed: `${seed} ${time}` });
    while (!match.over) {
      const [seat] = match.asked();
      const choices = match.offers(seat).allowed;
      if (seat === 0 && isWanted(choices, match.state)) {
        const players = ['Anna', 'Bruno', 'Carla'].map((name, at) => ({ name, bot: at === 0 ? null : 'apprendista' }));
        return Buffer.from(JSON.stringify({ ...match.record, players }));
      }
      const preferred = choices.filter((choice) => isPreferred(choice, match.state));
      match.play(seat, pickRandom(random, preferred.length > 0 ? preferred : choices));
    }
  }
  throw new Error(`no game of ${seed} comes to what is wanted`);
}

/** The end as a new player would check it: somebody won, the sheet adds up. */
export async function expectScoreSheet(page: Page): Promise<void> {
  await page.locator('.end-victory', { hasText: /You won!|wins!|Shared victory/ }).waitFor();
  // Beside the points a cell may say what they were given for; only the points are added up.
  const rows = await page
    .locator('.end table')
    .first()
    .locator('tr')
    .evaluateAll((found) =>
      found.map((row) => ({
        name: row.firstElementChild?.textContent ?? '',
        points: [...row.querySelectorAll('td')].map((cell) => Number(cell.firstChild?.textContent?.replace('−', '-'))),
      })),
    );
  const total = rows.findIndex(({ name }) => name === 'Total');
  expect(total).toBeGreaterThan(4);
  for (const [column, sum] of rows[total].points.entries()) {
    const points = rows.slice(1, total).map((row) => row.points[column]);
    expect(points.reduce((one, other) => one + other)).toBe(sum);
  }
}
