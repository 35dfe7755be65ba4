/** People in their browsers at one server: guests, and such as have accounts. */
import { ClientError } from '@bottega/protocol';
import { afterAll, beforeAll } from 'vitest';
import { Guest, partOf, type Running, startServer } from './server.js';

export const PASSWORD = 'correct horse battery staple';

/** The server of the test file that runs. */
export let server: Running;
const guests: Guest[] = [];

/** Whoever calls this in a test file has a server for it, and everybody gone at its end. */
export function useServer(): void {
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    for (const { client } of guests.splice(0)) client.close();
    await server.close();
  });
}

/** A browser in which nobody is signed in. */
export function browser(origin = server.origin): Guest {
  const guest = new Guest(origin);
  guests.push(guest);
  return guest;
}

export async function guestNamed(name: string): Promise<Guest> {
  const guest = browser();
  await guest.client.signInAsGuest(name);
  return guest;
}

let accounts = 0;
/** Somebody with an account, under a name that nobody else has in these tests. */
export async function account(name = `Account ${++accounts}`): Promise<{ guest: Guest; name: string }> {
  const guest = await guestNamed(name);
  await post(guest, '/api/me/account', { password: PASSWORD });
  return { guest, name };
}

export const post = <T = null>({ client }: Guest, path: string, body: unknown = {}) =>
  client.call<T>('POST', path, body);
export const get = <T>({ client }: Guest, path: string) => client.call<T>('GET', path);

/** The code of what was wrong. */
export async function problem(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ClientError) return error.code;
    throw error;
  }
  return 'nothing was wrong';
}

/** A game of two people that has begun. */
export async function gameOf(one: Guest, other: Guest): Promise<string> {
  const { id } = await one.client.createTable({ game: 'principato', seats: 2, part: partOf('one') });
  await other.client.join(id, partOf('other'));
  await one.client.start(id);
  return id;
}

/** Resolves with the code with which somebody's newest socket is closed. */
export const closed = (guest: Guest) =>
  new Promise<number>((resolve) => guest.sockets.at(-1)?.on('close', (code) => resolve(code)));

/** The whole database as text. */
export async function everything({ services: { db } }: Running): Promise<string> {
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
