/** Golden examples of winter: pay, reorganization, purchases. */
import { describe, expect, test } from 'vitest';
import { ally, build, DONE, disband, payTroops } from '../../src/choices.js';
import { cityNumber, does, isReady, may, powerNumber, refused, top, treasury, troopsAt, uses } from '../table.js';
import { cardIn, ofType, PENNILESS, picks, puts, wants, winter } from '../winter.js';

describe('G the rulebook’s own examples of winter', () => {
  test('G-S20: a reorganization of the Neapolitan palace, step by step', () => {
    const state = winter('reorganize', {
      dynasties: ['naples', 'venice', 'florence'],
      marker: 0,
      indulgences: [3],
      cards: {
        L1: 'ferdinand-ii',
        R1: 'merchant',
        R2: 'federico-da-montefeltro',
        action0: 'podesta',
        action1: 'gonfalonier',
        action2: 'alfonso-of-calabria',
        upgrade2: 'ambassador',
        action3: 'bishop',
      },
      exhausted: ['R2'],
    });
    expect(refused(state, 0, picks('R2')).rule).toBe('V-9.2.4');
    expect(refused(state, 0, picks('action0')).rule).toBe('V-9.2.2');
    expect(refused(state, 0, picks('action3')).rule).toBe('V-9.2.2');
    expect(refused(state, 0, picks('upgrade2')).rule).toBe('V-9.2.5');
    does(state, 0, picks('L1'), puts('upgrade1'));
    does(state, 0, picks('R1'), puts('L1'));
    does(state, 0, picks('upgrade2'), puts('R1'));
    expect(cardIn(state, 0, 'upgrade1')).toBe('ferdinand-ii');
    expect([cardIn(state, 0, 'L1'), isReady(state, 0, 'L1')]).toEqual(['merchant', true]);
    expect([cardIn(state, 0, 'R1'), isReady(state, 0, 'R1')]).toEqual(['ambassador', false]);
    expect(cardIn(state, 0, 'upgrade2')).toBeNull();
    expect(refused(state, 0, picks('R1')).rule).toBe('V-9.2.4');
  });

  test('G-S21: Yellow may build a cathedral in Palermo; the tile enters exhausted', () => {
    const state = winter('purchase', {
      dynasties: ['naples', 'venice', 'florence'],
      treasury: 4,
      cards: { L1: 'bishop' },
    });
    does(state, 0, wants('cathedral'), DONE);
    expect(may(state, 0)).toEqual([build(cityNumber('naples')), build(cityNumber('palermo'))]);
    does(state, 0, build(cityNumber('palermo')));
    expect(isReady(state, 0, 'cathedral:palermo')).toBe(false);
    expect([treasury(state, 0), isReady(state, 0, 'L1')]).toEqual([0, false]);
  });

  test('G-S28: five troops are paid 2 florins in total', () => {
    const state = winter('pay', { treasury: 3, troops: { florence: 3, pisa: 2 } });
    does(state, 0, payTroops(2));
    expect(treasury(state, 0)).toBe(1);
    expect([troopsAt(state, 0, 'florence'), troopsAt(state, 0, 'pisa')]).toEqual([3, 2]);
  });
});

