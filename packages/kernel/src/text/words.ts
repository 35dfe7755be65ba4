/** How a game turns what it knows into messages, for the page and the terminal alike. */
import type { Choice, Facts, GameEvent, Seat, State, Trait, View } from '../game.js';
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

/** What the traits of a game's seats are called. */
export interface TraitWords {
  /** The kinds of things in the order in which they are told, each as a heading: "Starting city". */
  readonly kinds: Readonly<Record<string, Message>>;
  /** A thing by name. */
  thing(trait: Trait): Message;
  /** What was counted, as a label: "Cities annexed". */
  deed(deed: string): Message;
}

/** How a seat stands, from what a viewer may know. */
export interface Standing {
  /** What the seat is, where that changes in a game: "Merchant", with the id of the sign that the page draws for it. */
  readonly role?: { readonly id: string; readonly says: Message };
  /** Points so far by category of the score sheet. What only the viewer knows is told apart: it is not in the sum. */
  readonly points: readonly { readonly category: string; readonly points: number; readonly isSecret?: boolean }[];
  /** What counts at the end and cannot be known yet, in few words: "secret goals". */
  readonly unknown: Message | null;
  /** What matters in this game beside points, the most important first: four at most. */
  readonly counts: readonly StandingCount[];
}

export interface StandingCount {
  /** Names the sign that the page draws for it. */
  readonly id: string;
  readonly count: number;
  /** The same in words, as a label: "7 troops". */
  readonly says: Message;
}

/** How a game ends, said in the middle of it. */
export interface Ending {
  /** How far it is and what ends it, in one short line: "Year 2 of 3, 4 cards left". */
  readonly line: Message;
  /** Said large once, from when the last round, year or turn has begun; null before. */
  readonly last: Message | null;
}

/** Several choices that are made one after the other as if they were one: "Collect everything". */
export interface Together<C extends Choice = Choice> {
  readonly says: Message;
  readonly choices: readonly C[];
  /** Whether nothing else could follow its first choice, other such lines aside: that one need not be offered by itself. */
  readonly isAll?: boolean;
  /** What its first choice is called where it stands by itself below such lines; without this as everywhere. */
  readonly alone?: Message;
  /** Whether its last choice ends the turn: then it stands with what does so by itself. */
  readonly isEnd?: boolean;
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
  /** How a seat stands: for the line of players that is always in sight. */
  standing?(view: View<S>, seat: Seat): Standing;
  /** Who begins the round, where that is somebody. */
  firstPlayer?(view: View<S>): Seat | null;
  ending?(view: View<S>): Ending;
  /**
   * What a seat did in these events, or with null what happened by itself: each in a few words without the player's name, the same
   * kind counted together, what does not matter left out. "took the Mill", "activated 3 cards".
   */
  deeds?(events: readonly E[], seat: Seat | null): Message[];
  /** What an event is called if it is a moment that everybody, or this seat, should not miss: "Siege of Milan"; else null. */
  moment?(event: E, seat: Seat | null): Message | null;
  /** The seat that somebody attacks with this event: it is told so, wherever its owner is, and `moment` says what happens. Else null. */
  attacked?(event: E): Seat | null;
  /** The short heading under which a choice stands in a long list; choices with the same heading stand together. */
  heading?(choice: C): Message | null;
  /**
   * What kind of decision a choice is, where its heading does not tell: "Changing a card". Decisions of the same kind are counted
   * together when a game is looked at again. A game whose headings tell it leaves it out.
   */
  about?(choice: C): Message | null;
  /** Whether a choice ends a turn or an answer in several parts: it stands apart, always in sight. */
  closes?(choice: C): boolean;
  /** Whether a choice costs more than is seen at once: then it is asked even where it is the only one. */
  isCostly?(choice: C): boolean;
  /** What a choice gives away, said before it is made: "You still have 2 actions."; null if nothing. */
  wastes?(view: View<S>, seat: Seat, choice: C): Message | null;
  /** What can be chosen together with one click, of what is allowed. */
  together?(view: View<S>, seat: Seat, allowed: readonly C[]): readonly Together<C>[];
  /**
   * What ends the turn, if these choices use up what is left of it and leave nothing lying: they can be made with it at once. Null
   * otherwise, and before anything was done in the turn.
   */
  endAfter?(view: View<S>, seat: Seat, choices: readonly C[]): C | null;
  /** For games that have a `chronicle`. */
  readonly chronicle?: ChronicleWords;
  /** For games that have `traits`. */
  readonly traits?: TraitWords;
}

/** A drawing of the table for a terminal of so many columns (80 if nothing else is said), as a seat sees it. */
export type Draw<S extends State = State> = (
  view: View<S>,
  text: GameText,
  say: (message: Message) => string,
  columns?: number,
) => string;
