/** How a finished game was rated, for those who sat there. */
import type { SeatRating, TableRating } from '@bottega/protocol';
import { noTable } from '../problem.js';
import type { Db } from '../store/store.js';
import type { TableService } from '../tables/table-service.js';
import { checkOver, isAtTable } from '../tables/table-summary.js';
import { changeOf } from './rating.js';

export async function tableRating(db: Db, tables: TableService, id: string, person: string): Promise<TableRating> {
  const stored = await tables.visible(id, person);
  if (!isAtTable(stored, person)) throw noTable();
  checkOver(stored.row);
  const rows = await db.selectFrom('results').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  const seats = rows.flatMap((row): SeatRating[] => {
    const change = row.person === null ? null : changeOf(row);
    return change === null ? [] : [{ seat: row.seat, ...change }];
  });
  const [first] = rows;
  if (first === undefined) return { unrated: stored.row.branch === null ? 'ended' : 'branch', seats };
  return { unrated: first.unrated, seats };
}
