/** `bottega admin`: people, tables and backups of a server, also while it runs. */
import { SERVER_SETTINGS } from '@bottega/server/settings';
import { type Command, Option } from 'commander';
import { parseCount } from '../parse-count.js';
import { whenCalled } from '../when-called.js';

const STATUSES = ['waiting', 'playing', 'over', 'ended', 'expired'];

const work = () => import('../admin/work.js');

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
    .action(whenCalled(async () => (await work()).people));
  listing('tables', 'lists tables, those at which something happened last first')
    .addOption(new Option('--status <status>', 'only those').choices(STATUSES))
    .action(whenCalled(async () => (await work()).tables));
  action('ban <person>', 'keeps somebody out, by their id or its beginning').action(
    whenCalled(async () => (await work()).ban),
  );
  action('unban <person>', 'lets somebody in again').action(whenCalled(async () => (await work()).unban));
  action(
    'new-password <person>',
    'gives somebody who forgot theirs another password, and signs them out everywhere',
  ).action(whenCalled(async () => (await work()).newPassword));
  action('delete-person <person>', 'deletes an account; bots play its seats to the end').action(
    whenCalled(async () => (await work()).removePerson),
  );
  action('delete-table <table>', 'deletes a table with everything that happened at it').action(
    whenCalled(async () => (await work()).removeTable),
  );
  action('check', 'plays every stored game again and compares every digest').action(
    whenCalled(async () => (await work()).check),
  );
  action('backup <file>', 'writes a copy of a SQLite database, while the server goes on').action(
    whenCalled(async () => (await work()).backup),
  );
  action('restore <file>', 'puts a backup in the place of the database')
    .option('--force', 'also if there is a database already')
    .action(whenCalled(async () => (await work()).putBack));
  admin
    .command('move')
    .description('takes everything from a SQLite file to an empty PostgreSQL; the file stays as it was')
    .requiredOption('--from <file>', 'the SQLite file')
    .requiredOption('--to <address>', 'postgres://…')
    .action(whenCalled(async () => (await import('../admin/move.js')).move));
}
