/** Where turns and rounds of a recorded game begin. */
import type { Loaded } from '@bottega/games';
import { apply, equalPlain, type GameRecord, start, view } from '@bottega/kernel';
import type { Round } from '../table';

/** The positions in the record at which another seat than before chooses. */
export function turnsOf({ choices }: GameRecord): number[] {
  return choices.flatMap(([seat], at) => (at > 0 && choices[at - 1][0] !== seat ? [at] : []));
}

/** The rounds as the game tells them from what everybody sees: a new one begins where it says something else. */
export function roundsOf({ game, words }: Pick<Loaded, 'game' | 'words'>, record: GameRecord): Round[] {
  if (words.round === undefined) return [];
  const state = start(game, record);
  const rounds: Round[] = [{ at: 0, name: words.round(view(state, null)) }];
  record.choices.forEach(([seat, choice], index) => {
    apply(game, state, seat, choice);
    const name = words.round?.(view(state, null));
    if (name !== undefined && !equalPlain(name, rounds[rounds.length - 1].name)) rounds.push({ at: index + 1, name });
  });
  return rounds;
}

/** How many choices lie before the end of each round, or of each turn in a game without rounds. */
export function courseEnds(rounds: readonly Round[], record: GameRecord): ReadonlySet<number> {
  const begins = rounds.length > 0 ? rounds.slice(1).map(({ at }) => at) : turnsOf(record);
  return new Set([...begins, record.choices.length]);
}
