/** Deciding again what was decided in a finished game. */
import { readFileSync } from 'node:fs';
import type { Choice, GameRecord } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { AnalysisInProgress, SecondTry } from '../src/analysis/index.js';
import { principato } from './table.js';

const file = new URL(`../../principato/test/corpus/rules-${principato.game.rules}/greedy-3.json`, import.meta.url);
const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
const POSITIONS = 60;

function analysed() {
  const analysing = new AnalysisInProgress(principato, record, null, POSITIONS);
  while (!analysing.advance(1000));
  return analysing.analysis();
}

const { decisions, moments } = analysed();
const again = new SecondTry(principato, record, null, POSITIONS);
const slip = moments.known.find(({ kind }) => kind === 'slip');
if (slip === undefined) throw new Error('there is no slip in the game of the test');

describe('a decision made again', () => {
  test('costs what it cost in the game if the same is chosen, and nothing if the best is', () => {
    const same = again.verdict(slip.from, slip.played.choices);
    expect(same).toMatchObject({ isGood: false, moment: { kind: 'slip', seat: slip.seat, from: slip.from } });
    const points = slip.other.points - slip.played.points;
    expect(same?.cost.points).toBeCloseTo(points, 1);
    expect(again.verdict(slip.from, slip.other.choices)).toMatchObject({ isGood: true, cost: { points: 0 } });
  });

  test('is not judged before it is over, unless nothing that follows counts', () => {
    const whole = slip.other.choices;
    expect(whole.length).toBeGreaterThan(1);
    for (let count = 0; count < whole.length; count++) {
      expect(again.verdict(slip.from, whole.slice(0, count))).toBeNull();
    }
    expect(again.verdict(slip.from, whole.slice(0, 1), true)).not.toBeNull();
  });

  test('ends where somebody else goes on: what is chosen after that is not part of it', () => {
    const next = record.choices.slice(slip.to).find(([seat]) => seat === slip.seat);
    if (next === undefined) throw new Error('the seat chose nothing more');
    const more: readonly Choice[] = [...slip.played.choices, next[1]];
    expect(again.verdict(slip.from, more)).toEqual(again.verdict(slip.from, slip.played.choices));
  });

  test('is known by where it was made, and of a game that is over', () => {
    const inside = decisions.find(({ from, to }) => to - from > 1);
    expect(() => again.verdict((inside?.from ?? 0) + 1, [])).toThrow('nothing was decided');
    const running = { ...record, choices: record.choices.slice(0, 20), digests: record.digests.slice(0, 21) };
    expect(() => new SecondTry(principato, running, null)).toThrow('not over');
  });
});
