/** A player made of code: what it is given, and what it owes. */
import type { Choice, Game, GameEvent, RandomState, State, View } from '@bottega/kernel';

/** How much a bot may think. Counted, never timed: the same budget gives the same choice on every machine. */
export interface Budget {
  /** How many positions may be looked at for one choice. */
  readonly positions: number;
}

/** Strong within a few milliseconds a choice. Measured on Principato: with 300 it scores 1 to 2 points less. */
export const DEFAULT_BUDGET: Budget = { positions: 1000 };

/** A bot knows the rules through `Game`, sees what its seat sees, and imagines the rest. */
export interface Bot {
  readonly id: string;
  /**
   * One of the `legal` choices of the view's seat. Draws all its chance from `random`, which moves on; the same view,
   * budget and random state give the same choice.
   */
  choose<S extends State, C extends Choice, E extends GameEvent>(
    game: Game<S, C, E>,
    view: View<S>,
    legal: readonly C[],
    budget: Budget,
    random: RandomState,
  ): C;
}
