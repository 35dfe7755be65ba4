/**
 * What the page knows of a table: the one interface between the page and wherever the game is played. Behind it is a worker
 * in this browser; a server can stand behind it as well, and no component knows which.
 */
import type { Hint, Why } from '@bottega/bots';
import type { Choice, Options, Refusal, Result, RulesChange, Seat, Seating } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import type { ChatLine, ProposalKind, TableState } from '@bottega/protocol';
import type { Course, GameAnalysis, Moment, Player, TableInfo, TableSnapshot } from '@bottega/table';

export type { Round } from '@bottega/table';
export type { Course, Hint, Moment, Player, TableInfo, TableSnapshot, Why };

export interface TableClient {
  readonly info: TableInfo;
  /** The newest state; changes are told to subscribers. */
  seen(): TableSnapshot;
  /** If the rules have changed since the game was last played, and what it did under the older ones cannot be played again. */
  readonly rulesChange: RulesChange | null;
  /** What stopped the table while nobody was waiting for an answer: in a bot's turn, for example. Null while all is well. */
  trouble(): Error | null;
  subscribe(listener: () => void): () => void;
  /**
   * Plays choices, all of them or none: null if they were played and are on disk; else why not. If they could not be kept it
   * fails, and nothing has happened.
   */
  choose(choices: readonly Choice[]): Promise<Refusal | null>;
  /** Whether something was taken back. Fails if it could not be kept; nothing has happened then. */
  undo(): Promise<boolean>;
  /** Puts right what stopped the table as far as that can be done, and lets the bots go on. */
  recover(from: Error): Promise<void>;
  /** The person asked for in `handOver` is alone before the screen. */
  take(seat: Seat): Promise<void>;
  /** How the bots go on; null where that is not for this page to say. */
  readonly pace: BotPace | null;
  /** Null where nobody is advised: among people who play against each other. */
  readonly adviser: Adviser | null;
  /** The others at their own screens; null where everybody sits before this one. */
  readonly company: CompanyClient | null;
  moment(at: number, seat: Seat | null): Promise<Moment>;
  /** The moments since this seat's last turn, or since a place in its log, at which it was told something: to be looked at again. */
  recap(since?: number): Promise<readonly number[]>;
  course(): Promise<Course>;
  leave(): void;
}

/** Holds the bots of a table, and lets them go on. */
export interface BotPace {
  /** Whether the bots are held; people choose all the same. */
  isPaused(): boolean;
  pause(isPaused: boolean): void;
  /** One choice of a bot that is seen; bots that go on are held after it. */
  step(): void;
  /** The bots play without a stop until a person is asked. */
  skip(): void;
}

/** What bots think of a position, and why they did something. */
export interface Adviser {
  /**
   * What the strongest bot would do here. It is thought out in slices, and `onProgress` hears how far it is, from 0 to 1. Null if there is
   * nothing to decide, or if something was chosen meanwhile.
   */
  hint(onProgress: (share: number) => void): Promise<Hint | null>;
  /** The same without being asked for: whatever somebody asks meanwhile comes first, and then it is thought about anew. */
  advise(): Promise<Hint | null>;
  /** Why a bot did what a line of the log tells, by its place there; null if that cannot be told. */
  why(line: number): Promise<Why | null>;
  /** What is being thought about is answered with the best that was found so far. */
  stopThinking(): void;
}

/** What somebody missed who was away, by places in their log; it is told until their next turn is over. */
export interface Absence {
  /** Where begins what they have not seen. */
  readonly since: number;
  /** How far the log had come when they were back. */
  readonly until: number;
  /** Where their last turn had ended. */
  readonly lastTurn: number;
}

/** Who else is at a table, each before their own screen. */
export interface Company {
  readonly state: TableState;
  readonly chat: readonly ChatLine[];
  /** How many lines were not read yet. */
  readonly unread: number;
  readonly isMuted: boolean;
  /** What whoever looks has missed; null if nothing. */
  readonly absence: Absence | null;
  /** Whether the server is reached; if not, it is tried again and again. */
  readonly isConnected: boolean;
}

export interface CompanyClient {
  /** The same object until something changes; changes are told to the table's subscribers. */
  seen(): Company;
  say(text: string): Promise<void>;
  /** Everything that was said until now has been read. */
  markRead(): void;
  /** Whether lines of the chat are wanted. */
  mute(isMuted: boolean): Promise<void>;
  /** Asks everybody for something; going back is to a moment, by how many choices there were then. */
  propose(kind: ProposalKind, moment?: number): Promise<void>;
  vote(proposal: string, agrees: boolean): Promise<void>;
  withdraw(proposal: string): Promise<void>;
  /** A bot plays to the end. */
  concede(): Promise<void>;
  /** A bot plays until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** The table at which the same people play again; whoever asks first opens it, the others sit down there. */
  rematch(): Promise<string>;
  /** What the host of that table is called; null if it is oneself. */
  rematchHost(table: string): Promise<string | null>;
  /** When something last happened in the game. */
  lastChange(): Promise<number>;
}

/** A game in the list of games. Of one that cannot be read, as much as can be. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly over: boolean;
  /** Null if it cannot be told without playing the game again. */
  readonly summary: Summary | null;
  /** When it was last played; null if that cannot be read. */
  readonly updated: number | null;
  /** Why it cannot be opened; null as far as a look at it can tell. */
  readonly fault: Fault | null;
}

/** How a stored game stands, as far as everybody at its table may know. */
export interface Summary {
  /** In the game's own words; null where it has no rounds, and at the end. */
  readonly round: Message | null;
  /** Who has to choose. */
  readonly asked: readonly Seat[];
  /** Null before the end. */
  readonly result: Pick<Result, 'places' | 'points'> | null;
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
export interface TableService {
  list(): Promise<readonly Listed[]>;
  begin(table: NewTable): Promise<string>;
  open(id: string): Promise<TableClient>;
  /** Refused while the game is open in another tab. */
  remove(id: string): Promise<void>;
  /** Plays a stored game through: why it cannot be opened, or null. */
  check(id: string): Promise<Fault | null>;
  /** A game as a file holds it, even if it cannot be opened. */
  exportGame(id: string): Promise<unknown>;
  /** What was kept beside a game of what was found out about it afterwards, whatever it is; null if nothing was. */
  keptAnalysis(id: string): Promise<unknown>;
  /** Keeps that beside a game of this browser, and goes with it. Of games elsewhere nothing is kept here. */
  keepAnalysis(id: string, analysis: GameAnalysis): Promise<void>;
  /** Is told whenever stored games have changed, also by other tabs. */
  subscribe(listener: () => void): () => void;
  /** Milliseconds that a bot's choice stays before the next, from now on. */
  setPace(milliseconds: number): void;
  /** A table from a record; the error says what is wrong with it. */
  importRecord(json: unknown): Promise<string>;
  /** A new game that begins where another stood: bots play the other seats. */
  branch(id: string, at: number, seat: Seat): Promise<string>;
}
