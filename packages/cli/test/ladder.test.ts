import { describe, expect, test } from 'vitest';
import { eloOf, standingOf } from '../src/ladder/standing.js';
import type { SimulatedGame } from '../src/simulate/simulation.js';
import { bottega, newHome } from './run.js';

const game = (points: readonly number[], places: readonly number[]): SimulatedGame => ({
  points,
  places,
  sheet: [],
  choices: 1,
  first: 0,
  chronicle: null,
});

describe('a standing', () => {
  test('counts the games of the bot wherever it sat, a shared win in part', () => {
    const games = [
      game([9, 5, 1], [1, 2, 3]), // it sat in seat 0 and won
      game([5, 5, 2], [1, 1, 3]), // in seat 1: shared
      game([8, 1, 2], [1, 3, 2]), // in seat 2: lost
      game([4, 3, 2], [1, 2, 3]),
    ];
    const { share, fair, margin, games: count } = standingOf(games, 3, (number) => number % 3);
    expect([count, share, fair]).toEqual([4, (1 + 0.5 + 0 + 1) / 4, 1 / 3]);
    expect(margin).toBeCloseTo((9 - 3 + (5 - 3.5) + (2 - 4.5) + (4 - 2.5)) / 4, 12);
  });

  test('the fair share is no lead, and two players are as in chess', () => {
    expect(eloOf(1 / 4, 4)).toBeCloseTo(0, 9);
    expect(eloOf(10 / 11, 2)).toBeCloseTo(400, 9);
    expect(eloOf(1, 2)).toBe(Number.POSITIVE_INFINITY);
    expect(eloOf(0, 2)).toBe(Number.NEGATIVE_INFINITY);
  });
});

const PAIR = ['ladder', 'principato', '--hero', 'apprendista', '--rivals', 'random'];

describe('bottega ladder', () => {
  test('plays every deal with the bot in each seat, whatever the number of threads', async () => {
    const ask = (workers: string) =>
      bottega(newHome(), [...PAIR, '--seats', '2', '--games', '6', '--workers', workers, '--json']);
    const [one, two] = [await ask('1'), await ask('2')];
    expect(one.out).toBe(two.out);
    const { seats, rungs } = JSON.parse(one.out);
    expect([seats, rungs.length]).toEqual([2, 1]);
    expect(rungs[0]).toMatchObject({
      hero: 'apprendista',
      rivals: 'random',
      standing: { games: 6, share: 1, fair: 0.5 },
    });
  });

  test('shows all bots one above the other, in any language', async () => {
    const { out } = await bottega(newHome(), ['ladder', 'principato', '--seats', '2', '--games', '2', '--lang', 'de']);
    expect(out).toMatch(/Principato: ein Bot unter anderen, 2 Spieler/);
    expect(out).toMatch(/garzone +1 × random +2 +100\s%/);
    expect(out).toMatch(/apprendista +1 × garzone +2 /);
    expect(out).toMatch(/maestro +1 × apprendista +2 /);
  });

  test.each([
    [['--hero', 'apprendista'], '--hero and --rivals belong together'],
    [['--hero', 'apprendista', '--rivals', 'maestr'], 'There is no bot called "maestr"'],
    [['--seats', '5'], '5'],
    [['--games', '0'], '--games must be a whole number from 1'],
  ])('refuses %j with a reason', async (options, reason) => {
    const { code, err, out } = await bottega(newHome(), ['ladder', 'principato', ...options]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(reason);
  });
});
