/** Many games on all cores. The result does not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import type { SimulatedGame } from './simulation.js';
import type { Order } from './worker.js';

/** Small enough that all cores finish together, large enough that messages cost nothing. */
const BATCH = 4;

/** Plays games 0 to count − 1 on so many threads; `done` hears how many are finished. */
export async function playAll(
  order: Order,
  count: number,
  threads: number,
  done: (games: number) => void,
): Promise<SimulatedGame[]> {
  const games: SimulatedGame[] = new Array(count);
  let next = 0;
  let finished = 0;
  const batch = (): number[] => {
    const numbers: number[] = [];
    while (numbers.length < BATCH && next < count) numbers.push(next++);
    return numbers;
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: order });
      const hand = () => {
        const numbers = batch();
        if (numbers.length > 0) worker.postMessage(numbers);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (played: readonly [number, SimulatedGame][]) => {
        for (const [number, game] of played) games[number] = game;
        finished += played.length;
        done(finished);
        hand();
      });
      worker.on('error', reject);
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(threads, Math.ceil(count / BATCH)) }, work));
  return games;
}
