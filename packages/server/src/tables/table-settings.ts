/** Settings of a table that waits for players, changed by its host. */
import { completeOptions, seatsOf } from '@bottega/kernel';
import type { TableSummary } from '@bottega/protocol';
import type { tableSettings } from '@bottega/protocol/schemas';
import type { z } from 'zod';
import type { Person } from '../people/people.js';
import { conflict } from '../problem.js';
import type { Services } from '../services.js';
import type { Db } from '../store/store.js';
import { emptyPlace } from './new-rows.js';
import { dataOf, refusing, type TableService } from './table-service.js';

type Wanted = z.output<typeof tableSettings>;

/** What was settled when the game was dealt. */
const FIXED = ['seats', 'seating', 'options', 'data'] as const;

/** What is left out stays; house rules are replaced as a whole. Nobody who sits there loses their place. */
export async function changeSettings(
  services: Services,
  tables: TableService,
  { id, host, wanted }: { readonly id: string; readonly host: Person; readonly wanted: Wanted },
): Promise<TableSummary> {
  const { db, games, now } = services;
  const { row } = await tables.waitingFor(id, host);
  if (row.brought !== null && FIXED.some((setting) => setting in wanted)) {
    throw conflict('started', 'a game that was begun elsewhere keeps its seats, house rules and components');
  }
  const data = 'data' in wanted ? dataOf(wanted.data) : row.data;
  const { game } = await refusing(() => games.load(row.game, data === null ? null : JSON.parse(data)));
  const options = await refusing(() => completeOptions(game, wanted.options ?? JSON.parse(row.options)));
  const seats = await refusing(() => seatsOf(game, wanted.seats ?? row.seats));
  const night = wanted.night === undefined ? row.night : wanted.night && JSON.stringify(wanted.night);
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('tables')
      .set({
        data,
        options: JSON.stringify(options),
        seats,
        seating: wanted.seating ?? row.seating,
        is_open: wanted.isOpen === undefined ? row.is_open : Number(wanted.isOpen),
        spectators: wanted.spectators ?? row.spectators,
        clock: wanted.clock === undefined ? row.clock : JSON.stringify(wanted.clock),
        night,
        // Another one in any case: a start that has read the old settings must not deal by them.
        updated: Math.max(now(), row.updated + 1),
      })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where('updated', '=', row.updated)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw conflict('changed', 'something was changed just now: look, and try again');
    await setSeats(transaction, id, seats);
  });
  return tables.changed(id, host.id);
}

/** Adds free places, or takes away the last ones at which no person sits. */
async function setSeats(db: Db, id: string, seats: number): Promise<void> {
  const places = await db.selectFrom('places').selectAll().where('table_id', '=', id).orderBy('place').execute();
  if (seats > places.length) {
    const added = Array.from({ length: seats - places.length }, (_, more) => emptyPlace(id, places.length + more));
    await db.insertInto('places').values(added).execute();
  }
  if (seats >= places.length) return;
  if (places.slice(seats).some(({ person }) => person !== null)) {
    throw conflict('taken', 'somebody sits at a place that would go');
  }
  await db.deleteFrom('places').where('table_id', '=', id).where('place', '>=', seats).execute();
}
