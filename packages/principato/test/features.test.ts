/** What a position looks like to a seat, as numbers: what they tell, and that they tell nothing secret. */
import { applyToChance } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { END } from '../src/choices.js';
import { principato, type State } from '../src/index.js';
import { act, roam, type Situation, table } from './table.js';

const { features } = principato;

function written(state: State, seat = 0): Float32Array {
  const into = new Float32Array(features.size(state.own.length)).fill(Number.NaN);
  features.write(state, seat, into);
  return into;
}

/** One feature of a position, by its name. */
function told(state: State, name: string, seat = 0): number {
  const at = features.names(state.own.length).indexOf(name);
  if (at < 0) throw new Error(`there is no feature "${name}"`);
  return written(state, seat)[at];
}

/** The names of the features in which two positions differ. */
function differing(one: State, other: State): string[] {
  const [before, after] = [written(one), written(other)];
  return features.names(one.own.length).filter((_, at) => before[at] !== after[at]);
}

/** The position at the end of a seat's turn, before a card is revealed. */
function atEndOfTurn(situation: Situation): State {
  const state = table(situation);
  applyToChance(principato, state, situation.seat ?? 0, END);
  return state;
}

test.each(principato.seats)(
  'with %i players each number has a name of its own, in every position of a game',
  (seats) => {
    const names = features.names(seats);
    expect(new Set(names).size).toBe(features.size(seats));
    const state = table({ seats });
    roam(state, () => {
      for (let seat = 0; seat < seats; seat++) {
        const wrong = [...written(state, seat)].findIndex((value) => !(Math.abs(value) < 20));
        expect(names[wrong]).toBeUndefined();
      }
    });
  },
);

test('more players have more rivals, and nothing else', () => {
  const three = features.names(3);
  const more = features.names(4).filter((name) => !three.includes(name));
  expect(more.filter((name) => !name.includes('rival 3'))).toEqual(['time: three after the first player']);
});

test('a seat sees the same as any other in its place', () => {
  const state = table({ seats: 4, food: 1, farm: 2, catapult: 2, others: { 1: { field: 3 }, 3: { militia: 2 } } });
  const turned = principato.clone(state);
  const turn = <Thing>(things: readonly Thing[]): Thing[] => [...things.slice(-1), ...things.slice(0, -1)];
  turned.own = turn(turned.own);
  turned.open.principalities = turn(turned.open.principalities);
  turned.open.turns = turn(turned.open.turns);
  turned.open.stack = [{ step: 'turn', seat: 1 }];
  turned.open.firstPlayer = 1;
  for (let seat = 0; seat < 4; seat++) expect(written(turned, (seat + 1) % 4)).toEqual(written(state, seat));
});

