/** The page's end of a worker that runs one table: who waits for its answers, and who hears what it says. */
import { type FullUpdate, TableError, type Update } from '@bottega/table';
import { receivedError } from '../local/protocol';
import type { FromOwnWorker, OwnCall, OwnCalls } from './protocol';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The table that a worker speaks of. */
export interface OwnListener {
  restart(update: FullUpdate): void;
  receive(update: Update): void;
  hearProgress(share: number): void;
  report(trouble: Error | null): void;
}

/** What a call is given. */
export type Args<Call> = Call extends (...args: infer Given) => unknown ? Given : never;
type Result<Call> = Call extends (...args: never) => Promise<infer Given> ? Given : never;

export class OwnWorker<Calls extends OwnCalls, Place> {
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  /** Where the table is after the last answer. */
  place: Place | null = null;
  table: OwnListener | null = null;

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<FromOwnWorker<Place>>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault(); // it is told where it is noticed
      this.fail(event.message ?? 'the worker could not be loaded');
    };
    worker.onmessageerror = () => this.fail('an answer of the worker could not be read');
  }

  call<Name extends keyof Calls & string>(name: Name, ...args: Args<Calls[Name]>): Promise<Result<Calls[Name]>> {
    const call = this.calls++;
    return new Promise((resolve, reject) => {
      this.worker.postMessage({ call, name, args } satisfies OwnCall); // throws if something in it cannot be sent
      this.waiting.set(call, { resolve: resolve as (result: unknown) => void, reject });
    });
  }

  end(): void {
    this.worker.terminate();
  }

  private hear(message: FromOwnWorker<Place>): void {
    if ('begin' in message) this.table?.restart(message.begin);
    else if ('update' in message) this.table?.receive(message.update);
    else if ('progress' in message) this.table?.hearProgress(message.progress);
    else if ('trouble' in message) this.table?.report(message.trouble === null ? null : receivedError(message.trouble));
    else {
      const waiting = this.waiting.get(message.call);
      this.waiting.delete(message.call);
      if ('error' in message) waiting?.reject(receivedError(message));
      else {
        this.place = message.place;
        waiting?.resolve(message.result);
      }
    }
  }

  private fail(message: string): void {
    const error = new TableError('workerFailed', message);
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.table?.report(error);
  }
}
