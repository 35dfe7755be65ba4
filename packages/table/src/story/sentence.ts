/** Sentences of a story: messages of its own, with values that are said in a game's words or by a language's customs. */
import type { Seat } from '@bottega/kernel';
import type { Message, Value } from '@bottega/kernel/text';

export type StoryValue =
  | Value
  /** Said in the words of the game, or by the story itself where the game has none. */
  | { readonly says: Message }
  /** What somebody chose: each choice quoted, by its name alone. */
  | { readonly choices: readonly Message[] }
  | { readonly seats: readonly Seat[] }
  /** Of 1, said as a percentage. */
  | { readonly share: number };

/** A whole sentence: the kind and which of its variants, and the values for its places. */
export interface StorySentence {
  readonly key: string;
  readonly values: Readonly<Record<string, StoryValue>>;
}

/** How many ways there are to say each kind of sentence. */
export const VARIANTS = {
  openEven: 3,
  openAhead: 3,
  openPlain: 3,
  openScored: 2,
  conceded: 1,
  leadAll: 2,
  leadMost: 3,
  leadChanges: 2,
  aheadMost: 2,
  aheadChanges: 2,
  half: 2,
  slip: 3,
  slipLeft: 1,
  slipBare: 1,
  slipPoints: 2,
  slipPointsBare: 1,
  gain: 2,
  othersGood: 2,
  closeOpen: 2,
  closeDone: 2,
  closeUpset: 2,
  closePoints: 2,
  endNarrow: 2,
  endClear: 3,
  endFar: 2,
  endTie: 2,
  endShared: 2,
  endAlone: 1,
  sheet: 2,
  lowest: 2,
  hopeless: 2,
  safe: 2,
  missed: 2,
  behind: 2,
} as const;

export type SentenceKind = keyof typeof VARIANTS;
