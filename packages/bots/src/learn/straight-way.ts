/** The straight way of a network: solved at once from whole games, where steps of training would take long to get there. */
import { MARGIN_SCALE } from '../value/learned-value.js';
import { solve } from './solve.js';
import type { Trajectory } from './trajectory.js';

/**
 * LSTD(λ): the weights of the inputs, and last of all a constant, with which the values of ends agree best with those that follow them and
 * with the outcome. Games are added up, so that those of several generations can count together, the older the less.
 */
export class StraightWay {
  /** Row by row. */
  readonly matrix: Float64Array;
  readonly goal: Float64Array;

  constructor(private readonly inputs: number) {
    const size = inputs + 1;
    this.matrix = new Float64Array(size * size);
    this.goal = new Float64Array(size);
  }

  /** Lets all that was added before count so many times as much. */
  fade(keeps: number): void {
    for (let at = 0; at < this.matrix.length; at++) this.matrix[at] *= keeps;
    for (let at = 0; at < this.goal.length; at++) this.goal[at] *= keeps;
  }

  add(trajectory: Trajectory, lambda: number): void {
    const { inputs: size } = this;
    const { inputs, worths, bests, margin } = trajectory;
    const trace = new Float64Array(size + 1);
    const change = new Float64Array(size + 1);
    for (let step = 0; step < worths.length; step++) {
      const isLast = step === worths.length - 1;
      // What follows is the best end that was known next, whether it was taken or another one tried.
      const best = isLast ? null : bests[step + 1];
      const isOutcome = isLast || (best !== null && best.inputs === null);
      const after = isLast ? margin : best === null ? worths[step + 1] : best.inputs === null ? best.value : best.worth;
      for (let input = 0; input < size; input++) {
        const now = inputs[step * size + input];
        const next = isOutcome ? 0 : best?.inputs ? best.inputs[input] : inputs[(step + 1) * size + input];
        trace[input] = lambda * trace[input] + now;
        change[input] = now - next;
      }
      trace[size] = lambda * trace[size] + 1;
      change[size] = isOutcome ? 1 : 0;
      this.count(trace, change, (after - worths[step]) / MARGIN_SCALE);
      // Behind an end that was only tried nothing is learned about those before it.
      if (best !== null) trace.fill(0);
    }
  }

  private count(trace: Float64Array, change: Float64Array, gain: number): void {
    const { matrix, goal } = this;
    const size = goal.length;
    for (let row = 0; row < size; row++) {
      const weight = trace[row];
      if (weight === 0) continue;
      goal[row] += weight * gain;
      const from = row * size;
      for (let column = 0; column < size; column++) matrix[from + column] += weight * change[column];
    }
  }

  /** The weights. `restraint` keeps those small that few positions speak for. */
  solve(restraint: number): Float64Array {
    const size = this.goal.length;
    const rows = Array.from({ length: size }, (_, row) => {
      const line = this.matrix.slice(row * size, (row + 1) * size);
      line[row] += restraint;
      return line;
    });
    return solve(rows, this.goal.slice());
  }
}