describe('G winter, derived', () => {
  test('G-D37: four troops, no florins and nothing to collect: two troops must go', () => {
    const state = winter('pay', { ...PENNILESS, troops: { florence: 4 } });
    expect(refused(state, 0, payTroops(1))).toMatchObject({ rule: 'V-9.1.1', facts: { costs: 1, florins: 0 } });
    expect(may(state, 0)).toEqual([payTroops(0)]);
    does(state, 0, payTroops(0), disband(cityNumber('florence')), disband(cityNumber('florence')));
    expect(troopsAt(state, 0, 'florence')).toBe(2);
    expect(top(state).step).not.toBe('disband');
  });

  test('G-D38: an action card cannot leave a Banker alone; he must be taken out first', () => {
    const state = winter('reorganize', { cards: { action1: 'podesta', upgrade1: 'banker' } });
    expect(refused(state, 0, picks('action1')).rule).toBe('V-9.2.7');
    does(state, 0, picks('upgrade1'), puts('L1'), picks('action1'), puts('R1'));
    expect([cardIn(state, 0, 'L1'), cardIn(state, 0, 'R1')]).toEqual(['banker', 'podesta']);
  });

  test('G-D39: who owns a Kingdom cannot buy a Republic', () => {
    const state = winter('purchase', { treasury: 20, tiles: ['kingdom'] });
    expect(refused(state, 0, wants('republic')).rule).toBe('V-9.3.5');
  });

  test('G-D40: three agent symbols for a player with three earned agents: five, the third gives nothing', () => {
    const state = winter('purchase', { treasury: 11, earnedAgents: 3 });
    does(state, 0, wants('podesta'), wants('consigliere'), wants('assassin'), DONE, puts('L1'), puts('R1'));
    expect(cardIn(state, 0, 'R2')).toBe('assassin');
    expect(state.open.palaces[0]).toMatchObject({ agents: 5, lockedAgents: 0, treasury: 0 });
  });

  test('G-D55: a Duchy and a Merchant together: the Merchant goes to the space of the Duchy', () => {
    const state = winter('purchase', {
      ...PENNILESS,
      treasury: 7,
      cards: { L1: 'giovanni-de-medici', R1: 'ambassador', R2: 'admiral' },
      exhausted: ['L1', 'R2', 'florence', 'pisa'],
    });
    does(state, 0, wants('duchy'), wants('merchant'), DONE);
    expect(ofType(may(state, 0), 'put')).toEqual([puts('L2'), puts('L3'), puts('R3')]);
    does(state, 0, puts('L2'));
    const held = (['L1', 'L2', 'R1', 'R2'] as const).map((space) => cardIn(state, 0, space));
    expect(held).toEqual(['giovanni-de-medici', 'merchant', 'ambassador', 'admiral']);
    expect(treasury(state, 0)).toBe(0);
  });

  test.each([
    ['afterWinterTurn', 'endWinter'],
    ['afterPurchases', 'ally'],
  ] as const)(
    'G-D56: a Kingdom bought this winter and the alliance with France: %s leads to %s',
    (boughtItemUse, next) => {
      const state = winter('purchase', {
        ...PENNILESS,
        options: { boughtItemUse },
        treasury: 6,
        cards: { L1: 'consigliere', R1: 'ambassador', R2: 'gonfalonier' },
        exhausted: ['pisa'],
      });
      does(state, 0, wants('kingdom'), DONE, uses('L1', 'crown'), uses('florence', 'crown'));
      expect(top(state).step).toBe(next);
      if (next === 'endWinter') return;
      does(state, 0, ally(powerNumber('france')));
      expect(state.open.ally[powerNumber('france')]).toBe(0);
      expect(isReady(state, 0, 'kingdom')).toBe(false);
    },
  );

  test.each([
    [1, 2],
    [0, 4],
  ])('G-D62: six troops for %i florins: exactly %i are removed', (florins, removed) => {
    const state = winter('pay', { treasury: 2, troops: { florence: 6 } });
    const leaves = Array.from({ length: removed }, () => disband(cityNumber('florence')));
    does(state, 0, payTroops(florins), ...leaves);
    expect(troopsAt(state, 0, 'florence')).toBe(6 - removed);
    expect(top(state).step).not.toBe('disband');
    expect(treasury(state, 0)).toBe(2 - florins);
  });

  test('G-D64: Florence named for crowns pays 2 of the 3 crowns for Duchy and Principality, and no florins', () => {
    const palace = { cities: ['siena'], exhausted: ['pisa'], indulgences: [0] } as const;
    const state = winter('purchase', { ...palace, treasury: 9 });
    does(state, 0, wants('duchy'), wants('principality'), DONE);
    expect([isReady(state, 0, 'florence'), isReady(state, 0, 'siena')]).toEqual([false, false]);
    expect(treasury(state, 0)).toBe(0);
    const poorer = winter('purchase', { ...palace, treasury: 8 });
    does(poorer, 0, wants('duchy'));
    expect(refused(poorer, 0, wants('principality'))).toMatchObject({
      rule: 'V-9.3.10',
      facts: { florins: 9, crowns: 3, crosses: 0 },
    });
  });
});
