/** The last lesson: the first two years of a real game, with advice (V-6, V-7.2, V-7.4, V-9.2, V-9.3). */
import type { Lesson } from '@bottega/kernel';
import { type Choice, collect, DONE, END, put, want } from '../choices.js';
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

export const TWO_YEARS = {
  id: 'twoYears',
  setup: SETUP,
  seat: 0,
  before: [...AS_FLORENCE, ...by(0, put(6), put(8), put(11), END)],
  steps: [
    {
      id: 'family',
      values: { first: 'lorenzo-de-medici', second: 'giovanni-de-medici', third: 'giuliano-de-medici' },
      lights: ['slot-0-6', 'slot-0-11', 'slot-0-8'],
    },
    { id: 'start', values: { action: 'patronize' }, lights: ['room-0-0'], task: [{ type: 'room', room: 0 }] },
    { id: 'patronize', lights: ['slot-0-6', 'slot-0-11'], task: [{ type: 'perform' }] },
    {
      id: 'cross',
      values: { card: 'giovanni-de-medici', other: 'lorenzo-de-medici' },
      lights: ['slot-0-11'],
      task: [
        { type: 'use', source: 1, symbol: 'cross' },
        { type: 'use', source: 1, symbol: 'crown' },
      ],
    },
    {
      id: 'spring',
      task: [{ type: 'end' }],
      afterwards: [...VENICE_SPRING_1, ...NAPLES_SPRING_1, ...NAPLES_WINTER_1, ...quietWinter(1), ...by(0, DONE)],
    },
    {
      id: 'winter',
      values: { city: 'florence', card: 'giuliano-de-medici' },
      lights: ['tile-0-10'],
      task: [{ type: 'collect', source: 22 }],
    },
    { id: 'ambassador', values: { card: 'ambassador' }, lights: ['item-2'], task: [{ type: 'want', item: 2 }] },
    {
      id: 'bishop',
      values: { card: 'bishop', action: 'patronize' },
      lights: ['item-9'],
      task: [{ type: 'want', item: 9 }],
      // Nothing else can be paid for, so both are bought at once.
      afterwards: [...by(0, put(3), put(0), DONE, END), ...NAPLES_SPRING_2, ...VENICE_SPRING_2],
    },
    { id: 'move', values: { action: 'annex' }, lights: ['room-0-2'], task: [{ type: 'steps', steps: 2 }] },
    { id: 'perform', lights: ['slot-0-8', 'slot-0-3'], task: [{ type: 'perform' }] },
    { id: 'annex', values: { city: 'bologna' }, lights: ['city-8'], task: [{ type: 'annex', city: 8 }] },
    { id: 'siege', task: [{ type: 'end' }] },
    { id: 'pick', values: { card: 'bishop' }, lights: ['slot-0-0'], task: [{ type: 'pick', slot: 0 }] },
    {
      id: 'put',
      values: { card: 'bishop', action: 'war', other: 'consigliere' },
      lights: ['slot-0-10'],
      task: [{ type: 'put', slot: 10 }],
      afterwards: [
        ...by(0, DONE, collect(20), collect(23), want(4), put(0), DONE, END),
        ...quietWinter(2),
        ...quietWinter(1),
      ],
    },
    { id: 'try', values: { card: 'consigliere', action: 'patronize' }, lights: ['room-0-4'], task: 'tryTurn' },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
