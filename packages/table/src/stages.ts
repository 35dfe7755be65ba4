/** Where turns and rounds of a recorded game begin. */
import { equalPlain, type State, type Turn, view } from '@bottega/kernel';
import type { Words } from '@bottega/kernel/text';
import type { Round } from './snapshot.js';

/** The positions in the record at which a turn begins, or what is asked between two turns. */
export function turnStarts(turns: readonly Turn[]): number[] {
  return [
    ...new Set(turns.flatMap(({ from, to }) => (to === null ? [from] : [from, to])).map(({ choices }) => choices)),
  ];
}

/** Adds the round of a position, as the game tells it from what everybody sees, if it is another one than the last. */
export function addRound(rounds: Round[], words: Words, at: number, state: State): void {
  const name = words.round?.(view(state, null));
  if (name !== undefined && !equalPlain(name, rounds.at(-1)?.name)) rounds.push({ at, name });
}

/** How many choices lie before the end of each round, or of each turn in a game without rounds. */
export function courseEnds(
  rounds: readonly Round[],
  { turns, length }: { readonly turns: readonly number[]; readonly length: number },
): ReadonlySet<number> {
  const begins = rounds.length > 0 ? rounds.slice(1).map(({ at }) => at) : turns;
  return new Set([...begins, length]);
}
