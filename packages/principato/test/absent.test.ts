/** Section 6, last note: what an absent player is taken to answer. */
import { suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import {
  activate,
  alternative,
  change,
  culture as cultureOf,
  DONE,
  dismiss,
  END,
  FAVOR,
  FEED,
  move,
  pay,
  place,
  recruit,
  take,
} from '../src/choices.js';
import { type Choice, principato, type State } from '../src/index.js';
import { act, army, finishScorings, store, table } from './table.js';

const suggested = (state: State, seat = 0) => suggest(principato, state, seat);
const after = (state: State, ...choices: readonly Choice[]) => {
  act(state, 0, ...choices);
  return suggested(state);
};

describe('an absent player', () => {
  test('PD-1 ends the turn', () => {
    expect(suggested(table({ hand: ['harvest', 'rents'], militia: 1 }))).toEqual(END);
  });

  test('PD-2 the first alternative that is offered', () => {
    expect(after(table({ gold: 1, hand: ['tax-collector'] }), activate(0))).toEqual(alternative(0));
    expect(after(table({ food: 0, gold: 2, hand: ['tax-collector'] }), activate(0))).toEqual(alternative(1));
  });

  test('PD-3 the fewest favor cubes', () => {
    expect(after(table({ farm: 2, food: 4, favor: 3, hand: ['scholar'] }), activate(0))).toEqual(pay(0));
    expect(after(table({ bank: 2, gold: 3, favor: 3, hand: ['painter'] }), activate(0))).toEqual(pay(2));
    const both = table({ food: 0, gold: 2, favor: 2, hand: ['siege-works-early'] });
    expect(after(both, activate(0))).toEqual(pay(0)); // the food can only be paid with favor; the gold is there
    act(both, 0, pay(0));
    expect(store(both, 0)).toBe('0/1/1');
  });

  test('PD-4 the highest value', () => {
    const scholar = { farm: 2, food: 4, favor: 0, hand: ['scholar'] } as const;
    expect(after(table(scholar), activate(0))).toEqual(cultureOf(5));
    expect(after(table({ ...scholar, reserve: { book: [3, 4, 4] } }), activate(0))).toEqual(cultureOf(4));
  });

  test('PD-5 one recruit', () => {
    expect(after(table({ hand: ['hire-condottieri'] }), activate(0))).toEqual(recruit(1));
  });

  test('PD-6 as many cubes onto soldiers as possible; favor onto militia', () => {
    const state = table({ field: 3, food: 2, militia: 2, hand: ['harvest'] });
    expect(after(state, activate(0))).toEqual(place(2));
    expect(after(table({ favor: 3, militia: 1, condottiere: 1 }), FAVOR)).toEqual(FEED.militia);
  });

  test('PD-7 the rightmost place', () => {
    expect(after(table({ hand: ['harvest'] }), activate(0))).toEqual(take(5));
    expect(after(table({ seats: 2 }), change(0))).toEqual(take(4));
  });

  test('PD-8 supplies as many as possible, proper cubes before favor', () => {
    const state = table({ pile: [], militia: 2, condottiere: 2, food: 2, gold: 1, favor: 2 });
    act(state, 0, END);
    const answers: Choice[] = [];
    while (answers.at(-1)?.type !== 'done') {
      const choice = suggested(state);
      answers.push(choice);
      act(state, 0, choice);
    }
    expect(answers).toEqual([move(2), move(1), move(1), DONE]);
    expect(store(state, 0)).toBe('0/0/1');
  });

  test('PD-8 the same in secret', () => {
    const options = { supplyDecisions: 'simultaneous' };
    const state = table({ options, pile: [], militia: 2, condottiere: 1, food: 1, gold: 0, favor: 2 });
    expect(after(state, END)).toEqual(move(1));
    expect(after(state, move(1))).toEqual(move(1));
    expect(after(state, move(1))).toEqual(move(1));
    expect(after(state, move(1))).toEqual(DONE);
  });

  test('PD-9 keeps all soldiers', () => {
    const state = table({ pile: [], militia: 2, condottiere: 1, food: 0, gold: 0, favor: 0 });
    expect(after(state, END)).toEqual(dismiss(0));
    finishScorings(state);
    expect(army(state, 0)).toEqual({ militia: 2, condottiere: 1 });
  });
});
