/** Many acts in one statement that is the same for any number of them: one value, which the database takes apart, instead of ten each. */
import { CompiledQuery, type Kysely } from 'kysely';
import { type Announcement, CHANNEL, payloadsOf } from '../processes/announcements.js';
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

// `where true`: without it SQLite would take "on conflict" for part of a join.
const insertFrom = (source: string, values: readonly string[]) => `insert into acts (${NAMES.join(', ')})
  select ${values.join(', ')} from ${source} where true
  on conflict (table_id, seq) do nothing returning table_id, seq`;

const FOR_SQLITE = insertFrom(
  'json_each(?) as one',
  NAMES.map((_, at) => `one.value ->> ${at}`),
);
const FOR_POSTGRES = insertFrom(
  'json_array_elements($1::json) as one(value)',
  NAMES.map((name, at) => `(one.value ->> ${at})::${COLUMNS[name]}`),
);
/** Whoever hears of an act that was overtaken finds nothing new. */
const ANNOUNCED = `with kept as (${FOR_POSTGRES}),
  told as (select count(pg_notify($2, payload)) from unnest($3::text[]) as payload)
  select table_id, seq from kept, told`;

/** Those of a group whose place in their history was free. Other processes are told in the same statement. */
export async function insertActs<Row extends { readonly act: ActsRow }>(
  db: Kysely<Database>,
  group: readonly Row[],
  { isSqlite, announcement }: { readonly isSqlite: boolean; readonly announcement: Announcement | null },
): Promise<Row[]> {
  const json = JSON.stringify(group.map(({ act }) => NAMES.map((name) => act[name])));
  const query =
    announcement === null
      ? CompiledQuery.raw(isSqlite ? FOR_SQLITE : FOR_POSTGRES, [json])
      : CompiledQuery.raw(ANNOUNCED, [json, CHANNEL, payloadsOf(announcement)]);
  const { rows } = await db.executeQuery(query as CompiledQuery<Pick<ActsRow, 'table_id' | 'seq'>>);
  const places = new Set(rows.map(({ table_id, seq }) => `${table_id} ${seq}`));
  return group.filter(({ act }) => places.delete(`${act.table_id} ${act.seq}`));
}
