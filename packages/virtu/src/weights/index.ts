/** What was learned by self-play, a file for each number of players; scripts/ship-weights.mjs writes them (docs/bots.md). */
import type { StoredWeights } from '@bottega/kernel';

/** Null where nothing was learned for so many seats. */
export async function loadWeights(seats: number): Promise<StoredWeights | null> {
  switch (seats) {
    default:
      return null;
  }
}
