/** What a bot would choose here, known to whatever stands for a choice: in a context, since boards draw only what has changed. */
import { type Choice, sameChoice } from '@bottega/kernel';
import { createContext, useContext } from 'react';

export interface Advice {
  /** All that it would choose until its turn is over, the first first. */
  readonly choices: readonly Choice[];
}

export const AdviceContext = createContext<Advice | null>(null);

/** Tells of choices that are made one after the other whether the advice begins with them. */
export function useAdvised(): (choices: readonly Choice[]) => boolean {
  const advice = useContext(AdviceContext);
  return (choices) => advice !== null && beginsWith(advice.choices, choices);
}

/** Whether the advice begins with these choices; nothing begins with none. */
export function beginsWith(advised: readonly Choice[], choices: readonly Choice[]): boolean {
  return (
    choices.length > 0 &&
    choices.length <= advised.length &&
    choices.every((choice, at) => sameChoice(choice, advised[at]))
  );
}
