/** The host frees a place at which somebody sits, while the table waits. Whoever knows the address may sit down again. */
import type { TableSummary } from '@bottega/protocol';
import type { Person } from '../people/people.js';
import { conflict } from '../problem.js';
import type { Services } from '../services.js';
import type { TableService } from './table-service.js';

export async function removePerson(
  { db, now }: Services,
  tables: TableService,
  { id, host, place }: { readonly id: string; readonly host: Person; readonly place: number },
): Promise<TableSummary> {
  await tables.waitingFor(id, host);
  const { numUpdatedRows } = await db
    .updateTable('places')
    .set({ person: null, name: '', part: null })
    .where('table_id', '=', id)
    .where('place', '=', place)
    .where('person', 'is not', null)
    .where('person', '!=', host.id) // a host who goes closes the table
    .where('seat', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw conflict('changed', `nobody sits at place ${place} who could be sent away`);
  await db.updateTable('tables').set({ updated: now() }).where('id', '=', id).execute();
  return tables.changed(id, host.id);
}
