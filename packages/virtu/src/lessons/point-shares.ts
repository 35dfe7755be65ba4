/** Where points come from when bots play; written by scripts/point-shares.mjs. */
import type { PointShares } from '@bottega/kernel';

export const POINT_SHARES: PointShares = {
  games: 100,
  seats: 5,
  shares: [
    { category: 'prestige', percent: 46 },
    { category: 'cities', percent: 24 },
    { category: 'patronage', percent: 14 },
    { category: 'religion', percent: 9 },
    { category: 'trophies', percent: 5 },
    { category: 'alliances', percent: 3 },
  ],
};
