/** The shape of a game's message tables: one language is the model, and the others must say the same things. */
import type { Forms } from './message.js';

export type CountsLike<Model> = Readonly<Record<keyof Model, Forms>>;

/** The nominative where it is another form than the object's. */
export type LabelsLike<Model> = Partial<CountsLike<Model>>;

export type MessagesLike<Model> = Readonly<Record<keyof Model, string>>;

export type OptionTextsLike<Model extends Readonly<Record<keyof Model, { readonly values: object }>>> = {
  readonly [Id in keyof Model]: {
    readonly name: string;
    readonly says: string;
    readonly values: Readonly<Record<keyof Model[Id]['values'], string>>;
  };
};
