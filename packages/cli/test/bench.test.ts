import { gameById } from '@bottega/games';
import type { Game } from '@bottega/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BenchReport, bench, formatBench, type Rate } from '../src/bench/index.js';
import { measure, median, medianRatio } from '../src/bench/measure.js';

// How fast anything is, is measured by `bottega bench` and never asserted here: a busy machine must not fail a test.
describe('bench', () => {
  let principato: Game;
  let report: BenchReport;
  let turns: (readonly [number, number])[];
  const environment = process.env.NODE_ENV;

  beforeAll(async () => {
    principato = (await gameById('principato').load()).game;
    turns = [];
    report = await bench({
      game: principato,
      rounds: 2,
      roundMs: 1,
      warmUpMs: 1,
      progress: (done, total) => turns.push([done, total]),
    });
  });

  test('the report is complete, with positive finite figures', () => {
    const rates: Rate[] = [
      ...report.comparisons.flatMap(({ ours, theirs }) => [ours, theirs]),
      ...report.games.flatMap(({ games, decisions }) => [games, decisions]),
      report.theirGames,
      report.clones,
      report.playouts,
      report.theirPlayouts,
    ];
    const figures = [
      ...rates.flatMap(({ median, least, most }) => [median, least, most]),
      ...report.comparisons.flatMap(({ ratio, narrowRatio }) => [ratio, narrowRatio ?? 1]),
      ...Object.values(report.sizes).flatMap((size) => Object.values(size)),
      report.seconds,
    ];
    expect(figures.filter((figure) => !(Number.isFinite(figure) && figure > 0))).toEqual([]);
    expect(report.comparisons.map(({ of, target }) => [of, target])).toEqual([
      ['search', 120],
      ['checked', 60],
      ['replay', 500],
      ['playout', 100],
    ]);
    expect(report.games.map(({ seats }) => seats)).toEqual([2, 3, 4]);
    expect([report.game, report.seats, report.rounds, report.roundMs]).toEqual(['principato', 4, 2, 1]);
  });

  test('boardgame.io plays a game of the size that was agreed, as long as ours', () => {
    const { ours, theirs } = report.sizes;
    expect(between(theirs.legal, 17, 23)).toBe(true);
    expect(between(theirs.numbers, 270, 330)).toBe(true);
    expect(between(theirs.decisions / ours.decisions, 0.9, 1.1)).toBe(true);
    expect(between(theirs.numbers / ours.numbers, 0.5, 2)).toBe(true);
  });

  test('the narrow game of boardgame.io is no larger than ours per question', () => {
    const { ours, narrow } = report.sizes;
    expect(between(narrow.legal / ours.legal, 0.8, 1.2)).toBe(true);
    expect(between(narrow.numbers / ours.numbers, 0.8, 1.2)).toBe(true);
  });

  test('the report can be written as JSON and as a table of 80 columns', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    const lines = formatBench(report).split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.filter((line) => /(met|missed)$/.test(line))).toHaveLength(5);
  });

  test('progress counts every turn, and the environment is left as it was', () => {
    const [, total] = turns[0];
    expect(turns).toEqual(Array.from({ length: total }, (_, at) => [at + 1, total]));
    expect(process.env.NODE_ENV).toBe(environment);
  });

  test('a number of players that the game does not have is refused', async () => {
    await expect(bench({ game: principato, seats: 9 })).rejects.toThrow('principato is not played by 9');
  });
});

describe('measuring', () => {
  test('the median is the value in the middle, ratios are taken round by round', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
    expect(medianRatio([10, 40, 90], [10, 20, 30])).toBe(2);
  });

  test('every workload takes its turn in every round, every second round backwards', () => {
    const turns: string[] = [];
    const workload = (name: string) => ({
      step() {
        const before = process.cpuUsage();
        const begun = performance.now();
        let usedMs = 0;
        // Longer than a round by both clocks, since one may count in jumps: one step in each turn.
        while (usedMs < 2 || performance.now() < begun + 2) {
          const { user, system } = process.cpuUsage(before);
          usedMs = (user + system) / 1000;
        }
        turns.push(name);
        return { decisions: 1, wholes: 1 };
      },
    });
    measure({ a: workload('a'), b: workload('b') }, { rounds: 2, roundMs: 1, warmUpMs: 1 });
    expect(turns.join('')).toBe('ababba');
  });

  test('a round lasts until so much processor time is used: what others take of it does not shorten it', () => {
    const pause = new Int32Array(new SharedArrayBuffer(4));
    let steps = 0;
    const workload = {
      step() {
        Atomics.wait(pause, 0, 0, 5); // as if something else had the processor
        steps++;
        return { decisions: 1, wholes: 1 };
      },
    };
    const before = process.cpuUsage();
    measure({ workload }, { rounds: 2, roundMs: 10, warmUpMs: 10 });
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeGreaterThanOrEqual(3 * 10_000);
    expect(steps).toBeGreaterThan(3);
  });

  test.each([0, 1.5])('%d rounds are refused', (rounds) => {
    expect(() => measure({}, { rounds, roundMs: 1, warmUpMs: 1 })).toThrow('one round or more');
  });
});

function between(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
