/** The first year of the seed `learn 231` with three players, as bots have played it, up to the last turn; then its first action. */
import type { Made } from '@bottega/kernel';
import { activate, alternative, type Choice, change, END, FAVOR, take } from '../choices.js';
import { by } from './by.js';

export const BEFORE_SCORING: readonly Made<Choice>[] = [
  ...by(1, FAVOR, activate(1), alternative(1), END),
  ...by(2, FAVOR, activate(1), alternative(1), END),
  ...by(0, FAVOR, activate(1), alternative(1), END),
  ...by(1, activate(0), alternative(1), take(3), activate(0), END),
  ...by(2, activate(0), alternative(0), take(0), activate(0), END),
  ...by(0, activate(0), alternative(1), take(1), activate(1), END),
  ...by(1, FAVOR, activate(0), END),
  ...by(2, change(1), take(4), activate(1), END),
  ...by(0, activate(0), alternative(1), take(4), activate(0), END),
  ...by(1, FAVOR, FAVOR, END),
  ...by(2, FAVOR, activate(0), END),
  ...by(0, FAVOR, activate(0), END),
  ...by(1, activate(0), FAVOR, END),
  ...by(2, change(0), take(0), activate(0), take(1), END),
  ...by(0, change(1), take(2), activate(1), take(0), END),
  ...by(1, change(1), take(1), activate(1), END),
  ...by(2, FAVOR, activate(1), END),
  ...by(0, activate(1), take(5), activate(0), END),
  ...by(1, FAVOR, FAVOR, END),
  ...by(2, FAVOR, activate(1), END),
  ...by(0, change(0), take(4)),
];
