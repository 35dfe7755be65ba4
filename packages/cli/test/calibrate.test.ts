/** How honest chances are: figures from made-up samples, and runs of a few games that say nothing. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights } from '@bottega/bots';
import type { ChanceSample } from '@bottega/bots/learn';
import { gameById } from '@bottega/games';
import { randomUnit, seeded } from '@bottega/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { clusteredInterval, reliabilityOf } from '../src/calibrate/reliability.js';
import { wilson } from '../src/simulate/wilson.js';
import { cellsOf, countOf, expectSound } from './pages.js';
import { bottega, newHome, type Ran, stopped } from './run.js';

describe('the interval of a share', () => {
  test('is Wilson’s where every game has one position', () => {
    const counts = Array.from({ length: 400 }, (_, game) => ({ positions: 1, won: game % 4 === 0 ? 1 : 0 }));
    const { least, most } = clusteredInterval(counts, 0.25);
    const usual = wilson(0.25, 400);
    expect([least, most].map((one) => one.toFixed(3))).toEqual([usual.least, usual.most].map((one) => one.toFixed(3)));
  });

  test('does not narrow when positions of the same games are counted more often', () => {
    const countsOf = (positions: number) =>
      Array.from({ length: 40 }, (_, game) => ({ positions, won: game % 4 === 0 ? positions : 0 }));
    expect(clusteredInterval(countsOf(50), 0.25)).toEqual(clusteredInterval(countsOf(1), 0.25));
  });

  test('stays wide where nothing was won, or everything', () => {
    const games = Array.from({ length: 10 }, () => ({ positions: 30, won: 0 }));
    expect(clusteredInterval(games, 0)).toEqual(wilson(0, 10));
    expect(clusteredInterval([{ positions: 30, won: 30 }], 1)).toEqual(wilson(1, 1));
  });
});

describe('reliability', () => {
  /** Games of two players in which the one who is ahead wins as often as the margin says. */
  const gamesOf = (count: number, seed: string): ChanceSample[][] => {
    const random = seeded(seed);
    return Array.from({ length: count }, () => {
      const margin = 6 * randomUnit(random) - 3;
      const wins = randomUnit(random) < 1 / (1 + Math.exp(-margin)) ? 1 : 0;
      const prospects = [margin, 0].map((ahead, place) => ({ margin: ahead, opinion: 0, place, ripeness: 1 }));
      const sample = { prospects, won: [wins, 1 - wins] };
      return [sample, sample];
    });
  };

  test('of chances that are honest lies within the intervals', () => {
    const { positions, bins, off, logLoss, uniform } = reliabilityOf(gamesOf(3000, 'honest'), 2);
    expect([positions, bins.length]).toEqual([6000, 10]);
    expect(bins.reduce((sum, bin) => sum + bin.positions, 0)).toBe(2 * positions);
    const within = bins.filter(({ told, interval }) => interval.least <= told && told <= interval.most);
    expect(within.length).toBeGreaterThanOrEqual(9);
    expect(off).toBeLessThan(0.03);
    expect(uniform).toBeCloseTo(Math.log(2), 12);
    expect(logLoss).toBeLessThan(uniform - 0.1);
  });

  test('judges no game by what was fitted to it', () => {
    // Every game has a place in the order of turns that no other game has had: nothing was learned about it.
    const games = Array.from({ length: 5 }, (_, number): ChanceSample[] => [
      {
        prospects: [0, 1, 2, 3, 4].map((place) => ({ margin: 0, opinion: 0, place, ripeness: 1 })),
        won: [0, 1, 2, 3, 4].map((seat) => (seat === number ? 1 : 0)),
      },
    ]);
    const { logLoss, uniform } = reliabilityOf(games, 5);
    // Whoever had seen the game's own result would be less surprised than by equal chances, not more.
    expect(logLoss).toBeGreaterThan(uniform + 1);
  });
});

const calibrated = (games: number, ...options: string[]) => [
  'calibrate',
  'principato',
  '--seats',
  '2',
  '--games',
  String(games),
  '--positions',
  '10',
  '--into',
  'run',
  '--lang',
  'en',
  ...options,
];
const read = (home: string, file: string) => readFileSync(join(home, 'run', file), 'utf8');
const linesOf = (home: string) => read(home, 'games.jsonl').trim().split('\n').sort();

