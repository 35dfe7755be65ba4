/** The goal cards. Effects: printed rulebook. Which pile they belong to: published reports. */
import type { Goal } from './types.js';

export const GOAL_CARDS: readonly Goal[] = [
  { goal: 'armoury', pile: 1, rule: { kind: 'perToken', token: 'catapult', vp: 1 } }, // P-10.1
  { goal: 'fertile-soil', pile: 1, rule: { kind: 'above', tokens: ['farm', 'field'], threshold: 6, vp: 1 } }, // P-10.2
  { goal: 'town-charter', pile: 1, rule: { kind: 'above', tokens: ['palazzo', 'bank'], threshold: 6, vp: 1 } }, // P-10.3
  { goal: 'fortress', pile: 1, rule: { kind: 'perMilitary', step: 4, vp: 1 } }, // P-10.4
  { goal: 'chapel', pile: 2, rule: { kind: 'sets', of: ['monument', 'painting'], vp: [0, 2, 5, 8] } }, // P-10.5
  { goal: 'town-hall', pile: 2, rule: { kind: 'sets', of: ['monument', 'book'], vp: [0, 2, 5, 8] } }, // P-10.6
  { goal: 'palace-goal', pile: 2, rule: { kind: 'sets', of: ['monument', 'book', 'painting'], vp: [0, 5, 10, 15] } }, // P-10.7
  { goal: 'villa', pile: 2, rule: { kind: 'sets', of: ['book', 'painting'], vp: [0, 2, 5, 9] } }, // P-10.8
];
