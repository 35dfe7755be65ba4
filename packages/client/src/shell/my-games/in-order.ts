/** Games of this browser and tables at the server in one list. */
import type { TableSummary } from '@bottega/protocol';
import type { Listed } from '../../table/table';
import type { OnlineLists } from '../online/lists';

export type Entry = Readonly<{ id: string; time: number } & ({ game: Listed } | { table: TableSummary })>;

/** Where others wait for one first; then what is being played, then what is over; of each what was played last. */
export function inOrder(games: readonly Listed[], online: OnlineLists | null): Entry[] {
  const tables = [...(online?.running ?? []), ...(online?.finished ?? [])];
  const entries: Entry[] = [
    ...tables.map((table) => ({ id: table.id, time: table.updated, table })),
    ...games.map((game) => ({ id: game.id, time: game.updated ?? 0, game })),
  ];
  return entries.sort((one, other) => rankOf(one) - rankOf(other) || other.time - one.time);
}

function rankOf(entry: Entry): number {
  if ('game' in entry) return entry.game.over ? 2 : 1;
  if (entry.table.isMyTurn) return 0;
  return entry.table.status === 'playing' || entry.table.status === 'waiting' ? 1 : 2;
}