describe('bottega calibrate', () => {
  const GAMES = 6;
  const home = newHome();
  let whole: Ran;
  beforeAll(async () => {
    whole = await bottega(home, calibrated(GAMES, '--workers', '1'));
  });

  test('tells how honest the chances are', () => {
    expect([whole.code, whole.err]).toEqual([0, '']);
    expect(whole.out).toContain('Principato: how honest the chances are\nPositions per plan: 10 · ');
    expect(whole.out).toContain('2 players, 6 games\n');
    expect(whole.out).toMatch(/Chance to win +Positions +Chance told +Share won +95% interval\n/);
    expect(whole.out).toMatch(/Weights with these chances: run\/weights\.json\nReport: run\/report\.html\n$/);
  });

  test('writes what was shipped with chances, ready to be shipped', async () => {
    const shipped = await (await gameById('principato').load()).loadWeights(2);
    const { chances, ...rest } = readWeights(JSON.parse(read(home, 'weights.json')));
    expect(chances).toHaveLength(8);
    expect(chances?.every(Number.isFinite)).toBe(true);
    expect({ ...rest, chances: null }).toEqual({ ...shipped, chances: null });
  });

  test('writes a report with a chart and its table', async () => {
    const page = read(home, 'report.html');
    expectSound(page);
    expect(countOf(page, '<figure')).toBe(1);
    expect(cellsOf(page, 1)).toEqual(cellsOf(page, 2));
    const { out } = await bottega(home, calibrated(GAMES, '--json'));
    const { bins, chances, games } = JSON.parse(out);
    expect([games, chances.length]).toEqual([GAMES, 8]);
    expect(countOf(page, 'class="dot"')).toBe(bins.length);
    const markdown = await bottega(home, calibrated(GAMES, '--markdown'));
    const [head] = markdown.out.split('\n');
    const columns = ['Chance to win', 'Positions', 'Chance told', 'Share won', '95% interval'];
    expect(head.split('|').map((name) => name.trim())).toEqual(['', ...columns, '']);
    expect(countOf(markdown.out, '\n| ')).toBe(bins.length + 1);
  });

  test('comes to the same on any number of threads, and when it was interrupted', async () => {
    const other = newHome();
    const { code, out, err } = await stopped(other, calibrated(GAMES, '--workers', '1'), 'SIGINT', 3);
    expect([code, out]).toEqual([130, '']);
    expect(err).toBe('Interrupted after 3 games out of 6. The same command goes on from there.\n');
    expect(linesOf(other)).toHaveLength(3);
    expect(existsSync(join(other, 'run/weights.json'))).toBe(false);
    // The machine stopped while a line was being written.
    appendFileSync(join(other, 'run/games.jsonl'), '{"seed":"bottega 3","choi');
    const again = await bottega(other, calibrated(GAMES, '--workers', '3'));
    expect(again).toEqual(whole);
    expect(linesOf(other)).toEqual(linesOf(home));
    expect(read(other, 'weights.json')).toBe(read(home, 'weights.json'));
  });

  test('counts games that were put into the folder, and plays only those that are missing', async () => {
    const other = newHome();
    mkdirSync(join(other, 'run'));
    const [missing, ...there] = linesOf(home);
    writeFileSync(join(other, 'run/games.jsonl'), `${there.join('\n')}\n`);
    expect(await bottega(other, calibrated(GAMES))).toEqual(whole);
    expect(read(other, 'games.jsonl')).toBe(`${[...there, missing].join('\n')}\n`);
    const foreign = newHome();
    mkdirSync(join(foreign, 'run'));
    writeFileSync(join(foreign, 'run/games.jsonl'), read(home, 'games.jsonl'));
    const { code, err } = await bottega(foreign, calibrated(GAMES, '--seed', 'cal'));
    expect(code).toBe(2);
    expect(err).toBe('bottega: run/games.jsonl has no games of --seed cal: its first one is "bottega 0"\n');
  });

  test('refuses games of other settings, and says what differs', async () => {
    const { code, out, err } = await bottega(home, calibrated(GAMES, '--positions', '11'));
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(
      'bottega: run holds games of other settings (positions: 10 there, 11 here); ask for the same, or name another folder with --into\n',
    );
  });

  describe('with a file that is damaged', () => {
    const other = newHome();
    beforeAll(() => bottega(other, calibrated(5, '--workers', '1')));
    const withLine = async (line: string) => {
      const path = join(other, 'run/games.jsonl');
      const before = readFileSync(path, 'utf8');
      const [, ...rest] = before.trim().split('\n');
      writeFileSync(path, `${[line, ...rest].join('\n')}\n`);
      const { code, out, err } = await bottega(other, calibrated(5, '--workers', '1'));
      writeFileSync(path, before);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    const first = () => JSON.parse(read(other, 'games.jsonl').split('\n')[0]);

    test('says in which line', async () => {
      const told = 'bottega: run/games.jsonl is damaged in line 1: without that line its game is played again\n';
      expect(await withLine('{"seed": "bottega 0", "choi')).toBe(told);
      expect(await withLine('[]')).toBe(told);
      expect(await withLine('null')).toBe(told);
    });

    test('says which game could not be played like that', async () => {
      const { seed, choices } = first();
      expect(await withLine(JSON.stringify({ seed, choices: choices.slice(0, -1) }))).toBe(
        'bottega: run/games.jsonl is damaged: the game "bottega 0" is not over\n',
      );
      const other = choices.with(2, [choices[2][0], { type: 'cheat' }]);
      expect(await withLine(JSON.stringify({ seed, choices: other }))).toBe(
        `bottega: run/games.jsonl is damaged: the game "bottega 0" cannot have choice 3 of ${choices.length}\n`,
      );
      expect(await withLine(JSON.stringify({ seed, choices: [...choices, choices[0]] }))).toContain(
        `cannot have choice ${choices.length + 1} of ${choices.length + 1}`,
      );
      expect(await withLine(JSON.stringify({ seed, choices: [7, ...choices] }))).toContain('cannot have choice 1 of ');
    });
  });

  test.each([
    [['--games', '4'], '--games must be a whole number from 5 to 100000, not "4"'],
    [['--positions', 'many'], '--positions must be a whole number from 1 to 100000, not "many"'],
    [['--seats', '5'], '5'],
    [['--weights', 'no.json'], 'cannot read no.json: there is no such file'],
  ])('refuses %j with a reason', async (options, reason) => {
    const { code, out, err } = await bottega(newHome(), [...calibrated(GAMES), ...options]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^bottega: [^\n]+\n$/);
    expect(err).toContain(reason);
  });
});
