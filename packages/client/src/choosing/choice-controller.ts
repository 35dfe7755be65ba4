/** Choosing by pointing: what the question allows, by choice. */
import { type Barred, type Choice, sameChoice } from '@bottega/kernel';
import type { TableSnapshot } from '../table/table';

export type Status = 'may' | 'bar' | 'none';

/** A board has a pick for the choices of its own game. */
export interface ChoiceController<C extends Choice = Choice> {
  /** Whether a choice is offered, barred, or not part of the question. */
  status(choice: C): Status;
  /** Why it is barred. */
  why(choice: C): Barred<Choice> | null;
  /** Plays an offered choice; explains a barred one at the place that was pointed at. */
  choose(choice: C, at?: Element): void;
  /** Says why a choice is barred: while it is pointed at, or (asked) until it is closed. Null: no longer pointed at, or asked. */
  explain(choice: C | null, at?: Element, isAsked?: boolean): void;
  /** Says why something is not possible that no choice stands for. */
  refuse(bar: Barred<Choice>, at?: Element, isAsked?: boolean): void;
  /** Plays choices one after the other, each of them offered once those before it are played. */
  play(choices: readonly C[]): void;
  /** Whether a choice is among the suggested answers to this question. */
  isPlanned(choice: C): boolean;
  /** Plays the suggested answers, up to one of them or to the end of what is asked for. */
  accept(last?: C): void;
  /** Takes the last choice back, if it can be. */
  takeBack(): void;
}

/** What a pick does to the table. */
export interface Doing {
  play(choices: readonly Choice[]): void;
  explain(bar: Barred<Choice> | null, at: Element | null, isAsked: boolean): void;
  undo(): void;
}

/** What can be picked in a position. */
export function createChoiceController(
  { allowed, barred, plan, canUndo }: TableSnapshot,
  { play, explain, undo }: Doing,
): ChoiceController {
  // A table asks about each of its things, many times: only choices of the same type are compared.
  const mays = byType(allowed, (choice) => choice);
  const bars = byType(barred, (bar) => bar.choice);
  const why = (choice: Choice) => bars.get(choice.type)?.find((bar) => sameChoice(bar.choice, choice)) ?? null;
  const isAllowed = (choice: Choice) => mays.get(choice.type)?.some((one) => sameChoice(one, choice)) === true;
  return {
    status: (choice) => (isAllowed(choice) ? 'may' : why(choice) === null ? 'none' : 'bar'),
    why,
    choose(choice, at) {
      if (isAllowed(choice)) play([choice]);
      else explain(why(choice), at ?? null, true);
    },
    explain: (choice, at, isAsked = false) => explain(choice === null ? null : why(choice), at ?? null, isAsked),
    refuse: (bar, at, isAsked = false) => explain(bar, at ?? null, isAsked),
    play,
    isPlanned: (choice) => plan.some((one) => sameChoice(one, choice)),
    accept: (last) =>
      play(last === undefined ? plan : plan.slice(0, plan.findIndex((one) => sameChoice(one, last)) + 1)),
    takeBack: () => canUndo && undo(),
  };
}

function byType<T>(all: readonly T[], choiceOf: (one: T) => Choice): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const { type } = choiceOf(one);
    const list = found.get(type);
    if (list === undefined) found.set(type, [one]);
    else list.push(one);
  }
  return found;
}

/** A pick with nothing to choose, for replays. */
export const IDLE_CONTROLLER: ChoiceController = {
  status: () => 'none',
  why: () => null,
  choose: () => {},
  explain: () => {},
  refuse: () => {},
  play: () => {},
  isPlanned: () => false,
  accept: () => {},
  takeBack: () => {},
};

/** Nothing is offered in a replay, so nothing has a name. */
export const NO_NAME = (): string => '';
