/** Leaving for good, and taking everything along. */
import { gameById } from '@bottega/games';
import { type GameRecord, Match } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { NOBODYS_NAME } from '../src/people/departures.js';
import type { PersonalExport } from '../src/people/exports.js';
import { PERSONAL_TABLES } from '../src/people/personal-tables.js';
import {
  account,
  closed,
  everything,
  gameOf,
  get,
  guestNamed,
  PASSWORD,
  post,
  problem,
  server,
  useServer,
} from './accounts.js';
import { type Guest, partOf, type WatchedTable } from './server.js';

useServer();

describe('leaving for good', () => {
  test('leaves nothing behind but whole games of others', async () => {
    const { guest: anna, name } = await account('Unmistakable Anna');
    const me = await anna.client.me();
    const bruno = await guestNamed('Bruno');
    const playing = await gameOf(anna, bruno);
    const { id: hosted } = await anna.client.createTable({ game: 'principato', seats: 2, part: partOf('x') });
    const { id: joined } = await bruno.client.createTable({ game: 'principato', seats: 2, part: partOf('y') });
    await anna.client.join(joined, partOf('z'));
    const seen = await bruno.watch(playing);
    await anna.watch(playing);
    await post(anna, '/api/me/links');
    await optionsOf(anna);
    const chat = { table_id: playing, seq: 0, person: me?.id ?? '', name, seat: 0, text: 'I am Anna', time: 0 };
    await server.services.db.insertInto('chat').values(chat).execute();
    const bye = (body: unknown) => problem(post(anna, '/api/me/delete', body));
    expect(await bye({ name: 'Somebody', password: PASSWORD })).toBe('wrongInput');
    expect(await bye({ name })).toBe('wrongPassword');
    expect(await bye({ name, password: 'wrong' })).toBe('wrongPassword');
    const code = closed(anna);
    expect(await bye({ name, password: PASSWORD })).toBe('nothing was wrong');
    expect(await code).toBe(4001);
    expect(await anna.client.me()).toBe(null);

    const left = await everything(server);
    for (const trace of [me?.id ?? '', name, name.toLowerCase(), 'I am Anna']) expect(left).not.toContain(trace);
    expect((await bruno.client.table(hosted)).status).toBe('expired');
    expect((await bruno.client.table(joined)).places[1].name).toBe(null);
    const table = await bruno.client.table(playing);
    expect([table.isHost, table.places.map((place) => place.name)]).toEqual([true, [NOBODYS_NAME, 'Bruno']]);
    // A bot plays on: it becomes Bruno's turn again and again.
    await playSome(seen, 10);
    expect(seen.states.at(-1)?.players.map((player) => player.name)).toContain(NOBODYS_NAME);
    expect(seen.states.at(-1)?.players.map((player) => player.name)).not.toContain(name);
  });

  test('a guest may, too', async () => {
    const guest = await guestNamed('Passing by');
    expect(await problem(post(guest, '/api/me/delete', { name: 'passing by' }))).toBe('nothing was wrong');
    expect(await guest.client.me()).toBe(null);
  });

  test('every table with a person in it is known to be personal', async () => {
    const known = new Map(PERSONAL_TABLES.map(({ table, column }) => [table as string, column]));
    const byHand = ['people', 'places', 'tables', 'chat'];
    const tables = await server.services.db.introspection.getTables();
    const personal = tables.filter(({ name, columns }) => {
      return !byHand.includes(name) && columns.some((column) => ['person', 'host', 'owner'].includes(column.name));
    });
    expect(personal.map(({ name }) => name).sort()).toEqual([...known.keys()].sort());
  });

  const optionsOf = (guest: Guest) => post(guest, '/api/me/passkeys/options');
});

describe('an export', () => {
  test('holds what is kept of somebody, their finished games, and of others what they may see', async () => {
    const { guest: anna, name } = await account();
    const bruno = await guestNamed('Bruno');
    const playing = await gameOf(anna, bruno);
    const { id: finished } = await anna.client.createTable({ game: 'principato', seats: 2, part: partOf('x') });
    await anna.client.sitBot(finished, 1, 'garzone');
    await anna.client.start(finished);
    const game = await anna.watch(finished);
    await anna.client.ask('concede', { table: finished });
    await game.until(({ over }) => over);
    const exported = await get<PersonalExport>(anna, '/api/me/export');
    expect(exported.person).toMatchObject({ name, handle: name.toLowerCase(), hasPassword: true });
    expect(Object.keys(exported.kept)).toEqual(PERSONAL_TABLES.map(({ table }) => table));
    const over = exported.tables.find(({ id }) => id === finished);
    const record = over?.record as GameRecord;
    const { game: rules } = await gameById(record.game).load();
    expect(Match.resume(rules, record).over).toBe(true);
    const running = exported.tables.find(({ id }) => id === playing);
    const table = await anna.watch(playing);
    expect(running?.seen).toMatchObject({ seat: table.seen().seat, view: table.seen().view });
    expect(running?.record).toBe(undefined);
    const { seed, secret } = await server.services.db
      .selectFrom('tables')
      .select(['seed', 'secret'])
      .where('id', '=', playing)
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(exported);
    for (const hidden of [seed ?? '', secret, 'scrypt', partOf('other')]) expect(text).not.toContain(hidden);
  });
});

/** Whoever looks chooses whenever they are asked. */
async function playSome(table: WatchedTable, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const { allowed, over } = await table.until((seen) => seen.over || seen.allowed.length > 0);
    if (over) return;
    const before = table.position;
    const last = allowed[allowed.length - 1];
    expect(await table.choose([last])).toEqual({ ok: true });
    await table.until(() => table.position !== before);
  }
}
