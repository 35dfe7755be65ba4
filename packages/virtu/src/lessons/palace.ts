/** The first lesson: rooms, where cards lie, the marker and its arrows (V-3.2.4, V-5.1.3, V-5.4.2, V-6.1, V-6.2, V-9.2.3). */
import type { Lesson } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import {
  AS_VENICE,
  FLORENCE_PATRONIZES,
  NAPLES_SPRING_1,
  NAPLES_SPRING_2,
  NAPLES_WINTER_1,
  quietWinter,
  quietWinterUnallied,
  SETUP,
} from './rivals.js';

export const PALACE = {
  id: 'palace',
  setup: SETUP,
  seat: 0,
  before: AS_VENICE,
  steps: [
    { id: 'rooms', lights: ['room-0-0', 'room-0-1', 'room-0-2', 'room-0-3', 'room-0-4'] },
    {
      id: 'action',
      values: { card: 'giovanni-mocenigo', action: 'annex' },
      lights: ['slot-0-6'],
      task: [{ type: 'put', slot: 6 }],
    },
    { id: 'courtier', values: { card: 'agostino-barbarigo' }, lights: ['slot-0-3'], task: [{ type: 'put', slot: 3 }] },
    { id: 'upgrade', values: { card: 'leonardo-loredan' }, lights: ['slot-0-11'], task: [{ type: 'put', slot: 11 }] },
    { id: 'confirm', task: [{ type: 'end' }] },
    { id: 'marker', values: { action: 'annex' }, lights: ['room-0-0'], task: [{ type: 'room', room: 0 }] },
    { id: 'perform', lights: ['slot-0-6', 'slot-0-11'], task: [{ type: 'perform' }] },
    { id: 'annex', values: { city: 'ravenna' }, lights: ['city-9'], task: [{ type: 'annex', city: 9 }] },
    {
      id: 'first',
      values: { card: 'giovanni-mocenigo' },
      lights: ['slot-0-6'],
      task: [{ type: 'use', source: 0, symbol: 'crown' }],
    },
    {
      id: 'second',
      values: { card: 'leonardo-loredan' },
      lights: ['slot-0-11'],
      task: [{ type: 'use', source: 1, symbol: 'crown' }],
    },
    {
      id: 'collect',
      values: { card: 'agostino-barbarigo' },
      lights: ['slot-0-3'],
      task: [{ type: 'collect', source: 5 }],
    },
    {
      id: 'end',
      values: { card: 'agostino-barbarigo' },
      task: [{ type: 'end' }],
      afterwards: [
        ...FLORENCE_PATRONIZES,
        ...NAPLES_SPRING_1,
        ...NAPLES_WINTER_1,
        ...quietWinterUnallied(0),
        ...quietWinter(1),
        ...NAPLES_SPRING_2,
      ],
    },
    {
      id: 'move',
      values: { card: 'agostino-barbarigo', action: 'govern' },
      lights: ['room-0-2', 'slot-0-3'],
      task: [{ type: 'steps', steps: 2 }],
    },
    { id: 'summary', values: { card: 'agostino-barbarigo' }, lights: ['slot-0-3'] },
  ],
} as const satisfies Lesson<Choice>;
