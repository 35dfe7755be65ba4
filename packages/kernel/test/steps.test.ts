import { describe, expect, test } from 'vitest';
import { stepsOf } from '../src/index.js';
import { bid, deal, reveal, setup, type ToyChoice, type ToyEvent, type ToyState, turn } from './toy.js';

describe('the steps of a game', () => {
  const steps = { setup, turn, deal, bid, reveal };

  test('are found by the names of their frames', () => {
    expect(stepsOf<ToyState, ToyChoice, ToyEvent>(steps)).toEqual(new Map(Object.entries(steps)));
  });

  test('are complete and under the right names, or nothing compiles', () => {
    // @ts-expect-error the step of another frame
    stepsOf<ToyState, ToyChoice, ToyEvent>({ ...steps, bid: deal });
    const { reveal: left, ...others } = steps;
    // @ts-expect-error no step for a kind of frame
    stepsOf<ToyState, ToyChoice, ToyEvent>(others);
    // @ts-expect-error a step for which there is no frame
    stepsOf<ToyState, ToyChoice, ToyEvent>({ ...steps, count: left });
  });
});
