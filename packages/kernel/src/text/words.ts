/** How a game turns what it knows into messages, for the page and the terminal alike. */
import type { Choice, Facts, GameEvent, Seat, State, View } from '../game.js';
import type { GameText, Message } from './message.js';

/** A thing that can be looked up in the middle of a game, with the rules that explain it. */
export interface Topic {
  /** How the table names it: whatever is marked with this id is explained by this topic. */
  readonly id: string;
  readonly name: Message;
  /** What it does, or what is printed on it, in a sentence or two; without any, its first rule says it. */
  readonly says: readonly Message[];
  readonly rules: readonly string[];
}

/** What the parts of a game's chronicle are called. */
export interface ChronicleWords {
  /** How many rounds a game takes, as a heading: "Years per game". */
  readonly rounds: Message;
  /** What a seat plays, as a heading: "Dynasty"; figures by it, and victories by it. */
  readonly role: Message;
  readonly byRole: Message;
  readonly winsByRole: Message;
  /** A role, by name. */
  roleNamed(role: string): Message;
  /** What ended a game, in so few words that they can stand in a table. */
  ending(ending: string): Message;
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
  /** What can be asked about in the middle of a game of so many seats, or of any. */
  topics(seats?: number): Topic[];
  /** A category of the score sheet. */
  category(category: string): Message;
  /**
   * What a seat's points in a category were given for, where the points alone do not tell it: "4 crosses". Of the category
   * "total": what decides between seats with the same points.
   */
  detail?(view: View<S>, seat: Seat, category: string): Message | null;
  /** A sentence or two for somebody who meets this kind of decision for the first time; its key names the kind. */
  tip?(view: View<S>, seat: Seat): Message | null;
  /** A part of the evaluation, for games that have `evaluateParts`. */
  part?(part: string): Message;
  /**
   * The round, year or season that a position belongs to. Where the message changes a new one begins, and a replay can jump
   * there. A game that has nothing of the kind leaves it out.
   */
  round?(view: View<S>): Message;
  /** For games that have a `chronicle`. */
  readonly chronicle?: ChronicleWords;
}

/** A drawing of the table for a terminal of so many columns (80 if nothing else is said), as a seat sees it. */
export type Draw<S extends State = State> = (
  view: View<S>,
  text: GameText,
  say: (message: Message) => string,
  columns?: number,
) => string;
