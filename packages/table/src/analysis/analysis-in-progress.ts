/** A finished game that is being analysed, in slices, with what was found so far. */
import { Analysing, type Weights } from '@bottega/bots';
import type { Choice, GameEvent, GameRecord, State } from '@bottega/kernel';
import type { Playable } from '../replay.js';
import type { GameAnalysis } from './game-analysis.js';
import { playedGame } from './played-game.js';
import { tellAnalysis } from './tell.js';

/** Positions that are looked at for a decision, if nobody asks for more. */
export const ANALYSIS_POSITIONS = 1000;

export class AnalysisInProgress {
  private readonly analysing: Analysing<State, Choice, GameEvent>;
  private readonly first: number;
  private isDone = false;

  /** Refuses a game that is not over: what is secret in it stays so. */
  constructor(
    private readonly playable: Playable,
    private readonly record: GameRecord,
    weights: Weights | null,
    private readonly positions: number = ANALYSIS_POSITIONS,
  ) {
    const { game } = playable;
    const played = playedGame(game, record);
    this.first = played.from;
    this.analysing = new Analysing(game, weights, played, positions, record.seed);
  }

  /** Looks at so many more positions, or somewhat more; says whether it is done. */
  advance(positions: number): boolean {
    this.isDone ||= this.analysing.advance(positions);
    return this.isDone;
  }

  /** How far it is, from 0 to 1. */
  progress(): number {
    return this.isDone ? 1 : this.analysing.progress();
  }

  /** By what was found so far. */
  analysis(): GameAnalysis {
    const { playable, record, positions, first, isDone } = this;
    return tellAnalysis(playable, record, this.analysing.analysed(), { positions, first, isComplete: isDone });
  }
}
