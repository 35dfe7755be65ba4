/** What a game has for bots that learn: how its positions look, and what was learned. */
import type { Seat, State } from './game.js';

/**
 * What a position looks like to a seat, as a flat list of numbers from which a value can be learned. They say what everybody and the
 * seat itself can see and nothing else: two worlds that are equal in the seat's view have the same ones.
 */
export interface Features<S extends State> {
  /** How many numbers a position has in a game of so many seats. */
  size(seats: number): number;
  /** What each of them is, for reports and tests. */
  names(seats: number): readonly string[];
  /** Writes all of them, those of the seat itself first, then the rivals' clockwise; most lie between −1 and 1. */
  write(state: S, seat: Seat, into: Float32Array): void;
}

/** A network for one game and number of seats, as a game's package holds it. */
export interface StoredWeights {
  readonly game: string;
  /** The rules under which it was learned: under others it is not used. */
  readonly rules: number;
  readonly seats: number;
  readonly inputs: number;
  /** Hidden units of the first and second layer. */
  readonly first: number;
  readonly second: number;
  /** In how many imagined worlds at least the best two ends of a turn are compared a round ahead; 0: none. */
  readonly worlds: number;
  /** What chances to win follow from, as finished games have borne out; left out where that was not looked into. */
  readonly chances?: readonly number[];
  /** For each layer the weight that the greatest number stands for. */
  readonly scales: readonly number[];
  /** The numbers, two bytes each, low byte first, in base64. */
  readonly numbers: string;
}
