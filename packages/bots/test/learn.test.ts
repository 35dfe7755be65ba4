/** Learning: what a network is told, and that it comes to say it. */
import { randomUnit, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { newTrainer, type Samples, setStraightWay, solveLinear, type Trajectory, train } from '../src/learn/index.js';
import { returnsOf, revalue } from '../src/learn/trajectory.js';
import { MARGIN, MARGIN_SCALE, OUTPUTS, WIN } from '../src/value/learned-value.js';
import { Network, type Shape } from '../src/value/network.js';

const SHAPE: Shape = { inputs: 3, first: 8, second: 4, outputs: OUTPUTS };

const trajectory = (of: Partial<Trajectory>): Trajectory => {
  const values = of.values ?? new Float32Array();
  const nothing = new Float32Array(values.length);
  return { inputs: new Float32Array(), worths: nothing, values, bests: values, margin: 0, win: 0, ...of };
};

describe('TD(λ)', () => {
  const values = Float32Array.of(1, 2, 4);

  test('with λ = 1 every end should have been worth the outcome', () => {
    expect([...returnsOf(trajectory({ values, margin: 10 }), 1)]).toEqual([10, 10, 10]);
  });

  test('with λ = 0 every end should have been worth what the next one is', () => {
    expect([...returnsOf(trajectory({ values, margin: 10 }), 0)]).toEqual([2, 4, 10]);
  });

  test('in between both count', () => {
    expect([...returnsOf(trajectory({ values, margin: 10 }), 0.5)]).toEqual([4.5, 7, 10]);
  });

  test('an end that was only tried teaches nothing to those before it: what the best one promised counts', () => {
    const bests = Float32Array.of(1, 3, 4);
    expect([...returnsOf(trajectory({ values, bests, margin: 10 }), 1)]).toEqual([3, 10, 10]);
  });

  test('values can be asked of another network later; what was given away for trying stays the same', () => {
    const weights = newTrainer(SHAPE, seeded('any')).weights;
    const tried = trajectory({
      inputs: Float32Array.of(1, 0, 0, 0, 1, 0),
      worths: Float32Array.of(5, 6),
      values: Float32Array.of(1, 2),
      bests: Float32Array.of(1, 4),
    });
    const again = revalue(tried, SHAPE, weights);
    const network = new Network(SHAPE, weights);
    expect(again.values[1]).toBeCloseTo(6 + MARGIN_SCALE * network.run(tried.inputs, 3)[MARGIN], 5);
    expect(again.bests[1] - again.values[1]).toBeCloseTo(2, 5);
  });
});

describe('the linear start', () => {
  test('finds the weights with which margins follow from positions', () => {
    const random = seeded('linear');
    const trajectories = Array.from({ length: 200 }, () => {
      const [one, other] = [randomUnit(random), randomUnit(random)];
      // Worth 7 and then 9 by hand; in truth it is 6 from the beginning, and 20 and −10 points for two inputs.
      const margin = 6 + 20 * one - 10 * other;
      const inputs = Float32Array.of(0, one, other, 1, one, other);
      return trajectory({ inputs, worths: Float32Array.of(7, 9), values: new Float32Array(2), margin });
    });
    const solution = solveLinear(trajectories, 3, 0.5, 1e-6);
    for (const [at, weight] of [-0.2, 2, -1, -0.1].entries()) expect(solution[at]).toBeCloseTo(weight, 3);
  });

  test('becomes what a new network says', () => {
    const trainer = newTrainer(SHAPE, seeded('straight'));
    setStraightWay(SHAPE, trainer, Float64Array.of(1, 2, 3, 4));
    const said = new Network(SHAPE, trainer.mean).run(Float32Array.of(1, 0.5, 0.1));
    expect(said[MARGIN]).toBeCloseTo(1 + 1 + 0.3 + 4, 5);
    expect(said[WIN]).toBe(0);
  });
});

describe('training', () => {
  /** Points on a surface that no straight line can follow: high where exactly one of two inputs is. */
  function exclusive(count: number): Samples {
    const random = seeded('surface');
    const inputs = new Float32Array(count * 3);
    const margins = new Float32Array(count);
    const wins = new Float32Array(count);
    for (let at = 0; at < count; at++) {
      const [one, other] = [randomUnit(random) < 0.5 ? 0 : 1, randomUnit(random) < 0.5 ? 0 : 1];
      inputs.set([one, other, randomUnit(random)], at * 3);
      margins[at] = one === other ? -0.5 : 0.5;
      wins[at] = one;
    }
    return { count, inputs, margins, wins };
  }

  test('finds what no straight line can say, and how likely a victory is', () => {
    const trainer = newTrainer(SHAPE, seeded('exclusive'));
    const samples = [exclusive(500)];
    const before = train(SHAPE, trainer, samples, 10, 32, 1e-2, seeded('before'));
    train(SHAPE, trainer, samples, 1500, 32, 1e-2, seeded('batches'));
    const after = train(SHAPE, trainer, samples, 100, 32, 1e-4, seeded('after'));
    expect(before.margin).toBeGreaterThan(0.2);
    expect(after.margin).toBeLessThan(0.01);
    expect(after.win).toBeLessThan(0.1);
    const mean = new Network(SHAPE, trainer.mean);
    expect(mean.run(Float32Array.of(1, 0, 0.5))[MARGIN]).toBeCloseTo(0.5, 1);
    expect(mean.run(Float32Array.of(1, 1, 0.5))[MARGIN]).toBeCloseTo(-0.5, 1);
  });

  test('is the same for the same seed', () => {
    const learned = () => {
      const trainer = newTrainer(SHAPE, seeded('same'));
      train(SHAPE, trainer, [exclusive(50)], 20, 8, 1e-2, seeded('batches'));
      return trainer.mean;
    };
    expect(learned()).toEqual(learned());
  });

  test('moves every weight down the slope of the error', () => {
    // One sample and one step: Adam moves every weight with a slope by the rate, against the sign of the slope.
    const samples = { ...exclusive(1), margins: Float32Array.of(5), wins: Float32Array.of(1) };
    samples.inputs.set([0.7, -0.4, 0.2]);
    const trainer = newTrainer(SHAPE, seeded('slope'));
    // Something must lie behind the hidden layers, or nothing in them has a slope.
    const network = new Network(SHAPE, trainer.weights);
    const { last, straight } = network.layout;
    for (let at = last; at < straight; at++) trainer.weights[at] = at % 2 === 0 ? 0.3 : -0.2;
    const before = trainer.weights.slice();
    const error = (weights: Float32Array) => {
      const said = new Network(SHAPE, weights).run(samples.inputs);
      return 0.5 * (said[MARGIN] - 5) ** 2 - 0.3 * Math.log(1 / (1 + Math.exp(-said[WIN])));
    };
    const slopes = [...before.keys()].map((at) => {
      const [more, less] = [before.slice(), before.slice()];
      more[at] += 1e-3;
      less[at] -= 1e-3;
      return (error(more) - error(less)) / 2e-3;
    });
    const rate = 1e-4;
    train(SHAPE, trainer, [samples], 1, 1, rate, seeded('one'));
    const steep = slopes.flatMap((slope, at) => (Math.abs(slope) > 1e-2 ? [at] : []));
    expect(steep.length).toBeGreaterThan(20);
    for (const at of steep) expect(Math.sign(before[at] - trainer.weights[at])).toBe(Math.sign(slopes[at]));
  });
});
