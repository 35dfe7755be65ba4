/**
 * The action cards. Effects and costs: printed rulebook. The tax collector as S1, the bank card among the S2 cards and
 * the exchange symbol of cards that give cubes or buildings: published reports. Copies, marks, the other S2 cards and the
 * exchange symbol of recruiting, siege and culture cards: reconstructed (PQ-2, PQ-3); docs/data.md tells how.
 */
import type { Alternative, CardType, Culture, Gain, PricedToken } from './types.js';

const FREE = { food: 0, gold: 0 } as const;

export const CARDS: readonly CardType[] = [
  {
    type: 'tax-collector', // P-6.14
    exchange: true,
    alternatives: [
      gives('two-gold', { kind: 'cubes', food: 0, gold: 2 }),
      gives('one-each', { kind: 'cubes', food: 1, gold: 1 }),
      gives('two-food', { kind: 'cubes', food: 2, gold: 0 }),
    ],
    copies: { S1: [4, 0, 0], '1': [1, 0, 0] },
  },
  {
    type: 'field-works', // P-6.4
    exchange: false,
    alternatives: [builds('field', 1, { food: 0, gold: 1 }), builds('field', 2, { food: 0, gold: 3 })],
    copies: { S2: [1, 0, 0], '1': [2, 1, 1], '2': [1, 0, 1], '3': [0, 1, 0] },
  },
  {
    type: 'farm-works', // P-6.2
    exchange: false,
    alternatives: [builds('farm', 1, { food: 0, gold: 1 }), builds('farm', 2, { food: 0, gold: 3 })],
    copies: { S2: [1, 0, 0], '1': [2, 1, 1], '2': [1, 1, 0], '3': [1, 0, 0] },
  },
  {
    type: 'palazzo-works', // P-6.3
    exchange: false,
    alternatives: [builds('palazzo', 1, { food: 1, gold: 0 }), builds('palazzo', 2, { food: 3, gold: 0 })],
    copies: { S2: [1, 0, 0], '1': [2, 1, 1], '2': [1, 0, 1], '3': [0, 1, 0] },
  },
  {
    type: 'bank-works', // P-6.1
    exchange: false,
    alternatives: [builds('bank', 1, { food: 1, gold: 0 }), builds('bank', 2, { food: 3, gold: 0 })],
    copies: { S2: [1, 0, 0], '1': [2, 1, 1], '2': [1, 1, 0], '3': [1, 0, 0] },
  },
  {
    type: 'harvest', // P-6.10
    exchange: true,
    alternatives: [gives('harvest', { kind: 'produce', per: 'field' })],
    copies: { '1': [2, 1, 1], '2': [2, 1, 1], '3': [2, 1, 1] },
  },
  {
    type: 'rents', // P-6.11
    exchange: true,
    alternatives: [gives('rents', { kind: 'produce', per: 'palazzo' })],
    copies: { '1': [2, 1, 1], '2': [2, 1, 1], '3': [2, 1, 1] },
  },
  {
    type: 'granary', // P-6.16
    exchange: true,
    alternatives: [gives('three-food', { kind: 'cubes', food: 3, gold: 0 })],
    copies: { '2': [0, 1, 0], '3': [1, 0, 0] },
  },
  {
    type: 'treasury', // P-6.15
    exchange: true,
    alternatives: [gives('three-gold', { kind: 'cubes', food: 0, gold: 3 })],
    copies: { '2': [0, 1, 0], '3': [1, 0, 0] },
  },
  {
    type: 'raise-militia', // P-6.13
    exchange: true,
    alternatives: [gives('recruit', { kind: 'recruit', soldier: 'militia' })],
    copies: { '1': [1, 0, 1], '2': [1, 0, 0], '3': [1, 0, 1] },
  },
  {
    type: 'hire-condottieri', // P-6.12
    exchange: true,
    alternatives: [gives('recruit', { kind: 'recruit', soldier: 'condottiere' })],
    copies: { '1': [1, 0, 1], '2': [1, 0, 0], '3': [1, 0, 1] },
  },
  {
    type: 'siege-works-early', // P-6.5: found in the decks of years 1 and 2; its price stays when it is used later (P-6.17)
    exchange: false,
    alternatives: [builds('catapult', 1, { food: 1, gold: 1 }), builds('catapult', 2, { food: 3, gold: 2 })],
    copies: { '1': [1, 1, 0], '2': [1, 0, 1] },
  },
  {
    type: 'siege-works-late', // P-6.6: found in the deck of year 3
    exchange: false,
    alternatives: [builds('catapult', 1, { food: 1, gold: 0 }), builds('catapult', 2, { food: 2, gold: 1 })],
    copies: { '3': [1, 0, 1] },
  },
  {
    type: 'sculptor', // P-6.7
    exchange: false,
    alternatives: [
      creates('one-food-two-gold', 'monument', { food: 1, gold: 2 }),
      creates('two-food-one-gold', 'monument', { food: 2, gold: 1 }),
    ],
    copies: { '1': [2, 1, 0], '2': [1, 1, 0], '3': [1, 1, 0] },
  },
  {
    type: 'scholar', // P-6.9
    exchange: false,
    alternatives: [creates('book', 'book', { food: 4, gold: 0 })],
    copies: { '2': [1, 0, 1], '3': [1, 1, 1] },
  },
  {
    type: 'painter', // P-6.8
    exchange: false,
    alternatives: [creates('painting', 'painting', { food: 0, gold: 5 })],
    copies: { '2': [1, 0, 1], '3': [1, 1, 1] },
  },
];

function gives(id: string, gain: Gain): Alternative {
  return { id, cost: FREE, gain };
}

function builds(token: PricedToken, count: 1 | 2, cost: Alternative['cost']): Alternative {
  return { id: count === 1 ? 'one' : 'two', cost, gain: { kind: 'tokens', token, count } };
}

function creates(id: string, culture: Culture, cost: Alternative['cost']): Alternative {
  return { id, cost, gain: { kind: 'culture', culture } };
}
