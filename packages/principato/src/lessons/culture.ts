/** The sixth lesson: monuments, books and paintings, and what goal cards want (P-6.7 to P-6.9, P-9.1, P-10.4, P-10.5, P-10.9, PQ-22). */
import type { Lesson } from '@bottega/kernel';
import { activate, type Choice, END, FAVOR } from '../choices.js';
import { BEFORE_CULTURE } from './before-culture.js';
import { by } from './by.js';

export const CULTURE = {
  id: 'culture',
  setup: { seats: 2, options: {}, seed: 'learn 23' },
  seat: 0,
  before: BEFORE_CULTURE,
  steps: [
    { id: 'goals', values: { general: 'fortress', art: 'chapel' }, lights: ['seat-0'] },
    { id: 'painter', values: { card: 'painter' }, lights: ['card-68'], task: [{ type: 'activate', slot: 0 }] },
    { id: 'pay', task: [{ type: 'pay', favor: 0 }] },
    { id: 'painting', task: [{ type: 'culture', vp: 6 }] },
    { id: 'scholar', values: { card: 'scholar' }, lights: ['card-66'], task: [{ type: 'change', slot: 1 }] },
    {
      id: 'sculptorCard',
      values: { card: 'sculptor', goal: 'chapel' },
      lights: ['card-40'],
      task: [{ type: 'take', place: 3 }],
    },
    { id: 'end', task: [{ type: 'end' }], afterwards: by(1, FAVOR, activate(0), END) },
    { id: 'sculptor', values: { card: 'sculptor' }, lights: ['card-40'], task: [{ type: 'activate', slot: 1 }] },
    { id: 'price', lights: ['card-40'], task: [{ type: 'alternative', alternative: 1 }] },
    { id: 'gold', task: [{ type: 'pay', favor: 0 }] },
    { id: 'monument', lights: ['seat-1'], task: [{ type: 'culture', vp: 3 }] },
    { id: 'sum', values: { general: 'fortress', art: 'chapel' }, lights: ['seat-0'] },
    { id: 'summary' },
  ],
} as const satisfies Lesson<Choice>;
