/** Golden examples: manuscripts and levels of knowledge. */
import { describe, expect, test } from 'vitest';
import { END } from '../../src/choices.js';
import { vulgari } from '../../src/index.js';
import { levelOf } from '../../src/rules/tracks.js';
import { afterShift, readable } from '../readers.js';
import {
  type CardName,
  does,
  knowledge,
  left,
  reads,
  refused,
  type Situation,
  steps,
  table,
  untilTurnOf,
} from '../table.js';

describe('G Manuscripts, from the rulebook', () => {
  test('G-11: on level 3 in Genoa the blue cards of level 1 and 2 may be taken; the second takes 2 actions', () => {
    const state = table({ at: 'genoa', on: { knowledge: 26 }, shown: ['oil 1', 'oil 2', 'latin 1'] });
    expect(readable(state)).toEqual([reads(state, 'oil 1'), reads(state, 'oil 2')]);
    does(state, 0, reads(state, 'oil 2'));
    expect(left(state)).toBe(3);
  });

  test('G-12: level 3 may take levels 1, 2 and 3, not 4', () => {
    const state = table({ at: 'genoa', on: { knowledge: 38 }, shown: ['oil 1', 'oil 2', 'oil 3', 'oil/latin 4'] });
    expect(readable(state)).toEqual((['oil 1', 'oil 2', 'oil 3'] as const).map((card) => reads(state, card)));
    expect(refused(state, 0, reads(state, 'oil/latin 4'))).toMatchObject({
      rule: 'D-9.2',
      facts: { needs: 4, has: 3 },
    });
  });
});

describe('G Manuscripts', () => {
  test.each([
    [38, 3],
    [39, 4],
    [90, 7],
    [91, 8],
  ])('G-58: knowledge %i is level %i', (space, level) => {
    const state = table({ on: { knowledge: space } });
    expect(levelOf(vulgari.tables, state.open, 0)).toBe(level);
  });

  test('G-58: from 85 a gain of 10 ends on 91', () => {
    const state = table({ round: 8, cubes: { abbess: 1 }, on: { knowledge: 85, messenger: 5 } });
    does(state, 0, steps('messenger', 1));
    expect(knowledge(state, 0)).toBe(91);
  });

  test('G-59: in Genoa on level 4 oil/sicilian can be taken, latin/sicilian cannot', () => {
    const state = table({ at: 'genoa', on: { knowledge: 39 }, shown: ['oil/sicilian 4', 'latin/sicilian 4'] });
    expect(refused(state, 0, reads(state, 'latin/sicilian 4')).rule).toBe('D-9.3');
    does(state, 0, reads(state, 'oil/sicilian 4'));
  });

  test('G-59: in Turin no manuscript can be taken but Lingua Volgare', () => {
    const shown: CardName[] = ['oil 2', 'latin 2', 'oil/oc 4'];
    const state = afterShift({ at: 'turin', on: { knowledge: 91 }, shown });
    expect(readable(state)).toEqual([reads(state, 'lingua')]);
    for (const card of shown) expect(refused(state, 0, reads(state, card)).rule).toBe('D-9.3');
  });

  const last: Situation = { round: 9, at: 'genoa', shown: ['oil 1', 'oil 2'], ended: [1] };

  test('G-60: when the last card of level 1 is taken in round 9, the others cost less from round 10 on', () => {
    const state = table(last);
    does(state, 0, reads(state, 'oil 1'));
    expect([state.open.costs, state.open.lingua]).toEqual([[1, 2, 3, 4], 'aside']);
    const told = does(state, 0, END).concat(untilTurnOf(state, 0));
    expect(state.open.round).toBe(10);
    expect(told.filter(({ type }) => type === 'shifted' || type === 'lingua')).toHaveLength(2);
    expect([state.open.costs.slice(1), state.open.lingua]).toEqual([[1, 2, 3], 'shown']);
    expect(refused(state, 0, reads(state, 'oil 2'))).toMatchObject({ rule: 'D-9.2', facts: { needs: 2, has: 1 } });
  });

  test('G-60: with manuscriptShiftTiming immediate they cost less from that moment on', () => {
    const state = table({ ...last, options: { manuscriptShiftTiming: 'immediate' } });
    does(state, 0, reads(state, 'oil 1'));
    expect(state.open.round).toBe(9);
    expect([state.open.costs.slice(1), state.open.lingua]).toEqual([[1, 2, 3], 'shown']);
  });

  test('G-61: who takes Lingua Volgare takes no other manuscript in that turn', () => {
    const state = afterShift({ at: 'genoa', on: { knowledge: 91 }, shown: ['oil 2'] });
    does(state, 0, reads(state, 'lingua'));
    expect(left(state)).toBe(1); // enough for a card of level 2
    expect(refused(state, 0, reads(state, 'oil 2')).rule).toBe('D-9.1');
  });
});
