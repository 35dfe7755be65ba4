/** What a table needs to show a game: its types, and questions to the rules that only read what lies open. */
export { type Line, linesOf } from './at-once.js';
export type { Choice } from './choices.js';
export type { Alternative, CardType } from './data/index.js';
export type { Event } from './events.js';
export type { Principato } from './index.js';
export { goalPoints } from './rules/goals.js';
export { strength, tableFor } from './rules/military.js';
export type { Principality, State } from './state.js';
export type { CardId, Tables } from './tables.js';
export { alternativeMessage, goalMessage } from './text/sentences.js';
export { standing } from './text/table-words.js';
export { lineMessage, supplyTogether } from './text/together.js';
