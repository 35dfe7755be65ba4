/** Accounts: opening one, signing in to it by password, passkey or link, taking everything along, and leaving for good. */
import type { Account, LeftGuest, SignedIn } from '@bottega/protocol';
import { goodbye, newAccount, newPasskey, newPassword, passkeySignIn, signIn } from '@bottega/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hashed } from '../ids.js';
import { addressKey } from '../limits.js';
import type { Accounts } from '../people/accounts.js';
import type { Attempts } from '../people/attempts.js';
import type { Departures } from '../people/departures.js';
import type { Exports } from '../people/exports.js';
import type { Links } from '../people/links.js';
import { handleOf } from '../people/names.js';
import type { Passkeys, Site } from '../people/passkeys.js';
import type { People, Person } from '../people/people.js';
import { conflict, wrongInput } from '../problem.js';
import type { Services } from '../services.js';
import type { OpenSockets } from '../socket/open-sockets.js';
import {
  clearCookies,
  clearGuestCookie,
  guestSecretIn,
  secretIn,
  setCookie,
  setGuestCookie,
  somebodyIn,
} from './cookie.js';
import { meOf } from './people-routes.js';

export interface AccountParts {
  readonly services: Services;
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly links: Links;
  readonly departures: Departures;
  readonly exports: Exports;
  readonly attempts: Attempts;
  readonly sockets: OpenSockets;
}

/** An export plays every game again; nobody needs it more often in a quarter of an hour. */
const MOST_EXPORTS = 5;

const tokenPath = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
const passkeyPath = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,1400}$/) });

export function addAccountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { people, accounts, passkeys, links, departures, exports, attempts, sockets } = parts;
  const me = (request: FastifyRequest) => somebodyIn(request, people);

  app.get('/api/me/account', async (request): Promise<Account> => {
    const { id } = await me(request);
    return { ...(await waysIn(parts, id)), guest: (await leftGuest(parts, request))?.told ?? null };
  });

  app.post('/api/me/account', async (request) => {
    const { name, password } = newAccount.parse(request.body);
    return opened(parts, await accounts.open(await me(request), name, password));
  });

  app.post('/api/sign-in', async (request, reply) => {
    const { name, password } = signIn.parse(request.body);
    return arrive(parts, request, reply, await accounts.signIn(name, password, addressKey(request.ip)));
  });

  app.post('/api/me/password', async (request) => {
    const person = await me(request);
    const { old, password } = newPassword.parse(request.body);
    await accounts.confirm(person, old, addressKey(request.ip));
    await accounts.setPassword(person, password);
    // Whoever knew the old one is out; whoever asked for this stays.
    const secret = secretIn(request);
    await people.signOutEverywhere(person.id, secret);
    sockets.endPerson(person.id, secret === null ? null : hashed(secret));
    return null;
  });

  app.post('/api/me/passkeys/options', async (request) => passkeys.offer(await me(request), siteOf(request)));

  app.post('/api/me/passkeys', async (request) => {
    const person = await me(request);
    const { name, label, response } = newPasskey.parse(request.body);
    await passkeys.add(person, response, label, siteOf(request), name);
    const known = await people.byId(person.id);
    sockets.renamed(known.id, known.name);
    return meOf(known);
  });

  app.delete('/api/me/passkeys/:id', async (request) => {
    await passkeys.remove((await me(request)).id, passkeyPath.parse(request.params).id);
    return null;
  });

  app.post('/api/sign-in/passkey/options', async (request) => passkeys.ask(siteOf(request)));

  app.post('/api/sign-in/passkey', async (request, reply) => {
    const { response } = passkeySignIn.parse(request.body);
    return arrive(parts, request, reply, await passkeys.signIn(response, siteOf(request)));
  });

  app.post('/api/me/links', async (request) => links.make((await me(request)).id));

  // By POST: whoever only looks where a link leads, such as a messenger's preview, uses nothing up.
  app.post('/api/links/:token', async (request, reply) =>
    arrive(parts, request, reply, await links.use(tokenPath.parse(request.params).token)),
  );

  app.post('/api/me/merge', async (request, reply) => {
    const person = await me(request);
    const guest = await leftGuest(parts, request);
    if (guest === null) throw conflict('noGuest', 'nobody played as a guest on this device');
    const tables = await departures.takeOver(guest.person, person);
    sockets.endPerson(guest.person.id);
    clearGuestCookie(request, reply);
    return { tables };
  });

  app.delete('/api/me/guest', async (request, reply) => {
    await me(request);
    const secret = guestSecretIn(request);
    if (secret !== null) await people.signOut(secret);
    clearGuestCookie(request, reply);
    return null;
  });

  app.get('/api/me/export', async (request, reply) => {
    const { id } = await me(request);
    await attempts.count([{ key: `export ${id}`, most: MOST_EXPORTS }]);
    void reply.header('content-disposition', 'attachment; filename="bottega.json"');
    return exports.of(id);
  });

  app.post('/api/me/delete', async (request, reply) => {
    const person = await me(request);
    const { name, password } = goodbye.parse(request.body);
    if (handleOf(name) !== handleOf(person.name))
      throw wrongInput('to delete everything, type your name as it is shown');
    await accounts.confirm(person, password, addressKey(request.ip));
    await departures.leaveForGood(person.id);
    sockets.endPerson(person.id);
    clearCookies(request, reply);
    return null;
  });
}

async function opened({ sockets }: AccountParts, person: Person) {
  sockets.renamed(person.id, person.name);
  return meOf(person);
}

/** Signs a browser in. A guest who played here before is remembered: their seats can be taken over. */
async function arrive(
  parts: AccountParts,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<SignedIn> {
  const { people, sockets } = parts;
  const before = secretIn(request);
  const person = await people.byId(id);
  const guest = before === null ? null : await guestBehind(parts, before);
  setCookie(request, reply, await people.signIn(id));
  if (before === null) return { me: meOf(person), guest: null };
  // The browser is somebody else now, and so are its sockets.
  sockets.endSession(hashed(before));
  if (guest === null || guest.person.id === id) {
    await people.signOut(before);
    return { me: meOf(person), guest: null };
  }
  setGuestCookie(request, reply, before);
  return { me: meOf(person), guest: guest.told };
}

interface Left {
  readonly person: Person;
  readonly told: LeftGuest;
}

async function leftGuest(parts: AccountParts, request: FastifyRequest): Promise<Left | null> {
  const secret = guestSecretIn(request);
  return secret === null ? null : guestBehind(parts, secret);
}

/** The guest whose cookie this is, if they sit anywhere. */
async function guestBehind({ services, people }: AccountParts, secret: string): Promise<Left | null> {
  const person = await people.bySecret(secret);
  if (person === null || !person.isGuest) return null;
  const { tables } = await services.db
    .selectFrom('places')
    .select(({ fn }) => fn.countAll<number>().as('tables'))
    .where('person', '=', person.id)
    .executeTakeFirstOrThrow();
  return Number(tables) === 0 ? null : { person, told: { name: person.name, tables: Number(tables) } };
}

async function waysIn({ services: { db }, passkeys }: AccountParts, id: string): Promise<Omit<Account, 'guest'>> {
  const { password } = await db.selectFrom('people').select('password').where('id', '=', id).executeTakeFirstOrThrow();
  const sessions = await db.selectFrom('sessions').select('token').where('person', '=', id).execute();
  return { hasPassword: password !== null, passkeys: await passkeys.list(id), devices: sessions.length };
}

/** The site as a browser knows it. */
function siteOf(request: FastifyRequest): Site {
  return { origin: `${request.protocol}://${request.host}`, name: request.hostname };
}
