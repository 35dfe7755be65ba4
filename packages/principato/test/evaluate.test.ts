/** What a position is worth: sanity of the evaluation, more of a good thing being worth more. */
import { testEvaluation } from '@bottega/kernel/test-kit';
import { describe, expect, test } from 'vitest';
import { DONE, END, move } from '../src/choices.js';
import { evaluateParts, PARTS, type Part } from '../src/evaluate.js';
import { principato, type State } from '../src/index.js';
import { act, finishScorings, roam, type Situation, table } from './table.js';

const worth = (state: State, seat = 0): number => principato.evaluate(state, seat);

/** How much more a situation is worth to seat 0 with something than without it. */
const gain = (situation: Situation, more: Situation): number =>
  worth(table({ ...situation, ...more })) - worth(table(situation));

const GOALS: Situation = { goals: ['fertile-soil', 'chapel'] };

describe('points', () => {
  test('military points count in full', () => {
    expect(gain(GOALS, { military: 5 })).toBeCloseTo(5);
  });

  test('with the fortress they count a quarter more', () => {
    expect(gain({ goals: ['fortress', 'chapel'] }, { military: 8 })).toBeCloseTo(10);
  });

  test('culture counts its value, and more if a goal asks for it', () => {
    expect(gain(GOALS, { culture: { book: [5] } })).toBeCloseTo(5);
    expect(gain(GOALS, { culture: { painting: [6] } })).toBeGreaterThan(6);
    expect(gain(GOALS, { culture: { monument: [4], painting: [6] } })).toBeCloseTo(12);
  });

  test('catapults count more with the armoury', () => {
    const general = gain({ goals: ['fertile-soil', 'villa'] }, { catapult: 2 });
    expect(gain({ goals: ['armoury', 'villa'] }, { catapult: 2 })).toBeCloseTo(general + 2);
  });

  test('a finished game is worth its result, but for ties', () => {
    const state = table();
    roam(state, () => {});
    const { points } = principato.result(state);
    points.forEach((vp, seat) => {
      expect(Math.abs(worth(state, seat) - vp)).toBeLessThan(0.5);
    });
  });
});

describe('the board', () => {
  test('cubes are worth something, favor most', () => {
    const food = gain({ farm: 2 }, { food: 2 });
    expect(food).toBeGreaterThan(0);
    expect(gain({ farm: 2 }, { favor: 2 })).toBeGreaterThan(food);
  });

  test('cubes are worth next to nothing after the last turn', () => {
    const end: Situation = { year: 3, pile: [], actionsLeft: 0, farm: 2, food: 0 };
    expect(gain(end, { food: 4 })).toBeLessThan(0.1);
    expect(gain({ ...end, actionsLeft: 2 }, { food: 4 })).toBeGreaterThan(1);
  });

  test('in the last turn a favor cube is better than nothing by more than bots overlook', () => {
    expect(gain({ year: 3, pile: [], actionsLeft: 0, favor: 1 }, { favor: 2 })).toBeGreaterThan(0.03);
  });

  test.each([
    [2, 3],
    [3, 2],
  ])('in year %i another field with room for its food brings less than %i points', (year, most) => {
    const brings = gain({ year, ...GOALS, field: 4, farm: 3, palazzo: 2 }, { field: 5 });
    expect(brings).toBeGreaterThan(0);
    expect(brings).toBeLessThan(most);
  });

  test.each(['field', 'farm', 'palazzo', 'bank'] as const)('a %s is worth less the later it is', (building) => {
    const early = gain({ year: 1 }, { [building]: 2 });
    const late = gain({ year: 3 }, { [building]: 2 });
    expect(early).toBeGreaterThan(late);
    expect(late).toBeGreaterThan(0);
  });

  test('a field with a place for its food is worth more than one without', () => {
    expect(gain({ farm: 2, field: 3 }, { field: 4 })).toBeGreaterThan(gain({ farm: 1, field: 3 }, { field: 4 }));
  });

  test('a harvest in hand is worth more with empty farms', () => {
    const full: Situation = { field: 4, farm: 2, food: 4 };
    const empty: Situation = { field: 4, farm: 2, food: 0 };
    const harvest: Situation = { hand: ['harvest', 'sculptor'] };
    const other: Situation = { hand: ['siege-works-early', 'sculptor'] };
    const inFull = worth(table({ ...full, ...harvest })) - worth(table({ ...full, ...other }));
    const inEmpty = worth(table({ ...empty, ...harvest })) - worth(table({ ...empty, ...other }));
    expect(inEmpty).toBeGreaterThan(inFull);
  });

  test('a painter in hand is worth less when the best paintings are gone', () => {
    const rich: Situation = { bank: 3, gold: 5, hand: ['painter', 'rents'] };
    expect(worth(table(rich))).toBeGreaterThan(worth(table({ ...rich, reserve: { painting: [0, 0, 5] } })));
  });
});

