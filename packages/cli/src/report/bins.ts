/** Values counted into bins of one width. */
import { roundStep } from './scale.js';

/** Bin number n counts the values from `start + n * width` to just below the next bin. */
export interface Bins {
  readonly start: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** As many columns as a chart on a telephone can show; rounding the ends outwards can add one. */
const MAX_BINS = 24;

/** Bins for all the values: a round width, starting at a multiple of it. Points and choices are whole, so is the width. */
export function binsOf(values: readonly number[]): Bins {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (values.length === 0) return { start: 0, width: 1, counts: [0] };
  const width = roundStep(Math.max(1, (most - least + 1) / MAX_BINS));
  const start = Math.floor(least / width) * width;
  return countInto({ start, width, counts: emptyCounts(Math.floor((most - start) / width) + 1) }, values);
}

/** Other values in the same bins: they lie within. */
export function countInto({ start, width, counts }: Bins, values: readonly number[]): Bins {
  const counted = emptyCounts(counts.length);
  for (const value of values) counted[Math.floor((value - start) / width)]++;
  return { start, width, counts: counted };
}

function emptyCounts(length: number): number[] {
  return new Array<number>(length).fill(0);
}
