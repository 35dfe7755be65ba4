/** Systems of linear equations. */

/** Gauss's elimination with pivots; overwrites what it is given. */
export function solve(matrix: Float64Array[], goal: Float64Array): Float64Array {
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
