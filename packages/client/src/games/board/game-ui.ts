/** What the page asks of the table of a game, and what it gives it. */
import type { Barred, Choice, Game, GameEvent, PrimerPicture, Result, Seat, State, View } from '@bottega/kernel';
import type { GameText, Say } from '@bottega/kernel/text';
import type { ComponentType } from 'react';
import type { AmountFields } from '../../choosing/amounts';
import type { ChoiceController } from '../../choosing/choice-controller';
import type { TableInfo, TableSnapshot } from '../../table/table';

/** What is seen, in the types of a game. */
export interface SnapshotOf<S extends State, C extends Choice, E extends GameEvent> extends TableSnapshot {
  readonly view: View<S>;
  readonly allowed: readonly C[];
  readonly barred: readonly Barred<C>[];
  readonly suggested: C | null;
  readonly plan: readonly C[];
  readonly log: readonly E[];
}

/** What the board of a game is given. It shows the view, lights what can be chosen, and holds no rule. */
export interface BoardProps<
  S extends State = State,
  C extends Choice = Choice,
  E extends GameEvent = GameEvent,
  G extends Game<S, C, E> = Game<S, C, E>,
> {
  readonly seen: SnapshotOf<S, C, E>;
  readonly info: TableInfo;
  readonly game: G;
  readonly text: GameText;
  readonly say: Say;
  readonly pick: ChoiceController<C>;
  /** What a choice is called to whoever is asked. */
  name(choice: C): string;
  /** What the log is pointing at. */
  readonly lit: ReadonlySet<string>;
}

/** What the count at the end of a game is given: the result, and how its parts are called. */
export interface CountProps {
  readonly result: Result;
  readonly names: readonly string[];
  readonly category: (category: string) => string;
  /** What a seat's points in a category were given for; null where the points say enough. */
  readonly detail: (category: string, seat: Seat) => string | null;
  readonly text: GameText;
  readonly say: Say;
  readonly onDone: () => void;
}

/** Pieces of the board that show what the parts of a game in three minutes speak of; each is given the position of the game's primer. */
export type PrimerPictures = Readonly<Record<PrimerPicture, ComponentType<BoardProps>>>;

/** The page's part of a game, loaded when it is opened. */
export interface GameUi {
  readonly Board: ComponentType<BoardProps>;
  /** Counts the points step by step before the end is shown, to whoever sees the game end. */
  readonly Count?: ComponentType<CountProps>;
  /** The types of choice that ask how many, each with the field that says it: they become a number to be set. */
  readonly amounts?: AmountFields;
  /** The sign of something that is counted in a standing, by its id. */
  readonly Sign?: ComponentType<{ readonly id: string }>;
  /** The same words, with the places where long ones may break. */
  breakable?(text: string): string;
  /** Loaded when somebody reads them. */
  pictures(): Promise<PrimerPictures>;
  /** The things on the table that an event speaks of, as `data-thing` marks them. */
  things(event: GameEvent): readonly string[];
}
