/** People: guests who become accounts, sign in and out, go to other devices, and leave. */

import { gameById } from '@bottega/games';
import { type GameRecord, Match } from '@bottega/kernel';
import type { Account, DeviceLink, Me, SignedIn } from '@bottega/protocol';
import { AccountClient, ClientError } from '@bottega/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOBODYS_NAME } from '../src/people/departures.js';
import type { PersonalExport } from '../src/people/exports.js';
import { PERSONAL_TABLES } from '../src/people/personal-tables.js';
import { Authenticator } from './authenticator.js';
import { Guest, partOf, type Running, startServer, type WatchedTable } from './server.js';

const PASSWORD = 'correct horse battery staple';

let server: Running;
const guests: Guest[] = [];
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  for (const { client } of guests) client.close();
  await server.close();
});

/** A browser in which nobody is signed in. */
function browser(origin = server.origin): Guest {
  const guest = new Guest(origin);
  guests.push(guest);
  return guest;
}

async function guestNamed(name: string): Promise<Guest> {
  const guest = browser();
  await guest.client.signInAsGuest(name);
  return guest;
}

let accounts = 0;
/** Somebody with an account, under a name that nobody else has in these tests. */
async function account(name = `Account ${++accounts}`): Promise<{ guest: Guest; name: string }> {
  const guest = await guestNamed(name);
  await post(guest, '/api/me/account', { password: PASSWORD });
  return { guest, name };
}

const post = <T = null>({ client }: Guest, path: string, body: unknown = {}) => client.call<T>('POST', path, body);
const get = <T>({ client }: Guest, path: string) => client.call<T>('GET', path);

async function problem(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ClientError) return error.code;
    throw error;
  }
  return 'nothing was wrong';
}

/** A game of two people that has begun. */
async function gameOf(one: Guest, other: Guest): Promise<string> {
  const { id } = await one.client.createTable({ game: 'principato', seats: 2, part: partOf('one') });
  await other.client.join(id, partOf('other'));
  await one.client.start(id);
  return id;
}

const closed = (guest: Guest) =>
  new Promise<number>((resolve) => guest.sockets.at(-1)?.on('close', (code) => resolve(code)));

describe('a guest becomes an account', () => {
  test('and stays the same person with the same seats', async () => {
    const [anna, bruno] = [await guestNamed('Anna of the seats'), await guestNamed('Bruno')];
    const before = await anna.client.me();
    const id = await gameOf(anna, bruno);
    const me = await post<Me>(anna, '/api/me/account', { password: PASSWORD });
    expect(me).toEqual({ id: before?.id, name: 'Anna of the seats', isGuest: false });
    const elsewhere = browser();
    expect(await post<SignedIn>(elsewhere, '/api/sign-in', { name: 'anna OF the seats ', password: PASSWORD })).toEqual(
      {
        me,
        guest: null,
      },
    );
    const { places } = await elsewhere.client.table(id);
    expect(places.map(({ isMe }) => isMe)).toEqual([true, false]);
    expect((await elsewhere.watch(id)).seen().seat).not.toBe(null);
  });

  test('under a name that nobody else has', async () => {
    const { name } = await account();
    const other = await guestNamed(name);
    expect(await problem(post(other, '/api/me/account', { password: PASSWORD }))).toBe('nameTaken');
    expect(await problem(post(other, '/api/me/account', { name: name.toUpperCase(), password: PASSWORD }))).toBe(
      'nameTaken',
    );
    await post(other, '/api/me/account', { name: `${name} II`, password: PASSWORD });
    expect(await problem(post(other, '/api/me/account', { password: PASSWORD }))).toBe('hasAccount');
    expect(await problem(post(other, '/api/me/name', { name }))).toBe('nameTaken');
  });

  test('with a password that is long enough and not the name', async () => {
    const guest = await guestNamed('Longobardo');
    expect(await problem(post(guest, '/api/me/account', { password: 'short' }))).toBe('wrongInput');
    expect(await problem(post(guest, '/api/me/account', { password: 'longobardo' }))).toBe('wrongInput');
  });

  test('and is not made a guest again by mistake', async () => {
    const { guest } = await account();
    expect(await problem(guest.client.signInAsGuest('Somebody else'))).toBe('signedIn');
  });

  test('of the password only a salted hash is kept', async () => {
    const people = [await account(), await account()];
    const kept = await Promise.all(
      people.map(({ name }) =>
        server.services.db
          .selectFrom('people')
          .select('password')
          .where('handle', '=', name.toLowerCase())
          .executeTakeFirstOrThrow(),
      ),
    );
    for (const { password } of kept) expect(password).toMatch(/^scrypt:32768:8:3:[\w-]{22}:[\w-]{43}$/);
    expect(kept[0]).not.toEqual(kept[1]);
  });
});

