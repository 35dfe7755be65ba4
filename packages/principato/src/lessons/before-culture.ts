/** Eleven turns each of the seed `learn 23`, as bots have played them: the whole first year, and more than half of the second. */
import type { Made } from '@bottega/kernel';
import { activate, alternative, type Choice, change, culture, END, FAVOR, pay, take } from '../choices.js';
import { by } from './by.js';

export const BEFORE_CULTURE: readonly Made<Choice>[] = [
  ...by(0, FAVOR, activate(1), alternative(1), END),
  ...by(1, FAVOR, activate(1), alternative(1), END),
  ...by(0, activate(0), alternative(1), take(3), activate(0), END),
  ...by(1, activate(0), alternative(0), take(4), activate(1), END),
  ...by(0, FAVOR, activate(0), END),
  ...by(1, change(1), take(4), activate(1), END),
  ...by(0, FAVOR, activate(0), END),
  ...by(1, change(1), take(3), activate(1), take(0), END),
  ...by(0, FAVOR, activate(0), END),
  ...by(1, FAVOR, activate(0), culture(4), END),
  ...by(0, change(1), take(3), FAVOR, END),
  ...by(1, FAVOR, activate(0), culture(4), END),
  ...by(0, activate(1), FAVOR, END),
  ...by(1, activate(1), alternative(0), take(1), activate(1), take(3), END),
  ...by(0, FAVOR, FAVOR, END),
  ...by(1, activate(0), alternative(1), culture(4), FAVOR, END),
  ...by(0, activate(0), alternative(0), FAVOR, END),
  ...by(1, activate(0), alternative(1), pay(0), pay(0), culture(4), FAVOR, END),
  ...by(0, change(0), take(4), END),
  ...by(1, FAVOR, activate(0), alternative(0), culture(4), END),
  ...by(0, change(1), take(4), activate(1), take(0), END),
  ...by(1, change(0), take(4), activate(0), take(3), END),
];
