/** What a player went through in a game, and what it can learn from. */
import { MARGIN, MARGIN_SCALE } from '../value/learned-value.js';
import { Network, type Shape } from '../value/network.js';

/** The ends of its turns in one game, in order, as the player valued them then. */
export interface Trajectory {
  /** The inputs of each end one after the other. */
  readonly inputs: Float32Array;
  /** What each end was worth by the hand-written evaluation. */
  readonly worths: Float32Array;
  /** The margin that was expected of it. */
  readonly values: Float32Array;
  /** The margin that was expected of the best end at that time: more than the value where another one was tried. */
  readonly bests: Float32Array;
  /** What came of the game. */
  readonly margin: number;
  readonly win: number;
}

/**
 * TD(λ): what each value should have been, from the values of the ends after it and the outcome, the nearer the more. Behind an end
 * that was only tried nothing is learned about those before it but what the best one promised.
 */
export function returnsOf({ values, bests, margin }: Trajectory, lambda: number): Float32Array {
  const returns = new Float32Array(values.length);
  let after = margin;
  for (let at = values.length - 1; at >= 0; at--) {
    returns[at] = after;
    const isTried = bests[at] > values[at];
    after = isTried ? bests[at] : (1 - lambda) * values[at] + lambda * after;
  }
  return returns;
}

/** The same with the margins that a network expects now. */
export function revalue(trajectory: Trajectory, shape: Shape, weights: Float32Array): Trajectory {
  const network = new Network(shape, weights);
  const { inputs, worths, values, bests } = trajectory;
  const now = worths.map((worth, at) => worth + MARGIN_SCALE * network.run(inputs, at * shape.inputs)[MARGIN]);
  return { ...trajectory, values: now, bests: bests.map((best, at) => now[at] + best - values[at]) };
}
