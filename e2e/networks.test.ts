/** Playing over bad networks: cut, slow, asleep, the server gone. A quiet line says so; nothing is lost or doubled. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { ServerProcess } from '../packages/cli/dist/crash/server-process.js';
import { PHONE, visit } from './browser.js';
import {
  changeTable,
  chooseOne,
  cutOffLine,
  endByAgreement,
  expectSameLog,
  exportedBy,
  follow,
  lookAt,
  openTable,
  playTogether,
  seatOf,
  sitDown,
  startGame,
} from './company.js';
import { chooser } from './game.js';
import { CHOICE, STILL } from './hand.js';
import { Line } from './line.js';
import { expectAllKept, type Listened, listened } from './traffic.js';

/** What the console says of a connection that is lost; what is installed for use without a network may be on its way just then. */
const LOST = /WebSocket|ERR_|imported module: \S+\/install-/;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function lineTo(address: string): Promise<Line> {
  const line = await Line.to(address);
  closing.push(() => line.close());
  return line;
}

const NAMES = ['Anna', 'Bruno', 'Carla'];

/** Three people at a table of Principato, each of whom finds the server at an address of their own. */
async function threePeople(addresses: readonly string[]): Promise<Listened[]> {
  const people: Listened[] = [];
  for (const address of addresses) {
    people.push(await listened({ tolerates: LOST, address }));
  }
  const [host, ...others] = people.map(({ page }) => page);
  const link = new URL(await openTable(host, 'Principato', NAMES[0], addresses.length));
  for (const [at, page] of others.entries()) {
    await sitDown(page, new URL(link.hash, addresses[at + 1]).href, NAMES[at + 1]);
  }
  await startGame(host, others, NAMES.slice(1, addresses.length));
  return people;
}

/** The game ends here, and has every choice of everybody once; so many were made. */
async function expectNothingLost(people: readonly Listened[], made: number): Promise<void> {
  const pages = people.map(({ page }) => page);
  await expectSameLog(pages);
  await endByAgreement(pages);
  const record = await exportedBy(pages[0]);
  expect(people.flatMap(({ traffic }) => traffic.trips())).toHaveLength(made);
  await expectAllKept(
    record,
    people.map(({ traffic }) => traffic),
  );
}

/** Who is asked, of these. */
async function askedOf(people: readonly Listened[]): Promise<Listened> {
  for (;;) {
    for (const person of people) if ((await person.page.locator(CHOICE).count()) > 0) return person;
    await lookAt(people[0].page);
  }
}

