/** The fifth lesson: the end of a year, and two military scorings (P-7.4 to P-7.6, P-8.1, P-8.4, P-8.6 to P-8.8, P-8.12, P-8.13, P-10.4). */
import type { Lesson } from '@bottega/kernel';
import { activate, type Choice, DONE, END, FAVOR, take } from '../choices.js';
import { BEFORE_SCORING } from './before-scoring.js';
import { by } from './by.js';

export const SCORING = {
  id: 'scoring',
  setup: { seats: 3, options: {}, seed: 'learn 231' },
  seat: 0,
  before: BEFORE_SCORING,
  steps: [
    { id: 'pile', lights: ['card-14'] },
    {
      id: 'compare',
      values: { card: 'hire-condottieri' },
      lights: ['seat-1', 'seat-2', 'card-35'],
      task: [{ type: 'activate', slot: 0 }],
    },
    { id: 'recruit', lights: ['card-35'], task: [{ type: 'recruit', soldiers: 4 }] },
    { id: 'sculptor', values: { card: 'sculptor' }, lights: ['card-39'], task: [{ type: 'take', place: 1 }] },
    { id: 'end', task: [{ type: 'end' }] },
    { id: 'supply', lights: ['seat-0'], task: [{ type: 'move', cubes: 4 }], afterwards: by(0, DONE) },
    { id: 'points', lights: ['seat-0', 'seat-1', 'seat-2'] },
    {
      id: 'keep',
      values: { card: 'rents' },
      lights: ['seat-0', 'card-29'],
      task: [{ type: 'dismiss', soldiers: 0 }],
      afterwards: [...by(0, DONE), ...by(1, activate(0), FAVOR, END), ...by(2, activate(0), take(0), FAVOR, END)],
    },
    {
      id: 'nextYear',
      values: { card: 'rents' },
      lights: ['card-29', 'seat-1'],
      task: [{ type: 'activate', slot: 1 }],
    },
    { id: 'again', values: { card: 'rents' }, lights: ['card-55'], task: [{ type: 'take', place: 4 }] },
    { id: 'favour', task: [{ type: 'favor' }], afterwards: by(0, END) },
    { id: 'card', lights: ['seat-0', 'seat-1'], task: [{ type: 'move', cubes: 4 }], afterwards: by(0, DONE) },
    { id: 'dismiss', lights: ['seat-0'], task: [{ type: 'dismiss' }], afterwards: by(0, DONE) },
    { id: 'summary', values: { goal: 'fortress' }, lights: ['seat-0'] },
  ],
} as const satisfies Lesson<Choice>;
