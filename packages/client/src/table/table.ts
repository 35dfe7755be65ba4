/**
 * What the page knows of a table: the one interface between the page and wherever the game is played. Behind it is a worker
 * in this browser; a server can stand behind it as well, and no component knows which.
 */
import type { Hint } from '@bottega/bots';
import type {
  Barred,
  Choice,
  GameEvent,
  GameRecord,
  Options,
  Refusal,
  Result,
  Seat,
  Seating,
  View,
} from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';

export type { Hint };

export interface Player {
  readonly name: string;
  /** The bot's id, or null for a person. */
  readonly bot: string | null;
}

/** What does not change during a game. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  /** How the players came to their seats. */
  readonly seating: Seating;
  readonly options: Options;
  readonly seedHash: string;
  /** Component data other than the game's own; null for the game's own. */
  readonly data: unknown;
}

/** What whoever sits before the screen may see, and what there is to decide. */
export interface Seen {
  /** Grows with every change. */
  readonly version: number;
  /** Whose eyes these are; null while nobody may see anything secret. */
  readonly seat: Seat | null;
  readonly view: View;
  readonly asked: readonly Seat[];
  /** Offered to `seat`, if it is asked. */
  readonly allowed: readonly Choice[];
  readonly barred: readonly Barred<Choice>[];
  /** The suggested answer to the question, if `seat` is asked. */
  readonly suggested: Choice | null;
  /** All suggested answers until what is asked for is done, the first of them `suggested`: a whole payment, for example. */
  readonly plan: readonly Choice[];
  readonly canUndo: boolean;
  /** Everything that this seat may know of what happened. */
  readonly log: readonly GameEvent[];
  /** The person who must take the screen before the game goes on. */
  readonly handOver: Seat | null;
  readonly over: boolean;
  readonly result: Result | null;
}

/** Points of every seat in the course of a finished game: at its beginning, then at the end of each round or turn. */
export interface Course {
  readonly points: readonly (readonly number[])[];
  /** The rounds after which the points were counted; empty for a game without rounds, where turns count. */
  readonly rounds: readonly Message[];
}

/** A round of a game, in the game's own words, and the choice after which it began. */
export interface Round {
  readonly at: number;
  readonly name: Message;
}

/** A moment of a game that is looked at again. */
export interface Moment {
  readonly seen: Seen;
  readonly at: number;
  /** How many choices the game has so far. */
  readonly length: number;
  /** The choices after which somebody else's turn began. */
  readonly turns: readonly number[];
  /** The rounds so far; empty for a game that has none. */
  readonly rounds: readonly Round[];
}

export interface Table {
  readonly info: TableInfo;
  /** The newest state; changes are told to subscribers. */
  seen(): Seen;
  /** What stopped the table while nobody was waiting for an answer: in a bot's turn, for example. Null while all is well. */
  trouble(): Error | null;
  subscribe(listener: () => void): () => void;
  /** Null if it was played and is on disk; else why not. If it could not be kept it fails, and nothing has happened. */
  choose(choice: Choice): Promise<Refusal | null>;
  /** Fails if it could not be kept; nothing has happened then. */
  undo(): Promise<boolean>;
  /** Puts right what stopped the table as far as that can be done, and lets the bots go on. */
  recover(from: Error): Promise<void>;
  /** The person asked for in `handOver` is alone before the screen. */
  take(seat: Seat): Promise<void>;
  hint(): Promise<Hint | null>;
  moment(at: number, seat: Seat | null): Promise<Moment>;
  course(): Promise<Course>;
  record(): Promise<GameRecord>;
  leave(): void;
}

/** A game in the list of games. Of one that cannot be read, as much as can be. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly choices: number;
  readonly over: boolean;
  /** When it was last played; null if that cannot be read. */
  readonly updated: number | null;
  /** Why it cannot be opened; null as far as a look at it can tell. */
  readonly fault: Fault | null;
}

/** What is wrong with a stored game: a code for which the page has a sentence (`error.*`), and what engineers want to know. */
export interface Fault {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly detail: string;
}

export interface NewTable {
  readonly game: string;
  /** As they sat down. */
  readonly players: readonly Player[];
  /** Whether they keep these seats, or seats are drawn. */
  readonly seating: Seating;
  readonly options: Options;
  readonly seed: string;
}

/** Where tables come from. */
export interface Hall {
  list(): Promise<readonly Listed[]>;
  begin(table: NewTable): Promise<string>;
  open(id: string): Promise<Table>;
  /** Refused while the game is open in another tab. */
  remove(id: string): Promise<void>;
  /** Plays a stored game through: why it cannot be opened, or null. */
  check(id: string): Promise<Fault | null>;
  /** A game as a file holds it, even if it cannot be opened. */
  exportGame(id: string): Promise<unknown>;
  /** Is told whenever stored games have changed, also by other tabs. */
  subscribe(listener: () => void): () => void;
  /** Milliseconds that a bot's choice stays before the next, from now on. */
  setPace(milliseconds: number): void;
  /** A table from a record; the error says what is wrong with it. */
  importRecord(json: unknown): Promise<string>;
  /** A new game that begins where another stood: bots play the other seats. */
  branch(id: string, at: number, seat: Seat): Promise<string>;
}
