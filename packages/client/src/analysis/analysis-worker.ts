/** The worker that analyses a finished game: in slices, so that it hears when somebody has seen enough. */
import { gameById } from '@bottega/games';
import { readRecord } from '@bottega/kernel';
import { AnalysisInProgress, SecondTry } from '@bottega/table/analysis';
import { postedError } from '../table/local/protocol';
import type { AnalysedGame, FromAnalyst, ToAnalyst } from './analysis-protocol';

/** A slice, after which the worker listens. */
const SLICE_POSITIONS = 200;
/** How often it is told what was found. */
const TELL_MS = 400;

let isStopped = false;
let secondTry: Promise<SecondTry> | null = null;

const post = (message: FromAnalyst) => self.postMessage(message);
/** Lets in what the page has said meanwhile. */
const listen = () => new Promise<void>((resolve) => setTimeout(resolve));

async function opened({ game: id, data, record: json }: AnalysedGame) {
  const playable = await gameById(id).load(data);
  const record = readRecord(playable.game, json);
  return { playable, record, weights: await playable.loadWeights(record.seats) };
}

async function analyse(game: AnalysedGame, positions: number | null): Promise<void> {
  const { playable, record, weights } = await opened(game);
  const analysing = new AnalysisInProgress(playable, record, weights, positions ?? undefined);
  const tell = (isEnd: boolean) => post({ found: analysing.analysis(), progress: analysing.progress(), isEnd });
  let told = performance.now();
  while (!isStopped && !analysing.advance(SLICE_POSITIONS)) {
    if (performance.now() - told < TELL_MS) continue;
    tell(false);
    told = performance.now();
    await listen();
  }
  tell(true);
}

self.onmessage = async ({ data }: MessageEvent<ToAnalyst>) => {
  switch (data.ask) {
    case 'analyse':
      try {
        await analyse(data.game, data.positions);
      } catch (error) {
        post({ failed: postedError(error) });
      }
      return;
    case 'stop':
      isStopped = true;
      return;
    case 'judge':
      try {
        secondTry ??= opened(data.game).then(
          ({ playable, record, weights }) => new SecondTry(playable, record, weights, data.positions),
        );
        const { from, choices, isEnd } = data.way;
        post({ call: data.call, verdict: (await secondTry).verdict(from, choices, isEnd) });
      } catch (error) {
        post({ call: data.call, failed: postedError(error) });
      }
  }
};
