/** The third lesson: what cubes cost and what they are good for, up to the offices (D-1.9, D-1.10, D-8.17, D-8.18, D-10, D-21.3). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import { turnOf } from './turn.js';

export const CUBES = {
  id: 'cubes',
  setup: { seats: 2, options: {}, seed: 'learn 290' },
  seat: 0,
  before: [
    [1, { type: 'start', zone: 28 }],
    [0, { type: 'start', zone: 0 }],
    ...turnOf(
      0,
      { type: 'move', to: 3, actions: 1 },
      { type: 'claim', part: 'ducats' },
      { type: 'business' },
      { type: 'advance', track: 1, steps: 3 },
      { type: 'end' },
    ),
    ...turnOf(
      1,
      { type: 'move', to: 29, actions: 1 },
      { type: 'claim', part: 'both' },
      { type: 'psalter' },
      { type: 'business' },
      { type: 'cubes', colour: 1, count: 1 },
      { type: 'sell', nobles: 0 },
      { type: 'advance', track: 3, steps: 1 },
      { type: 'end' },
    ),
  ],
  steps: [
    { id: 'offer', lights: ['cube-0', 'cube-1', 'cube-2', 'cube-3'] },
    { id: 'noble', lights: ['cube-1'], task: [{ type: 'cubes', colour: 1, count: 1 }] },
    { id: 'keep', task: [{ type: 'sell', nobles: 0 }] },
    { id: 'politician', lights: ['cube-0'], task: [{ type: 'cubes', colour: 0, count: 1 }] },
    { id: 'scribe', lights: ['cube-3'], task: [{ type: 'cubes', colour: 3, count: 1 }] },
    { id: 'abbey', values: { zone: 'bobbio' }, lights: ['zone-4'], task: [{ type: 'move', to: 4 }] },
    { id: 'abbess', lights: ['cube-2'], task: [{ type: 'cubes', colour: 2, count: 1 }] },
    { id: 'convert', lights: ['zone-4'], task: [{ type: 'convert', to: 'knowledge' }] },
    { id: 'votes', lights: ['seat-0'] },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
