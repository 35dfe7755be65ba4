/** How sure a share or a mean is that was found in so many games. */
import type { Interval } from './simulation.js';

/** The 97.5 % quantile of the normal distribution: 2.5 % are left out on each side. */
const Z = 1.959964;

/** Wilson's 95 % interval: right for few games and for shares near none and all too, where share ± margin is not. */
export function wilson(share: number, games: number): Interval {
  const weight = Z ** 2 / games;
  const middle = (share + weight / 2) / (1 + weight);
  const margin = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / games + weight / (4 * games));
  // Rounding may lead a hair beyond never and always.
  return { least: Math.max(0, middle - margin), most: Math.min(1, middle + margin) };
}

/** Fewer values than this say too little about how far they vary. */
const LEAST_VALUES = 4;

/** The 95 % interval of a mean; null for too few values. */
export function meanInterval(values: readonly number[]): Interval | null {
  const count = values.length;
  if (count < LEAST_VALUES) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const margin = studentQuantile(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { least: mean - margin, most: mean + margin };
}

/** The 97.5 % quantile of Student's distribution: the first terms of its expansion in the degrees of freedom (Fisher 1925). */
function studentQuantile(freedom: number): number {
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}
