/** D-9: manuscripts. */
import { describe, expect, test } from 'vitest';
import { END, inquire } from '../src/choices.js';
import { type Event, type State, vulgari } from '../src/index.js';
import { afterShift, readable } from './readers.js';
import {
  beforeEvents,
  type CardName,
  does,
  ducats,
  goes,
  knowledge,
  left,
  points,
  reads,
  refused,
  type Situation,
  settle,
  table,
  untilTurnOf,
} from './table.js';

const MOVED = [1, 1, 2, 3];
const UNMOVED = [1, 2, 3, 4];

const isOfShift = ({ type }: Event) => type === 'shifted' || type === 'lingua';
/** The Events phase of round 9, with what was told of the manuscripts. */
function phase(situation: Situation): { state: State; told: Event[] } {
  const state = table({ ...situation, round: 8, stack: beforeEvents() });
  const told: Event[] = [];
  settle(vulgari, state, (event) => told.push(event));
  return { state, told: told.filter(isOfShift) };
}
describe('D-9.1 to D-9.6 taking a manuscript', () => {
  test('D-9.1: one a turn', () => {
    const state = table({ at: 'genoa', shown: ['oil 1', 'oil 1'] });
    does(state, 0, reads(state, 'oil 1'));
    expect(left(state)).toBe(4);
    expect(readable(state)).toEqual([]);
    expect(refused(state, 0, reads(state, 'oil 1')).rule).toBe('D-9.1');
    does(state, 0, END);
    untilTurnOf(state, 0);
    does(state, 0, reads(state, 'oil 1'));
    expect(points(state, 'manuscripts')).toEqual([2, 0, 0]);
  });

  test.each([
    [0, 1],
    [12, 1],
    [13, 2],
    [25, 2],
    [26, 3],
    [38, 3],
    [39, 4],
    [91, 4],
  ])('D-9.2: with %i knowledge the levels up to %i can be taken', (space, most) => {
    const cards: CardName[] = ['oil 1', 'oil 2', 'oil 3', 'oil/latin 4'];
    const state = table({ at: 'genoa', on: { knowledge: space }, shown: cards });
    expect(readable(state)).toEqual(cards.slice(0, most).map((card) => reads(state, card)));
    for (const card of cards.slice(most)) {
      const needs = cards.indexOf(card) + 1;
      expect(refused(state, 0, reads(state, card))).toMatchObject({ rule: 'D-9.2', facts: { needs, has: most } });
    }
  });

  test.each([
    ['oil', 'milan'],
    ['latin', 'assisi'],
    ['florentine', 'cortona'],
    ['sicilian', 'lucania'],
    ['oc', 'monferrato'],
  ] as const)('D-9.3: %s is read in %s, and the others are not', (dialect, at) => {
    const state = table({ seats: 5, at, shown: ['oil 1', 'latin 1', 'florentine 1', 'sicilian 1'] });
    const other = table({ seats: 5, at, shown: ['oc 1'] });
    const card: CardName = `${dialect} 1`;
    const where = dialect === 'oc' ? other : state;
    expect([...readable(state), ...readable(other)]).toEqual([reads(where, card)]);
  });

  test.each(['genoa', 'rome'] as const)(
    'D-9.3: a card of level 4 is read where one of its dialects is spoken: %s',
    (at) => {
      const state = table({ at, on: { knowledge: 39 }, shown: ['oil/latin 4', 'sicilian/oc 4'] });
      expect(readable(state)).toEqual([reads(state, 'oil/latin 4')]);
      expect(refused(state, 0, reads(state, 'sicilian/oc 4')).rule).toBe('D-9.3');
    },
  );

  test('D-9.3: in neutral zones and at sea none is read', () => {
    for (const at of ['bologna', 'bobbio', 'la-verna', 'tyrrhenian'] as const) {
      const state = table({ at, on: { knowledge: 91 }, shown: ['oil 1', 'oil/latin 4'] });
      expect(readable(state)).toEqual([]);
      expect(refused(state, 0, reads(state, 'oil 1')).rule).toBe('D-9.3');
    }
  });

  test.each([
    ['oil 1', 1],
    ['oil 2', 2],
    ['oil 3', 3],
    ['oil/latin 4', 4],
  ] as const)('D-9.4: %s costs %i actions and no ducats', (card, actions) => {
    const situation = { at: 'genoa', ducats: 7, on: { knowledge: 39 }, shown: [card] } as const;
    const state = table(situation);
    does(state, 0, reads(state, card));
    expect([left(state), ducats(state, 0)]).toEqual([5 - actions, 7]);
    const tired = table({ ...situation, turn: { actions: actions - 1 } });
    const facts = { needs: actions, has: actions - 1 };
    expect(refused(tired, 0, reads(tired, card))).toMatchObject({ rule: 'D-6.2', facts });
  });

  test('D-9.5: any shown card; it goes behind the screen and is replaced in the next Events phase only', () => {
    const state = table({ at: 'genoa', shown: ['oil 1', 'oil 1'] });
    const [first, second] = state.open.shown[0];
    expect(readable(state)).toEqual([first, second].map((card) => ({ type: 'manuscript', card })));
    does(state, 0, { type: 'manuscript', card: second });
    expect([state.own[0].manuscripts, state.open.shown[0]]).toEqual([[second], [first]]);
    const told = does(state, 0, END);
    does(state, 1, END);
    expect(told.filter(({ type }) => type === 'revealed')).toEqual([]);
    expect(state.open.shown[0]).toEqual([first]);
    does(state, 2, END);
    expect([state.open.round, state.open.shown[0].length]).toEqual([3, 2]);
  });

  test('D-9.6: loss of knowledge takes no manuscript away', () => {
    const state = table({
      person: 'shlasinger',
      others: { 1: { at: 'genoa', on: { knowledge: 27 }, manuscripts: ['oil 3'] } },
      shown: ['oil 3'],
    });
    does(state, 0, inquire(1), END);
    expect([knowledge(state, 1), points(state, 'manuscripts')]).toEqual([21, [0, 3, 0]]);
    expect(refused(state, 1, reads(state, 'oil 3'))).toMatchObject({ rule: 'D-9.2', facts: { needs: 3, has: 2 } });
  });
});

