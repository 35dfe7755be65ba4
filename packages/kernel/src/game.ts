/** What a game is to the kernel: its state in three compartments, its steps, and what it can tell about itself. */
import type { Features } from './learned.js';
import type { RandomState } from './random.js';

/** A place at the table, numbered clockwise from 0. */
export type Seat = number;

/** Where we are in the rules: a small flat record on `open.stack`. Everybody sees it, so it holds no secret. */
export interface Frame {
  readonly step: string;
}

/** What a player may choose: a type and one target, flat, so that it compares, serializes and reads in a log line. */
export interface Choice {
  readonly type: string;
}

/** Something that happened, told to those who may know it. */
export interface GameEvent {
  readonly type: string;
}

/** The three compartments. Which one a field is in decides who can see it; there is no other redaction. */
export interface State {
  /** What everybody at the table can see. */
  open: { stack: Frame[]; readonly options: Options };
  /** What only the player of that seat can see. */
  own: object[];
  /** What nobody can see: deck orders, the generator. */
  hidden: { random: RandomState };
}

/** A state as one seat sees it (`seat` null: a spectator); `all` once the game is over and everything is opened. */
export interface View<S extends State = State> {
  readonly seat: Seat | null;
  readonly seats: number;
  readonly open: S['open'];
  readonly own: S['own'][number] | null;
  readonly all: { readonly own: S['own']; readonly hidden: S['hidden'] } | null;
}

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** A house rule: the values it can have, the first being the default. */
export interface Option {
  readonly id: string;
  readonly values: readonly OptionValue[];
}

/** Everything that decides a game before its first choice. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

/** What a refusal knows besides the rule: "costs 5, you have 3". */
export type Facts = Readonly<Record<string, string | number>>;

/** Takes what a step offers. */
export interface Offer<C extends Choice> {
  /** False where nobody listens to bars: a step need not work out the facts of a bar then. */
  readonly explains: boolean;
  may(choice: C): void;
  /**
   * May be chosen as well: answers that can be given in any order are offered to search in one order (`may`) and to people in
   * every order. Not expected where nobody listens to bars.
   */
  also(choice: C): void;
  bar(choice: C, rule: string, facts?: Facts): void;
}

/** Takes events; null when nobody listens, so `emit?.({…})` then does not even build the event. */
export type Emit<E extends GameEvent> = ((event: E, to?: readonly Seat[]) => void) | null;

/** Looks at the state after every step, and is told whether it was one of chance; null when nobody does. */
export type Watch<S extends State> = ((state: S, isChance: boolean) => void) | null;

/** A step that asks one seat, or several at once. */
export interface Asking<S extends State, F extends Frame, C extends Choice, E extends GameEvent> {
  /** Who must answer. With several, a `choose` may change only the answerer's compartment and who is still waited for. */
  seats(state: S, frame: F): readonly Seat[];
  /** Reads only: `may` or `bar` for everything a person would think of trying here, in the order of the rulebook. */
  offer(state: S, frame: F, seat: Seat, offer: Offer<C>): void;
  /** What happens. Trusts the offer and draws no chance. */
  choose(state: S, frame: F, seat: Seat, choice: C, emit: Emit<E>): void;
  /** The choice suggested here: the least wasteful payment, or what an absent player is taken to answer. */
  suggest(state: S, frame: F, seat: Seat): C;
}

/** A step that goes on by itself. */
export interface Automatic<S extends State, F extends Frame, E extends GameEvent> {
  /** True for steps that draw chance or reveal something hidden: no other step may touch `hidden`. */
  readonly chance: boolean;
  run(state: S, frame: F, emit: Emit<E>): void;
}

export type Step<S extends State, F extends Frame, C extends Choice, E extends GameEvent> =
  | Asking<S, F, C, E>
  | Automatic<S, F, E>;

/** The frames that can lie on a game's stack. */
type FrameOf<S extends State> = S['open']['stack'][number];

/** A step for each kind of frame, under its name: a missing one, or one of another frame, does not compile. */
export type Steps<S extends State, C extends Choice, E extends GameEvent> = {
  readonly [Name in FrameOf<S>['step']]: Step<S, Extract<FrameOf<S>, { readonly step: Name }>, C, E>;
};

/** The steps of a game, from an object that names them. */
export function stepsOf<S extends State, C extends Choice, E extends GameEvent>(
  steps: Steps<S, C, E>,
): ReadonlyMap<string, Step<S, Frame, C, E>> {
  return new Map<string, Step<S, Frame, C, E>>(Object.entries(steps));
}

