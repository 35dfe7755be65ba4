/** V-9.1: paying the troops. */
import { suggest } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { disband, payTroops } from '../src/choices.js';
import { virtu } from '../src/index.js';
import { cityNumber, collects, does, isReady, may, refused, top, treasury, troopsAt } from './table.js';
import { ofType, PENNILESS, winter } from './winter.js';

describe('V-9.1 paying the troops', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ])('V-9.1.1: %i troops cost %i florins in total', (troops, due) => {
    const state = winter('pay', { treasury: 5, troops: { florence: troops } });
    if (due > 0) {
      expect(ofType(may(state, 0), 'payTroops')[0]).toEqual(payTroops(due));
      does(state, 0, payTroops(due));
    }
    expect(top(state).step).not.toBe('troopPay');
    expect([treasury(state, 0), troopsAt(state, 0, 'florence')]).toEqual([5 - due, troops]);
  });

  test('V-9.1.1: what is not there cannot be paid', () => {
    const state = winter('pay', { ...PENNILESS, treasury: 1, troops: { florence: 5 } });
    expect(refused(state, 0, payTroops(2))).toMatchObject({ rule: 'V-9.1.1', facts: { costs: 2, florins: 1 } });
    expect(may(state, 0)).toEqual([payTroops(1), payTroops(0)]);
  });

  test('V-9.1.2: who pays less chooses the troops that leave', () => {
    const state = winter('pay', { treasury: 2, troops: { florence: 4, pisa: 2 } });
    const told = does(state, 0, payTroops(1));
    expect(told).toContainEqual({ type: 'troopsPaid', seat: 0, florins: 1 });
    expect(may(state, 0)).toEqual([disband(cityNumber('florence')), disband(cityNumber('pisa'))]);
    does(state, 0, disband(cityNumber('pisa')), disband(cityNumber('pisa')));
    expect([troopsAt(state, 0, 'florence'), troopsAt(state, 0, 'pisa')]).toEqual([4, 0]);
    expect(top(state).step).not.toBe('disband');
  });

  test('V-9.1.2: nobody has to collect florins; who wants to can', () => {
    const state = winter('pay', { treasury: 0, troops: { florence: 3 } });
    expect(ofType(may(state, 0), 'payTroops')).toEqual([payTroops(1), payTroops(0)]);
    does(state, 0, payTroops(1));
    expect(may(state, 0)).toEqual([collects('florence'), collects('pisa')]);
    does(state, 0, collects('pisa'));
    expect([treasury(state, 0), isReady(state, 0, 'pisa')]).toEqual([1, false]);
    const mean = winter('pay', { treasury: 0, troops: { florence: 3 } });
    does(mean, 0, payTroops(0), disband(cityNumber('florence')));
    expect([treasury(mean, 0), isReady(mean, 0, 'florence')]).toEqual([0, true]);
  });

  test('V-9.1.2: the suggestion pays what can be paid and thins out the largest army', () => {
    const state = winter('pay', { ...PENNILESS, treasury: 1, troops: { florence: 2, pisa: 3 } });
    expect(suggest(virtu, state, 0)).toEqual(payTroops(1));
    does(state, 0, payTroops(1));
    expect(suggest(virtu, state, 0)).toEqual(disband(cityNumber('pisa')));
  });
});
