/** Weights as a file holds them. */
import { seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { readWeights, type Shape, storeWeights, type Weights } from '../src/index.js';
import { newTrainer } from '../src/learn/index.js';
import { Network } from '../src/value/network.js';

const SHAPE: Shape = { inputs: 5, first: 7, second: 3, outputs: 2 };
const WEIGHTS: Weights = {
  game: 'toy',
  rules: 3,
  seats: 4,
  shape: SHAPE,
  worlds: 10,
  chances: null,
  numbers: newTrainer(SHAPE, seeded('weights')).weights.map((weight, at) => weight + (at % 5) / 10),
};

describe('stored weights', () => {
  const stored = storeWeights(WEIGHTS);

  test('come back as they were, to four digits of the greatest of their layer', () => {
    const read = readWeights(JSON.parse(JSON.stringify(stored)));
    expect({ ...read, numbers: null }).toEqual({ ...WEIGHTS, numbers: null });
    expect(read.numbers.length).toBe(WEIGHTS.numbers.length);
    read.numbers.forEach((number, at) => {
      expect(Math.abs(number - WEIGHTS.numbers[at])).toBeLessThan(1e-4);
    });
    const inputs = Float32Array.of(1, 0, -1, 0.5, 2);
    const [margin] = new Network(SHAPE, read.numbers).run(inputs);
    expect(margin).toBeCloseTo(new Network(SHAPE, WEIGHTS.numbers).run(inputs)[0], 2);
  });

  test('stay the same when they are stored again', () => {
    expect(storeWeights(readWeights(stored))).toEqual(stored);
  });

  test('are refused when something is missing or strange', () => {
    expect(() => readWeights({ ...stored, numbers: stored.numbers.slice(8) })).toThrow('are damaged');
    expect(() => readWeights({ ...stored, scales: [1] })).toThrow('are damaged');
    expect(() => readWeights({ ...stored, numbers: `§${stored.numbers.slice(1)}` })).toThrow('does not belong');
  });
});
