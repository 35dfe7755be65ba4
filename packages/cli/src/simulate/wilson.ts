/** How sure a share is that was counted in so many games. */
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
