/** Guests become accounts: names, passwords, and the client for all of it. */
import type { Me, SignedIn } from '@bottega/protocol';
import { AccountClient } from '@bottega/protocol';
import { describe, expect, test } from 'vitest';
import { account, browser, gameOf, guestNamed, PASSWORD, post, problem, server, useServer } from './accounts.js';
import { partOf, startServer } from './server.js';

useServer();

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
