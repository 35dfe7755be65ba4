/** What a server tells of tables and people, over HTTP and over the socket. */
import type { Options, Result, Seat, Seating } from '@bottega/kernel';
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
  /** The seat in the game, from the start on. */
  readonly seat: Seat | null;
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
  /** SHA-256 of the server's part of the shuffle, known before anybody else gave theirs; and of the seed, from the start on. */
  readonly secretHash: string;
  readonly seedHash: string | null;
  readonly result: Pick<Result, 'places' | 'points'> | null;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
}

/** How a table that is played at stands, beside the game itself; the same for everybody who looks. */
export interface TableState {
  readonly status: TableStatus;
  readonly standing: Standing;
  readonly players: readonly Player[];
  /** Whose owners are connected. */
  readonly present: readonly Seat[];
}

export interface ChatLine {
  readonly seq: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly time: number;
}

/** What was not done, and why: a code for programs and a sentence for engineers. */
export interface Problem {
  readonly error: string;
  readonly message: string;
}
