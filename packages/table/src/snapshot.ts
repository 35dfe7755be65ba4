/** What whoever sits before a screen knows of a table, and what there is to decide. */
import type { Barred, Choice, GameEvent, Options, Result, Seat, Seating, UndoBar, View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import type { Player } from './player.js';

/** What does not change during a game, but for who plays a seat. */
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

/** A position as a viewer sees it. */
export interface TableSnapshot {
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
  /** Why nothing can be taken back; null if something can. */
  readonly undoBar: UndoBar | null;
  /** What happened since this seat's last turn, as places in the log: from the first, up to the second. */
  readonly recap: readonly [from: number, to: number];
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
  /** What the game was dealt from; secret until it is over. */
  readonly seed: string | null;
}

/** A round of a game, in the game's own words, and the choice after which it began. */
export interface Round {
  readonly at: number;
  readonly name: Message;
}

/** A moment of a game that is looked at again. */
export interface Moment {
  readonly seen: TableSnapshot;
  readonly at: number;
  /** How many choices the game has so far. */
  readonly length: number;
  /** The first moment that can be looked at: later than 0 in a game that went on under newer rules. */
  readonly first: number;
  /** The choices after which a turn began, or what was asked between two turns. */
  readonly turns: readonly number[];
  /** The rounds so far; empty for a game that has none. */
  readonly rounds: readonly Round[];
}
