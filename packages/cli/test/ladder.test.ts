import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTPUTS, storeWeights } from '@bottega/bots';
import { newTrainer } from '@bottega/bots/learn';
import { gameById } from '@bottega/games';
import { seeded } from '@bottega/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { eloOf, standingOf } from '../src/ladder/standing.js';
import type { SimulatedGame } from '../src/simulate/simulation.js';
import { openWeights } from '../src/trained-weights.js';
import { bottega, CommandLine, newHome } from './run.js';
import { weightsFor } from './weights.js';

const line = new CommandLine();
afterAll(() => line.end());

const game = (points: readonly number[], places: readonly number[]): SimulatedGame => ({
  points,
  places,
  sheet: [],
  choices: 1,
  order: points.map((_, seat) => seat),
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
    const { code, err, out } = await line.run(newHome(), ['ladder', 'principato', ...options]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(reason);
  });
});

describe('bottega ladder --weights', () => {
  const SMALL = ['ladder', 'principato', '--seats', '2', '--games', '2', '--workers', '1', '--json'];
  /** Weights that have learned nothing, but for some that were turned into others. */
  const fileOf = async (changes: object) => {
    const home = newHome();
    writeFileSync(join(home, 'w.json'), JSON.stringify({ ...(await weightsFor('principato', 2)), ...changes }));
    return home;
  };

  test('lets the maestro play with them, among maestri the measured one alone', async () => {
    const home = await fileOf({});
    const pointsWith = async (...options: string[]) => {
      const { out, err } = await bottega(home, [...SMALL, '--hero', 'maestro', ...options]);
      expect(err).toBe('');
      return JSON.parse(out);
    };
    const among = await pointsWith('--rivals', 'random', '--weights', 'w.json');
    expect(among).toMatchObject({ weights: 'w.json', rungs: [{ hero: 'maestro', standing: { games: 2 } }] });
    const without = await pointsWith('--rivals', 'random');
    expect(without.weights).toBe(null);
    expect(among.rungs).not.toEqual(without.rungs);
    // Seat by seat: two that are the same share every deal, so that neither is ahead.
    const alike = await pointsWith('--rivals', 'maestro');
    const apart = await pointsWith('--rivals', 'maestro', '--weights', 'w.json');
    expect(alike.rungs[0].standing.margin).toBe(0);
    expect(apart.rungs[0].standing.margin).not.toBe(0);
  });

  test.each([
    [{ game: 'virtu' }, [], 'w.json was learned for virtu, not for principato'],
    [{}, ['--seats', '3'], 'w.json was learned for 2 players, not for 3; see --seats'],
    [{ rules: 1 }, [], 'w.json was learned under version 1 of the rules of principato; they are at 2'],
    [{ numbers: 'AAAA' }, [], 'w.json: weights for principato with 2 players are damaged: 3 bytes'],
    [{ scales: 'none' }, [], 'w.json does not hold weights: bottega train writes them as weights.json'],
    [{}, ['--rivals', 'garzone', '--hero', 'garzone'], '--weights is for a bot that plays by what was learned'],
    [{}, ['--weights', 'no.json'], 'cannot read no.json: there is no such file'],
  ])('refuses %j %j with a reason', async (changes, options, reason) => {
    const home = await fileOf(changes);
    const { code, err, out } = await line.run(home, [...SMALL, '--weights', 'w.json', ...options]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`bottega: ${reason}`);
    expect(err.trim().split('\n').length).toBe(1);
  });

  test('refuses weights for positions that look different by now, and components of one’s own', async () => {
    const { game } = await gameById('principato').load();
    const home = newHome();
    const path = join(home, 'w.json');
    const shape = { inputs: 7, first: 2, second: 2, outputs: OUTPUTS };
    const numbers = newTrainer(shape, seeded('weights')).weights;
    writeFileSync(
      path,
      JSON.stringify(
        storeWeights({ game: game.id, rules: game.rules, seats: 2, shape, worlds: 0, chances: null, numbers }),
      ),
    );
    await expect(openWeights(path, game, 2)).rejects.toThrow('w.json expects 7 numbers for a position');
    await expect(openWeights(path, { ...game, customData: {} }, 2)).rejects.toThrow('not with those of --data');
  });
});
