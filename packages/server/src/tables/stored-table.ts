/** A table as it stands in the database: its settings, its places, and what happened at it. */
import type { Loaded } from '@bottega/games';
import {
  type Continued,
  digest,
  type Game,
  type GameRecord,
  InputError,
  Match,
  RECORD_FORMAT,
  readSnapshot,
  type Seating,
  sha256Hex,
  upToDate,
} from '@bottega/kernel';
import { type Act, type AnyMatch, choicesOf, type Player, playersAfter } from '@bottega/table';
import type { ActsRow, PlacesRow, SnapshotsRow, TablesRow } from '../store/schema.js';
import type { Db } from '../store/store.js';
import { actOf, unnoticedIn } from './act-rows.js';
import type { GameShelf } from './game-shelf.js';

export interface StoredTable {
  readonly row: TablesRow;
  readonly places: readonly PlacesRow[];
}

/** A game in progress, ready for a session. */
export interface ResumedGame {
  readonly loaded: Loaded;
  readonly match: AnyMatch;
  readonly players: readonly Player[];
  readonly seating: Seating;
  readonly history: readonly Act[];
  /** Acts of which only who did them knows, by their numbers. */
  readonly unnoticed: readonly number[];
}

export async function findTable(db: Db, id: string): Promise<StoredTable | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const places = await db.selectFrom('places').selectAll().where('table_id', '=', id).orderBy('place').execute();
  return { row, places };
}

export async function actsFrom(db: Db, id: string, seq: number): Promise<ActsRow[]> {
  const acts = db.selectFrom('acts').selectAll().where('table_id', '=', id).where('seq', '>=', seq);
  return acts.orderBy('seq').execute();
}

/** Plays everything that happened at a table again. An InputError says why it cannot be gone on with. */
export async function resumeGame(db: Db, games: GameShelf, { row, places }: StoredTable): Promise<ResumedGame> {
  const loaded = await games.load(row.game, row.data === null ? null : JSON.parse(row.data));
  const rows = await actsFrom(db, row.id, 0);
  const history = rows.map(actOf);
  const players = history.reduce(playersAfter, playersOf(places));
  const { record } = await recordOf(db, loaded.game, row, history, rows.at(-1)?.digest ?? null);
  const seating = row.seating as Seating;
  const unnoticed = unnoticedIn(rows);
  return { loaded, match: Match.resume(loaded.game, record), players, seating, history, unnoticed };
}

/** The players by seat, as the game began. */
export function playersOf(places: readonly PlacesRow[]): Player[] {
  const seated = places.filter(({ seat }) => seat !== null);
  return seated.sort((one, other) => Number(one.seat) - Number(other.seat)).map(({ name, bot }) => ({ name, bot }));
}

/** The record of a table under the rules of today. Where they lead elsewhere it goes on from its snapshot, and that is written down. */
async function recordOf(
  db: Db,
  game: Game,
  row: TablesRow,
  history: readonly Act[],
  last: string | null,
): Promise<{ readonly record: GameRecord }> {
  const { seats, rules, seed, data } = row;
  if (seed === null) throw new InputError(`table ${row.id} was not started`);
  const kept = row.continued === null ? null : (JSON.parse(row.continued) as KeptContinued);
  const choices = choicesOf(history);
  const record: GameRecord = {
    bottega: RECORD_FORMAT,
    game: row.game,
    rules,
    seats,
    options: JSON.parse(row.options),
    seed,
    seedHash: sha256Hex(seed),
    ...(data === null ? {} : { data: JSON.parse(data) }),
    ...(kept === null ? {} : { continued: kept.continued }),
    choices,
    // Those in between are found by playing; of what lies before newer rules they are kept.
    digests: choices.map((_, at) => kept?.digests[at] ?? '').concat(last ?? ''),
  };
  if (last === null || leadsTo(game, record, last)) return { record };
  const stored = await db.selectFrom('snapshots').selectAll().where('table_id', '=', row.id).executeTakeFirst();
  const { record: continued } = upToDate(game, record, snapshotOf(stored, history.length));
  const { continued: from, digests } = continued;
  if (from !== undefined) {
    const text = JSON.stringify({ continued: from, digests: digests.slice(0, from.at + 1) } satisfies KeptContinued);
    await db.updateTable('tables').set({ continued: text }).where('id', '=', row.id).execute();
  }
  return { record: continued };
}

/** Where a game went on under newer rules, with the digests until then: they cannot be found any more. */
interface KeptContinued {
  readonly continued: Continued;
  readonly digests: readonly string[];
}

function leadsTo(game: Game, record: GameRecord, last: string): boolean {
  try {
    return digest(Match.resume(game, record).state) === last;
  } catch {
    return false; // these rules do not allow what was chosen under older ones
  }
}

/** A snapshot serves if it is of the newest position. */
function snapshotOf(stored: SnapshotsRow | undefined, acts: number) {
  return stored === undefined || stored.seq !== acts ? null : readSnapshot(JSON.parse(stored.body));
}
