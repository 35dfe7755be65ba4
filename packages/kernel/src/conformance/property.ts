/** What a property is, and the position it is asked about. */
import type { Choice, Game, GameEvent, Seat, State } from '../game.js';
import type { Match } from '../match.js';
import type { RandomState } from '../random.js';

/** A position in a game that is being walked through. */
export interface Position<S extends State, C extends Choice, E extends GameEvent> {
  readonly game: Game<S, C, E>;
  readonly match: Match<S, C, E>;
  /** The position itself; properties leave it as it is and play on copies. */
  readonly state: S;
  /** The state one choice earlier, or null right after the deal. */
  readonly before: S | null;
  readonly asked: readonly Seat[];
  /** Chance for the checks; the game's own is in the state. */
  readonly random: RandomState;
}

/** Something that holds in every position of every game; the answer is what is wrong, or null. */
export interface Property {
  readonly name: string;
  at?<S extends State, C extends Choice, E extends GameEvent>(position: Position<S, C, E>): string | null;
  /** Asked once, when the game is over. */
  end?<S extends State, C extends Choice, E extends GameEvent>(position: Position<S, C, E>): string | null;
}
