/** What a table needs to show a game: its types, the numbering of things, and questions to the rules that only read what lies open. */
export type { Choice } from './choices.js';
export {
  ACTIONS,
  BONUSES,
  CITIES,
  type CityId,
  type Data,
  DYNASTIES,
  POWERS,
  type SeaId,
  SYMBOLS,
  TILES,
} from './data/index.js';
export type { Event } from './events.js';
export type { Virtu } from './index.js';
export { crownsFor, shipsTo } from './rules/annex.js';
export { trackSpace } from './rules/city-track.js';
export { BY_CANNONS, BY_COURTIER, BY_FRANCE, BY_LEONARDO, strengths, TOKEN } from './rules/combat.js';
export { type Due, duesOf } from './rules/due.js';
export { crossesOf } from './rules/end.js';
export { type March, marchesOf, marchesTo } from './rules/marches.js';
export { arrowsFor } from './rules/marker.js';
export { type Odds, oddsOf, verdictOf } from './rules/odds.js';
export { type Outlook, outlook } from './rules/outlook.js';
export { cardsOnExtra, extraSpaces } from './rules/palace.js';
export { isSameUse } from './rules/payment.js';
export { type PaymentPlan, type PlannedUse, planPayment } from './rules/payment-plan.js';
export { isWanted, sumOf, takesSpace } from './rules/purchase.js';
export { recruitCost } from './rules/recruit.js';
export { type CityParts, cityParts, cityStrength } from './rules/sieges.js';
export { actionOf, COURTIERS, INDULGENCE, isEnemyAgent, POWERS_FROM, roomRelief, TILES_FROM } from './rules/sources.js';
export { troopsOf } from './rules/troop-pay.js';
export { visitOf } from './rules/visit.js';
export { sourceOf, type Use } from './rules/waste.js';
export { type Frame, type FrameOf, type State, troopPlace } from './state.js';
export * from './tables.js';
export { needsSpace } from './text/choices.js';
export { type CityCost, cityCost } from './text/city-cost.js';
export { itemReason } from './text/item-reasons.js';
export { barToSpare, isSpent, justUsed, paymentKey, paymentOf } from './text/payment-seen.js';
export { familyOf, frameOf, stateFromView, topFrame } from './text/seen.js';
export { bonusEffect } from './text/topics.js';
