/** Learning: what a network is told, and that it comes to say it. */
import { randomUnit, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  errorsOf,
  newTrainer,
  type Samples,
  StraightWay,
  setStraightWay,
  type Trajectory,
  train,
} from '../src/learn/index.js';
import { returnsOf, revalue } from '../src/learn/trajectory.js';
import { MARGIN, MARGIN_SCALE, OUTPUTS, WIN } from '../src/value/learned-value.js';
import { Network, type Shape } from '../src/value/network.js';

const SHAPE: Shape = { inputs: 3, first: 8, second: 4, outputs: OUTPUTS };

const trajectory = (of: Partial<Trajectory>): Trajectory => {
  const values = of.values ?? new Float32Array();
  const nothing = new Float32Array(values.length);
  return {
    inputs: new Float32Array(),
    worths: nothing,
    values,
    bests: Array.from(values, () => null),
    margin: 0,
    win: 0,
    ...of,
  };
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
    const bests = [null, { inputs: null, worth: 0, value: 3 }, null];
    expect([...returnsOf(trajectory({ values, bests, margin: 10 }), 1)]).toEqual([3, 10, 10]);
  });

  test('values can be asked of another network later, but an outcome stays what it was', () => {
    const weights = newTrainer(SHAPE, seeded('any')).weights.map((weight, at) => weight + at / 100);
    const network = new Network(SHAPE, weights);
    const says = (worth: number, ...inputs: number[]) =>
      worth + MARGIN_SCALE * network.run(Float32Array.from(inputs))[MARGIN];
    const outcome = { inputs: null, worth: 7, value: 7 };
    const again = revalue(
      trajectory({
        inputs: Float32Array.of(1, 0, 0, 0, 1, 0),
        worths: Float32Array.of(5, 6),
        values: Float32Array.of(1, 2),
        bests: [outcome, { inputs: Float32Array.of(0, 0, 1), worth: 4, value: 4 }],
      }),
      SHAPE,
      weights,
    );
    expect(again.values[0]).toBeCloseTo(says(5, 1, 0, 0), 4);
    expect(again.values[1]).toBeCloseTo(says(6, 0, 1, 0), 4);
    expect(again.bests[0]).toEqual(outcome);
    expect(again.bests[1]?.value).toBeCloseTo(says(4, 0, 0, 1), 4);
  });
});

describe('the straight way', () => {
  /** Worth 7 and then 9 by hand; in truth it is 6 from the beginning, and 20 and −10 points for two inputs. */
  function games(count: number): Trajectory[] {
    const random = seeded('linear');
    return Array.from({ length: count }, () => {
      const [one, other] = [randomUnit(random), randomUnit(random)];
      const inputs = Float32Array.of(0, one, other, 1, one, other);
      const margin = 6 + 20 * one - 10 * other;
      return trajectory({ inputs, worths: Float32Array.of(7, 9), values: new Float32Array(2), margin });
    });
  }
  const TRUTH = [-0.2, 2, -1, -0.1];

  test('has the weights with which margins follow from positions', () => {
    const straight = new StraightWay(3);
    for (const game of games(200)) straight.add(game, 0.5);
    for (const [at, weight] of TRUTH.entries()) expect(straight.solve(1e-6)[at]).toBeCloseTo(weight, 3);
  });

  test('learns nothing from what came of a trial, but from the best end that was known', () => {
    const straight = new StraightWay(3);
    for (const game of games(200)) {
      // The second end was tried: it was 50 points worse than the best one, and so is what came of it.
      const best = { inputs: game.inputs.slice(3), worth: 9, value: 0 };
      straight.add({ ...game, bests: [null, best] }, 0.9);
      const inputs = Float32Array.of(1, game.inputs[4], game.inputs[5]);
      straight.add(
        trajectory({ inputs, worths: Float32Array.of(9), values: new Float32Array(1), margin: game.margin }),
        0.9,
      );
    }
    for (const [at, weight] of TRUTH.entries()) expect(straight.solve(1e-6)[at]).toBeCloseTo(weight, 3);
  });

  test('takes the outcome where the best end would have been the end of the game', () => {
    const straight = new StraightWay(1);
    const inputs = Float32Array.of(1, 1);
    const bests = [null, { inputs: null, worth: 0, value: 30 }];
    const tried = trajectory({ inputs, worths: new Float32Array(2), values: new Float32Array(2), bests, margin: -100 });
    // Cut after the trial: only the step towards it counts here.
    straight.add({ ...tried, worths: new Float32Array(2) }, 1);
    const [weight, constant] = straight.solve(1e-9);
    // Two equal positions: one should be 30, the other −100.
    expect((weight + constant) * MARGIN_SCALE).toBeCloseTo(-35, 3);
  });

  test('lets older games count less', () => {
    const straight = new StraightWay(1);
    const game = (margin: number) =>
      trajectory({ inputs: Float32Array.of(0), worths: new Float32Array(1), values: new Float32Array(1), margin });
    straight.add(game(100), 1);
    straight.fade(0.25);
    straight.add(game(50), 1);
    expect(straight.solve(1e-9)[1] * MARGIN_SCALE).toBeCloseTo(60, 3);
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
    const before = errorsOf(SHAPE, trainer.mean, samples[0]);
    train(SHAPE, trainer, samples, 3000, 32, 1e-2, seeded('batches'));
    const after = errorsOf(SHAPE, trainer.mean, samples[0]);
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

  test('leaves the straight way to the margin as it was solved', () => {
    const trainer = newTrainer(SHAPE, seeded('frozen'));
    setStraightWay(SHAPE, trainer, Float64Array.of(1, 2, 3, 4));
    train(SHAPE, trainer, [exclusive(50)], 20, 8, 1e-2, seeded('batches'));
    const { layout } = new Network(SHAPE, trainer.weights);
    const weights = [0, 1, 2].map((input) => trainer.weights[layout.straight + input * OUTPUTS + MARGIN]);
    expect(weights).toEqual([1, 2, 3]);
  });

  test('moves every other weight down the slope of the error', () => {
    // One sample and one step: Adam moves every weight with a slope by the rate, against the sign of the slope.
    const samples = { ...exclusive(1), margins: Float32Array.of(5), wins: Float32Array.of(1) };
    samples.inputs.set([0.7, -0.4, 0.2]);
    const trainer = newTrainer(SHAPE, seeded('slope'));
    // Something must lie behind the hidden layers, or nothing in them has a slope.
    const network = new Network(SHAPE, trainer.weights);
    const { last, straight, bias } = network.layout;
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
    const isSolved = (at: number) => at >= straight && at < bias && (at - straight) % OUTPUTS === MARGIN;
    const steep = slopes.flatMap((slope, at) => (Math.abs(slope) > 1e-2 && !isSolved(at) ? [at] : []));
    expect(steep.length).toBeGreaterThan(20);
    for (const at of steep) expect(Math.sign(before[at] - trainer.weights[at])).toBe(Math.sign(slopes[at]));
  });
});
