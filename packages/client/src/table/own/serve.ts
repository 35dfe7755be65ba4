/** A worker's end of a table of its own: answers calls, and tells what changes. */
import type { FullUpdate, Update } from '@bottega/table';
import { postedError } from '../local/protocol';
import type { FromOwnWorker, OwnCall, OwnCalls } from './protocol';

/** What a worker says without being asked. */
export interface OwnVoice {
  begin(update: FullUpdate): void;
  update(update: Update): void;
  progress(share: number): void;
  report(trouble: unknown): void;
}

/** Answers calls from now on; `place` is asked after each of them. */
export function serveTable<Calls extends OwnCalls, Place>(
  answersWith: (voice: OwnVoice) => Calls,
  place: () => Place,
): void {
  const post = (message: FromOwnWorker<Place>) => self.postMessage(message);
  const answers = answersWith({
    begin: (update) => post({ begin: update }),
    update: (update) => post({ update }),
    progress: (share) => post({ progress: share }),
    report: (trouble) => post({ trouble: trouble === null ? null : postedError(trouble) }),
  });
  self.onmessage = async ({ data: { call, name, args } }: MessageEvent<OwnCall>) => {
    try {
      const answer = answers[name as keyof Calls] as (...given: readonly unknown[]) => Promise<unknown>;
      post({ call, result: await answer(...args), place: place() });
    } catch (error) {
      post({ call, ...postedError(error) });
    }
  };
}