describe('what is told', () => {
  test('P-7.1 a card at the left leaves before the own next turn, one at the right stays', () => {
    // The starting hands and the display hold no other harvest.
    const harvestAt = (place: number) => {
      const others = {
        0: 'farm-works',
        1: 'bank-works',
        2: 'sculptor',
        3: 'rents',
        4: 'rents',
        5: 'sculptor',
      } as const;
      return atEndOfTurn({ display: { ...others, [place]: 'harvest' } });
    };
    expect(told(harvestAt(2), 'stays in the display: harvest')).toBe(0);
    expect(told(harvestAt(2), 'leaves the display: harvest')).toBeGreaterThan(0);
    expect(told(harvestAt(3), 'stays in the display: harvest')).toBeGreaterThan(0);
    expect(told(harvestAt(3), 'leaves the display: harvest')).toBe(0);
  });

  test('P-6.10 fields lie idle without a harvest in hand or to be had', () => {
    const display = { 3: 'rents', 4: 'sculptor', 5: 'bank-works' } as const;
    const idle = (hand: NonNullable<Situation['hand']>) =>
      told(atEndOfTurn({ display, field: 3, hand }), 'use: fields without a harvest');
    expect(idle(['sculptor', 'farm-works'])).toBeGreaterThan(0);
    expect(idle(['harvest', 'farm-works'])).toBe(0);
  });

  test('P-2.12 a harvest brings no more than finds a place', () => {
    const brings = (more: Situation) => told(table({ field: 5, farm: 1, food: 1, ...more }), 'own: a harvest brings');
    expect(brings({ farm: 2 })).toBeCloseTo(3 * brings({}));
    expect(brings({ militia: 1 })).toBeCloseTo(2 * brings({}));
  });

  test('P-5.4 favor stands in for what a book lacks', () => {
    const lacking = (food: number, favor: number) => told(table({ farm: 4, food, favor }), 'book: cubes lacking');
    expect(lacking(4, 0)).toBe(0);
    expect(lacking(2, 1)).toBeCloseTo(lacking(3, 0));
    expect(told(table({ farm: 4, food: 6, favor: 2 }), 'book: purchases')).toBe(1);
    expect(told(table({ farm: 4, food: 6, favor: 1 }), 'book: purchases')).toBe(0.5);
  });

  test('P-6.21 the best value of a kind falls when its tokens are gone', () => {
    const state = table({ reserve: { painting: [5, 5, 4] } });
    expect(told(state, 'painting: best value')).toBeLessThan(told(table(), 'painting: best value'));
    expect(told(state, 'painting: tokens of the best value')).toBeCloseTo(2 / 5);
  });

  test('P-7.4 the extra scoring can come before the own next turn, P-7.5 and so can the end of the year', () => {
    const soon = (pile: NonNullable<Situation['pile']>) => {
      const state = atEndOfTurn({ year: 2, pile });
      return ['extra scoring', 'year ends'].map((what) => told(state, `time: ${what} before own next turn`));
    };
    expect(soon(['military', 'harvest', 'rents', 'harvest', 'rents'])).toEqual([expect.closeTo(3 / 5), 0]);
    expect(soon(['harvest', 'rents', 'military'])).toEqual([1, 1]);
    expect(soon(['harvest', 'rents', 'harvest'])).toEqual([0, 0]);
  });

  test('P-7.13 the last own turn is told', () => {
    const last: Situation = { year: 3, pile: ['harvest', 'rents'] };
    expect(told(table(last), 'time: no own turn left')).toBe(0);
    expect(told(table(last), 'time: at least 1 own turns left')).toBe(1);
    expect(told(atEndOfTurn(last), 'time: no own turn left')).toBe(1);
  });

  test('P-8.8 one strength more breaks a tie', () => {
    const tied = table({ catapult: 1, others: { 1: { catapult: 1 } } });
    expect(told(tied, 'army: points in reach') * 7).toBeCloseTo(5);
    expect(told(tied, 'army: points by one strength more') * 7).toBeCloseTo(1);
    expect(told(tied, 'army: points by one strength less') * 7).toBeCloseTo(3);
  });

  test('P-8.1 who has more army tokens decides before', () => {
    const others = { 1: { catapult: 2 }, 2: { catapult: 1 } };
    expect(told(table({ catapult: 1, others }), 'army: rivals that decide before')).toBe(0.5);
    expect(told(table({ catapult: 1, others, firstPlayer: 2 }), 'army: rivals that decide before')).toBe(1);
  });

  test('P-10.7 a goal tells what its next set lacks', () => {
    const state = table({ goals: ['armoury', 'palace-goal'], culture: { monument: [4, 4], book: [5] } });
    expect(['monument', 'book', 'painting'].map((kind) => told(state, `next set lacks: ${kind}`))).toEqual([0, 0, 1]);
    expect(told(state, 'goals: points of the next set that lacks one token')).toBe(1);
    expect(told(state, 'goal: palace-goal')).toBe(1);
    expect(told(state, 'goal: villa')).toBe(0);
  });
});

describe('what is not told', () => {
  test("P-9.2 rivals' goals change nothing", () => {
    const own: Situation = { goals: ['armoury', 'villa'] };
    const one = table({ ...own, others: { 1: { goals: ['fortress', 'chapel'], catapult: 3 } } });
    const other = table({ ...own, others: { 1: { goals: ['fertile-soil', 'town-hall'], catapult: 3 } } });
    expect(differing(one, other)).toEqual([]);
  });

  test('PQ-16 bills of rivals that are hidden count as what is usual', () => {
    const rich = (billsVisible: boolean, military: number) =>
      table({ year: 2, options: { billsVisible }, others: { 1: { military } } });
    expect(differing(rich(true, 0), rich(true, 9))).toContain('rival 1: points');
    expect(differing(rich(false, 0), rich(false, 9))).toEqual([]);
    expect(differing(rich(true, 3), rich(false, 9))).not.toContain('rival 1: points');
  });

  test('PQ-11 what rivals sealed changes nothing until it is opened', () => {
    const options = { supplyDecisions: 'simultaneous' } as const;
    const state = table({ options, year: 2, pile: [], militia: 1, others: { 1: { militia: 1 } } });
    act(state, 0, END);
    const fed = principato.clone(state);
    fed.own[1].supply = [1, 0, 0, 0];
    expect(differing(state, fed)).toEqual([]);
  });
});
