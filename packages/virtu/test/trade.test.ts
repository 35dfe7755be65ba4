/** V-7.3: Trade. */
import { suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { DONE, PERFORM } from '../src/choices.js';
import { virtu } from '../src/index.js';
import { does, isReady, may, mayAlso, powerNumber, refused, table, top, treasury, uses } from './table.js';

describe('V-7.3 Trade', () => {
  const merchant = { marker: 2, treasury: 0, cards: { action2: 'merchant', L1: 'admiral' } } as const;

  test('V-7.3.1: each ship brings 2 florins, any number of them', () => {
    const state = table({ ...merchant, allies: { ottoman: 0 } });
    does(state, 0, PERFORM, uses('room', 'ship'));
    expect(treasury(state, 0)).toBe(4);
    does(state, 0, uses('L1', 'ship'), uses('ottoman', 'ship'));
    expect(treasury(state, 0)).toBe(12);
    does(state, 0, uses('pisa', 'ship'));
    expect(treasury(state, 0)).toBe(14);
    expect(top(state).step).toBe('turn');
    expect([isReady(state, 0, 'L1'), isReady(state, 0, 'pisa')]).toEqual([false, false]);
    expect(state.open.allyReady[powerNumber('ottoman')]).toBe(false);
  });

  test('V-7.3.1: one ship is enough, none is not', () => {
    const state = table(merchant);
    does(state, 0, PERFORM);
    expect(refused(state, 0, DONE).rule).toBe('V-6.5.4');
    does(state, 0, uses('L1', 'ship'), DONE);
    // The Merchant was not named for ships: his florin is the room's (V-5.4.4).
    expect(treasury(state, 0)).toBe(5);
    const idle = table({ ...merchant, cards: { action2: 'merchant' }, exhausted: ['pisa'] });
    does(idle, 0, PERFORM, uses('room', 'ship'));
    expect([treasury(idle, 0), top(idle).step]).toEqual([4, 'turn']);
  });

  test('R-32: as long as an earlier source has ships too, the trade is not closed by itself', () => {
    const state = table(merchant);
    does(state, 0, PERFORM, uses('pisa', 'ship'));
    expect(may(state, 0)).toEqual([DONE]);
    expect(mayAlso(state, 0)).toEqual([uses('room', 'ship'), uses('L1', 'ship')]);
    does(state, 0, uses('L1', 'ship'), uses('room', 'ship'));
    expect(top(state).step).toBe('turn');
    const inOrder = table(merchant);
    does(inOrder, 0, PERFORM, uses('room', 'ship'), uses('L1', 'ship'), uses('pisa', 'ship'));
    expect(state.open).toEqual(inOrder.open);
  });

  test('V-7.3.1: ships of the room are suggested, ships that exhaust something are not', () => {
    const state = table(merchant);
    does(state, 0, PERFORM);
    expect(suggest(virtu, state, 0)).toEqual(uses('room', 'ship'));
    does(state, 0, suggest(virtu, state, 0));
    expect(suggest(virtu, state, 0)).toEqual(DONE);
    expect(may(state, 0)).toEqual([uses('L1', 'ship'), uses('pisa', 'ship'), DONE]);
  });
});
