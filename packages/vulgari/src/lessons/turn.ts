/** A whole turn, written down for one player. */
import type { Made, Seat } from '@bottega/kernel';
import type { Choice } from '../choices.js';

export const turnOf = (seat: Seat, ...choices: readonly Choice[]): readonly Made<Choice>[] =>
  choices.map((choice) => [seat, choice]);
