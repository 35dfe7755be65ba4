/** A player made of code: what it is given, and what it owes. */
import type { Choice, Game, GameEvent, RandomState, State, View } from '@bottega/kernel';
import type { Thinking } from './thinking.js';
import type { Weights } from './value/weights.js';

/** How much a bot may think. Counted, never timed: the same budget gives the same choice on every machine. */
export interface Budget {
  /** How many positions may be looked at for one plan. */
  readonly positions: number;
}

/** Strong within a few milliseconds a choice. Measured on Principato: with 300 it scores 1 to 2 points less. */
export const DEFAULT_BUDGET: Budget = { positions: 1000 };

/** A bot knows the rules through `Game`, sees what its seat sees, and imagines the rest. */
export interface Bot {
  readonly id: string;
  /** Whether it plays by what was learned, which then must be loaded before it sits down. */
  readonly isLearned: boolean;
  /** Takes a seat of one game, with what was learned for it and its number of seats (null: nothing). */
  sit<S extends State, C extends Choice, E extends GameEvent>(
    game: Game<S, C, E>,
    budget: Budget,
    weights: Weights | null,
  ): BotPlayer<S, C>;
}

/** A bot in its seat. All that it keeps in mind from one question to the next is what it plans to do, from what its seat saw. */
export interface BotPlayer<S extends State, C extends Choice> {
  /**
   * One of the `legal` choices of the view's seat. Draws all its chance from `random`, which moves on; the same views, budget
   * and random states give the same choices.
   */
  choose(view: View<S>, legal: readonly C[], random: RandomState): C;
  /** The same in slices. Thought through, the choice is the one that `choose` makes. `random` is used until there is a choice. */
  think(view: View<S>, legal: readonly C[], random: RandomState): Thinking<C>;
}
