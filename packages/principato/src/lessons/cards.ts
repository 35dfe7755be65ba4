/** The second lesson: the display, changing a card, and cards that stay (P-5.7 to P-5.9, P-5.20). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';

export const CARDS = {
  id: 'cards',
  setup: { seats: 2, options: {}, seed: 'learn 25' },
  seat: 0,
  before: [],
  steps: [
    { id: 'display', lights: ['card-26', 'card-40', 'card-17', 'card-9', 'card-33'] },
    { id: 'change', values: { card: 'farm-works' }, lights: ['card-5'], task: [{ type: 'change', slot: 1 }] },
    { id: 'take', values: { card: 'palazzo-works' }, lights: ['card-17'], task: [{ type: 'take', place: 2 }] },
    { id: 'use', lights: ['card-17'], task: [{ type: 'activate', slot: 1 }] },
    { id: 'pay', task: [{ type: 'pay', favor: 0 }] },
    {
      id: 'stays',
      lights: ['card-17'],
      task: [{ type: 'end' }],
      afterwards: [
        [1, { type: 'activate', slot: 0 }],
        [1, { type: 'alternative', alternative: 1 }],
        [1, { type: 'take', place: 2 }],
        [1, { type: 'activate', slot: 0 }],
        [1, { type: 'alternative', alternative: 0 }],
        [1, { type: 'pay', favor: 0 }],
        [1, { type: 'end' }],
      ],
    },
    { id: 'try', task: 'tryTurn' },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
