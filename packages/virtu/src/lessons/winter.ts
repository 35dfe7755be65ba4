/** The sixth lesson: the five steps of winter (V-9.1 to V-9.5), and that the year is over. */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import { SETUP } from './rivals.js';
import { TO_SECOND_WINTER } from './towards-war.js';

export const WINTER = {
  id: 'winter',
  setup: SETUP,
  seat: 0,
  before: TO_SECOND_WINTER,
  steps: [
    { id: 'pay', task: [{ type: 'payTroops', florins: 1 }] },
    { id: 'pick', values: { card: 'condottiere' }, lights: ['slot-0-3'], task: [{ type: 'pick', slot: 3 }] },
    {
      id: 'put',
      values: { card: 'condottiere', action: 'war' },
      lights: ['slot-0-9'],
      task: [{ type: 'put', slot: 9 }],
    },
    { id: 'arranged', task: [{ type: 'done' }] },
    { id: 'collect', values: { city: 'venice' }, lights: ['tile-0-6'], task: [{ type: 'collect', source: 18 }] },
    { id: 'florin', values: { city: 'ferrara' }, lights: ['tile-0-7'], task: [{ type: 'collect', source: 19 }] },
    { id: 'want', values: { tile: 'duchy' }, lights: ['item-12'], task: [{ type: 'want', item: 12 }] },
    { id: 'buy', values: { tile: 'duchy' }, task: [{ type: 'done' }] },
    {
      id: 'crown',
      values: { city: 'verona', card: 'leonardo-loredan' },
      lights: ['tile-0-5'],
      task: [{ type: 'use', source: 17, symbol: 'crown' }],
    },
    { id: 'recruit', values: { city: 'venice' }, lights: ['city-6'], task: [{ type: 'recruit', city: 6 }] },
    { id: 'recruited', task: [{ type: 'done' }] },
    { id: 'alliances', lights: ['power-0', 'power-1', 'power-2'], task: [{ type: 'end' }] },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
