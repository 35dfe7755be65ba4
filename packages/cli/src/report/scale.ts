/** Round numbers for axes. */

/** The smallest of 1, 2, 5, 10, 20, 50 … (or 0.5, 0.2, 0.1 …) that is not below `least`, which is positive. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= least) ?? 10;
  return factor * power;
}

/** Round values from 0 to `most` or just above, about `wanted` steps, none finer than `finest`. */
export function ticksTo(most: number, wanted: number, finest: number): number[] {
  const step = Math.max(finest, roundStep(Math.max(most, finest) / wanted));
  const steps = Math.max(1, Math.ceil(most / step - 1e-9)); // 0.6 / 0.2 is a little more than 3
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
