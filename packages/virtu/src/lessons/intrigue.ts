/** The fifth lesson: agents in cities, in rooms and on alliances (V-7.6, V-9.5). */
import type { Lesson } from '@bottega/kernel';
import { agent, type Choice, collect, DONE, END, PERFORM, put, steps, want } from '../choices.js';
import { by, FLORENCE_SPRING_2, SETUP } from './rivals.js';
import { TO_FIRST_WINTER } from './towards-war.js';

export const INTRIGUE = {
  id: 'intrigue',
  setup: SETUP,
  seat: 0,
  before: [
    ...TO_FIRST_WINTER,
    ...by(0, DONE, collect(18), want(5), DONE, put(3), DONE, END),
    ...by(2, steps(2, false), PERFORM, agent(32), END),
    ...FLORENCE_SPRING_2,
  ],
  steps: [
    { id: 'blocked', values: { rival: 2, action: 'govern' }, lights: ['room-0-2'] },
    { id: 'move', values: { action: 'intrigue' }, lights: ['room-0-1'], task: [{ type: 'steps', steps: 1 }] },
    { id: 'perform', values: { card: 'assassin' }, lights: ['room-0-1', 'slot-0-3'], task: [{ type: 'perform' }] },
    { id: 'remove', values: { rival: 2 }, lights: ['room-0-2'], task: [{ type: 'remove', place: 32 }] },
    { id: 'mask', lights: ['room-0-1'], task: [{ type: 'use', source: 0, symbol: 'mask' }] },
    { id: 'city', values: { city: 'bologna' }, lights: ['city-8'], task: [{ type: 'agent', place: 8 }] },
    {
      id: 'masks',
      values: { card: 'assassin' },
      lights: ['slot-0-3'],
      task: [{ type: 'use', source: 5, symbol: 'mask' }],
    },
    {
      id: 'room',
      values: { rival: 1, action: 'annex' },
      lights: ['room-1-2'],
      task: [{ type: 'agent', place: 37 }],
    },
    { id: 'done', values: { city: 'ferrara' }, lights: ['tile-0-7'], task: [{ type: 'done' }] },
    { id: 'powers', lights: ['power-0', 'power-1', 'power-2'] },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
