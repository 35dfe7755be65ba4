/** What a server tells of tables and people, over HTTP and over the socket. */
import type { Choice, Options, Result, Seat, Seating, ShuffleParts, View } from '@bottega/kernel';
import type { Player, Standing } from '@bottega/table';
import type { Clock, NightHours } from './schemas.js';

/** Who may look on: nobody; anybody, at what everybody at the table sees; or the same, and everything once the game is over. */
export const SPECTATOR_RIGHTS = ['none', 'public', 'all'] as const;
export type SpectatorRights = (typeof SPECTATOR_RIGHTS)[number];

export const CLOCK_KINDS = ['none', 'decision', 'budget'] as const;

/** A table waits for players, is played at, is over, was ended by agreement, or nobody came in time. */
export const TABLE_STATUSES = ['waiting', 'playing', 'over', 'ended', 'expired'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

/** A guest as whom somebody played on a device before an account signed in there: their seats can be taken over. */
export interface LeftGuest {
  readonly name: string;
  readonly tables: number;
}

/** Who somebody is after signing in, and who they were on this device before. */
export interface SignedIn {
  readonly me: Me;
  readonly guest: LeftGuest | null;
}

/** How somebody can sign in. */
export interface Account {
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
  /** Browsers that are signed in. */
  readonly devices: number;
  readonly guest: LeftGuest | null;
}

export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number | null;
}

/** A link that signs in one other device; it stands behind the address of the page and is used by `POST /api/links/:token`. */
export interface DeviceLink {
  readonly token: string;
  readonly expires: number;
}

/** A place at a table, in the order in which people sit down. */
export interface Place {
  readonly place: number;
  /** Null while nobody sits there. */
  readonly name: string | null;
  readonly bot: string | null;
  readonly isHost: boolean;
  readonly isMe: boolean;
  /** Whose page it is that tells more of them; null for bots, and for whoever does not sit at the table themselves. */
  readonly person: string | null;
  /** The seat in the game, from the start on. */
  readonly seat: Seat | null;
  /** Whose place it is in a rematch, until they sit down. */
  readonly heldFor: string | null;
  readonly isHeldForMe: boolean;
  /** Who played this seat before the game was brought here, while nobody sits there. */
  readonly before: string | null;
}

/** What anybody who may see a table is told of it. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly isOpen: boolean;
  readonly isHost: boolean;
  readonly places: readonly Place[];
  readonly seating: Seating;
  readonly options: Options;
  /** Whether it is played with component data other than the game's own. */
  readonly hasOwnData: boolean;
  readonly spectators: SpectatorRights;
  readonly clock: Clock;
  readonly night: NightHours | null;
  readonly created: number;
  readonly updated: number;
  /** Seats that have to choose. */
  readonly asked: readonly Seat[];
  /** Whether whoever asks has to choose, and no bot does it for them. */
  readonly isMyTurn: boolean;
  readonly standing: Standing;
  /** Lines of the chat that whoever asks has not read. */
  readonly unread: number;
  /** SHA-256 of the server's part of the shuffle, known before anybody else gave theirs; and of the seed, from the start on. */
  readonly secretHash: string;
  readonly seedHash: string | null;
  /** What the seed was made of, once nothing is secret any more, for those who may see everything. */
  readonly shuffle: ShuffleParts | null;
  readonly result: Pick<Result, 'places' | 'points'> | null;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** The finished game that this one goes on from, and after how many choices. */
  readonly branch: { readonly table: string; readonly at: number } | null;
  /** After how many choices a game that was begun elsewhere was brought here: whoever brought it may know its secrets. */
  readonly brought: number | null;
}

/** Where others in the same network find a server, with its port: nothing if they do not. */
export interface Whereabouts {
  readonly addresses: readonly string[];
}

/** Which tables are listed: one's own that are not over, those that wait for anybody, or one's own that are over. */
export const TABLE_LISTS = ['mine', 'open', 'finished'] as const;
export type TableListName = (typeof TABLE_LISTS)[number];

export interface TableList {
  readonly tables: readonly TableSummary[];
  /** Where the next page begins; null if this is the last. */
  readonly next: string | null;
}

/** A seat's clock as it was at `TableClocks.now`; a client lets it run on by itself. */
export interface SeatClockState {
  /** Milliseconds that are left. */
  readonly left: number;
  /** When the time is up, with the night in between; null while it does not run. */
  readonly deadline: number | null;
}

export interface TableClocks {
  /** The server's time: the client's may be another. */
  readonly now: number;
  readonly seats: readonly SeatClockState[];
}

/** What people at a table decide together. */
export const PROPOSAL_KINDS = ['rewind', 'pause', 'resume', 'end'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** It can be voted on; everybody agreed and it was done; or why it was not. */
export const PROPOSAL_OUTCOMES = ['open', 'agreed', 'refused', 'withdrawn', 'overtaken', 'expired'] as const;
export type ProposalOutcome = (typeof PROPOSAL_OUTCOMES)[number];

export interface Proposal {
  readonly id: string;
  readonly kind: ProposalKind;
  /** Where to go back to, as everybody counts moments; null for everything else. */
  readonly moment: number | null;
  /** Who proposed it. */
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
  /** Who has not voted yet. */
  readonly waitsFor: readonly Seat[];
  readonly expires: number;
  readonly outcome: ProposalOutcome;
}

/** How a table that is played at stands, beside the game itself; the same for everybody who looks. */
export interface TableState {
  readonly status: TableStatus;
  readonly standing: Standing;
  readonly players: readonly Player[];
  /** Whose owners are connected. */
  readonly present: readonly Seat[];
  /** Null at a table without clocks. */
  readonly clocks: TableClocks | null;
  /** What was proposed last, and what came of it. */
  readonly proposal: Proposal | null;
  /** The outcome; null before the end. */
  readonly result: Pick<Result, 'places' | 'points'> | null;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** Whether it was begun elsewhere: whoever brought it here may know its secrets. */
  readonly isBrought: boolean;
}

/** Whose lines somebody is not sent. */
export interface Muted {
  readonly isTableMuted: boolean;
  readonly seats: readonly Seat[];
}

export interface ChatLine {
  readonly seq: number;
  readonly name: string;
  /** Null for what was said before the game, when nobody had a seat yet. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly time: number;
}

/** What was said at a table until now, as far as somebody wants to read it. */
export interface TableTalk {
  /** The last lines. */
  readonly chat: readonly ChatLine[];
  /** How many lines were not read yet. */
  readonly unread: number;
  readonly muted: Muted;
}

/** What was not done, and why: a code for programs and a sentence for engineers. */
export interface Problem {
  readonly error: string;
  readonly message: string;
}

/** What a seat may do, told by the server: for programs that do not know the rules. */
export interface SeatOffers {
  readonly seat: Seat | null;
  readonly position: string;
  /** Empty if the seat is not asked. Of several orders in which the same can be done there is one. */
  readonly choices: readonly Choice[];
}

/** Everything that a program needs to choose in a seat, over plain HTTP. */
export interface SeatTurn extends SeatOffers {
  readonly status: TableStatus;
  readonly asked: readonly Seat[];
  readonly view: View;
  readonly result: Pick<Result, 'places' | 'points'> | null;
}
