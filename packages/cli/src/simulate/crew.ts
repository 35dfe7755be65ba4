/** Many games on all cores. The result does not depend on how many there are. */
import { Crew } from '../crew.js';
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
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, batch) =>
    Array.from({ length: Math.min(BATCH, count - batch * BATCH) }, (__, at) => batch * BATCH + at),
  );
  const crew = new Crew<readonly number[], readonly SimulatedGame[]>(
    new URL('./worker.js', import.meta.url),
    order,
    Math.min(threads, batches.length),
  );
  let finished = 0;
  try {
    const games = await crew.run(
      batches,
      (played) => {
        finished += played.length;
        done(finished);
      },
      signal,
    );
    return games.flat();
  } finally {
    await crew.end();
  }
}
