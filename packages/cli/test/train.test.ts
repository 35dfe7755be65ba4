/** Training: runs that are tiny, and learn nothing worth knowing. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights } from '@bottega/bots';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CurvePoint, isBestSoFar } from '../src/train/run.js';
import { cellsOf, expectSound } from './pages.js';
import { bottega, newHome, type Ran, stopped } from './run.js';

const GAMES = ['--games', '2', '--first-games', '3', '--positions', '10', '--window', '2'];
/** The hidden layers begin to learn with generation 2. */
const STRAIGHT = ['--straight-generations', '1'];
const MEASURED = ['--measure-every', '2', '--measure-games', '1'];
const TINY = [
  'train',
  'principato',
  '--seats',
  '2',
  ...GAMES,
  ...STRAIGHT,
  ...MEASURED,
  '--lang',
  'en',
  '--into',
  'run',
];
const trained = (generations: number, ...options: string[]) => [
  ...TINY,
  '--generations',
  String(generations),
  ...options,
];
/** Jobs of the first generation: its games, and the one that measures it. */
const FIRST_JOBS = 3 + 1;
/** After those of the four charts. */
const TABLE_OF_GENERATIONS = 5;

const read = (home: string, file: string) => readFileSync(join(home, 'run', file), 'utf8');
/** All that is to be the same. */
const outcomeOf = (home: string) => [read(home, 'run.json'), read(home, 'weights.json')];

test('weights are kept while nothing that was measured later is further ahead', () => {
  const point = (margin: number | null): CurvePoint => ({ ...POINT, margin, share: margin === null ? null : 0.5 });
  const isBest = (...margins: (number | null)[]) => isBestSoFar(margins.map(point));
  expect([isBest(2), isBest(2, 3), isBest(2, 2)]).toEqual([true, true, true]);
  expect([isBest(2, 1), isBest(2, null), isBest(-2, null, -3), isBest(null)]).toEqual([false, false, false, false]);
});
const POINT = { generation: 0, games: 1, positions: 1, marginError: 0, winError: 0 };

