import { LEVELS } from '@bottega/bots';
import { expect, test } from 'vitest';
import { gameById } from '../src/index.js';
import { MEASURED, measuredStrength } from '../src/strength.js';

const FIGURES = Object.entries(MEASURED).flatMap(([id, bySeats]) =>
  Object.entries(bySeats).flatMap(([seats, levels]) =>
    Object.entries(levels).map(([level, { rivals, wins }]) => ({ id, seats: Number(seats), level, rivals, wins })),
  ),
);

test.each(FIGURES)('$level in $id with $seats players', async ({ id, seats, level, rivals, wins }) => {
  const { game, learnedSeats } = await gameById(id).load();
  expect(game.seats).toContain(seats);
  expect(LEVELS).toContain(level);
  expect(level).not.toBe(rivals);
  // Where nothing was learned the strongest is not offered.
  if (level === 'maestro') expect(learnedSeats).toContain(seats);
  // Whoever is the stronger wins more than a fair share.
  const order: readonly string[] = LEVELS;
  const isStronger = order.indexOf(level) > order.indexOf(rivals);
  expect(wins > 100 / seats).toBe(isStronger);
  expect(wins).toBeLessThanOrEqual(100);
});

test('of what was not measured nothing is said', () => {
  expect(measuredStrength('principato', 4, 'random')).toBe(null);
  expect(measuredStrength('chess', 2, 'maestro')).toBe(null);
  expect(measuredStrength('toString', 2, 'maestro')).toBe(null);
});
