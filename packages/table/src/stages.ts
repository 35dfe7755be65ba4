/** Where turns and rounds of a recorded game begin. */
import { equalPlain, type GameRecord, type State, view } from '@bottega/kernel';
import type { Words } from '@bottega/kernel/text';
import type { Round } from './snapshot.js';

/** The positions in the record at which another seat than before chooses. */
export function turnsOf({ choices }: Pick<GameRecord, 'choices'>): number[] {
  return choices.flatMap(([seat], at) => (at > 0 && choices[at - 1][0] !== seat ? [at] : []));
}

/** Adds the round of a position, as the game tells it from what everybody sees, if it is another one than the last. */
export function addRound(rounds: Round[], words: Words, at: number, state: State): void {
  const name = words.round?.(view(state, null));
  if (name !== undefined && !equalPlain(name, rounds.at(-1)?.name)) rounds.push({ at, name });
}

/** How many choices lie before the end of each round, or of each turn in a game without rounds. */
export function courseEnds(rounds: readonly Round[], record: Pick<GameRecord, 'choices'>): ReadonlySet<number> {
  const begins = rounds.length > 0 ? rounds.slice(1).map(({ at }) => at) : turnsOf(record);
  return new Set([...begins, record.choices.length]);
}
