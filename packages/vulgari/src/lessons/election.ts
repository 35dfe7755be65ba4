/** The seventh lesson: the last round, the final election and the scoring (D-8.3, D-8.5, D-9, D-16, D-20.3, D-21, D-22). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import { BEFORE_ELECTION } from './before-election.js';
import { turnOf } from './turn.js';

export const ELECTION = {
  id: 'election',
  setup: { seats: 2, options: {}, seed: 'learn 5' },
  seat: 0,
  before: BEFORE_ELECTION,
  steps: [
    { id: 'dead', values: { zone: 'rome' }, lights: ['pope-0', 'pope-1', 'zone-18'] },
    { id: 'abbess', lights: ['cube-2'], task: [{ type: 'cubes', colour: 2, count: 1 }] },
    { id: 'library', lights: ['track-5'], task: [{ type: 'advance', track: 5, steps: 2 }] },
    { id: 'draw', lights: ['track-5'], task: [{ type: 'draw' }] },
    {
      id: 'manuscript',
      values: { title: 'Summa dictaminis' },
      lights: ['manuscript-3'],
      task: [{ type: 'manuscript', card: 3 }],
    },
    { id: 'claim', values: { zone: 'rome' }, lights: ['zone-18', 'track-0'], task: [{ type: 'claim' }] },
    { id: 'event', values: { title: 'Artus Dictant' }, lights: ['event-7', 'track-0'], task: [{ type: 'event' }] },
    {
      id: 'end',
      task: [{ type: 'end' }],
      afterwards: turnOf(
        1,
        { type: 'advance', track: 5, steps: 3 },
        { type: 'draw' },
        { type: 'keep', points: 4 },
        { type: 'cubes', colour: 2, count: 1 },
        { type: 'business' },
        { type: 'end' },
      ),
    },
    { id: 'compare', values: { person: 'lanzuisi' }, lights: ['seat-0'] },
    { id: 'elect', task: [{ type: 'elect', office: 2 }] },
    {
      id: 'spend',
      task: [{ type: 'spend', politicians: 1, nobles: 4, abbesses: 0 }],
      afterwards: [[1, { type: 'elect', office: 1 }]],
    },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
