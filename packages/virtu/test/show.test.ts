/** What a table on the page is told beyond the view. */
import { explained, view } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { PERFORM } from '../src/choices.js';
import { type State, virtu } from '../src/index.js';
import { barToSpare, isSpent, itemReason, justUsed, paymentKey, paymentOf } from '../src/show.js';
import { does, type Situation, sourceOf as sourceNumber, table, uses } from './table.js';
import { wants, winter } from './winter.js';

const barredItems = (state: State) => explained(virtu, state, 0).barred.filter(({ choice }) => choice.type === 'want');

describe('V-9.3 reasons on the cards of the market', () => {
  test.each<[string, Situation, readonly Parameters<typeof wants>[0][]]>([
    ['who is poor', { treasury: 3 }, []],
    ['who is rich and has chosen already', { treasury: 60 }, ['merchant', 'guild']],
  ])('every item that is barred to someone %s has a word that says why', (_who, situation, items) => {
    const state = winter('purchase', situation);
    does(state, 0, ...items.map(wants));
    const barred = barredItems(state);
    expect(barred.length).toBeGreaterThan(0);
    for (const { rule } of barred) expect([rule, itemReason(rule)]).not.toContain(null);
  });

  test('another rule has none', () => expect(itemReason('V-1.1')).toBeNull());
});

describe('V-5.3 a payment in progress', () => {
  /** Before rank 3, which costs 3 florins, a crown, and a crown or cross: three courtiers could pay. */
  const paying = (): State => {
    const state = table({
      rank: 2,
      bonuses: ['columbus'],
      treasury: 3,
      cards: { L1: 'bishop', R1: 'cardinal', R2: 'ambassador' },
      exhausted: ['florence', 'pisa'],
    });
    does(state, 0, PERFORM);
    return state;
  };
  const paymentIn = (state: State) => {
    const payment = paymentOf(view(state, 0), 0);
    if (payment === null) throw new Error('nothing is being paid');
    return payment;
  };

  test('is asked of whoever pays', () => {
    const state = paying();
    expect(paymentIn(state)).toMatchObject({ step: 'pay', seat: 0 });
    expect(paymentOf(view(state, 1), 1)).toBeNull();
    expect(paymentOf(view(state, null), null)).toBeNull();
  });

  test('stays the same while its sources are used, and knows which', () => {
    const state = paying();
    const key = paymentKey(paymentIn(state));
    const use = uses('R1', 'crown');
    const log = does(state, 0, use);
    expect(paymentKey(paymentIn(state))).toBe(key);
    expect([isSpent(view(state, 0), sourceNumber('R1')), isSpent(view(state, 0), sourceNumber('R2'))]).toEqual([
      true,
      false,
    ]);
    expect([justUsed(log, 0), justUsed(log, 1), justUsed([], 0)]).toEqual([sourceNumber('R1'), null, null]);
  });

  test('V-5.3.5: what nothing else can replace cannot be spared', () => {
    const choice = { type: 'use', source: sourceNumber('R1'), symbol: 'crown' } as const;
    expect(barToSpare(paymentIn(paying()), choice)).toMatchObject({ choice, rule: 'V-5.3.5', facts: { why: 'spare' } });
  });
});
