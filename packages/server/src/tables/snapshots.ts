/** The newest position of a table on disk: with it the game outlives a change of its rules. */
import type { TableSession } from '@bottega/table/session';
import type { Services } from '../services.js';

export async function keepSnapshot({ db }: Services, table: string, session: TableSession): Promise<void> {
  const { snapshot, record } = session.kept();
  const changed = {
    seq: session.length,
    rules: record.continued?.rules ?? record.rules,
    body: JSON.stringify(snapshot),
  };
  await db
    .insertInto('snapshots')
    .values({ table_id: table, ...changed })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(changed))
    .execute();
}
