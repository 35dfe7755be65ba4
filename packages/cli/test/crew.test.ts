/** Threads that work job by job. */
import { afterEach, describe, expect, test } from 'vitest';
import { Crew } from '../src/crew.js';

/** Waits so many milliseconds and answers with twice as many; a job below nought goes wrong, one of nought ends the thread. */
const WORK = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (job) => {
      if (job < 0) throw new Error('cannot wait ' + job);
      if (job === 0) process.exit();
      setTimeout(() => parentPort.postMessage(2 * job), job);
    });`)}`,
);
const FOREVER = 1_000_000;

const crews: Crew<number, number>[] = [];
const crewOf = (threads: number): Crew<number, number> => {
  const crew = new Crew<number, number>(WORK, null, threads);
  crews.push(crew);
  return crew;
};
afterEach(() => Promise.all(crews.splice(0).map((crew) => crew.end())));

describe('a crew', () => {
  test.each([1, 3])('of %i gives what came of each job in the order of the jobs, again and again', async (threads) => {
    const crew = crewOf(threads);
    const heard: number[] = [];
    expect(await crew.run([50, 1, 2, 3], (one) => heard.push(one))).toEqual([100, 2, 4, 6]);
    expect(heard.sort((one, other) => one - other)).toEqual([2, 4, 6, 100]);
    expect(await crew.run([4])).toEqual([8]);
    expect(await crew.run([])).toEqual([]);
  });

  test('that is stopped gives what stands before the first unfinished job', async () => {
    const stop = new AbortController();
    const done = crewOf(2).run([1, FOREVER, 2, 3], (one) => one === 4 && stop.abort(), stop.signal);
    expect(await done).toEqual([2]);
  });

  test('that is stopped beforehand begins nothing', async () => {
    expect(await crewOf(1).run([1], undefined, AbortSignal.abort())).toEqual([]);
  });

  test('fails with what went wrong in a thread, while others work', async () => {
    await expect(crewOf(2).run([FOREVER, -1])).rejects.toThrow('cannot wait -1');
  });

  test('fails if a thread ends', async () => {
    await expect(crewOf(2).run([FOREVER, 0])).rejects.toThrow('a thread has ended before its work');
  });
});
