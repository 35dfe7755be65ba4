/** The second lesson: what pays, one kind from each relief, florins, and an indulgence (V-5.2, V-5.4, V-6.3, V-6.4, V-7.2.2, V-7.4.3). */
import type { Lesson } from '@bottega/kernel';
import { type Choice, END, put, room } from '../choices.js';
import {
  AS_FLORENCE,
  by,
  NAPLES_SPRING_1,
  NAPLES_SPRING_2,
  NAPLES_WINTER_1,
  quietWinter,
  SETUP,
  VENICE_SPRING_1,
  VENICE_SPRING_2,
} from './rivals.js';

export const PAYING = {
  id: 'paying',
  setup: SETUP,
  seat: 0,
  before: [...AS_FLORENCE, ...by(0, put(6), put(8), put(3), END, room(0))],
  steps: [
    { id: 'reliefs', lights: ['slot-0-6', 'slot-0-8', 'slot-0-3', 'tile-0-10', 'tile-0-11'] },
    { id: 'perform', values: { action: 'patronize' }, lights: ['room-0-0'], task: [{ type: 'perform' }] },
    {
      id: 'kind',
      values: { card: 'lorenzo-de-medici' },
      lights: ['slot-0-6'],
      task: [{ type: 'use', source: 0, symbol: 'crown' }],
    },
    {
      id: 'courtier',
      values: { card: 'giovanni-de-medici' },
      lights: ['slot-0-3'],
      task: [{ type: 'collect', source: 5 }],
    },
    {
      id: 'tile',
      values: { card: 'lorenzo-de-medici', city: 'florence' },
      lights: ['tile-0-10'],
      task: [{ type: 'collect', source: 22 }],
    },
    {
      id: 'end',
      values: { city: 'florence' },
      task: [{ type: 'end' }],
      afterwards: [
        ...VENICE_SPRING_1,
        ...NAPLES_SPRING_1,
        ...NAPLES_WINTER_1,
        ...quietWinter(1),
        ...quietWinter(0),
        ...NAPLES_SPRING_2,
        ...VENICE_SPRING_2,
      ],
    },
    {
      id: 'move',
      values: { card: 'giovanni-de-medici', action: 'annex' },
      lights: ['room-0-2', 'slot-0-3'],
      task: [{ type: 'steps', steps: 2 }],
    },
    {
      id: 'indulgence',
      values: { city: 'siena', first: 'giuliano-de-medici', second: 'giovanni-de-medici' },
      lights: ['city-12', 'slot-0-8', 'slot-0-3'],
      task: [{ type: 'request', gain: 'crown' }],
    },
    { id: 'annex', values: { city: 'siena' }, lights: ['city-12'], task: [{ type: 'annex', city: 12 }] },
    { id: 'price', values: { city: 'siena' }, lights: ['room-0-2'] },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
