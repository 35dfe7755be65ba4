/** `bottega admin` beside a server that runs. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccountClient } from '@bottega/protocol';
import { nodeClient } from '@bottega/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bottega, CommandLine, newHome } from './run.js';
import { type Serving, serve, sitTwo, type TwoPeople } from './serving.js';

const home = newHome();
const database = join(home, 'bottega.db');
let server: Serving;
let table: TwoPeople;
const playing: Promise<unknown>[] = [];

const line = new CommandLine();
const admin = (...args: string[]) => line.run(home, ['admin', ...args]);
/** A process for it alone: what else has the file open makes a difference here. */
const alone = (...args: string[]) => bottega(home, ['admin', ...args]);
const listed = async (...args: string[]) => JSON.parse((await admin(...args, '--json')).out);

beforeAll(async () => {
  server = await serve(home);
  table = await sitTwo(server.origin);
});

afterAll(async () => {
  for (const player of table.players) player.stop();
  await Promise.all(playing);
  await server.stop();
  await line.end();
});

describe('bottega admin', () => {
  test('lists people and tables', async () => {
    const people = await listed('people');
    expect(people.map(({ name }: { name: string }) => name).sort()).toEqual(['Anna', 'Bruno']);
    expect(people[0]).toMatchObject({ banned: null, handle: null, tables: 1 });
    expect(await listed('people', '--name', 'ann')).toHaveLength(1);
    expect(await listed('tables')).toMatchObject([
      { id: table.id, game: 'principato', status: 'playing', host: 'Anna' },
    ]);
    expect(await listed('tables', '--status', 'waiting')).toEqual([]);
    const { out } = await admin('tables');
    expect(out).toContain(table.id.slice(0, 8));
    expect(out).not.toContain(table.id);
  });

  test('keeps somebody out, and lets them in again', async () => {
    const [, bruno] = table.clients;
    const { id = '' } = (await bruno.me()) ?? {};
    expect((await admin('ban', id.slice(0, 8))).out).toContain(`${id} is banned`);
    expect(await bruno.me()).toBeNull();
    expect(await listed('people', '--name', 'bruno')).toMatchObject([{ banned: expect.any(Number) }]);
    expect((await admin('unban', id)).code).toBe(0);
    expect(await listed('people', '--name', 'bruno')).toMatchObject([{ banned: null }]);
  });

  test('gives somebody who forgot their password another one, and signs them out', async () => {
    const carla = nodeClient({ origin: server.origin });
    const account = new AccountClient(carla);
    await carla.signInAsGuest('Carla');
    const { id } = await account.open('too hard to remember');
    const { code, out } = await admin('new-password', id);
    expect(code).toBe(0);
    expect(out).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}\n$/);
    expect(await carla.me()).toBeNull();
    await expect(account.signIn('Carla', 'too hard to remember')).rejects.toMatchObject({ code: 'wrongPassword' });
    expect(await account.signIn('Carla', out.trim())).toMatchObject({ me: { id } });
    const [anna] = table.clients;
    const guest = await admin('new-password', (await anna.me())?.id ?? '');
    expect([guest.code, guest.err]).toEqual([2, expect.stringContaining('guests have no password')]);
    expect((await admin('delete-person', id)).code).toBe(0);
  });

  test('makes a backup while people play, from which everything can be gone on with', async () => {
    const file = join(home, 'backup.db');
    playing.push(...table.players.map((player) => player.play().catch(() => {})));
    expect((await alone('backup', file)).code).toBe(0);
    const { code, err } = await admin('backup', file);
    expect([code, err]).toEqual([2, `bottega: ${file} is there already: a backup is a new file\n`]);
    const other = join(newHome(), 'bottega.db');
    expect((await alone('restore', file, '--database', other)).code).toBe(0);
    const checked = await alone('check', '--database', other);
    expect(checked.out).toMatch(/^played again: 1 table with \d+ acts?; not as it was kept: 0\n$/);
    expect(JSON.parse((await alone('tables', '--database', other, '--json')).out)).toMatchObject([{ id: table.id }]);
    const again = await admin('restore', file, '--database', other);
    expect([again.code, again.err]).toEqual([2, `bottega: ${other} is there already: --force overwrites it\n`]);
    expect((await alone('restore', file, '--database', other, '--force')).code).toBe(0);
  });

  test('restores nothing under a server that runs, and nothing that is no database', async () => {
    const file = join(home, 'backup.db');
    const used = await alone('restore', file, '--force');
    expect([used.code, used.err]).toEqual([2, `bottega: ${database} is in use: end the server first\n`]);
    const text = join(home, 'text.db');
    writeFileSync(text, 'no database, but a text. '.repeat(100));
    const wrong = await admin('restore', text, '--database', join(home, 'new.db'));
    expect(wrong.err).toContain(`${text} cannot be restored: `);
    expect(wrong.err).toContain('it is no SQLite database');
    expect(wrong.code).toBe(2);
    expect(existsSync(join(home, 'new.db'))).toBe(false);
  });

  test('deletes an account; a bot plays its seat', async () => {
    const [anna] = table.clients;
    const { id = '' } = (await anna.me()) ?? {};
    expect((await admin('delete-person', id)).out).toBe(`${id} is deleted\n`);
    expect(await anna.me()).toBeNull();
    expect(await listed('people')).toHaveLength(1);
    const { out } = await admin('check');
    expect(out).toContain('not as it was kept: 0');
  });

  test('deletes a table', async () => {
    for (const player of table.players) player.stop();
    expect((await admin('delete-table', table.id)).code).toBe(0);
    expect(await listed('tables')).toEqual([]);
    expect((await admin('check')).out).toBe('played again: 0 tables with 0 acts; not as it was kept: 0\n');
  });

  test.each([
    [['ban', 'ZZZZZZZZ'], 'nothing in people begins with "ZZZZZZZZ"'],
    [['ban', 'x'], 'an id has at least 4 letters of it here, not "x"'],
    [
      ['people', '--database', '/none/such.db'],
      'there is no database /none/such.db; name it with --database or DATABASE_URL',
    ],
    [
      ['backup', 'x', '--database', 'postgres://nobody@127.0.0.1:1/x'],
      'PostgreSQL is backed up with its own pg_dump, and restored with pg_restore',
    ],
    [['people', '--limit', 'many'], '--limit must be a whole number from 1 to 1000000, not "many"'],
  ])('%j is one sentence', async (args, sentence) => {
    const { code, err } = await admin(...args);
    expect([code, err]).toEqual([2, `bottega: ${sentence}\n`]);
  });
});
