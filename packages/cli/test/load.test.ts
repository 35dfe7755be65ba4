/** The load report. How fast anything is, is measured by `bottega load` and never asserted here: a busy machine must not fail a test. */
import { afterAll, describe, expect, test } from 'vitest';
import type { LoadReport } from '../src/load/index.js';
import { quantile } from '../src/load/samples.js';
import { bottega, CommandLine, newHome } from './run.js';

const line = new CommandLine();
afterAll(() => line.end());

describe('bottega load', () => {
  test('drives real sockets at both servers and reports figures that mean something', async () => {
    const { code, out, err } = await bottega(newHome(), ['load', '--tables', '2', '--seconds', '1', '--json']);
    expect([code, err]).toEqual([0, '']);
    const report = JSON.parse(out) as LoadReport;
    const { ours, theirs, ratios } = report;
    expect([report.game, report.seats, report.tables, report.database]).toEqual(['principato', 4, 2, 'SQLite']);
    for (const { decisionsPerSecond, decisionsPerCpuSecond, p50, p99, bytesPerDecision } of [ours, theirs]) {
      const figures = [decisionsPerSecond, decisionsPerCpuSecond, p50, p99, bytesPerDecision];
      expect(figures.filter((figure) => !(Number.isFinite(figure) && figure > 0))).toEqual([]);
      expect(p99).toBeGreaterThanOrEqual(p50);
    }
    expect(Object.values(ratios).every((ratio) => Number.isFinite(ratio) && ratio > 0)).toBe(true);
    expect(ours.choicesPerRequest).toBeGreaterThanOrEqual(1);
    expect(theirs.choicesPerRequest).toBe(1);
    // They send the whole state each time, and we what has changed.
    expect(ratios.bytesPerDecision).toBeLessThan(0.5);
    expect(ours.memory.state).toBeGreaterThan(1_000);
  });

  test.each([
    [['--tables', '0'], '--tables'],
    [['--tables', '100000'], '--tables'],
    [['--seconds', '601'], '--seconds'],
    [['--game', 'chess'], 'chess'],
    [['--database', 'bottega.db'], '--database must be the address of a PostgreSQL'],
  ])('%j is one sentence', async (args, sentence) => {
    const { code, out, err } = await line.run(newHome(), ['load', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

test('a quantile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([0, 0.5, 0.99, 1].map((part) => quantile(values, part))).toEqual([1, 51, 100, 100]);
  expect(quantile([], 0.5)).toBe(0);
});
