/** V-9.3: purchases. */
import { describe, expect, test } from 'vitest';
import { build, DONE, END, REQUEST_CROWN, recruit } from '../src/choices.js';
import { CHARACTERS, TILES } from '../src/data/index.js';
import type { Event, State } from '../src/index.js';
import {
  cityNumber,
  collects,
  does,
  isReady,
  may,
  refused,
  type Situation,
  top,
  treasury,
  troopsAt,
  uses,
} from './table.js';
import { cardIn, discards, ofType, PENNILESS, puts, wants, winter } from './winter.js';

/** Florence with florins, crowns and crosses enough for anything. */
const RICH: Situation = {
  treasury: 60,
  cities: ['siena', 'spoleto', 'bologna'],
  cards: { L1: 'lorenzo-de-medici', R1: 'bishop', R2: 'giovanni-de-medici' },
};

/** Buys with whatever the payment suggests first. */
function buys(state: State, seat: number, ...items: Parameters<typeof wants>[0][]): Event[] {
  const told = does(state, seat, ...items.map(wants), DONE);
  while (top(state).step === 'pay') told.push(...does(state, seat, may(state, seat)[0]));
  return told;
}

describe('V-9.3 purchases', () => {
  test('V-9.3.1: any number of different things, each once in a winter', () => {
    const state = winter('purchase', RICH);
    const kinds = [...CHARACTERS, ...TILES].map(wants);
    expect(ofType(may(state, 0), 'want')).toEqual(kinds);
    does(state, 0, wants('merchant'), wants('guild'), wants('banker'));
    expect(refused(state, 0, wants('merchant')).rule).toBe('V-9.3.1');
    expect(refused(state, 0, wants('guild')).rule).toBe('V-9.3.1');
  });

  test('V-9.3.1: a second copy can be bought in a later winter', () => {
    const state = winter('purchase', { treasury: 3, cards: { action1: 'merchant' } });
    does(state, 0, wants('merchant'), DONE, puts('L1'));
    expect([cardIn(state, 0, 'action1'), cardIn(state, 0, 'L1')]).toEqual(['merchant', 'merchant']);
  });

  test('V-9.3.2: what is bought does not pay for what is bought with it', () => {
    const state = winter('purchase', { ...PENNILESS, treasury: 3 });
    does(state, 0, wants('banker'));
    expect(refused(state, 0, wants('merchant'))).toMatchObject({
      rule: 'V-9.3.10',
      facts: { florins: 6, crowns: 0, crosses: 0 },
    });
    expect(may(state, 0)).toEqual([DONE]);
  });

  test('V-9.3.2: nor for anything else before the end of the winter turn', () => {
    const state = winter('purchase', { ...PENNILESS, treasury: 7 });
    does(state, 0, wants('banker'), wants('guild'), DONE, puts('L1'));
    expect(top(state).step).toBe('endWinter'); // no florin to recruit for
    expect(refused(state, 0, collects('L1')).rule).toBe('V-9.3.2');
    expect(refused(state, 0, collects('guild')).rule).toBe('V-9.3.2');
    does(state, 0, END);
    expect(state.open.bought).toEqual([]);
  });

  test('V-9.3.2: by house rule it can be used once the purchases are made', () => {
    const state = winter('purchase', { ...PENNILESS, treasury: 3, options: { boughtItemUse: 'afterPurchases' } });
    does(state, 0, wants('banker'));
    expect(refused(state, 0, wants('merchant')).rule).toBe('V-9.3.10');
    does(state, 0, DONE, puts('L1'), recruit(cityNumber('florence')));
    expect([treasury(state, 0), troopsAt(state, 0, 'florence')]).toEqual([2, 2]);
  });

  test('V-9.3.3: a character enters available, on a free space or on that of a courtier who was used to pay', () => {
    const state = winter('purchase', {
      ...PENNILESS,
      treasury: 1,
      cards: { L1: 'banker', R1: 'consigliere', R2: 'admiral' },
      exhausted: ['R1', 'florence', 'pisa'],
    });
    does(state, 0, wants('podesta'), DONE);
    expect(isReady(state, 0, 'L1')).toBe(false); // his florins paid
    expect(may(state, 0)).toEqual([discards('L1'), discards('R1'), discards('R2')]);
    expect(refused(state, 0, puts('L1')).rule).toBe('V-9.2.13');
    expect(refused(state, 0, puts('L2')).rule).toBe('V-9.2.10');
    does(state, 0, discards('L1'), puts('L1'));
    expect([cardIn(state, 0, 'L1'), isReady(state, 0, 'L1')]).toEqual(['podesta', true]);
  });

  test('V-9.3.4: tiles enter available, cathedrals exhausted', () => {
    const state = winter('purchase', RICH);
    buys(state, 0, 'guild', 'duchy', 'cathedral');
    expect(top(state).step).toBe('cathedral');
    does(state, 0, build(cityNumber('siena')));
    expect([isReady(state, 0, 'guild'), isReady(state, 0, 'duchy')]).toEqual([true, true]);
    expect(isReady(state, 0, 'cathedral:siena')).toBe(false);
  });

  test.each([
    ['cardinal', { cards: { ...RICH.cards, action1: 'cardinal' } }],
    ['guild', { tiles: ['guild'] }],
    ['duchy', { tiles: ['duchy'] }],
    ['principality', { tiles: ['principality'] }],
    ['kingdom', { tiles: ['kingdom'] }],
    ['republic', { tiles: ['republic'] }],
    ['kingdom', { tiles: ['republic'] }],
    ['republic', { tiles: ['kingdom'] }],
  ] satisfies [Parameters<typeof wants>[0], Situation][])('V-9.3.5: no %s for who owns %j', (item, owned) => {
    expect(refused(winter('purchase', { ...RICH, ...owned }), 0, wants(item)).rule).toBe('V-9.3.5');
  });

  test('V-9.3.5: Kingdom and Republic are not bought together either', () => {
    const state = winter('purchase', RICH);
    does(state, 0, wants('republic'));
    expect(refused(state, 0, wants('kingdom')).rule).toBe('V-9.3.5');
  });

  test('V-9.3.6: everybody has a Duchy and a Principality of their own; Kingdoms and Republics are two for all', () => {
    const arms = ['duchy', 'principality'] as const;
    const state = winter('purchase', {
      ...RICH,
      seats: 5,
      others: {
        1: { tiles: [...arms, 'kingdom'] },
        2: { tiles: [...arms, 'kingdom'] },
        3: { tiles: [...arms, 'republic'] },
        4: { tiles: [...arms, 'republic'] },
      },
    });
    expect(refused(state, 0, wants('kingdom')).rule).toBe('V-2.6');
    expect(refused(state, 0, wants('republic')).rule).toBe('V-2.6');
    buys(state, 0, ...arms);
    expect([isReady(state, 0, 'duchy'), isReady(state, 0, 'principality')]).toEqual([true, true]);
  });

  test('V-9.3.6: a Kingdom that was bought is gone from the supply', () => {
    const state = winter('purchase', { ...RICH, others: { 1: { tiles: ['kingdom'] } } });
    buys(state, 0, 'kingdom');
    expect(state.open.tiles[TILES.indexOf('kingdom')]).toBe(0);
  });

  test('V-9.3.7: a cathedral stands in an own city of base value 3 or 4 without one', () => {
    const state = winter('purchase', RICH);
    buys(state, 0, 'cathedral');
    expect(may(state, 0)).toEqual([build(cityNumber('florence')), build(cityNumber('siena'))]);
    expect(refused(state, 0, build(cityNumber('pisa')))).toMatchObject({ rule: 'V-9.3.7', facts: { value: 2 } });
    const second = winter('purchase', { ...RICH, tiles: ['cathedral:siena'] });
    const told = buys(second, 0, 'cathedral');
    expect(told).toContainEqual({ type: 'built', seat: 0, city: cityNumber('florence') });
    const third = winter('purchase', { ...RICH, tiles: ['cathedral:siena', 'cathedral:florence'] });
    expect(refused(third, 0, wants('cathedral')).rule).toBe('V-9.3.7');
  });

  test('V-9.3.7: there are five cathedrals in all', () => {
    const state = winter('purchase', {
      ...RICH,
      seats: 4,
      others: {
        1: { tiles: ['cathedral:venice'] },
        2: { tiles: ['cathedral:naples', 'cathedral:palermo'] },
        3: { tiles: ['cathedral:milan', 'cathedral:genoa'] },
      },
    });
    expect(refused(state, 0, wants('cathedral')).rule).toBe('V-2.6');
  });

  test('V-9.3.8: a card with an agent earns one, as long as fewer than five are earned', () => {
    const state = winter('purchase', { treasury: 7 });
    does(state, 0, wants('podesta'), wants('merchant'), DONE, puts('L1'), puts('R1'));
    expect(state.open.palaces[0]).toMatchObject({ agents: 3, lockedAgents: 2 });
    const full = winter('purchase', { treasury: 4, earnedAgents: 5 });
    const told = does(full, 0, wants('podesta'), DONE, puts('L1'));
    expect(full.open.palaces[0]).toMatchObject({ agents: 5, lockedAgents: 0 });
    expect(told.filter(({ type }) => type === 'earned')).toEqual([]);
  });

  test('V-9.3.9: a character discarded before the purchase is announced can be bought again', () => {
    const state = winter('purchase', { ...RICH, cards: { L1: 'pope', R1: 'bishop', R2: 'giovanni-de-medici' } });
    expect(refused(state, 0, wants('pope')).rule).toBe('V-2.6');
    does(state, 0, discards('L1'), wants('pope'));
    expect(refused(state, 0, discards('R1')).ok).toBe(false);
    expect(ofType(may(state, 0), 'discard')).toEqual([]);
  });

  test('V-9.3.10: the set is announced, then paid at once, then come tiles, cathedral, characters and agents', () => {
    const state = winter('purchase', { ...RICH, cities: ['spoleto'] });
    const told = does(state, 0, wants('podesta'), wants('guild'), wants('cathedral'), DONE, uses('R1', 'cross'));
    told.push(...does(state, 0, discards('R1'), puts('R1')));
    expect(told.map(({ type }) => type)).toEqual([
      'used',
      'paid',
      'bought',
      'bought',
      'bought',
      'built',
      'discarded',
      'installed',
      'earned',
    ]);
    expect(told).toContainEqual({ type: 'paid', seat: 0, florins: 12 });
    expect(top(state).step).toBe('recruit'); // once per winter
  });

  test('V-9.3.10: supplies are checked, and the sum of all prices', () => {
    const merchants = { L1: 'merchant', R1: 'merchant', R2: 'merchant' } as const;
    const others = { 1: { cards: merchants }, 2: { cards: { L1: 'merchant', R1: 'merchant' } } } as const;
    const state = winter('purchase', { ...PENNILESS, treasury: 8, others });
    expect(refused(state, 0, wants('merchant')).rule).toBe('V-2.6');
    does(state, 0, wants('banker'), wants('podesta'));
    expect(refused(state, 0, wants('bishop'))).toMatchObject({
      rule: 'V-9.3.10',
      facts: { florins: 10, crowns: 0, crosses: 0 },
    });
    expect(refused(state, 0, wants('cardinal'))).toMatchObject({ facts: { florins: 11, crowns: 0, crosses: 1 } });
  });

  test('V-9.3.10: who cannot buy anything is not asked; buying is not compulsory', () => {
    expect(top(winter('purchase', PENNILESS)).step).not.toBe('purchase');
    const state = winter('purchase', RICH);
    does(state, 0, DONE);
    expect([treasury(state, 0), top(state).step]).toEqual([60, 'recruit']);
  });

  test('V-9.3.11: a Duchy of the set brings the space for a fourth character of the set', () => {
    const state = winter('purchase', { ...RICH, cities: ['siena', 'spoleto'] });
    does(state, 0, wants('merchant'), wants('banker'), wants('admiral'));
    expect(refused(state, 0, wants('bishop')).rule).toBe('V-9.3.12');
    does(state, 0, wants('duchy'), wants('bishop'));
    expect(refused(state, 0, wants('assassin')).rule).toBe('V-9.3.12');
  });

  test('V-9.3.12: a courtier may be discarded although a space is free, but not one bought this winter', () => {
    const state = winter('purchase', { treasury: 9, cards: { L1: 'consigliere' } });
    does(state, 0, wants('merchant'), wants('banker'), DONE);
    expect(may(state, 0)).toEqual([puts('R1'), puts('R2'), discards('L1')]);
    does(state, 0, puts('R1'));
    expect(refused(state, 0, discards('R1')).rule).toBe('V-9.3.12');
    does(state, 0, discards('L1'), puts('L1'));
    expect([cardIn(state, 0, 'L1'), cardIn(state, 0, 'R1')]).toEqual(['banker', 'merchant']);
  });

  test('V-9.3.12: at most as many characters as there are spaces, and each finds one', () => {
    const state = winter('purchase', { ...RICH, cities: ['siena', 'spoleto'], tiles: ['duchy'] });
    does(state, 0, wants('merchant'), wants('banker'), wants('admiral'), wants('ambassador'));
    expect(refused(state, 0, wants('assassin')).rule).toBe('V-9.3.12');
    does(state, 0, DONE, puts('L2'), discards('L1'), puts('L1'));
    expect(may(state, 0)).toEqual([discards('R1'), discards('R2')]);
    does(state, 0, discards('R1'), puts('R1'), discards('R2'));
    expect(cardIn(state, 0, 'R2')).toBe('admiral'); // the last space, and nobody else to discard
  });

  test('V-9.3.13: who is to be discarded counts for the limits until then, and may pay', () => {
    const state = winter('purchase', {
      ...PENNILESS,
      treasury: 4,
      cards: { L1: 'cardinal', R1: 'admiral', R2: 'consigliere' },
    });
    expect(refused(state, 0, wants('cardinal')).rule).toBe('V-9.3.5');
    does(state, 0, wants('cathedral'), DONE);
    expect(isReady(state, 0, 'L1')).toBe(false);
    const rich = winter('purchase', {
      ...PENNILESS,
      treasury: 10,
      cards: { L1: 'cardinal', R1: 'admiral', R2: 'bishop' },
    });
    does(rich, 0, wants('pope'), DONE, discards('L1'), puts('L1'));
    expect([cardIn(rich, 0, 'L1'), isReady(rich, 0, 'R2')]).toEqual(['pope', false]);
  });

  test('V-9.3.10: the crown of an indulgence is requested within the payment', () => {
    const state = winter('purchase', { treasury: 4, cities: ['siena'], exhausted: ['florence'] });
    does(state, 0, wants('duchy'), DONE);
    expect(may(state, 0)).toEqual([REQUEST_CROWN, uses('siena', 'crown')]);
    does(state, 0, REQUEST_CROWN);
    expect(isReady(state, 0, 'siena')).toBe(true);
    expect(state.open.palaces[0].indulgence[0]).toBe(true);
  });
});
