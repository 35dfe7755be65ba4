/** What an operator does with the people and tables of a server, also while it runs: straight in the database. */
import { InputError } from '@bottega/kernel';
import { sql } from 'kysely';
import { newPassword } from '../ids.js';
import { hashPassword } from '../people/passwords.js';
import type { Db } from '../store/store.js';

export interface PersonLine {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
  readonly created: number;
  readonly seen: number;
  readonly banned: number | null;
  readonly tables: number;
}

export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly seats: number;
  readonly host: string | null;
  readonly acts: number;
  readonly created: number;
  readonly updated: number;
}

/** People, those who were here last first; only those with a text in their name if one is given. */
export async function listPeople(db: Db, text: string, limit: number): Promise<PersonLine[]> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'handle', 'created', 'seen', 'banned'])
    .select(({ selectFrom, fn }) =>
      selectFrom('places')
        .whereRef('places.person', '=', 'people.id')
        .select(fn.countAll<number>().as('count'))
        .as('tables'),
    )
    .where(({ fn, eb, or }) => or([eb(fn('lower', ['name']), 'like', like(text)), eb('handle', 'like', like(text))]))
    .orderBy('seen', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, tables: Number(row.tables ?? 0) }));
}

/** Tables, those at which something happened last first. */
export async function listTables(db: Db, status: string | null, limit: number): Promise<TableLine[]> {
  let tables = db
    .selectFrom('tables')
    .leftJoin('people', 'people.id', 'tables.host')
    .select(['tables.id', 'tables.game', 'tables.status', 'tables.seats', 'people.name as host'])
    .select(['tables.created', 'tables.updated'])
    .select(({ selectFrom, fn }) =>
      selectFrom('acts')
        .whereRef('acts.table_id', '=', 'tables.id')
        .select(fn.countAll<number>().as('count'))
        .as('acts'),
    )
    .orderBy('tables.updated', 'desc')
    .limit(limit);
  if (status !== null) tables = tables.where(sql<string>`tables.status`, '=', status);
  return (await tables.execute()).map((row) => ({ ...row, acts: Number(row.acts ?? 0) }));
}

/** Nobody who is banned is let in; their sessions end with it. */
export async function banPerson(db: Db, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('people').set({ banned: now }).where('id', '=', id).execute();
    await transaction.deleteFrom('sessions').where('person', '=', id).execute();
  });
}

/**
 * Gives somebody with an account another password, who is then told it by the operator. Whoever was signed in is not any more: it may
 * be somebody who should not be.
 */
export async function replacePassword(db: Db, id: string): Promise<string> {
  const { handle } = await db.selectFrom('people').select('handle').where('id', '=', id).executeTakeFirstOrThrow();
  if (handle === null) throw new InputError(`${id} is a guest, and guests have no password`);
  const password = newPassword();
  const kept = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('people').set({ password: kept }).where('id', '=', id).execute();
    await transaction.deleteFrom('sessions').where('person', '=', id).execute();
  });
  return password;
}

export async function unbanPerson(db: Db, id: string): Promise<void> {
  await db.updateTable('people').set({ banned: null }).where('id', '=', id).execute();
}

/** A table with everything that belongs to it, whichever parts of the server have kept it. */
export async function deleteTable(db: Db, id: string): Promise<void> {
  const all = await db.introspection.getTables();
  const owned = all.filter(({ columns }) => columns.some(({ name }) => name === 'table_id'));
  await db.transaction().execute(async (transaction) => {
    for (const { name } of owned) {
      await sql`delete from ${sql.table(name)} where table_id = ${id}`.execute(transaction);
    }
    await transaction.deleteFrom('jobs').where('payload', '=', id).execute();
    await transaction.deleteFrom('tables').where('id', '=', id).execute();
  });
}

/** The whole id of a person or table of which the beginning is known, as it stands in logs and lists. */
export async function findId(db: Db, where: 'people' | 'tables', beginning: string): Promise<string> {
  const start = beginning.replace(/…$/, '');
  if (!/^[\w-]{4,22}$/.test(start)) throw new InputError(`an id has at least 4 letters of it here, not "${beginning}"`);
  const rows = await db
    .selectFrom(where)
    .select('id')
    .where(sql`substr(id, 1, ${sql.lit(start.length)})`, '=', start)
    .limit(2)
    .execute();
  const [first, second] = rows;
  if (first === undefined) throw new InputError(`nothing in ${where} begins with "${start}"`);
  if (second !== undefined) throw new InputError(`several ${where} begin with "${start}": say more of the id`);
  return first.id;
}

const like = (text: string) => `%${text.toLowerCase()}%`;
