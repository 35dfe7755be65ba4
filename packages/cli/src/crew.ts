/** Threads that do the same kind of work, job by job. What comes of it does not depend on how many there are. */
import { Worker } from 'node:worker_threads';

export class Crew<Job, Done> {
  private readonly workers: readonly Worker[];

  /** Every thread runs the module with this order, takes a job as a message and answers each with one message. */
  constructor(module: URL, order: unknown, threads: number) {
    this.workers = Array.from({ length: threads }, () => new Worker(module, { workerData: order }));
  }

  /**
   * What came of each job, in their order; `done` hears of each as it comes. Once the signal aborts no more are begun, and those before
   * the first unfinished one are given: as many as if no more had been asked for.
   */
  async run(jobs: readonly Job[], done?: (one: Done) => void, signal?: AbortSignal): Promise<Done[]> {
    const results: (Done | undefined)[] = new Array(jobs.length).fill(undefined);
    let next = 0;
    const work = (worker: Worker): Promise<void> =>
      new Promise((resolve, reject) => {
        let job = -1;
        const hand = () => {
          if (next >= jobs.length || signal?.aborted === true) return finish(resolve);
          job = next++;
          worker.postMessage(jobs[job]);
        };
        const take = (result: Done) => {
          results[job] = result;
          done?.(result);
          hand();
        };
        const fail = (error: unknown) => finish(() => reject(error));
        const ended = () => fail(new Error('a thread has ended before its work'));
        const stop = () => finish(resolve);
        const finish = (settle: () => void) => {
          worker.off('message', take).off('error', fail).off('exit', ended);
          signal?.removeEventListener('abort', stop);
          settle();
        };
        worker.on('message', take).on('error', fail).on('exit', ended);
        signal?.addEventListener('abort', stop, { once: true });
        hand();
      });
    await Promise.all(this.workers.map(work));
    const missing = results.indexOf(undefined);
    return results.slice(0, missing < 0 ? jobs.length : missing) as Done[];
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
