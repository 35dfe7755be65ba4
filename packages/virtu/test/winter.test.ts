/** V-9: the winter turn as a whole. V-9.6: indulgences in winter. */
import { describe, expect, test } from 'vitest';
import { ally, DONE, END, payTroops, REQUEST_CROWN, REQUEST_FLORINS, recruit } from '../src/choices.js';
import type { State } from '../src/index.js';
import { cityNumber, does, may, powerNumber, refused, top, treasury, uses } from './table.js';
import { ofType, PENNILESS, type WinterStep, wants, winter } from './winter.js';

/** Something to do in every step. */
const BUSY = {
  treasury: 9,
  troops: { florence: 3 },
  cities: ['ancona', 'siena'],
  cards: { L1: 'merchant' },
  exhausted: ['florence'],
} as const;

const indulgencesOf = (state: State): boolean[] => state.open.palaces[0].indulgence;

describe('V-9 a winter turn', () => {
  test('V-4.4: pay, reorganize, purchase, recruit, ally, and an end that is confirmed', () => {
    const state = winter('pay', BUSY);
    const steps = [top(state).step];
    for (const choice of [payTroops(1), DONE, DONE, DONE, DONE]) {
      does(state, 0, choice);
      steps.push(top(state).step);
    }
    expect(steps).toEqual(['troopPay', 'reorganize', 'purchase', 'recruit', 'ally', 'endWinter']);
    expect(does(state, 0, END)).toContainEqual({ type: 'wintered', seat: 0 });
  });
});

describe('V-9.6 indulgences in winter', () => {
  test.each(['pay', 'reorganize', 'purchase', 'recruit', 'ally', 'end'] satisfies WinterStep[])(
    'V-9.6.1: 3 florins can be requested in the step %s; the card covers the room of the marker',
    (step) => {
      const state = winter(step, { ...BUSY, marker: 3 });
      const before = top(state).step;
      const { indulgences } = state.open;
      does(state, 0, REQUEST_FLORINS);
      expect([treasury(state, 0), top(state).step]).toEqual([12, before]);
      expect(indulgencesOf(state)).toEqual([false, false, false, true, false]);
      expect(state.open.indulgences).toBe(indulgences - 1);
      expect(refused(state, 0, REQUEST_FLORINS).rule).toBe('V-6.3.2');
    },
  );

  test('V-9.6.1: not while the room of the marker is covered', () => {
    const state = winter('recruit', { ...BUSY, marker: 3, indulgences: [3] });
    expect(refused(state, 0, REQUEST_FLORINS).rule).toBe('V-6.3.3');
  });

  test('V-9.6.2: only in one’s own winter turn', () => {
    const state = winter('recruit', BUSY);
    expect(refused(state, 1, REQUEST_FLORINS)).toMatchObject({ reason: 'seat' });
  });

  test('V-9.6.2: 3 florins also before the troops are paid', () => {
    const state = winter('pay', { ...PENNILESS, indulgences: [], troops: { florence: 5 } });
    expect(refused(state, 0, payTroops(2)).rule).toBe('V-9.1.1');
    does(state, 0, REQUEST_FLORINS, payTroops(2));
    expect(treasury(state, 0)).toBe(1);
  });

  test('V-9.6.2: 3 florins are counted when it is asked whether there is anything to buy or to recruit', () => {
    const state = winter('purchase', { ...PENNILESS, indulgences: [] });
    expect(ofType(may(state, 0), 'want')).toEqual([]);
    does(state, 0, REQUEST_FLORINS, wants('ambassador'), DONE);
    expect(treasury(state, 0)).toBe(1);
    const recruiting = winter('recruit', { ...PENNILESS, indulgences: [] });
    does(recruiting, 0, REQUEST_FLORINS, recruit(cityNumber('florence')));
    expect(treasury(recruiting, 0)).toBe(2);
  });

  test('V-9.6.2: the crown only within the payment of purchases or of an alliance', () => {
    const state = winter('purchase', {
      ...PENNILESS,
      treasury: 8,
      indulgences: [],
      cities: ['siena'],
      exhausted: ['florence'],
    });
    expect(refused(state, 0, REQUEST_CROWN).rule).toBe('V-9.6.2');
    does(state, 0, wants('duchy'), DONE);
    expect(may(state, 0)).toEqual([REQUEST_CROWN, uses('siena', 'crown')]);
    does(state, 0, REQUEST_CROWN);
    expect(indulgencesOf(state)[0]).toBe(true);
    const allied = winter('ally', { ...PENNILESS, indulgences: [], cards: { L1: 'condottiere', R1: 'ambassador' } });
    expect(refused(allied, 0, REQUEST_CROWN).rule).toBe('V-9.6.2');
    does(allied, 0, ally(powerNumber('france')));
    expect(may(allied, 0)).toEqual([uses('R1', 'crown'), REQUEST_CROWN]);
    does(allied, 0, REQUEST_CROWN);
    expect(indulgencesOf(allied)[0]).toBe(true);
  });
});
