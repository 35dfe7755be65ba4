/** What was learned by self-play, a file for each number of players; scripts/ship-weights.mjs writes them (docs/bots.md). */
import type { StoredWeights } from '@bottega/kernel';

/** For how many seats something was learned, and under which rules. */
export const LEARNED: readonly { readonly seats: number; readonly rules: number }[] = [
  { seats: 2, rules: 2 },
  { seats: 3, rules: 2 },
  { seats: 4, rules: 2 },
  { seats: 5, rules: 2 },
];

/** Null where nothing was learned for so many seats. */
export async function loadWeights(seats: number): Promise<StoredWeights | null> {
  switch (seats) {
    case 2:
      return (await import('./seats-2.js')).weights;
    case 3:
      return (await import('./seats-3.js')).weights;
    case 4:
      return (await import('./seats-4.js')).weights;
    case 5:
      return (await import('./seats-5.js')).weights;
    default:
      return null;
  }
}
