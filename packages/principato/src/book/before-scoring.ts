/** The first year of the seed `book 1` up to its last turn, as bots have played it. */
import type { Made, Seat } from '@bottega/kernel';
import { activate, alternative, type Choice, change, culture, END, FAVOR, take } from '../choices.js';

/** Choices that one seat makes one after another. */
const by = (seat: Seat, ...choices: readonly Choice[]): Made<Choice>[] => choices.map((choice) => [seat, choice]);

export const BEFORE_SCORING: readonly Made<Choice>[] = [
  ...by(2, activate(0), alternative(1), take(4), activate(0), alternative(1), END),
  ...by(0, activate(0), alternative(1), take(3), activate(1), alternative(1), END),
  ...by(1, activate(0), alternative(1), take(2), activate(1), alternative(1), END),
  ...by(2, FAVOR, activate(1), END),
  ...by(0, activate(0), alternative(2), take(3), activate(0), END),
  ...by(1, activate(0), alternative(0), take(5), activate(0), END),
  ...by(2, FAVOR, activate(0), END),
  ...by(0, change(0), take(4), activate(0), END),
  ...by(1, change(0), take(1), activate(0), culture(4), END),
  ...by(2, change(1), take(1), activate(1), alternative(2), take(5), END),
  ...by(0, FAVOR, activate(0), END),
  ...by(1, FAVOR, activate(1), END),
  ...by(2, activate(1), activate(1), END),
  ...by(0, FAVOR, activate(1), END),
  ...by(1, change(1), take(1), activate(1), take(0), END),
  ...by(2, FAVOR, FAVOR, END),
  ...by(0, FAVOR, FAVOR, END),
  ...by(1, activate(1), alternative(0), take(3), activate(0), alternative(1), culture(4), END),
  ...by(2, activate(1), FAVOR, END),
  ...by(0, activate(0), FAVOR, END),
];
