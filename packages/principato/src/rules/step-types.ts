/** The kernel's words for steps, said for Principato. */
import type { Asking, Automatic, Emit } from '@bottega/kernel';
import type { Choice } from '../choices.js';
import type { Event } from '../events.js';
import type { Frame, FrameOf, State } from '../state.js';

export type Ask<Name extends Frame['step'], C extends Choice> = Asking<State, FrameOf<Name>, C, Event>;
export type Auto<Name extends Frame['step']> = Automatic<State, FrameOf<Name>, Event>;
export type Telling = Emit<Event>;
