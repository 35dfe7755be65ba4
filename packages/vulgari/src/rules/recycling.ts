/** D-3.8 to D-3.11: cubes go back to the round table. */
import type { State } from '../state.js';
import { CUBE_COUNT, ROUNDS, rowSize } from '../tables.js';
import type { Telling } from './step-types.js';

/**
 * D-3.8: politicians first, then nobles, abbesses, scribes, each on the first row with room, from a first candidate on.
 * D-3.10: a cube for which no row has room leaves the game. D-3.11: cubes given away together are one set.
 */
export function recycle(state: State, counts: readonly number[], firstRow: number, emit: Telling): void {
  const { open } = state;
  const most = rowSize(state.own.length);
  let row = firstRow;
  for (let colour = 0; colour < CUBE_COUNT; colour++) {
    let left = counts[colour];
    while (left > 0) {
      while (row <= ROUNDS && cubesInRow(open.rows, row) >= most) row++;
      if (row > ROUNDS) {
        open.gone[colour] += left;
        emit?.({ type: 'recycled', colour, count: left, row: 0 });
        break;
      }
      const moved = Math.min(left, most - cubesInRow(open.rows, row));
      open.rows[indexOf(row, colour)] += moved;
      left -= moved;
      emit?.({ type: 'recycled', colour, count: moved, row });
    }
  }
}

/** D-3.9: in the Actions phase the row of this round is over, so the next one is the first candidate. D-3.11: at once. */
export function discardToTable(state: State, counts: readonly number[], emit: Telling): void {
  recycle(state, counts, state.open.round + 1, emit);
}

/** Where the cubes of a colour on the row of a round are counted. */
export function indexOf(round: number, colour: number): number {
  return (round - 1) * CUBE_COUNT + colour;
}

export function cubesInRow(rows: readonly number[], round: number): number {
  const from = (round - 1) * CUBE_COUNT;
  return rows[from] + rows[from + 1] + rows[from + 2] + rows[from + 3];
}
