/** Where the analysis of a game comes from: what was kept of it, and somebody who works it out. */
import { ANALYSIS_FORMAT, type GameAnalysis } from '@bottega/table';
import type { TableService } from '../table/table';
import type { AnalysedGame } from './analysis-protocol';
import { goOn, underWay } from './under-way';

/**
 * Why a server's game is worked out in this browser: the server analyses none, or no more for this person for now; other games come
 * first there; it is not reached; or it could not do it.
 */
export type WhyHere = 'off' | 'limit' | 'busy' | 'away' | 'failed';

export interface HearRun {
  /** What was found so far, null if nothing yet, and how far it is, from 0 to 1. */
  found(part: GameAnalysis | null, share: number): void;
  /** It was to be worked out elsewhere, and is worked out in this browser from now on. */
  here(why: WhyHere): void;
}

/** Something that is being worked out. */
export interface AnalysisRun {
  /** The analysis as a whole, or what was found until it was stopped; null if that was nothing. */
  readonly done: Promise<GameAnalysis | null>;
  /** Ends it with what was found so far. */
  stop(): void;
  /** Nobody looks any more: what is worked out in this browser goes on for a while, and is kept. */
  leave(): void;
}

export interface AnalysisSource {
  /** What is known of the game already; null if nothing that fits. */
  kept(): Promise<GameAnalysis | null>;
  /** With how many positions it is being worked out since somebody left the page; undefined if it is not. */
  underWay(): number | null | undefined;
  /** Looks at so many positions for each decision, null for as many as usual; goes on with what is under way with as many. */
  run(positions: number | null, hear: HearRun): AnalysisRun;
  /** Keeps what was found, if it is for this page to keep; fails if it could not be kept. */
  keep(analysis: GameAnalysis): Promise<void>;
}

/** Works it out in this browser, and keeps it beside the game. */
export function sourceHere(
  service: Pick<TableService, 'keptAnalysis' | 'keepAnalysis'>,
  id: string,
  game: AnalysedGame,
  rules: number,
): AnalysisSource {
  // What cannot be read is worked out anew; that nothing can be kept is told then.
  const kept = async () => {
    const found = await service.keptAnalysis(id).catch(() => null);
    return fitsGame(found, game, rules) ? found : null;
  };
  const keep = (analysis: GameAnalysis) => service.keepAnalysis(id, analysis);
  const keepBetter = async (found: GameAnalysis) => {
    if (better(await kept(), found) === found) await keep(found);
  };
  return {
    kept,
    keep,
    underWay: () => underWay(id)?.positions,
    run(positions, hear) {
      const mine = goOn(id, positions, game, keepBetter);
      mine.hear(hear.found);
      return { done: mine.done, stop: () => mine.stop(), leave: () => mine.leave() };
    },
  };
}

/** A part does not take the place of a whole, nor of a longer part. */
export function better(before: GameAnalysis | null, found: GameAnalysis): GameAnalysis {
  if (before === null || found.isComplete) return found;
  return before.isComplete || before.course.length > found.course.length ? before : found;
}

/** Whether something that was kept is an analysis of this game as it ended, in the present format and under the present rules. */
export function fitsGame(kept: unknown, { game, record }: AnalysedGame, rules: number): kept is GameAnalysis {
  const analysis = fieldsOf(kept) as Partial<GameAnalysis>;
  const { digests } = fieldsOf(record);
  const end = Array.isArray(digests) ? digests.at(-1) : undefined;
  return (
    analysis.format === ANALYSIS_FORMAT &&
    analysis.game === game &&
    analysis.rules === rules &&
    end !== undefined &&
    analysis.end === end &&
    Array.isArray(analysis.course) &&
    Array.isArray(analysis.decisions) &&
    Array.isArray(analysis.moments?.known) &&
    Array.isArray(analysis.moments?.open)
  );
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
