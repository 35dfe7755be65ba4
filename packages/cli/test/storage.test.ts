/** What a server does whose database cannot be used: at its start, and when the system lets it write no more. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTable, GameShelf, openStore } from '@bottega/server';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { CommandLine, newHome } from './run.js';
import { serve, sitTwo } from './serving.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const line = new CommandLine();
const start = (database: string) => line.run(newHome(), ['serve', '--no-page', '--port', '0', '--database', database]);

describe('a database that cannot be used is one sentence', () => {
  afterAll(() => line.end());

  test('a file that is none', async () => {
    const file = join(newHome(), 'letter.txt');
    writeFileSync(file, 'Dear Anna, this is no database. '.repeat(50));
    const { code, err } = await start(file);
    expect(err).toBe(
      `bottega: the database ${file} cannot be opened: it is no SQLite database; choose another place with --database or DATABASE_URL\n`,
    );
    expect(code).toBe(2);
  });

  test('one of a newer version', async () => {
    const file = join(newHome(), 'bottega.db');
    const { db, close } = await openStore(file);
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2099-01-01')`.execute(db);
    await close();
    const { code, err } = await start(file);
    expect(err).toBe('bottega: the database was made by a newer version of Bottega: start that one\n');
    expect(code).toBe(2);
  });

  test('a place where nothing can be written', async () => {
    // A folder of the system's own in which nobody, not even root, can make files; where there is none, below a file.
    const folder = process.platform === 'linux' ? '/proc' : '/dev/null';
    const { code, err } = await start(`${folder}/bottega.db`);
    expect(err).toBe(
      `bottega: the database ${folder}/bottega.db cannot be opened: no file can be written there; choose another place with --database or DATABASE_URL\n`,
    );
    expect(code).toBe(2);
  });

  test('a PostgreSQL that is not there, and its password is not told', async () => {
    const { code, err } = await start('postgres://anna:geheim@127.0.0.1:1/bottega');
    expect(err).toMatch(
      /^bottega: the database postgres:\/\/anna:\*\*\*@127\.0\.0\.1:1\/bottega cannot be used: .*\n$/,
    );
    expect(code).toBe(2);
  });
});

test('where the system lets it write no more, what was acknowledged is there all the same', async () => {
  const home = newHome();
  const limited = await serve(home, (args) =>
    // Files may grow to 1.8 MB (or twice that: shells count in blocks of their own); the journal does so within some hundred acts.
    spawn('sh', ['-c', 'ulimit -f 3600; exec "$0" "$@"', process.execPath, MAIN, ...args], {
      env: { ...process.env, BOTTEGA_HOME: home },
    }),
  );
  const { id, players } = await sitTwo(limited.origin);
  const said = await Promise.race(players.map((player) => player.play().catch((error: unknown) => error)));
  expect(said).toMatchObject({ code: 'storageFailed' });
  // It can still be looked at, and is what it was.
  expect((await fetch(`${limited.origin}/healthz`)).status).toBe(200);
  const acknowledged = players.flatMap((player) => [...player.acknowledged]);
  for (const player of players) player.stop();
  await limited.stop();
  expect(acknowledged.length).toBeGreaterThan(20);
  const { db, close } = await openStore(join(home, 'bottega.db'));
  const checked = await checkTable(db, new GameShelf(), id);
  await close();
  expect(checked?.trouble).toBeNull();
  expect(acknowledged.filter((request) => checked?.requests.includes(request) !== true)).toEqual([]);
});
