/** One person in several browsers: signing out, links to other devices, and guests who played there before. */
import type { Account, DeviceLink, SignedIn } from '@bottega/protocol';
import { describe, expect, test } from 'vitest';
import { NOBODYS_NAME } from '../src/people/departures.js';
import {
  account,
  browser,
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
import { partOf, startServer } from './server.js';

useServer();

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
