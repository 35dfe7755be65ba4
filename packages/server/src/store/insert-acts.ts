/** Many acts in one statement that is the same for any number of them: one value, which the database takes apart, instead of ten each. */
import { sql, type Transaction } from 'kysely';
import type { ActsRow, Database } from './schema.js';

const COLUMNS = {
  table_id: 'text',
  seq: 'integer',
  seat: 'integer',
  type: 'text',
  time: 'bigint',
  request: 'text',
  body: 'text',
  digest: 'text',
  asked: 'text',
  noticed: 'integer',
} as const satisfies Record<keyof ActsRow, string>;
const NAMES = Object.keys(COLUMNS) as (keyof ActsRow)[];

/** Those of a group whose place in their history was free. */
export async function insertActs<Row extends { readonly act: ActsRow }>(
  transaction: Transaction<Database>,
  group: readonly Row[],
  { isSqlite }: { readonly isSqlite: boolean },
): Promise<Row[]> {
  const json = JSON.stringify(group.map(({ act }) => NAMES.map((name) => act[name])));
  const values = NAMES.map((name, at) => valueIn(name, at, isSqlite));
  const source = isSqlite ? sql`json_each(${json}) as one` : sql`json_array_elements(${json}::json) as one(value)`;
  // `where true`: without it SQLite would take "on conflict" for part of a join.
  const { rows } = await sql<Pick<ActsRow, 'table_id' | 'seq'>>`
    insert into acts (${sql.join(NAMES.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${source} where true
    on conflict (table_id, seq) do nothing returning table_id, seq`.execute(transaction);
  const places = new Set(rows.map(({ table_id, seq }) => `${table_id} ${seq}`));
  return group.filter(({ act }) => places.delete(`${act.table_id} ${act.seq}`));
}

function valueIn(name: keyof ActsRow, at: number, isSqlite: boolean) {
  if (isSqlite) return sql`one.value ->> ${sql.lit(at)}`;
  return sql`(one.value ->> ${sql.lit(at)})::${sql.raw(COLUMNS[name])}`;
}
