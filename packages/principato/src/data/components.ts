/** Cubes, tokens, culture values and the military table. */
import type { Data } from './types.js';

/** Printed rulebook; 12 favor cubes are just what four churches hold. */
export const CUBE_TOTALS: Data['cubes'] = { food: 39, gold: 39, favor: 12 };

/** Printed rulebook; the number of field/farm tokens (lost there) follows from 84 building tokens − 42. */
export const POOL_TOTALS: Data['pools'] = { land: 42, town: 42, catapult: 19, soldier: 37 };

/** Published reviews (P-2.5, P-2.6, P-2.7); the pictures that showed it are lost. */
export const CAPACITY: Data['capacity'] = { farm: 2, bank: 2, church: 3 };

/** Reconstructed (PQ-22): five tokens each of one more, as many and one fewer points than cubes are paid. */
export const CULTURE_VALUES: Data['culture'] = {
  monument: [4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2],
  book: [5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3],
  painting: [6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4],
};

/** Printed rulebook (P-8.7). */
export const MILITARY_TABLE: Data['military'] = { '3': [6, 3, 0], '4': [7, 4, 2, 0] };
