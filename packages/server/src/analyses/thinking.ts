/** A finished game is worked out in a thread of its own, so that nobody at any table waits for it. */
import { Worker } from 'node:worker_threads';
import type { GameRecord } from '@bottega/kernel';
import type { GameAnalysis } from '@bottega/table';

/** What a thread is begun with. */
export interface AnalysisOrder {
  readonly record: GameRecord;
  readonly positions: number;
}

/** What a thread tells on its way: how far it is, and what was found so far, as JSON. */
export interface AnalysisPart {
  readonly share: number;
  readonly part: string;
}

/** What a thread tells: parts, and in the end the whole. */
export type AnalysisNews = AnalysisPart | { readonly analysis: GameAnalysis };

/** The server ends before it is worked out: somebody else does it, or the same server when it is back. */
export class StoppedError extends Error {
  constructor() {
    super('the analysis was stopped');
    this.name = 'StoppedError';
  }
}

/** Of the same package, once it is built: a thread can only be begun with JavaScript. */
const THREAD = new URL('../../dist/analyses/analysis-thread.js', import.meta.url);
/** A game takes some 100 MB; one that would take the whole server's memory is given up instead. */
const MAX_MEGABYTES = 512;

export interface Thinking {
  readonly done: Promise<GameAnalysis>;
  /** Ends it at once; then `done` fails with a StoppedError. */
  stop(): void;
}

export function think(order: AnalysisOrder, onPart: (part: AnalysisPart) => void): Thinking {
  const thread = new Worker(THREAD, {
    workerData: order,
    // Nothing of what the server's own process was begun with, such as where modules are found.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  let stop = () => {};
  const done = new Promise<GameAnalysis>((resolve, reject) => {
    stop = () => reject(new StoppedError());
    thread.on('message', (news: AnalysisNews) => {
      if ('analysis' in news) resolve(news.analysis);
      else onPart(news);
    });
    thread.on('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
  });
  return { done: done.finally(() => thread.terminate()), stop };
}
