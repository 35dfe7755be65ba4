/**
 * Where something of a person is kept, beside `people` itself and their seats at tables. Whatever has a column with a person's id stands
 * here: it is exported with their data, goes when they go, and goes along when a guest's seats are taken over by an account.
 */
import { sql } from 'kysely';
import type { Database } from '../store/schema.js';
import type { Db } from '../store/store.js';

interface PersonalTable {
  readonly table: keyof Database;
  readonly column: string;
  /** What the person is given of it. Secrets and hashes of them are not. */
  readonly exported: readonly string[];
  /** Whether an account takes it over from a guest. */
  readonly isTakenOver: boolean;
  /** What is emptied when they go, where the rest belongs to others as well; elsewhere the whole row goes. */
  readonly emptied?: readonly string[];
}

export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'sessions', column: 'person', exported: ['created', 'seen'], isTakenOver: false },
  { table: 'passkeys', column: 'person', exported: ['label', 'transports', 'created', 'used'], isTakenOver: true },
  { table: 'links', column: 'person', exported: ['expires'], isTakenOver: false },
  { table: 'challenges', column: 'person', exported: ['expires'], isTakenOver: false },
  { table: 'chat_reads', column: 'person', exported: ['table_id', 'seq'], isTakenOver: false },
  { table: 'mutes', column: 'person', exported: ['table_id', 'seat'], isTakenOver: false },
  { table: 'looked', column: 'person', exported: ['table_id', 'acts', 'log'], isTakenOver: false },
  { table: 'notices', column: 'person', exported: ['table_id', 'kind', 'body', 'created'], isTakenOver: false },
  {
    table: 'notice_settings',
    column: 'person',
    exported: ['language', 'paces', 'daily_hour', 'time_offset'],
    isTakenOver: false,
  },
  { table: 'notice_targets', column: 'person', exported: ['channel', 'address', 'created'], isTakenOver: true },
  { table: 'ratings', column: 'person', exported: ['game', 'mu', 'sigma', 'games'], isTakenOver: true },
  {
    table: 'results',
    column: 'person',
    exported: [
      ...['table_id', 'seat', 'game', 'seats', 'place', 'tied', 'ended', 'unrated'],
      ...['mu_before', 'sigma_before', 'mu_after', 'sigma_after'],
    ],
    isTakenOver: true,
    emptied: ['person', 'line'],
  },
];

/** What stands of somebody in those tables. */
export async function personalRows(db: Db, person: string): Promise<Record<string, readonly unknown[]>> {
  const found: Record<string, readonly unknown[]> = {};
  for (const { table, column, exported } of PERSONAL_TABLES) {
    const columns = sql.join(exported.map((name) => sql.ref(name)));
    const { rows } = await sql`select ${columns} from ${sql.table(table)} where ${sql.ref(column)} = ${person}`.execute(
      db,
    );
    found[table] = rows;
  }
  return found;
}

export async function deletePersonalRows(db: Db, person: string): Promise<void> {
  for (const { table, column, emptied } of PERSONAL_TABLES) {
    const own = sql`where ${sql.ref(column)} = ${person}`;
    const empty = sql.join((emptied ?? []).map((name) => sql`${sql.ref(name)} = null`));
    if (emptied === undefined) await sql`delete from ${sql.table(table)} ${own}`.execute(db);
    else await sql`update ${sql.table(table)} set ${empty} ${own}`.execute(db);
  }
}

/** Those that an account takes over from a guest; the others go. */
export async function movePersonalRows(db: Db, guest: string, account: string): Promise<void> {
  for (const { table, column, isTakenOver } of PERSONAL_TABLES) {
    if (!isTakenOver) continue;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${account} where ${sql.ref(column)} = ${guest}`.execute(
      db,
    );
  }
  await deletePersonalRows(db, guest);
}
