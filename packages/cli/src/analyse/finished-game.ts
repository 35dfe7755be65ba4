/** A finished game out of a file, and what was found out about it. */
import { type GameRecord, InputError, type Result } from '@bottega/kernel';
import { type GameAnalysis, nameless, readPlayers } from '@bottega/table';
import { AnalysisInProgress } from '@bottega/table/analysis';
import { cleanLine } from '../terminal/clean.js';
import { openVerified, type VerifiedRecord } from '../verified-record.js';

/** Who played it, and how it ended. By seat. */
export interface FinishedGame {
  readonly path: string;
  readonly names: readonly string[];
  readonly places: readonly number[];
  readonly points: readonly number[];
}

export interface AnalysedGame extends FinishedGame {
  readonly analysis: GameAnalysis;
}

/** A game that is to be analysed: refuses one that is not true, or not over. */
export interface Analysable {
  readonly finished: FinishedGame;
  readonly loaded: VerifiedRecord['loaded'];
  readonly analysing: AnalysisInProgress;
  readonly seed: string;
  readonly result: Result;
}

export async function openAnalysable(path: string, positions: number): Promise<Analysable> {
  const { loaded, record, json, state } = await openVerified(path);
  const analysing = new AnalysisInProgress(loaded, record, await loaded.loadWeights(record.seats), positions);
  const result = loaded.game.result(state);
  const { places, points } = result;
  return {
    finished: { path, names: namesOf(path, json, record), places, points },
    loaded,
    analysing,
    seed: record.seed,
    result,
  };
}

/** Names from a file stand within lines of ours. A bare record has none. */
function namesOf(path: string, json: unknown, { seats }: GameRecord): string[] {
  const { players } = json as { readonly players?: unknown };
  if (players === undefined) return Array.from({ length: seats }, (_, seat) => nameless(seat));
  const named = readPlayers(players);
  if (named.length === seats) return named.map(({ name }) => cleanLine(name));
  throw new InputError(`${path}: there are ${named.length} players for ${seats} seats`);
}
