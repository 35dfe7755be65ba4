/** The second lesson: what a manuscript needs, and how knowledge is gained (D-1.8, D-5.1, D-8.5, D-9.1 to D-9.5, D-11.1, D-22.7, D-22.8). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import { turnOf } from './turn.js';

export const MANUSCRIPTS = {
  id: 'manuscripts',
  setup: { seats: 2, options: {}, seed: 'learn 134' },
  seat: 0,
  before: [
    [1, { type: 'start', zone: 5 }],
    [0, { type: 'start', zone: 15 }],
  ],
  steps: [
    { id: 'shown', lights: ['manuscript-6', 'manuscript-18', 'manuscript-38', 'manuscript-46'] },
    {
      id: 'journey',
      values: { title: 'Liber abbaci', dialect: 'latin', zone: 'rome' },
      lights: ['manuscript-18', 'zone-18'],
      task: [{ type: 'move', to: 18 }],
    },
    { id: 'level', lights: ['zone-18', 'track-0'], task: [{ type: 'claim', part: 'both' }] },
    {
      id: 'take',
      values: { title: 'Liber abbaci' },
      lights: ['manuscript-18'],
      task: [{ type: 'manuscript', card: 18 }],
    },
    { id: 'study', lights: ['track-0'], task: [{ type: 'psalter' }] },
    {
      id: 'end',
      task: [{ type: 'end' }],
      afterwards: [
        ...turnOf(
          1,
          { type: 'move', to: 6, actions: 1 },
          { type: 'claim', part: 'ducats' },
          { type: 'business' },
          { type: 'psalter' },
          { type: 'advance', track: 1, steps: 2 },
          { type: 'end' },
        ),
        ...turnOf(
          1,
          { type: 'move', to: 2, actions: 1 },
          { type: 'claim', part: 'ducats' },
          { type: 'psalter' },
          { type: 'business' },
          { type: 'advance', track: 1, steps: 2 },
          { type: 'end' },
        ),
      ],
    },
    {
      id: 'next',
      values: { dialect: 'florentine', zone: 'siena' },
      lights: ['manuscript-6', 'zone-12'],
      task: [{ type: 'move', to: 12 }],
    },
    { id: 'claim', values: { zone: 'siena' }, lights: ['zone-12'], task: [{ type: 'claim', part: 'both' }] },
    {
      id: 'takeAgain',
      values: { title: 'Conto navale pisano' },
      lights: ['manuscript-6'],
      task: [{ type: 'manuscript', card: 6 }],
    },
    { id: 'high', values: { title: 'Comedìa' }, lights: ['manuscript-38', 'track-0'] },
    { id: 'summary', lights: ['seat-0'] },
  ],
} as const satisfies Lesson<Choice>;
