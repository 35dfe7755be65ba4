/** Looking at a finished game again: with the bots, so that whoever only shows an analysis does without them. */
export { ANALYSIS_POSITIONS, AnalysisInProgress } from './analysis-in-progress.js';
export { SecondTry, type SecondVerdict } from './second-try.js';