/** The outcome, for the score sheet. */
export interface Result {
  /** Place of each seat, from 1; tied seats share a place. */
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** The points by category, in the order of the score sheet; they add up to `points`. */
  readonly sheet: readonly { readonly category: string; readonly points: readonly number[] }[];
}

/** What a finished game was like beside its points, for figures over many games. */
export interface Chronicle {
  /** What each seat played: a dynasty, a faction. Empty where all seats play the same. */
  readonly roles: readonly string[];
  /** How many rounds, years or seasons were played. */
  readonly rounds: number;
  /** What ended it; null where games have only one way to end. */
  readonly ending: string | null;
}

/** What the seats of a finished game began with, came by and did, for figures on the balance of a game. */
export interface Traits {
  /** The seats in the order of their first turns. */
  readonly order: readonly Seat[];
  /** By seat: what it had, each thing once. */
  readonly things: readonly (readonly Trait[])[];
  /** By seat: how often it did what; all seats have the same deeds, in the order in which they are told. */
  readonly deeds: readonly Readonly<Record<string, number>>[];
}

/** A thing of a kind, by ids: the starting city Pisa, the card Harvest. */
export interface Trait {
  readonly kind: string;
  readonly thing: string;
}

/** A game: everything the kernel, the bots, the server and the page know of it. */
export interface Game<S extends State = State, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Raised when the same choices would lead to another state than before. */
  readonly rules: number;
  /** The possible numbers of seats, ascending. */
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  /** Every rule of the rulebook; a bar cites one of them. */
  readonly ruleIds: readonly string[];
  /** Component data other than the game's own, as it was read; null for the game's own. Part of every record. */
  readonly customData: unknown;
  /** The steps by name. A map: looking one up by a varying name is faster there than in an object. */
  readonly steps: ReadonlyMap<string, Step<S, Frame, C, E>>;
  /** Types of choices by which a player confirms what was chosen before: they cannot be taken back. */
  readonly confirms: readonly C['type'][];
  /**
   * The steps whose frames, each with its `seat`, lie on the stack as long as a player's turn lasts. What is asked while none of them
   * does is nobody's turn: a scoring, an auction, a war.
   */
  readonly turns: readonly FrameOf<S>['step'][];
  /** The state before anything is dealt; the steps on its stack do the rest. */
  create(seats: number, options: Options, random: RandomState): S;
  /** A copy that shares nothing, written for this state's shape. */
  clone(state: S): S;
  /**
   * Whether a seat's compartment is as it was, written for its shape: that is asked of all of them after every choice at a table. Not
   * needed where the compartment is small.
   */
  isSameOwn?(before: S['own'][number], after: S['own'][number]): boolean;
  /** A full state that this view could belong to: what the seat cannot see is dealt anew. */
  imagine(view: View<S>, random: RandomState): S;
  /** A state of an older rules version in the shape of today; not needed where the shape stayed. Throws if there is no way. */
  migrate?(state: State, from: number): S;
  /** What the position is worth to a seat, in points expected at the end. */
  evaluate(state: S, seat: Seat): number;
  /** The same worth by named parts, which add up to it: why a hint prefers one choice to another. */
  evaluateParts?(state: S, seat: Seat): Readonly<Record<string, number>>;
  /** For bots that learn; not needed where none do. */
  readonly features?: Features<S>;
  /** The outcome of a finished game; before the end, the outcome if it ended now. */
  result(state: S): Result;
  /** What a finished game was like, for games that have more to tell than their points; `Words.chronicle` names it. */
  chronicle?(state: S): Chronicle;
  /** What there was to each seat of a finished game, from its state and the events told to everybody; `Words.traits` names it. */
  traits?(state: S, told: readonly E[]): Traits;
  /** The ids of the invariants that the state breaks, each with what is wrong; `before` is the state one choice earlier. */
  violations(state: S, before: S | null): string[];
  /** Sizes told in `open` beside the real ones in the other compartments. */
  sizes(state: S): readonly { readonly of: string; readonly told: number; readonly real: number }[];
}

/** A promise of our own that was broken; says what to look at. */
export class Bug extends Error {
  constructor(what: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(`${what} ${JSON.stringify(facts)}`);
    this.name = 'Bug';
  }
}

/** Why something given from outside cannot be used, for whoever says it in another language. */
export interface InputReason {
  readonly code: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Something given from outside that cannot be used; the message is one sentence for the person who gave it. */
export class InputError extends Error {
  constructor(
    message: string,
    readonly reason: InputReason | null = null,
  ) {
    super(message);
    this.name = 'InputError';
  }
}
