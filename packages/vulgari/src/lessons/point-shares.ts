/** Where points come from when bots play; written by scripts/point-shares.mjs. */
import type { PointShares } from '@bottega/kernel';

export const POINT_SHARES: PointShares = {
  games: 60,
  seats: 5,
  shares: [
    { category: 'manuscripts', percent: 47 },
    { category: 'election', percent: 23 },
    { category: 'dialects', percent: 7 },
    { category: 'library', percent: 5 },
    { category: 'cards', percent: 5 },
    { category: 'scribes', percent: 4 },
    { category: 'canticle', percent: 4 },
    { category: 'riddle', percent: 2 },
    { category: 'votes', percent: 1 },
    { category: 'riches', percent: 1 },
  ],
};
