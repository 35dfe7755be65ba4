/** Golden examples: patronage. */
import { describe, expect, test } from 'vitest';
import { PERFORM } from '../../src/choices.js';
import { type Belongings, does, refused, spent, table, treasury } from '../table.js';

describe('G Patronize', () => {
  /** Florence on rank 2, in the printed room of Patronize, where only the cards named pay. */
  const patron = (belongings: Belongings) =>
    table({ rank: 2, bonuses: ['columbus'], exhausted: ['florence', 'pisa'], ...belongings });

  test('G-S27: from rank 2 the next rank costs 3 florins, 1 crown and 1 crown or cross', () => {
    const withCrowns = patron({ treasury: 3, cards: { R1: 'consigliere' } });
    expect(spent(does(withCrowns, 0, PERFORM))).toEqual({ crown: 2, florin: 3 });
    const withCross = patron({ treasury: 3, cards: { R1: 'ambassador', R2: 'bishop' } });
    expect(spent(does(withCross, 0, PERFORM))).toEqual({ crown: 1, cross: 1, florin: 3 });
    for (const state of [withCrowns, withCross]) {
      expect(state.open.palaces[0].rank).toBe(3);
      expect(treasury(state, 0)).toBe(0);
    }
    const crosses = patron({ treasury: 3, cards: { R1: 'bishop', L1: 'bishop' } });
    expect(refused(crosses, 0, PERFORM).rule).toBe('V-7.2.2');
    const poor = patron({ treasury: 2, cards: { R1: 'consigliere' } });
    expect(refused(poor, 0, PERFORM).rule).toBe('V-7.2.2');
  });
});
