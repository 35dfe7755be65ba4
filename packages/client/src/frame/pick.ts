/** Choosing by pointing: what the question allows, by choice. */
import { type Barred, type Choice, sameChoice } from '@bottega/kernel';
import type { Seen } from '../table/table';

export type Status = 'may' | 'bar' | 'none';

export interface Pick {
  /** Whether a choice is offered, barred, or not part of the question. */
  status(choice: Choice): Status;
  /** Why it is barred. */
  why(choice: Choice): Barred<Choice> | null;
  /** Plays an offered choice; explains a barred one at the place that was pointed at. */
  choose(choice: Choice, at?: Element): void;
  /** Says why a choice is barred: while it is pointed at, or (asked) until it is closed. Null: no longer pointed at. */
  explain(choice: Choice | null, at?: Element, isAsked?: boolean): void;
}

/** What can be picked in a position. */
export function pickOf(
  { allowed, barred }: Seen,
  play: (choice: Choice) => void,
  explain: (bar: Barred<Choice> | null, at: Element | null, isAsked: boolean) => void,
): Pick {
  const why = (choice: Choice) => barred.find((bar) => sameChoice(bar.choice, choice)) ?? null;
  const isAllowed = (choice: Choice) => allowed.some((one) => sameChoice(one, choice));
  return {
    status: (choice) => (isAllowed(choice) ? 'may' : why(choice) === null ? 'none' : 'bar'),
    why,
    choose(choice, at) {
      if (isAllowed(choice)) {
        play(choice);
      } else explain(why(choice), at ?? null, true);
    },
    explain: (choice, at, isAsked = false) => explain(choice === null ? null : why(choice), at ?? null, isAsked),
  };
}

/** A pick with nothing to choose, for replays. */
export const NO_PICK: Pick = { status: () => 'none', why: () => null, choose: () => {}, explain: () => {} };

/** Nothing is offered in a replay, so nothing has a name. */
export const NO_NAME = (): string => '';
