/** Somebody decides again what was decided in a finished game: how good that is, with what the seat could know. */
import { OtherChoices, type Weights } from '@bottega/bots';
import type { Choice, GameEvent, GameRecord, State } from '@bottega/kernel';
import type { Playable } from '../replay.js';
import { ANALYSIS_POSITIONS } from './analysis-in-progress.js';
import type { Cost, TurningMoment } from './game-analysis.js';
import { playedGame } from './played-game.js';
import { costOf, tellMoment } from './tell.js';

/** What costs no more than that, of the chance to win or in points, is as good as the best. */
const AS_GOOD_CHANCE = 0.015;
const AS_GOOD_POINTS = 0.5;

export interface SecondVerdict {
  /** Whether it is as good as the best, or almost. */
  readonly isGood: boolean;
  /** What it costs, held against the best. */
  readonly cost: Cost;
  /** `played`: what was chosen now; `other`: what is best, if that is something else. */
  readonly moment: TurningMoment;
}

export class SecondTry {
  private readonly others: OtherChoices<State, Choice, GameEvent>;

  constructor(
    private readonly playable: Playable,
    record: GameRecord,
    private readonly weights: Weights | null,
    positions: number = ANALYSIS_POSITIONS,
  ) {
    const { game } = playable;
    this.others = new OtherChoices(game, weights, playedGame(game, record), positions, record.seed);
  }

  /**
   * Choices in the place of those that were made after `from` others; null while the decision is not over. `isEnd`: nothing that was
   * chosen after them counts.
   */
  verdict(from: number, choices: readonly Choice[], isEnd = false): SecondVerdict | null {
    const judged = this.others.judged(from, choices, isEnd);
    if (judged === null) return null;
    const { playable, weights } = this;
    const cost = costOf(judged.known);
    const isGood = cost.chance === null ? cost.points <= AS_GOOD_POINTS : cost.chance <= AS_GOOD_CHANCE;
    return { isGood, cost, moment: tellMoment(playable, judged, 'known', weights !== null) };
  }
}
