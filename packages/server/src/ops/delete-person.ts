/** Deletes somebody's account with everything that is only theirs. Games of others stay whole: a bot plays on, under a neutral name. */
import type { Offline } from './offline.js';

/** What somebody who is gone is called at tables: it needs no language. */
const NOBODYS_NAME = 'N. N.';

export async function deletePerson({ services: { db, now }, live }: Offline, person: string): Promise<void> {
  const seats = await db
    .selectFrom('places')
    .innerJoin('tables', 'tables.id', 'places.table_id')
    .select(['places.table_id', 'places.seat', 'tables.status'])
    .where('places.person', '=', person)
    .execute();
  for (const { table_id, seat, status } of seats) {
    if (status === 'playing' && seat !== null) await live.with(table_id, (table) => table.concede(seat));
  }
  const waiting = seats.filter(({ status }) => status === 'waiting').map(({ table_id }) => table_id);
  await db.transaction().execute(async (transaction) => {
    const hosted = transaction.updateTable('tables').set({ status: 'expired', updated: now() });
    await hosted.where('host', '=', person).where('status', '=', 'waiting').execute();
    const places = transaction.updateTable('places');
    if (waiting.length > 0) {
      const free = places.set({ person: null, name: '', part: null });
      await free.where('person', '=', person).where('table_id', 'in', waiting).execute();
    }
    await places.set({ person: null, name: NOBODYS_NAME }).where('person', '=', person).execute();
    await transaction.updateTable('tables').set({ host: '' }).where('host', '=', person).execute();
    const lines = transaction.updateTable('chat').set({ name: NOBODYS_NAME, text: '', person: '' });
    await lines.where('person', '=', person).execute();
    await transaction.deleteFrom('sessions').where('person', '=', person).execute();
    await transaction.deleteFrom('people').where('id', '=', person).execute();
  });
}
