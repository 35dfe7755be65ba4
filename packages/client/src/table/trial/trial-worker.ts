/** The worker of a trial: it is given what a seat sees, and knows nothing else of the real game. */
import { gameById } from '@bottega/games';
import type { Tried } from '@bottega/table';
import { Trial } from '@bottega/table/trial';
import { serveTable } from '../own/serve';
import type { TrialCalls } from './trial-protocol';

let trial: Trial | null = null;

function opened(): Trial {
  if (trial === null) throw new Error('nothing is being tried');
  return trial;
}

serveTable<TrialCalls, Tried>(
  ({ begin, update, progress, report }) => ({
    async open(game, data, start, pace) {
      const outside = {
        report,
        now: Date.now,
        wait: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
        breathe: () => new Promise<void>((resolve) => setTimeout(resolve)),
      };
      trial = new Trial(await gameById(game).load(data), start, { begin, update }, outside, pace);
      return { info: trial.info(), update: await trial.look() };
    },
    goOn: async () => opened().goOn(),
    choose: (request, choices) => opened().choose(request, choices),
    undo: () => opened().undo(),
    startOver: () => opened().startOver(),
    moment: (at, seat) => opened().moment(at, seat),
    recap: (since) => opened().recap(since),
    async pace(milliseconds) {
      opened().pace = milliseconds;
    },
    pause: async (isPaused) => opened().pause(isPaused),
    step: async () => opened().step(),
    skip: async () => opened().skip(),
    hint: () => opened().hint(progress),
    why: (line) => opened().why(line),
    stopThinking: async () => opened().stopThinking(),
  }),
  () => opened().tried(),
);
