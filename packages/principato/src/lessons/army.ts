/** The fourth lesson: soldiers and catapults, and what supply costs (P-2.8, P-2.9, P-2.13 to P-2.17, P-6.5, P-6.12, P-6.13, P-6.20, P-8.6). */
import type { Lesson } from '@bottega/kernel';
import { activate, alternative, type Choice, END, FAVOR, take } from '../choices.js';
import { by } from './by.js';

export const ARMY = {
  id: 'army',
  setup: { seats: 2, options: {}, seed: 'learn 3' },
  seat: 0,
  // The first action: the Tax Collector, for one of each, is exchanged for Raise Militia.
  before: by(0, activate(0), alternative(1), take(0)),
  steps: [
    { id: 'wall', lights: ['seat-0'] },
    { id: 'raise', values: { card: 'raise-militia' }, lights: ['card-33'], task: [{ type: 'activate', slot: 0 }] },
    { id: 'recruit', lights: ['card-33'], task: [{ type: 'recruit', soldiers: 2 }] },
    { id: 'harvestCard', values: { card: 'harvest' }, lights: ['card-26'], task: [{ type: 'take', place: 1 }] },
    {
      id: 'weak',
      lights: ['seat-0'],
      task: [{ type: 'end' }],
      afterwards: by(1, activate(0), alternative(1), take(4), activate(1), alternative(1), END),
    },
    { id: 'harvest', values: { card: 'harvest' }, lights: ['card-26'], task: [{ type: 'activate', slot: 0 }] },
    { id: 'surplus', task: [{ type: 'place', cubes: 1 }] },
    { id: 'siegeCard', values: { card: 'siege-works-early' }, lights: ['card-37'], task: [{ type: 'take', place: 1 }] },
    { id: 'siege', values: { card: 'siege-works-early' }, lights: ['card-37'], task: [{ type: 'activate', slot: 0 }] },
    { id: 'catapults', lights: ['card-37'], task: [{ type: 'alternative', alternative: 1 }] },
    {
      id: 'strength',
      lights: ['seat-0'],
      task: [{ type: 'end' }],
      afterwards: by(1, activate(0), FAVOR, END),
    },
    { id: 'favour', task: [{ type: 'favor' }] },
    { id: 'supply', lights: ['seat-0'], task: [{ type: 'supply' }] },
    { id: 'summary', values: { card: 'hire-condottieri' }, lights: ['card-35', 'seat-0'] },
  ],
} as const satisfies Lesson<Choice>;
