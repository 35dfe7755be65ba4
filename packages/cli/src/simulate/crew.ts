/** Many games on all cores. The result does not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import type { SimulatedGame } from './simulation.js';
import type { Order } from './worker.js';

/** Small enough that all cores finish together, large enough that messages cost nothing. */
const BATCH = 4;

/**
 * Plays games 0 to count − 1 on so many threads; `done` hears how many are finished. Once the signal aborts no more are begun,
 * and those before the first unfinished one are given: as many games as if no more had been asked for.
 */
export async function playAll(
  order: Order,
  count: number,
  threads: number,
  done: (games: number) => void,
  signal?: AbortSignal,
): Promise<SimulatedGame[]> {
  const games: (SimulatedGame | undefined)[] = new Array(count).fill(undefined);
  const workers = Array.from(
    { length: Math.min(threads, Math.ceil(count / BATCH)) },
    () => new Worker(new URL('./worker.js', import.meta.url), { workerData: order }),
  );
  let next = 0;
  let finished = 0;
  const batch = (): number[] => {
    const numbers: number[] = [];
    while (numbers.length < BATCH && next < count) numbers.push(next++);
    return numbers;
  };
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const hand = () => {
        const numbers = batch();
        if (numbers.length > 0 && signal?.aborted !== true) worker.postMessage(numbers);
        else resolve();
      };
      worker.on('message', (played: readonly [number, SimulatedGame][]) => {
        for (const [number, game] of played) games[number] = game;
        finished += played.length;
        done(finished);
        hand();
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a thread that played games has ended'))); // too late if it was told to
      signal?.addEventListener('abort', () => resolve(), { once: true });
      hand();
    });
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  const missing = games.indexOf(undefined);
  return games.slice(0, missing < 0 ? count : missing).filter((game) => game !== undefined);
}
