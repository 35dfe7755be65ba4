/** The fourth lesson: marching, a siege, a war bonus and what a conquest brings (V-7.5, V-8.2, V-8.3, V-8.5, V-8.6). */
import type { Lesson } from '@bottega/kernel';
import { type Choice, collect } from '../choices.js';
import { by, SETUP } from './rivals.js';
import { TO_THIRD_SPRING } from './towards-war.js';

export const WAR = {
  id: 'war',
  setup: SETUP,
  seat: 0,
  before: TO_THIRD_SPRING,
  steps: [
    { id: 'target', values: { city: 'ravenna', own: 'venice', rival: 1 }, lights: ['city-9', 'city-6'] },
    {
      id: 'move',
      values: { card: 'condottiere', action: 'war' },
      lights: ['room-0-3'],
      task: [{ type: 'steps', steps: 1 }],
    },
    { id: 'perform', values: { card: 'condottiere' }, lights: ['slot-0-9'], task: [{ type: 'perform' }] },
    { id: 'troop', values: { city: 'venice' }, lights: ['city-6'], task: [{ type: 'troop', city: 6 }] },
    { id: 'march', values: { city: 'ravenna' }, lights: ['city-9'], task: [{ type: 'road', city: 9 }] },
    { id: 'second', values: { city: 'venice' }, lights: ['city-6'], task: [{ type: 'troop', city: 6 }] },
    { id: 'follow', values: { city: 'ravenna' }, lights: ['city-9'], task: [{ type: 'road', city: 9 }] },
    {
      id: 'guard',
      values: { from: 'verona', city: 'venice' },
      lights: ['city-5'],
      task: [{ type: 'troop', city: 5 }],
    },
    { id: 'return', values: { city: 'venice' }, lights: ['city-6'], task: [{ type: 'road', city: 6 }] },
    { id: 'done', values: { city: 'venice' }, task: [{ type: 'done' }] },
    { id: 'end', task: [{ type: 'end' }] },
    {
      id: 'bonus',
      values: { card: 'leonardo-loredan', city: 'ravenna' },
      lights: ['slot-0-0'],
      task: [{ type: 'declare', bonus: 4 }],
      afterwards: by(1, collect(21)),
    },
    { id: 'conquest', values: { city: 'ravenna' }, lights: ['city-9', 'tile-0-9'] },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
