import { describe, expect, test } from 'vitest';
import { duesOf } from '../src/rules/due.js';
import { NO_COST, payment } from '../src/rules/payment.js';
import { CROSS, CROWN, FLORIN, SHIP } from '../src/tables.js';
import { table } from './table.js';

/** A treasury of 3 florins and a pool. */
function paying(pool: Readonly<Record<number, number>>) {
  const { open } = table({ treasury: 3 });
  for (const [symbol, count] of Object.entries(pool)) open.pool[Number(symbol)] = count;
  return open;
}

describe('V-5.3 what a payment still needs', () => {
  test('V-5.3.1 nothing is named that costs nothing, and nothing is paid beyond its price', () => {
    const cost = payment(0, 'annex', { ...NO_COST, crown: 2, ship: 1 });
    expect(duesOf(paying({ [CROWN]: 3, [CROSS]: 1 }), cost)).toEqual([
      { symbol: 'crown', needed: 2, paid: 2 },
      { symbol: 'ship', needed: 1, paid: 0 },
    ]);
    expect(duesOf(paying({ [SHIP]: 2 }), cost)[1]).toEqual({ symbol: 'ship', needed: 1, paid: 1 });
  });

  test('V-5.4.1 the treasury pays florins beside the pool', () => {
    const cost = payment(0, 'purchase', { ...NO_COST, florin: 7 });
    expect(duesOf(paying({ [FLORIN]: 1 }), cost)).toEqual([{ symbol: 'florin', needed: 7, paid: 4 }]);
  });

  test('V-7.2.2 crowns and crosses that are left over pay for either', () => {
    const cost = payment(0, 'patronize', { ...NO_COST, crown: 1, either: 2 });
    expect(duesOf(paying({ [CROWN]: 2, [CROSS]: 0 }), cost)).toEqual([
      { symbol: 'crown', needed: 1, paid: 1 },
      { symbol: 'either', needed: 2, paid: 1 },
    ]);
    expect(duesOf(paying({ [CROSS]: 1 }), cost)[1]).toEqual({ symbol: 'either', needed: 2, paid: 1 });
  });
});
