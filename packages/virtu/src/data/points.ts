/** Points of the tracks and of religious influence, and supplies that are counted. */
import type { Data } from './types.js';

/** From 0 to 6 points for 8 or more cities: rulebooks. The steps: reconstructed, one point a city beyond the first two. */
export const CITY_POINTS: Data['cityPoints'] = [0, 0, 0, 1, 2, 3, 4, 5, 6];

/** From 0 to 3 points, with bonuses at ranks 2 and 4: rulebooks. That odd ranks give the points: reconstructed. */
export const PATRONAGE_POINTS: Data['patronagePoints'] = [0, 1, 1, 2, 2, 3];

/** Rulebooks. */
export const RELIGION_POINTS: Data['religionPoints'] = { '3': [4, 2, 0], '4': [4, 2, 1, 0], '5': [4, 2, 1, 0, 0] };

/** Rulebooks. */
export const WAR_TOKENS = 11;

/** Rulebooks. */
export const INDULGENCE_CARDS = 10;
