/** Accounts: opening one, signing in to it by password or link, taking everything along, and leaving for good. */
import type { Account } from '@bottega/protocol';
import { account, deviceLink, personalExport, signedIn, takenOver, me as whoever } from '@bottega/protocol/answers';
import { goodbye, newAccount, newPassword, signIn } from '@bottega/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hashed } from '../ids.js';
import { addressKey } from '../limits.js';
import type { Accounts } from '../people/accounts.js';
import type { Attempts } from '../people/attempts.js';
import type { Departures } from '../people/departures.js';
import type { Exports } from '../people/exports.js';
import type { Links } from '../people/links.js';
import { handleOf } from '../people/names.js';
import type { Passkeys } from '../people/passkeys.js';
import type { Person } from '../people/people.js';
import { conflict, wrongInput } from '../problem.js';
import { api } from './api-docs.js';
import { type ArrivalParts, arrive, leftGuest } from './arriving.js';
import { clearCookies, clearGuestCookie, guestSecretIn, secretIn, somebodyIn } from './cookie.js';
import { meOf } from './people-routes.js';

export interface AccountParts extends ArrivalParts {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly links: Links;
  readonly departures: Departures;
  readonly exports: Exports;
  readonly attempts: Attempts;
}

/** An export plays every game again; nobody needs it more often in a quarter of an hour. */
const MOST_EXPORTS = 5;

const tokenPath = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

export function addAccountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { people, accounts, links, departures, exports, attempts, sockets } = parts;
  const me = (request: FastifyRequest) => somebodyIn(request, people);

  const own = api({ says: 'How you can sign in, and who played as a guest in this browser.', answer: account });
  app.get('/api/me/account', own, async (request): Promise<Account> => {
    const { id } = await me(request);
    return { ...(await waysIn(parts, id)), guest: (await leftGuest(parts, request))?.told ?? null };
  });

  const opening = api({
    says: 'Makes an account of a guest, who keeps everything.',
    body: newAccount,
    answer: whoever,
  });
  app.post('/api/me/account', opening, async (request) => {
    const { name, password } = newAccount.parse(request.body);
    return opened(parts, await accounts.open(await me(request), name, password));
  });

  const byPassword = api({ says: 'Signs in with name and password.', body: signIn, answer: signedIn });
  app.post('/api/sign-in', byPassword, async (request, reply) => {
    const { name, password } = signIn.parse(request.body);
    return arrive(parts, request, reply, await accounts.signIn(name, password, addressKey(request.ip)));
  });

  const newWord = api({
    says: 'Sets the password, and signs out every other browser.',
    body: newPassword,
    answer: z.null(),
  });
  app.post('/api/me/password', newWord, async (request) => {
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

  const linking = api({ says: 'A link that signs in one other device.', answer: deviceLink });
  app.post('/api/me/links', linking, async (request) => links.make((await me(request)).id));

  const byLink = api({ says: 'Signs in with a link, which is used up.', params: tokenPath, answer: signedIn });
  // By POST: whoever only looks where a link leads, such as a messenger's preview, uses nothing up.
  app.post('/api/links/:token', byLink, async (request, reply) =>
    arrive(parts, request, reply, await links.use(tokenPath.parse(request.params).token)),
  );

  const merging = api({ says: 'Takes over the seats of the guest who played in this browser.', answer: takenOver });
  app.post('/api/me/merge', merging, async (request, reply) => {
    const person = await me(request);
    const guest = await leftGuest(parts, request);
    if (guest === null) throw conflict('noGuest', 'nobody played as a guest on this device');
    const tables = await departures.takeOver(guest.person, person);
    sockets.endPerson(guest.person.id);
    clearGuestCookie(request, reply);
    return { tables };
  });

  const lettingGo = api({ says: 'Lets go of the guest who played in this browser.', answer: z.null() });
  app.delete('/api/me/guest', lettingGo, async (request, reply) => {
    await me(request);
    const secret = guestSecretIn(request);
    if (secret !== null) await people.signOut(secret);
    clearGuestCookie(request, reply);
    return null;
  });

  const exporting = api({ says: 'Everything that is kept of you.', answer: personalExport });
  app.get('/api/me/export', exporting, async (request, reply) => {
    const { id } = await me(request);
    await attempts.count([{ key: `export ${id}`, most: MOST_EXPORTS }]);
    void reply.header('content-disposition', 'attachment; filename="bottega.json"');
    return exports.of(id);
  });

  const leaving = api({ says: 'Deletes everything of you. Type your name.', body: goodbye, answer: z.null() });
  app.post('/api/me/delete', leaving, async (request, reply) => {
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

async function waysIn({ services: { db }, passkeys }: AccountParts, id: string): Promise<Omit<Account, 'guest'>> {
  const { password } = await db.selectFrom('people').select('password').where('id', '=', id).executeTakeFirstOrThrow();
  const sessions = await db.selectFrom('sessions').select('token').where('person', '=', id).execute();
  return { hasPassword: password !== null, passkeys: await passkeys.list(id), devices: sessions.length };
}