describe('bad networks', () => {
  test('who is cut off in mid-game is told so; what they choose meanwhile arrives when they are back', async () => {
    const lines = [await lineTo(inject('address')), await lineTo(inject('address')), await lineTo(inject('address'))];
    const people = await threePeople(lines.map(({ address }) => address));
    const pages = people.map(({ page }) => page);
    const any = chooser(7);
    await playTogether(pages, any, { choices: 5 });
    const asked = await askedOf(people);
    const at = people.indexOf(asked);
    const other = pages[(at + 1) % 3];
    lines[at].cut();
    await cutOffLine(asked.page).waitFor();
    await seatOf(other, NAMES[at]).getByText('not connected').waitFor({ state: 'attached' });
    const before = await lookAt(other);
    await chooseOne(asked.page, any);
    expect((await lookAt(other)).version).toBe(before.version);
    lines[at].mend();
    await cutOffLine(asked.page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await lookAt(other)).version).not.toBe(before.version);
    await other.reload();
    await playTogether(pages, any, { choices: 4 });
    await expectNothingLost(people, 5 + 1 + 4);
  });

  test('a line that dies without a word is noticed, and another one is found', async () => {
    const line = await lineTo(inject('address'));
    const people = await threePeople([line.address, inject('address')]);
    const [{ page }, other] = people;
    const pages = [page, other.page];
    const any = chooser(3);
    const [first, second] = await playTogether(pages, any, { until: ([{ asked }]) => asked[0] === NAMES[0] });
    const before = await lookAt(other.page);
    line.die();
    await chooseOne(page, any);
    // A phone that finds another network says so to its pages; whoever stays in one is asked every half minute.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await cutOffLine(page).waitFor();
    expect((await lookAt(other.page)).version).toBe(before.version);
    line.mend();
    await cutOffLine(page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await lookAt(other.page)).version).not.toBe(before.version);
    await playTogether(pages, any, { choices: 3 });
    await expectNothingLost(people, first + second + 1 + 3);
  });

  test('over a slow line a choice that is pressed twice is made once', async () => {
    const line = await lineTo(inject('address'));
    const people = await threePeople([line.address, line.address]);
    const pages = people.map(({ page }) => page);
    const any = chooser(9);
    line.slow(400);
    for (let time = 0; time < 4; time++) {
      const { page } = await askedOf(people);
      const { version, names } = await lookAt(page);
      await page
        .locator(CHOICE)
        .nth(any(names.length))
        .evaluate((choice: HTMLElement) => {
          const shown = () => document.querySelector<HTMLElement>('.frame')?.dataset.version;
          const before = shown();
          choice.click();
          // As long as nothing has come of it; what is shown ahead is another question, and may be answered.
          if (shown() === before) choice.click();
        });
      await expect.poll(async () => (await lookAt(page)).version).not.toBe(version);
      await page.locator('.frame[data-saving="false"]').waitFor(); // it was shown ahead of the server's answer
    }
    line.slow(0);
    await expectSameLog(pages);
    await playTogether(pages, any, { choices: 3 });
    await expectNothingLost(people, 4 + 3);
  });

  test('a server that is killed and comes back has every choice, once', async () => {
    const home = mkdtempSync(join(tmpdir(), 'bottega-killed-'));
    const server = new ServerProcess(join(home, 'bottega.db'), true);
    closing.push(async () => {
      await server.kill();
      rmSync(home, { recursive: true, force: true });
    });
    await server.start();
    const address = `${server.origin}/`;
    const people = await threePeople([address, address, address]);
    const pages = people.map(({ page }) => page);
    const any = chooser(11);
    for (let kill = 0; kill < 3; kill++) {
      await playTogether(pages, any, { choices: 3 });
      const { page } = await askedOf(people);
      // Once when nothing is on its way, once just after a choice, and once before one.
      if (kill === 1) await chooseOne(page, any);
      await server.kill();
      for (const one of pages) await cutOffLine(one).waitFor();
      if (kill === 2) await chooseOne(page, any);
      await server.start();
      for (const one of pages) await cutOffLine(one).waitFor({ state: 'detached' });
    }
    await playTogether(pages, any, { choices: 4 });
    await expectNothingLost(people, 3 * 3 + 2 + 4);
  });

  test('a phone that was asleep shows what has happened meanwhile', async () => {
    const line = await lineTo(inject('address'));
    const host = await visit({ settings: STILL });
    const link = await openTable(host, 'Principato', 'Anna', 2);
    const phone = await visit({ settings: STILL, tolerates: LOST, address: line.address, ...PHONE });
    await sitDown(phone, new URL(new URL(link).hash, line.address).href, 'Bruno');
    await startGame(host, [phone], ['Bruno']);
    const any = chooser(13);
    for (const isCutOff of [false, true]) {
      await playTogether([host, phone], any, { until: ([glance]) => glance.asked[0] === 'Anna' });
      const lifecycle = await phone.context().newCDPSession(phone);
      await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
      if (isCutOff) line.cut();
      await playTogether([host], any, { until: ([glance]) => glance.asked[0] === 'Bruno' });
      line.mend();
      await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
      await expectSameLog([host, phone]);
      await phone.locator(CHOICE).first().waitFor();
      await playTogether([host, phone], any, { choices: 2 });
    }
    await expectSameLog([host, phone]);
  });
});

describe('clocks', () => {
  test('a bot plays for whoever lets the time run out, until they are back', async () => {
    const anna = await visit({ settings: STILL });
    const link = await openTable(anna, 'Principato', 'Anna', 2);
    await changeTable(anna, { clock: { kind: 'decision', seconds: 15 } });
    const bruno = await follow(link, 'Bruno');
    await startGame(anna, [bruno], ['Bruno']);
    const [late, other, name] =
      (await lookAt(anna)).asked[0] === 'Anna' ? [anna, bruno, 'Anna'] : [bruno, anna, 'Bruno'];
    await seatOf(late, name).getByText('left').waitFor({ state: 'attached' });
    await late.getByText('Table options').click();
    const back = late.getByRole('button', { name: 'I’m back' });
    await back.waitFor();
    await seatOf(other, name).getByText('Bot').waitFor();
    // The bot has had the turn; now it is the other's, who would lose it in the same way.
    await back.click();
    await seatOf(other, name).getByText('Bot').waitFor({ state: 'detached' });
    await playTogether([other], chooser(1), {
      pick: (names) =>
        Math.max(
          0,
          names.findIndex((one) => one.startsWith('End turn')),
        ),
      until: ([{ asked }]) => asked[0] === name,
    });
    await playTogether([late], chooser(1), { choices: 1 });
    await expectSameLog([late, other]);
  });
});
