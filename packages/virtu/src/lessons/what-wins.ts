/** The seventh lesson: where points come from, crosses, and the end (V-10.1 to V-10.3). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import { SETUP } from './rivals.js';
import { TO_THIRD_WINTER } from './towards-war.js';

export const WHAT_WINS = {
  id: 'whatWins',
  setup: SETUP,
  seat: 0,
  before: TO_THIRD_WINTER,
  steps: [
    { id: 'cities', lights: ['track-cities'] },
    { id: 'patronage', lights: ['track-patronage'] },
    { id: 'printed', lights: ['item-12', 'item-13', 'item-17', 'item-10', 'item-11'] },
    { id: 'others', lights: ['power-0', 'power-1', 'power-2'] },
    { id: 'religion', lights: ['crosses'] },
    {
      id: 'collect',
      values: { card: 'bishop', city: 'venice' },
      lights: ['item-9'],
      task: [{ type: 'collect', source: 18 }],
    },
    { id: 'want', values: { card: 'bishop' }, lights: ['item-9'], task: [{ type: 'want', item: 9 }] },
    { id: 'buy', task: [{ type: 'done' }] },
    {
      id: 'put',
      values: { card: 'bishop' },
      lights: ['slot-0-3'],
      task: [
        { type: 'put', slot: 3 },
        { type: 'put', slot: 4 },
      ],
    },
    { id: 'first', lights: ['crosses'] },
    { id: 'end', lights: ['track-cities', 'track-patronage'] },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
