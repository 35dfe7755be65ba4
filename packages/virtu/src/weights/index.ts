/** What was learned by self-play, a file for each number of players; scripts/ship-weights.mjs writes them (docs/bots.md). */
import type { StoredWeights } from '@bottega/kernel';

/** For how many seats something was learned, and under which rules. */
export const LEARNED: readonly { readonly seats: number; readonly rules: number }[] = [];

/** Null where nothing was learned for so many seats. */
export async function loadWeights(_seats: number): Promise<StoredWeights | null> {
  return null;
}
