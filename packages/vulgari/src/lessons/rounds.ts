/** The last lesson: the first four rounds of a game, with advice (docs/strategy.md; D-4.2, D-5.2, D-8, D-10.7, D-18.5, D-18.6, D-18.10). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import { turnOf } from './turn.js';

export const ROUNDS = {
  id: 'rounds',
  setup: { seats: 2, options: {}, seed: 'learn 63' },
  seat: 0,
  before: [[1, { type: 'start', zone: 5 }]],
  steps: [
    {
      id: 'start',
      values: { zone: 'ancona', goal: 'rome' },
      lights: ['zone-15', 'zone-18'],
      task: [{ type: 'start', zone: 15 }],
    },
    { id: 'journey', values: { zone: 'rome' }, lights: ['zone-18'], task: [{ type: 'move', to: 18 }] },
    { id: 'claim', lights: ['zone-18', 'track-0'], task: [{ type: 'claim', part: 'both' }] },
    {
      id: 'manuscript',
      values: { title: 'Liber abbaci' },
      lights: ['manuscript-18'],
      task: [{ type: 'manuscript', card: 18 }],
    },
    { id: 'noble', lights: ['cube-1'], task: [{ type: 'cubes', colour: 1, count: 1 }] },
    {
      id: 'sell',
      task: [{ type: 'sell', nobles: 1 }],
      afterwards: [
        [0, { type: 'end' }],
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
          { type: 'business' },
          { type: 'psalter' },
          { type: 'advance', track: 1, steps: 2 },
          { type: 'end' },
        ),
      ],
    },
    { id: 'event', values: { title: 'Artus Dictant' }, lights: ['event-7'], task: [{ type: 'event' }] },
    { id: 'convent', values: { zone: 'monte-sant-angelo' }, lights: ['zone-22'], task: [{ type: 'move', to: 22 }] },
    { id: 'friar', values: { person: 'stefano' }, lights: ['person-2'], task: [{ type: 'friar', person: 2 }] },
    { id: 'sale', task: [{ type: 'virtualNoble', sold: true }] },
    {
      id: 'business',
      task: [{ type: 'business' }],
      afterwards: [
        ...turnOf(
          0,
          { type: 'cubes', colour: 1, count: 1 },
          { type: 'sell', nobles: 0 },
          { type: 'psalter' },
          { type: 'end' },
        ),
        ...turnOf(
          1,
          { type: 'manuscript', card: 1 },
          { type: 'move', to: 7, actions: 1 },
          { type: 'claim', part: 'knowledge' },
          { type: 'psalter' },
          { type: 'business' },
          { type: 'advance', track: 1, steps: 1 },
          { type: 'end' },
        ),
      ],
    },
    { id: 'cathedral', values: { zone: 'brindisi' }, lights: ['zone-24'], task: [{ type: 'move', to: 24 }] },
    { id: 'cardinal', values: { person: 'lanzuisi' }, lights: ['person-6'], task: [{ type: 'cardinal', person: 6 }] },
    { id: 'tribute', task: [{ type: 'tribute', cube: 'virtual' }] },
    {
      id: 'free',
      task: 'tryTurn',
      afterwards: turnOf(
        0,
        { type: 'business' },
        { type: 'psalter' },
        { type: 'cubes', colour: 3, count: 1 },
        { type: 'advance', track: 6, steps: 1 },
        { type: 'end' },
      ),
    },
    { id: 'alone', task: 'tryTurn' },
    { id: 'summary', lights: ['seat-0'] },
  ],
} as const satisfies Lesson<Choice>;
