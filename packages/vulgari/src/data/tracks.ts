/** The tracks, the cards of the Canticle and of the Library, and the bag. */
import type { Data, Mark, TrackLengths } from './types.js';

/** Reconstructed, all of them; public knowledge is only that the track of knowledge has more than 90 spaces. */
export const TRACK_LENGTHS: TrackLengths = {
  knowledge: 91,
  riddle: 12,
  canticle: 10,
  messenger: 6,
  orient: 5,
  library: 9,
  rest: 6,
};

/**
 * That the track is marked from 1 to 8 and that everybody begins on level 1 is public; where the marks are is reconstructed:
 * the first on the first space, the last on the last, equal steps.
 */
export const LEVEL_STARTS: readonly number[] = [0, 13, 26, 39, 52, 65, 78, 91];

/** The points are stated by the rulebook, the spaces reconstructed. */
export const RIDDLE_MARKS: readonly Mark[] = [
  { space: 4, value: 4 },
  { space: 7, value: 5 },
  { space: 10, value: 6 },
];

/** The numbers are stated by the rulebook, the spaces reconstructed. */
export const LIBRARY_MARKS: readonly Mark[] = [
  { space: 3, value: 1 },
  { space: 5, value: 2 },
  { space: 7, value: 3 },
  { space: 9, value: 4 },
];

/** Of the five cards one, for round 2, is stated by the rulebook; the others are reconstructed: before round 15, equal steps. */
export const CANTICLE_ROUNDS: readonly number[] = [2, 5, 8, 11, 14];

/** Eight cards worth 2 to 4 points are stated by the rulebook; how many of each is reconstructed. */
export const LIBRARY_CARDS: readonly number[] = [2, 2, 2, 3, 3, 3, 4, 4];

/**
 * Stated by the rulebook: politicians, nobles, abbesses, scribes. That its columns are in this order follows from the row of
 * five players, which has all the cubes of the box.
 */
export const BAGS: Data['bags'] = {
  '2': [3, 5, 14, 6],
  '3': [6, 5, 16, 8],
  '4': [8, 7, 17, 10],
  '5': [11, 7, 20, 11],
};