describe('the army', () => {
  const beforeScoring: Situation = { year: 2, pile: [], actionsLeft: 0, food: 0, gold: 0, favor: 0 };

  test('before a scoring a supplied soldier is worth more than none, and none more than a hungry one', () => {
    const supplied = gain(beforeScoring, { militia: 1, foodOnMilitia: 1 });
    const hungry = gain(beforeScoring, { militia: 1 });
    expect(supplied).toBeGreaterThan(0);
    expect(hungry).toBeLessThan(0);
  });

  test('a rival who can feed soldiers makes the position worth less', () => {
    const rival = (food: number): Situation => ({ others: { 1: { farm: 2, militia: 4, food } } });
    expect(worth(table({ ...beforeScoring, ...rival(4) }))).toBeLessThan(
      worth(table({ ...beforeScoring, ...rival(0) })),
    );
  });

  test('a catapult is worth more the more scorings are to come', () => {
    const scorings = [3, 2, 1].map((year) => gain({ year, ...GOALS }, { catapult: 1 }));
    expect(scorings).toEqual([...scorings].sort((one, other) => one - other));
  });

  test('in a scoring, feeding the soldier that wins it is worth its cube', () => {
    const state = table({ ...beforeScoring, militia: 1, food: 1, others: { 1: { catapult: 1 } } });
    act(state, 0, END);
    const fed = principato.clone(state);
    act(fed, 0, move(1));
    act(state, 0, move(0));
    expect(worth(fed)).toBeGreaterThan(worth(state));
  });

  test('a sealed decision counts before it is opened', () => {
    const options = { supplyDecisions: 'simultaneous' } as const;
    const others = { 1: { militia: 1 } };
    const state = table({ ...beforeScoring, options, militia: 2, food: 2, farm: 1, others });
    act(state, 0, END);
    const fed = principato.clone(state);
    act(fed, 0, move(2), DONE);
    act(state, 0, move(0), DONE);
    expect(worth(fed)).toBeGreaterThan(worth(state));
  });
});

describe('parts', () => {
  const changes = (situation: Situation, more: Situation) => {
    const [before, after] = [table(situation), table({ ...situation, ...more })].map((state) =>
      evaluateParts(principato.tables, state, 0),
    );
    return PARTS.filter((part) => after[part] !== before[part]);
  };

  // Goals and cards to which none of these things matters.
  test.each<[string, Situation, readonly Part[]]>([
    ['military points', { military: 5 }, ['bills']],
    ['a book', { culture: { book: [5] } }, ['culture']],
    ['a catapult', { catapult: 1 }, ['scorings']],
    ['a palazzo', { palazzo: 2 }, ['production']],
  ])('%s are a part of their own', (_name, more, parts) => {
    expect(changes({ ...GOALS, hand: ['raise-militia', 'tax-collector'] }, more)).toEqual(parts);
  });
});

const hidden = (supplyDecisions: 'sequential' | 'simultaneous') => () =>
  table({ seats: 4, options: { supplyDecisions, billsVisible: false } });

testEvaluation(principato, PARTS, {
  parts: () => table({ seats: 3 }),
  sequential: hidden('sequential'),
  simultaneous: hidden('simultaneous'),
});

test('it changes nothing', () => {
  const state = table({ militia: 3, pile: [] });
  act(state, 0, END);
  finishScorings(state);
  const before = principato.clone(state);
  worth(state);
  expect(state).toEqual(before);
});
