/** What can be learned from: positions and what should have been expected of them, of the last generations. */
import { MARGIN_SCALE } from '../value/learned-value.js';
import { returnsOf, type Trajectory } from './trajectory.js';

/** Positions one after the other, each with the outputs that a network should give. */
export interface Samples {
  readonly count: number;
  readonly inputs: Float32Array;
  readonly margins: Float32Array;
  readonly wins: Float32Array;
}

export function samplesOf(trajectories: readonly Trajectory[], lambda: number): Samples {
  const count = trajectories.reduce((sum, { worths }) => sum + worths.length, 0);
  const size = trajectories.reduce((sum, { inputs }) => sum + inputs.length, 0);
  const inputs = new Float32Array(size);
  const margins = new Float32Array(count);
  const wins = new Float32Array(count);
  let at = 0;
  let input = 0;
  for (const one of trajectories) {
    inputs.set(one.inputs, input);
    input += one.inputs.length;
    const returns = returnsOf(one, lambda);
    for (let step = 0; step < returns.length; step++) {
      margins[at] = (returns[step] - one.worths[step]) / MARGIN_SCALE;
      wins[at++] = one.win;
    }
  }
  return { count, inputs, margins, wins };
}
