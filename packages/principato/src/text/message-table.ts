/** The shape of Principato's message tables: English is the model, the others must say the same things. */
import type { Forms } from '@bottega/kernel/text';
import type { counts, messages, options } from './messages/en.js';

export type Counts = Readonly<Record<keyof typeof counts, Forms>>;
/** The nominative where it is another form than the object's. */
export type Labels = Partial<Counts>;
export type Messages = Readonly<Record<keyof typeof messages, string>>;
export type OptionTexts = {
  readonly [Id in keyof typeof options]: {
    readonly name: string;
    readonly values: Readonly<Record<keyof (typeof options)[Id]['values'], string>>;
  };
};
