/** The third lesson: by land and by sea to new cities, and what their tiles bring (V-5.2.4, V-5.4.2, V-7.1, V-7.4, V-10.2.1). */
import type { Lesson } from '@bottega/kernel';
import { type Choice, END, put, room } from '../choices.js';
import {
  AS_VENICE,
  by,
  FLORENCE_PATRONIZES,
  NAPLES_SPRING_1,
  NAPLES_SPRING_2,
  NAPLES_WINTER_1,
  quietWinter,
  quietWinterUnallied,
  SETUP,
} from './rivals.js';

export const ANNEX_GOVERN = {
  id: 'annexGovern',
  setup: SETUP,
  seat: 0,
  before: [...AS_VENICE, ...by(0, put(6), put(8), put(11), END, room(0))],
  steps: [
    { id: 'map', values: { first: 'venice', second: 'verona' }, lights: ['city-6', 'city-5'] },
    { id: 'land', values: { first: 'ferrara', second: 'ravenna' }, lights: ['city-7', 'city-9'] },
    { id: 'perform', task: [{ type: 'perform' }] },
    {
      id: 'sea',
      values: { city: 'ancona', port: 'venice' },
      lights: ['city-15', 'city-6'],
      task: [{ type: 'annex', city: 15 }],
    },
    {
      id: 'crowns',
      values: { card: 'giovanni-mocenigo' },
      lights: ['slot-0-6'],
      task: [{ type: 'use', source: 0, symbol: 'crown' }],
    },
    {
      id: 'ships',
      values: { card: 'leonardo-loredan' },
      lights: ['slot-0-11'],
      task: [{ type: 'use', source: 1, symbol: 'ship' }],
    },
    {
      id: 'end',
      lights: ['tile-0-15'],
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
    { id: 'move', values: { action: 'govern' }, lights: ['room-0-2'], task: [{ type: 'steps', steps: 2 }] },
    { id: 'collect', values: { city: 'venice' }, lights: ['tile-0-6'], task: [{ type: 'collect', source: 18 }] },
    { id: 'again', values: { city: 'verona' }, lights: ['tile-0-5'], task: [{ type: 'collect', source: 17 }] },
    { id: 'third', values: { city: 'ancona' }, lights: ['tile-0-15'], task: [{ type: 'collect', source: 27 }] },
    { id: 'govern', values: { card: 'agostino-barbarigo' }, lights: ['slot-0-8'], task: [{ type: 'perform' }] },
    { id: 'summary', lights: ['tile-0-6', 'tile-0-5', 'tile-0-15'] },
  ],
} as const satisfies Lesson<Choice>;