describe('passwords', () => {
  test('a wrong one, an unknown name and the name of a guest are told alike', async () => {
    const { name } = await account();
    await guestNamed('Only a guest');
    const tried = [
      [name, 'wrong password'],
      ['Nobody at all', PASSWORD],
      ['Only a guest', PASSWORD],
    ];
    for (const [who, password] of tried) {
      expect(await problem(post(browser(), '/api/sign-in', { name: who, password }))).toBe('wrongPassword');
    }
  });

  test('nobody guesses on and on; the owner gets in from elsewhere', async () => {
    const guarded = await startServer({ isBehindProxy: true });
    const owner = browser(guarded.origin);
    await owner.client.signInAsGuest('Guessed');
    await post(owner, '/api/me/account', { password: PASSWORD });
    const from = async (address: string, password: string, name = 'Guessed') => {
      const response = await fetch(`${guarded.origin}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ name, password }),
      });
      return response.status;
    };
    // All at once is no way around.
    const guesses = await Promise.all(Array.from({ length: 14 }, () => from('192.0.2.1', 'a guess')));
    expect(guesses.filter((status) => status === 403)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(4);
    expect(await from('192.0.2.1', PASSWORD)).toBe(429);
    // What somebody says who stands before the proxy does not count.
    expect(await from('198.51.100.7, 192.0.2.1', PASSWORD)).toBe(429);
    expect(await from('192.0.2.2', PASSWORD)).toBe(200);
    expect(await from('192.0.2.1', PASSWORD, 'Somebody else')).toBe(403);
    await guarded.close();
  });

  test('a new one signs out everybody else', async () => {
    const { guest, name } = await account();
    const thief = browser();
    await post(thief, '/api/sign-in', { name, password: PASSWORD });
    expect(await problem(post(guest, '/api/me/password', { old: 'wrong', password: 'another password' }))).toBe(
      'wrongPassword',
    );
    expect(await problem(post(guest, '/api/me/password', { password: 'another password' }))).toBe('wrongPassword');
    await post(guest, '/api/me/password', { old: PASSWORD, password: 'another password' });
    expect(await thief.client.me()).toBe(null);
    expect((await guest.client.me())?.name).toBe(name);
    expect(await problem(post(browser(), '/api/sign-in', { name, password: PASSWORD }))).toBe('wrongPassword');
    await post(browser(), '/api/sign-in', { name, password: 'another password' });
  });
});

describe('names', () => {
  test('change at tables that wait, and stay at those that are played at', async () => {
    const [anna, bruno] = [await guestNamed('Anna'), await guestNamed('Bruno')];
    const playing = await gameOf(anna, bruno);
    const { id: waiting } = await anna.client.createTable({ game: 'principato', seats: 2, part: partOf('x') });
    expect(await post<Me>(anna, '/api/me/name', { name: ' <b>Annetta</b>\u202e ' })).toMatchObject({
      name: '<b>Annetta</b>',
    });
    const nameAt = async (id: string) => (await anna.client.table(id)).places[0].name;
    expect([await nameAt(playing), await nameAt(waiting)]).toEqual(['Anna', '<b>Annetta</b>']);
  });
});

describe('signing out', () => {
  test('ends this browser and its sockets, and no other', async () => {
    const { guest, name } = await account();
    const other = browser();
    await post(other, '/api/sign-in', { name, password: PASSWORD });
    const id = await gameOf(guest, await guestNamed('Bruno'));
    const [here] = [await guest.watch(id), await other.watch(id)];
    const { cookie } = guest;
    const [code] = [closed(guest)];
    await post(guest, '/api/sign-out');
    expect(await code).toBe(4001);
    expect(guest.cookie).toBe('');
    guest.cookie = cookie;
    expect(await guest.client.me()).toBe(null);
    expect((await other.client.me())?.name).toBe(name);
    expect(other.isConnected).toBe(true);
    expect(here.seen().over).toBe(false);
  });

  test('everywhere ends all browsers, sockets and links, in this process and in others', async () => {
    const second = await startServer({ database: server.database });
    const { guest, name } = await account();
    const here = browser();
    const there = browser(second.origin);
    for (const one of [here, there]) await post(one, '/api/sign-in', { name, password: PASSWORD });
    const id = await gameOf(guest, await guestNamed('Bruno'));
    for (const one of [here, there]) await one.watch(id);
    const { token } = await post<DeviceLink>(guest, '/api/me/links');
    const codes = [closed(here), closed(there)];
    await post(guest, '/api/sign-out-everywhere');
    expect(await codes[0]).toBe(4001);
    await second.sockets.check(); // as it is done twice a minute
    expect(await codes[1]).toBe(4001);
    for (const one of [here, there]) expect(await one.client.me()).toBe(null);
    expect(await problem(post(browser(), `/api/links/${token}`))).toBe('noLink');
    there.client.close();
    await second.close();
  });

  test('who is banned is out at the next check', async () => {
    const { guest } = await account();
    const me = await guest.client.me();
    const id = await gameOf(guest, await guestNamed('Bruno'));
    await guest.watch(id);
    const code = closed(guest);
    const banned = server.services.db.updateTable('people').set({ banned: 1 });
    await banned.where('id', '=', me?.id ?? '').execute();
    await server.sockets.check();
    expect(await code).toBe(4001);
    expect(await guest.client.me()).toBe(null);
  });
});

describe('a link to another device', () => {
  test('signs it in as the same person, once', async () => {
    const guest = await guestNamed('Carla');
    const id = await gameOf(guest, await guestNamed('Bruno'));
    const { token } = await post<DeviceLink>(guest, '/api/me/links');
    const phone = browser();
    // A preview that looks at the link uses nothing up.
    expect(await problem(get(phone, `/api/links/${token}`))).toBe('nothingHere');
    expect(await post<SignedIn>(phone, `/api/links/${token}`)).toEqual({ me: await guest.client.me(), guest: null });
    expect((await phone.watch(id)).seen().seat).toBe((await guest.watch(id)).seen().seat);
    expect(await problem(post(browser(), `/api/links/${token}`))).toBe('noLink');
  });

  test('lives a quarter of an hour, and is not in the database', async () => {
    const guest = await guestNamed('Carla');
    const { token, expires } = await post<DeviceLink>(guest, '/api/me/links');
    expect(Math.round((expires - Date.now()) / 60_000)).toBe(15);
    expect(await everything(server)).not.toContain(token);
    await server.services.db
      .updateTable('links')
      .set({ expires: Date.now() - 1 })
      .execute();
    expect(await problem(post(browser(), `/api/links/${token}`))).toBe('noLink');
  });
});

describe('a device where a guest played before', () => {
  test('offers the guest’s seats to the account that signs in, which can take them', async () => {
    const { guest: anna, name } = await account();
    const [device, bruno] = [await guestNamed('Was a guest'), await guestNamed('Bruno')];
    const playing = await gameOf(device, bruno);
    const { id: waiting } = await device.client.createTable({ game: 'principato', seats: 2, part: partOf('x') });
    const { me, guest } = await post<SignedIn>(device, '/api/sign-in', { name, password: PASSWORD });
    expect([me, guest]).toEqual([await anna.client.me(), { name: 'Was a guest', tables: 2 }]);
    expect((await get<Account>(device, '/api/me/account')).guest).toEqual(guest);
    expect((await device.client.table(playing)).places.map(({ isMe }) => isMe)).toEqual([false, false]);
    expect(await post(device, '/api/me/merge')).toEqual({ tables: 2 });
    const { places } = await anna.client.table(playing);
    expect(places.map(({ isMe, name: called }) => [isMe, called])).toEqual([
      [true, 'Was a guest'],
      [false, 'Bruno'],
    ]);
    const table = await anna.client.table(waiting);
    expect([table.isHost, table.places[0].name]).toEqual([true, name]);
    expect((await get<Account>(device, '/api/me/account')).guest).toBe(null);
    expect(await problem(post(device, '/api/me/merge'))).toBe('noGuest');
  });

  test('or leave them', async () => {
    const { name } = await account();
    const device = await guestNamed('Was a guest');
    await gameOf(device, await guestNamed('Bruno'));
    await post(device, '/api/sign-in', { name, password: PASSWORD });
    expect(await device.client.call('DELETE', '/api/me/guest')).toBe(null);
    expect(await problem(post(device, '/api/me/merge'))).toBe('noGuest');
  });

  test('where both sit at one table, a bot plays the guest’s seat', async () => {
    const { guest: anna, name } = await account();
    const device = await guestNamed('Was a guest');
    const id = await gameOf(device, anna);
    await post(device, '/api/sign-in', { name, password: PASSWORD });
    expect(await post(device, '/api/me/merge')).toEqual({ tables: 0 });
    const { places, isHost } = await anna.client.table(id);
    expect(places.map((place) => [place.name, place.isMe])).toEqual([
      [NOBODYS_NAME, false],
      [name, true],
    ]);
    expect(isHost).toBe(true);
    const { players } = (await anna.watch(id)).table?.info ?? { players: [] };
    expect(players.filter(({ hasConceded }) => hasConceded).map((player) => player.name)).toEqual([NOBODYS_NAME]);
  });
});

describe('passkeys', () => {
  const optionsFor = (guest: Guest) => post<{ challenge: string }>(guest, '/api/me/passkeys/options');
  const optionsToSignIn = (guest: Guest) => post<{ challenge: string }>(guest, '/api/sign-in/passkey/options');

  async function withPasskey(name: string): Promise<{ guest: Guest; key: Authenticator }> {
    const guest = await guestNamed(name);
    const key = new Authenticator(server.origin);
    const response = key.create(await optionsFor(guest));
    expect(await post(guest, '/api/me/passkeys', { label: 'phone', response })).toMatchObject({ name, isGuest: false });
    return { guest, key };
  }

  test('make an account of a guest and sign in elsewhere', async () => {
    const { guest, key } = await withPasskey('Key owner');
    const phone = browser();
    for (let times = 0; times < 2; times++) {
      const response = key.get(await optionsToSignIn(phone));
      expect(await post<SignedIn>(phone, '/api/sign-in/passkey', { response })).toMatchObject({
        me: await guest.client.me(),
      });
    }
    const { passkeys, hasPassword } = await get<Account>(guest, '/api/me/account');
    expect([hasPassword, passkeys]).toMatchObject([false, [{ id: key.id, label: 'phone' }]]);
  });

  test('sign a challenge once, for the site that asked, and never count backwards', async () => {
    const { key } = await withPasskey('Key keeper');
    const phone = browser();
    const signIn = (response: unknown) => problem(post(phone, '/api/sign-in/passkey', { response }));
    const used = key.get(await optionsToSignIn(phone));
    expect(await signIn(used)).toBe('nothing was wrong');
    expect(await signIn(used)).toBe('wrongPasskey');
    expect(await signIn(key.get({ challenge: 'made-up' }))).toBe('wrongPasskey');
    key.counter = 0;
    expect(await signIn(key.get(await optionsToSignIn(phone)))).toBe('wrongPasskey');
    key.counter = 10;
    const tampered = key.get(await optionsToSignIn(phone));
    tampered.response.signature = key.get(await optionsToSignIn(phone)).response.signature;
    expect(await signIn(tampered)).toBe('wrongPasskey');
    const elsewhere = new Authenticator('http://evil.example');
    Object.assign(elsewhere, { id: key.id, privateKey: Reflect.get(key, 'privateKey'), counter: 20 });
    expect(await signIn(elsewhere.get(await optionsToSignIn(phone)))).toBe('wrongPasskey');
    expect(await signIn(new Authenticator(server.origin).get(await optionsToSignIn(phone)))).toBe('wrongPasskey');
    await server.services.db.updateTable('challenges').set({ expires: 0 }).execute();
    const late = await optionsToSignIn(phone);
    await server.services.db.updateTable('challenges').set({ expires: 1 }).execute();
    expect(await signIn(key.get(late))).toBe('wrongPasskey');
    expect(await signIn(key.get(await optionsToSignIn(phone)))).toBe('nothing was wrong');
  });

  test('are made for the person who asked, and without certificates that name addresses to fetch', async () => {
    const [one, other] = [await guestNamed('Key one'), await guestNamed('Key other')];
    const add = (guest: Guest, response: unknown) => problem(post(guest, '/api/me/passkeys', { response }));
    const key = new Authenticator(server.origin);
    const options = await optionsFor(one);
    expect(await add(other, key.create(options))).toBe('wrongPasskey');
    const certified = new Map<string, unknown>([
      ['alg', -7],
      ['sig', Buffer.alloc(64)],
      ['x5c', [Buffer.alloc(32)]],
    ]);
    expect(await add(one, key.create(await optionsFor(one), 'packed', certified))).toBe('wrongPasskey');
    expect(await add(one, key.create(await optionsFor(one)))).toBe('nothing was wrong');
    expect(await add(other, key.create(await optionsFor(other)))).toBe('knownPasskey');
    expect((await other.client.me())?.isGuest).toBe(true);
  });

  test('the last way in is not taken away', async () => {
    const { guest, key } = await withPasskey('Key loser');
    const remove = () => problem(guest.client.call('DELETE', `/api/me/passkeys/${key.id}`));
    expect(await remove()).toBe('lastPasskey');
    await post(guest, '/api/me/password', { password: PASSWORD });
    expect(await remove()).toBe('nothing was wrong');
    await post(browser(), '/api/sign-in', { name: 'Key loser', password: PASSWORD });
  });
});

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

describe('the client for accounts', () => {
  test('signs in, and asks only for what there is', async () => {
    const { name } = await account();
    const phone = browser();
    expect((await new AccountClient(phone.client).signIn(name, PASSWORD)).me.name).toBe(name);
    const asked: string[] = [];
    const call = async (method: string, path: string) => {
      asked.push(`${method} ${path}`);
      return null as never;
    };
    const client = new AccountClient({ call });
    const methods = Object.getOwnPropertyNames(AccountClient.prototype).filter(
      (one) => !['constructor', 'post'].includes(one),
    );
    for (const method of methods)
      await (Reflect.get(client, method) as (given: string) => unknown).call(client, 'given');
    const routes = server.routes.map(({ method, url }) => `${method} ${url.replace(/:\w+/, 'given')}`);
    expect(asked.filter((one) => !routes.includes(one))).toEqual([]);
    expect(asked).toHaveLength(methods.length);
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

/** The whole database as text. */
async function everything({ services: { db } }: Running): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as 'people')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}
