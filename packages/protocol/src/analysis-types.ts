/** How far a server is with looking at a finished game again. */
import type { GameAnalysis } from '@bottega/table';

/** Nobody has asked for it; it waits for its turn; it is being worked out; it is there; it could not be worked out. */
export const ANALYSIS_STATES = ['none', 'queued', 'running', 'done', 'failed'] as const;
export type AnalysisState = (typeof ANALYSIS_STATES)[number];

export interface TableAnalysis {
  readonly state: AnalysisState;
  /** How much of it is done, from 0 to 1. */
  readonly share: number;
  /** What was found so far while it is being worked out; null before there is any of it, and when all of it is there. */
  readonly part: GameAnalysis | null;
  /** What was found out; null until all of it is there. */
  readonly analysis: GameAnalysis | null;
  /** Why it could not be worked out, for engineers; null if it was not tried or did not fail. */
  readonly trouble: string | null;
}
