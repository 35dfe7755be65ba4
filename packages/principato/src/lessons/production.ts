/** The first lesson: what a card does, what finds room, what produces. */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';

export const PRODUCTION = {
  id: 'production',
  setup: { seats: 2, options: {}, seed: 'learn 4' },
  seat: 0,
  before: [],
  steps: [
    { id: 'principality', lights: ['seat-0'] },
    {
      id: 'collect',
      values: { card: 'tax-collector' },
      lights: ['card-0'],
      task: [{ type: 'activate', slot: 0 }],
    },
    { id: 'room', lights: ['card-0'], task: [{ type: 'alternative', alternative: 1 }] },
    { id: 'exchange', values: { card: 'harvest' }, lights: ['card-26'], task: [{ type: 'take', place: 3 }] },
    {
      id: 'build',
      values: { card: 'farm-works' },
      lights: ['card-5'],
      task: [{ type: 'activate', slot: 1 }],
    },
    { id: 'farm', lights: ['card-5'], task: [{ type: 'alternative', alternative: 0 }] },
    { id: 'pay', task: [{ type: 'pay', favor: 0 }] },
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
    { id: 'produce', values: { card: 'harvest' }, lights: ['card-26'], task: [{ type: 'activate', slot: 0 }] },
    { id: 'again', values: { card: 'rents' }, task: [{ type: 'take' }] },
    { id: 'summary', lights: ['seat-0'] },
  ],
} as const satisfies Lesson<Choice>;
