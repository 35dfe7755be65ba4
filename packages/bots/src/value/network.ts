/** A small network in plain numbers: two hidden layers and a straight way past them. */

/** How many numbers go in, lie in between and come out. */
export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
}

/** Where each layer's numbers lie in the one list of them. Of the first layer and the straight way those of an input lie together. */
export interface Layout {
  readonly first: number;
  readonly firstBias: number;
  readonly second: number;
  readonly secondBias: number;
  readonly last: number;
  readonly straight: number;
  readonly bias: number;
  /** How many there are. */
  readonly size: number;
}

export function layoutOf({ inputs, first, second, outputs }: Shape): Layout {
  const firstBias = inputs * first;
  const secondAt = firstBias + first;
  const secondBias = secondAt + first * second;
  const last = secondBias + second;
  const straight = last + second * outputs;
  const bias = straight + inputs * outputs;
  return { first: 0, firstBias, second: secondAt, secondBias, last, straight, bias, size: bias + outputs };
}

/** What a network says of some inputs; `hidden` keeps what lies in between, which training needs. */
export class Network {
  readonly layout: Layout;
  readonly hiddenFirst: Float64Array;
  readonly hiddenSecond: Float64Array;
  readonly outputs: Float64Array;

  constructor(
    readonly shape: Shape,
    readonly weights: Float32Array,
  ) {
    this.layout = layoutOf(shape);
    this.hiddenFirst = new Float64Array(shape.first);
    this.hiddenSecond = new Float64Array(shape.second);
    this.outputs = new Float64Array(shape.outputs);
  }

  /** The outputs for the inputs that begin at a place of a list; they are overwritten by the next call. */
  run(values: Float32Array, from = 0): Float64Array {
    const { shape, weights, layout, hiddenFirst, hiddenSecond, outputs } = this;
    const { inputs, first, second } = shape;
    for (let unit = 0; unit < first; unit++) hiddenFirst[unit] = weights[layout.firstBias + unit];
    for (let output = 0; output < shape.outputs; output++) outputs[output] = weights[layout.bias + output];
    for (let input = 0; input < inputs; input++) {
      const value = values[from + input];
      if (value === 0) continue; // half of the inputs say that something is not there
      const row = input * first;
      for (let unit = 0; unit < first; unit++) hiddenFirst[unit] += value * weights[row + unit];
      const way = layout.straight + input * shape.outputs;
      for (let output = 0; output < shape.outputs; output++) outputs[output] += value * weights[way + output];
    }
    for (let unit = 0; unit < second; unit++) hiddenSecond[unit] = weights[layout.secondBias + unit];
    for (let unit = 0; unit < first; unit++) {
      const value = hiddenFirst[unit];
      if (value <= 0) {
        hiddenFirst[unit] = 0;
        continue;
      }
      const row = layout.second + unit * second;
      for (let next = 0; next < second; next++) hiddenSecond[next] += value * weights[row + next];
    }
    for (let unit = 0; unit < second; unit++) {
      const value = hiddenSecond[unit];
      if (value <= 0) {
        hiddenSecond[unit] = 0;
        continue;
      }
      const row = layout.last + unit * shape.outputs;
      for (let output = 0; output < shape.outputs; output++) outputs[output] += value * weights[row + output];
    }
    return outputs;
  }
}
