/** Moves a network's weights so that it says what it should have said: Adam on small batches, and their running mean for play. */
import { type RandomState, randomBelow, randomUnit } from '@bottega/kernel';
import { MARGIN, OUTPUTS, WIN } from '../value/learned-value.js';
import { layoutOf, Network, type Shape } from '../value/network.js';
import type { Samples } from './samples.js';

/** The published defaults of Adam. */
const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
const TINY = 1e-8;
/** How much of its size a hidden weight loses for each unit of rate: what nothing speaks for fades. */
const DECAY = 0.003;
/** Part of the running mean that stays with each step: it looks back over some 700. */
const MEAN_KEEPS = 0.9985;
/** How much a wrong chance to win weighs beside a wrong margin. The margin is what choices are made by. */
const WIN_WEIGHT = 0.3;

export interface TrainerState {
  readonly weights: Float32Array;
  readonly mean: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
  steps: number;
}

/** Small random weights in the hidden layers and nothing behind them: a new network says what its straight way says. */
export function newTrainer(shape: Shape, random: RandomState): TrainerState {
  const { first, second, outputs } = shape;
  const layout = layoutOf(shape);
  const weights = new Float32Array(layout.size);
  // He's start for units that cut off below nought; about half of the inputs are nought.
  const firstScale = Math.sqrt(2 / (shape.inputs / 2));
  for (let at = 0; at < layout.firstBias; at++) weights[at] = firstScale * (2 * randomUnit(random) - 1);
  const secondScale = Math.sqrt(3 / first);
  for (let at = 0; at < first * second; at++) weights[layout.second + at] = secondScale * (2 * randomUnit(random) - 1);
  if (outputs !== OUTPUTS) throw new RangeError(`a value network has ${OUTPUTS} outputs, not ${outputs}`);
  return {
    weights,
    mean: weights.slice(),
    first: new Float32Array(layout.size),
    second: new Float32Array(layout.size),
    steps: 0,
  };
}

/** Sets the straight way to the margin: what `solveLinear` found. */
export function setStraightWay(shape: Shape, trainer: TrainerState, solution: Float64Array): void {
  const layout = layoutOf(shape);
  for (const weights of [trainer.weights, trainer.mean]) {
    for (let input = 0; input < shape.inputs; input++) {
      weights[layout.straight + input * shape.outputs + MARGIN] = solution[input];
    }
    weights[layout.bias + MARGIN] = solution[shape.inputs];
  }
}

/** What is wrong on average: squared margins (in units of their scale), and the surprise of a victory. */
export interface Errors {
  readonly margin: number;
  readonly win: number;
}

/** How wrong weights are about samples. */
export function errorsOf(shape: Shape, weights: Float32Array, { count, inputs, margins, wins }: Samples): Errors {
  const network = new Network(shape, weights);
  let margin = 0;
  let win = 0;
  for (let at = 0; at < count; at++) {
    const outputs = network.run(inputs, at * shape.inputs);
    margin += (outputs[MARGIN] - margins[at]) ** 2;
    win += surprise(chanceOf(outputs), wins[at]);
  }
  return { margin: margin / Math.max(1, count), win: win / Math.max(1, count) };
}

const chanceOf = (outputs: Float64Array): number => 1 / (1 + Math.exp(-outputs[WIN]));

function surprise(chance: number, win: number): number {
  return -(win * Math.log(chance + 1e-9) + (1 - win) * Math.log(1 - chance + 1e-9));
}

/** So many steps on batches drawn from the samples. The straight way to the margin stays as it was solved: steps would blur it. */
export function train(
  shape: Shape,
  trainer: TrainerState,
  generations: readonly Samples[],
  steps: number,
  batch: number,
  rate: number,
  random: RandomState,
): void {
  const { weights, mean, first, second } = trainer;
  const network = new Network(shape, weights);
  const gradient = new Float32Array(weights.length);
  const all = generations.reduce((sum, { count }) => sum + count, 0);
  const decayed = network.layout.last; // hidden weights; what comes after them leads straight to the outputs
  for (let step = 0; step < steps; step++) {
    gradient.fill(0);
    for (let drawn = 0; drawn < batch; drawn++) {
      let at = randomBelow(random, all);
      let generation = 0;
      while (at >= generations[generation].count) at -= generations[generation++].count;
      addGradient(network, generations[generation], at, gradient);
    }
    trainer.steps++;
    const firstCorrection = 1 - FIRST_MOMENT ** trainer.steps;
    const secondCorrection = 1 - SECOND_MOMENT ** trainer.steps;
    const keeps = Math.min(MEAN_KEEPS, trainer.steps / (trainer.steps + 10));
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at] / batch;
      first[at] = FIRST_MOMENT * first[at] + (1 - FIRST_MOMENT) * slope;
      second[at] = SECOND_MOMENT * second[at] + (1 - SECOND_MOMENT) * slope * slope;
      const move = first[at] / firstCorrection / (Math.sqrt(second[at] / secondCorrection) + TINY);
      weights[at] -= rate * (at < decayed ? move + DECAY * weights[at] : move);
      mean[at] = keeps * mean[at] + (1 - keeps) * weights[at];
    }
  }
}

function addGradient(network: Network, { inputs, margins, wins }: Samples, at: number, gradient: Float32Array): void {
  const { shape, weights, layout, hiddenFirst, hiddenSecond } = network;
  const from = at * shape.inputs;
  const outputs = network.run(inputs, from);
  const marginSlope = outputs[MARGIN] - margins[at];
  const winSlope = WIN_WEIGHT * (chanceOf(outputs) - wins[at]);
  gradient[layout.bias + MARGIN] += marginSlope;
  gradient[layout.bias + WIN] += winSlope;

  for (let unit = 0; unit < shape.second; unit++) {
    const value = hiddenSecond[unit];
    const row = layout.last + unit * OUTPUTS;
    secondSlopes[unit] = value > 0 ? marginSlope * weights[row + MARGIN] + winSlope * weights[row + WIN] : 0;
    gradient[row + MARGIN] += marginSlope * value;
    gradient[row + WIN] += winSlope * value;
    gradient[layout.secondBias + unit] += secondSlopes[unit];
  }
  for (let unit = 0; unit < shape.first; unit++) {
    const value = hiddenFirst[unit];
    firstSlopes[unit] = 0;
    if (value <= 0) continue;
    const row = layout.second + unit * shape.second;
    let slope = 0;
    for (let next = 0; next < shape.second; next++) {
      slope += secondSlopes[next] * weights[row + next];
      gradient[row + next] += secondSlopes[next] * value;
    }
    firstSlopes[unit] = slope;
    gradient[layout.firstBias + unit] += slope;
  }
  for (let input = 0; input < shape.inputs; input++) {
    const value = inputs[from + input];
    if (value === 0) continue;
    const row = input * shape.first;
    for (let unit = 0; unit < shape.first; unit++) gradient[row + unit] += firstSlopes[unit] * value;
    gradient[layout.straight + input * OUTPUTS + WIN] += winSlope * value;
  }
}

/** Larger than any hidden layer. */
const MOST_UNITS = 256;
const firstSlopes = new Float64Array(MOST_UNITS);
const secondSlopes = new Float64Array(MOST_UNITS);
