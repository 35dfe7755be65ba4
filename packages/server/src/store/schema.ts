/** The tables of the database, for SQLite and PostgreSQL alike: texts, whole numbers, JSON as text, times as milliseconds since 1970. */
import type { AnalysisState, TableStatus } from '@bottega/protocol';
import type { NoticeTables } from './notice-schema.js';
import type { ResultTables } from './result-schema.js';

export interface PeopleRow {
  id: string;
  name: string;
  /** The name that an account signs in with, in small letters; null for a guest. */
  handle: string | null;
  password: string | null;
  /** What the person has set, as JSON. */
  settings: string;
  created: number;
  seen: number;
  banned: number | null;
}

/** A browser that somebody is signed in with. Only a hash of what its cookie holds is kept. */
export interface SessionsRow {
  token: string;
  person: string;
  created: number;
  seen: number;
}

export interface TablesRow {
  id: string;
  game: string;
  status: TableStatus;
  host: string;
  is_open: number;
  spectators: string;
  seats: number;
  seating: string;
  options: string;
  data: string | null;
  clock: string;
  night: string | null;
  /** The rules version under which it was begun. */
  rules: number;
  /** The server's part of the shuffle, secret until the end. */
  secret: string;
  seed: string | null;
  /** Where it went on under newer rules, as JSON. */
  continued: string | null;
  result: string | null;
  rematch: string | null;
  created: number;
  updated: number;
  /** When it is given up if nobody has started it. */
  expires: number | null;
  /** The seats that were asked after the deal, as JSON; from the first act on those stand with the acts. */
  asked: string | null;
  /** When the game was dealt. */
  started: number | null;
  /** Whether people and bots choose, and the seats that bots play for their owners, as JSON; both follow from the acts. */
  standing: string;
  away: string;
  /** The finished game that it goes on from, as JSON. */
  branch: string | null;
  /** After how many choices it was brought here from elsewhere; null for a game that is dealt here. */
  brought: number | null;
}

/** Places in the order in which people sit down; their seats are settled when the game starts. */
export interface PlacesRow {
  table_id: string;
  place: number;
  person: string | null;
  bot: string | null;
  name: string;
  part: string | null;
  seat: number | null;
  /** The person for whom the place is kept until they sit down. */
  held: string | null;
  /** When the game ended, for the lists; -1 if it was never begun. */
  ended: number | null;
}

/** What happened at a table. Of two that want the same place only one is kept: that is all that keeps many processes apart. */
export interface ActsRow {
  table_id: string;
  seq: number;
  seat: number;
  type: string;
  time: number;
  request: string | null;
  /** What else there is to the act, as JSON. */
  body: string;
  /** The state's digest after it: whoever plays the acts again must come there. */
  digest: string;
  /** The seats that are asked after it, as JSON. */
  asked: string;
  /** 0 if only who did it knows: a part of an answer that is given in secret. */
  noticed: number;
}

/** The newest position that was kept of a table: with it a game outlives a change of its rules. */
export interface SnapshotsRow {
  table_id: string;
  seq: number;
  rules: number;
  body: string;
}

/** A game from elsewhere, until it goes on here: from then on it stands with the acts. */
export interface BroughtGamesRow {
  table_id: string;
  /** The record as JSON. */
  body: string;
}

/** What was found out about a finished game that somebody looks at again. */
export interface AnalysesRow {
  table_id: string;
  /** What it was made with: if that is not what it is today, it is made anew. */
  format: number;
  rules: number;
  /** How many positions were looked at for a decision. */
  positions: number;
  state: AnalysisState;
  /** How much of it is done, from 0 to 1. */
  share: number;
  /** Why it could not be worked out. */
  trouble: string | null;
  /** As JSON, once it is there. */
  result: string | null;
  /** When its state changed last; of what is there, the day on which it was last asked for. */
  updated: number;
}

export interface ChatRow {
  table_id: string;
  seq: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  time: number;
  /** Made by whoever wrote it: a line that is sent twice is there once. */
  request: string | null;
}

/** How far somebody has read. */
export interface ChatReadsRow {
  table_id: string;
  person: string;
  seq: number;
}

/** Whom somebody does not want to read at a table; -1 for nobody there. */
export interface MutesRow {
  table_id: string;
  person: string;
  seat: number;
}

/** What somebody proposed last at a table. */
export interface ProposalsRow {
  table_id: string;
  id: string;
  kind: string;
  /** Where to go back to, as everybody counts moments, and after how many choices that is. */
  moment: number | null;
  choices: number | null;
  seat: number;
  /** How many acts there were then. */
  seq: number;
  created: number;
  expires: number;
  withdrawn: number;
  /** 1 if whoever says nothing until it expires abstains. */
  silence: number;
}

export interface VotesRow {
  table_id: string;
  proposal: string;
  seat: number;
  agrees: number;
}

/** What is to be done at a time, by one process; PostgreSQL has a queue of its own for it. */
export interface JobsRow {
  key: string;
  kind: string;
  payload: string;
  run_at: number;
}

/** A key of somebody's phone or computer that signs them in. */
export interface PasskeysRow {
  id: string;
  person: string;
  /** As base64url. */
  public_key: string;
  /** How often it was used, as it says itself: one that counts backwards is a copy. */
  counter: number;
  /** How it is reached, as JSON. */
  transports: string;
  label: string;
  created: number;
  used: number | null;
}

/** What a passkey is to sign, by its hash; null where nobody is signed in yet. */
export interface ChallengesRow {
  id: string;
  person: string | null;
  expires: number;
}

/** A link that signs in another device, once. Only a hash of it is kept. */
export interface LinksRow {
  token: string;
  person: string;
  expires: number;
}

/** How often something was tried since a moment, such as a password. */
export interface AttemptsRow {
  key: string;
  count: number;
  since: number;
}

export interface SecretsRow {
  name: string;
  value: string;
}

/** A process that shares a PostgreSQL with others, and when it was last known to live, by the database's clock. */
export interface ProcessesRow {
  id: string;
  /** The name under which it takes jobs. */
  worker: string | null;
  seen: number;
}

/** A seat whose owner looks at the table through a process. One process alone knows it without this. */
export interface PresenceRow {
  process: string;
  table_id: string;
  seat: number;
}

export interface Database extends NoticeTables, ResultTables {
  people: PeopleRow;
  sessions: SessionsRow;
  tables: TablesRow;
  places: PlacesRow;
  acts: ActsRow;
  snapshots: SnapshotsRow;
  brought_games: BroughtGamesRow;
  analyses: AnalysesRow;
  chat: ChatRow;
  chat_reads: ChatReadsRow;
  mutes: MutesRow;
  proposals: ProposalsRow;
  votes: VotesRow;
  jobs: JobsRow;
  secrets: SecretsRow;
  passkeys: PasskeysRow;
  challenges: ChallengesRow;
  links: LinksRow;
  attempts: AttemptsRow;
  processes: ProcessesRow;
  presence: PresenceRow;
}
