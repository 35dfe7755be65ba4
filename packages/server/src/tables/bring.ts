/** A table at which a game goes on that was begun elsewhere: its seats are the places, one of them is the bringer's. */
import type { TableSummary } from '@bottega/protocol';
import type { broughtGame } from '@bottega/protocol/schemas';
import type { z } from 'zod';
import type { Person } from '../people/people.js';
import { wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import type { PlacesRow } from '../store/schema.js';
import { nameBefore, readBrought } from './brought.js';
import { EXPIRY_MS, emptyPlace, newTableRow, takenPlace } from './new-rows.js';
import { dataOf, type TableService } from './table-service.js';

type Brought = z.output<typeof broughtGame>;

/** The table waits like any other; its game goes on when the host starts it. */
export async function bringGame(
  { db, games, queue, now }: Services,
  tables: TableService,
  host: Person,
  { file, seat, part }: Brought,
): Promise<TableSummary> {
  const { record, players } = await readBrought(games, file);
  const { seats } = record;
  if (seat >= seats) throw wrongInput(`there is no seat ${seat}`);
  await tables.checkRoom(host);
  const time = now();
  const row = {
    ...newTableRow({
      game: record.game,
      host: host.id,
      is_open: 0,
      spectators: 'public',
      seats,
      seating: 'asSat',
      options: JSON.stringify(record.options),
      data: dataOf(record.data),
      clock: JSON.stringify({ kind: 'none' }),
      night: null,
      rules: record.rules,
      created: time,
    }),
    brought: record.choices.length,
  };
  const { id } = row;
  const places = Array.from({ length: seats }, (_, place): PlacesRow => {
    if (place === seat) return takenPlace(id, place, host, part);
    return { ...emptyPlace(id, place), name: nameBefore(players, place) };
  });
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('tables').values(row).execute();
    await transaction.insertInto('places').values(places).execute();
    await transaction
      .insertInto('brought_games')
      .values({ table_id: id, body: JSON.stringify(record) })
      .execute();
    await queue.add(transaction, [{ kind: 'expire', table: id, at: time + EXPIRY_MS }]);
  });
  return tables.summary(id, host.id);
}
