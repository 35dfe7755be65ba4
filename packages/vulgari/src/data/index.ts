/** The component data of De Vulgari Eloquentia as it comes with Bottega. */
import { EVENT_CARDS } from './events.js';
import { MANUSCRIPT_CARDS } from './manuscripts.js';
import { MAP_ZONES, TWO_SEAS } from './map.js';
import { PERSON_CARDS } from './persons.js';
import {
  BAGS,
  CANTICLE_ROUNDS,
  LEVEL_STARTS,
  LIBRARY_CARDS,
  LIBRARY_MARKS,
  RIDDLE_MARKS,
  TRACK_LENGTHS,
} from './tracks.js';
import type { Data } from './types.js';

export * from './types.js';

export const DATA: Data = {
  zones: MAP_ZONES,
  seas: TWO_SEAS,
  events: EVENT_CARDS,
  manuscripts: MANUSCRIPT_CARDS,
  persons: PERSON_CARDS,
  canticles: CANTICLE_ROUNDS,
  library: LIBRARY_CARDS,
  tracks: TRACK_LENGTHS,
  levels: LEVEL_STARTS,
  riddleMarks: RIDDLE_MARKS,
  libraryMarks: LIBRARY_MARKS,
  bags: BAGS,
};
