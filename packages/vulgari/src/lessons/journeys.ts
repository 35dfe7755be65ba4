/** The first lesson: one journey a turn, by land and by sea, and what zones offer (D-6.2, D-6.7, D-7.1 to D-7.8, D-8.1, D-8.5, D-8.6, D-11, D-12). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import { turnOf } from './turn.js';

export const JOURNEYS = {
  id: 'journeys',
  setup: { seats: 2, options: {}, seed: 'learn 12' },
  seat: 0,
  before: [[1, { type: 'start', zone: 28 }]],
  steps: [
    { id: 'start', values: { zone: 'vicenza' }, lights: ['zone-5'], task: [{ type: 'start', zone: 5 }] },
    { id: 'step', values: { zone: 'venice' }, lights: ['zone-6'], task: [{ type: 'move', to: 6 }] },
    { id: 'claim', values: { zone: 'venice' }, lights: ['zone-6'], task: [{ type: 'claim' }] },
    { id: 'business', task: [{ type: 'business' }] },
    { id: 'psalter', lights: ['track-0'], task: [{ type: 'psalter' }] },
    { id: 'riddle', lights: ['track-1'], task: [{ type: 'advance', track: 1, steps: 2 }] },
    {
      id: 'end',
      task: [{ type: 'end' }],
      afterwards: turnOf(
        1,
        { type: 'move', to: 29, actions: 1 },
        { type: 'claim', part: 'both' },
        { type: 'business' },
        { type: 'psalter' },
        { type: 'cubes', colour: 1, count: 1 },
        { type: 'sell', nobles: 0 },
        { type: 'cubes', colour: 3, count: 1 },
        { type: 'end' },
      ),
    },
    { id: 'before', lights: ['track-1'], task: [{ type: 'advance', track: 1, steps: 1 }] },
    { id: 'sail', values: { zone: 'brindisi' }, lights: ['zone-24'], task: [{ type: 'move', to: 24 }] },
    { id: 'claimAgain', values: { zone: 'brindisi' }, lights: ['zone-24'], task: [{ type: 'claim' }] },
    { id: 'sea', lights: ['zone-31', 'zone-32'] },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
