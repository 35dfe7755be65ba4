/** D-14: the Orient. */
import { describe, expect, test } from 'vitest';
import { CLAIM, EVENT } from '../src/choices.js';
import type { SeaId, ZoneId } from '../src/data/index.js';
import {
  becomes,
  does,
  ducats,
  goes,
  knowledge,
  left,
  refused,
  space,
  steps,
  stepsOffered,
  table,
  zoneNumber,
} from './table.js';

const REACHED = { ducats: 0, on: { orient: 5 } } as const;

describe('D-14 the Orient', () => {
  test.each<ZoneId | SeaId>(['turin', 'bobbio', 'tyrrhenian'])('D-14.1: a merchant steps anywhere: %s', (at) => {
    const state = table({ at });
    does(state, 0, steps('orient', 3));
    expect([space(state, 0, 'orient'), left(state)]).toEqual([3, 2]);
  });

  test.each(['gigi', 'lanzuisi'] as const)('D-14.1: %s cannot', (person) => {
    const state = table({ person });
    expect(stepsOffered(state, 0, 'orient')).toEqual([]);
    expect(refused(state, 0, steps('orient', 1)).rule).toBe('D-14.1');
  });

  test('D-14.1: not beyond the port', () => {
    const state = table({ on: { orient: 3 } });
    expect(stepsOffered(state, 0, 'orient')).toEqual([1, 2]);
    expect(refused(state, 0, steps('orient', 3)).rule).toBe('Q-24');
  });

  test('D-14.2: on the last space every claim of ducats brings 10 more', () => {
    const state = table({ at: 'genoa', ...REACHED });
    const [told] = does(state, 0, CLAIM.ducats);
    expect(told).toEqual({ type: 'claimed', seat: 0, zone: zoneNumber('genoa'), ducats: 20, knowledge: 0, bonus: 10 });
    does(state, 0, goes('pisa', 1), CLAIM.ducats);
    expect(ducats(state, 0)).toBe(30 + 25);
    const both = table({ at: 'rome', ...REACHED });
    does(both, 0, CLAIM.both);
    expect([ducats(both, 0), knowledge(both, 0)]).toEqual([18, 15]);
  });

  test('D-14.2: not one space earlier', () => {
    const state = table({ at: 'genoa', ducats: 0, on: { orient: 4 } });
    does(state, 0, CLAIM.ducats);
    expect(ducats(state, 0)).toBe(20);
  });

  test('D-14.3: cities claimed earlier give nothing more', () => {
    const state = table({ at: 'genoa', ducats: 0, on: { orient: 4 } });
    does(state, 0, CLAIM.ducats, steps('orient', 1));
    expect([ducats(state, 0), refused(state, 0, CLAIM.ducats).rule]).toEqual([20, 'D-8.6']);
  });

  test('D-14.3: Event cards are not affected', () => {
    const state = table({ at: 'siena', firstEvent: 'cambium', ...REACHED });
    does(state, 0, EVENT);
    expect(ducats(state, 0)).toBe(25);
  });

  test('D-14.3: several players may reach the last space', () => {
    const state = table({ at: 'genoa', on: { orient: 4 }, ducats: 0, others: { 1: { ...REACHED, at: 'pisa' } } });
    does(state, 0, steps('orient', 1), CLAIM.ducats, { type: 'end' });
    does(state, 1, CLAIM.ducats);
    expect([ducats(state, 0), ducats(state, 1)]).toEqual([30, 25]);
  });

  test('D-14.4: who is no longer a merchant has no benefit, and the disc stays', () => {
    const state = table({ at: 'la-verna', ...REACHED });
    does(state, 0, becomes('gigi'), goes('florence', 1));
    expect(refused(state, 0, CLAIM.both).rule).toBe('D-8.5');
    does(state, 0, CLAIM.knowledge);
    expect([ducats(state, 0), space(state, 0, 'orient')]).toEqual([0, 5]);
  });

  test('D-14.5: without the ducats of a claim there is no bonus', () => {
    const state = table({ at: 'florence', ...REACHED });
    does(state, 0, CLAIM.knowledge);
    expect([ducats(state, 0), knowledge(state, 0)]).toEqual([0, 4]);
    const padua = table({ at: 'padua', ...REACHED }); // a city without ducats
    does(padua, 0, CLAIM.knowledge);
    expect([ducats(padua, 0), knowledge(padua, 0)]).toEqual([0, 6]);
  });
});
