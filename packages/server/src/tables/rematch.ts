/** The same people play again: a new table with the settings of the old one, at which each has their place. */
import type { Seating } from '@bottega/kernel';
import type { TableSummary } from '@bottega/protocol';
import type { Person } from '../people/people.js';
import { notAllowed } from '../problem.js';
import type { Services } from '../services.js';
import type { PlacesRow } from '../store/schema.js';
import { emptyPlace, newTableRow, takenPlace } from './new-rows.js';
import type { TableService } from './table-service.js';
import { checkOver } from './table-summary.js';

export interface Rematch {
  readonly id: string;
  readonly person: Person;
  readonly seating: Seating;
  readonly part: string;
}

/**
 * Whoever asks first opens the table and is its host; whoever asks later sits down at it. The places of the others are kept for them, in the
 * order of the seats that they had: they sit down themselves, because each brings a part of the shuffle.
 */
export async function playAgain(
  services: Services,
  tables: TableService,
  { id, person, seating, part }: Rematch,
): Promise<TableSummary> {
  const { db, queue, news, now } = services;
  const { row, places } = await tables.visible(id, person.id);
  checkOver(row);
  if (places.every((place) => place.person !== person.id)) throw notAllowed('you did not play at this table');
  if (row.rematch !== null) return tables.join(row.rematch, person, part);
  await tables.checkRoom(person);
  const { game } = await services.games.load(row.game, row.data === null ? null : JSON.parse(row.data));
  const { is_open, spectators, seats, options, data, clock, night } = row;
  const created = now();
  const again = newTableRow({
    game: row.game,
    host: person.id,
    is_open,
    spectators,
    seats,
    seating,
    options,
    data,
    clock,
    night,
    rules: game.rules,
    created,
  });
  const bySeat = [...places].sort((one, other) => Number(one.seat) - Number(other.seat));
  const kept = bySeat.map((place, at) => placeAgain(again.id, at, place, person, part));
  const isFirst = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('tables')
      .set({ rematch: again.id })
      .where('id', '=', id)
      .where('rematch', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await transaction.insertInto('tables').values(again).execute();
    await transaction.insertInto('places').values(kept).execute();
    await queue.add(transaction, [{ kind: 'expire', table: again.id, at: again.expires ?? created }]);
    return true;
  });
  if (!isFirst) return playAgain(services, tables, { id, person, seating, part });
  news.tell(id); // who still looks at the old table is told where the new one is
  return tables.summary(again.id, person.id);
}

function placeAgain(table: string, at: number, before: PlacesRow, host: Person, part: string): PlacesRow {
  const { person, bot, name } = before;
  if (person === host.id) return takenPlace(table, at, host, part);
  return { ...emptyPlace(table, at), name, ...(person === null ? { bot } : { held: person }) };
}
