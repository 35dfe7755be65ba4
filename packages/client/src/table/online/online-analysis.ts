/** The analysis of a finished game of a server: asked for, waited for, and told how far it is. */
import { type BottegaClient, ClientError, type TableAnalysis } from '@bottega/protocol';
import type { GameAnalysis } from '@bottega/table';

type AnalysisClient = Pick<BottegaClient, 'askForAnalysis' | 'analysisOf'>;

/** Something that a server works out for this page. */
export interface OnlineRun {
  /** The whole analysis. A ClientError says why there is none: what the server said, `analysisFailed`, or `closed` after `end`. */
  readonly done: Promise<GameAnalysis>;
  /** Nobody wants it any more; the server goes on with it for others. */
  end(): void;
}

/** A game takes some seconds: asked often at first, then ever less. */
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 4_000;
const LONGER = 1.5;
/** The server is away, or its storage is: asked again so often before that is told. */
const MOST_FAILURES = 8;
const PASSING = ['offline', 'restarting', 'storageFailed', 'storageFull', 'failed', 'tooMany'];

/** What the server has of it already; null if nothing that fits. */
export async function keptOnline(client: AnalysisClient, id: string): Promise<GameAnalysis | null> {
  return (await client.analysisOf(id)).analysis;
}

/** Has it worked out; `hear` is told how far it is, from 0 to 1. */
export function analyseOnline(
  client: AnalysisClient,
  id: string,
  hear: (share: number) => void,
  wait: (milliseconds: number) => Promise<void>,
): OnlineRun {
  let end = () => {};
  const isEnded = new Promise<never>((_, reject) => {
    end = () => reject(new ClientError('closed', 'the analysis is not wanted any more'));
  });
  return { done: Promise.race([isEnded, follow()]), end };

  async function follow(): Promise<GameAnalysis> {
    let told = await client.askForAnalysis(id);
    let failures = 0;
    for (let delay = FIRST_WAIT_MS; ; delay = Math.min(LONGEST_WAIT_MS, delay * LONGER)) {
      const { state, share, analysis, trouble } = told;
      if (analysis !== null) return analysis;
      if (state === 'failed') throw new ClientError('analysisFailed', trouble ?? '');
      hear(share);
      await Promise.race([wait(delay), isEnded]);
      try {
        told = await ask(state);
        failures = 0;
      } catch (error) {
        if (!(error instanceof ClientError && PASSING.includes(error.code)) || ++failures > MOST_FAILURES) throw error;
      }
    }
  }

  /** Where it was dropped, because the server has other rules by now, it is asked for anew. */
  function ask(state: TableAnalysis['state']): Promise<TableAnalysis> {
    return state === 'none' ? client.askForAnalysis(id) : client.analysisOf(id);
  }
}
