/** The shape of Virtù's message tables: English is the model, the others must say the same things. */
import type { CountsLike, LabelsLike, MessagesLike, OptionTextsLike } from '@bottega/kernel/text';
import type { counts, messages, options } from './messages/en.js';

export type Counts = CountsLike<typeof counts>;
export type Labels = LabelsLike<typeof counts>;
export type Messages = MessagesLike<typeof messages>;
export type OptionTexts = OptionTextsLike<typeof options>;
