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
  /** The best end at that time, where another one was tried instead; null where it was taken. */
  readonly bests: readonly (BestEnd | null)[];
  /** What came of the game. */
  readonly margin: number;
  readonly win: number;
}

/** An end that was known to be better than the one that was tried. */
export interface BestEnd {
  /** Null if the game was over there: then the value is the outcome. */
  readonly inputs: Float32Array | null;
  readonly worth: number;
  readonly value: number;
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
    after = bests[at]?.value ?? (1 - lambda) * values[at] + lambda * after;
  }
  return returns;
}

/** The same with the margins that a network expects now. */
export function revalue(trajectory: Trajectory, shape: Shape, weights: Float32Array): Trajectory {
  const network = new Network(shape, weights);
  const expected = (worth: number, inputs: Float32Array, from: number) =>
    worth + MARGIN_SCALE * network.run(inputs, from)[MARGIN];
  const { inputs, worths, bests } = trajectory;
  return {
    ...trajectory,
    values: worths.map((worth, at) => expected(worth, inputs, at * shape.inputs)),
    bests: bests.map((best) =>
      best === null || best.inputs === null ? best : { ...best, value: expected(best.worth, best.inputs, 0) },
    ),
  };
}
