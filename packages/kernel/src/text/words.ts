/** How a game turns what it knows into messages, for the page and the terminal alike. */
import type { Choice, Facts, GameEvent, Seat, State, View } from '../game.js';
import type { GameText, Message } from './message.js';

/** A thing that can be looked up in the middle of a game, with the rules that explain it. */
export interface Topic {
  readonly name: Message;
  /** What is printed on it, if anything. */
  readonly says: readonly Message[];
  readonly rules: readonly string[];
}

export interface Words<S extends State = State, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  /** Said to a seat that is asked: what it must decide. */
  prompt(view: View<S>, seat: Seat): Message;
  /** Said to everybody else: what a seat that is asked is deciding. */
  waiting(view: View<S>, seat: Seat): Message;
  /** What a choice offered to this seat is called. */
  choice(view: View<S>, seat: Seat, choice: C): Message;
  /** The sentence of an event in the log; null for events that are not worth one. */
  event(event: E): Message | null;
  /** Why a choice is refused: the rule's sentence with its facts. */
  refusal(rule: string, facts: Facts): Message;
  /** What can be asked about in the middle of a game. */
  topics(): Topic[];
  /** A category of the score sheet. */
  category(category: string): Message;
}

/** A drawing of the table for a terminal of 80 columns, as a seat sees it. */
export type Draw<S extends State = State> = (
  view: View<S>,
  text: GameText,
  say: (message: Message) => string,
) => string;
