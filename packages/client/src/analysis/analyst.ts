/** The page's end of a worker that analyses a game, or judges what somebody would do in its place. */
import { type GameAnalysis, TableError } from '@bottega/table';
import type { SecondVerdict } from '@bottega/table/analysis';
import { receivedError } from '../table/local/protocol';
import type { AnalysedGame, FromAnalyst, OtherWay, ToAnalyst } from './analysis-protocol';

/** Hears what was found so far, and how far it is, from 0 to 1. */
export type HearFound = (found: GameAnalysis, progress: number) => void;

interface Waiting {
  readonly resolve: (verdict: SecondVerdict | null) => void;
  readonly reject: (error: Error) => void;
}

export class Analyst {
  // As one expression: only so does the bundler know it for a worker.
  private readonly worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), {
    type: 'module',
    name: 'analysis',
  });
  private readonly judging = new Map<number, Waiting>();
  private calls = 0;
  private analysing: {
    readonly hear: HearFound;
    readonly resolve: (analysis: GameAnalysis) => void;
    readonly reject: (error: Error) => void;
  } | null = null;
  private failure: Error | null = null;

  constructor(private readonly game: AnalysedGame) {
    this.worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault(); // it is told where it is noticed
      this.fail(event.message ?? 'the worker could not be loaded');
    };
    this.worker.onmessageerror = () => this.fail('an answer of the worker could not be read');
  }

  /** The analysis as a whole, or what was found until it was stopped. */
  analyse(positions: number | null, hear: HearFound): Promise<GameAnalysis> {
    const { game } = this;
    return new Promise((resolve, reject) => {
      this.analysing = { hear, resolve, reject };
      this.ask({ ask: 'analyse', game, positions });
    });
  }

  stop(): void {
    this.ask({ ask: 'stop' });
  }

  /** Null while the decision is not over. */
  judge(positions: number, way: OtherWay): Promise<SecondVerdict | null> {
    const { game } = this;
    const call = this.calls++;
    return new Promise((resolve, reject) => {
      if (this.failure !== null) return reject(this.failure);
      this.judging.set(call, { resolve, reject });
      this.ask({ ask: 'judge', game, positions, call, way });
    });
  }

  end(): void {
    this.worker.terminate();
  }

  private ask(message: ToAnalyst): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromAnalyst): void {
    if ('call' in message) {
      const waiting = this.judging.get(message.call);
      this.judging.delete(message.call);
      if ('failed' in message) waiting?.reject(receivedError(message.failed));
      else waiting?.resolve(message.verdict);
    } else if ('failed' in message) this.analysing?.reject(receivedError(message.failed));
    else if (message.isEnd) this.analysing?.resolve(message.found);
    else this.analysing?.hear(message.found, message.progress);
  }

  private fail(message: string): void {
    this.failure = new TableError('workerFailed', message);
    this.analysing?.reject(this.failure);
    for (const { reject } of this.judging.values()) reject(this.failure);
    this.judging.clear();
  }
}
