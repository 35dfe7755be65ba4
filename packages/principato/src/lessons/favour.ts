/** The third lesson: favour, which stands in for everything (P-2.17). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';

export const FAVOUR = {
  id: 'favour',
  setup: { seats: 2, options: {}, seed: 'learn 9' },
  seat: 0,
  before: [],
  steps: [
    { id: 'take', task: [{ type: 'favor' }] },
    { id: 'build', values: { card: 'palazzo-works' }, lights: ['card-6'], task: [{ type: 'activate', slot: 1 }] },
    { id: 'joker', lights: ['card-6'], task: [{ type: 'alternative', alternative: 1 }] },
    {
      id: 'end',
      task: [{ type: 'end' }],
      afterwards: [
        [1, { type: 'activate', slot: 0 }],
        [1, { type: 'alternative', alternative: 1 }],
        [1, { type: 'take', place: 0 }],
        [1, { type: 'favor' }],
        [1, { type: 'end' }],
      ],
    },
    { id: 'summary', lights: ['seat-0'] },
  ],
} as const satisfies Lesson<Choice>;
