/** The analysis of a finished game of a server: asked for, waited for, and told how far it is. */
import { type BottegaClient, ClientError, type TableAnalysis } from '@bottega/protocol';
import type { GameAnalysis } from '@bottega/table';

type AnalysisClient = Pick<BottegaClient, 'askForAnalysis' | 'analysisOf'>;

/** Something that a server works out for this page. */
export interface OnlineRun {
  /**
   * The whole analysis. A ClientError says why there is none: what the server said, `offline` if it says nothing, `analysisFailed`,
   * `analysisWaits` if it does not get on with it, or `closed` after `end`.
   */
  readonly done: Promise<GameAnalysis>;
  /** Nobody wants it any more; the server goes on with it for others. */
  end(): void;
}

/** Hears what was found so far, null before there is any of it, and how far it is, from 0 to 1. */
export type HearPart = (part: GameAnalysis | null, share: number) => void;

/** What time it is, and letting some of it pass. */
export interface Time {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** A game takes some seconds: asked often at first, then ever less. */
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 4_000;
const LONGER = 1.5;
/** So long nothing may change: the server is away, its storage is, or too many other games come first. */
const PATIENCE_MS = 15_000;
/** A line that swallows everything would keep a request for minutes. */
const ANSWER_MS = 10_000;
const PASSING = ['offline', 'restarting', 'storageFailed', 'storageFull', 'failed', 'tooMany'];

/** What the server has of it already; null if nothing that fits. */
export async function keptOnline(client: AnalysisClient, id: string): Promise<GameAnalysis | null> {
  return (await answered(client.analysisOf(id))).analysis;
}

/** Has it worked out. */
export function analyseOnline(client: AnalysisClient, id: string, hear: HearPart, { now, wait }: Time): OnlineRun {
  let end = () => {};
  const isEnded = new Promise<never>((_, reject) => {
    end = () => reject(new ClientError('closed', 'the analysis is not wanted any more'));
  });
  return { done: Promise.race([isEnded, follow()]), end };

  async function follow(): Promise<GameAnalysis> {
    let told = await ask('none');
    let changed = now();
    for (let delay = FIRST_WAIT_MS; ; delay = Math.min(LONGEST_WAIT_MS, delay * LONGER)) {
      const { state, share, part, analysis, trouble } = told;
      if (analysis !== null) return analysis;
      if (state === 'failed') throw new ClientError('analysisFailed', trouble ?? '');
      hear(part, share);
      await Promise.race([wait(delay), isEnded]);
      let reason = new ClientError('analysisWaits', 'the server does not get on with it');
      try {
        told = await ask(state);
        if (told.state !== state || told.share !== share) changed = now();
      } catch (error) {
        if (!(error instanceof ClientError && PASSING.includes(error.code))) throw error;
        reason = error;
      }
      if (now() - changed > PATIENCE_MS) throw reason;
    }
  }

  /** Where nobody has asked, or it was dropped because the server has other rules by now, it is asked for. */
  function ask(state: TableAnalysis['state']): Promise<TableAnalysis> {
    return Promise.race([isEnded, answered(state === 'none' ? client.askForAnalysis(id) : client.analysisOf(id))]);
  }
}

/** An answer, unless it takes too long. */
function answered<T>(asking: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new ClientError('offline', 'no answer in time')), ANSWER_MS);
    asking.then(resolve, reject).finally(() => clearTimeout(tooLate));
  });
}
