/** `bottega admin`: people, tables and backups of a server, also while it runs. */
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
  readSettings,
  replacePassword,
  restore,
  SERVER_SETTINGS,
  type Settings,
  unbanPerson,
} from '@bottega/server';
import { type Command, Option } from 'commander';
import { counted, personLines, tableLines } from '../admin/lines.js';
import { homePath } from '../home.js';
import { parseCount } from '../input.js';
import { print, printJson } from '../terminal/print.js';
import { adminMove } from './admin-move.js';

interface AdminFlags {
  readonly database?: string;
  readonly json?: boolean;
}

interface ListFlags extends AdminFlags {
  readonly limit: number;
  readonly name: string;
  readonly status?: string;
}

const STATUSES = ['waiting', 'playing', 'over', 'ended', 'expired'];

/** Adds the command with all it can do. */
export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('people, tables and backups of a server, also while it runs')
    .exitOverride();
  const { flag, env } = SERVER_SETTINGS.database;
  const action = (usage: string, says: string) =>
    admin.command(usage).description(says).option(flag, `the database of the server (or ${env})`);
  const listing = (usage: string, says: string) =>
    action(usage, says)
      .option('--limit <count>', 'how many at most', parseCount('--limit', 1, 1_000_000), 50)
      .option('--json', 'print them as JSON, with whole ids');

  listing('people', 'lists people, those who were here last first')
    .option('--name <text>', 'only those with this in their name', '')
    .action((flags: ListFlags) =>
      at(flags, async ({ services: { db } }) => {
        const people = await listPeople(db, flags.name, flags.limit);
        if (flags.json === true) printJson(people, 2);
        else print(...personLines(people));
      }),
    );
  listing('tables', 'lists tables, those at which something happened last first')
    .addOption(new Option('--status <status>', 'only those').choices(STATUSES))
    .action((flags: ListFlags) =>
      at(flags, async ({ services: { db } }) => {
        const tables = await listTables(db, flags.status ?? null, flags.limit);
        if (flags.json === true) printJson(tables, 2);
        else print(...tableLines(tables));
      }),
    );
  action('ban <person>', 'keeps somebody out, by their id or its beginning').action((id: string, flags: AdminFlags) =>
    at(flags, async ({ services: { db, now } }) => {
      const person = await findId(db, 'people', id);
      await banPerson(db, person, now());
      print(`${person} is banned, and out of the server within half a minute`);
    }),
  );
  action('unban <person>', 'lets somebody in again').action((id: string, flags: AdminFlags) =>
    at(flags, async ({ services: { db } }) => {
      const person = await findId(db, 'people', id);
      await unbanPerson(db, person);
      print(`${person} may come in again`);
    }),
  );
  action(
    'new-password <person>',
    'gives somebody who forgot theirs another password, and signs them out everywhere',
  ).action((id: string, flags: AdminFlags) =>
    at(flags, async ({ services: { db } }) => {
      const person = await findId(db, 'people', id);
      print(await replacePassword(db, person));
    }),
  );
  action('delete-person <person>', 'deletes an account; bots play its seats to the end').action(
    (id: string, flags: AdminFlags) =>
      at(flags, async (parts) => {
        const person = await findId(parts.services.db, 'people', id);
        await deletePerson(parts, person);
        print(`${person} is deleted`);
      }),
  );
  action('delete-table <table>', 'deletes a table with everything that happened at it').action(
    (id: string, flags: AdminFlags) =>
      at(flags, async ({ services: { db } }) => {
        const table = await findId(db, 'tables', id);
        await deleteTable(db, table);
        print(`${table} is deleted`);
      }),
  );
  action('check', 'plays every stored game again and compares every digest').action((flags: AdminFlags) =>
    at(flags, checkAll),
  );
  action('backup <file>', 'writes a copy of a SQLite database, while the server goes on').action(
    async (file: string, flags: AdminFlags) => {
      await backUp(existing(flags), file);
      print(`everything is in ${file}`);
    },
  );
  action('restore <file>', 'puts a backup in the place of the database')
    .option('--force', 'also if there is a database already')
    .action(async (file: string, flags: AdminFlags & { readonly force?: boolean }) => {
      const database = databaseOf(flags);
      await restore(file, database, flags.force === true);
      print(`${database} is what ${file} was`);
    });
  admin
    .command('move')
    .description('takes everything from a SQLite file to an empty PostgreSQL; the file stays as it was')
    .requiredOption('--from <file>', 'the SQLite file')
    .requiredOption('--to <address>', 'postgres://…')
    .action(adminMove);
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