describe('bottega train', () => {
  const home = newHome();
  let whole: Ran;
  beforeAll(async () => {
    whole = await bottega(home, trained(2, '--workers', '1'));
  });

  test('prints the curve', () => {
    expect([whole.code, whole.err]).toEqual([0, '']);
    const measured = /; wins \d+(\.\d)?% against apprendista bots, −?\d+\.\d points ahead$/;
    const [title, first, second, third, report, ...more] = whole.out.trim().split('\n');
    expect(title).toBe('Principato, 2 players: learning from self-play. Kept in run.');
    expect(first).toMatch(/^Generation 0: 3 games, \d+ positions, error \d\.\d{3}, surprise \d\.\d{3}; /);
    expect(second).toMatch(/^Generation 1: 2 games, \d+ positions, error \d\.\d{3}, surprise \d\.\d{3}$/);
    expect([measured.test(first), measured.test(second), measured.test(third)]).toEqual([true, false, true]);
    expect([report, more]).toEqual(['Report: run/report.html', []]);
  });

  test('writes weights that can be used, how far it is, and what the next generation needs', () => {
    const weights = readWeights(JSON.parse(read(home, 'weights.json')));
    expect(weights).toMatchObject({ game: 'principato', seats: 2, shape: { first: 48, second: 24 } });
    expect(weights.numbers.every(Number.isFinite)).toBe(true);
    const { generation, curve, settings } = JSON.parse(read(home, 'run.json'));
    expect([generation, curve.length, settings.play.positions]).toEqual([3, 3, 10]);
    const files = ['generation-1.bin', 'generation-2.bin', 'straight-3.bin', 'trainer-3.bin'];
    expect(readdirSync(join(home, 'run'))).toEqual(expect.arrayContaining(files));
    expect(readdirSync(join(home, 'run')).filter((file) => file.endsWith('.bin'))).toHaveLength(files.length);
  });

  test('writes a report with a row for each generation', () => {
    const page = read(home, 'report.html');
    expectSound(page);
    expect(cellsOf(page, TABLE_OF_GENERATIONS).map(([generation, games]) => [generation, games])).toEqual([
      ['Generation', 'Games'],
      ['0', '3'],
      ['1', '2'],
      ['2', '2'],
    ]);
  });

  test('comes to the same on any number of threads', async () => {
    const other = newHome();
    await bottega(other, trained(2, '--workers', '3'));
    expect(outcomeOf(other)).toEqual(outcomeOf(home));
  });

  test.each([
    ['while the second generation plays', FIRST_JOBS, 1],
    ['while the first one is measured', FIRST_JOBS - 1, 0],
  ])('interrupted %s and asked again comes to the same', async (_, jobs, generations) => {
    const other = newHome();
    const { code, out, err } = await stopped(other, trained(2, '--workers', '1'), 'SIGINT', jobs);
    expect(code).toBe(130);
    expect(out.match(/Generation/g)?.length ?? 0).toBe(generations);
    expect(existsSync(join(other, 'run/report.html'))).toBe(generations > 0);
    const told = generations === 1 ? '1 generation' : '0 generations';
    expect(err).toBe(`Interrupted after ${told}. The same command goes on from there.\n`);
    const again = await bottega(other, trained(2, '--workers', '1'));
    expect(again.out).toBe(whole.out);
    expect(outcomeOf(other)).toEqual(outcomeOf(home));
  });

  test('refuses a folder of another run and says what differs', async () => {
    const { code, out, err } = await bottega(home, trained(2, '--games', '3', '--positions', '11'));
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(
      'bottega: run holds a run with other settings (games: 2 there, 3 here, play.positions: 10 there, 11 here); ask for the same, or name another folder with --into\n',
    );
    const mixed = await bottega(home, trained(2, '--straight-keeps', '85', '--by-hand', '40'));
    expect(mixed.err).toContain('(straightKeeps: 0.6 there, 0.85 here, play.byHand: 0.25 there, 0.4 here)');
  });

  test('has nothing to do for a run that is complete, and shows its curve', async () => {
    const before = outcomeOf(home);
    expect(await bottega(home, trained(1))).toEqual(whole);
    expect(outcomeOf(home)).toEqual(before);
  });

  test('goes on if more generations are asked for later', async () => {
    const other = newHome();
    await bottega(other, trained(1));
    const trainer = readFileSync(join(other, 'run/trainer-2.bin'));
    const { code, out } = await bottega(other, trained(2));
    expect(code).toBe(0);
    expect(out.match(/Generation \d/g)).toEqual(['Generation 0', 'Generation 1', 'Generation 2']);
    expect(readFileSync(join(other, 'run/trainer-3.bin')).equals(trainer)).toBe(false);
    const { generation, settings } = JSON.parse(read(other, 'run.json'));
    expect([generation, settings.generations]).toEqual([3, 2]);

    // What is damaged is told, and nothing is made of it.
    const damage = (file: string, content: string) => writeFileSync(join(other, 'run', file), content);
    const refused = async () => {
      const { code, out, err } = await bottega(other, trained(3));
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    const samples = readFileSync(join(other, 'run/generation-2.bin'));
    damage('generation-2.bin', 'half');
    expect(await refused()).toBe(`bottega: run/generation-2.bin is damaged: it has 4 bytes, not ${samples.length}\n`);
    writeFileSync(join(other, 'run/generation-2.bin'), samples);
    damage('straight-3.bin', 'half');
    expect(await refused()).toContain('bottega: run/straight-3.bin is damaged: it has 4 bytes, not ');
    damage('run.json', '{"settings": {}}');
    expect(await refused()).toBe('bottega: run/run.json is damaged: it does not say how far the run is\n');
    damage('run.json', '{"settings": ');
    expect(await refused()).toContain('bottega: run/run.json is not JSON: ');
  });

  test.each([
    ['a file stands where the folder should', (place: string) => writeFileSync(join(place, 'run'), '')],
    [
      'a folder stands where a file should',
      (place: string) => mkdirSync(join(place, 'run/run.json'), { recursive: true }),
    ],
  ])('says before anything is played that it cannot write: %s', async (_, prepare) => {
    const other = newHome();
    prepare(other);
    const { code, out, err } = await bottega(other, trained(1));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^bottega: cannot write run\/run\.json: .+\n$/);
  });

  test.each([
    ['--positions', '0', 'from 1 to 100000, not "0"'],
    ['--first-games', '0', 'from 1 to 100000, not "0"'],
    ['--measure-every', 'never', 'from 1 to 100000, not "never"'],
    ['--measure-games', '1.5', 'from 1 to 100000, not "1.5"'],
    ['--window', '1001', 'from 1 to 1000, not "1001"'],
    ['--straight-keeps', '101', 'from 0 to 100, not "101"'],
    ['--by-hand', '100', 'from 0 to 99, not "100"'],
    ['--generations', '0', 'from 1 to 100000, not "0"'],
  ])('refuses %s %s with a reason', async (option, value, reason) => {
    const { code, out, err } = await bottega(newHome(), [...TINY, option, value]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`bottega: ${option} must be a whole number ${reason}\n`);
  });
});
