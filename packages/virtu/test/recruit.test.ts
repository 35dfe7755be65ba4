/** V-9.4: recruiting. */
import { describe, expect, test } from 'vitest';
import { DONE, REQUEST_FLORINS, recruit } from '../src/choices.js';
import { cityNumber, does, may, refused, top, treasury, troopsAt } from './table.js';
import { ofType, PENNILESS, winter } from './winter.js';

const hires = (city: Parameters<typeof cityNumber>[0]) => recruit(cityNumber(city));

describe('V-9.4 recruiting', () => {
  test('V-9.4.1: any number of troops into own cities, up to six on the map', () => {
    const state = winter('recruit', { treasury: 9, troops: { florence: 3 }, cities: ['siena'], exhausted: ['siena'] });
    expect(ofType(may(state, 0), 'recruit')).toEqual([hires('florence'), hires('pisa'), hires('siena')]);
    does(state, 0, hires('pisa'), hires('siena'), hires('pisa'));
    expect([troopsAt(state, 0, 'pisa'), troopsAt(state, 0, 'siena')]).toEqual([2, 1]);
    expect(treasury(state, 0)).toBe(4);
    expect(top(state).step).not.toBe('recruit');
  });

  test('V-9.4.1: with six troops nobody is asked; recruiting is not compulsory', () => {
    const full = winter('recruit', { treasury: 9, troops: { florence: 6 } });
    expect(top(full).step).not.toBe('recruit');
    const state = winter('recruit', { treasury: 9 });
    does(state, 0, DONE);
    expect(top(state).step).not.toBe('recruit');
    expect(treasury(state, 0)).toBe(9);
  });

  test('V-9.4.2: 1 florin in a start city, 3 in another; the florins must be there', () => {
    const state = winter('recruit', {
      ...PENNILESS,
      treasury: 2,
      cities: ['siena'],
      exhausted: ['florence', 'pisa', 'siena'],
    });
    expect(refused(state, 0, hires('siena'))).toMatchObject({ rule: 'V-9.4.2', facts: { costs: 3, florins: 2 } });
    does(state, 0, hires('florence'));
    expect(treasury(state, 0)).toBe(1);
    does(state, 0, hires('pisa'));
    expect(top(state).step).not.toBe('recruit');
  });

  test('V-9.4.2: florins are collected for it, or lent by an indulgence', () => {
    const collecting = winter('recruit', { ...PENNILESS, exhausted: ['pisa'] });
    does(collecting, 0, hires('pisa'));
    expect([treasury(collecting, 0), troopsAt(collecting, 0, 'pisa')]).toEqual([3, 2]);
    const borrowing = winter('recruit', { ...PENNILESS, indulgences: [] });
    expect(refused(borrowing, 0, hires('pisa')).rule).toBe('V-9.4.2');
    does(borrowing, 0, REQUEST_FLORINS, hires('pisa'));
    expect(treasury(borrowing, 0)).toBe(2);
    expect(top(winter('recruit', PENNILESS)).step).not.toBe('recruit');
  });

  test('V-9.4.3: a start city held by an opponent: not for its former owner, and for 3 florins for the new one', () => {
    const situation = {
      treasury: 5,
      without: ['pisa'],
      exhausted: ['florence'],
      others: { 1: { cities: ['pisa'], treasury: 5, exhausted: ['pisa', 'venice', 'verona'] } },
    } as const;
    const loser = winter('recruit', situation);
    expect(ofType(may(loser, 0), 'recruit')).toEqual([hires('florence')]);
    expect(refused(loser, 0, hires('pisa')).rule).toBe('V-9.4.3');
    const winner = winter('recruit', {
      ...situation.others[1],
      seat: 1,
      others: { 0: { without: ['pisa'] } },
    });
    does(winner, 1, hires('pisa'));
    expect(treasury(winner, 1)).toBe(2);
  });

  test('V-9.4.3: recaptured it costs 1 again; Rome without arms costs 3', () => {
    const state = winter('recruit', { treasury: 4, cities: ['rome'], exhausted: ['florence', 'pisa', 'rome'] });
    does(state, 0, hires('pisa'));
    expect(treasury(state, 0)).toBe(3);
    does(state, 0, hires('rome'));
    expect(treasury(state, 0)).toBe(0);
    const roman = winter('recruit', {
      seats: 5,
      seat: 4,
      treasury: 1,
      exhausted: ['rome', 'civitavecchia'],
    });
    does(roman, 4, hires('rome'));
    expect(treasury(roman, 4)).toBe(0);
  });

  test('V-9.4.1: without cities there is nothing to recruit in', () => {
    const state = winter('recruit', { treasury: 9, without: ['florence', 'pisa'], troops: {} });
    expect(top(state).step).not.toBe('recruit');
  });
});
