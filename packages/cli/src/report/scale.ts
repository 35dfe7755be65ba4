/** Round numbers for axes. */

/** The smallest of 1, 2, 5, 10, 20, 50 … (or 0.5, 0.2, 0.1 …) that is not below `least`, which is positive. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= least) ?? 10;
  return factor * power;
}

/** Round values from `least` or just below to `most` or just above, 0 among them, about `wanted` steps. */
export function ticksAround(least: number, most: number, wanted: number): number[] {
  const [lowest, highest] = [Math.min(0, least), Math.max(0, most)];
  const step = lowest === highest ? 1 : roundStep((highest - lowest) / wanted);
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Digits behind the point that tell multiples of a step apart. */
export function digitsOf(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
}

/** Round values from 0 to `most` or just above, about `wanted` steps, none finer than `finest`. */
export function ticksTo(most: number, wanted: number, finest: number): number[] {
  const step = Math.max(finest, roundStep(Math.max(most, finest) / wanted));
  const steps = Math.max(1, Math.ceil(most / step - 1e-9)); // 0.6 / 0.2 is a little more than 3
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
