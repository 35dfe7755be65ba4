/** Players made of code. They know the kernel's `Game` and nothing of any game. */
export { type Advice, type Adviser, Advising, advise } from './advice.js';
export {
  type Analysed,
  Analysing,
  type CoursePoint,
  gainOf,
  type Influence,
  lossOf,
  type PlayedGame,
} from './analysis/analysing.js';
export type { Comparison, Judged, Outlook, Way } from './analysis/judging.js';
export { OtherChoices } from './analysis/other-choices.js';
export { stateAfter } from './analysis/piece.js';
export { type Bot, type BotPlayer, type Budget, DEFAULT_BUDGET } from './bot.js';
export type { Deed } from './explain/explain.js';
export type { SeenStep } from './explain/retrace.js';
export { type Why, WhyInProgress } from './explain/why.js';
export { type Hint, HintInProgress, type HintLine, type Reason, reasonsOf } from './hint.js';
export { LEVELS, levelsWhere, presentName } from './levels.js';
export { type Change, changesOf, type Line } from './line.js';
export { ADVISER, BOTS, botOf, findBot } from './register.js';
export { decided, type Progress, type Thinking, thinkThrough } from './thinking.js';
export { Chances, TurnOrder } from './value/chances.js';
export { inputsOf, LearnedValue, MARGIN_SCALE, OUTPUTS } from './value/learned-value.js';
export type { Shape } from './value/network.js';
export { readWeights, storeWeights, type Weights } from './value/weights.js';
