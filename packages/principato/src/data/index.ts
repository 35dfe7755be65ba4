/** The component data of Principato as it comes with Bottega. */
import { CARDS } from './cards.js';
import { CAPACITY, CUBE_TOTALS, CULTURE_VALUES, MILITARY_TABLE, POOL_TOTALS } from './components.js';
import { GOAL_CARDS } from './goals.js';
import type { Data } from './types.js';

export * from './types.js';

export const DATA: Data = {
  cubes: CUBE_TOTALS,
  pools: POOL_TOTALS,
  capacity: CAPACITY,
  cards: CARDS,
  culture: CULTURE_VALUES,
  goals: GOAL_CARDS,
  military: MILITARY_TABLE,
};
