/** Choices that one seat makes one after another, for what is written down in lessons. */
import type { Made, Seat } from '@bottega/kernel';
import type { Choice } from '../choices.js';

export const by = (seat: Seat, ...choices: readonly Choice[]): readonly Made<Choice>[] =>
  choices.map((choice): Made<Choice> => [seat, choice]);
