/** What a table needs to show a game: its types, the numbering of things, and questions to the rules that only read what lies open. */
export type { Choice, ChoiceOf, CubeSet } from './choices.js';
export {
  CUBES,
  type CubeId,
  type Data,
  DIALECTS,
  type DialectId,
  EVENTS,
  type EventId,
  OFFICES,
  PERSONS,
  type PersonId,
  ROLES,
  SEAS,
  type SeaId,
  STATUSES,
  TRACKS,
  type TrackId,
  ZONES,
  type ZoneId,
} from './data/index.js';
export type { Event } from './events.js';
export type { Vulgari } from './index.js';
export type { Journey } from './journeys.js';
export { isActive } from './rules/canticle.js';
export { actionsOf, cubePrice } from './rules/cubes.js';
export { needForOffice } from './rules/election.js';
export {
  held,
  isCardinal,
  isFriar,
  isMerchant,
  minimalSets,
  statusOf,
  virtualVotes,
  votesBehind,
} from './rules/holding.js';
export { goalIn } from './rules/messenger.js';
export { journeyOf, journeyPrice } from './rules/movement.js';
export { psalterOf } from './rules/psalter-and-business.js';
export { cubesInRow, indexOf } from './rules/recycling.js';
export { CATEGORIES, votesLeftAfter } from './rules/scoring.js';
export { leastBid, limitOf, needForBid } from './rules/stupor-mundi.js';
export { leader, levelOf } from './rules/tracks.js';
export { fullActions } from './rules/turn.js';
export type { Frame, FrameOf, State, TurnFrame } from './state.js';
export * from './tables.js';
export { atOnce } from './text/at-once.js';
export { collectable, gainOf } from './text/collecting.js';
export { isSeen, stateFromView, topFrame } from './text/seen.js';
