/** What a table needs to show a game: the numbering of things, and questions to the rules that only read what lies open. */
export { ACTIONS, BONUSES, CITIES, DYNASTIES, POWERS, SYMBOLS, TILES } from './data/index.js';
export { crownsFor, shipsTo } from './rules/annex.js';
export { trackSpace } from './rules/city-track.js';
export { BY_CANNONS, BY_COURTIER, BY_FRANCE, strengths } from './rules/combat.js';
export { crossesOf } from './rules/end.js';
export { extraSpaces } from './rules/palace.js';
export { recruitCost } from './rules/recruit.js';
export { cityStrength } from './rules/sieges.js';
export { actionOf, COURTIERS, isEnemyAgent, POWERS_FROM, roomRelief, TILES_FROM } from './rules/sources.js';
export { troopsOf } from './rules/troop-pay.js';
export { type Frame, type FrameOf, troopPlace } from './state.js';
export * from './tables.js';
export { tableOf, topFrame } from './text/seen.js';
