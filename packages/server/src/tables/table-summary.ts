/** Who may see a table, and what they are told of it. */
import { type Seating, sha256Hex } from '@bottega/kernel';
import type { SpectatorRights, TableSummary } from '@bottega/protocol';
import type { Standing } from '@bottega/table';
import { conflict } from '../problem.js';
import type { TablesRow } from '../store/schema.js';
import type { StoredTable } from './stored-table.js';

/** What is known of a table beside its row and its places. */
export interface TableFacts {
  /** The seats that have to choose. */
  readonly asked: readonly number[];
  /** When something last happened that everybody knows of; null if nothing has. */
  readonly time: number | null;
  /** Lines of the chat that were not read. */
  readonly unread: number;
}

export const NO_FACTS: TableFacts = { asked: [], time: null, unread: 0 };

/** Before the game whoever knows the address may come; then those who sit there, and those who may look on. */
export function maySee({ row, places }: StoredTable, person: string | null): boolean {
  if (row.status === 'waiting' || (row.spectators as SpectatorRights) !== 'none') return true;
  return isAtTable({ row, places }, person);
}

/** Whether a game has come to an end, by its rules or by agreement. */
const isOver = ({ status }: TablesRow) => status === 'over' || status === 'ended';

/** Refuses what is done with finished games only. */
export function checkOver(row: TablesRow): void {
  if (!isOver(row)) throw conflict('notOver', 'the game is not over yet');
}

/** Whether everything about the game may be seen, its secrets too: once it is over, by those who sat there and those who may look at all. */
export function maySeeAll(stored: StoredTable, person: string | null): boolean {
  if (!isOver(stored.row)) return false;
  return (stored.row.spectators as SpectatorRights) === 'all' || isAtTable(stored, person);
}

export function isAtTable({ row, places }: StoredTable, person: string | null): boolean {
  return person !== null && (row.host === person || places.some((place) => place.person === person));
}

export function summaryOf(
  { row, places }: StoredTable,
  person: string | null,
  { asked, time, unread }: TableFacts,
): TableSummary {
  const { id, game, status, host, seed } = row;
  const isPlaying = status === 'playing';
  const isHere = isAtTable({ row, places }, person);
  const mine = places.find((place) => place.person !== null && place.person === person)?.seat ?? null;
  const isMyTurn = isPlaying && isTurnOf(mine, { asked, standing: row.standing, away: row.away });
  return {
    id,
    game,
    status,
    isOpen: row.is_open === 1,
    isHost: host === person,
    places: places.map((place) => ({
      place: place.place,
      // Whoever has left for good is still called something.
      name: place.person === null && place.bot === null && place.seat === null ? null : place.name,
      bot: place.bot,
      isHost: place.person === host,
      isMe: place.person !== null && place.person === person,
      person: isHere ? place.person : null,
      seat: place.seat,
      heldFor: place.held === null ? null : place.name,
      isHeldForMe: place.held !== null && place.held === person,
      before:
        place.person === null && place.bot === null && place.seat === null && row.brought !== null
          ? place.name || null
          : null,
    })),
    seating: row.seating as Seating,
    options: JSON.parse(row.options),
    hasOwnData: row.data !== null,
    spectators: row.spectators as SpectatorRights,
    clock: JSON.parse(row.clock),
    night: row.night === null ? null : JSON.parse(row.night),
    created: row.created,
    updated: Math.max(row.updated, time ?? 0),
    asked: isPlaying ? asked : [],
    isMyTurn,
    standing: row.standing as Standing,
    unread,
    secretHash: sha256Hex(row.secret),
    seedHash: seed === null ? null : sha256Hex(seed),
    shuffle: maySeeAll({ row, places }, person) ? shuffleOf({ row, places }) : null,
    result: row.result === null ? null : JSON.parse(row.result),
    rematch: row.rematch,
    branch: row.branch === null ? null : JSON.parse(row.branch),
    brought: row.brought,
  };
}

/** Whether a seat has to choose, and its owner does: no bot in their place, and no pause. */
export function isTurnOf(
  seat: number | null,
  { asked, standing, away }: { readonly asked: readonly number[]; readonly standing: string; readonly away: string },
): boolean {
  return seat !== null && asked.includes(seat) && standing === 'running' && !JSON.parse(away).includes(seat);
}

/** What the seed was made of; null for a game that goes on from another or was begun elsewhere, whose seed was known. */
export function shuffleOf({ row, places }: StoredTable) {
  if (row.branch !== null || row.brought !== null) return null;
  const parts = places.flatMap(({ part }) => part ?? []);
  return { secret: row.secret, secretHash: sha256Hex(row.secret), parts };
}
