import { expect, test } from 'vitest';
import { eachHouseRule, positionAfter, wander } from '../src/conformance/index.js';
import { isOver, seeded, start } from '../src/index.js';
import { makeToy } from './toy.js';

const toy = makeToy();
const begin = () => start(toy, { seats: 2, options: {}, seed: 'wander' });

test('random play looks at every position to the last', () => {
  const state = begin();
  const looks: boolean[] = [];
  wander(toy, state, seeded('wander'), (now) => looks.push(isOver(now)));
  expect(looks.indexOf(true)).toBe(looks.length - 1);
  const short: unknown[] = [];
  wander(toy, begin(), seeded('wander'), () => short.push(null), 2);
  expect(short).toHaveLength(3);
});

test('a position after so many choices is always the same', () => {
  expect(positionAfter(toy, 3, 4)).toEqual(positionAfter(toy, 3, 4));
  expect(positionAfter(toy, 3, 4)).not.toEqual(positionAfter(toy, 3, 3));
  expect(isOver(positionAfter(toy, 3, 1000))).toBe(true);
});

test('house rules come one by one, each with every value', () => {
  expect(eachHouseRule(toy)).toEqual([
    ['colour: red', { colour: 'red' }],
    ['colour: blue', { colour: 'blue' }],
  ]);
});
