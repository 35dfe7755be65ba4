/** The fourth lesson: from merchant to friar to cardinal (D-1.2, D-4.1 to D-4.8, D-8.4, D-8.5, D-8.10 to D-8.15, D-14.1, D-18.5, D-18.6, D-18.10, D-21.3). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import { turnOf } from './turn.js';

export const STATUSES = {
  id: 'statuses',
  setup: { seats: 2, options: {}, seed: 'learn 40' },
  seat: 0,
  before: [
    [1, { type: 'start', zone: 5 }],
    [0, { type: 'start', zone: 25 }],
    ...turnOf(
      0,
      { type: 'move', to: 24, actions: 1 },
      { type: 'claim', part: 'ducats' },
      { type: 'business' },
      { type: 'cubes', colour: 1, count: 1 },
      { type: 'sell', nobles: 1 },
      { type: 'cubes', colour: 3, count: 1 },
      { type: 'end' },
    ),
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
      0,
      { type: 'cubes', colour: 1, count: 1 },
      { type: 'sell', nobles: 0 },
      { type: 'psalter' },
      { type: 'advance', track: 6, steps: 1 },
    ),
  ],
  steps: [
    { id: 'merchant', lights: ['seat-0'] },
    { id: 'convent', values: { zone: 'monte-sant-angelo' }, lights: ['zone-22'], task: [{ type: 'move', to: 22 }] },
    {
      id: 'friar',
      values: { person: 'stefano' },
      lights: ['person-0', 'person-1', 'person-2', 'person-3', 'person-4'],
      task: [{ type: 'friar', person: 2 }],
    },
    { id: 'sale', values: { person: 'stefano' }, task: [{ type: 'virtualNoble', sold: true }] },
    { id: 'earn', task: [{ type: 'business' }] },
    {
      id: 'end',
      task: [{ type: 'end' }],
      afterwards: turnOf(
        1,
        { type: 'move', to: 2, actions: 1 },
        { type: 'claim', part: 'ducats' },
        { type: 'business' },
        { type: 'psalter' },
        { type: 'advance', track: 1, steps: 2 },
        { type: 'end' },
      ),
    },
    { id: 'alms', lights: ['seat-0', 'seat-1'] },
    { id: 'cathedral', values: { zone: 'brindisi' }, lights: ['zone-24'], task: [{ type: 'move', to: 24 }] },
    {
      id: 'cardinal',
      values: { person: 'lanzuisi' },
      lights: ['person-5', 'person-6', 'person-7', 'person-8', 'person-9'],
      task: [{ type: 'cardinal', person: 6 }],
    },
    { id: 'tribute', task: [{ type: 'tribute', cube: 'virtual' }] },
    { id: 'summary', lights: ['seat-0'] },
  ],
} as const satisfies Lesson<Choice>;
