/** Golden examples: the marker, its arrows, and indulgences. */
import { asked } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { END, lift, PERFORM, REQUEST_CROWN, REQUEST_FLORINS, steps } from '../../src/choices.js';
import { type State, virtu } from '../../src/index.js';
import { does, isReady, may, movingMarker, playOn, refused, table, treasury } from '../table.js';

const stepsOffered = (state: State) =>
  may(state, 0).flatMap((choice) => (choice.type === 'steps' ? [[choice.steps, choice.florins]] : []));

/** Exhausted courtiers on both sides. */
const asleep = { cards: { L1: 'bishop', R1: 'banker', R2: 'admiral' }, exhausted: ['L1', 'R1', 'R2'] } as const;
const awake = (state: State) => (['L1', 'R1', 'R2'] as const).map((space) => isReady(state, 0, space));

describe('the marker', () => {
  test('G-S02: passing the left arrow wakes the courtiers on the left only', () => {
    const state = table({ ...asleep, marker: 3, stack: movingMarker(0) });
    const told = does(state, 0, steps(1, false));
    expect(told).toContainEqual({ type: 'woken', seat: 0, side: 'left', cards: 1 });
    expect(awake(state)).toEqual([true, false, false]);
  });

  test('G-D07: two steps from room 0 end on room 2, past the right arrow only', () => {
    const state = table({ ...asleep, marker: 0, stack: movingMarker(0) });
    does(state, 0, steps(2, false));
    expect(state.open.palaces[0].marker).toBe(2);
    expect(awake(state)).toEqual([false, true, true]);
  });

  test('G-D08: two steps from room 2 end on room 4, past the left arrow only', () => {
    const state = table({ ...asleep, marker: 2, stack: movingMarker(0) });
    does(state, 0, steps(2, false));
    expect(state.open.palaces[0].marker).toBe(4);
    expect(awake(state)).toEqual([true, false, false]);
  });

  test('G-D09: from room 4 with 2 florins and no arrow rooms 0 and 1 are free, room 2 costs the florins', () => {
    const state = table({ marker: 4, treasury: 2, stack: movingMarker(0) });
    expect(stepsOffered(state)).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    does(state, 0, steps(3, true));
    expect(state.open.palaces[0]).toMatchObject({ marker: 2, treasury: 0 });
  });

  test('G-D10: 2 florins and two arrows make a full circle from room 3, past both arrows', () => {
    const state = table({
      ...asleep,
      marker: 3,
      treasury: 2,
      tiles: ['guild', 'principality'],
      stack: movingMarker(0),
    });
    does(state, 0, steps(5, true));
    expect(state.open.palaces[0]).toMatchObject({ marker: 3, treasury: 0 });
    expect([isReady(state, 0, 'guild'), isReady(state, 0, 'principality')]).toEqual([false, false]);
    expect(awake(state)).toEqual([true, true, true]);
  });

  test('G-D63: a Banker woken on the way cannot pay for a fourth step', () => {
    const state = table({
      marker: 1,
      treasury: 0,
      cards: { R1: 'banker' },
      tiles: ['principality'],
      exhausted: ['R1', 'florence', 'pisa'],
      stack: movingMarker(0),
    });
    expect(stepsOffered(state)).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ]);
    expect(refused(state, 0, steps(4, true))).toMatchObject({ rule: 'V-6.1.3', facts: { costs: 2 } });
    expect(refused(state, 0, steps(4, false))).toMatchObject({ rule: 'V-6.1.4', facts: { costs: 2, arrows: 1 } });
    does(state, 0, steps(3, false));
    expect(isReady(state, 0, 'R1')).toBe(true);
  });
});

describe('indulgences', () => {
  test('G-S03: whoever does not lift the indulgence of his room neither acts nor requests one', () => {
    const state = table({ marker: 0, indulgences: [1], cards: { L1: 'bishop' }, stack: movingMarker(0) });
    does(state, 0, steps(1, false));
    expect(may(state, 0)).toContainEqual(lift(1, 'cross'));
    expect(refused(state, 0, PERFORM).rule).toBe('V-6.5.3');
    expect(refused(state, 0, REQUEST_CROWN).rule).toBe('V-6.3.3');
    expect(refused(state, 0, REQUEST_FLORINS).rule).toBe('V-6.3.3');
    does(state, 0, END);
    toWinterOf(state, 0);
    expect(refused(state, 0, REQUEST_FLORINS).rule).toBe('V-6.3.3');
  });

  test('G-D11: a Bishop woken by the move lifts the indulgence of a room that was crossed', () => {
    const state = table({
      marker: 2,
      indulgences: [3],
      cards: { L1: 'bishop' },
      exhausted: ['L1'],
      stack: movingMarker(0),
    });
    does(state, 0, steps(2, false), lift(3, 'cross'));
    expect(state.open.palaces[0].indulgence).toEqual([false, false, false, false, false]);
    expect(isReady(state, 0, 'L1')).toBe(false);
  });

  test('G-D12: the indulgence of the room that the marker leaves cannot be lifted', () => {
    const state = table({ marker: 1, indulgences: [1], cards: { L1: 'bishop' }, stack: movingMarker(0) });
    does(state, 0, steps(2, false));
    expect(refused(state, 0, lift(1, 'cross')).rule).toBe('V-6.4.1');
    expect(refused(state, 0, lift(1, 'crown')).rule).toBe('V-6.4.1');
  });

  test.each([
    ['perYear', 'V-6.3.2'],
    ['perPhase', 'V-6.3.3'],
  ])('G-D14: after a request in spring there is none in winter (%s)', (indulgenceLimit, rule) => {
    const state = table({ options: { indulgenceLimit } });
    does(state, 0, REQUEST_FLORINS, END);
    toWinterOf(state, 0);
    expect(refused(state, 0, REQUEST_FLORINS).rule).toBe(rule);
  });

  test.each(['perYear', 'perPhase'])(
    'G-D14: otherwise one in winter, and another next spring (%s)',
    (indulgenceLimit) => {
      const state = table({ options: { indulgenceLimit }, treasury: 0 });
      does(state, 0, END);
      toWinterOf(state, 0);
      does(state, 0, REQUEST_FLORINS);
      expect(state.open.palaces[0]).toMatchObject({ treasury: 3, indulgence: [true, false, false, false, false] });
      playOn(state, () => state.open.year === 3 && asked(virtu, state)[0] === 0);
      does(state, 0, steps(1, false), REQUEST_FLORINS);
      expect(treasury(state, 0)).toBe(6);
    },
  );

  test('G-D57: in a room of war 3 florins may be requested, a crown may not', () => {
    const state = table({ marker: 4 });
    expect(may(state, 0)).toContainEqual(REQUEST_FLORINS);
    expect(refused(state, 0, REQUEST_CROWN).rule).toBe('V-6.3.11');
  });
});

function toWinterOf(state: State, seat: number): void {
  playOn(state, () => state.open.season === 'winter' && asked(virtu, state)[0] === seat);
}
