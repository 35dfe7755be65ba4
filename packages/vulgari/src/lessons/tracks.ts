/** The fifth lesson: the six tracks beside knowledge (D-1.5, D-5.2, D-5.3, D-6.8, D-12 to D-17). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import { turnOf } from './turn.js';

export const TRACKS = {
  id: 'tracks',
  setup: { seats: 2, options: {}, seed: 'learn 200' },
  seat: 0,
  before: [
    [1, { type: 'start', zone: 0 }],
    [0, { type: 'start', zone: 15 }],
    ...turnOf(
      0,
      { type: 'business' },
      { type: 'cubes', colour: 2, count: 1 },
      { type: 'psalter' },
      { type: 'cubes', colour: 3, count: 1 },
      { type: 'advance', track: 3, steps: 1 },
      { type: 'end' },
    ),
    ...turnOf(
      1,
      { type: 'move', to: 3, actions: 1 },
      { type: 'claim', part: 'ducats' },
      { type: 'business' },
      { type: 'advance', track: 1, steps: 2 },
      { type: 'cubes', colour: 3, count: 1 },
      { type: 'end' },
    ),
    ...turnOf(
      1,
      { type: 'move', to: 4, actions: 1 },
      { type: 'convert', to: 'screen' },
      { type: 'cubes', colour: 2, count: 1 },
      { type: 'business' },
      { type: 'cubes', colour: 1, count: 1 },
      { type: 'sell', nobles: 0 },
      { type: 'advance', track: 3, steps: 1 },
      { type: 'end' },
    ),
  ],
  steps: [
    { id: 'overview', lights: ['track-1', 'track-2', 'track-3', 'track-4', 'track-5', 'track-6'] },
    { id: 'city', values: { zone: 'urbino' }, lights: ['zone-14'], task: [{ type: 'move', to: 14 }] },
    { id: 'canticle', lights: ['track-2'], task: [{ type: 'advance', track: 2, steps: 1 }] },
    { id: 'messenger', lights: ['track-3'], task: [{ type: 'advance', track: 3, steps: 1 }] },
    { id: 'rest', lights: ['track-6'], task: [{ type: 'advance', track: 6, steps: 1 }] },
    { id: 'business', task: [{ type: 'business' }] },
    { id: 'end', task: [{ type: 'end' }] },
    { id: 'first', values: { zone: 'padua' }, lights: ['zone-7', 'track-6'], task: [{ type: 'move', to: 7 }] },
    { id: 'riddle', lights: ['track-1'], task: [{ type: 'advance', track: 1, steps: 3 }] },
    { id: 'orient', lights: ['track-4'] },
    { id: 'library', lights: ['track-5'] },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