describe('D-9.7 to D-9.9 the shift', () => {
  test('D-9.7: when level 1 is gone, levels 2, 3 and 4 cost 1, 2 and 3 actions', () => {
    const { state, told } = phase({ ended: [1] });
    expect([state.open.costs, told]).toEqual([MOVED, [{ type: 'shifted' }, { type: 'lingua' }]]);
  });

  test('D-9.7: not while a card of level 1 is shown or lies in the deck', () => {
    for (const situation of [{ ended: [1], shown: ['oil 1'] }, {}] as const) {
      const { state, told } = phase(situation);
      expect([state.open.costs, state.open.lingua, told]).toEqual([UNMOVED, 'aside', []]);
    }
  });

  test.each([
    ['oil 2', 13, 1],
    ['oil 3', 26, 2],
    ['oil/latin 4', 39, 3],
  ] as const)('D-9.7: %s still needs its level, but after the shift costs fewer actions', (card, enough, actions) => {
    const state = afterShift({ at: 'genoa', on: { knowledge: enough }, shown: [card] });
    does(state, 0, reads(state, card));
    expect(left(state)).toBe(5 - actions);
    const ignorant = afterShift({ at: 'genoa', on: { knowledge: enough - 1 }, shown: [card] });
    expect(refused(ignorant, 0, reads(ignorant, card)).rule).toBe('D-9.2');
  });

  test('D-9.7: it happens once', () => {
    const state = afterShift({});
    does(state, 0, END);
    const told = untilTurnOf(state, 0);
    expect([state.open.round, state.open.costs, told.filter(isOfShift)]).toEqual([10, MOVED, []]);
  });

  test.each([
    ['eventPhase', UNMOVED, 'aside'],
    ['immediate', MOVED, 'shown'],
  ] as const)(
    'D-9.7: with manuscriptShiftTiming %s the last card of level 1 leaves costs of %j',
    (timing, costs, lingua) => {
      const options = { manuscriptShiftTiming: timing };
      const state = table({ at: 'genoa', options, ended: [1], shown: ['oil 1'] });
      const told = does(state, 0, reads(state, 'oil 1'));
      expect([state.open.costs, state.open.lingua]).toEqual([costs, lingua]);
      expect(told.filter(isOfShift)).toHaveLength(timing === 'immediate' ? 2 : 0);
      does(state, 0, END);
      untilTurnOf(state, 0);
      expect([state.open.costs, state.open.lingua]).toEqual([MOVED, 'shown']);
    },
  );

  test('D-9.7: with immediate timing an empty display alone moves nothing while the deck has cards', () => {
    const state = table({ at: 'genoa', options: { manuscriptShiftTiming: 'immediate' }, shown: ['oil 1'] });
    does(state, 0, reads(state, 'oil 1'));
    expect([state.open.shown[0], state.open.costs]).toEqual([[], UNMOVED]);
  });

  test('D-9.8: before the shift Lingua Volgare is not in play', () => {
    const state = table({ on: { knowledge: 91 } });
    expect(refused(state, 0, reads(state, 'lingua')).rule).toBe('D-9.8');
  });

  test.each(['turin', 'genoa', 'tyrrhenian'] as const)(
    'D-9.8: Lingua Volgare is taken in %s for 4 actions on level 8',
    (at) => {
      const state = afterShift({ at, on: { knowledge: 91 } });
      does(state, 0, reads(state, 'lingua'));
      expect([left(state), state.open.lingua, state.open.linguaOf]).toEqual([1, 'taken', 0]);
      expect(points(state, 'manuscripts')?.[0]).toBe(8);
      const ignorant = afterShift({ at, on: { knowledge: 90 } });
      expect(refused(ignorant, 0, reads(ignorant, 'lingua'))).toMatchObject({
        rule: 'D-9.2',
        facts: { needs: 8, has: 7 },
      });
    },
  );

  test('D-9.8: Lingua Volgare still costs 4 actions, one of which must not be that of the landing', () => {
    const state = afterShift({ at: 'tyrrhenian', on: { knowledge: 91 } });
    does(state, 0, { type: 'psalter' });
    expect(refused(state, 0, reads(state, 'lingua'))).toMatchObject({ rule: 'D-7.13', facts: { needs: 4, has: 4 } });
    does(state, 0, goes('rome', 1));
    expect(refused(state, 0, reads(state, 'lingua'))).toMatchObject({ rule: 'D-6.2', facts: { needs: 4, has: 3 } });
  });

  test('D-9.8: there is one Lingua Volgare', () => {
    const state = afterShift({ on: { knowledge: 91 }, others: { 1: { on: { knowledge: 91 } } } });
    does(state, 0, reads(state, 'lingua'), END);
    untilTurnOf(state, 1);
    expect(refused(state, 1, reads(state, 'lingua')).rule).toBe('D-9.8');
  });

  test.each([2, 3, 4] as const)('D-9.9: the end of level %i moves nothing', (level) => {
    const { state, told } = phase({ ended: [level] });
    expect([state.open.shown[level - 1], state.open.costs, state.open.lingua, told]).toEqual([
      [],
      UNMOVED,
      'aside',
      [],
    ]);
  });

  test.each([
    [[1], [1, 1, 2, 3]],
    [[2], [1, 2, 2, 3]],
    [[3], [1, 2, 3, 3]],
    [
      [1, 2],
      [1, 1, 1, 2],
    ],
    [
      [2, 3],
      [1, 2, 2, 2],
    ],
  ] as const)('D-9.9: with manuscriptShiftTrigger anyLevel the end of %j makes the costs %j', (ended, costs) => {
    const { state } = phase({ ended, options: { manuscriptShiftTrigger: 'anyLevel' } });
    expect([state.open.costs, state.open.lingua]).toEqual([costs, 'shown']);
  });

  test('D-9.9: with anyLevel each end moves those above it; Lingua Volgare comes with the first', () => {
    const options = { manuscriptShiftTrigger: 'anyLevel', manuscriptShiftTiming: 'immediate' };
    const { state, told } = phase({ at: 'genoa', options, ended: [1, 2], shown: ['oil 1'] });
    expect([state.open.costs, told]).toEqual([
      [1, 2, 2, 3],
      [{ type: 'shifted' }, { type: 'lingua' }],
    ]);
    untilTurnOf(state, 0);
    const later = does(state, 0, reads(state, 'oil 1'));
    expect([state.open.costs, later.filter(isOfShift)]).toEqual([[1, 1, 1, 2], [{ type: 'shifted' }]]);
    expect(state.open.lingua).toBe('shown');
  });
});
