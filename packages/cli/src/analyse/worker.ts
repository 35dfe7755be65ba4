/** A thread that analyses the games it is handed. */
import { parentPort, workerData } from 'node:worker_threads';
import { InputError } from '@bottega/kernel';
import { type AnalysedGame, openAnalysable } from './finished-game.js';

export interface AnalyseOrder {
  readonly positions: number;
}

/** What was found out about the game of a file, or why it cannot be used. */
export type AnalyseDone =
  | { readonly path: string; readonly game: AnalysedGame; readonly problem: null }
  | { readonly path: string; readonly game: null; readonly problem: string };

const { positions } = workerData as AnalyseOrder;
/** Nobody looks on: it need not be cut finely. */
const SLICE = 10_000;

parentPort?.on('message', async (path: string) => parentPort?.postMessage(await analysed(path)));

async function analysed(path: string): Promise<AnalyseDone> {
  try {
    const { finished, analysing } = await openAnalysable(path, positions);
    while (!analysing.advance(SLICE));
    return { path, game: { ...finished, analysis: analysing.analysis() }, problem: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const named = error.message.startsWith(path) ? error.message : `${path}: ${error.message}`;
    return { path, game: null, problem: named };
  }
}
