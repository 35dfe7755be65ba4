/** Games as they were kept or come from a file: nothing in them is believed before it has been read. */
import {
  type Choice,
  cleanName,
  digest,
  equalPlain,
  type Game,
  type GameRecord,
  InputError,
  Match,
  type RulesChange,
  readRecord,
  readSnapshot,
  SEATINGS,
  type Seat,
  type Seating,
  type Snapshot,
  upToDate,
  verify,
} from '@bottega/kernel';
import { type Act, choicesOf, historyFrom } from './history.js';
import type { Player } from './player.js';
import type { AnyMatch, KeptGame } from './session-types.js';

type Fields = Readonly<Record<string, unknown>>;

/** A game that can be played on. */
export interface Opened {
  readonly match: AnyMatch;
  readonly players: readonly Player[];
  readonly seating: Seating;
  readonly history: readonly Act[];
  /** If the game goes on under newer rules from here, and nobody has chosen under them yet. */
  readonly change: RulesChange | null;
}

/**
 * Opens a kept game: plays its choices again under the rules of today, or goes on from its snapshot where they lead elsewhere. An
 * InputError says why it cannot be played on. `players` are those to take if it names none.
 */
export function openKept(game: Game, json: unknown, players?: (seats: number) => readonly Player[]): Opened {
  const fields = fieldsOf(json);
  const snapshot = snapshotOf(fields.snapshot);
  const { record } = upToDate(game, readRecord(game, fields.record), snapshot);
  const given = fields.players ?? null;
  const seated = given === null && players !== undefined ? players(record.seats) : readPlayers(given);
  if (seated.length !== record.seats) {
    throw new InputError(`there are ${seated.length} players for ${record.seats} seats`, { code: 'damaged' });
  }
  return {
    match: resumed(game, record, snapshot),
    players: seated,
    seating: readSeating(fields.seating),
    history: historyOf(fields.history, record),
    change: changeOf(record),
  };
}

/** If a game goes on under newer rules; that is news until somebody has chosen under them. */
export function changeOf({ rules, continued, choices }: GameRecord): RulesChange | null {
  if (continued === undefined || continued.at < choices.length) return null;
  return { from: rules, to: continued.rules, at: continued.at };
}

/** What is kept of a match that nobody has sat down to yet. */
export function keptOf({ match, players, seating, history }: Opened): KeptGame {
  const { record, over } = match;
  return { record, players, seating, history, over, snapshot: { state: match.state, log: match.everything() } };
}

/** A match at its newest position. What the snapshot vouches for is not checked choice by choice. */
function resumed(game: Game, record: GameRecord, snapshot: Snapshot | null): AnyMatch {
  try {
    const isVouchedFor = snapshot !== null && digest(snapshot.state) === record.digests.at(-1);
    const kept = isVouchedFor ? Match.resumeKept(game, record) : null;
    if (kept !== null) return kept;
    const verdict = verify(game, record);
    if (verdict.ok) return Match.resume(game, record);
    const { what, at, detail } = verdict;
    throw new InputError(detail, { code: what, facts: { number: at + 1 } });
  } catch (error) {
    // The rules trust their own states: with a record that only looks like one they may fail anywhere.
    if (error instanceof InputError) throw error;
    throw new InputError(error instanceof Error ? error.message : String(error), { code: 'damaged' });
  }
}

/** A snapshot that cannot be read is as good as none. */
function snapshotOf(json: unknown): Snapshot | null {
  try {
    return json === undefined ? null : readSnapshot(json);
  } catch {
    return null;
  }
}

/** Who sits where. A bot that is not known here is told when it is asked, not before: the others can still be read. */
export function readPlayers(json: unknown): Player[] {
  if (!Array.isArray(json) || !json.every(isPlayer)) {
    throw new InputError('"players" must be a list of names and bots', { code: 'damaged' });
  }
  return json.map(({ name, bot, substitute, hasConceded }, seat) => ({
    name: cleanName(name) || nameless(seat),
    bot: bot === null ? null : cleanName(bot),
    ...(substitute === undefined ? {} : { substitute: cleanName(substitute) }),
    ...(hasConceded === true ? { hasConceded } : {}),
  }));
}

function isPlayer(json: unknown): json is Player {
  const { name, bot, substitute = '' } = fieldsOf(json);
  return typeof name === 'string' && (bot === null || typeof bot === 'string') && typeof substitute === 'string';
}

/** What a player without a name is called. */
export const nameless = (seat: Seat) => `#${seat + 1}`;

/** How they came to sit there; earlier games do not say, and nobody was reseated in them. */
export function readSeating(json: unknown = 'asSat'): Seating {
  const known = SEATINGS.find((one) => one === json);
  if (known !== undefined) return known;
  throw new InputError(`"seating" must be one of ${SEATINGS.join(', ')}`, { code: 'damaged' });
}

/** The history, if it is one of this record; else what the record alone can tell. */
function historyOf(json: unknown, { choices }: GameRecord): readonly Act[] {
  const isHistory = Array.isArray(json) && json.every(isAct) && equalPlain(choicesOf(json), choices);
  return isHistory ? json : historyFrom(choices);
}

function isAct(json: unknown, seq: number): json is Act {
  const { type, seat, time, id, choices, bot, count = 1, ...rest } = fieldsOf(json);
  const isHead = rest.seq === seq && Number.isInteger(seat) && (time === null || typeof time === 'number');
  if (!isHead || (id !== null && typeof id !== 'string')) return false;
  switch (type) {
    case 'choose':
      return Array.isArray(choices) && choices.every(isChoice);
    case 'bot':
    case 'concede':
      return typeof bot === 'string';
    case 'undo':
      return Number.isInteger(count);
    case 'rewind':
      return Number.isInteger(rest.to);
    default:
      return type === 'return' || type === 'pause' || type === 'resume' || type === 'end';
  }
}

function isChoice(json: unknown): json is Choice {
  return typeof fieldsOf(json).type === 'string';
}

function fieldsOf(json: unknown): Fields {
  return typeof json === 'object' && json !== null ? (json as Fields) : {};
}
