/** The component data of Virtù as it comes with Bottega. */
import { FOREIGN_POWERS, PATRONAGE_BONUSES } from './bonuses.js';
import { CHARACTER_CARDS } from './characters.js';
import { PALACES } from './dynasties.js';
import { MAP_CITIES, ROADS, SEA_AREAS } from './map.js';
import { CITY_POINTS, INDULGENCE_CARDS, PATRONAGE_POINTS, RELIGION_POINTS, WAR_TOKENS } from './points.js';
import { TITLES_GUILDS_CATHEDRALS } from './tiles.js';
import type { Data } from './types.js';

export * from './players.js';
export * from './types.js';

export const DATA: Data = {
  seas: SEA_AREAS,
  cities: MAP_CITIES,
  roads: ROADS,
  dynasties: PALACES,
  characters: CHARACTER_CARDS,
  tiles: TITLES_GUILDS_CATHEDRALS,
  bonuses: PATRONAGE_BONUSES,
  powers: FOREIGN_POWERS,
  cityPoints: CITY_POINTS,
  patronagePoints: PATRONAGE_POINTS,
  religionPoints: RELIGION_POINTS,
  warTokens: WAR_TOKENS,
  indulgences: INDULGENCE_CARDS,
};
