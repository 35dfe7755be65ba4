/** A finished game as a file: its record, who played it, and all that its shuffle was made of. */
import { gameFile } from '@bottega/table';
import { noTable } from '../problem.js';
import type { Services } from '../services.js';
import { resumeGame } from './stored-table.js';
import type { TableService } from './table-service.js';
import { checkOver, maySeeAll, shuffleOf } from './table-summary.js';

/** For those who may see everything. A game that was ended by agreement is open, too: its record just has no end. */
export async function exportGame(
  { db, games }: Services,
  tables: TableService,
  id: string,
  person: string | null,
): Promise<object> {
  const stored = await tables.visible(id, person);
  checkOver(stored.row);
  if (!maySeeAll(stored, person)) throw noTable();
  const { match, players, seating } = await resumeGame(db, games, stored);
  const snapshot = { state: match.state, log: match.everything() };
  const file = gameFile({ record: match.record, players, seating, history: [], snapshot, over: true });
  const shuffle = shuffleOf(stored);
  // The seat that was drawn for each who sat down, in the order in which they did.
  const sat = stored.places.map(({ seat }) => seat);
  return { ...(file as object), ...(shuffle === null ? {} : { sat, shuffle }) };
}
