/** Simulations and ladders that do not come to their end. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bottega, bottegaAfter, newHome, stopped } from './run.js';

const BATCH = 4;
const ENDLESS = ['--seats', '2', '--games', '1000000', '--seed', 'stop', '--workers', '1'];
const SIMULATION = ['simulate', 'principato', '--bots', 'random', ...ENDLESS];
const LADDER = ['ladder', 'principato', '--hero', 'random', '--rivals', 'random', ...ENDLESS];

describe('a simulation that is interrupted', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s: a report of the games that are over, which says so, and exit code %i', async (signal, exit) => {
    const home = newHome();
    const { code, err, out } = await stopped(
      home,
      [...SIMULATION, '--json', '--report', 'r.html', '--lang', 'en'],
      signal,
      2,
    );
    expect(code).toBe(exit);
    const { games } = JSON.parse(out);
    expect(games.length).toBeGreaterThanOrEqual(2 * BATCH);
    expect(err).toBe(`Interrupted: results of ${games.length} games out of 1,000,000.\n`);
    expect(readFileSync(join(home, 'r.html'), 'utf8')).toMatch(/<\/html>\s*$/);
    expect(readdirSync(home)).toEqual(['r.html']);
    // They are the games that a simulation of so many plays.
    const so = ['simulate', 'principato', '--bots', 'random', '--seats', '2', '--seed', 'stop', '--json'];
    const again = await bottega(home, [...so, '--games', String(games.length), '--workers', '1']);
    expect(JSON.parse(again.out).games).toEqual(games);
  });

  test('the name of the report tells how many games are in it', async () => {
    const home = newHome();
    await stopped(home, SIMULATION, 'SIGINT', 1);
    expect(readdirSync(home)).toEqual([expect.stringMatching(/^bottega-principato-2-players-\d{1,3}-games\.html$/)]);
  });

  test('before the first game is over: no report, and it says so', async () => {
    const home = newHome();
    const { code, out, err } = await stopped(home, [...SIMULATION, '--lang', 'en'], 'SIGINT', 0);
    expect(code).toBe(130);
    expect(err).toBe('Interrupted before the first game was over: there is no report.\n');
    expect(out).toBe('');
    expect(readdirSync(home)).toEqual([]);
  });

  test('killed: a report of an earlier simulation is whole, and there is no empty one', async () => {
    const home = newHome();
    writeFileSync(join(home, 'old.html'), 'whole');
    await stopped(home, [...SIMULATION, '--report', 'old.html'], 'SIGKILL', 1);
    expect(readFileSync(join(home, 'old.html'), 'utf8')).toBe('whole');
    await stopped(home, [...SIMULATION, '--report', 'new.html'], 'SIGKILL', 1);
    expect(existsSync(join(home, 'new.html'))).toBe(false);
  });
});

test('a ladder that is interrupted tells what it has', async () => {
  const { code, err, out } = await stopped(newHome(), [...LADDER, '--json', '--lang', 'en'], 'SIGINT', 2);
  expect(code).toBe(130);
  const [{ standing }] = JSON.parse(out).rungs;
  expect(standing.games).toBeGreaterThanOrEqual(2 * BATCH);
  expect(err).toBe(`Interrupted: results of ${standing.games} games out of 1,000,000.\n`);
});

test('a thread that ends by itself is a mistake of our own, and leaves no report', async () => {
  const home = newHome();
  const dying = `import { isMainThread } from 'node:worker_threads';
    if (!isMainThread) setTimeout(() => process.exit(3), 100);`;
  const { code, err } = await bottegaAfter(dying, home, SIMULATION);
  expect(err).toContain('bottega: a mistake of our own: a thread has ended before its work');
  expect(code).toBe(1);
  expect(readdirSync(home)).toEqual([]);
});
