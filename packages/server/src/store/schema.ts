/** The tables of the database, for SQLite and PostgreSQL alike: texts, whole numbers, JSON as text, times as milliseconds since 1970. */
import type { TableStatus } from '@bottega/protocol';

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
}

/** The newest position that was kept of a table: with it a game outlives a change of its rules. */
export interface SnapshotsRow {
  table_id: string;
  seq: number;
  rules: number;
  body: string;
}

export interface ChatRow {
  table_id: string;
  seq: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  time: number;
}

/** What is to be done at a time, by one process; PostgreSQL has a queue of its own for it. */
export interface JobsRow {
  key: string;
  kind: string;
  payload: string;
  run_at: number;
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

export interface Database {
  people: PeopleRow;
  sessions: SessionsRow;
  tables: TablesRow;
  places: PlacesRow;
  acts: ActsRow;
  snapshots: SnapshotsRow;
  chat: ChatRow;
  jobs: JobsRow;
  secrets: SecretsRow;
  processes: ProcessesRow;
  presence: PresenceRow;
}
