/** The thread in which a finished game is worked out beside which everything else comes first. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { gameById } from '@bottega/games';
import { AnalysisInProgress } from '@bottega/table/analysis';
import type { AnalysisNews, AnalysisOrder } from './thinking.js';

/** Some hundredths of a second. */
const SLICE_POSITIONS = 2_000;
/** How far it is and what was found stands in the database, for all processes: written so often at most. */
const TELL_MS = 1_000;
/** Whatever else runs has about ten times as much of the processor, where there is not enough for both. */
const LOW_PRIORITY = 10;

if (parentPort === null) throw new Error('this is the module of a thread');
const tell = (news: AnalysisNews) => parentPort?.postMessage(news);

// Only there it is this thread's alone; elsewhere all of the server would be slower.
if (process.platform === 'linux') setPriority(0, LOW_PRIORITY);

const { record, positions } = workerData as AnalysisOrder;
const playable = await gameById(record.game).load(record.data);
const progress = new AnalysisInProgress(playable, record, await playable.loadWeights(record.seats), positions);
for (let told = Date.now(); !progress.advance(SLICE_POSITIONS); ) {
  if (Date.now() - told < TELL_MS) continue;
  told = Date.now();
  // Written out here: the server's own thread has other things to do.
  tell({ share: progress.progress(), part: JSON.stringify(progress.analysis()) });
}
tell({ analysis: progress.analysis() });
