/** Worked examples of Principato: real positions, what is chosen there, and what comes of it. */
import type { BookExample } from '@bottega/kernel';
import { activate, alternative, type Choice, culture, END, FAVOR, take } from '../choices.js';
import type { RuleId } from '../rule-ids.js';
import { BEFORE_SCORING } from './before-scoring.js';

type Example = BookExample<Choice, RuleId>;

/** More gold than the bank has room for. */
const STORAGE = {
  id: 'storage',
  setup: { seats: 2, options: {}, seed: 'learn 4' },
  seat: 0,
  before: [],
  choices: [
    [0, activate(0)],
    [0, alternative(0)],
  ],
  rules: ['P-2.12', 'P-2.19', 'P-6.14'],
  pictured: 'before',
  frame: ['seat-0'],
  facts: [
    { when: 'before', path: 'open.principalities.0.bank', is: 1 },
    { when: 'before', path: 'open.principalities.0.gold', is: 1 },
    { when: 'after', path: 'open.principalities.0.gold', is: 2 },
    { told: { type: 'received', seat: 0, cube: 'gold', count: 1 } },
    { told: { type: 'lost', seat: 0, cube: 'gold', count: 1 } },
  ],
} as const satisfies Example;

/** Two palazzi, paid with favour where food is missing. */
const FAVOUR = {
  id: 'favour',
  setup: { seats: 2, options: {}, seed: 'learn 9' },
  seat: 0,
  before: [[0, FAVOR]],
  choices: [
    [0, activate(1)],
    [0, alternative(1)],
  ],
  rules: ['P-2.17', 'P-5.4', 'P-6.3'],
  pictured: 'before',
  frame: ['seat-0'],
  facts: [
    { when: 'before', path: 'open.principalities.0.food', is: 1 },
    { when: 'before', path: 'open.principalities.0.favor', is: 2 },
    { sum: [1, 2], is: 3 },
    { when: 'after', path: 'open.principalities.0.palazzo', is: 3 },
    { when: 'after', path: 'open.principalities.0.favor', is: 0 },
    { when: 'after', path: 'open.principalities.0.food', is: 0 },
  ],
} as const satisfies Example;

/** A card with the exchange symbol moves on, and what was taken for it can be used at once, if it brings anything. */
const EXCHANGE = {
  id: 'exchange',
  setup: { seats: 2, options: {}, seed: 'learn 4' },
  seat: 0,
  before: [],
  choices: [
    [0, activate(0)],
    [0, alternative(1)],
    [0, take(3)],
  ],
  rules: ['P-5.7', 'P-5.9', 'P-5.11'],
  pictured: 'after',
  frame: ['seat-0'],
  lights: ['card-26'],
  facts: [
    { when: 'after', path: 'open.principalities.0.hand.0', is: 26 },
    { when: 'after', path: 'open.principalities.0.food', is: 2 },
    { when: 'after', path: 'open.actionsLeft', is: 1 },
    { when: 'after', refused: { type: 'activate', slot: 0 }, rule: 'P-5.11' },
  ],
} as const satisfies Example;

/** Two players share two places, and what they get is rounded up. */
const SCORING = {
  id: 'scoring',
  setup: { seats: 3, options: {}, seed: 'book 1' },
  seat: 1,
  before: BEFORE_SCORING,
  choices: [
    [1, activate(0)],
    [1, culture(4)],
    [1, activate(1)],
    [1, take(0)],
    [1, END],
  ],
  rules: ['P-8.8', 'P-8.6', 'P-8.7', 'P-8.15'],
  pictured: 'after',
  frame: ['seat-2', 'seat-0'],
  facts: [
    { when: 'before', path: 'open.principalities.0.catapult', is: 3 },
    { when: 'before', path: 'open.principalities.2.catapult', is: 3 },
    { told: { type: 'strength', seat: 1, strength: 0, vp: 0 } },
    { told: { type: 'strength', seat: 0, strength: 3, vp: 5 } },
    { told: { type: 'strength', seat: 2, strength: 3, vp: 5 } },
    { sum: [6, 3], is: 9 },
  ],
} as const satisfies Example;

export const EXAMPLES = [STORAGE, FAVOUR, EXCHANGE, SCORING] as const;
