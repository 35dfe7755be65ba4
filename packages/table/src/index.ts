/**
 * What happens around a match, wherever it is played: seats, viewers, bots' turns, what travels to whom, history, replay. The session
 * itself, with the bots, is imported from `@bottega/table/session`: a viewer's end does without it.
 */

export { aboutOf } from './about.js';
export {
  ANALYSIS_FORMAT,
  type Cost,
  type Decision,
  type GameAnalysis,
  type Line,
  SIGHTS,
  type Sight,
  type TurningMoment,
} from './analysis/game-analysis.js';
export { type Delta, deltaOf, withDelta } from './delta.js';
export { checkNotSealed, gameFile, readGameFile } from './file.js';
export { foresee } from './foresee.js';
export {
  type Act,
  choicesOf,
  historyFrom,
  type NewAct,
  playersAfter,
  rewoundTo,
  type Standing,
  standingAfter,
} from './history.js';
export { changeOf, keptOf, nameless, type Opened, openKept, readPlayers, readSeating } from './kept.js';
export { mergeUpdate } from './merge-update.js';
export { NO_DECISIONS, TableMirror } from './mirror.js';
export { momentOf } from './moment.js';
export type { PackedEvent } from './packed-events.js';
export { planOf } from './plan.js';
export { botIn, isKnownBot, type Player, STANDARD_BOT } from './player.js';
export { type Playable, Replay } from './replay.js';
export type { TableSession } from './session.js';
export type { AnyMatch, KeptGame, Outside, Request, Seated } from './session-types.js';
export type { Course, Moment, Round, TableInfo, TableSnapshot } from './snapshot.js';
export { isTableErrorCode, TABLE_ERROR_CODES, TableError, type TableErrorCode } from './table-error.js';
export { type TrialStart, trialBar, trialStart } from './trial-start.js';
export { checkPlan, type PlanCheck, stepOf, type Tried } from './tried-choices.js';
export type { Answer, DeltaUpdate, FullUpdate, Update } from './update.js';
export type { Viewer } from './viewer.js';
