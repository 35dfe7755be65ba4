/** Where points come from when bots play; written by scripts/point-shares.mjs. */
import type { PointShares } from '@bottega/kernel';

export const POINT_SHARES: PointShares = {
  games: 100,
  seats: 4,
  shares: [
    { category: 'military', percent: 32 },
    { category: 'book', percent: 21 },
    { category: 'painting', percent: 21 },
    { category: 'monument', percent: 17 },
    { category: 'generalGoal', percent: 5 },
    { category: 'artGoal', percent: 4 },
  ],
};
