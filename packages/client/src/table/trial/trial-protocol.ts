/** What the page and the worker of a trial say to each other. */
import type { TrialStart } from '@bottega/table';
import type { OwnCalls, OwnOpened } from '../own/protocol';
import type { Hint, Why } from '../table';

export interface TrialCalls extends OwnCalls {
  /** `data`: component data other than the game's own; `pace`: milliseconds that a bot's choice stays before the next. */
  open(game: string, data: unknown, start: TrialStart, pace: number): Promise<OwnOpened>;
  /** Lets the bots play, when the page is ready to hear of it or after they were stopped. */
  goOn(): Promise<void>;
  startOver(): Promise<void>;
  pace(milliseconds: number): Promise<void>;
  pause(isPaused: boolean): Promise<void>;
  step(): Promise<void>;
  skip(): Promise<void>;
  hint(): Promise<Hint | null>;
  why(line: number): Promise<Why | null>;
  stopThinking(): Promise<void>;
}
