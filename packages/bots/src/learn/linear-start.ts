/** A straight line to begin with: solved at once from the first games, where steps of training would take long to get there. */
import { MARGIN_SCALE } from '../value/learned-value.js';
import type { Trajectory } from './trajectory.js';

/**
 * LSTD(λ): the weights of the inputs (and last of all a constant) with which values agree best with those that follow them and with the
 * outcome. `restraint` keeps weights small that few positions speak for.
 */
export function solveLinear(
  trajectories: readonly Trajectory[],
  inputs: number,
  lambda: number,
  restraint: number,
): Float64Array {
  const size = inputs + 1;
  const matrix = Array.from({ length: size }, (_, row) => {
    const line = new Float64Array(size);
    line[row] = restraint;
    return line;
  });
  const goal = new Float64Array(size);
  const trace = new Float64Array(size);
  const now = new Float64Array(size);
  const change = new Float64Array(size);
  for (const { inputs: all, worths, margin } of trajectories) {
    trace.fill(0);
    for (let step = 0; step < worths.length; step++) {
      const isLast = step === worths.length - 1;
      for (let input = 0; input < inputs; input++) {
        now[input] = all[step * inputs + input];
        change[input] = now[input] - (isLast ? 0 : all[(step + 1) * inputs + input]);
      }
      now[inputs] = 1;
      change[inputs] = isLast ? 1 : 0;
      const gain = ((isLast ? margin : worths[step + 1]) - worths[step]) / MARGIN_SCALE;
      for (let row = 0; row < size; row++) {
        trace[row] = lambda * trace[row] + now[row];
        const weight = trace[row];
        if (weight === 0) continue;
        goal[row] += weight * gain;
        const line = matrix[row];
        for (let column = 0; column < size; column++) line[column] += weight * change[column];
      }
    }
  }
  return solve(matrix, goal);
}

/** Gauss's elimination with pivots; overwrites what it is given. */
function solve(matrix: Float64Array[], goal: Float64Array): Float64Array {
  const size = goal.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot], matrix[column]];
    [goal[column], goal[pivot]] = [goal[pivot], goal[column]];
    for (let row = column + 1; row < size; row++) {
      const factor = matrix[row][column] / matrix[column][column];
      if (factor === 0) continue;
      for (let at = column; at < size; at++) matrix[row][at] -= factor * matrix[column][at];
      goal[row] -= factor * goal[column];
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let rest = goal[row];
    for (let column = row + 1; column < size; column++) rest -= matrix[row][column] * solution[column];
    solution[row] = rest / matrix[row][row];
  }
  return solution;
}
