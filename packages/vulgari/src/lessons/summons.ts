/** The sixth lesson: Event cards, alms, and the summons to Stupor Mundi (D-3.2, D-4.1, D-4.2, D-4.8, D-8.3 to D-8.5, D-18.8, D-19, D-21.3). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import { BEFORE_SUMMONS } from './before-summons.js';
import { turnOf } from './turn.js';

export const SUMMONS = {
  id: 'summons',
  setup: { seats: 2, options: {}, seed: 'learn 8' },
  seat: 0,
  before: BEFORE_SUMMONS,
  steps: [
    {
      id: 'card',
      values: { title: 'Filocolo', zone: 'naples', person: 'ralph' },
      lights: ['event-6', 'zone-21'],
      task: [{ type: 'move', to: 21 }],
    },
    { id: 'use', values: { title: 'Filocolo' }, lights: ['event-6'], task: [{ type: 'event' }] },
    { id: 'claim', values: { zone: 'naples' }, lights: ['zone-21'], task: [{ type: 'claim' }] },
    {
      id: 'end',
      task: [{ type: 'end' }],
      afterwards: turnOf(
        1,
        { type: 'move', to: 17, actions: 1 },
        { type: 'business' },
        { type: 'psalter' },
        { type: 'advance', track: 3, steps: 2 },
        { type: 'end' },
      ),
    },
    { id: 'alms', lights: ['seat-0', 'seat-1'] },
    {
      id: 'stupor',
      values: { title: 'Stupor Mundi', zone: 'brindisi' },
      lights: ['event-9', 'zone-24'],
      task: [{ type: 'move', to: 24 }],
    },
    {
      id: 'manuscript',
      values: { title: 'Io m’aggio posto in core' },
      lights: ['manuscript-39'],
      task: [{ type: 'manuscript', card: 39 }],
    },
    { id: 'last', task: [{ type: 'end' }] },
    { id: 'summon', task: [{ type: 'summon' }], afterwards: [[1, { type: 'come' }]] },
    { id: 'bid', task: [{ type: 'bid', votes: 4 }], afterwards: [[1, { type: 'pass' }]] },
    { id: 'pay', task: [{ type: 'discard', nobles: 1 }] },
    { id: 'summary', lights: ['seat-0', 'track-0'] },
  ],
} as const satisfies Lesson<Choice>;
