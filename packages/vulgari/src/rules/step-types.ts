/** The kernel's words for steps, said for De Vulgari Eloquentia. */
import type { Asking, Automatic, Emit, Facts, Offer } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import type { Event } from '../events.js';
import type { CitedId } from '../rule-ids.js';
import type { Frame, FrameOf, State } from '../state.js';

export type Ask<Name extends Frame['step'], C extends Choice> = Asking<State, FrameOf<Name>, C, Event>;
export type Auto<Name extends Frame['step']> = Automatic<State, FrameOf<Name>, Event>;
export type Telling = Emit<Event>;
export type Offering = Offer<Choice>;

/** Why something cannot be done: the rule and what a refusal knows besides. */
export interface Why {
  readonly rule: CitedId;
  readonly facts?: Facts;
}
