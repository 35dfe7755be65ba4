/** What `bottega admin` does in a database. */
import { existsSync } from 'node:fs';
import { InputError } from '@bottega/kernel';
import {
  backUp,
  banPerson,
  checkTable,
  deletePerson,
  deleteTable,
  findId,
  isPostgres,
  listPeople,
  listTables,
  type Offline,
  offline,
  replacePassword,
  restore,
  type Settings,
  unbanPerson,
} from '@bottega/server';
import { readSettings, SERVER_SETTINGS } from '@bottega/server/settings';
import { homePath } from '../home.js';
import { print, printJson } from '../terminal/print.js';
import { counted, personLines, tableLines } from './lines.js';

export interface AdminFlags {
  readonly database?: string;
  readonly json?: boolean;
}

export interface ListFlags extends AdminFlags {
  readonly limit: number;
  readonly name: string;
  readonly status?: string;
}

export interface RestoreFlags extends AdminFlags {
  readonly force?: boolean;
}

export const people = (flags: ListFlags) =>
  at(flags, async ({ services: { db } }) => {
    const found = await listPeople(db, flags.name, flags.limit);
    if (flags.json === true) printJson(found, 2);
    else print(...personLines(found));
  });

export const tables = (flags: ListFlags) =>
  at(flags, async ({ services: { db } }) => {
    const found = await listTables(db, flags.status ?? null, flags.limit);
    if (flags.json === true) printJson(found, 2);
    else print(...tableLines(found));
  });

export const ban = (id: string, flags: AdminFlags) =>
  at(flags, async ({ services: { db, now } }) => {
    const person = await findId(db, 'people', id);
    await banPerson(db, person, now());
    print(`${person} is banned, and out of the server within half a minute`);
  });

export const unban = (id: string, flags: AdminFlags) =>
  at(flags, async ({ services: { db } }) => {
    const person = await findId(db, 'people', id);
    await unbanPerson(db, person);
    print(`${person} may come in again`);
  });

export const newPassword = (id: string, flags: AdminFlags) =>
  at(flags, async ({ services: { db } }) => {
    const person = await findId(db, 'people', id);
    print(await replacePassword(db, person));
  });

export const removePerson = (id: string, flags: AdminFlags) =>
  at(flags, async (parts) => {
    const person = await findId(parts.services.db, 'people', id);
    await deletePerson(parts, person);
    print(`${person} is deleted`);
  });

export const removeTable = (id: string, flags: AdminFlags) =>
  at(flags, async ({ services: { db } }) => {
    const table = await findId(db, 'tables', id);
    await deleteTable(db, table);
    print(`${table} is deleted`);
  });

export const check = (flags: AdminFlags) => at(flags, checkAll);

export async function backup(file: string, flags: AdminFlags): Promise<void> {
  await backUp(existing(flags), file);
  print(`everything is in ${file}`);
}

export async function putBack(file: string, flags: RestoreFlags): Promise<void> {
  const database = databaseOf(flags);
  await restore(file, database, flags.force === true);
  print(`${database} is what ${file} was`);
}

/** Tables are looked at one after the other, however many there are. */
async function checkAll({ services: { db, games } }: Offline): Promise<void> {
  let [tables, acts, wrong] = [0, 0, 0];
  for (let last = ''; ; ) {
    const rows = await db.selectFrom('tables').select('id').where('id', '>', last).orderBy('id').limit(1_000).execute();
    if (rows.length === 0) break;
    for (const { id } of rows) {
      const checked = await checkTable(db, games, id);
      tables++;
      acts += checked?.acts ?? 0;
      if (checked?.trouble == null) continue;
      wrong++;
      print(`${id}: ${checked.trouble}`);
    }
    last = rows[rows.length - 1].id;
  }
  print(`played again: ${counted(tables, 'table')} with ${counted(acts, 'act')}; not as it was kept: ${wrong}`);
  if (wrong > 0) process.exitCode = 1;
}

const at = (flags: AdminFlags, work: (parts: Offline) => Promise<void>) => offline(existing(flags), work);

function databaseOf({ database }: AdminFlags): string {
  const { database: place } = readSettings<Pick<Settings, 'database'>>(
    { database: SERVER_SETTINGS.database },
    { database },
    process.env,
  );
  return place ?? homePath('bottega.db');
}

/** The database of a server; nobody wants an empty one to be made. */
function existing(flags: AdminFlags): string {
  const place = databaseOf(flags);
  if (isPostgres(place) || existsSync(place)) return place;
  throw new InputError(`there is no database ${place}; name it with --database or DATABASE_URL`);
}
